"""What speaks for a move of Lucky Loop, by the exact odds of its flight. No Qt here."""

from __future__ import annotations

from core.game import Action, Seat
from core.lucky_loop.actions import Discard, Draw, Exchange, Land, PresentFree, StopEarly
from core.lucky_loop.figures import FIGURES, deck_of
from core.lucky_loop.reckoning import Reckoned
from core.lucky_loop.state import LuckyLoopState, Phase
from ui.figures import decimal, percent
from ui.lucky_loop.words import FIGURE_NAMES, card_name
from ui.text import translate


def why(view: LuckyLoopState, seat: Seat, action: Action, flight: Reckoned | None) -> str:
    """The odds of the flight behind an action, or what is true of the cards; from the seat's view."""
    match action:
        case Draw(deck):
            held = sum(deck_of(card) == deck for card in view.hands[seat])
            return translate("lucky_loop", "you hold {cards} of its cards").format(cards=held)
        case Discard(card):
            return _discarding(view, seat, card)
        case Exchange() if flight is None:
            in_hand = translate("lucky_loop", "no programme can be flown with this hand")
            return "" if view.in_final_phase(seat) else in_hand
        case Land() if view.phase is Phase.READY:
            return translate("lucky_loop", "there is no die left to throw")
        case Land():
            return translate("lucky_loop", "no card can be completed with this throw")
    return "" if flight is None else _by_odds(view, action, flight)


def _by_odds(view: LuckyLoopState, action: Action, flight: Reckoned) -> str:
    words = translate("lucky_loop", "{chance} to succeed, {points} points expected")
    chance = percent(flight.odds.success)
    odds = words.format(chance=chance, points=decimal(flight.odds.expected_points))
    match action:
        case Exchange():
            return translate("lucky_loop", "the best programme in hand: {odds}").format(odds=odds)
        case StopEarly():
            words = translate("lucky_loop", "going on succeeds in {chance}; this brings a token for certain")
            return words.format(chance=chance)
        case PresentFree() if flight.highlight is not None:
            words = translate("lucky_loop", "with {card} highlighted {odds}")
            return words.format(card=card_name(view, flight.highlight), odds=odds)
    return odds


def _discarding(view: LuckyLoopState, seat: Seat, card: int) -> str:
    figure = view.faces[card][0]
    kept = {view.faces[other][0] for other in view.hands[seat] if other != card}
    if len(kept) == len(FIGURES):
        return translate("lucky_loop", "you keep all four figures")
    if figure in kept:
        return translate("lucky_loop", "you hold another {figure}").format(figure=FIGURE_NAMES[figure]())
    return ""
