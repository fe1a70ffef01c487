"""Trying flicks in the simulator, within a budget: those that promise most are tried most."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from core.bots.budget import Account
from core.bots.clock import Deadline, now
from core.targets.actions import Flick
from core.targets.bot.spread import Eye
from core.targets.rules.checking import SEED_BITS

Try = Callable[[Flick, int], float]
"""What comes of a flick, tried once with that luck, from 0 to 1."""

_FAITH: Final = 6.0
"""How many tries a guess counts for."""
_CURIOSITY: Final = 0.12
_CAUTION: Final = 0.12
"""How much a flick that was seldom tried is preferred while trying, and shunned when choosing."""
_TRIES_A_VARIANT: Final = 40
"""After so many tries a flick near the best joins in."""
_VARIED: Final = Eye(1.2, 0.04)
_LONGEST: Final = 0.005
"""How many seconds a try is expected to take until one took longer."""


class Foresight(Deadline):
    """A deadline for tries, which take long: it has passed as soon as another one might take longer than is left."""

    __slots__ = ("_longest", "_now")

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, kept_back=0.0)
        self._now = now()
        self._longest = _LONGEST

    def passed(self) -> bool:
        before, self._now = self._now, now()
        self._longest = max(self._longest, self._now - before)
        return self._now + self._longest >= self._at


class Candidate:
    """A flick, and what is known of it: a guess at first, then more and more what its tries brought."""

    def __init__(self, flick: Flick, guess: float) -> None:
        self.flick = flick
        self.tries = 0
        self.total = guess * _FAITH

    @property
    def known(self) -> float:
        return self.tries + _FAITH

    @property
    def mean(self) -> float:
        return self.total / self.known

    def learn(self, result: float) -> None:
        self.tries += 1
        self.total += result


def best_flick(candidates: list[Candidate], attempt: Try, account: Account, rng: random.Random) -> Flick:
    """The flick that does best in the tries the budget allows; without any, the best guess.

    The first try of every flick has the same luck, and so have the second ones: what differs is the aim.
    """
    luck: list[int] = []
    tries = 0
    while account.allows():
        tries += 1
        if tries % _TRIES_A_VARIANT == 0:
            best = _chosen(candidates)
            candidates.append(Candidate(_VARIED.aims(best.flick, rng), best.mean))
        eager = _CURIOSITY * math.sqrt(math.log(tries + 1))
        tried = max(candidates, key=lambda candidate: candidate.mean + eager / math.sqrt(candidate.known))
        if tried.tries == len(luck):
            luck.append(rng.getrandbits(SEED_BITS))
        tried.learn(attempt(tried.flick, luck[tried.tries]))
    return _chosen(candidates).flick


def _chosen(candidates: list[Candidate]) -> Candidate:
    return max(candidates, key=lambda candidate: candidate.mean - _CAUTION / math.sqrt(candidate.known))
