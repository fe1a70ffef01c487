"""What speaks for a move of Lucky Loop, by the exact odds of its flight. No Qt here."""

from __future__ import annotations

from core.game import Action, Seat
from core.lucky_loop.actions import Discard, Draw, Exchange, Highlight, Land, PresentFree, StopEarly
from core.lucky_loop.figures import FACES, FIGURES, deck_of
from core.lucky_loop.legal import legal
from core.lucky_loop.odds import Odds, Outlook, before, decisions_in
from core.lucky_loop.state import IN_THE_AIR, LuckyLoopState, Phase
from ui.figures import decimal, percent
from ui.lucky_loop.chances import flown_with
from ui.lucky_loop.words import FIGURE_NAMES, card_name
from ui.text import translate


def why(view: LuckyLoopState, seat: Seat, action: Action) -> str:
    """The odds after an action, or what is true of the cards; from the seat's view."""
    if view.phase in IN_THE_AIR:
        return _in_the_air(view, action)
    match action:
        case Exchange():
            return _exchanging(view, seat)
        case Draw(deck):
            held = sum(deck_of(card) == deck for card in view.hands[seat])
            return translate("lucky_loop", "you hold {cards} of its cards").format(cards=held)
        case Discard(card):
            return _discarding(view, seat, card)
        case Highlight(card):
            return _odds(before(view, view.free[seat], None, card).odds)
        case PresentFree(cards):
            # Which card to highlight is another question; the hardest that one die can meet is a usual answer.
            card = max(cards, key=lambda card: (FACES[view.faces[card]].dice == 1, FACES[view.faces[card]].difficulty))
            words = translate("lucky_loop", "with {card} highlighted {odds}")
            odds = _odds(before(view, cards, None, card).odds)
            return words.format(card=card_name(view, card), odds=odds)
    outlook = _take_off(view, action)
    return "" if outlook is None else _odds(outlook.odds)


def _odds(odds: Odds) -> str:
    words = translate("lucky_loop", "{chance} to succeed, {points} points expected")
    return words.format(chance=percent(odds.success), points=decimal(odds.expected_points))


def _take_off(view: LuckyLoopState, action: Action) -> Outlook | None:
    """How the flight stands that an action begins."""
    flown = flown_with(view, action)
    return None if flown is None else before(view, flown[1], flown[0])


def _in_the_air(view: LuckyLoopState, action: Action) -> str:
    choices = decisions_in(view)
    match action:
        case StopEarly():
            others = [choice for choice in choices if choice.action != action]
            if not others:
                return ""
            words = translate("lucky_loop", "going on succeeds in {chance}; this brings a token for certain")
            return words.format(chance=percent(others[0].odds.success))
        case Land() if view.phase is Phase.READY:
            return translate("lucky_loop", "there is no die left to throw")
        case Land():
            return translate("lucky_loop", "no card can be completed with this throw")
    return next((_odds(choice.odds) for choice in choices if choice.action == action), "")


def _exchanging(view: LuckyLoopState, seat: Seat) -> str:
    if view.in_final_phase(seat):
        return ""
    outlooks = [outlook for action in legal(view, seat) if (outlook := _take_off(view, action)) is not None]
    if not outlooks:
        return translate("lucky_loop", "no programme can be flown with this hand")
    best = max(outlooks, key=lambda outlook: outlook.value)
    return translate("lucky_loop", "the best programme in hand: {odds}").format(odds=_odds(best.odds))


def _discarding(view: LuckyLoopState, seat: Seat, card: int) -> str:
    figure = view.faces[card][0]
    kept = {view.faces[other][0] for other in view.hands[seat] if other != card}
    if len(kept) == len(FIGURES):
        return translate("lucky_loop", "you keep all four figures")
    if figure in kept:
        return translate("lucky_loop", "you hold another {figure}").format(figure=FIGURE_NAMES[figure]())
    return ""
