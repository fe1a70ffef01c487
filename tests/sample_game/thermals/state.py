"""A position of Thermals."""

from __future__ import annotations

from enum import StrEnum

from core.cards import Cards, Faces
from core.game import Options, Seat, State


class ThermalsOptions(Options, frozen=True, gc=False):
    """There is nothing to agree on."""


class Phase(StrEnum):
    """What the table is waiting for."""

    SHUFFLING = "shuffling"
    THROWING = "throwing"
    CIRCLING = "circling"
    OVER = "over"


class ThermalsState(State, frozen=True, gc=False):
    """A whole position, or a seat's view of it."""

    options: ThermalsOptions
    seats: int
    phase: Phase
    faces: Faces
    deck: Cards
    hands: tuple[Cards, ...]
    heights: tuple[int, ...]
    """In metres."""
    air: tuple[int, ...]
    """The strength of each thermal; 0 where its die is to be thrown."""
    discards: Cards = ()
    turn: Seat = 0


def lift(view: ThermalsState, card: int) -> int:
    """What a card can carry; only of a card that is seen."""
    return int(view.faces[card])


def climb(lift: int, strength: int) -> int:
    """How many metres a card takes a glider up in a thermal (TH-4, TH-5, TH-6)."""
    if lift == strength:
        return 200 * strength
    return 100 * strength if lift > strength else 0
