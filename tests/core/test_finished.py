"""What is remembered of a finished game: places, feats, and an identity that lasts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.catalog import CATALOG, GAMES
from core.check_sums import Changed
from core.finished import finished, identity
from core.game import Event
from core.jump.events import SessionScored
from core.jump.feat import best_session
from core.loading import load
from core.loops.events import RoundScored
from core.loops.feat import best_round
from core.lucky_loop.events import FlightFailed, FlightSucceeded
from core.lucky_loop.feat import best_flight
from core.players import Kind, Player
from core.record import dump, with_players
from core.targets.events import TargetsCalled
from core.targets.feat import bulls_eyes
from tests.core.finished_games import header_for, over
from tests.core.test_record import played

CHANGES: list[dict[str, Any]] = [{"game": "chess"}, {"seed": 4}, {"created": "2026-11-16T20:15:01"}]


@pytest.mark.parametrize("id", CATALOG)
def test_a_finished_game_is_summed_up_and_the_same_after_it_was_saved(id: str) -> None:
    session = over(id)
    header = header_for(session)
    facts = finished(header, session)
    assert facts is not None
    assert session.outcome is not None
    assert tuple(seat.score for seat in facts.seats) == session.outcome.scores
    assert {number for number, seat in enumerate(facts.seats) if seat.won} == set(session.outcome.winners)
    assert all(seat.place == 1 for seat in facts.seats if seat.won)
    assert 0 < facts.moves < facts.entries == session.length
    loaded = load(dump(header, session))
    assert finished(loaded.header, loaded.session) == facts


def test_a_game_that_goes_on_is_not_summed_up() -> None:
    session = played("loops")
    assert finished(header_for(session), session) is None


def test_the_identity_is_that_of_the_game_and_not_of_its_moves_names_or_format() -> None:
    session = over("loops")
    header = header_for(session, "Ada", "Bea")
    for lasting in ({"take_back": "off"}, {"hints": False}, {"whole": True}, {"resumed": True}, {"rules": "x"}):
        assert identity(msgspec.structs.replace(header, **lasting)) == identity(header)
    assert identity(header_for(session, "Cleo")) == identity(header)


@pytest.mark.parametrize("change", [*CHANGES, "seats"])
def test_another_table_has_another_identity(change: Any) -> None:
    session = over("loops")
    header = header_for(session, "Ada", "Bea")
    other = header_for(session, kinds=(Kind.ACE,)) if change == "seats" else msgspec.structs.replace(header, **change)
    assert identity(other) != identity(header)


FEATS: list[tuple[Any, list[Event], tuple[int | None, ...]]] = [
    (
        best_flight,
        [
            FlightSucceeded(0, "a", (3, 4, 5), 1, 13),
            FlightFailed(1, "a", 2),
            FlightSucceeded(0, "b", (3, 4, 2), 1, 10),
        ],
        (13, None),
    ),
    (best_round, [RoundScored(1, (30, 0), (30, 0)), RoundScored(1, (12, 0), (42, 0))], (None, 30)),
    (best_session, [SessionScored(1, (-4, 7), (0, 7)), SessionScored(2, (-2, 3), (0, 10))], (-2, 7)),
    (bulls_eyes, [TargetsCalled(0, 1, 3, (1,)), TargetsCalled(1, 0, 4, (0,))], (2, None)),
]


@pytest.mark.parametrize(("feat", "events", "best"), FEATS)
def test_a_game_knows_what_people_are_proud_of(feat: Any, events: list[Event], best: tuple[int | None, ...]) -> None:
    assert feat(events, 2) == best


def test_all_of_ours_have_a_feat() -> None:
    assert all(entry.feat for entry in GAMES.ours.values())
    session = over("lucky_loop")
    facts = finished(header_for(session), session)
    assert facts is not None
    assert any(seat.feat for seat in facts.seats)


# --- other names in a record -----------------------------------------------------------------------------


def test_a_record_gets_other_names_and_nothing_else_changes() -> None:
    session = over("jump")
    header = header_for(session, "Ada", "Bea")
    renamed = with_players(dump(header, session), lambda player: Player("") if player.name == "Ada" else player)
    assert b"Ada" not in renamed
    loaded = load(renamed)
    assert loaded.problem is None
    assert [player.name for player in loaded.header.seats] == ["", "Bea"]
    assert loaded.session.entries == session.entries
    assert identity(loaded.header) == identity(header)


@pytest.mark.parametrize("line", [0, 1, 20, -1])
def test_a_damaged_record_is_not_made_to_look_whole(line: int) -> None:
    lines = dump(header_for(over("jump")), over("jump")).splitlines(keepends=True)
    lines[line] = lines[line].replace(b"1", b"2", 1)
    with pytest.raises(Changed):
        with_players(b"".join(lines), lambda player: player)
