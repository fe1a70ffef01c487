"""Whole games at random, and whatever can be thrown at a position on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, ONLY_NATURE, Action, Illegal
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.box import Plane
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState, Phase, Refill
from tests.core.damage import sound_though_damaged


def game(seats: int, options: JumpOptions, rng: random.Random, start: JumpState | None = None) -> Iterator[JumpState]:
    """The positions of a game at random, the last one over."""
    state = start or JUMP.setup(seats, options)
    yield state
    while actors := JUMP.to_act(state):
        if actors == ONLY_NATURE:
            seat, action = NATURE, JUMP.nature(state, rng)
        else:
            seat = rng.choice(sorted(actors))
            action = rng.choice(JUMP.legal(state, seat))
        state = JUMP.apply(state, seat, action).state
        yield state


@pytest.mark.parametrize("seats", JUMP.seats)
def test_games_at_random_end_after_three_sessions(seats: int) -> None:
    for refill in Refill:
        *_, last = game(seats, JumpOptions(refill), random.Random(f"{seats}/{refill}"))
        assert JUMP.outcome(last) is not None
        assert last.session == 3


def positions(count: int, seed: int) -> tuple[random.Random, list[JumpState]]:
    """Positions of all kinds, for every number of players."""
    rng = random.Random(seed)
    games = [state for seats in JUMP.seats for state in game(seats, JumpOptions(), rng)]
    assert {state.phase for state in games} == set(Phase) - {Phase.REVEALING}
    return rng, rng.sample(games, count)


def wild_action(rng: random.Random, state: JumpState) -> Action:
    number = rng.choice((-(10**30), -1, 0, 1, 2, 5, 7, 8, 12, 54, 55, 10**30, rng.randrange(60)))
    plane = rng.choice(list(Plane))
    return rng.choice(
        (
            Sit(plane, number),
            Pick(number),
            Steer(plane),
            Blow(),
            Hold(),
            Jump(number),
            Shift(number),
            ChangePlace(rng.choice((number, 0, 3, 6)), plane, rng.choice((number, 3))),
            NextSession(),
            FirstPlayerDrawn(number),
            Shuffled(("jump", "?")),
            Shuffled(state.faces),
        )
    )


def test_whatever_is_not_legal_is_refused_with_a_rule() -> None:
    rng, states = positions(600, seed=3)
    for state in states:
        for _ in range(30):
            seat, action = rng.choice((-2, NATURE, 0, 1, 2, 3, 4, 5, 10**20)), wild_action(rng, state)
            try:
                JUMP.apply(state, seat, action)
                accepted, rule = True, "J-"
            except Illegal as refused:
                accepted, rule = False, refused.rule
            assert rule.startswith("J-")
            assert seat == NATURE or accepted == (action in JUMP.legal(state, seat))


def test_an_audited_snapshot_can_be_played_on() -> None:
    rng, states = positions(250, seed=4)
    numbers = (None, -1, 0, 1, 2, 3, 4, 6, 9, 13, 14, 15, 54, 99)
    words = (*Phase, "wind", "jump", "?", "red+1", *Refill)
    damaged = list(sound_though_damaged(JUMP, states, 12, numbers, words, seed=4))
    for state in damaged:
        for later in islice(game(state.seats, state.options, rng, start=state), 60):
            JUMP.audit(later)
    assert len(damaged) > 20


def test_a_position_that_was_saved_before_winds_waited_can_be_played_on() -> None:
    _, states = positions(100, seed=5)
    older = [state for state in states if not (state.open_winds or any(state.turned))]
    assert len(older) > 20
    for state in older:
        saved = msgspec.to_builtins(state)
        del saved["open_winds"], saved["turned"], saved["options"]["begins"]
        assert msgspec.convert(saved, JumpState) == state
