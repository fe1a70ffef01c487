"""What a hand is good for: the sets in it, and what it will be worth after draws and discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final

from core.bots.budget import Account
from core.cards import UNSEEN
from core.game import Seat
from core.lucky_loop.bot.estimates import Difficulties, free_values, programme_values
from core.lucky_loop.box import BOX, DECK_CARDS, DECK_FACES, DIFFICULTY, FREE_SIZES, HAND, PROGRAMMES
from core.lucky_loop.state import LuckyLoopState

_LATER: Final = 0.2
"""How much the next best programme of a hand counts beside the best: it waits for a later turn."""
_SIZES: Final = FREE_SIZES[:-1]
"""Six cards never pay, and take the longest to look at."""

_FOUND: Final = 20_000
"""Hands whose best free programme is remembered."""

Hand = Sequence[str]
"""The faces of some cards."""
Columns = Sequence[Sequence[int]]
"""For each figure of a programme the difficulties of the cards in hand."""


class Prospects:
    """Values hands for one seat at one moment: the better, the more the next flights promise."""

    def __init__(self, view: LuckyLoopState, seat: Seat, tokens: int, results: Sequence[int] | None = None) -> None:
        results = view.scores[seat] if results is None else results
        self._final = all(results)
        self._replaced = min(results)
        self._tokens = tokens
        self._sides = sides_of(view)
        self._values = [values_at(result, tokens) for result in results]

    def of(self, hand: Hand) -> float:
        """What a hand is worth."""
        if self._final:
            return best_free(hand, self._tokens) - self._replaced
        return together([best_set(sets, values) for sets, values in zip(self._sets(hand), self._values, strict=True)])

    def _sets(self, hand: Hand) -> list[list[Difficulties]]:
        return sets_for_programmes(hand, self._sides)

    # --- what will become of a hand -------------------------------------------------------------------------

    def kept(self, hand: Hand, account: Account) -> tuple[int, ...]:
        """The places of the six cards to keep of more: the best found in time."""
        # Without time the oldest cards go: a hand that never changes would be exchanged for ever.
        best, kept = float("-inf"), tuple(range(len(hand) - HAND, len(hand)))
        for places in combinations(range(len(hand)), HAND):
            if not account.allows():
                break
            value = self.of([hand[place] for place in places])
            if value > best:
                best, kept = value, places
        return kept


# --- the sets in a hand ----------------------------------------------------------------------------------


def values_at(result: int, tokens: int) -> Mapping[Difficulties, float]:
    """What sets for a programme are worth to a player with this result there; it may be too good to be flown again."""
    return programme_values(result, tokens) if result < BOX.scale_last else {}


def best_set(sets: Sequence[Difficulties], values: Mapping[Difficulties, float]) -> float:
    """What the best of some sets for a programme is worth."""
    return max([values[trio] for trio in sets], default=0.0) if values else 0.0


def together(values: Iterable[float]) -> float:
    """What a hand is worth that is worth so much at each programme."""
    best, second, *_ = sorted(values, reverse=True)
    return best + _LATER * second


def best_free(hand: Hand, tokens: int) -> float:
    """What the best free programme of a hand is worth."""
    return _best_free(tuple(sorted([DIFFICULTY[face] for face in hand])), tokens)


@lru_cache(maxsize=_FOUND)
def _best_free(difficulties: Difficulties, tokens: int) -> float:
    values = free_values(tokens)
    sets = chain.from_iterable([combinations(difficulties, size) for size in _SIZES])
    return max([values.get(cards, 0.0) for cards in sets], default=0.0)


def sides_of(view: LuckyLoopState) -> list[list[int]]:
    """The difficulties of the cards at each programme."""
    return [[DIFFICULTY[view.faces[card]] for card in side] for side in view.sides]


def sets_for_programmes(hand: Hand, sides: Sequence[Sequence[int]]) -> list[list[Difficulties]]:
    """The sets that a hand has for each programme, three cards of its own or one with two of the side."""
    held: dict[str, list[int]] = {}
    for face in hand:
        held.setdefault(face[0], []).append(DIFFICULTY[face])
    found = []
    for programme, side in zip(PROGRAMMES, sides, strict=True):
        columns = [held.get(letter, ()) for letter in programme.figures]
        own = [*product(*columns)]
        found.append(own + _with_one_harder(columns, side) if side else own)
    return found


def _with_one_harder(columns: Columns, side: Sequence[int]) -> list[Difficulties]:
    """The cards on a side with one of them replaced by a harder one of the hand (LL-10)."""
    one, two, three = side
    first, second, third = columns
    return [
        *[(harder, two, three) for harder in first if harder > one],
        *[(one, harder, three) for harder in second if harder > two],
        *[(one, two, harder) for harder in third if harder > three],
    ]


def unseen(view: LuckyLoopState) -> tuple[Counter[str], Counter[str]]:
    """The cards of each deck that the seat doesn't see: in the deck, or in another hand."""
    decks = []
    for ids, faces in zip(DECK_CARDS, DECK_FACES, strict=True):
        left = Counter(faces)
        left.subtract(view.faces[card] for card in ids if view.faces[card] != UNSEEN)
        decks.append(+left)
    return decks[0], decks[1]


def hand_of(view: LuckyLoopState, cards: Iterable[int]) -> list[str]:
    """The faces of some cards."""
    return [view.faces[card] for card in cards]
