"""The values of all points of a flight under best play, by dynamic programming.

Before a throw all that matters is which cards are open, what the completed ones earned, how many dice are left,
whether the red die can still be had, and the tokens. After a throw its values matter too, as a multiset. Everything is
worked out on demand and remembered, so a flight can be followed with one solver from take-off to landing.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate, chain
from typing import Final, NamedTuple

from core.lucky_loop.box import DICE, DICE_PER_THROW
from core.lucky_loop.odds.problem import FlightProblem, OpenCard, Worth
from core.lucky_loop.odds.throws import (
    MULTISETS,
    NEVER,
    NUMBER,
    PARTS,
    Level,
    Values,
    best_of_throws,
    expected,
    expected_keeping,
)
from core.lucky_loop.rules.flight import STOP_AFTER

_UNUSED: Final = tuple([NEVER] * (6 * dice + 1) for dice in range(DICE_PER_THROW + 1))
"""By the number of dice and their total: nothing can be done."""


class Ready(NamedTuple):
    """A point before a throw."""

    open: OpenCards
    earned: int
    """What the completed cards earned."""
    left: int
    """The dice on no card."""
    red_die: bool
    """Whether the red die can still be bought: it wasn't yet, and there is a token."""
    tokens: int

    def paid(self) -> Ready:
        """With a token less."""
        return self._replace(red_die=self.red_die and self.tokens > 1, tokens=self.tokens - 1)

    def with_red_die(self) -> Ready:
        """With the red die bought."""
        return self._replace(left=self.left + 1, red_die=False, tokens=self.tokens - 1)


class Rolling(NamedTuple):
    """Dice are about to be rolled, for a throw or again."""

    ready: Ready
    """The point before this throw, with the tokens there are now."""
    kept: Values
    """What the dice of the throw show that stay as they are."""


class Landed(NamedTuple):
    """The flight ended before all cards were completed."""

    open: OpenCards
    tokens: int


Point = Ready | Rolling | Landed
"""Where a flight can stand when there is nothing to decide but by the solver."""


class Use(NamedTuple):
    """A way to complete a card: with some number of dice, exactly or not."""

    card: OpenCard
    then: OpenCards
    earned: int
    exactly: bool

    def takes(self, total: int) -> bool:
        """Whether dice that show `total` can be used like this."""
        return total == self.card.difficulty if self.exactly else total > self.card.difficulty


class OpenCards:
    """The cards not yet completed, in order of difficulty: cards that are worth the same are alike."""

    __slots__ = ("cards", "dice", "ready", "stuck", "thrown", "uses")

    def __init__(self, cards: tuple[OpenCard, ...], known: dict[tuple[OpenCard, ...], OpenCards]) -> None:
        self.cards = cards
        self.dice = sum(card.dice for card in cards)
        """The dice that the cards need at least."""
        self.ready: dict[tuple[int, int, bool, int], float] = {}
        """What the solver found before a throw, by points earned, dice left, red die and tokens."""
        self.thrown: dict[tuple[int, int, bool, int], Thrown] = {}
        """What it found after a throw."""
        self.uses: list[list[Use]] = [[] for _ in range(DICE_PER_THROW + 1)]
        """The ways to complete a card, by the number of dice."""
        known[cards] = self
        for card in dict.fromkeys(cards):
            place = cards.index(card)
            rest = cards[:place] + cards[place + 1 :]
            self._add_uses(card, known.get(rest) or OpenCards(rest, known))
        hopeless = [_stuck_at(card.difficulty, card.exceeded is None) for card in cards]
        self.stuck = [frozenset.intersection(*throws) for throws in zip(*hopeless, strict=True)]
        """The throws that complete no card, by the number of dice."""

    def _add_uses(self, card: OpenCard, then: OpenCards) -> None:
        for dice in range(card.dice, DICE_PER_THROW + 1):
            if dice <= card.difficulty:
                self.uses[dice].append(Use(card, then, card.exact, True))
            if card.exceeded is not None and card.difficulty < 6 * dice:
                self.uses[dice].append(Use(card, then, card.exceeded, False))


@cache
def _stuck_at(difficulty: int, exactly: bool) -> tuple[frozenset[int], ...]:
    """The throws that can't complete a card, by the number of dice."""
    most = difficulty if exactly else 6 * DICE_PER_THROW
    return tuple(
        frozenset(
            NUMBER[values] for values in throws if not any(difficulty <= part.total <= most for part in PARTS[values])
        )
        for throws in MULTISETS
    )


class Thrown:
    """The values of all throws from one point before a throw."""

    __slots__ = ("best", "dice", "expected", "keeping", "kept", "used")

    def __init__(self, dice: int, used: list[Level], kept: list[Level] | None, best: Level) -> None:
        self.dice = dice
        self.used = used
        """The value of completing a card, by the number of dice used and their total."""
        self.kept = kept
        """The value of paying to roll again, by the dice that stay, as number and multiset; None without a token."""
        self.best = best
        """The value of each throw."""
        self.expected = expected(dice, best)
        self.keeping: list[Level] | None = None
        """The value of rolling again for nothing, as in `kept`: what the player with one more token asks for."""


