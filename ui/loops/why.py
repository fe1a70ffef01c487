"""What speaks for a move of LOOPS: true of the hand, the pile and the sizes of the other hands. No Qt here."""

from __future__ import annotations

from core.game import Action, Seat
from core.loops.deck import CARDS, FIRST_SPECIAL, FITTING, UNSEEN_KIND, Card, Effect
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import Claim, Hand, LoopsState, Pass, Play
from ui.loops.words import count_text, points_text
from ui.text import translate


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
    return ""


def _altitude(view: LoopsState, seat: Seat, play: Play) -> str:
    card, hand = CARDS[view.faces[play.cards[0]]], view.hands[seat]
    if len(play.cards) > 1:
        return translate("loops", "gets rid of {count} cards at once").format(count=len(play.cards))
    fitting = _fitting(hand, view.climbing, card.altitude) - len(play.cards)
    if fitting:
        return translate("loops", "{cards} of your altitudes still fit after it").format(cards=fitting)
    specials = _specials(hand)
    if specials:
        return translate("loops", "keeps your special cards for later: {count}").format(count=specials)
    return _rid_of(card)


def _special(view: LoopsState, seat: Seat, card: Card, target: Seat | None) -> str:
    hand, pile = view.hands[seat], count_text(len(view.pile))
    match card.effect:
        case Effect.DRAW if target is not None:
            words = translate("loops", "whoever draws has only {cards} in hand")
            return words.format(cards=count_text(len(cards_in(view.hands[target]))))
        case Effect.ATTITUDE:
            words = translate("loops", "altitudes of yours that fit: {after} instead of {before}")
            now, then = (_fitting(hand, climbing, view.altitude) for climbing in (view.climbing, not view.climbing))
            return words.format(before=now, after=then)
        case Effect.DIRECTION:
            seats = len(view.hands)
            old, new = (len(cards_in(view.hands[(seat + way * view.direction) % seats])) for way in (1, -1))
            words = translate("loops", "whoever is next then holds {after} instead of {before}")
            return words.format(before=count_text(old), after=count_text(new))
        case Effect.LOOPING:
            return translate("loops", "clears the pile of {cards}").format(cards=pile)
    return _rid_of(card)


def _rid_of(card: Card) -> str:
    return translate("loops", "rids you of {points}").format(points=points_text(card.points))


def _passing(view: LoopsState, seat: Seat) -> str:
    if not any(isinstance(action, Play) for action in LOOPS.legal(view, seat)):
        return translate("loops", "nothing in your hand fits")
    specials = _specials(view.hands[seat])
    pile = count_text(len(view.pile))
    if specials:
        words = translate("loops", "the pile has only {cards}, and your special cards are kept for later: {count}")
        return words.format(cards=pile, count=specials)
    return translate("loops", "the pile has only {cards}").format(cards=pile)


def _fitting(hand: Hand, climbing: bool, altitude: int) -> int:
    """How many altitudes of a hand fit."""
    return sum(map(len, hand[FITTING[climbing][altitude]]))


def _specials(hand: Hand) -> int:
    return sum(map(len, hand[FIRST_SPECIAL:UNSEEN_KIND]))
