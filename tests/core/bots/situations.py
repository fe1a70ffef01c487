"""Situations for bots: somebody to act in every phase, at every number of players, under every option."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from msgspec.structs import replace

from core.catalog import CATALOG
from core.game import NATURE, Seat
from core.lucky_loop.actions import EXCHANGE, Draw
from core.lucky_loop.state import FreeResult
from tests.core.fuzz import final_state, option_sets, phase_of, positions
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given
from tests.core.targets.scripted import FLICK, on, play, table
from tests.core.targets.test_targets_golden import golden

Situation = tuple[Any, Seat]


@cache
def situations(id: str) -> list[Situation]:
    """One of each kind that random games at every table came to, ordered by phase."""
    game, rng = CATALOG[id], random.Random(f"situations {id}")
    by_kind: dict[tuple[str, int, int], list[Situation]] = {}
    for seats in game.seats:
        for number, options in enumerate(option_sets(game)):
            for state, seat, _ in positions(game, seats, options, rng):
                if seat != NATURE:
                    by_kind.setdefault((phase_of(state), seats, number), []).append((state, seat))
    return [rng.choice(by_kind[kind]) for kind in sorted(by_kind)]


@cache
def phases_met(id: str) -> set[str]:
    """The phases that random games come to, whoever is to act, the end included."""
    game, rng = CATALOG[id], random.Random(f"phases met {id}")
    met = {phase_of(state) for state, _ in situations(id)}
    for options in option_sets(game):
        for seats in game.seats:
            met |= {phase_of(state) for state, seat, _ in positions(game, seats, options, rng) if seat == NATURE}
            met.add(phase_of(final_state(game, seats, options, rng)))
    return met


def of_each_phase(id: str, each: int) -> list[Situation]:
    """A few situations of every phase, for what takes long, and the hardest ones."""
    by_phase: dict[str, list[Situation]] = {}
    for state, seat in situations(id):
        by_phase.setdefault(phase_of(state), []).append((state, seat))
    rng = random.Random(f"phases {id}")
    return [found for some in by_phase.values() for found in rng.sample(some, min(each, len(some)))] + hardest(id)


def hardest(id: str) -> list[Situation]:
    """What takes longest to think over, and hardly ever happens at random."""
    match id:
        case "lucky_loop":
            return [(scene.state, scene.state.turn) for scene in (*_rich_turns(), *_rich_flights(), *_exchanges())]
        case "targets":
            crowded = {0: (6, on(0, 25.0)), 3: (2, on(1, 25.0)), 6: (4, on(2, -25.0))}
            aimed, _ = play(golden(4)[0], (1, FLICK))
            return [(table(seats=4, lying=crowded, stored={1: (8,)}), 0), (aimed, 0)]
    return []


_HAND = "T3 L4 D5 R6 R10 T12"
_FREE = "T3 L4 D5 R6 R10"
_TOKENS = (8, 0)
"""Tokens are what makes flights of Lucky Loop long to solve."""


def _rich_turns() -> list[Table]:
    """Something to present, with many tokens: a programme, a free programme, and one on the last turn of all."""
    free = given(hands=[_HAND], scores={0: ALL_FOUR}, tokens=_TOKENS)
    last = replace(free.state, free_results=(None, FreeResult(20, "red_rooster")))
    return [given(hands=[_HAND], tokens=_TOKENS), free, Table(last)]


def _rich_flights() -> list[Table]:
    """A free programme of five cards with many tokens: to be highlighted, about to take off, and in the air."""

    def laid() -> Table:
        return given(free={0: _FREE}, scores={0: ALL_FOUR}, tokens=_TOKENS)

    return [laid(), laid().highlight("R10"), laid().highlight("R10").throw(2, 2, 6)]


def _exchanges() -> list[Table]:
    """Cards to be drawn, and nine of which three have to go: on the way to the programmes, and in the final phase."""
    scenes = []
    for scores in ({}, {0: ALL_FOUR}):
        scenes.append(given(hands=[_HAND], scores=scores, tokens=_TOKENS).play(EXCHANGE))
        drawn = given(hands=[_HAND], scores=scores, tokens=_TOKENS).play(EXCHANGE)
        scenes.append(drawn.play(Draw(0)).play(Draw(1)).play(Draw(0)))
    return scenes
