"""What players can do; nature's `FirstPlayerDrawn`, `Rolled` and `Shuffled` are shared with other games."""

from __future__ import annotations

from typing import Final

from core.cards import Cards, FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import Action
from core.lucky_loop.box import Dice


class Exchange(Action, frozen=True, gc=False):
    """Spend the turn on new cards (LL-7)."""


class Draw(Action, frozen=True, gc=False):
    """Draw the top card of a deck."""

    deck: int


class Discard(Action, frozen=True, gc=False):
    """Discard one card of an exchange."""

    card: int


class PresentThree(Action, frozen=True, gc=False):
    """Lay three cards, in the order of the programme's figures, and fly (LL-9)."""

    programme: str
    cards: Cards


class PresentOne(Action, frozen=True, gc=False):
    """Replace the card of the same figure by a harder one, and fly (LL-10)."""

    programme: str
    card: int


class PresentFree(Action, frozen=True, gc=False):
    """Lay the free programme, in the order of the ids (LL-26)."""

    cards: Cards


class Highlight(Action, frozen=True, gc=False):
    """Put the highlight token on a card of the free programme (LL-27)."""

    card: int


class BuyRedDie(Action, frozen=True, gc=False):
    """Pay a token for the red die (LL-21)."""


class Throw(Action, frozen=True, gc=False):
    """Throw three of the dice left, or all if there are fewer (LL-12)."""


class Reroll(Action, frozen=True, gc=False):
    """Pay a token to roll some dice of the throw again (LL-22)."""

    dice: Dice


class Complete(Action, frozen=True, gc=False):
    """Complete a card with dice of the throw (LL-12)."""

    card: int
    dice: Dice


class StopEarly(Action, frozen=True, gc=False):
    """Stop after the second card: no points, one token (LL-15)."""


class Land(Action, frozen=True, gc=False):
    """End a flight that only a token could still have saved (LL-14)."""


Actions = (
    Exchange
    | Draw
    | Discard
    | PresentThree
    | PresentOne
    | PresentFree
    | Highlight
    | BuyRedDie
    | Throw
    | Reroll
    | Complete
    | StopEarly
    | Land
    | FirstPlayerDrawn
    | Rolled
    | Shuffled
)

EXCHANGE: Final = Exchange()
BUY_RED_DIE: Final = BuyRedDie()
THROW: Final = Throw()
STOP_EARLY: Final = StopEarly()
LAND: Final = Land()
