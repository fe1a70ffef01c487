"""Cards, shuffles and lots, as several games use them.

Cards are numbered *after* the shuffle, so an id says nothing about a face: zones hold ids, `faces[id]` is the
face, and a view masks the faces its seat can't see. A reshuffle gives the same ids new faces, so that
nobody can follow a card they once saw into the deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from core.game import Action, ChanceReason, Illegal, Seat

UNSEEN = "?"
"""The face of a card that the viewer can't see."""

FACE_DOWN = -1
"""The id of a card whose very identity is secret, such as an opponent's pick."""

Faces = tuple[str, ...]
Cards = tuple[int, ...]


class Shuffled(Action, frozen=True, gc=False):
    """Nature: the faces of the cards being shuffled, in the order of their ids."""

    faces: Faces


class FirstPlayerDrawn(Action, frozen=True, gc=False):
    """Nature: who begins, by lot or because the table named that seat."""

    seat: Seat


def may_begin(named: Seat | None, seats: int) -> range:
    """Who can be the first: the seat that the table named, or anyone where it named none of those that play."""
    return range(named, named + 1) if named is not None and named in range(seats) else range(seats)


def first_player(named: Seat | None, seats: int, rng: random.Random) -> FirstPlayerDrawn:
    """Nature's answer where somebody is to begin."""
    return FirstPlayerDrawn(rng.choice(may_begin(named, seats)))


def drawn_first(actions: Iterable[Action]) -> Seat | None:
    """Who began a game with these actions, if somebody was drawn or named to."""
    return next((action.seat for action in actions if isinstance(action, FirstPlayerDrawn)), None)


def shuffled(faces: Faces, cards: Iterable[int], rng: random.Random) -> Shuffled:
    """Nature's answer where `cards` are to be shuffled."""
    # Sorting by random keys is as fair as random.shuffle and several times faster.
    draw = rng.random
    return Shuffled(tuple(sorted([faces[card] for card in cards], key=lambda face: draw())))


def with_shuffled(faces: Faces, cards: Iterable[int], outcome: Shuffled, rule: str) -> Faces:
    """`faces` after `cards` were shuffled; refuses an outcome that changes what cards there are."""
    ids, new = sorted(cards), outcome.faces
    if sorted([faces[card] for card in ids]) != sorted(new):
        raise Illegal(rule, ChanceReason.NOT_THESE_CARDS)
    changed = list(faces)
    for card, face in zip(ids, new, strict=True):
        changed[card] = face
    return tuple(changed)


def masked(faces: Faces, seen: Iterable[int]) -> Faces:
    """`faces` with everything but `seen` turned over."""
    view = [UNSEEN] * len(faces)
    for card in seen:
        view[card] = faces[card]
    return tuple(view)


def unmasked(faces: Faces, deck: Iterable[str], rng: random.Random, among: Sequence[int] | None = None) -> Faces:
    """`faces` with the unseen ones (of `among`, if given) drawn at random from what is left of `deck`."""
    ids = range(len(faces)) if among is None else among
    left = Counter(deck)
    left.subtract(faces[card] for card in ids if faces[card] != UNSEEN)
    pool = sorted(left.elements())
    rng.shuffle(pool)
    filled = list(faces)
    for card in ids:
        if filled[card] == UNSEEN:
            filled[card] = pool.pop()
    return tuple(filled)


def without(cards: Cards, gone: Iterable[int]) -> Cards:
    """`cards` less those in `gone`, in the same order."""
    gone = frozenset(gone)
    return tuple(card for card in cards if card not in gone)


def turned_up(before: Faces, after: Faces) -> bool:
    """Whether a face can be seen that could not be seen before."""
    return any(old == UNSEEN != new for old, new in zip(before, after, strict=True))
