"""What a hand is good for: the sets in it, and what it will be worth after draws and discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
        self._found: dict[tuple[int, ...], float] = {}
        self._free = free_values(tokens)
        self._sides = [[DIFFICULTY[view.faces[card]] for card in side] for side in view.sides]
        self._values = [programme_values(result, tokens) if result < BOX.scale_last else None for result in results]

    def of(self, hand: Hand) -> float:
        """What a hand is worth."""
        if self._final:
            return self._of_free(hand)
        values = sorted(self._of_programmes(hand), reverse=True)
        return values[0] + _LATER * values[1]

    def _of_programmes(self, hand: Hand) -> list[float]:
        """What the hand is worth at each programme, on its own or with the cards on the side."""
        held: dict[str, list[int]] = {}
        for face in hand:
            held.setdefault(face[0], []).append(DIFFICULTY[face])
        found = []
        for programme, values, side in zip(PROGRAMMES, self._values, self._sides, strict=True):
            columns = [held.get(letter, ()) for letter in programme.figures]
            found.append(_best_trio(columns, side, values) if values else 0.0)
        return found

    def _of_free(self, hand: Hand) -> float:
        difficulties = tuple(sorted([DIFFICULTY[face] for face in hand]))
        value = self._found.get(difficulties)
        if value is None:
            sets = chain.from_iterable([combinations(difficulties, size) for size in _SIZES])
            value = max([self._free.get(cards, 0.0) for cards in sets], default=0.0) - self._replaced
            self._found[difficulties] = value
        return value

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


def _best_trio(columns: Columns, side: Sequence[int], values: Mapping[Difficulties, float]) -> float:
    """What the best cards for a programme are worth, three of the hand or one with two of the side."""
    best = max([values[trio] for trio in product(*columns)], default=0.0)
    return max([best, *[values[trio] for trio in _with_one_harder(columns, side)]]) if side else best


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
