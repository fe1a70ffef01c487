"""Works out the tables of the race from what turns bring in games between Aces who fly for points.

`python -m core.lucky_loop.bot.race_tables > resources/lucky_loop/race.json` does so, in some minutes: needed when the
points of the cards change, or when the Ace flies otherwise. Aces who mind their chances would not do: what a turn
brings them depends on the lead, for which it is to be reckoned.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from core.bots.budget import Budget
from core.bots.match import play_match
from core.game import Seat
from core.lucky_loop.bot.levels import LuckyLoopAce
from core.lucky_loop.bot.race import LEADS, RUNNERS, SCALE, TOKENS, Runner, decided, runner_at
from core.lucky_loop.bot.turn_choice import by_points
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase

_GAMES: Final = 1000
_BUDGET: Final = Budget(nodes=1500)
_FEW: Final = 15
"""Turns of a kind that are too few to go by: those with a token less are taken for the same."""
_SWEEPS: Final = 14
"""A turn in which both fail leaves the race as it was: how often that is followed before it counts for nothing."""
_SHARP: Final = 12.0
"""What a lead is worth before anything is known, in points as good as luck."""
_LEADS: Final = range(-80, 81)
"""Leads so far beyond the tables that nothing is lost at the ends."""


class Turn(NamedTuple):
    """What a turn brought."""

    gain: int
    missing: int
    """How many programmes it left without a result."""
    tokens: int
    """How many more tokens there were then."""
    ended: bool
    """Whether a free programme succeeded."""


Turns = dict[Runner, list[tuple[Turn, float]]]
"""What a turn may bring to a runner, with the chances."""
Chances = list[float]
"""By lead, as `_LEADS`."""


# --- what turns bring ------------------------------------------------------------------------------------


def counted(games: int) -> dict[Runner, Counter[Turn]]:
    """What turns brought in games between Aces who fly for points, whoever is ahead."""
    found: dict[Runner, Counter[Turn]] = {runner: Counter() for runner in RUNNERS}
    ace = LuckyLoopAce(by_points)
    for number in range(games):
        match = play_match(LUCKY_LOOP, LuckyLoopOptions(), [ace, ace], f"race/{number}", _BUDGET)
        state = before = LUCKY_LOOP.setup(2, LuckyLoopOptions())
        for seat, action in match.entries:
            state = LUCKY_LOOP.apply(state, seat, action).state
            if before.phase is Phase.LOT:
                before = state
            elif (state.round, state.turn) != (before.round, before.turn) or state.phase is Phase.OVER:
                _count(found, before, state, before.turn)
                before = state
    return found


def _count(found: dict[Runner, Counter[Turn]], before: LuckyLoopState, after: LuckyLoopState, seat: Seat) -> None:
    if any(before.free_results):
        # On the last turn the Ace goes for what can still win.
        return
    own, then = (_known(runner_at(state, seat)) for state in (before, after))
    gain = after.totals[seat] - before.totals[seat]
    found[own][Turn(gain, then.missing, then.tokens - own.tokens, any(after.free_results))] += 1


def _known(runner: Runner) -> Runner:
    return Runner(runner.missing, min(runner.tokens, TOKENS))


def likely(found: dict[Runner, Counter[Turn]]) -> Turns:
    """The chances of what a turn brings; flights for any but the first programme are much the same."""
    turns: Turns = {}
    for runner in RUNNERS:
        like = _like(found, runner)
        if like.total() < _FEW and runner.tokens:
            like += _like(found, Runner(runner.missing, runner.tokens - 1))
        turns[runner] = [(turn, count / like.total()) for turn, count in like.items()]
    return turns


def _like(found: dict[Runner, Counter[Turn]], runner: Runner) -> Counter[Turn]:
    first = max(other.missing for other in RUNNERS)
    if runner.missing in (0, first):
        return found[runner]
    together: Counter[Turn] = Counter()
    for missing in range(1, first):
        for turn, count in found[Runner(missing, runner.tokens)].items():
            together[turn._replace(missing=runner.missing - missing + turn.missing)] += count
    return together


# --- who wins --------------------------------------------------------------------------------------------


class Odds:
    """The chances to win of two players, worked out from the end of the game backwards."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._over = [decided(lead) for lead in _LEADS]
        self.last = {
            runner: self._expected([(turn.gain, self._over, chance) for turn, chance in turns[runner]])
            for runner in RUNNERS
        }
        guess = [1.0 / (1.0 + exp(-lead / _SHARP)) for lead in _LEADS]
        self.on_turn = {(own, other, first): guess for own in RUNNERS for other in RUNNERS for first in (True, False)}
        pairs = [(own, other) for own in RUNNERS for other in RUNNERS]
        for done in sorted({own.missing + other.missing for own, other in pairs}):
            for _ in range(_SWEEPS):
                for own, other in pairs:
                    if own.missing + other.missing == done:
                        for first in (True, False):
                            self.on_turn[own, other, first] = self._after_a_turn(own, other, first)

    def _after_a_turn(self, own: Runner, other: Runner, first: bool) -> Chances:
        outcomes = []
        for turn, chance in self._turns[own]:
            if turn.ended:
                then = _turned(self.last[other]) if first else self._over
            else:
                tokens = min(max(own.tokens + turn.tokens, 0), TOKENS)
                then = _turned(self.on_turn[other, Runner(turn.missing, tokens), not first])
            outcomes.append((turn.gain, then, chance))
        return self._expected(outcomes)

    def _expected(self, outcomes: Sequence[tuple[int, Chances, float]]) -> Chances:
        whole = [0.0] * len(_LEADS)
        last = len(_LEADS) - 1
        for gain, then, chance in outcomes:
            for at in range(len(_LEADS)):
                whole[at] += chance * then[min(max(at + gain, 0), last)]
        return whole


def _turned(chances: Chances) -> Chances:
    """The same for the other player."""
    return [1.0 - chance for chance in reversed(chances)]


def _row(chances: Chances) -> list[int]:
    return [round(SCALE * chances[lead - _LEADS[0]]) for lead in LEADS]


def worked_out(games: int) -> dict[str, object]:
    """The tables, as they are written."""
    odds = Odds(likely(counted(games)))
    on_turn = {
        name: [_row(odds.on_turn[own, other, first]) for own in RUNNERS for other in RUNNERS]
        for name, first in (("first", True), ("second", False))
    }
    return {**on_turn, "last": [_row(odds.last[runner]) for runner in RUNNERS]}


if __name__ == "__main__":
    json.dump(worked_out(_GAMES), sys.stdout, separators=(",", ":"))
