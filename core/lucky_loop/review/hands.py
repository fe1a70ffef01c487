"""What hands are worth beyond usual ones, in points at the end of the game.

`Prospects` values a hand by the flights that it promises. How much of that is more than what the tables of the race
reckon with anyway, and how much of it is still there at the end, was found out from games between Aces.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from core.cards import UNSEEN
from core.game import Seat
from core.lucky_loop.bot.estimates import free_values
from core.lucky_loop.bot.prospects import (
    Prospects,
    best_free,
    best_set,
    hand_of,
    sets_for_programmes,
    sides_of,
    together,
    values_at,
)
from core.lucky_loop.box import DIFFICULTY
from core.lucky_loop.review.draws import Drawn
from core.lucky_loop.state import LuckyLoopState

_USUAL: Final = (
    (5.6, 10.0, 12.7, 14.0, 14.2),
    (13.9, 14.8, 15.9, 16.0, 17.0),
    (15.8, 17.5, 19.0, 19.2, 19.5),
    (16.4, 18.4, 19.7, 20.5, 20.7),
    (15.7, 18.8, 19.8, 20.8, 21.2),
)
"""What a hand promises at the start of a turn, by how many programmes have no result yet and by tokens."""
MOST_TOKENS: Final = len(_USUAL[0]) - 1
"""More tokens than this change no promise."""
_STAYS: Final = (0.7, 0.7, 0.7, 0.8, 0.4)
"""How much of what it promises more than that is there at the end."""
_MOST: Final = 24
"""How many different promises are told apart; of more, neighbours are put together."""


class Edge(NamedTuple):
    """What a hand may be worth at the end beyond a usual one, and the chance of that."""

    points: float
    chance: float


def edge_of(state: LuckyLoopState, seat: Seat) -> float:
    """What the cards of a seat are worth beyond usual ones; nothing where they can't be seen."""
    if state.free[seat]:
        return edge_of_laid(state, seat, state.tokens[seat])
    hand = hand_of(state, state.hands[seat])
    if UNSEEN in hand:
        return 0.0
    results, tokens = state.scores[seat], state.tokens[seat]
    return _edge(Prospects(state, seat, tokens).of(hand), results, tokens)


def edge_of_laid(state: LuckyLoopState, seat: Seat, tokens: int) -> float:
    """What a free programme on the table is worth, which has to be flown again (LL-29)."""
    difficulties = tuple(sorted([DIFFICULTY[state.faces[card]] for card in state.free[seat]]))
    results = state.scores[seat]
    return _edge(free_values(tokens)[difficulties] - min(results), results, tokens)


class DrawnHands:
    """The hands that a seat may have when it is on turn again, whatever happens until then."""

    def __init__(self, state: LuckyLoopState, hands: Sequence[Drawn]) -> None:
        self._hands = hands
        sides = sides_of(state)
        self._sets = [sets_for_programmes(hand, sides) for hand, _ in hands]
        self._promised: dict[tuple[int, int, int], list[float]] = {}

    def edges(self, results: Sequence[int], tokens: int) -> list[Edge]:
        """What they will be worth beyond usual ones, with these results and tokens."""
        tokens = min(tokens, MOST_TOKENS)
        promises: defaultdict[float, float] = defaultdict(float)
        for promise, (_, chance) in zip(self._promises(results, tokens), self._hands, strict=True):
            promises[promise] += chance
        return [Edge(_edge(promise, results, tokens), chance) for promise, chance in _grouped(promises)]

    def _promises(self, results: Sequence[int], tokens: int) -> list[float]:
        """As `Prospects` has it."""
        if all(results):
            replaced = min(results)
            return [best_free(hand, tokens) - replaced for hand, _ in self._hands]
        columns = [self._at_programme(place, result, tokens) for place, result in enumerate(results)]
        return [together(values) for values in zip(*columns, strict=True)]

    def _at_programme(self, place: int, result: int, tokens: int) -> list[float]:
        key = place, result, tokens
        if key not in self._promised:
            values = values_at(result, tokens)
            self._promised[key] = [best_set(sets[place], values) for sets in self._sets]
        return self._promised[key]


def _edge(promise: float, results: Sequence[int], tokens: int) -> float:
    missing = list(results).count(0)
    return _STAYS[missing] * (promise - _USUAL[missing][min(tokens, MOST_TOKENS)])


def _grouped(promises: Mapping[float, float]) -> list[tuple[float, float]]:
    """Promises with their chances, in order; where there are many, by their means."""
    ordered = sorted(promises.items())
    if len(ordered) <= _MOST:
        return ordered
    groups: list[list[tuple[float, float]]] = [[] for _ in range(_MOST)]
    before, whole = 0.0, sum(promises.values())
    for promise, chance in ordered:
        groups[min(int(_MOST * before / whole), _MOST - 1)].append((promise, chance))
        before += chance
    return [_mean(group) for group in groups if group]


def _mean(group: Sequence[tuple[float, float]]) -> tuple[float, float]:
    chance = sum([each for _, each in group])
    return sum([promise * each for promise, each in group]) / chance, chance
