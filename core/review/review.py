"""What a review of a game finds: how everybody stood at every position, and what each decision gave away.

Luck is what chance changed in how somebody stands, play what decisions changed. Both are differences between
neighbouring positions, so from the first to the last they add up to the result. Where a decision turns up what lay face
down, it is both: the decision leads to what could be expected of it, and chance from there to what came.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

import msgspec

from core.game import NATURE, Action, AnyGame, Seat, Value
from core.review.estimate import Estimate
from core.review.marks import SURE, Mark

VERSION: Final = 1
"""Of what reviews are made of: one of another version is made anew."""


class Standing(Value, frozen=True, gc=False):
    """How everybody stands in a position, by seat."""

    chances: tuple[float, ...]
    """To win; those of all seats add up to one."""
    points: tuple[float, ...]
    """By how many points somebody is going to be ahead of the average of the table; more is always better."""
    chance_errors: tuple[float, ...]
    point_errors: tuple[float, ...]
    """The standard errors of both."""


class Appraisal(Value, frozen=True, gc=False, omit_defaults=True):
    """A decision against the best one that was known then, from what its seat saw."""

    index: int
    """Of the entry."""
    seat: Seat
    mark: Mark
    chance: Estimate
    """How much of the chance to win it gave away,"""
    points: Estimate
    """and how many points."""
    better: str = ""
    """The best action as JSON, where it was another one."""

    def better_action(self, game: AnyGame) -> Action | None:
        """The best action, where it was another one."""
        if not self.better:
            return None
        action: Action = msgspec.json.decode(self.better, type=game.actions)
        return action


class Unit(Value, frozen=True, gc=False):
    """What is found out about one position and the entry that follows it; all units are independent."""

    index: int
    standing: Standing
    appraisal: Appraisal | None = None
    expected: Standing | None = None
    """How everybody stood once the decision was made, where it turned up something that could not be known."""


class Step(NamedTuple):
    """A part of what an entry changed."""

    by_chance: bool
    before: Standing
    after: Standing

    def change(self, seat: Seat) -> tuple[float, float]:
        """What it changed in a seat's chance to win and in its points."""
        before, after = self.before, self.after
        return after.chances[seat] - before.chances[seat], after.points[seat] - before.points[seat]

    def doubt(self, seat: Seat) -> float:
        """The standard error of the change in the chance to win."""
        return hypot(self.before.chance_errors[seat], self.after.chance_errors[seat])


class Review(Value, frozen=True):
    """A whole game, reviewed."""

    digest: str
    """Of the entries that it is a review of."""
    nodes: int
    """The budget of each decision."""
    movers: tuple[Seat, ...]
    """Who acted, entry by entry."""
    standings: tuple[Standing, ...]
    """Before each entry, and after the last."""
    appraisals: tuple[Appraisal, ...]
    expected: tuple[Standing | None, ...] = ()
    """Entry by entry, where there is any: how everybody stood once a decision was made, before what it turned up."""
    version: int = VERSION

    def steps(self, index: int) -> Iterator[Step]:
        """What an entry changed, one after the other: what was decided, and what chance made of it."""
        before, after = self.standings[index], self.standings[index + 1]
        expected = self.expected[index] if self.expected else None
        if expected is None:
            yield Step(self.movers[index] == NATURE, before, after)
        else:
            yield Step(False, before, expected)
            yield Step(True, expected, after)

    def changes(self, seat: Seat, index: int) -> tuple[float, float]:
        """What an entry changed in a seat's chance to win and in its points."""
        return Step(False, self.standings[index], self.standings[index + 1]).change(seat)

    def luck(self, seat: Seat, index: int) -> tuple[float, float]:
        """What chance changed in an entry."""
        return next((step.change(seat) for step in self.steps(index) if step.by_chance), (0.0, 0.0))

    def is_clear_luck(self, seat: Seat, index: int) -> bool:
        """Whether chance changed more in an entry than may just as well be noise."""
        return any(abs(step.change(seat)[0]) >= SURE * step.doubt(seat) for step in self.steps(index) if step.by_chance)

    def play(self, seat: Seat, index: int) -> tuple[float, float]:
        """What a decision changed in an entry, whoever made it."""
        return next((step.change(seat) for step in self.steps(index) if not step.by_chance), (0.0, 0.0))

    @property
    def outcomes(self) -> tuple[int, ...]:
        """The entries in which chance had a part."""
        entries = range(len(self.movers))
        return tuple([index for index in entries if any(step.by_chance for step in self.steps(index))])
