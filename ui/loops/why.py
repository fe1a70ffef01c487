"""Reasons for a move of LOOPS, from the hand, the pile and the sizes of the other hands."""

from __future__ import annotations

from core.game import Action, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import CARDS, FIRST_SPECIAL, FITTING, UNSEEN_KIND, Card, Effect
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import Hand, LoopsState
from ui.look.phrases import WHY_ROUND_OVER, points_text
from ui.look.text import translate
from ui.loops.words import count_text


def why(view: LoopsState, seat: Seat, action: Action) -> str:
    """A reason in a few words, from the seat's view."""
    match action:
        case Play(cards, target):
            if len(cards) == len(cards_in(view.hands[seat])):
                return translate("loops", "your hand is empty then, and the round is yours")
            card = CARDS[view.faces[cards[0]]]
            return _altitude(view, seat, action) if card.effect is None else _special(view, seat, card, target)
        case Pass():
            return _passing(view, seat)
        case Claim():
            words = translate("loops", "whoever is first goes on; the pile has {cards}")
            return words.format(cards=count_text(len(view.pile)))
        case Deal():
            return WHY_ROUND_OVER()
    return ""


def _altitude(view: LoopsState, seat: Seat, play: Play) -> str:
    card, hand = CARDS[view.faces[play.cards[0]]], view.hands[seat]
    if len(play.cards) > 1:
        return translate("loops", "gets rid of {cards} at once").format(cards=count_text(len(play.cards)))
    fitting = _fitting(hand, view.climbing, card.altitude) - len(play.cards)
    if fitting:
        return translate("loops", "altitudes of yours that still fit after it: {cards}").format(cards=fitting)
    if _specials(hand):
        return _keeping(hand)
    return _rid_of(card)


def _special(view: LoopsState, seat: Seat, card: Card, target: Seat | None) -> str:
    hand = view.hands[seat]
    match card.effect:
        case Effect.DRAW if target is not None:
            return _drawing(view, seat, card, target)
        case Effect.ATTITUDE:
            now, then = (_fitting(hand, climbing, view.altitude) for climbing in (view.climbing, not view.climbing))
            if then > now:
                words = translate("loops", "altitudes of yours that fit: {after} instead of {before}")
                return words.format(before=now, after=then)
        case Effect.DIRECTION:
            seats = len(view.hands)
            old, new = (len(cards_in(view.hands[(seat + way * view.direction) % seats])) for way in (1, -1))
            if new > old:
                words = translate("loops", "whoever is next then holds {after} instead of {before}")
                return words.format(before=count_text(old), after=count_text(new))
        case Effect.LOOPING if view.pile:
            return translate("loops", "clears the pile of {cards}").format(cards=count_text(len(view.pile)))
    return _rid_of(card)


def _drawing(view: LoopsState, seat: Seat, card: Card, target: Seat) -> str:
    """Why it is this one who draws."""
    if not view.draw:
        words = translate("loops", "the draw pile is empty, so nobody draws, but it rids you of {points}")
        return words.format(points=points_text(card.points))
    sizes = [len(cards_in(hand)) for hand in view.hands]
    others = [other for other in range(len(sizes)) if other not in (seat, target)]
    if sizes[target] < max(sizes) and all(sizes[target] <= sizes[other] for other in others):
        words = translate("loops", "whoever draws has only {cards} in hand")
        return words.format(cards=count_text(sizes[target]))
    if others and all(view.totals[target] < view.totals[other] for other in others):
        return translate("loops", "whoever draws is ahead of your other opponents in the game")
    words = translate("loops", "whoever draws has {cards} in hand")
    return words.format(cards=count_text(sizes[target]))


def _rid_of(card: Card) -> str:
    return translate("loops", "rids you of {points}").format(points=points_text(card.points))


def _passing(view: LoopsState, seat: Seat) -> str:
    if not any(isinstance(action, Play) for action in LOOPS.legal(view, seat)):
        return translate("loops", "nothing in your hand fits")
    hand = view.hands[seat]
    if _specials(hand):
        return _keeping(hand)
    words = translate("loops", "keeps your altitudes that fit for later: {count}")
    return words.format(count=_fitting(hand, view.climbing, view.altitude))


def _keeping(hand: Hand) -> str:
    return translate("loops", "keeps your special cards for later: {count}").format(count=_specials(hand))


def _fitting(hand: Hand, climbing: bool, altitude: int) -> int:
    """How many altitudes of a hand fit."""
    return sum(map(len, hand[FITTING[climbing][altitude]]))


def _specials(hand: Hand) -> int:
    return sum(map(len, hand[FIRST_SPECIAL:UNSEEN_KIND]))
