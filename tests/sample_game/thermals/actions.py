"""What players can do, what happens at the table, and why an action is refused."""

from __future__ import annotations

from enum import StrEnum

from core.cards import Cards, Shuffled
from core.dice import Rolled
from core.game import Action, Event, Milestone, Seat


class Circle(Action, frozen=True, gc=False):
    """Lay a card from hand on a thermal (TH-3)."""

    card: int
    thermal: int


Actions = Circle | Shuffled | Rolled


class Drawn(Event, frozen=True, gc=False):
    """A seat drew cards from the deck."""

    seat: Seat
    cards: Cards


class Circled(Event, frozen=True, gc=False):
    """A card was laid on a thermal, and the glider climbed so many metres."""

    seat: Seat
    card: int
    thermal: int
    climbed: int


class Thrown(Event, frozen=True, gc=False):
    """The dice of these thermals were thrown."""

    thermals: tuple[int, ...]


class GameEnded(Milestone, frozen=True, gc=False):
    """All cards are played."""

    winners: tuple[Seat, ...]


class Reason(StrEnum):
    """One member per sentence that a player may be told."""

    GAME_OVER = "game_over"
    CHANCE_FIRST = "chance_first"
    NOT_YOUR_TURN = "not_your_turn"
    LAY_A_CARD = "lay_a_card"
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_THERMAL = "no_such_thermal"
