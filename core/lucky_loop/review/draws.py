"""The cards that may be drawn next, with their chances; the order of the decks is left to chance, though it is known.

Draws of one card or two are followed one by one. Of more there are so many that some are imagined, the same ones
whatever is in hand, so that what is compared has the same luck.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.cards import UNSEEN
from core.game import Value
from core.lucky_loop.bot.prospects import unseen
from core.lucky_loop.box import FIGURES
from core.lucky_loop.state import LuckyLoopState

IMAGINED: Final = 200
"""How many draws of three or more cards are imagined."""
FOLLOWED: Final = 2
"""How many draws are followed through all cards that may come."""

Hand = tuple[str, ...]
"""The faces of some cards, in order."""


class Deck(Value, frozen=True, gc=False):
    """What may be drawn from a deck."""

    faces: Hand
    """What may lie there; as seen by a seat, the hands of the others may as well."""
    cards: int
    """How many cards it has,"""
    reserve: Hand
    """and those of which it is made anew when they are gone (LL-8)."""

    def tops(self, drawn: Hand) -> Counter[str]:
        """What may be drawn after some cards of this deck, with how often it is there."""
        faces = self.faces if len(drawn) < self.cards else self.reserve
        return Counter(faces) - Counter(drawn if len(drawn) < self.cards else drawn[self.cards :])

    def sample(self, count: int, rng: random.Random) -> Hand:
        """The next cards as they may come, `count` of them or as many as there are."""
        first = rng.sample(self.faces, min(count, self.cards))
        return (*first, *rng.sample(self.reserve, min(count - len(first), len(self.reserve))))


Decks = tuple[Deck, Deck]


def decks_of(state: LuckyLoopState) -> Decks:
    """The decks of a whole position, or as a seat sees them."""
    hidden = unseen(state)

    def deck(number: int) -> Deck:
        cards = state.decks[number]
        faces = [state.faces[card] for card in cards]
        if UNSEEN in faces:
            faces = [*hidden[number].elements()]
        reserve = [state.faces[card] for card in state.discards[number]]
        return Deck(tuple(sorted(faces)), len(cards), tuple(sorted(reserve)))

    return deck(0), deck(1)


class Drawn(NamedTuple):
    """A hand after some draws, and its chance."""

    hand: Hand
    chance: float


def drawn(hand: Sequence[str], count: int, decks: Decks, from_: int | None = None) -> list[Drawn]:
    """The hands after drawing `count` cards, the first of them from one deck if said so.

    People like to have as much of the one deck as of the other.
    """
    start = tuple(sorted(hand))
    if count <= FOLLOWED:
        chances: defaultdict[Hand, float] = defaultdict(float)
        for found, chance in _followed(start, count, decks, ((), ()), from_):
            chances[found] += chance
        return [Drawn(*each) for each in chances.items()]
    rng = random.Random(f"{decks}")
    return [Drawn(_imagined(start, count, decks, rng, from_), 1 / IMAGINED) for _ in range(IMAGINED)]


def _followed(
    hand: Hand, count: int, decks: Decks, gone: tuple[Hand, Hand], from_: int | None
) -> Iterator[tuple[Hand, float]]:
    tops = [deck.tops(cards) for deck, cards in zip(decks, gone, strict=True)]
    number = _next_deck(hand, [bool(cards) for cards in tops], from_)
    if not count or number is None:
        yield hand, 1.0
        return
    whole = tops[number].total()
    for face, copies in tops[number].items():
        then = (*gone[number], face)
        rest = (then, gone[1]) if number == 0 else (gone[0], then)
        for found, chance in _followed(tuple(sorted((*hand, face))), count - 1, decks, rest, None):
            yield found, chance * copies / whole


def _imagined(hand: Hand, count: int, decks: Decks, rng: random.Random, from_: int | None) -> Hand:
    coming = [list(reversed(deck.sample(count, rng))) for deck in decks]
    for _ in range(count):
        number = _next_deck(hand, [bool(cards) for cards in coming], from_)
        if number is None:
            break
        hand = (*hand, coming[number].pop())
        from_ = None
    return tuple(sorted(hand))


def _next_deck(hand: Sequence[str], there: Sequence[bool], wanted: int | None) -> int | None:
    """The deck to draw from; None where no card is left."""
    if not any(there):
        return None
    if wanted is None:
        upper = sum([FIGURES[face[0]].deck for face in hand])
        wanted = 0 if 2 * upper >= len(hand) else 1
    return wanted if there[wanted] else 1 - wanted
