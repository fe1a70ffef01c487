"""The peer: plain single-observer information-set UCT as OpenSpiel has it, that knows nothing but the rules.

One tree per decision. Every iteration determinises the view, walks down by UCB over the children that are legal at
this table, counting how often each was available, adds one node, plays at random to the end of the game or for
`depth` moves, and hands the result back. A game that was not over counts as shared by all.
"""

from __future__ import annotations

import random
from math import log, sqrt
from time import perf_counter
from typing import Any

from core.game import NATURE, ONLY_NATURE, Action, Game, Seat

EXPLORATION = 1.0


class Node:
    """What is known of a line of actions from the root."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[Seat, Action], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class PlainSearch:
    """Chooses the most visited action of the root."""

    def __init__(self, iterations: int | None = None, depth: int = 2000) -> None:
        self._iterations = iterations
        self._depth = depth

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, seconds: float) -> Action:
        stop = perf_counter() + 0.95 * seconds
        legal = game.legal(view, seat)
        if len(legal) == 1:
            return legal[0]
        root = Node()
        left = self._iterations if self._iterations is not None else -1
        while left != 0 and perf_counter() < stop:
            left -= 1
            self._iterate(game, game.determinize(view, seat, rng), seat, root, rng, stop)
        visited = {action: child.visits for (_, action), child in root.children.items()}
        return max(legal, key=lambda action: visited.get(action, 0))

    def _iterate(
        self, game: Game[Any, Any], state: Any, seat: Seat, root: Node, rng: random.Random, stop: float
    ) -> None:
        path, node, actor = [(root, seat)], root, seat
        while True:
            options = game.legal(state, actor)
            new = [action for action in options if (actor, action) not in node.children]
            if new:
                action = new[int(rng.random() * len(new))]
                child = node.children[actor, action] = Node()
            else:
                action, child = _by_ucb(node, actor, list(options))
            for option in options:
                if (actor, option) in node.children:
                    node.children[actor, option].available += 1
            path.append((child, actor))
            state = _chance(game, game.apply(state, actor, action).state, rng)
            if new or not (actors := game.to_act(state)):
                break
            node, actor = child, rng.choice(sorted(actors))
        values = self._play_out(game, state, rng, stop)
        for visited, mover in path:
            visited.visits += 1
            visited.total += values.get(mover, 0.0)

    def _play_out(self, game: Game[Any, Any], state: Any, rng: random.Random, stop: float) -> dict[Seat, float]:
        """Random moves to the end; the winners share 1. Cut short, everyone's share is the same."""
        for move in range(self._depth):
            actors = game.to_act(state)
            if not actors:
                break
            actor = rng.choice(sorted(actors)) if len(actors) > 1 else next(iter(actors))
            state = _chance(game, game.apply(state, actor, game.sample(state, actor, rng)).state, rng)
            # Games at random can be long, and no budget may be overrun.
            if move % 16 == 15 and perf_counter() > stop:
                break
        outcome = game.outcome(state)
        if outcome is None:
            return {}
        return dict.fromkeys(outcome.winners, 1.0 / len(outcome.winners))


def _by_ucb(node: Node, actor: Seat, options: list[Action]) -> tuple[Action, Node]:
    def bound(action: Action) -> float:
        child = node.children[actor, action]
        return child.total / child.visits + EXPLORATION * sqrt(log(max(child.available, 2)) / child.visits)

    best = max(options, key=bound)
    return best, node.children[actor, best]


def _chance(game: Game[Any, Any], state: Any, rng: random.Random) -> Any:
    while game.to_act(state) == ONLY_NATURE:
        state = game.apply(state, NATURE, game.nature(state, rng)).state
    return state
