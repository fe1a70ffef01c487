"""What people see on the way of one step: the dice lie there before anything comes of them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise

import pytest

from core.game import NATURE, Action, Event, Seat, Step
from core.targets.actions import Announce, Flick, Settled
from core.targets.events import Attributed, Disarmed, Faulted, RoundEnded, Stolen, TargetsCalled, Validated
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.tabletop import Pose, Rest
from core.targets.state import Announcing, Phase, TargetsOptions, TargetsState, on_turn
from tests.core.targets.scripted import FLICK, away, beside, on, rest, table, wild_physics


def stepped(state: TargetsState, *rests: Rest) -> Step[TargetsState]:
    """What comes of a flick by whoever is on turn."""
    seat = on_turn(state)
    assert seat is not None
    rolling = TARGETS.apply(state, seat, FLICK).state
    return TARGETS.apply(rolling, NATURE, Settled(1, tuple(sorted(rests, key=lambda rest: rest.die))))


def told(step: Step[TargetsState]) -> list[tuple[type[Event], ...]]:
    """The kinds of events up to each stage, and after the last."""
    ends = [0, *(stage.events for stage in step.stages), len(step.events)]
    return [tuple(type(event) for event in step.events[one:two]) for one, two in pairwise(ends)]


def last_flick() -> Step[TargetsState]:
    lying = {0: (6, on(0, 25)), 1: (2, on(2, -22)), 3: (4, on(0, -25)), 4: (2, on(2, 22))}
    before = table(2, lying=lying, out=(5,), stored={1: (1, 4)}, won={0: (8,)}, round=2)
    return stepped(before, rest(2, 5, on(1, 28)))


def test_the_end_of_a_round_is_seen_bit_by_bit() -> None:
    step = last_flick()
    _, validated, counted, attributed, closed = told(step)
    assert validated == (Validated,)
    assert counted == ()
    assert attributed == (Attributed,) * 3
    assert closed == (RoundEnded,)
    lying, won, deciding, stored = (stage.state for stage in step.stages)
    assert lying.stored == ((), (1, 4))
    assert won.won == ((8,), (1, 4))
    assert None not in deciding.centre
    assert deciding.poses == lying.poses == step.state.poses
    assert stored.stored == step.state.stored == ((0, 3), ())
    assert {stage.state.phase for stage in step.stages} == {Phase.SETTLING}


def test_dice_that_are_taken_away_lie_there_before() -> None:
    knocked = stepped(table(2), rest(2, 6, away(2)), rest(5, 3, away(5)))
    assert told(knocked)[0] == ()
    assert Disarmed in told(knocked)[1]
    assert knocked.stages[0].state.poses[5] == away(5)
    slid = stepped(table(2), rest(2, 6, on(0, 30), rolled=False))
    assert told(slid) == [(), (Faulted,)]
    assert slid.stages[0].state.poses[2] == on(0, 30)


def test_a_thief_lies_on_the_discs_before_they_are_gone() -> None:
    step = stepped(table(2, stored={1: (1, 4)}), rest(2, 6, beside(1)))
    assert Stolen in told(step)[1]
    assert step.stages[0].state.stored == ((), (1, 4))
    assert step.state.stored == ((1, 4), ())


def test_a_call_of_the_table_comes_after_the_die_was_seen() -> None:
    options = TargetsOptions(announce=Announcing.AUTOMATIC)
    step = stepped(table(2, options=options), rest(2, 6, on(0)))
    assert TargetsCalled in told(step)[1]
    assert step.stages[0].state.poses[2] == on(0)


def test_the_call_that_ends_the_game_is_seen_before_the_result() -> None:
    state = stepped(table(2, won={0: (8, 5, 7)}), rest(2, 6, on(0))).state
    step = TARGETS.apply(state, 0, Announce(2))
    (stage,) = step.stages
    assert stage.state.won == step.state.won
    assert (stage.state.phase, step.state.phase) == (Phase.SETTLING, Phase.OVER)


def test_the_dice_of_golden_targets_lie_there_before_the_winner_is_known() -> None:
    everything = tuple(range(9))
    tied = table(2, phase=Phase.GOLDEN, centre=(), removed=everything, tied=(0, 1), round=3)
    state = TARGETS.apply(TARGETS.apply(tied, 0, FLICK).state, 1, FLICK).state
    dice = tuple(rest(die, 1 + die, Pose(60.0 * die, 0.0, 0.0)) for die in range(6))
    step = TARGETS.apply(state, NATURE, Settled(1, dice))
    (stage,) = step.stages
    assert stage.events == 0
    assert stage.state.poses == step.state.poses
    assert (stage.state.golden, stage.state.winners) == (None, ())
    assert step.state.winners


def whole_game(seats: int, options: TargetsOptions, seed: int) -> Iterable[Step[TargetsState]]:
    rng = random.Random(seed)
    state = TARGETS.setup(seats, options)
    while actors := TARGETS.to_act(state):
        mover, action = chosen(state, actors, rng)
        step = TARGETS.apply(state, mover, action)
        yield step
        state = step.state


def chosen(state: TargetsState, actors: frozenset[Seat], rng: random.Random) -> tuple[Seat, Action]:
    seat = rng.choice(sorted(actors))
    if state.phase is Phase.SETTLING:
        return NATURE, Settled(1, wild_physics(tabletop_of(state), shots_of(state), rng.getrandbits(30)))
    return seat, TARGETS.nature(state, rng) if seat == NATURE else TARGETS.sample(state, seat, rng)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, TargetsOptions()),
        (3, TargetsOptions(announce=Announcing.AUTOMATIC)),
        (4, TargetsOptions(three_by_three=True)),
        (4, TargetsOptions(teams=True, not_seen=True)),
    ],
)
def test_stages_come_in_order_and_ask_nobody(seats: int, options: TargetsOptions) -> None:
    paused = 0
    for step in whole_game(seats, options, seats):
        counts = [stage.events for stage in step.stages]
        assert counts == sorted(counts)
        assert all(count <= len(step.events) for count in counts)
        for stage in step.stages:
            assert TARGETS.to_act(stage.state) <= {NATURE}
            assert not any(stage.state.shots)
        paused += len(counts)
    assert paused


def test_a_flick_alone_has_nothing_on_its_way() -> None:
    assert TARGETS.apply(table(2), 0, Flick(2700, 40, 7)).stages == ()
    assert stepped(table(2), rest(2, 6, on(0, 30))).stages == ()
