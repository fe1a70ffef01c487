"""T-10: discs under another's puck change hands."""

from __future__ import annotations

from typing import Any

from core.targets.actions import Announce, Double, Flick
from core.targets.events import Stolen
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Pose
from core.targets.state import TargetsOptions
from tests.core.targets.scripted import away, beside, happened, on, play, rest, shoot, table

STORED: dict[str, Any] = {"round": 2, "centre": (0, 3)}


def test_T_10_a_die_on_anothers_discs_takes_all_of_them() -> None:
    state = table(stored={0: (4,), 1: (1, 7)}, **STORED)
    state, events = shoot(state, rest(2, 4, beside(1, discs=2)))
    assert happened(events, Stolen) == [Stolen(0, 1, 2, (1, 7))]
    assert state.stored == ((4, 1, 7), ())
    assert state.poses[2] == beside(1, discs=2)


def test_T_10_a_die_that_straddles_the_edge_of_the_discs_steals_nothing() -> None:
    state = table(stored={1: (1, 7)}, **STORED)
    lies = beside(1, discs=2)
    for aside in (23.0, 7.0):
        over = Pose(lies.x + aside, lies.y, 0.0)
        after, events = shoot(state, rest(2, 4, over))
        assert (happened(events, Stolen), after.stored) == ([], ((), (1, 7)))
    within, _ = shoot(state, rest(2, 4, Pose(lies.x + 6.0, lies.y, 0.0)))
    assert within.stored == ((1, 7), ())


def test_T_10_the_thiefs_double_is_ignored_that_turn() -> None:
    scene = table(stored={1: (1,)}, lying={0: (4, away(0))}, **STORED)
    state, _ = shoot(scene, rest(2, 4, beside(1, discs=2)))
    assert state.pairs == ()
    # Another player's double is not.
    scene = table(stored={1: (1,)}, lying={0: (4, away(0)), 3: (2, away(3)), 4: (5, away(4))}, **STORED)
    state, _ = shoot(scene, rest(2, 4, beside(1, discs=2)), rest(4, 2, on(0, 30, discs=2)))
    assert state.pairs == ((3, 4),)
    state, _ = play(state, (1, Double(3, 4)))
    assert state.towers[1] == (5, 3)


def test_T_10_a_pushed_die_steals_for_its_owner() -> None:
    state = table(seats=3, stored={1: (1,)}, lying={8: (4, away(8))}, **STORED)
    state, events = shoot(state, rest(2, 4, away(2)), rest(8, 4, beside(1, seats=3, discs=2)))
    assert happened(events, Stolen) == [Stolen(2, 1, 8, (1,))]
    assert state.stored == ((), (), (1,))


def test_T_10_one_does_not_steal_from_oneself_nor_where_nothing_is_stored() -> None:
    state = table(stored={0: (1,)}, lying={5: (3, beside(0, discs=2))}, **STORED)
    state, events = shoot(state, rest(2, 4, Pose(beside(0, discs=2).x - 70, beside(0, discs=2).y, 0.0)))
    assert happened(events, Stolen) == []
    # A die that lay there before steals only once it moves.
    assert state.stored == ((1,), ())
    state, events = shoot(
        state, rest(4, 4, away(4)), rest(5, 3, Pose(beside(0, discs=2).x + 1, beside(0, discs=2).y, 0.0))
    )
    assert happened(events, Stolen) == [Stolen(1, 0, 5, (1,))]


def test_T_10_of_two_thieves_the_active_player_is_first() -> None:
    state = table(seats=3, stored={1: (1,)}, lying={8: (4, away(8))}, **STORED)
    other = Pose(beside(1, seats=3, discs=2).x - 70, beside(1, seats=3, discs=2).y, 0.0)
    state, events = shoot(state, rest(2, 4, other), rest(8, 4, beside(1, seats=3, discs=2)))
    assert [event.seat for event in happened(events, Stolen)] == [0]
    assert state.stored == ((1,), (), ())


def test_T_10_what_is_taken_in_the_same_moment_is_not_taken_on() -> None:
    # given that 0 takes from 1, who takes from 2
    state = table(seats=3, stored={1: (1,), 2: (4,)}, lying={5: (4, away(5))}, **STORED)
    state, _ = shoot(state, rest(2, 4, beside(1, seats=3, discs=2)), rest(5, 4, beside(2, seats=3, discs=2)))
    assert state.stored == ((1,), (4,), ())


def test_T_10_partners_do_not_rob_each_other() -> None:
    options = TargetsOptions(teams=True)
    state = table(seats=4, stored={2: (1,), 1: (4,)}, options=options, arranged=(0, 1, 2, 3), **STORED)
    # The top die of seat 0 is the partner's: it robs neither the partner nor its own colour.
    flicked = state.towers[0][-1]
    assert flicked == 8
    state, events = shoot(state, rest(flicked, 4, beside(0, seats=4, discs=2)))
    assert happened(events, Stolen) == []
    state, events = shoot(state, rest(11, 4, beside(2, seats=4, discs=2)))
    assert happened(events, Stolen) == [Stolen(3, 2, 11, (1,))]
    assert Flick not in {type(action) for action in TARGETS.legal(state, 3)}
    assert Announce(8) not in TARGETS.legal(state, 2)
