"""Hands as sorted groups of equal cards, so that what fits is found without looking at every card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from core.cards import Cards, Faces
from core.loops.box import KIND, KINDS, UNSEEN_KIND
from core.loops.state import Hand

EMPTY: Hand = ((),) * (len(KINDS) + 1)


def cards_in(hand: Iterable[Cards]) -> Cards:
    """The cards of a hand, sorted as it is held."""
    return tuple(chain.from_iterable(hand))


def joined(hand: Hand, cards: Iterable[int], faces: Faces) -> Hand:
    """The hand with `cards` sorted into it."""
    groups = [*hand]
    for card in cards:
        groups[KIND[faces[card]]] += (card,)
    return tuple(groups)


def parted(hand: Hand, cards: Iterable[int], faces: Faces) -> Hand | None:
    """The hand without `cards`; `None` unless they are all in it, and none is named twice."""
    groups = [*hand]
    try:
        for card in cards:
            kind = KIND[faces[card]]
            group = groups[kind]
            at = group.index(card)
            groups[kind] = group[:at] + group[at + 1 :]
    except (IndexError, ValueError):
        return None
    return tuple(groups)


def hidden(hand: Hand) -> Hand:
    """The hand as others see it: its size, in an order that says nothing."""
    return (*EMPTY[:UNSEEN_KIND], tuple(sorted(cards_in(hand))))
