"""The peer: plain single-observer information-set UCT as OpenSpiel has it, that knows nothing but the rules.

One tree per decision. Every iteration determinises the view, walks down by UCB over the children that are legal at
this table, counting how often each was available, adds one node, plays on at random, and hands the result back. Games
are far too long to be played to the end: after some moves, or when the time is up, everyone's share of the win is
read off the points on the table, which makes the peer much stronger than calling it a draw would.

Where there are more moves than can be listed, the arms of the root are some of the sample that the game gives. In
Targets its eye is as good as the Ace's: it flicks exactly at what it aims at, and its finger trembles as everybody's.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from core.bots.budget import Account, Budget
from core.game import NATURE, ONLY_NATURE, Action, Game, Seat
from tests.core.bots.standing import count_of, standing
from tests.core.fuzz import CONTINUOUS

EXPLORATION = 0.15
"""Little, as shares read off the points differ little."""
ARMS = 24
"""How many moves of a kind a root has where they can't all be listed."""


class Node:
    """What is known of a line of actions from the root."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[Seat, Action], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class PlainSearch:
    """Chooses the most visited action of the root. A node is a move, in the tree or at random after it."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        account = budget.begin()
        arms = _arms(game, view, seat, rng)
        if len(arms) == 1:
            return arms[0]
        root = Node()
        while account.allows():
            _iterate(game, game.determinize(view, seat, rng), seat, arms, root, rng, account)
        visits = {action: (child.visits, child.total) for (_, action), child in root.children.items()}
        return max(arms, key=lambda arm: visits.get(arm, (0, 0.0)))


def _arms(game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random) -> Sequence[Action]:
    legal = game.legal(view, seat)
    if game.id not in CONTINUOUS:
        return legal
    by_kind: dict[type[Action], list[Action]] = {}
    for action in legal:
        by_kind.setdefault(type(action), []).append(action)
    return [arm for kind in by_kind.values() for arm in rng.sample(kind, min(len(kind), ARMS))]


def _iterate(
    game: Game[Any, Any],
    state: Any,
    seat: Seat,
    arms: Sequence[Action],
    root: Node,
    rng: random.Random,
    account: Account,
) -> None:
    path, node, actor, options = [(root, seat)], root, seat, arms
    while True:
        new = [action for action in options if (actor, action) not in node.children]
        if new:
            action = new[int(rng.random() * len(new))]
            child = node.children[actor, action] = Node()
        else:
            action, child = _by_ucb(node, actor, options)
        for option in options:
            if (actor, option) in node.children:
                node.children[actor, option].available += 1
        path.append((child, actor))
        state = _chance(game, game.apply(state, actor, action).state, rng)
        if new or not (actors := game.to_act(state)):
            break
        node, actor = child, rng.choice(sorted(actors))
        options = game.legal(state, actor)
    shares = _play_out(game, state, rng, account)
    for visited, mover in path:
        visited.visits += 1
        visited.total += shares[mover]


def _by_ucb(node: Node, actor: Seat, options: Sequence[Action]) -> tuple[Action, Node]:
    def bound(action: Action) -> float:
        child = node.children[actor, action]
        return child.total / child.visits + EXPLORATION * sqrt(log(max(child.available, 2)) / child.visits)

    best = max(options, key=bound)
    return best, node.children[actor, best]


def _play_out(game: Game[Any, Any], state: Any, rng: random.Random, account: Account) -> Sequence[float]:
    """Random moves for a while: the winners share 1, or everyone does by how the game stands."""
    for _ in range(count_of(game.id).moves):
        actors = game.to_act(state)
        if not actors or not account.allows():
            break
        actor = rng.choice(sorted(actors)) if len(actors) > 1 else next(iter(actors))
        state = _chance(game, game.apply(state, actor, game.sample(state, actor, rng)).state, rng)
    outcome = game.outcome(state)
    if outcome is None:
        return standing(game.id, state)
    won = 1.0 / len(outcome.winners)
    return [won if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def _chance(game: Game[Any, Any], state: Any, rng: random.Random) -> Any:
    while game.to_act(state) == ONLY_NATURE:
        state = game.apply(state, NATURE, game.nature(state, rng)).state
    return state
