"""What speaks for a move of Lucky Loop, by the exact odds of its flight."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from core.game import Action, Seat
from core.lucky_loop.actions import Discard, Draw, Exchange, Land, PresentFree, StopEarly
from core.lucky_loop.box import FIGURES, FREE_SIZES, deck_of
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.answers import OddsAnswer, flown_with
from core.lucky_loop.rules.free_programme import FAULTY_SET, fault_of
from core.lucky_loop.rules.turn import exchange_price
from core.lucky_loop.state import LuckyLoopState, Phase
from ui.look.numbers import decimal, percent
from ui.look.phrases import points_text
from ui.look.text import listed, translate
from ui.lucky_loop.words import FIGURE_NAMES, card_name

_SAME: Final = 1e-6
"""A gain this close to the points is the same but for rounding."""


def why(view: LuckyLoopState, seat: Seat, action: Action, flight: OddsAnswer | None) -> str:
    """The odds of the flight behind an action, or what is true of the cards; from the seat's view."""
    match action:
        case Draw(deck):
            held = sum(deck_of(card) == deck for card in view.hands[seat])
            return translate("lucky_loop", "you hold {cards} of its cards").format(cards=held)
        case Discard(card):
            return _discarding(view, seat, card)
        case Exchange() if not any(flown_with(view, other) for other in legal(view, seat)):
            return translate("lucky_loop", "no programme can be flown with this hand")
        case PresentFree(cards) if fault_of(cards, view.faces) is not None:
            words = translate("lucky_loop", "this set breaks the rules: it goes with your hand and costs {points}")
            return words.format(points=points_text(min(FAULTY_SET, view.totals[seat])))
        case Land() if view.phase is Phase.READY:
            return translate("lucky_loop", "there is no die left to throw")
        case Land():
            return translate("lucky_loop", "no card can be completed with this throw")
    return "" if flight is None else _by_odds(view, seat, action, flight)


def _by_odds(view: LuckyLoopState, seat: Seat, action: Action, flight: OddsAnswer) -> str:
    chance, odds = percent(flight.odds.success), _odds(flight)
    match action:
        case Exchange() if view.in_final_phase(seat):
            words = translate("lucky_loop", "costs {points}; your hand offers {odds}")
            return words.format(points=points_text(min(exchange_price(view), view.totals[seat])), odds=odds)
        case Exchange():
            return translate("lucky_loop", "the best programme in hand: {odds}").format(odds=odds)
        case StopEarly() if not view.supply:
            words = translate("lucky_loop", "going on succeeds {chance} of the time; the supply has no token left")
            return words.format(chance=chance)
        case StopEarly():
            words = translate("lucky_loop", "going on succeeds {chance} of the time; this brings a token for certain")
            return words.format(chance=chance)
        case PresentFree() if flight.highlight is not None:
            words = translate("lucky_loop", "with {card} highlighted: {odds}")
            return words.format(card=card_name(view, flight.highlight), odds=odds)
    return odds


def _odds(flight: OddsAnswer) -> str:
    words = translate("lucky_loop", "{chance} to succeed, {points} points expected")
    if abs(flight.value - flight.odds.expected_points) > _SAME:
        # Only what is better than the old result counts (LL-18).
        words = translate("lucky_loop", "{chance} to succeed, {points} points gained on average")
    return words.format(chance=percent(flight.odds.success), points=decimal(flight.value))


def _discarding(view: LuckyLoopState, seat: Seat, card: int) -> str:
    rest = sorted([other for other in view.hands[seat] if other != card])
    if view.in_final_phase(seat):
        sets = [cards for size in FREE_SIZES for cards in combinations(rest, size)]
        if any(fault_of(cards, view.faces) is None for cards in sets):
            return translate("lucky_loop", "without it your hand still makes a free programme")
        return translate("lucky_loop", "without it your hand makes no free programme")
    figure = view.faces[card][0]
    kept = {view.faces[other][0] for other in rest}
    if len(kept) == len(FIGURES):
        return translate("lucky_loop", "you keep all four figures")
    if figure in kept:
        return translate("lucky_loop", "you hold another {figure}").format(figure=FIGURE_NAMES[figure]())
    words = translate("lucky_loop", "you keep these figures: {figures}")
    return words.format(figures=listed([FIGURE_NAMES[letter]() for letter in FIGURES if letter in kept]))
