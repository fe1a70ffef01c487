"""Playing a position on by a quick policy for a while, and saying what it is worth then."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from core.game import NATURE, ONLY_NATURE, Action, Game, Seat

S_contra = TypeVar("S_contra", contravariant=True)


class Guide(Protocol[S_contra]):
    """What a search knows of a game beyond its rules."""

    def candidates(self, view: S_contra, seat: Seat, rng: random.Random) -> Sequence[Action]:
        """The actions worth a thought, legal and at least one; the policy's own choice comes first."""
        ...

    def believe(self, state: S_contra, view: S_contra, seat: Seat, rng: random.Random) -> Any:
        """A determinised position made more likely: where others chose in secret, as the policy would choose."""
        ...

    def policy(self, state: S_contra, seat: Seat, rng: random.Random) -> Action:
        """A sensible action in microseconds. It may use only what `seat` sees, or the search would play against
        people who look into its hand."""
        ...

    def enough(self, state: S_contra, moves: int) -> bool:
        """Whether a rollout may stop here, `moves` moves after the first; it has to say yes soon."""
        ...

    def evaluate(self, state: S_contra) -> Sequence[float]:
        """Each seat's share of the win, from 0 to 1."""
        ...


def rollout(game: Game[Any, Any], guide: Guide[Any], state: Any, rng: random.Random) -> Sequence[float]:
    """Each seat's prospects in `state`, played on once."""
    return guide.evaluate(played_on(game, guide, state, rng))


def played_on(game: Game[Any, Any], guide: Guide[Any], state: Any, rng: random.Random) -> Any:
    """Where chance and the policy lead from `state` until the guide has seen enough.

    Where several may act, the one who does is drawn by lot among those who are given the time: in simultaneous choices
    the order tells nobody anything, and races are anyone's who has a part in them.
    """
    to_act, apply, policy, enough = game.to_act, game.apply, guide.policy, guide.enough
    moves = 0
    while not enough(state, moves):
        actors = to_act(state)
        if not actors:
            break
        if actors == ONLY_NATURE:
            state = apply(state, NATURE, game.nature(state, rng)).state
            continue
        if len(actors) == 1:
            (seat,) = actors
        else:
            quick = sorted(game.given_time(state))
            seat = quick[int(rng.random() * len(quick))]
        state = apply(state, seat, policy(state, seat, rng)).state
        moves += 1
    return state
