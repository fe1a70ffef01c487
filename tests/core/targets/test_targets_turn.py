"""T-4 to T-7 and T-11: a flick, its faults, and the towers it meets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.game import NATURE, ONLY_NATURE, Action
from core.session import Session
from core.targets.actions import Announce, Flick, Keep, NextRound, Settled
from core.targets.events import Disarmed, Fault, Faulted, Flicked, Kept, Rested
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Pose, Rest
from core.targets.reasons import Impossible
from core.targets.rules.luck import luck
from core.targets.state import Phase, TargetsOptions, on_turn
from tests.core.targets.scripted import FLICK, away, happened, on, play, refusal, rest, shoot, table


def test_T_4_the_top_die_is_flicked_and_stays_where_it_stops() -> None:
    state = table()
    flicked, events = play(state, (0, FLICK))
    assert events == [Flicked(0, 2, FLICK.shot())]
    assert TARGETS.to_act(flicked) == ONLY_NATURE
    state, events = shoot(state, rest(2, 4, away(2)))
    assert state.poses[2] == away(2)
    assert state.towers[0] == (0, 1)
    assert events[-1] == Rested(2, 4)
    assert TARGETS.to_act(state) == {1}


def test_T_4_the_turn_goes_clockwise_to_whoever_has_a_die() -> None:
    # given that seat 1 has no die left
    state = table(seats=3, out=(3, 4, 5))
    state, _ = shoot(state, rest(2, 4, away(2)))
    assert on_turn(state) == 2
    state, _ = shoot(state, rest(8, 3, away(8)))
    assert on_turn(state) == 0
    assert refusal(state, 1, FLICK) == ("T-4", "not_your_turn")
    # and who alone has dice plays on
    state = table(seats=3, out=(3, 4, 5, 6, 7, 8))
    state, _ = shoot(state, rest(2, 4, away(2)))
    assert on_turn(state) == 0


@pytest.mark.parametrize(
    "flick", [Flick(3600, 1, 1), Flick(-1, 1, 1), Flick(0, 0, 1), Flick(0, 101, 1), Flick(0, 9, 11)]
)
def test_T_4_no_finger_flicks_like_that(flick: Flick) -> None:
    assert refusal(table(), 0, flick) == ("T-24", "no_such_flick")


def test_T_4_nothing_else_goes_on_while_dice_roll() -> None:
    state, _ = play(table(), (0, FLICK))
    assert refusal(state, 1, FLICK) == ("T-4", "dice_are_rolling")
    assert refusal(state, NATURE, FLICK) == ("T-4", "dice_are_rolling")
    assert refusal(table(), 0, NextRound()) == ("T-4", "flick_a_die")


def test_T_5_a_die_off_the_table_is_out() -> None:
    state, events = shoot(table(lying={5: (2, away(5))}), rest(2, 4, None), rest(5, 6, None))
    assert happened(events, Faulted) == [Faulted(2, Fault.OFF_THE_TABLE), Faulted(5, Fault.OFF_THE_TABLE)]
    assert state.poses == (None,) * 6
    assert state.towers == ((0, 1), (3, 4))


def test_T_6_a_die_that_slid_is_out() -> None:
    state, events = shoot(
        table(lying={5: (2, away(5))}), rest(2, 1, on(0), rolled=False), rest(5, 2, on(1), rolled=False)
    )
    assert happened(events, Faulted) == [Faulted(2, Fault.SLID)]
    # A pushed die may slide, and what slid can't be announced.
    assert state.poses[5] == on(1)
    assert state.targets == (5,)


def test_T_7_of_several_dice_one_is_kept() -> None:
    # given that all three leave the tower and one falls off the table
    state, events = shoot(table(), rest(0, 3, None), rest(1, 5, on(0)), rest(2, 6, on(1)))
    assert state.phase is Phase.KEEPING
    assert TARGETS.to_act(state) == {0}
    assert set(TARGETS.legal(state, 0)) == {Keep(1), Keep(2)}
    assert happened(events, Rested) == []
    assert refusal(state, 0, Keep(0)) == ("T-7", "not_among_the_fallen")
    assert refusal(state, 0, FLICK) == ("T-7", "keep_one")
    assert refusal(state, 0, Announce(1)) == ("T-7", "keep_one")
    assert refusal(state, 1, Keep(1)) == ("T-7", "not_your_turn")
    # when
    state, events = play(state, (0, Keep(1)))
    # then the other is out, and cannot be announced
    assert events == [Kept(0, 1), Faulted(2, Fault.SEVERAL), Rested(1, 5)]
    assert (state.poses[1], state.poses[2]) == (on(0), None)
    assert state.targets == (1,)


def test_T_7_nobody_is_asked_when_only_one_is_left_on_the_table() -> None:
    state, _ = shoot(table(), rest(1, 5, away(1)), rest(2, 6, None))
    assert (state.phase, state.poses[1]) == (Phase.FLICKING, away(1))
    # A flicked die that slid is out first.
    state, _ = shoot(table(), rest(1, 5, away(1)), rest(2, 1, away(2), rolled=False))
    assert (state.phase, state.poses[1], state.poses[2]) == (Phase.FLICKING, away(1), None)
    state, _ = shoot(table(), rest(1, 5, None), rest(2, 6, None))
    assert (state.phase, state.towers[0]) == (Phase.FLICKING, (0,))


def test_T_7_a_die_taken_along_that_only_slid_cannot_be_kept() -> None:
    state, events = shoot(table(), rest(0, 3, on(0), rolled=False), rest(1, 5, away(1)), rest(2, 6, away(2)))
    assert happened(events, Faulted) == [Faulted(0, Fault.SLID)]
    assert set(TARGETS.legal(state, 0)) == {Keep(1), Keep(2)}
    assert refusal(state, 0, Keep(0)) == ("T-7", "only_slid")
    state, _ = play(state, (0, Keep(1)))
    assert (state.poses[:3], state.towers[0]) == ((None, away(1), None), ())


def test_T_7_if_only_one_of_them_rolled_it_is_kept_and_if_none_did_none_is() -> None:
    state, _ = shoot(table(), rest(1, 5, on(0), rolled=False), rest(2, 6, away(2)))
    assert (state.phase, state.poses[:3], state.targets) == (Phase.FLICKING, (None, None, away(2)), ())
    state, events = shoot(table(), rest(1, 5, on(0), rolled=False), rest(2, 6, away(2), rolled=False))
    assert (state.phase, state.poses[:3], state.towers[0]) == (Phase.FLICKING, (None,) * 3, (0,))
    assert happened(events, Faulted) == [Faulted(1, Fault.SLID), Faulted(2, Fault.SLID)]


def test_T_7_only_dice_that_left_the_tower_count() -> None:
    # A die of one's own that lay there already, and is pushed, is not one of several.
    state, _ = shoot(table(lying={0: (2, away(0))}), rest(0, 3, on(0, 30)), rest(2, 6, on(1, 30)))
    assert state.phase is Phase.FLICKING


def test_T_11_of_a_toppled_tower_one_die_is_out_and_the_others_stand_again() -> None:
    state, events = shoot(table(), rest(2, 4, away(2)), rest(3, 6, on(0)), rest(4, 5, None), rest(5, 1, None))
    assert happened(events, Disarmed) == [Disarmed(1, 0, 5, (3, 4))]
    assert happened(events, Faulted) == []
    assert state.towers[1] == (3, 4)
    assert state.poses[3:] == (None,) * 3
    # They keep the face that they fell on, and nobody may announce them.
    assert state.facings[3] == rest(3, 6, None).facing
    assert state.targets == ()


def test_T_11_a_tower_that_loses_its_top_loses_that_die() -> None:
    state, events = shoot(table(seats=3), rest(2, 4, away(2)), rest(5, 6, on(0, seats=3)), rest(8, 2, away(8)))
    assert happened(events, Disarmed) == [Disarmed(1, 0, 5, ()), Disarmed(2, 0, 8, ())]
    assert state.towers == ((0, 1), (3, 4), (6, 7))


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        (Settled(-1, (rest(2, 1, away(2)),)), Impossible.NO_SUCH_SEED),
        (Settled(2**32, (rest(2, 1, away(2)),)), Impossible.NO_SUCH_SEED),
        (Settled(1, ()), Impossible.FLICKED_DIE_MISSING),
        (Settled(1, (rest(3, 1, away(3)),)), Impossible.FLICKED_DIE_MISSING),
        (Settled(1, (rest(2, 1, away(2)), rest(2, 1, away(2)))), Impossible.NOT_THESE_DICE),
        (Settled(1, (rest(3, 1, away(3)), rest(2, 1, away(2)))), Impossible.NOT_THESE_DICE),
        (Settled(1, (rest(2, 1, away(2)), rest(6, 1, away(6)))), Impossible.NOT_THESE_DICE),
        (Settled(1, (rest(1, 1, away(1)), rest(2, 1, away(2)))), Impossible.NOT_THESE_DICE),
        (Settled(1, (Rest(2, 24, away(2)),)), Impossible.NO_SUCH_REST),
        (Settled(1, (Rest(2, 3, Pose(451, 0, 0)),)), Impossible.NO_SUCH_REST),
        (Settled(1, (Rest(2, 3, Pose(0, float("nan"), 0)),)), Impossible.NO_SUCH_REST),
        (Settled(1, (Rest(2, 3, Pose(0, 0, 90)),)), Impossible.NO_SUCH_REST),
        (Settled(1, (rest(2, 1, away(2)), rest(3, 1, away(3)))), Impossible.TOWER_HANGS_IN_THE_AIR),
        (Settled(1, (rest(0, 5, away(0)), rest(2, 1, away(2)))), Impossible.DID_NOT_MOVE),
    ],
)
def test_T_27_what_no_flick_can_have_done_is_refused(outcome: Settled, reason: Impossible) -> None:
    # given a die of seat 0 on the table and one out
    state, _ = play(table(lying={0: (5, away(0))}, out=(1,)), (0, FLICK))
    assert refusal(state, NATURE, outcome) == ("T-27", reason)


@pytest.mark.parametrize(
    "other", [Flick(2701, 40, 7), Flick(2700, 41, 7), Flick(2700, 40, 8)], ids=["direction", "power", "height"]
)
def test_T_27_a_flick_that_is_taken_back_has_the_same_luck_only_if_it_is_repeated(other: Flick) -> None:
    session = Session(TARGETS, 2, TargetsOptions(), 3, start=table())
    session.submit(0, FLICK)
    first = session.entry(1)
    session.seek(0)
    session.submit(0, other)
    assert settled(session.entry(1)).seed != settled(first).seed
    session.seek(0)
    session.submit(0, FLICK)
    assert session.entry(1) == first


def settled(entry: tuple[int, Action]) -> Settled:
    assert isinstance(entry[1], Settled)
    return entry[1]


def test_T_27_luck_is_the_same_in_every_process() -> None:
    assert luck(7, {0: FLICK.shot()}) == 1693371400
    assert luck(7, {0: FLICK.shot(whole=True), 1: FLICK.shot(whole=True)}) == 2914221097


def test_only_chance_lets_dice_settle() -> None:
    state, _ = play(table(), (0, FLICK))
    assert refusal(state, 0, Settled(1, (rest(2, 1, away(2)),))) == ("T-4", "dice_are_rolling")
    assert refusal(replace(state, phase=Phase.OVER), 0, FLICK) == ("T-18", "game_over")
