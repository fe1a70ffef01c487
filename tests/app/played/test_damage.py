"""Databases and files that are lost, damaged, older or newer: nothing is lost that was there, and it is said."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from app.played import database, rows
from app.played.folder import name_of
from tests.app.played.evenings import Kept, Reader, game, rebuilt
from ui.files.played import PlayedGame

GAMES = [game(0, "Ada", "Bea"), game(1, "Ada", "Bea", seed=4), game(2, "Bea", "Cleo", id="loops")]


@pytest.fixture
def reader(reader: Reader) -> Reader:
    """A book with some games in it."""
    reader.keep(*GAMES)
    reader.note_review(GAMES[1], [0.9, 0.8], [1.5, -1.5])
    return reader


def base(reader: Reader) -> Path:
    return reader.folder / "record.sqlite"


def closed(reader: Reader) -> Path:
    """The database, with everything in it."""
    reader.book.close()
    assert not list(reader.folder.glob("*-wal"))
    return base(reader)


def test_a_lost_database_is_made_anew_and_equal(reader: Reader) -> None:
    before = reader.games
    reader.book.close()
    assert rebuilt(reader.folder) == before
    assert all(seat.skill for played in before for seat in played.seats)


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to be taken for one" * 40])
def test_a_database_that_is_none_is_made_anew(reader: Reader, content: bytes) -> None:
    before = reader.games
    closed(reader).write_bytes(content)
    assert reader.games == before
    assert len(reader.told) == bool(content)
    assert all("damaged" in sentence for sentence in reader.told)
    assert len(list(reader.folder.glob("record-*.damaged"))) == bool(content)


@pytest.mark.parametrize("seed", range(20))
def test_a_database_with_holes_never_loses_a_game(reader: Reader, seed: int) -> None:
    before = reader.games
    path, rng = closed(reader), random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice([1, 3, 30])):
        start = rng.randrange(len(data))
        data[start : start + 300] = rng.randbytes(len(data[start : start + 300]))
    path.write_bytes(bytes(data))
    found = {played.identity for played in reader.games}
    assert found == {played.identity for played in before}
    assert len(reader.told) <= 1


@pytest.mark.parametrize("part", [100, 4096, 5000, 9000])
def test_half_a_database_is_put_aside_with_what_belongs_to_it(reader: Reader, part: int) -> None:
    before = reader.games
    # As after a copy that was cut short: the rest lies in the file beside it.
    base(reader).write_bytes(base(reader).read_bytes()[:part] or b"x" * part)
    reader.book.close()
    base(reader).write_bytes(b"x" * part)
    assert reader.games == before
    (sentence,) = reader.told
    assert "damaged" in sentence


def test_damage_that_shows_only_later_is_mended_on_the_spot(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    before = reader.games

    reads = rows.games

    def fail(connection: sqlite3.Connection) -> list[PlayedGame]:
        if rows.games is reads:
            return reads(connection)
        monkeypatch.undo()
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    monkeypatch.setattr(rows, "games", fail)
    assert reader.games == before
    assert len(reader.told) == 1


def test_a_database_without_its_tables_is_made_anew(reader: Reader) -> None:
    before = reader.games
    with sqlite3.connect(closed(reader)) as connection:
        connection.execute("DROP TABLE rated_by")
    connection.close()
    assert reader.games == before
    assert len(reader.told) == 1


# --- other versions --------------------------------------------------------------------------------------


def test_a_newer_database_is_left_alone_and_the_games_are_shown(reader: Reader) -> None:
    before = reader.games
    path = closed(reader)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(database.MIGRATIONS) + 1}")
    connection.close()
    content = path.read_bytes()
    assert reader.games == before
    assert ["newer" in sentence for sentence in reader.told] == [True]
    reader.keep(game(7, "Ada", "Bea", seed=9))
    assert len(reader.games) == len(before) + 1
    reader.book.close()
    assert path.read_bytes() == content
    assert len(reader.told) == 1


def test_an_older_database_takes_the_steps_that_it_lacks(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    before = reader.games
    reader.book.close()
    step = ("ALTER TABLE rated_by ADD COLUMN remark TEXT NOT NULL DEFAULT ''",)
    monkeypatch.setattr(database, "MIGRATIONS", (*database.MIGRATIONS, step))
    monkeypatch.setattr("app.played.ratings._is_up_to_date", lambda connection: True)
    assert reader.games == before
    reader.book.close()
    connection = sqlite3.connect(base(reader))
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("SELECT remark FROM rated_by").fetchall() == [("",)]
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    before = reader.games
    reader.book.close()
    with monkeypatch.context() as patched:
        steps = ("ALTER TABLE rated_by ADD COLUMN remark TEXT", "ALTER TABLE nowhere ADD COLUMN remark TEXT")
        patched.setattr(database, "MIGRATIONS", (*database.MIGRATIONS, steps))
        with pytest.raises(sqlite3.OperationalError):
            database.connected(base(reader))
    assert reader.games == before


# --- damaged files ---------------------------------------------------------------------------------------


def spoil(reader: Reader, kept: Kept, data: bytes) -> None:
    (reader.folder / name_of(kept.header)).write_bytes(data)
    reader.book.close()


@pytest.mark.parametrize(
    "data", [b"", b"rubbish", GAMES[0].data[:-300], GAMES[0].data.replace(b"[0,", b"[1,", 1)], ids=range(4)
)
def test_a_damaged_file_is_put_aside_and_the_others_are_there(reader: Reader, data: bytes) -> None:
    spoil(reader, GAMES[0], data)
    for path in reader.folder.glob("record.sqlite*"):
        path.unlink()
    assert set(reader.identities) == {kept.identity for kept in GAMES[1:]}
    (sentence,) = reader.told
    assert "put aside" in sentence
    (aside,) = reader.folder.glob("*.damaged")
    assert aside.read_bytes() == data
    reader.book.close()
    assert len(reader.games) == 2
    assert len(reader.told) == 1


def test_what_is_known_of_a_game_outlives_its_file(reader: Reader) -> None:
    before = reader.games
    spoil(reader, GAMES[0], b"rubbish")
    assert reader.games == before
    reader.file(reader.games[1]).unlink()
    reader.book.close()
    assert reader.games == before


def test_a_game_that_this_voltige_does_not_have_stays_where_it_is(reader: Reader) -> None:
    other = GAMES[0].data.replace(b'"game":"jump"', b'"game":"chess"', 1)
    (reader.folder / "chess-1.voltige").write_bytes(other)
    reader.book.close()
    assert len(reader.games) == len(GAMES)
    assert (reader.folder / "chess-1.voltige").read_bytes() == other
    assert reader.told == []


def test_a_pipe_or_a_folder_under_such_a_name_is_no_game(reader: Reader) -> None:
    (reader.folder / "folder.voltige").mkdir()
    reader.book.close()
    assert len(reader.games) == len(GAMES)
    assert reader.told == []
