"""What a bot may spend on a move: seconds on this machine, nodes that are the same on every one, or both."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

import msgspec

from core.bots.clock import Deadline


class Budget(msgspec.Struct, frozen=True, gc=False):
    """Seconds, nodes, or both, of which the first to be used up counts.

    A node is the smallest piece of work of a search that is worth counting, and takes a fraction of a millisecond to
    a few: a rollout, a flick tried in the simulator, the throws from one point of a flight, or a hand valued. Where
    there are nodes alone, nobody looks at a clock: the same view and luck get the same answer on every machine.
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("a budget has an end: seconds, nodes, or both")

    def at_most(self, nodes: int) -> Budget:
        """This, and no more than so many nodes."""
        return Budget(self.seconds, nodes if self.nodes is None else min(nodes, self.nodes))

    def begin(self, deadline: Callable[[float], Deadline] = Deadline) -> Account:
        """Count from now on; `deadline` is how the clock is looked at, if at all."""
        left = inf if self.nodes is None else self.nodes
        return Account(left, None if self.seconds is None else deadline(self.seconds))


NO_THOUGHT: Final = Budget(nodes=0)
"""Enough for an answer at a glance, and for bots that never search."""


class Account:
    """What is left of a budget while somebody thinks."""

    __slots__ = ("_deadline", "_left")

    def __init__(self, left: float, deadline: Deadline | None) -> None:
        self._left = left
        self._deadline = deadline

    @property
    def timed(self) -> bool:
        """Whether the clock has a say."""
        return self._deadline is not None

    def allows(self) -> bool:
        """Whether there is enough for another node, which is then spent; to be asked before each."""
        self._left -= 1
        return self._left >= 0 and not (self._deadline and self._deadline.passed())
