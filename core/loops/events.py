"""What happens at the table, in the order in which a log tells it and a scene shows it."""

from __future__ import annotations

from core.cards import Cards
from core.game import Chapter, Event, Milestone, Seat


class RoundBegun(Chapter, frozen=True, gc=False):
    """Cards were dealt; `seat` begins."""

    round: int
    seat: Seat


class Played(Event, frozen=True, gc=False):
    """Cards were laid on the pile."""

    seat: Seat
    cards: Cards


class AttitudeChanged(Event, frozen=True, gc=False):
    climbing: bool


class DirectionChanged(Event, frozen=True, gc=False):
    direction: int


class SpeedOpened(Event, frozen=True, gc=False):
    """Everyone but `seat` may play the next card."""

    seat: Seat


class Claimed(Event, frozen=True, gc=False):
    seat: Seat


class Drew(Event, frozen=True, gc=False):
    """`seat` was made to draw."""

    seat: Seat
    cards: Cards


class Looped(Event, frozen=True, gc=False):
    """The pile went into the draw pile, which was shuffled."""


class PileTaken(Event, frozen=True, gc=False):
    """`seat` took the pile, by passing or for a fault."""

    seat: Seat
    cards: Cards


class Faulted(Event, frozen=True, gc=False):
    """`seat` showed cards it could not play; they are back in hand."""

    seat: Seat
    cards: Cards
    rule: str


class RoundScored(Milestone, frozen=True, gc=False):
    """`winner` is out of cards; everyone's points of this round."""

    winner: Seat
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Milestone, frozen=True, gc=False):
    winners: tuple[Seat, ...]
