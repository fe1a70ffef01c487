"""Whole games at random with dice that fly anywhere, and whatever can be thrown at a position on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from core.cards import FirstPlayerDrawn
from core.game import NATURE, ONLY_NATURE, Action, Illegal
from core.targets.actions import (
    Announce,
    Arrange,
    Discard,
    Double,
    Flick,
    Keep,
    LetGo,
    NextRound,
    NotSeen,
    Settled,
)
from core.targets.game import TARGETS
from core.targets.physics import rolling
from core.targets.state import Announcing, Phase, TargetsOptions, TargetsState
from tests.core.damage import sound_though_damaged
from tests.core.targets.scripted import away, rest, wild_physics

OPTIONS = [
    TargetsOptions(announce, not_seen, three_by_three, teams)
    for announce in Announcing
    for not_seen in (False, True)
    for three_by_three in (False, True)
    for teams in (False, True)
]


@pytest.fixture(autouse=True)
def wild(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolling, "settle", wild_physics)


def game(
    seats: int, options: TargetsOptions, rng: random.Random, start: TargetsState | None = None
) -> Iterator[TargetsState]:
    """The positions of a game at random, the last one over."""
    state = start or TARGETS.setup(seats, options)
    yield state
    while actors := TARGETS.to_act(state):
        if actors == ONLY_NATURE:
            seat, action = NATURE, TARGETS.nature(state, rng)
        else:
            seat = rng.choice(sorted(actors))
            action = TARGETS.sample(state, seat, rng)
        state = TARGETS.apply(state, seat, action).state
        yield state


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", TARGETS.seats)
def test_games_at_random_end_and_the_most_discs_win(seats: int, options: TargetsOptions) -> None:
    for seed in range(3):
        *_, last = game(seats, options, random.Random(f"{seats}/{options}/{seed}"))
        outcome = TARGETS.outcome(last)
        assert outcome is not None
        assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)


def positions(count: int, seed: int) -> tuple[random.Random, list[TargetsState]]:
    """Positions of all kinds, for every number of players."""
    rng = random.Random(seed)
    games = [state for seats in TARGETS.seats for options in OPTIONS for state in game(seats, options, rng)]
    assert {state.phase for state in games} == set(Phase)
    golden = [state for state in games if state.tied]
    return rng, [*rng.sample(games, count), *rng.sample(golden, min(len(golden), count // 10))]


def wild_action(rng: random.Random, state: TargetsState) -> Action:
    number = rng.choice((-(10**30), -1, 0, 1, 2, 5, 8, 10**30, rng.randrange(12)))
    die = rng.choice([*state.targets, *state.fallen, number])
    back, other = rng.choice([*state.pairs, (number, rng.randrange(12))])
    return rng.choice(
        (
            Arrange(number),
            Flick(number, 50, 5),
            Flick(0, number, 5),
            Keep(die),
            Announce(die),
            NotSeen(die),
            Double(back, other),
            LetGo(),
            Discard(number),
            NextRound(),
            FirstPlayerDrawn(number),
            Settled(number, (rest(rng.randrange(12), 3, away(1)),)),
        )
    )


def test_whatever_is_not_legal_is_refused_with_a_rule() -> None:
    rng, states = positions(400, seed=3)
    for state in states:
        for _ in range(30):
            seat, action = rng.choice((-2, NATURE, 0, 1, 2, 3, 4, 10**20)), wild_action(rng, state)
            try:
                TARGETS.apply(state, seat, action)
                accepted, rule = True, "T-"
            except Illegal as refused:
                accepted, rule = False, refused.rule
            assert rule.startswith("T-")
            listed = type(action) is not Flick and seat != NATURE
            assert not listed or accepted == (action in TARGETS.legal(state, seat))


def test_an_audited_snapshot_can_be_played_on() -> None:
    rng, states = positions(400, seed=4)
    numbers = (None, -1, 0, 1, 2, 3, 4, 6, 9, 10, 11, 12, 24, 99)
    words = (*Phase, *Announcing)
    damaged = list(sound_though_damaged(TARGETS, states, 12, numbers, words, seed=4))
    for state in damaged:
        for later in islice(game(state.seats, state.options, rng, start=state), 60):
            TARGETS.audit(later)
    assert len(damaged) > 20
