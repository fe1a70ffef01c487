"""What happens at the table, in the order in which a log tells it and a scene shows it."""

from __future__ import annotations

from enum import StrEnum

from core.cards import Cards
from core.game import Chapter, Deed, Event, Milestone, Seat
from core.lucky_loop.box import Dice


class TokenReason(StrEnum):
    """What a bonus token is earned for (LL-20, LL-29)."""

    TWO_CARDS = "two_cards"
    FIRST_HIGH = "first_high"
    NEW_BEST = "new_best"
    SCALE_FULL = "scale_full"
    LAST_CARD = "last_card"


class LossReason(StrEnum):
    """What costs points in the final phase."""

    EXCHANGE = "exchange"
    FREE_PROGRAMME_FAILED = "free_programme_failed"
    FAULTY_SET = "faulty_set"


# --- the flow of the game --------------------------------------------------------------------------------


class DeckShuffled(Event, frozen=True, gc=False):
    """A deck was made of its discard pile (at the start: of all its cards)."""

    deck: int


class FirstPlayerChosen(Milestone, frozen=True, gc=False):
    """The first player was drawn by lot."""

    seat: Seat


class HandDealt(Event, frozen=True, gc=False):
    """A seat drew its first hand."""

    seat: Seat
    cards: Cards


class RoundBegan(Chapter, frozen=True, gc=False):
    """The turn is back at the first player."""

    number: int


class TurnBegan(Deed, frozen=True, gc=False):
    """A seat's turn began."""


class FinalPhaseReached(Event, frozen=True, gc=False):
    """A seat has scored all four programmes."""

    seat: Seat


class GameEnded(Milestone, frozen=True, gc=False):
    """The last round is over."""

    winners: tuple[Seat, ...]


# --- cards -----------------------------------------------------------------------------------------------


class ExchangeBegun(Event, frozen=True, gc=False):
    """A seat spends its turn on new cards."""

    seat: Seat


class CardDrawn(Event, frozen=True, gc=False):
    """A seat drew the top card of a deck."""

    seat: Seat
    deck: int
    card: int


class CardDiscarded(Event, frozen=True, gc=False):
    """A card of an exchange went to its discard pile."""

    seat: Seat
    card: int


class ProgrammePresented(Event, frozen=True, gc=False):
    """Three cards were laid; `replaced` went to their discard piles."""

    seat: Seat
    programme: str
    cards: Cards
    replaced: Cards


class CardPresented(Event, frozen=True, gc=False):
    """One harder card was laid in place of `old`."""

    seat: Seat
    programme: str
    card: int
    old: int


class FreeProgrammePresented(Event, frozen=True, gc=False):
    """A free programme was laid; the rest of the hand was discarded."""

    seat: Seat
    cards: Cards
    discarded: Cards


class FreeProgrammeRejected(Event, frozen=True, gc=False):
    """A faulty free programme was discarded with the rest of the hand."""

    seat: Seat
    cards: Cards
    discarded: Cards


class CardHighlighted(Event, frozen=True, gc=False):
    """The highlight token lies on a card of the free programme."""

    seat: Seat
    card: int


# --- the flight ------------------------------------------------------------------------------------------


class TokenSpent(Event, frozen=True, gc=False):
    """A bonus token went back to the supply."""

    seat: Seat


class TokenEarned(Event, frozen=True, gc=False):
    """A seat took a bonus token from the supply."""

    seat: Seat
    why: TokenReason


class RedDieBought(Event, frozen=True, gc=False):
    """The red die joined the dice of this flight."""

    seat: Seat


class DiceRolled(Event, frozen=True, gc=False):
    """Dice came to rest; `again` where a token paid for it."""

    seat: Seat
    dice: Dice
    values: tuple[int, ...]
    again: bool


class CardCompleted(Event, frozen=True, gc=False):
    """Dice of the throw were put on a card."""

    seat: Seat
    card: int
    dice: Dice
    exact: bool


class FlightSucceeded(Event, frozen=True, gc=False):
    """All cards completed: what each earned, the points for dice left, and the sum."""

    seat: Seat
    programme: str | None
    card_points: tuple[int, ...]
    dice_points: int
    points: int


class FlightFailed(Event, frozen=True, gc=False):
    """The flight ended with only so many cards completed."""

    seat: Seat
    programme: str | None
    completed: int


class ProgrammeScored(Event, frozen=True, gc=False):
    """A result went up on a scale; the main track gained the difference to the old one."""

    seat: Seat
    programme: str
    points: int
    change: int


class ResultTooLow(Event, frozen=True, gc=False):
    """A success that changes nothing: below the scale, or no better than before."""

    seat: Seat
    programme: str
    points: int


class FreeProgrammeScored(Event, frozen=True, gc=False):
    """The free programme replaced the worst result; the main track went up or down by `change`."""

    seat: Seat
    points: int
    replaces: str
    change: int


class PointsLost(Event, frozen=True, gc=False):
    """A marker went back on the main track."""

    seat: Seat
    points: int
    why: LossReason
