"""The games that wait: seen whatever lies beside them, never seen while somebody has them, and never to strangers."""

from __future__ import annotations

import os
import random
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSettings
from pytestqt.qtbot import QtBot

from app.journals import file_hold
from app.journals.file_hold import is_held
from app.journals.library import Library
from tests.app.disks import no_folder
from tests.app.test_journal import move, table
from tests.ui.shell.flights import saved_game
from ui.files.reading import Unreadable
from ui.files.shelf import InUse, Order
from ui.settings import Settings

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "autosave"
    folder.mkdir()
    return folder


@pytest.fixture
def library(folder: Path, qtbot: QtBot) -> Library:
    return Library(folder, Settings(QSettings(str(folder.parent / "x.ini"), QSettings.Format.IniFormat)))


def locks() -> dict[str, str]:
    """What older versions and power cuts leave beside a journal."""
    here = socket.gethostname()
    return {
        "empty": "",
        "rubbish": "\0\xff no lock at all",
        "of this process": f"{os.getpid()}\n{Path(sys.executable).name}\n{here}\n",
        "of init": f"1\npython3.11\n{here}\n",
        "of a dead process": f"4194303\npython3.11\n{here}\n",
        "of another host": f"{os.getpid()}\npython3.11\nelsewhere\n0123\n4567\n",
    }


@pytest.mark.parametrize("kind", locks())
def test_whatever_lock_file_lies_beside_a_game_it_waits_and_can_be_taken(
    library: Library, folder: Path, kind: str
) -> None:
    journal = saved_game(folder / "game.voltige")
    (folder / "game.voltige.lock").write_text(locks()[kind])
    assert library.waiting() == [journal]
    library.take(journal)
    library.discard(journal)
    assert library.waiting() == []


def test_a_living_lock_of_qt_hides_nothing_either(library: Library, folder: Path) -> None:
    journal = saved_game(folder / "game.voltige")
    lock = QLockFile(f"{journal}.lock")
    assert lock.tryLock(0)
    assert library.waiting() == [journal]
    lock.unlock()


HOLDER = """
import sys
from pathlib import Path
from app.journals.journal import Journal
from tests.app.test_journal import table
journal = Journal(Path(sys.argv[1]), *table(), print)
print("held", flush=True)
sys.stdin.read()
"""


def test_what_another_living_voltige_has_is_not_offered_and_dies_with_it(library: Library, folder: Path) -> None:
    journal = folder / "theirs.voltige"
    command = [sys.executable, "-c", HOLDER, str(journal)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        assert library.waiting() == []
        with pytest.raises(InUse):
            library.take(journal)
        with pytest.raises(InUse):
            library.discard(journal)
        other.kill()
        other.wait()
        assert library.waiting() == [journal]
        library.take(journal)
        library.release(journal)


@pytest.mark.parametrize("order", Order)
def test_listing_looks_at_those_alone_that_are_asked_for_and_makes_nothing(
    order: Order, library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.order = order
    for index in range(40):
        journal = saved_game(folder / f"{index}.voltige")
        os.utime(journal, (index, index))
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    asked: list[Path] = []

    def is_held(path: Path) -> bool:
        asked.append(path)
        return False

    monkeypatch.setattr("app.journals.library.is_held", is_held)
    monkeypatch.setattr(os, "fsync", lambda _: pytest.fail("nothing is synced to look"))
    monkeypatch.setattr(file_hold, "hold", lambda _: pytest.fail("nothing is held to look"))
    monkeypatch.setattr("ui.files.reading.read", lambda _: pytest.fail("nothing is read to look"))
    newest = library.waiting(3)
    assert library.names(newest) == {}
    assert [path.stem for path in newest] == ["39", "38", "37"]
    assert asked == newest
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before


def test_asking_whether_a_file_is_held_leaves_it_free(folder: Path) -> None:
    journal = saved_game(folder / "game.voltige")
    assert not is_held(journal)
    assert not is_held(journal)
    assert sorted(folder.iterdir()) == [journal]


def test_pipes_devices_folders_and_links_are_no_journals(library: Library, folder: Path) -> None:
    os.mkfifo(folder / "pipe.voltige")
    (folder / "folder.voltige").mkdir()
    (folder / "null.voltige").symlink_to("/dev/zero")
    (folder / "nowhere.voltige").symlink_to(folder / "nothing")
    assert library.waiting() == []
    assert not is_held(folder / "pipe.voltige")


def test_no_folder_is_an_empty_hangar(library: Library, folder: Path) -> None:
    folder.rmdir()
    assert library.waiting() == []
    with no_folder(folder):
        assert library.waiting() == []


def test_a_game_that_is_gone_says_so(library: Library, folder: Path) -> None:
    with pytest.raises(Unreadable):
        library.take(folder / "gone.voltige")


@pytest.mark.skipif(os.name != "posix", reason="other systems keep strangers out of a user's folders by themselves")
def test_journals_are_their_owners_alone_old_ones_too(library: Library, folder: Path) -> None:
    old = saved_game(folder / "old.voltige")
    folder.chmod(0o755)
    old.chmod(0o644)
    header, session = table()
    journal = library.journal(header, session, pytest.fail)
    library.waiting()
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, old, journal.path)] == [0o700, 0o600, 0o600]
    journal.close(keep=True)


@pytest.mark.skipif(os.name != "posix", reason="other systems keep strangers out of a user's folders by themselves")
def test_the_folder_is_made_for_its_owner_alone(library: Library, folder: Path) -> None:
    folder.rmdir()
    header, session = table()
    journal = library.journal(header, session, pytest.fail)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    journal.close(keep=False)


def test_a_drive_without_locks_keeps_games_all_the_same(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: int, alone: bool) -> None:
        raise OSError("No locks available")

    monkeypatch.setattr(file_hold, "_lock", refuse)
    header, session = table()
    journal = library.journal(header, session, pytest.fail)
    assert journal.sound
    # Nothing tells that it is held; whoever takes it away from the running game takes nothing with it.
    assert library.waiting() == [journal.path]
    library.take(journal.path)
    library.discard(journal.path)
    journal.close(keep=True)
    assert library.waiting() == [journal.path]


def test_a_name_that_somebody_holds_is_left_to_them(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([False, True])
    monkeypatch.setattr("app.journals.journal_file.hold", lambda _: next(answers))
    header, session = table()
    journal = library.journal(header, session, pytest.fail)
    move(session, random.Random(1))
    assert sorted(folder.iterdir()) == [journal.path]
    journal.close(keep=True)
