"""Whom an event concerns is read from the types of its fields, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.catalog import CATALOG
from core.concern import concerned
from core.game import Deed, Event, Milestone, Seat, Value
from core.jump.box import PARACHUTISTS, Plane
from core.jump.events import Evacuated, PlaceChanged
from core.session import Session
from core.targets.events import Attributed, Disarmed, Stolen

SEATED = ("seat", "victim", "by", "tower", "first", "winner", "winners", "seats", "left")
"""What the fields are called that hold seats."""


class Meeting(Value, frozen=True):
    """Some people, perhaps with a guest, and how many chairs there are."""

    members: tuple[Seat, ...]
    guest: Seat | None
    chairs: int


def happened(id: str, seats: int, moves: int) -> list[Event]:
    """All that happens in the first moves of a random game."""
    game, rng = CATALOG[id], random.Random(f"{id} {seats}")
    session: Session[Any, Any] = Session(game, seats, game.options(), 3)
    session.begin()
    while session.to_act and session.cursor < moves:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, game.sample(session.view(seat), seat, rng))
    return [event for index in range(session.cursor) for event in session.change(index).events]


def test_seats_are_told_from_other_numbers() -> None:
    assert concerned(Meeting((0, 2), None, 1), 4) == {0, 2}
    assert concerned(Meeting((), 3, 1), 4) == {3}
    assert concerned(Meeting((), None, 1), 4) == set()


def test_what_belongs_to_somebody_concerns_them() -> None:
    # given dice of Targets, three to each player, and parachutists of Jump!, fewer the more players there are
    assert concerned(Disarmed(seat=1, by=0, out=4, again=()), 3) == {0, 1}
    assert concerned(Stolen(seat=2, victim=0, die=7, discs=(1, 5)), 3) == {0, 2}
    assert concerned(Attributed(disc=3, totals=(0, 0, 4), seat=None), 3) == set()
    for seats, each in PARACHUTISTS.items():
        assert concerned(Evacuated(Plane.RED, (0, each)), seats) == {0, 1}
        assert concerned(PlaceChanged(1, each, Plane.RED, 2, None), seats) == {1}
        assert concerned(PlaceChanged(1, each, Plane.RED, 2, 0), seats) == {0, 1}


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_every_event_of_every_game_concerns_those_it_names(id: str) -> None:
    for seats in (min(CATALOG[id].seats), max(CATALOG[id].seats)):
        for event in happened(id, seats, 250):
            values = [getattr(event, field, None) for field in SEATED]
            named = {seat for value in values for seat in (value if isinstance(value, tuple) else (value,))} - {None}
            assert named <= concerned(event, seats) <= set(range(seats)), event


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_the_end_belongs_to_nobodys_turn_and_a_deed_to_its_seat(id: str) -> None:
    events = happened(id, min(CATALOG[id].seats), 100_000)
    assert isinstance(events[-1], Milestone)
    for event in events:
        assert not (isinstance(event, Deed) and isinstance(event, Milestone))
