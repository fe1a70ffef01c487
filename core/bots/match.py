"""Playing bots against each other, without a session: the fold over `apply` that simulations run."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.game import NATURE, ONLY_NATURE, Game, Options, Outcome
from core.record import LONGEST
from core.session import Entry


class Endless(Exception):
    """A match that did not end."""


class Match(msgspec.Struct, frozen=True):
    """A finished match: its result, and all that happened."""

    outcome: Outcome
    moves: int
    entries: list[Entry]


def play_match(game: Game[Any, Any], options: Options, bots: Sequence[Bot], seed: str, budget: Budget) -> Match:
    """One game between `bots`, one per seat; the same seed plays the same game."""
    rng = random.Random(seed)
    # Each bot has luck of its own: from nature's generator it could tell what comes next.
    lucks = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
    state = game.setup(len(bots), options)
    entries: list[Entry] = []
    moves = 0
    while actors := game.to_act(state):
        if actors == ONLY_NATURE:
            seat, action = NATURE, game.nature(state, rng)
        else:
            # Where several may act at once, the one who is first is drawn by lot.
            quick = sorted(game.given_time(state))
            seat = rng.choice(quick) if len(quick) > 1 else quick[0]
            action = bots[seat].choose(game, game.view(state, seat), seat, lucks[seat], budget)
            moves += 1
        state = game.apply(state, seat, action).state
        entries.append((seat, action))
        if len(entries) > LONGEST:
            raise Endless(f"{game.id}: no end after {LONGEST} entries")
    outcome = game.outcome(state)
    assert outcome is not None, "a game in which nobody acts is over"
    return Match(outcome, moves, entries)
