"""The flight that stands behind a move, worked out for people who look at odds or ask for a reason."""

from __future__ import annotations

from typing import cast

from core.cards import Cards
from core.game import Action, Seat, Value
from core.lucky_loop.actions import (
    Exchange,
    Highlight,
    LuckyLoopAction,
    PresentFree,
    PresentOne,
    PresentThree,
    StopEarly,
)
from core.lucky_loop.figures import FACES, PROGRAMME_AT
from core.lucky_loop.legal import legal
from core.lucky_loop.odds import Odds, Outlook, before, decisions_in, outlook_in
from core.lucky_loop.state import IN_THE_AIR, Flight, LuckyLoopState, Phase

Choices = tuple[tuple[LuckyLoopAction, float], ...]


class Reckoned(Value, frozen=True, gc=False):
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


def reckon(view: LuckyLoopState, seat: Seat, action: Action | None) -> Reckoned | None:
    """How the flight in the air stands, or how it will stand after an action.

    For what is done instead of flying, an exchange or an early stop, it is the flight that is given up. None where
    there is no flight behind it.
    """
    if view.phase in IN_THE_AIR:
        return _in_the_air(view, action)
    match action:
        case Exchange():
            return _best_in_hand(view, seat)
        case Highlight(card):
            return _free(view, view.free[seat], card)
        case PresentFree(cards):
            return _free(view, cards, _usual_highlight(view, cards))
        case PresentThree() | PresentOne():
            return _presented(view, action)
    return None


def _in_the_air(view: LuckyLoopState, action: Action | None) -> Reckoned | None:
    flight = view.flight
    assert flight is not None, "these phases are in the air"
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
    choices = tuple([(cast(LuckyLoopAction, choice.action), choice.value) for choice in decisions])
    return _left(flight, outlook, choices)


def _left(flight: Flight, outlook: Outlook, choices: Choices = ()) -> Reckoned:
    left = tuple([card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice])
    return Reckoned(flight.programme, left, outlook.value, outlook.odds, flight.highlight, choices)


def _best_in_hand(view: LuckyLoopState, seat: Seat) -> Reckoned | None:
    found = [
        (before(view, cards, programme), programme, cards)
        for programme, cards in filter(None, [_flown_with(view, action) for action in legal(view, seat)])
    ]
    if not found:
        return None
    outlook, programme, cards = max(found, key=lambda flight: flight[0].value)
    return Reckoned(programme, cards, outlook.value, outlook.odds)


def _presented(view: LuckyLoopState, action: Action) -> Reckoned | None:
    flown = _flown_with(view, action)
    if flown is None:
        return None
    programme, cards = flown
    outlook = before(view, cards, programme)
    return Reckoned(programme, cards, outlook.value, outlook.odds)


def _flown_with(view: LuckyLoopState, action: Action) -> tuple[str, Cards] | None:
    """The programme that an action begins, and all of its cards."""
    match action:
        case PresentThree(programme, cards):
            return programme, cards
        case PresentOne(programme, card):
            faces, side = view.faces, view.sides[PROGRAMME_AT[programme]]
            return programme, tuple([card if faces[old][0] == faces[card][0] else old for old in side])
    return None


def _free(view: LuckyLoopState, cards: Cards, highlight: int) -> Reckoned:
    outlook = before(view, cards, None, highlight)
    return Reckoned(None, cards, outlook.value, outlook.odds, highlight)


def _usual_highlight(view: LuckyLoopState, cards: Cards) -> int:
    """Which card to highlight is another question; the hardest that one die can meet is a usual answer."""
    return max(cards, key=lambda card: (FACES[view.faces[card]].dice == 1, FACES[view.faces[card]].difficulty))
