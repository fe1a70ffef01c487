"""Full and read-only disks, and folders that can't be had: the games are shown, and a sentence says what failed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSaveFile

from app.played import book, database
from app.played.trouble import Unwritten, reason
from tests.app.disks import no_folder
from tests.app.played.evenings import Reader, game


class FullDisk(QSaveFile):
    """Takes half of what it is given."""

    def write(self, data: bytes) -> int:  # type: ignore[override]
        return super().write(data[: len(data) // 2])


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr("app.played.folder.QSaveFile", FullDisk)
    return monkeypatch


def test_a_full_disk_leaves_what_was_there(reader: Reader, full: pytest.MonkeyPatch) -> None:
    with full.context() as room:
        room.setattr("app.played.folder.QSaveFile", QSaveFile)
        reader.keep(game(0))
        before = reader.games
    with pytest.raises(Unwritten):
        reader.keep(game(1, seed=4))
    assert reader.games == before
    assert len(reader.files()) == 1
    assert {path.suffix for path in reader.folder.iterdir() if "sqlite" not in path.name} == {".voltige"}


def test_a_database_without_room_costs_no_game(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.keep(game(0, "Ada", "Bea"))
    connected = database.connected

    def cramped(path: Path | str) -> sqlite3.Connection:
        connection = connected(path)
        if path != ":memory:":
            ((pages,),) = connection.execute("PRAGMA page_count")
            connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    reader.book.close()
    monkeypatch.setattr(book, "connected", cramped)
    others = [game(number, "Ada", "Bea", seed=4 + number) for number in range(1, 40)]
    failed = []
    for kept in others:
        try:
            reader.keep(kept)
        except sqlite3.OperationalError as error:
            failed.append(reason(error))
    assert set(failed) <= {"there is no room on the disk"}
    # Everything is in files, and shown from memory meanwhile.
    assert len(reader.games) == 40
    assert any("no room on the disk" in sentence for sentence in reader.told) or failed
    reader.book.close()
    monkeypatch.undo()
    assert len(reader.games) == 40


def test_a_folder_that_can_t_be_made_is_told_and_there_are_no_games(tmp_path: Path) -> None:
    reader = Reader(tmp_path / "in" / "played")
    with no_folder(tmp_path / "in"):
        assert reader.games == []
        assert len(reader.told) == 1
        with pytest.raises((OSError, Unwritten)):
            reader.keep(game())
    reader.book.close()
    reader.keep(game())
    assert len(reader.games) == 1
    reader.book.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_read_only_folder_shows_its_games(reader: Reader) -> None:
    reader.keep(game(0))
    before = reader.games
    reader.book.close()
    reader.folder.chmod(0o500)
    try:
        assert reader.games == before
        with pytest.raises((OSError, Unwritten)):
            reader.keep(game(1, seed=4))
    finally:
        reader.folder.chmod(0o700)


def test_a_database_that_can_t_be_written_is_read_and_said_so(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.keep(game(0), game(1, seed=4))
    before = reader.games
    reader.book.close()

    def read_only(path: Path | str) -> sqlite3.Connection:
        if path == ":memory:":
            return database.connected(path)
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        with closing(connection):
            connection.execute("CREATE TABLE something (value)")
        raise AssertionError("it was written to")

    monkeypatch.setattr(book, "connected", read_only)
    assert reader.games == before
    (sentence,) = reader.told
    assert "read-only" in sentence
