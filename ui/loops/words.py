"""The names of LOOPS cards and amounts, for sentences and labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from core.cards import UNSEEN, Cards
from core.loops.box import CARDS, Card, Effect
from core.loops.state import LoopsState
from ui.look.phrases import NO_CARDS, card_count, points_text
from ui.look.text import Phrase, listed, titled, translate

_EFFECTS: Final[Mapping[Effect, Phrase]] = {
    Effect.ATTITUDE: Phrase("loops", "attitude change"),
    Effect.DIRECTION: Phrase("loops", "direction change"),
    Effect.DRAW: Phrase("loops", "draw {draw}"),
    Effect.SPEED: Phrase("loops", "speed"),
    Effect.LOOPING: Phrase("loops", "looping"),
}

PRINTED: Final[Mapping[Effect, Phrase]] = {
    Effect.ATTITUDE: Phrase("loops", "Attitude"),
    Effect.DIRECTION: Phrase("loops", "Direction"),
    Effect.DRAW: Phrase("loops", "Draw {draw}"),
    Effect.SPEED: Phrase("loops", "Speed"),
    Effect.LOOPING: Phrase("loops", "Looping"),
}
"""The word on a special card."""


def card_name(card: Card) -> str:
    """A card by its altitude or what it does."""
    if card.effect is None:
        return str(card.altitude)
    return _EFFECTS[card.effect]().format(draw=card.draw)


def what_it_does(view: LoopsState, card: Card) -> str:
    """A card in hand: what it does now, and what it costs whoever still holds it."""
    points = translate("loops", "{points} in hand").format(points=points_text(card.points))
    name = card_name(card)
    if card.effect is None:
        return titled(name, points)
    does = _does(view, card.effect).format(cards=count_text(card.draw))
    words = translate("loops", "{effect}. {points}").format(effect=does, points=points)
    return titled(name[:1].upper() + name[1:], words)


def _does(view: LoopsState, effect: Effect) -> str:
    match effect:
        case Effect.ATTITUDE if view.climbing:
            return translate("loops", "turns the plane to dive instead of climbing")
        case Effect.ATTITUDE:
            return translate("loops", "turns the plane to climb instead of diving")
        case Effect.DIRECTION if view.direction > 0:
            return translate("loops", "turns play round, to the right instead of to the left")
        case Effect.DIRECTION:
            return translate("loops", "turns play round, to the left instead of to the right")
        case Effect.DRAW if view.seats == 2:
            return translate("loops", "makes the other player draw {cards}")
        case Effect.DRAW:
            return translate("loops", "makes a player of your choice draw {cards}")
        case Effect.SPEED:
            return translate("loops", "whoever is fastest plays the next card, whoever's turn it is")
        case Effect.LOOPING:
            return translate("loops", "clears the pile, which is shuffled into the draw pile")


def face_of(card: int, *views: LoopsState) -> str:
    """The face of a card in the first view that shows it."""
    faces = [view.faces[card] for view in views if 0 <= card < len(view.faces)]
    return next((face for face in faces if face != UNSEEN), UNSEEN)


def cards_text(view: LoopsState, cards: Cards, earlier: LoopsState | None = None) -> str:
    """Cards by what is on them, equal ones together; those out of sight are only counted."""
    views = (view,) if earlier is None else (view, earlier)
    words = []
    for face, count in Counter(face_of(card, *views) for card in cards).items():
        if face == UNSEEN:
            words.append(count_text(count))
        elif count == 1:
            words.append(card_name(CARDS[face]))
        else:
            many = translate("loops", "{count} × {card}")
            words.append(many.format(count=count, card=card_name(CARDS[face])))
    return listed(words) or count_text(0)


def count_text(cards: int) -> str:
    """A number of cards."""
    return card_count(cards) if cards else NO_CARDS()


def direction_text(direction: int) -> str:
    """Which way play goes."""
    if direction > 0:
        return translate("loops", "Play goes to the left.")
    return translate("loops", "Play goes to the right.")


def fits_text(view: LoopsState) -> str:
    """Which altitudes fit now."""
    if not view.altitude:
        return translate("loops", "Any card")
    if view.climbing:
        return translate("loops", "{altitude} or higher").format(altitude=view.altitude)
    return translate("loops", "{altitude} or lower").format(altitude=view.altitude)


def altitude_text(view: LoopsState) -> str:
    """Where the plane is, and which way it goes."""
    if not view.altitude:
        return translate("loops", "No altitude yet: any card fits")
    if view.climbing:
        return translate("loops", "Climbing at {altitude}").format(altitude=view.altitude)
    return translate("loops", "Diving at {altitude}").format(altitude=view.altitude)
