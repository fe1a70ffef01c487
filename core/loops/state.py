"""A position of LOOPS, and the questions everybody asks of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.cards import Cards, Faces
from core.game import Options, Seat, State


class Faults(StrEnum):
    """What an illegal play costs (LP-14)."""

    REFUSED = "refused"
    AS_PRINTED = "as_printed"


class LoopsOptions(Options, frozen=True, gc=False):
    """What a LOOPS table agrees on."""

    faults: Faults = Faults.REFUSED
    begins: Seat | None = None
    """The seat that the table named to begin; a lot decides where it named none."""


class Phase(StrEnum):
    """Whose move it is, and of what kind."""

    LOTS = "lots"
    """Nature draws the first player."""
    DEAL = "deal"
    """Nature shuffles for a round."""
    TURN = "turn"
    """`turn` plays."""
    SPEED = "speed"
    """A speed card lies: anyone but its player may go on; `turn` is the normal next player."""
    CLAIMED = "claimed"
    """`turn` claimed the window and must play or take the pile."""
    FAULT = "fault"
    """`turn` shows cards that can't be played, and takes the pile next; no position rests here."""
    LOOPING = "looping"
    """Nature shuffles the pile into the draw pile."""
    ROUND_OVER = "round_over"
    """Hands are open; `turn` deals the next round."""
    OVER = "over"


PLAYING: Final = frozenset({Phase.TURN, Phase.SPEED, Phase.CLAIMED})
"""Somebody is to lay cards, or to take the pile."""
RACING: Final = frozenset({Phase.SPEED, Phase.CLAIMED})
"""The card on top is a speed card, and whoever goes on wins the race."""
COUNTED: Final = frozenset({Phase.ROUND_OVER, Phase.OVER})
"""The round is over: hands are open, and their points are on the sheet."""

Hand = tuple[Cards, ...]
"""Sorted as people hold it: a group per kind of card, in the order of `KINDS`, then those the viewer can't see."""


class LoopsState(State, frozen=True, gc=False):
    """The whole table. The draw pile's top is its last card, and so is the pile's."""

    options: LoopsOptions
    phase: Phase
    faces: Faces
    draw: Cards
    pile: Cards
    hands: tuple[Hand, ...]
    altitude: int
    """The last altitude on the pile, in metres; 0 where there is none."""
    climbing: bool
    direction: int
    """1: to the left (clockwise), -1: to the right."""
    turn: Seat
    raced: bool
    """The last card was won in a speed race, so a late hand is a lost race and no fault."""
    first: Seat
    sheet: tuple[tuple[int, ...], ...]
    """A row of points per finished round."""
    totals: tuple[int, ...]
    race_opener: Seat | None = None
    """Who played the speed card of the race that was won, and so had no part in it; `None` without such a race."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


def next_seat(state: LoopsState, seat: Seat) -> Seat:
    """Who plays after `seat` in the present direction (LP-2)."""
    return (seat + state.direction) % len(state.hands)


def opener(state: LoopsState) -> Seat:
    """Who played last, and so opened the race if a speed card lies (LP-11)."""
    return (state.turn - state.direction) % len(state.hands)
