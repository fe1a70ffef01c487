"""The odds of the flight behind a move, for people who look at the odds panel or ask for a reason."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

from core.cards import Cards
from core.game import Action, Seat, Value
from core.lucky_loop.actions import (
    Actions,
    Exchange,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    StopEarly,
)
from core.lucky_loop.box import FACES
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.flight_odds import Odds, Outlook, before, decisions_in, outlook_in
from core.lucky_loop.rules.free_programme import fault_of
from core.lucky_loop.rules.turn import side_with
from core.lucky_loop.state import IN_THE_AIR, Flight, LuckyLoopState, Phase, flight_of

Choices = tuple[tuple[Actions, float], ...]


class OddsAnswer(Value, frozen=True, gc=False):
    """A flight, or what is left of it, under best play."""

    programme: str | None
    """None: the free programme."""
    cards: Cards
    """Those that are still to be completed."""
    value: float
    """What it gains on average."""
    odds: Odds
    highlight: int | None = None
    choices: Choices = ()
    """What may be done now, with what it gains on average; the best comes first."""


def answer(view: LuckyLoopState, seat: Seat, action: Action | None) -> OddsAnswer | None:
    """The odds of the flight in the air, now or after an action; before take-off, of the best flight in hand.

    For an exchange or an early stop they are those of the flight that is given up. None where there is no flight
    behind the action.
    """
    if view.phase in IN_THE_AIR:
        return _in_the_air(view, action)
    match action:
        case None | Exchange():
            return _best_in_hand(view, seat)
        case Highlight(card):
            flight = Planned(None, view.free[seat], card)
            return flight.answer(flight.outlook(view))
        case PresentFree() | PresentThree() | PresentOne():
            return _presented(view, action)
    return None


def _in_the_air(view: LuckyLoopState, action: Action | None) -> OddsAnswer | None:
    flight = flight_of(view)
    if view.phase is Phase.ROLL:
        return _left(flight, outlook_in(view))
    decisions = decisions_in(view)
    match action:
        case None:
            outlook: Outlook | None = outlook_in(view)
        case StopEarly():
            outlook = next((choice.outlook for choice in decisions if choice.action != action), None)
        case _:
            outlook = next((choice.outlook for choice in decisions if choice.action == action), None)
    if outlook is None:
        return None
    choices = tuple([(cast(Actions, choice.action), choice.value) for choice in decisions])
    return _left(flight, outlook, choices)


def _left(flight: Flight, outlook: Outlook, choices: Choices = ()) -> OddsAnswer:
    left = tuple([card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice])
    return OddsAnswer(flight.programme, left, outlook.value, outlook.odds, flight.highlight, choices)


@lru_cache(maxsize=1)
def _best_in_hand(view: LuckyLoopState, seat: Seat) -> OddsAnswer | None:
    """The flight that gains most, with all that could be flown instead; asked again while cards are being laid."""
    if view.phase is not Phase.CHOOSE:
        return None
    flights = [(action, flight) for action in legal(view, seat) if (flight := flown_with(view, action)) is not None]
    ranked = sorted(
        [(flight.outlook(view), flight, cast(Actions, action)) for action, flight in flights],
        key=lambda found: -found[0].value,
    )
    if not ranked:
        return None
    outlook, flight, _ = ranked[0]
    return flight.answer(outlook, tuple([(action, outlook.value) for outlook, _, action in ranked]))


def _presented(view: LuckyLoopState, action: Action) -> OddsAnswer | None:
    flight = flown_with(view, action)
    return None if flight is None else flight.answer(flight.outlook(view))


class Planned(NamedTuple):
    """A flight that has not begun."""

    programme: str | None
    cards: Cards
    highlight: int | None = None

    def outlook(self, view: LuckyLoopState) -> Outlook:
        return before(view, self.cards, self.programme, self.highlight)

    def answer(self, outlook: Outlook, choices: Choices = ()) -> OddsAnswer:
        return OddsAnswer(self.programme, self.cards, outlook.value, outlook.odds, self.highlight, choices)


def flown_with(view: LuckyLoopState, action: Action) -> Planned | None:
    """The flight that an action begins."""
    match action:
        case PresentThree(programme, cards):
            return Planned(programme, cards)
        case PresentOne(programme, card):
            return Planned(programme, side_with(view, programme, card))
        case PresentFree(cards) if fault_of(cards, view.faces) is None:
            return Planned(None, cards, _usual_highlight(view, cards))
    return None


def _usual_highlight(view: LuckyLoopState, cards: Cards) -> int:
    """Which card to highlight is another question; the hardest that one die can meet is a usual answer."""
    return max(cards, key=lambda card: (FACES[view.faces[card]].dice == 1, FACES[view.faces[card]].difficulty))
