"""Journals on disks that are full, read-only or failing, and files that vanish under a running game."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.journals import journal
from app.journals.journal import Journal
from core.loading import load
from core.session import Session
from tests.app.disks import Disk, no_folder
from tests.app.test_journal import assert_same, move, table


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "PATIENCE", 5)


class Played:
    """A game with its journal, and what the journal said."""

    def __init__(self, path: Path) -> None:
        self.header, self.session = table()
        self.told: list[str] = []
        self.kept_again = 0
        self.journal = Journal(path, self.header, self.session, self.told.append, self._count)
        self._rng = random.Random(1)

    def move(self, moves: int = 1) -> None:
        for _ in range(moves):
            move(self.session, self._rng)

    def _count(self) -> None:
        self.kept_again += 1


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Iterator[Played]:
    played = Played(tmp_path / "autosave" / "game.voltige")
    played.move(3)
    yield played
    played.journal.close(keep=True)


def begins_as(path: Path, session: Session[Any, Any]) -> bool:
    loaded = load(path.read_bytes())
    return loaded.problem is None and loaded.session.entries == session.entries[: loaded.session.length]


# --- a full disk -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", [0, 1, 40, 300])
def test_room_that_comes_back_is_used_without_another_move(
    played: Played, disk: Disk, qtbot: QtBot, room: int, tmp_path: Path
) -> None:
    late = Played(tmp_path / "autosave" / "late.voltige")
    disk.room = room
    late.move(12)
    assert not late.journal.sound
    assert len(late.told) == 1
    assert "no room on the disk" in late.told[0]
    disk.free()
    qtbot.waitUntil(lambda: late.journal.sound, timeout=60_000)
    assert late.kept_again == 1
    assert len(late.told) == 1
    assert_same(late.journal.path, late.session)
    late.journal.close(keep=True)


def test_a_second_time_is_told_again(disk: Disk, qtbot: QtBot, tmp_path: Path) -> None:
    played = Played(tmp_path / "game.voltige")
    for times in (1, 2):
        disk.fill()
        played.move(4)
        disk.free()
        qtbot.waitUntil(lambda: played.journal.sound, timeout=60_000)
        assert (len(played.told), played.kept_again) == (times, times)
    played.journal.close(keep=True)


def test_a_game_begun_on_a_full_disk_is_kept_as_soon_as_there_is_room(disk: Disk, qtbot: QtBot, tmp_path: Path) -> None:
    disk.fill()
    played = Played(tmp_path / "game.voltige")
    played.move(5)
    assert len(played.told) == 1
    disk.free()
    qtbot.waitUntil(lambda: played.journal.sound, timeout=60_000)
    assert_same(played.journal.path, played.session)
    played.journal.close(keep=True)


def test_a_folder_that_can_t_be_made_is_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    with no_folder(tmp_path / "autosave"):
        played = Played(tmp_path / "autosave" / "game.voltige")
        played.move(2)
        assert not played.journal.sound
        assert not played.journal.secure()
        assert played.journal.refusal
    qtbot.waitUntil(lambda: played.journal.sound, timeout=60_000)
    assert_same(played.journal.path, played.session)
    played.journal.close(keep=True)


def test_closing_writes_what_the_disk_takes_by_now(disk: Disk, qtbot: QtBot, tmp_path: Path) -> None:
    played = Played(tmp_path / "game.voltige")
    disk.fill()
    played.move(6)
    disk.free()
    played.journal.close(keep=True)
    assert_same(played.journal.path, played.session)


@pytest.mark.parametrize("room", [0, 7, 90, 201])
def test_closing_on_a_full_disk_leaves_whole_lines(disk: Disk, qtbot: QtBot, tmp_path: Path, room: int) -> None:
    played = Played(tmp_path / "game.voltige")
    played.move(2)
    disk.room = room
    played.move(6)
    played.journal.close(keep=True)
    assert begins_as(played.journal.path, played.session)


def test_a_journal_with_nothing_in_it_does_not_stay(disk: Disk, qtbot: QtBot, tmp_path: Path) -> None:
    disk.room = 20
    played = Played(tmp_path / "game.voltige")
    played.journal.close(keep=True)
    assert list(tmp_path.iterdir()) == []


# --- what was written is still there ---------------------------------------------------------------------


def test_a_journal_deleted_under_its_game_is_written_anew(played: Played) -> None:
    played.journal.path.unlink()
    played.move()
    assert_same(played.journal.path, played.session)


def test_a_journal_deleted_after_the_last_move_is_there_when_the_table_is_closed(qtbot: QtBot, tmp_path: Path) -> None:
    played = Played(tmp_path / "game.voltige")
    played.move(5)
    played.journal.path.unlink()
    played.journal.close(keep=True)
    assert_same(played.journal.path, played.session)


@pytest.mark.parametrize("replaced", [True, False])
def test_what_somebody_else_put_in_its_place_is_left_to_them(played: Played, tmp_path: Path, replaced: bool) -> None:
    theirs = played.journal.path
    if replaced:
        other = tmp_path / "other"
        other.write_bytes(b"theirs")
        other.replace(theirs)
    else:
        theirs.write_bytes(b"theirs")
    played.move()
    assert played.journal.path != theirs
    assert theirs.read_bytes() == b"theirs"
    assert_same(played.journal.path, played.session)


def test_a_folder_that_vanishes_is_made_again(played: Played, tmp_path: Path) -> None:
    (tmp_path / "autosave").rename(tmp_path / "elsewhere")
    played.move()
    assert_same(played.journal.path, played.session)


def test_a_replaced_journal_is_not_removed_with_its_game(qtbot: QtBot, tmp_path: Path) -> None:
    played = Played(tmp_path / "game.voltige")
    path = played.journal.path
    path.unlink()
    path.write_bytes(b"theirs")
    played.journal.close(keep=False)
    assert path.read_bytes() == b"theirs"


# --- a power cut -----------------------------------------------------------------------------------------


def test_what_was_written_is_synced_before_long_and_then_there_is_rest(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    played = Played(tmp_path / "game.voltige")
    played.move(5)
    qtbot.waitUntil(lambda: len(synced) >= 2, timeout=60_000)
    qtbot.waitUntil(lambda: not played.journal.looked_after, timeout=60_000)
    played.move()
    assert played.journal.looked_after
    played.journal.close(keep=True)


def test_secure_means_synced_the_folder_too(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[bool] = []
    fstat = os.fstat
    monkeypatch.setattr(os, "fsync", lambda file: kinds.append(bool(fstat(file).st_mode & 0o040000)))
    played.move()
    assert played.journal.secure()
    assert set(kinds) == {False, True}


def test_a_file_that_could_not_be_synced_is_not_trusted_again(played: Played, disk: Disk, qtbot: QtBot) -> None:
    # Linux says once that pages were lost, and then that all is well.
    before = played.journal.path
    disk.broken_syncs = 1
    played.move()
    assert not played.journal.secure()
    assert len(played.told) == 1
    qtbot.waitUntil(lambda: played.kept_again == 1, timeout=60_000)
    assert played.journal.path != before
    assert played.journal.secure()
    assert_same(played.journal.path, played.session)


def test_a_sync_that_fails_in_passing_is_told_and_mended(played: Played, disk: Disk, qtbot: QtBot) -> None:
    played.journal.secure()
    before = played.journal.path
    disk.broken_syncs = 1
    played.move()
    qtbot.waitUntil(lambda: played.kept_again == 1, timeout=60_000)
    assert len(played.told) == 1
    assert played.journal.path != before
    assert_same(played.journal.path, played.session)
