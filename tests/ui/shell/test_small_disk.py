"""A window whose journals lie on a real disk of 200 kB, full or read-only in every phase of a game.

Needs root, to mount it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.journals import journal as autosaving
from app.journals.library import Library
from core.loading import load
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from ui.hangar.saved_tile import SavedTile
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.torture

SAVE_AS, LEAVE, CANCEL = 0, 1, None
PATIENT = 60_000


class SmallDisk:
    """A file system of its own, which can be filled, freed, and made read-only."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self._ballast = folder / "ballast"
        _mount("-t", "tmpfs", "-o", "size=200k", "tmpfs", str(folder))

    def fill(self) -> None:
        with self._ballast.open("ab", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def set_read_only(self, read_only: bool) -> None:
        _mount("-o", f"remount,{'ro' if read_only else 'rw'}", str(self.folder))

    def close(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


def _mount(*arguments: str) -> None:
    if subprocess.run(["mount", *arguments], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SmallDisk]:
    monkeypatch.setattr(autosaving, "PATIENCE", 20)
    disk = SmallDisk(tmp_path / "disk")
    yield disk
    disk.close()


@pytest.fixture
def autosave(disk: SmallDisk) -> Path:
    return disk.folder / "autosave"


def kept(page: GamePage) -> bool:
    path = page.journal.path
    written = path.read_bytes() if path.exists() else b""
    return bool(written) and load(written).session.entries == page.session.entries


def test_a_game_begun_on_a_full_disk(window: MainWindow, disk: SmallDisk, person: Person, qtbot: QtBot) -> None:
    disk.fill()
    page = window.games.start(header(humans=2))
    fly(page, 20)
    assert len(person.read) == 1
    disk.free()
    qtbot.waitUntil(lambda: kept(page), timeout=PATIENT)


def test_a_disk_that_fills_in_the_middle_of_a_long_game(
    window: MainWindow, disk: SmallDisk, person: Person, qtbot: QtBot, library: Library
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 14)
    disk.fill()
    for seed in range(40):
        fly(page, 2, seed=seed)
    assert not kept(page)
    person.answer = CANCEL
    assert not window.close()
    disk.free()
    assert window.close()
    (journal,) = library.waiting()
    assert load(journal.read_bytes()).session.entries == page.session.entries


def test_a_tab_closed_on_a_full_disk(
    window: MainWindow, disk: SmallDisk, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 5)
    disk.fill()
    # As many moves as the last page of the file has no room for.
    for seed in range(60):
        fly(page, 2, seed=seed)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "rescued.voltige"), ""))
    person.answer = SAVE_AS
    window.menu_actions.close.trigger()
    assert window.tabs.pages == []
    assert load((tmp_path / "rescued.voltige").read_bytes()).session.entries == page.session.entries


def test_quitting_on_a_full_disk_leaves_a_whole_journal(
    window: MainWindow, disk: SmallDisk, person: Person, library: Library
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 5)
    disk.fill()
    for seed in range(60):
        fly(page, 2, seed=seed)
    person.answer = LEAVE
    assert window.close()
    (journal,) = library.waiting()
    loaded = load(journal.read_bytes())
    assert loaded.problem is None
    assert page.session.entries[: loaded.session.length] == loaded.session.entries


def test_listing_and_resuming_on_a_full_disk(
    window: MainWindow, disk: SmallDisk, autosave: Path, person: Person, qtbot: QtBot, library: Library
) -> None:
    autosave.mkdir()
    journal = saved_game(autosave / "waiting.voltige")
    disk.fill()
    window.hangar.refresh()
    assert [tile.path for tile in window.hangar.findChildren(SavedTile)] == [journal]
    window.games.resume(journal)
    page = window.tabs.page
    assert page is not None
    assert "no room on the disk" in person.read[-1]
    fly(page, 3)
    disk.free()
    qtbot.waitUntil(lambda: not journal.exists(), timeout=PATIENT)
    assert kept(page)


def test_a_read_only_home_shows_its_games_and_they_can_be_played(
    window: MainWindow,
    disk: SmallDisk,
    autosave: Path,
    person: Person,
    qtbot: QtBot,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    autosave.mkdir()
    journal = saved_game(autosave / "waiting.voltige")
    disk.set_read_only(True)
    window.hangar.refresh()
    assert library.waiting() == [journal]
    window.waiting.discard(journal)
    assert "read-only" in person.read[-1]
    window.games.resume(journal)
    page = window.tabs.page
    assert page is not None
    assert "read-only" in person.read[-1]
    fly(page, 3)
    person.answer = CANCEL
    assert not window.close()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "rescued.voltige"), ""))
    person.answer = SAVE_AS
    assert window.close()
    assert load((tmp_path / "rescued.voltige").read_bytes()).session.entries == page.session.entries
    assert library.waiting() == [journal]
