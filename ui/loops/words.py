"""The names of LOOPS cards and amounts, for sentences and labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from core.cards import UNSEEN, Cards
from core.loops.box import CARDS, Card, Effect
from core.loops.state import LoopsState
from ui.look.phrases import NO_CARDS, card_count
from ui.look.text import Phrase, listed, translate

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
