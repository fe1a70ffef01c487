"""Moves per second of random play, beside RLCard's UNO and OpenSpiel's crazy eights driven from Python."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from core.catalog import CATALOG
from core.game import NATURE, ONLY_NATURE

ROUNDS = 15
SECONDS = 0.7

Player = Callable[[random.Random], int]
"""Plays one random game and counts its moves, chance not included."""


def voltige(id: str, seats: int) -> Player:
    """Random play straight on the rules, with nothing around them: to_act, sample, apply."""
    game = CATALOG[id]
    to_act, sample, apply = game.to_act, game.sample, game.apply
    options = game.options()

    def play(rng: random.Random) -> int:
        state: Any = game.setup(seats, options)
        moves = 0
        while actors := to_act(state):
            if actors is ONLY_NATURE:
                state = apply(state, NATURE, game.nature(state, rng)).state
                continue
            (seat,) = actors if len(actors) == 1 else (tuple(actors)[int(rng.random() * len(actors))],)
            state = apply(state, seat, sample(state, seat, rng)).state
            moves += 1
        return moves

    return play


def rlcard_uno() -> Player:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def openspiel_crazy_eights() -> Player:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
            moves += not chance
        return moves

    return play


def report() -> None:
    """A line per game: the median of several rounds, the players taking turns in each round."""
    players = {
        "Lucky Loop, 4 seats": voltige("lucky_loop", 4),
        "LOOPS, 4 seats": voltige("loops", 4),
        "Jump!, 4 seats": voltige("jump", 4),
        "RLCard UNO": rlcard_uno(),
        "OpenSpiel crazy eights, 4 seats": openspiel_crazy_eights(),
    }
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(ROUNDS):
        for name, play in players.items():
            speeds[name].append(_speed(play, random.Random(number)))
    medians = {name: statistics.median(found) for name, found in speeds.items()}
    uno, eights = medians["RLCard UNO"], medians["OpenSpiel crazy eights, 4 seats"]
    print("random play, moves a second (median of", ROUNDS, "rounds)")
    for name, speed in medians.items():
        print(f"  {name:34}{speed:10,.0f}{speed / uno:8.2f} x UNO{speed / eights:8.2f} x crazy eights")


def _speed(play: Player, rng: random.Random) -> float:
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        moves += play(rng)
    return moves / spent
