"""T-21 and T-22: 3 x 3, and two against two."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn
from core.game import NATURE
from core.targets.actions import Announce, Arrange, Discard, Double, LetGo, NextRound, NotSeen
from core.targets.events import (
    Arranged,
    Attributed,
    Doubled,
    GameEnded,
    RoundBegun,
    RoundEnded,
    TargetsCalled,
    Validated,
)
from core.targets.game import TARGETS
from core.targets.legal import spoken
from core.targets.physics.tabletop import Pose
from core.targets.state import Phase, TargetsOptions, TargetsState, home, on_turn, points
from tests.core.targets.scripted import (
    FLICK,
    Scene,
    away,
    beside,
    happened,
    on,
    outcome_of,
    play,
    refusal,
    rest,
    result_of,
    shoot,
    table,
)

THREE = TargetsOptions(three_by_three=True)
TEAMS = TargetsOptions(teams=True)
ALL = (0, 1, 2, 3)


# --- 3 x 3 --------------------------------------------------------------------------------------------


def three(**fields: Any) -> TargetsState:
    return table(options=THREE, out=(0, 1, 3, 4, 5), **fields)


def last_die(state: TargetsState, pose: Pose) -> Scene:
    """Everybody's other dice end beside the table; the last one of the sub-round ends there."""
    while sum(map(len, state.towers)) > 1:
        state, _ = shoot(state, rest(_next_die(state), 1, None))
    return shoot(state, rest(_next_die(state), 5, pose))


def _next_die(state: TargetsState) -> int:
    seat = on_turn(state)
    assert seat is not None
    return state.towers[seat][-1]


def test_T_21_a_whole_round_of_three_sub_rounds() -> None:
    # given the discs of one colour
    state, _ = play(TARGETS.setup(2, THREE), (NATURE, FirstPlayerDrawn(0)))
    assert (state.centre, state.reserve) == ((0, 1, 2), (3, 4, 5, 6, 7, 8))
    # when a disc is stored in the first sub-round
    state, events = last_die(state, on(0, 30))
    assert state.stored == ((), (0,)), "seat 1 flicked last"
    assert happened(events, Validated) == []
    # then the centre is not refilled
    state, events = play(state, (0, NextRound()))
    assert events == [RoundBegun(1, 2, 1, 2)]
    assert (state.centre, state.first) == ((1, 2), 1)
    # when nobody gets one in the second
    state, events = last_die(state, away(2))
    assert state.phase is Phase.DISCARDING
    assert happened(events, Validated) == []
    state, _ = play(state, (1, Discard(1)), (1, NextRound()))
    assert (state.centre, state.round, state.sub_round) == ((2,), 1, 3)
    # when the last one is stored in the third
    state, events = last_die(state, on(0, 30, discs=1))
    # then everything stored is won for good, the disc of this sub-round too
    assert [type(event) for event in events[-3:]] == [Attributed, Validated, RoundEnded]
    assert state.won == ((), (0, 2))
    assert state.stored == ((), ())
    assert state.removed == (1,)
    # and the next colour comes
    state, events = play(state, (0, NextRound()))
    assert (state.centre, state.round, state.sub_round) == ((3, 4, 5), 2, 1)
    assert state.first == 1


def test_T_21_a_stored_disc_stays_a_target_for_all_sub_rounds() -> None:
    state = three(centre=(0, 1), stored={1: (2,)}, sub_round=2)
    state, _ = shoot(state, rest(2, 4, beside(1, discs=2)))
    assert state.stored == ((2,), ())
    assert state.won == ((), ())


def test_T_21_the_round_ends_with_the_last_disc_in_the_middle_of_a_part() -> None:
    # given that seat 0 has two stored, and seat 1 still has dice to steal them with
    state = table(options=THREE, centre=(2,), stored={0: (0, 1)}, sub_round=2)
    state, _ = shoot(state, rest(2, 4, on(0, discs=1)))
    # when
    state, events = play(state, (0, Announce(2)))
    # then nobody flicks any more, and what is stored is won
    assert [type(event) for event in events] == [TargetsCalled, Validated, RoundEnded]
    assert (state.phase, state.won, state.stored) == (Phase.ROUND_OVER, ((2, 0, 1), ()), ((), ()))
    assert refusal(state, 1, FLICK) == ("T-16", "not_your_turn")
    state, _ = play(state, (0, NextRound()))
    assert (state.centre, state.round, state.sub_round) == ((3, 4, 5), 2, 1)
    assert [len(tower) for tower in state.towers] == [3, 3]


