"""One file, several games that want it: nobody's moves are overwritten without a question."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from app.journals.library import Library
from core.loading import LARGEST, load
from tests.ui.shell.flights import fly, header, saved_game, started
from ui.dialogs import ask
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")


class Decider:
    """Answers questions by the words on a button, and remembers what was asked and told."""

    def __init__(self) -> None:
        self.answer = ""
        self.asked: list[str] = []
        self.told: list[str] = []

    def choose(self, parent: object, question: str, detail: str, answers: Sequence[str]) -> int | None:
        self.asked.append(question)
        return answers.index(self.answer) if self.answer in answers else None

    def tell(self, parent: object, sentence: str, detail: str = "") -> None:
        self.told.append(f"{sentence} {detail}".strip())


@pytest.fixture
def decider(monkeypatch: pytest.MonkeyPatch) -> Decider:
    decider = Decider()
    monkeypatch.setattr(ask, "choose", decider.choose)
    monkeypatch.setattr(ask, "tell", decider.tell)
    return decider


def opened(window: MainWindow, path: Path) -> GamePage:
    window.games.open(path)
    page = window.tabs.page
    assert page is not None
    return page


def written_by_somebody_else(path: Path) -> bytes:
    """More moves of the game, saved by another process."""
    return saved_game(path, moves=30).read_bytes()


# --- one tab per file ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["same", "symbolic", "hard", "relative"])
def test_a_file_has_one_tab_by_whatever_name(
    kind: str, window: MainWindow, tmp_path: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    other = {"same": path, "relative": Path("game.voltige")}.get(kind, tmp_path / "other.voltige")
    match kind:
        case "symbolic":
            other.symlink_to(path)
        case "hard":
            other.hardlink_to(path)
        case "relative":
            monkeypatch.chdir(tmp_path)
    window.tabs.setCurrentIndex(0)
    assert opened(window, other) is page
    assert window.tabs.pages == [page]


def test_a_game_is_not_saved_over_the_file_of_another_tab(
    window: MainWindow, tmp_path: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    before = path.read_bytes()
    opened(window, path)
    other = window.games.start(header(seed=9))
    fly(other, 4)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    assert not window.games.save(other)
    assert path.read_bytes() == before
    assert "open in another tab" in decider.told[0]


def test_an_ending_that_is_added_does_not_hide_a_file_that_is_there(
    window: MainWindow, tmp_path: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    before = path.read_bytes()
    page = window.games.start(header())
    # The dialog asks about "game", which is not there; what is written is "game.voltige".
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "game"), ""))
    assert not window.games.save(page)
    assert path.read_bytes() == before
    decider.answer = "Overwrite"
    assert window.games.save(page)
    assert len(decider.asked) == 2


# --- a file that changed ---------------------------------------------------------------------------------


def test_a_file_that_changed_is_not_overwritten_unasked(window: MainWindow, tmp_path: Path, decider: Decider) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    fly(page, 3)
    theirs = written_by_somebody_else(path)
    assert not window.games.save(page)
    assert "game.voltige has changed" in decider.asked[0]
    assert path.read_bytes() == theirs
    assert page.modified
    decider.answer = "Overwrite"
    assert window.games.save(page)
    assert load(path.read_bytes()).session.entries == page.session.entries
    # From now on the file is as this game wrote it.
    fly(page, 2)
    assert window.games.save(page)
    assert len(decider.asked) == 2


def test_a_file_that_changed_can_be_left_alone_and_the_game_saved_elsewhere(
    window: MainWindow, tmp_path: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    fly(page, 3)
    theirs = written_by_somebody_else(path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.voltige"), ""))
    decider.answer = "Save as…"
    assert window.games.save(page)
    assert page.path == tmp_path / "mine.voltige"
    assert path.read_bytes() == theirs


def test_a_change_of_the_same_size_and_time_is_a_change(window: MainWindow, tmp_path: Path, decider: Decider) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    facts = path.stat()
    path.write_bytes(path.read_bytes().replace(b"Player 1", b"Player 7", 1))
    os.utime(path, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    fly(page, 3)
    assert not window.games.save(page)
    assert decider.asked


def test_a_file_that_can_not_be_read_any_more_is_a_change(window: MainWindow, tmp_path: Path, decider: Decider) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    fly(page, 3)
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)
    assert not window.games.save(page)
    assert decider.asked
    assert path.stat().st_size == LARGEST + 1


def test_a_file_that_was_touched_or_is_gone_is_just_saved(window: MainWindow, tmp_path: Path, decider: Decider) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    for change in (path.touch, path.unlink):
        fly(page, 3)
        change()
        assert window.games.save(page)
    assert decider.asked == []
    assert load(path.read_bytes()).session.entries == page.session.entries


@pytest.mark.parametrize("changed", [False, True])
def test_a_saved_game_whose_file_is_gone_or_changed_waits_when_it_is_closed(
    changed: bool, window: MainWindow, library: Library, tmp_path: Path, decider: Decider
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 5)
    path = tmp_path / "game.voltige"
    page.save(path)
    if changed:
        path.write_bytes(b"something else")
    else:
        path.unlink()
    window.games.close(page)
    assert len(library.waiting()) == 1


def test_what_a_waiting_game_knew_of_its_file_outlives_the_window(
    window: MainWindow, library: Library, tmp_path: Path, decider: Decider
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    fly(page, 3)
    window.games.close(page)
    theirs = written_by_somebody_else(path)
    (journal,) = library.waiting()
    window.games.resume(journal)
    again = window.tabs.page
    assert again is not None
    assert again.path == path
    assert not window.games.save(again)
    assert path.read_bytes() == theirs


# --- a newer state in the hangar -------------------------------------------------------------------------


@pytest.fixture
def newer(window: MainWindow, library: Library, tmp_path: Path) -> tuple[Path, Path]:
    """A file, and the journal of its game that went on."""
    path = saved_game(tmp_path / "game.voltige")
    page = opened(window, path)
    fly(page, 3)
    window.games.close(page)
    (journal,) = library.waiting()
    return path, journal


def test_a_file_whose_game_went_on_offers_the_newer_game(
    window: MainWindow, newer: tuple[Path, Path], decider: Decider
) -> None:
    path, journal = newer
    window.games.open(path)
    assert "game.voltige" in decider.asked[0]
    assert window.tabs.pages == []
    decider.answer = "Go on with the newer game"
    page = opened(window, path)
    assert page.session.length > load(path.read_bytes()).session.length
    assert page.path == path
    assert not journal.exists()
    assert window.games.save(page)
    assert len(decider.asked) == 2


def test_the_file_as_it_is_and_the_newer_game_do_not_fight_over_the_file(
    window: MainWindow, newer: tuple[Path, Path], decider: Decider, settings: Settings
) -> None:
    path, journal = newer
    decider.answer = "Open the file as it is"
    older = opened(window, path)
    assert older.session.length == load(path.read_bytes()).session.length
    window.games.resume(journal)
    other = window.tabs.page
    assert other is not None
    # The file has a tab already, so the newer game has none until it is saved under a name of its own.
    assert (older.path, other.path) == (path, None)
    assert other.modified


def test_a_journal_that_has_nothing_more_is_not_offered(
    window: MainWindow, library: Library, tmp_path: Path, settings: Settings, decider: Decider
) -> None:
    path = saved_game(tmp_path / "game.voltige")
    (tmp_path / "autosave").mkdir()
    journal = saved_game(tmp_path / "autosave" / "left by a crash.voltige")
    settings.set_saved_to(journal, path)
    assert library.of_file(path) == [journal]
    opened(window, path)
    assert decider.asked == []


def test_the_newer_game_is_offered_even_if_the_file_is_damaged(
    window: MainWindow, newer: tuple[Path, Path], decider: Decider
) -> None:
    path, _ = newer
    path.write_bytes(b"nonsense")
    decider.answer = "Go on with the newer game"
    opened(window, path)
    assert decider.told == []


# --- journals opened by hand -----------------------------------------------------------------------------


def test_the_journal_of_a_running_game_leads_to_its_tab(window: MainWindow, decider: Decider) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 6)
    window.tabs.setCurrentIndex(0)
    assert opened(window, page.journal.path) is page
    assert window.tabs.pages == [page]


def test_a_waiting_journal_opened_by_hand_is_resumed(
    window: MainWindow, library: Library, tmp_path: Path, settings: Settings, decider: Decider
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 6)
    window.games.close(page)
    (journal,) = library.waiting()
    link = tmp_path / "link.voltige"
    link.symlink_to(journal)
    again = opened(window, link)
    assert again.path is None
    assert not journal.exists()
    assert settings.recent() == []


def test_a_journal_that_another_window_has_is_left_to_it(
    window: MainWindow, autosave: Path, settings: Settings, decider: Decider
) -> None:
    running = Library(autosave, settings).journal(header(), started(), pytest.fail)
    window.games.open(running.path)
    assert window.tabs.pages == []
    assert "another window" in decider.told[0]
    running.close(keep=False)


def test_no_game_is_saved_among_the_journals(
    window: MainWindow, autosave: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 6)
    running = page.journal.path.read_bytes()
    other = window.games.start(header(seed=8))
    for name in (page.journal.path, autosave / "new"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(name), ""))
        assert not window.games.save(other)
    assert page.journal.path.read_bytes() == running
    assert len(decider.told) == 2


# --- what can't be shown ---------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["file", "hangar"])
def test_a_game_that_fails_while_it_is_shown_leaves_no_half_tab_and_loses_nothing(
    where: str, window: MainWindow, autosave: Path, library: Library, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.games.start(header())
    autosave.mkdir(exist_ok=True)
    path = saved_game((autosave if where == "hangar" else autosave.parent) / "odd.voltige")
    before = path.read_bytes()
    monkeypatch.setattr("ui.files.opening.rehearse", lambda opened: [][1])
    window.games.open(path)
    assert window.tabs.pages == [page]
    assert decider.told == ["This game can't be shown."]
    assert path.read_bytes() == before
    assert (path in library.waiting()) == (where == "hangar")


def test_a_tab_that_fails_when_it_is_added_is_taken_away(
    window: MainWindow, autosave: Path, tmp_path: Path, decider: Decider, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path / "odd.voltige")
    monkeypatch.setattr(GamePage, "set_theme", lambda self, theme: [][1])
    window.games.open(path)
    assert window.tabs.pages == []
    assert decider.told == ["This game can't be shown."]
    assert list(autosave.iterdir()) == []
