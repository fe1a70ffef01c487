"""Whole games at random, and anything at all thrown at the judge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import NATURE, ONLY_NATURE, Action, Illegal, Seat
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    EXCHANGE,
    LAND,
    STOP_EARLY,
    THROW,
    Actions,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import Edition, LuckyLoopOptions, LuckyLoopState

TABLES = [
    pytest.param(
        seats, LuckyLoopOptions(edition, strict), id=f"{seats}-{edition.value}-{'strict' if strict else 'kind'}"
    )
    for seats, edition, strict in product(LUCKY_LOOP.seats, Edition, (False, True))
]
GAMES_PER_SEATS = 30
GAMES_PER_TABLE = -(-GAMES_PER_SEATS // (len(TABLES) // len(LUCKY_LOOP.seats)))


def positions(seats: int, options: LuckyLoopOptions, rng: random.Random) -> Iterator[LuckyLoopState]:
    """Every position of one game at random."""
    state = LUCKY_LOOP.setup(seats, options)
    yield state
    while actors := LUCKY_LOOP.to_act(state):
        if actors == ONLY_NATURE:
            state = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
        else:
            (seat,) = actors
            state = LUCKY_LOOP.apply(state, seat, rng.choice(LUCKY_LOOP.legal(state, seat))).state
        yield state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end_with_the_totals_of_the_sheet(seats: int, options: LuckyLoopOptions) -> None:
    for game in range(GAMES_PER_TABLE):
        *_, last = positions(seats, options, random.Random(f"{seats}/{options}/{game}"))
        outcome = LUCKY_LOOP.outcome(last)
        assert outcome is not None
        assert outcome.scores == last.totals


def test_a_view_shows_only_the_own_hand_and_what_lies_open() -> None:
    *_, state = positions(3, LuckyLoopOptions(), random.Random(1))
    open_cards = {card for zone in (*state.discards, *state.sides, *state.free) for card in zone}
    for seat in (0, 1, 2, None, NATURE):
        view = LUCKY_LOOP.view(state, seat)
        own = {card for owner, hand in enumerate(state.hands) if owner == seat for card in hand}
        assert {card for card, face in enumerate(view.faces) if face != "?"} == open_cards | own


def test_whatever_is_thrown_at_the_judge_is_accepted_or_illegal() -> None:
    rng = random.Random(3)
    for state in positions(3, LuckyLoopOptions(strict=True), random.Random(4)):
        for _ in range(4):
            seat, action = rng.choice((NATURE, 0, 1, 2, 3, -2, 10**20)), anything(rng)
            _judge(state, seat, action)
        _judge(state, state.turn, anything(rng))


def _judge(state: LuckyLoopState, seat: Seat, action: Action) -> None:
    """What is accepted is listed, unless it is chance's; what is refused is not."""
    try:
        LUCKY_LOOP.apply(state, seat, action)
    except Illegal:
        assert action not in LUCKY_LOOP.legal(state, seat)
    else:
        assert seat == NATURE or action in LUCKY_LOOP.legal(state, seat)


def anything(rng: random.Random) -> Action:
    """Any well-typed action, sensible or not."""

    def one() -> int:
        return rng.choice((rng.randrange(64), rng.randrange(8), -1, 64, 10**20, -(10**20)))

    def some() -> tuple[int, ...]:
        return tuple(one() for _ in range(rng.randrange(8)))

    def few() -> tuple[int, ...]:
        return tuple(sorted(rng.sample(range(7), rng.randrange(4))))

    programme = rng.choice(("red_rooster", "rubber_duck", "diving_dove", "mighty_eagle", "", "?"))
    return rng.choice(
        (
            Shuffled(tuple(rng.choice(("T7", "?", "", "D3")) for _ in range(rng.randrange(33)))),
            FirstPlayerDrawn(one()),
            Rolled(rng.choice((some(), (1, 2, 3), (6, 6), (4,)))),
            EXCHANGE,
            Draw(rng.choice((0, 1, one()))),
            Discard(one()),
            PresentThree(programme, some()),
            PresentOne(programme, one()),
            PresentFree(tuple(sorted(some()))),
            Highlight(one()),
            BUY_RED_DIE,
            THROW,
            Reroll(rng.choice((some(), few()))),
            Complete(one(), rng.choice((some(), few()))),
            STOP_EARLY,
            LAND,
        )
    )


def test_every_action_is_among_the_anything() -> None:
    rng = random.Random(5)
    assert {type(anything(rng)) for _ in range(2000)} == set(get_args(Actions))


def test_legal_lists_everything_the_judge_accepts_and_nothing_twice() -> None:
    for number, state in enumerate(positions(2, LuckyLoopOptions(strict=True), random.Random(6))):
        legal = LUCKY_LOOP.legal(state, state.turn)
        assert len(set(legal)) == len(legal)
        if number % 7 == 0 and LUCKY_LOOP.to_act(state) == {state.turn}:
            for action in _candidates(state):
                _judge(state, state.turn, action)


def _candidates(state: LuckyLoopState) -> Iterator[Action]:
    """All single cards and dice that could be meant."""
    yield from (EXCHANGE, BUY_RED_DIE, THROW, STOP_EARLY, LAND, Draw(0), Draw(1))
    for card in range(64):
        yield Discard(card)
        yield Highlight(card)
        yield PresentOne("red_rooster", card)
    dice = [tuple(die for die in range(7) if bits >> die & 1) for bits in range(128)]
    for choice in dice:
        yield Reroll(choice)
        for card in state.flight.cards if state.flight else ():
            yield Complete(card, choice)