def test_T_21_the_last_disc_of_all_ends_the_game_in_the_middle_of_a_part() -> None:
    state = table(options=THREE, centre=(8,), won={0: (0, 3), 1: (1, 4)}, removed=(2, 5, 6, 7), round=3, sub_round=3)
    state, _ = shoot(state, rest(2, 4, on(0, discs=1)))
    state, events = play(state, (0, Announce(2)))
    assert events[-1] == GameEnded((3, 2), (0,))


def test_T_21_a_double_that_is_still_open_does_not_hold_the_round() -> None:
    state = table(options=THREE, centre=(2,), stored={1: (0, 1)}, sub_round=2, lying={0: (4, away(0)), 1: (4, away(1))})
    state, _ = shoot(state, rest(2, 4, on(0, discs=1)), rest(1, 6, away(1)))
    assert state.pairs == ((0, 2),)
    state, _ = play(state, (0, Announce(2)))
    assert (state.phase, state.pairs, state.won) == (Phase.ROUND_OVER, (), ((2,), (0, 1)))


def test_T_21_the_first_player_chooses_the_disc_that_is_removed() -> None:
    state = three(centre=(0, 1, 2), first=1)
    state, _ = shoot(state, rest(2, 4, away(2)))
    assert state.phase is Phase.DISCARDING
    assert TARGETS.to_act(state) == {1}
    assert refusal(state, 0, Discard(1)) == ("T-15", "not_your_turn")
    state, _ = play(state, (1, Discard(1)))
    assert state.centre == (0, None, 2)


def test_T_21_no_money_time() -> None:
    won = {0: (0, 1), 1: (2, 3)}
    state = three(centre=(8,), won=won, removed=(4, 5, 6, 7), round=3, sub_round=3)
    state, events = shoot(state, rest(2, 4, on(0, 30, discs=1)))
    assert happened(events, Validated) == [Validated(0, (8,))]
    assert events[-1] == GameEnded((3, 2), (0,))


def test_T_21_four_discs_end_the_game_here_too() -> None:
    state = three(centre=(3, 4, 5), won={0: (0, 1, 2)}, round=2)
    state, _ = shoot(state, rest(2, 4, on(0)))
    state, _ = play(state, (0, Announce(2)))
    assert outcome_of(state).winners == (0,)


# --- teams --------------------------------------------------------------------------------------------


def test_T_22_partners_swap_a_die_and_place_it() -> None:
    state, _ = play(TARGETS.setup(4, TEAMS), (NATURE, FirstPlayerDrawn(2)))
    assert state.phase is Phase.ARRANGING
    assert TARGETS.to_act(state) == {0, 1, 2, 3}
    assert TARGETS.legal(state, 0) == [Arrange(0), Arrange(1), Arrange(2)]
    assert refusal(state, 0, Arrange(3)) == ("T-22", "no_such_place")
    state, events = play(state, (0, Arrange(0)), (1, Arrange(1)))
    assert events == [Arranged(0, 0), Arranged(1, 1)]
    assert refusal(state, 0, Arrange(1)) == ("T-22", "already_arranged")
    state, _ = play(state, (3, Arrange(2)), (2, Arrange(2)))
    assert state.towers == ((8, 0, 1), (3, 11, 4), (6, 7, 2), (9, 10, 5))
    assert (state.phase, on_turn(state)) == (Phase.FLICKING, 2)


def test_T_22_dice_are_placed_anew_each_round() -> None:
    state = table(4, out=[die for die in range(12) if die != 8], options=TEAMS, arranged=ALL)
    state, _ = shoot(state, rest(8, 4, on(0, 30, seats=4)))
    assert state.stored[2] == (0,), "the disc goes to the owner of the colour"
    state, _ = play(state, (0, NextRound()))
    assert (state.phase, state.arranged) == (Phase.ARRANGING, ())


def test_T_22_only_dice_of_one_colour_add_up() -> None:
    lying = {0: (3, on(0, -30, seats=4)), 6: (3, on(0, 5, seats=4)), 3: (5, on(0, 30, seats=4))}
    state = table(
        4, lying=lying, out=[die for die in range(12) if die not in (0, 3, 6, 8)], options=TEAMS, arranged=ALL
    )
    state, _ = shoot(state, rest(8, 1, away(8)))
    assert result_of(state).discs[0].totals == (3, 5, 3, 0)
    assert state.stored[1] == (0,)