class Solver:
    """Values every point of one flight, for one weighting."""

    def __init__(self, problem: FlightProblem, worth: Worth) -> None:
        self.problem = problem
        self._worth = worth
        self._cards: Final = len(problem.difficulties)
        self._open: dict[tuple[OpenCard, ...], OpenCards] = {}
        self._success: dict[int, list[float]] = {}
        tokens = range(problem.pool + 1)
        self._failure = [
            [worth.of(problem.landing(None, done, held)) for done in range(self._cards)] for held in tokens
        ]
        failures = set(chain.from_iterable(self._failure))
        self._doom = failures.pop() if len(failures) == 1 else None
        """What a flight that can't succeed any more is worth, where all failures are worth the same."""

    def open_cards(self, cards: tuple[OpenCard, ...]) -> OpenCards:
        """These cards as the solver knows them."""
        cards = tuple(sorted(cards, key=_order))
        return self._open.get(cards) or OpenCards(cards, self._open)

    # --- what a landing is worth ---------------------------------------------------------------------------

    def success(self, points: int, tokens: int) -> float:
        """The worth of a flight that completed all cards."""
        worths = self._success.get(tokens)
        if worths is None:
            most = sum(card.exact for card in self.problem.cards()) + len(DICE)
            landings = [self.problem.landing(points, self._cards, tokens) for points in range(most + 1)]
            worths = self._success[tokens] = [self._worth.of(landing) for landing in landings]
        return worths[points]

    def failure(self, open_: OpenCards, tokens: int) -> float:
        """The worth of landing with some cards still open."""
        return self._failure[tokens][self._cards - len(open_.cards)]

    def is_doomed(self, open_: OpenCards, left: int, red_die: bool) -> bool:
        """Whether the dice can't be enough: each card needs a die, or two above 6."""
        return open_.dice > left + red_die

    def may_land(self, open_: OpenCards, left: int) -> bool:
        """Whether the player may, or must, land before a throw (LL-15, LL-16, LL-28)."""
        return not left if self.problem.free else self._cards - len(open_.cards) >= STOP_AFTER

    # --- before a throw ------------------------------------------------------------------------------------

    def ready(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> float:
        """The value of a point before a throw."""
        if not open_.cards:
            return self.success(earned + left, tokens)
        red_die = red_die and tokens > 0
        if self.is_doomed(open_, left, red_die):
            if self._doom is not None:
                return self._doom
            earned = 0
        key = (earned, left, red_die, tokens)
        value = open_.ready.get(key)
        if value is None:
            value = open_.ready[key] = self._ready(open_, earned, left, red_die, tokens)
        return value

    def _ready(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> float:
        value = self.thrown(open_, earned, left, red_die, tokens).expected if left else NEVER
        if red_die:
            value = max(value, self.ready(open_, earned, left + 1, False, tokens - 1))
        if self.may_land(open_, left) or not (left or red_die):
            value = max(value, self.failure(open_, tokens))
        return value

    # --- after a throw -------------------------------------------------------------------------------------

    def thrown(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> Thrown:
        """The values of all throws from a point with dice left."""
        red_die = red_die and tokens > 0
        if self.is_doomed(open_, left, red_die):
            earned = 0
        key = (earned, left, red_die, tokens)
        thrown = open_.thrown.get(key)
        if thrown is None:
            thrown = open_.thrown[key] = self._thrown(open_, earned, left, red_die, tokens)
        return thrown

    def _thrown(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> Thrown:
        dice = min(DICE_PER_THROW, left)
        used = [self._used(open_, size, earned, left - size, red_die, tokens) for size in range(dice + 1)]
        kept = self._keeping(open_, earned, left, red_die, tokens - 1) if tokens else None
        best = best_of_throws(dice, used, kept)
        landing = self.failure(open_, tokens)
        for throw in open_.stuck[dice]:
            best[throw] = max(best[throw], landing)
        return Thrown(dice, used, kept, best)

    def _used(self, open_: OpenCards, dice: int, earned: int, left: int, red_die: bool, tokens: int) -> Level:
        """For each total of `dice` dice the value of the best card they complete."""
        if not open_.uses[dice]:
            return _UNUSED[dice]
        exact, above = _UNUSED[dice].copy(), _UNUSED[dice].copy()
        for use in open_.uses[dice]:
            value = self.ready(use.then, earned + use.earned, left, red_die, tokens)
            difficulty = use.card.difficulty
            if use.exactly:
                exact[difficulty] = max(exact[difficulty], value)
            else:
                above[difficulty + 1] = max(above[difficulty + 1], value)
        return list(map(max, exact, accumulate(above, max)))

    def _keeping(self, open_: OpenCards, earned: int, left: int, red_die: bool, tokens: int) -> list[Level]:
        """The values of a re-roll, by the dice that stay; `tokens` are those left after it is paid."""
        dice = min(DICE_PER_THROW, left)
        if self._doom is not None and self.is_doomed(open_, left, red_die and tokens > 0):
            return [[self._doom] * len(MULTISETS[size]) for size in range(dice)]
        thrown = self.thrown(open_, earned, left, red_die, tokens)
        if thrown.keeping is None:
            thrown.keeping = expected_keeping(dice, thrown.best)
        return thrown.keeping

    # --- any point -----------------------------------------------------------------------------------------

    def value(self, point: Point) -> float:
        """What a point is worth under best play from there on."""
        match point:
            case Landed(open_, tokens):
                return self.failure(open_, tokens)
            case Ready(open_, earned, left, red_die, tokens):
                return self.ready(open_, earned, left, red_die, tokens)
            case Rolling(Ready(open_, earned, left, red_die, tokens), kept):
                return self._keeping(open_, earned, left, red_die, tokens)[len(kept)][NUMBER[kept]]


def _order(card: OpenCard) -> tuple[int, bool]:
    return card.difficulty, card.exceeded is None
