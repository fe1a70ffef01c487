"""What every opponent of every game promises: to play legally, to look at nothing but its view, and to be in time."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterable
from itertools import product
from math import inf
from statistics import median
from time import perf_counter, thread_time
from typing import Any, get_type_hints

import pytest

from core.bots import clock as bots_clock
from core.bots.bot import Bot
from core.bots.budget import Budget
from core.bots.levels import ADVISER, LEVELS
from core.catalog import CATALOG
from core.game import Action, Game, Seat
from core.lucky_loop.bot import flying
from core.players import Kind
from tests.core.bots.fixtures import PLAIN
from tests.core.bots.matches import bot
from tests.core.bots.situations import Situation, hardest, of_each_phase, phases_met, situations
from tests.core.fuzz import CONTINUOUS

THINKERS = [level.value for level in LEVELS if level is not Kind.RANDOM] + [ADVISER, PLAIN]
"""The levels, who advises people, and the peer: a match with somebody who looks at more would prove nothing."""
OVERRUN = 1.2
"""How many times its budget a bot may take."""
THINKING = Budget(seconds=0.02)
"""On the ticking clock."""
NODES = 30

every_opponent = pytest.mark.parametrize(("id", "name"), list(product(CATALOG, THINKERS)))


class TickingClock:
    """A clock on which every look takes about a millisecond: the same answers on any machine, however busy."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        # A power of two adds up exactly, so that a deadline has as many looks late in a test as at its beginning.
        self._now += 2**-10
        return self._now


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think by a clock that only they move on."""
    monkeypatch.setattr(bots_clock, "perf_counter", TickingClock())


def chosen(game: Game[Any, Any], player: Bot, view: Any, seat: Seat, budget: Budget) -> Action:
    """A bot's answer. What it remembers of flights it has solved would only take it further in the same time."""
    flying._remembered.cache_clear()
    return player.choose(game, view, seat, random.Random(1), budget)


# --- legal -----------------------------------------------------------------------------------------------


def check_legal(id: str, name: str, where: Iterable[Situation], budget: Budget) -> None:
    game, player = CATALOG[id], bot(id, name)
    for state, seat in where:
        action = chosen(game, player, game.view(state, seat), seat, budget)
        assert id in CONTINUOUS or action in game.legal(state, seat)
        game.apply(state, seat, action)


@every_opponent
def test_every_bot_plays_legally_even_without_time(id: str, name: str) -> None:
    check_legal(id, name, situations(id) + hardest(id), Budget(seconds=0.0))


@every_opponent
@pytest.mark.usefixtures("ticking")
def test_every_bot_plays_legally_with_time_to_think(id: str, name: str) -> None:
    check_legal(id, name, of_each_phase(id, each=3), THINKING)


NEVER_AT_REST = {"jump": {"revealing"}, "loops": {"fault"}}
"""Phases that a game passes through within one move."""


@pytest.mark.parametrize("id", CATALOG)
def test_every_phase_in_which_somebody_acts_is_among_the_situations(id: str) -> None:
    phase = get_type_hints(CATALOG[id].state).get("phase")
    assert phases_met(id) == ({""} if phase is None else set(phase)) - NEVER_AT_REST.get(id, set())


# --- honest ----------------------------------------------------------------------------------------------

HIDDEN = {"lucky_loop": 0.95, "loops": 0.95, "jump": 0.95}
"""In how many of the situations something is hidden, at least."""


@every_opponent
@pytest.mark.usefixtures("ticking")
def test_an_answer_depends_on_the_view_only(id: str, name: str) -> None:
    game, player = CATALOG[id], bot(id, name)
    where = of_each_phase(id, each=3)
    different = hiding = 0
    for state, seat in where:
        hiding += game.view(state, seat) != state
        first = chosen(game, player, game.view(state, seat), seat, THINKING)
        for seed in range(2):
            other = game.determinize(game.view(state, seat), seat, random.Random(seed))
            different += other != state
            assert chosen(game, player, game.view(other, seat), seat, THINKING) == first
    # In Targets everything lies open but how the others aim at Golden Targets; a game may have no secrets at all.
    assert different >= 2 * len(where) * HIDDEN.get(id, 0.0)
    assert bool(different) == bool(hiding)


# --- the same everywhere ---------------------------------------------------------------------------------


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody look at the clock."""

    def looked() -> float:
        raise AssertionError("a bot that counts nodes has looked at the clock")

    monkeypatch.setattr(bots_clock, "perf_counter", looked)


@every_opponent
@pytest.mark.usefixtures("no_clock")
def test_with_nodes_alone_an_answer_depends_on_no_clock_and_on_nothing_thought_before(id: str, name: str) -> None:
    game, player = CATALOG[id], bot(id, name)
    where = [(game.view(state, seat), seat) for state, seat in of_each_phase(id, each=2)]

    def answers(asked: list[tuple[Any, Seat]]) -> list[Action]:
        return [player.choose(game, view, seat, random.Random(1), Budget(nodes=NODES)) for view, seat in asked]

    assert answers(where[::-1])[::-1] == answers(where)


# --- in time ---------------------------------------------------------------------------------------------


@pytest.fixture
def own_memory() -> None:
    """Let garbage collection look at what bots make, and not at all that tests have left: that takes up to 30 ms."""
    gc.collect()
    gc.freeze()


def taken(clock: Callable[[], float], id: str, name: str, situation: Situation, seconds: float) -> float:
    """How many times its budget a bot takes: the best of three, as anyone may be held up once."""
    game, (state, seat) = CATALOG[id], situation
    view, player = game.view(state, seat), bot(id, name)
    best = inf
    for _ in range(3):
        start = clock()
        chosen(game, player, view, seat, Budget(seconds))
        best = min(best, (clock() - start) / seconds)
        if best < OVERRUN:
            break
    return best


@every_opponent
@pytest.mark.usefixtures("own_memory")
def test_a_bot_keeps_its_budget(id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time it has a processor to itself, so that a busy machine changes nothing."""
    monkeypatch.setattr(bots_clock, "perf_counter", thread_time)
    for situation in of_each_phase(id, each=2):
        assert taken(thread_time, id, name, situation, 0.05) < OVERRUN, situation


@every_opponent
@pytest.mark.torture
@pytest.mark.parametrize("seconds", [0.05, 1.0])
@pytest.mark.usefixtures("own_memory")
def test_a_bot_keeps_its_budget_everywhere(id: str, name: str, seconds: float) -> None:
    """By the clock on the wall."""
    found = [taken(perf_counter, id, name, situation, seconds) for situation in situations(id) + hardest(id)]
    sys.stdout.write(
        f"{id} {name}, {seconds:g} s a move, {len(found)} situations: "
        f"median {median(found):.2f} of the budget, at worst {max(found):.2f}\n"
    )
    assert max(found) < OVERRUN