def test_T_22_discs_are_shared_and_four_end_the_game_for_the_team() -> None:
    state = table(4, won={0: (1, 4), 2: (7,), 1: (2,)}, options=TEAMS, arranged=ALL, round=3)
    assert points(state) == (3, 1, 3, 1)
    state, _ = shoot(state, rest(8, 4, on(0, seats=4)))
    state, events = play(state, (2, Announce(8)))
    assert events[-1] == GameEnded((4, 1, 4, 1), (0, 2))
    assert outcome_of(state).winners == (0, 2)


def test_T_22_a_die_taken_back_returns_to_the_tower_it_came_from() -> None:
    # given a double of seat 2's colour, one of them from seat 0's tower
    state = table(4, lying={6: (4, away(6))}, options=TEAMS, arranged=ALL)
    assert (home(state, 8), home(state, 6), home(state, 2)) == (0, 2, 2)
    state, _ = shoot(state, rest(8, 4, away(8)))
    mine, events = play(state, (2, Double(8, 6)))
    assert mine.towers[0] == (0, 1, 8)
    assert happened(events, Doubled)[-1].tower == 0
    theirs, _ = play(state, (2, Double(6, 8)))
    assert theirs.towers[2] == (7, 2, 6)


def test_T_22_either_partner_may_call_for_a_die_of_the_teams_colours() -> None:
    # given that seat 0 flicks the partner's die onto a bull's-eye
    scene = table(4, lying={6: (4, away(6))}, options=replace(TEAMS, not_seen=True), arranged=ALL)
    state, _ = shoot(scene, rest(8, 4, on(0, seats=4)))
    assert TARGETS.to_act(state) == {0, 1, 2, 3}
    assert spoken(state, 0) == spoken(state, 2) == [Announce(8), Double(6, 8), Double(8, 6)]
    # Opponents may only spoil it, and partners can't.
    assert spoken(state, 1) == spoken(state, 3) == [NotSeen(8)]
    assert refusal(state, 1, Announce(8)) == ("T-8", "not_your_die")
    assert refusal(state, 3, Double(8, 6)) == ("T-9", "not_your_die")
    assert refusal(state, 0, NotSeen(8)) == ("T-20", "not_an_opponents_die")
    # when
    called, events = play(state, (0, Announce(8)))
    # then the disc is the owner's
    assert events == [TargetsCalled(0, 8, 0, (8,))]
    assert called.won == ((), (), (0,), ())
    doubled, events = play(state, (0, Double(6, 8)))
    assert events == [Doubled(0, 6, 8, 4, 2)]
    assert (doubled.doubles, doubled.towers[2]) == ((0, 0, 1, 0), (7, 2, 6))


def test_T_22_who_lets_it_go_does_not_speak_for_the_partner() -> None:
    out = [die for die in range(12) if die != 8]
    state, _ = shoot(table(4, out=out, options=TEAMS, arranged=ALL), rest(8, 4, on(0, seats=4)))
    assert state.phase is Phase.ASKING
    state, _ = play(state, (2, LetGo()))
    assert TARGETS.to_act(state) == {0}
    assert refusal(state, 2, Announce(8)) == ("T-12", "nothing_to_say")
    called, _ = play(state, (0, Announce(8)))
    assert called.won[2] == (0,)
    silent, _ = play(state, (0, LetGo()))
    assert (silent.phase, silent.won[2], silent.stored[2]) == (Phase.ROUND_OVER, (), (0,))


def test_T_22_doubles_are_counted_by_colour() -> None:
    scene = table(4, lying={6: (4, away(6))}, options=TEAMS, arranged=ALL, doubles=(0, 0, 10, 0))
    state, _ = shoot(scene, rest(8, 4, away(8)))
    assert refusal(state, 0, Double(6, 8)) == refusal(state, 2, Double(6, 8)) == ("T-9", "doubles_used_up")


def test_T_22_without_four_players_there_are_no_teams() -> None:
    state, _ = play(TARGETS.setup(3, TEAMS), (NATURE, FirstPlayerDrawn(0)))
    assert state.phase is Phase.FLICKING
    assert state.towers[0] == (0, 1, 2)
