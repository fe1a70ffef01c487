"""The book of finished games: each counts once, comes back as it was, and goes when people want it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import msgspec
import pytest

from app.played.folder import name_of
from core.catalog import CATALOG
from core.finished import finished
from core.loading import load
from core.origin import Origin
from core.players import Kind
from core.record import dump
from tests.app.played.evenings import Reader, another_end, game, rebuilt
from tests.core.finished_games import over


@pytest.mark.parametrize("id", CATALOG)
def test_a_finished_game_is_kept_with_all_that_is_known_of_it(reader: Reader, id: str) -> None:
    kept = game(0, "Ada", id=id, bots=(Kind.ACE,))
    reader.keep(kept)
    (played,) = reader.games
    loaded = load(kept.data)
    facts = finished(loaded.header, loaded.session)
    assert facts is not None
    assert [(seat.name, seat.colour, seat.kind) for seat in played.seats] == [
        (player.name, player.colour, player.kind) for player in kept.header.seats
    ]
    assert [(seat.score, seat.place, seat.won, seat.feat) for seat in played.seats] == [
        (seat.score, seat.place, seat.won, seat.feat) for seat in facts.seats
    ]
    assert (played.identity, played.game, played.created) == (kept.identity, id, kept.header.created)
    assert (played.entries, played.moves) == (facts.entries, facts.moves)
    assert msgspec.json.decode(played.options) == kept.header.options
    assert reader.file(played).read_bytes() == kept.data
    assert played.ended == int(reader.file(played).stat().st_mtime)
    assert all(seat.skill is not None for seat in played.seats)
    assert {(seat.accuracy, seat.luck) for seat in played.seats} == {(None, None)}
    assert reader.told == []


def test_a_list_of_numbers_found_by_a_review_may_be_too_short(reader: Reader) -> None:
    kept = game(0, "Ada", "Bea")
    reader.keep(kept)
    reader.note_review(kept, [0.5], [])
    (played,) = reader.games
    assert [(seat.accuracy, seat.luck) for seat in played.seats] == [(0.5, None), (None, None)]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other ways to be private")
def test_files_and_folder_are_private(reader: Reader) -> None:
    reader.keep(game())
    (played,) = reader.games
    assert stat.S_IMODE(reader.file(played).stat().st_mode) == 0o600
    assert stat.S_IMODE(reader.folder.stat().st_mode) == 0o700


def test_games_come_in_the_order_in_which_they_were_over(reader: Reader) -> None:
    first, second = game(0, "Ada"), game(1, "Ada", seed=4)
    reader.keep(first, second)
    names = [reader.folder / name_of(kept.header) for kept in (second, first)]
    for when, path in enumerate(names):
        os.utime(path, (1000 + when, 1000 + when))
    reader.book.close()
    assert reader.identities == [second.identity, first.identity]


# --- a game counts once ----------------------------------------------------------------------------------


def test_the_same_end_twice_changes_nothing(reader: Reader) -> None:
    kept = game()
    reader.keep(kept)
    before, stamp = reader.games, reader.file(reader.games[0]).stat()
    reader.keep(kept)
    assert reader.games == before
    assert reader.file(reader.games[0]).stat().st_mtime_ns == stamp.st_mtime_ns


def test_another_end_of_the_same_game_replaces_the_first(reader: Reader) -> None:
    kept = game(0, "Ada", "Bea")
    other = another_end(kept)
    reader.keep(kept, game(1, "Ada", "Bea", seed=5))
    reader.note_review(kept, [0.5, 0.6], [1.0, -1.0])
    reader.keep(other)
    assert sorted(reader.identities) == sorted({kept.identity, game(1, seed=5).identity})
    (again,) = (played for played in reader.games if played.identity == kept.identity)
    assert reader.file(again).read_bytes() == other.data
    assert {seat.accuracy for seat in again.seats} == {None}
    assert reader.games == rebuilt(reader.folder)


def test_a_game_opened_from_a_file_and_saved_elsewhere_is_the_same_game(reader: Reader, tmp_path: Path) -> None:
    kept = game(0, "Ada", "Bea")
    reader.keep(kept)
    elsewhere = tmp_path / "elsewhere.voltige"
    elsewhere.write_bytes(kept.data)
    loaded = load(elsewhere.read_bytes())
    header = msgspec.structs.replace(loaded.header, rules="another", whole=False, take_back="off")
    reader.keep(kept._replace(header=header))
    assert len(reader.games) == 1


def test_a_copy_of_a_file_counts_once_and_one_from_elsewhere_is_taken_in(reader: Reader) -> None:
    kept, other = game(0), game(1, seed=4)
    reader.keep(kept)
    (reader.folder / "copy.voltige").write_bytes(kept.data)
    (reader.folder / "from another computer.voltige").write_bytes(other.data)
    reader.book.close()
    assert set(reader.identities) == {kept.identity, other.identity}
    assert reader.files() == {name_of(kept.header), name_of(other.header), "copy.voltige"}
    assert reader.told == []


def test_a_game_that_was_played_on_from_another_counts_nowhere_and_its_file_stays(reader: Reader) -> None:
    kept = game()
    header = msgspec.structs.replace(kept.header, origin=Origin("2026-11-16T19:00:00", 12, fresh=True))
    reader.keep(game(1, seed=4))
    (reader.folder / "from another position.voltige").write_bytes(dump(header, over("jump")))
    reader.book.close()
    assert len(reader.games) == 1
    assert "from another position.voltige" in reader.files()
    assert reader.told == []


# --- reviews ---------------------------------------------------------------------------------------------


def test_what_a_review_found_is_remembered_and_survives_the_database(reader: Reader) -> None:
    kept = game(0, "Ada", "Bea")
    reader.keep(kept)
    reader.note_review(kept, [0.93, None], [2.5, -2.5])
    (played,) = reader.games
    assert [(seat.accuracy, seat.luck) for seat in played.seats] == [(0.93, 2.5), (None, -2.5)]
    assert rebuilt(reader.folder) == [played]


def test_a_review_of_another_end_than_the_one_that_is_kept_is_nobodys(reader: Reader) -> None:
    kept = game(0, "Ada", "Bea")
    reader.keep(kept)
    reader.note_review(another_end(kept), [0.5, 0.5], [1.0, -1.0])
    assert {seat.accuracy for seat in reader.games[0].seats} == {None}
    reader.note_review(kept, [0.9, 0.8], [1.0, -1.0])
    reader.note_review(another_end(kept), [0.5, 0.5], [1.0, -1.0])
    assert [seat.accuracy for seat in reader.games[0].seats] == [0.9, 0.8]


def test_a_review_of_a_game_that_is_not_kept_is_nobodys(reader: Reader) -> None:
    reader.note_review(game(), [1.0], [0.0])
    assert reader.games == []
    assert not list(reader.folder.glob("*.review"))


# --- removing --------------------------------------------------------------------------------------------


def test_a_removed_game_is_gone_for_good(reader: Reader) -> None:
    kept, other = game(0), game(1, seed=4)
    reader.keep(kept, other)
    reader.note_review(kept, [1.0, 1.0], [0.0, 0.0])
    reader.book.remove([kept.identity, "unknown"])
    assert reader.identities == [other.identity]
    assert [played.identity for played in rebuilt(reader.folder)] == [other.identity]
    assert not list(reader.folder.glob("*.review"))


def test_somebody_who_is_forgotten_is_nowhere_and_the_others_keep_their_games(reader: Reader) -> None:
    together, alone = game(0, "Ada", "Xenia"), game(1, "xenia", bots=(Kind.ACE,), seed=4)
    without = game(2, "Ada", "Bea", seed=5)
    reader.keep(together, alone, without)
    reader.note_review(together, [0.5, 0.7], [0.0, 0.0])
    before = {played.identity: played for played in reader.games}
    reader.book.forget("XENIA")
    left = {played.identity: played for played in reader.games}
    assert left.keys() == {together.identity, without.identity}
    assert [seat.name for seat in left[together.identity].seats] == ["Ada", ""]
    assert left[together.identity].ended == before[together.identity].ended
    assert [seat.accuracy for seat in left[together.identity].seats] == [0.5, 0.7]
    reader.book.close()
    assert not [path for path in reader.folder.iterdir() if b"enia" in path.read_bytes()]
    assert list(left.values()) == rebuilt(reader.folder)


def test_two_people_forgotten_one_after_the_other_leave_nothing(reader: Reader) -> None:
    reader.keep(game(0, "Ada", "Bea"))
    reader.book.forget("Ada")
    reader.book.forget("Bea")
    assert reader.games == []
    assert reader.files() == set()


@pytest.mark.parametrize("damage", ["gone", "changed"])
def test_forgetting_works_where_a_file_is_gone_or_damaged(reader: Reader, damage: str) -> None:
    reader.keep(game(0, "Ada", "Xenia"))
    (played,) = reader.games
    if damage == "gone":
        reader.file(played).unlink()
    else:
        reader.file(played).write_bytes(reader.file(played).read_bytes().replace(b"1", b"2", 3))
    reader.book.forget("Xenia")
    (left,) = reader.games
    assert [seat.name for seat in left.seats] == ["Ada", ""]
    assert not [path for path in reader.folder.glob("*.voltige") if b"Xenia" in path.read_bytes()]


@pytest.mark.parametrize(("written", "said"), [("Xenia", "Xenia"), ("Xenia", "xenia"), ('"Xé"', '"xÉ"')])
def test_what_was_put_aside_goes_with_the_person(reader: Reader, written: str, said: str) -> None:
    kept = game(0, "Ada", written)
    reader.keep(kept, game(1, "Ada", "Bea", seed=4))
    (reader.folder / name_of(kept.header)).write_bytes(kept.data[:-200])
    reader.book.close()
    assert len(reader.games) == 2
    reader.book.forget(said[:-1])
    assert list(reader.folder.glob("*.damaged"))
    reader.book.forget(said)
    assert not list(reader.folder.glob("*.damaged"))


def test_everything_goes(reader: Reader) -> None:
    reader.keep(game(0), game(1, seed=4))
    (reader.folder / "old.damaged").write_bytes(b"something")
    reader.book.clear()
    assert reader.games == rebuilt(reader.folder) == []
    assert {path.name for path in reader.folder.iterdir()} == {"record.sqlite"}
