"""T-8, T-9, T-20 and T-23: what must be said before the next flick."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.game import Action, Seat
from core.targets.actions import Announce, Double, Flick, Keep, LetGo, NotSeen
from core.targets.box import MATERIAL
from core.targets.events import Doubled, NotSeenCalled, TargetsCalled, TargetsMissed
from core.targets.game import TARGETS
from core.targets.state import Announcing, Phase, TargetsOptions, TargetsState, on_turn
from tests.core.targets.scripted import FLICK, away, beside, happened, on, play, refusal, rest, shoot, table

AUTOMATIC = TargetsOptions(announce=Announcing.AUTOMATIC)
NOT_SEEN = TargetsOptions(not_seen=True)


def spoken(state: TargetsState, seat: Seat) -> list[Action]:
    return [action for action in TARGETS.legal(state, seat) if type(action) is not Flick]


# --- Targets! -----------------------------------------------------------------------------------------


def test_T_8_a_die_on_the_bullseye_wins_the_disc_and_clears_it() -> None:
    # given dice of both on the disc, one of them straddling its edge, and one on another disc
    lying = {5: (3, on(0, 40)), 4: (2, on(0, 55)), 3: (6, on(1, 30))}
    state, _ = shoot(table(lying=lying), rest(2, 4, on(0, 15)))
    assert state.targets == (2,)
    assert spoken(state, 0) == [Announce(2)]
    # when
    state, events = play(state, (0, Announce(2)))
    # then
    assert events == [TargetsCalled(0, 2, 0, (2, 4, 5))]
    assert state.won == ((0,), ())
    assert state.centre == (None, 3, 6)
    assert [die for die, pose in enumerate(state.poses) if pose] == [3]
    assert on_turn(state) == 0, "seat 1 has no die left"


def test_T_8_a_pushed_die_is_its_owners_to_announce() -> None:
    state, _ = shoot(table(lying={5: (3, away(5))}), rest(2, 4, on(1, 30)), rest(5, 3, on(0)))
    assert refusal(state, 0, Announce(5)) == ("T-8", "not_your_die")
    assert TARGETS.to_act(state) == {1}
    state, _ = play(state, (1, Announce(5)))
    assert state.won == ((), (0,))


def test_T_8_of_several_at_once_the_first_to_announce_takes_the_disc() -> None:
    scene = table(seats=3, lying={5: (3, away(5)), 8: (1, away(8))})
    state, _ = shoot(scene, rest(2, 4, on(0, 5, seats=3)), rest(5, 3, on(0, -14, seats=3)), rest(8, 1, on(1, seats=3)))
    assert state.targets == (2, 5, 8)
    assert TARGETS.to_act(state) == {0, 1, 2}
    state, _ = play(state, (1, Announce(5)))
    assert state.won[1] == (0,)
    assert refusal(state, 0, Announce(2)) == ("T-8", "no_targets")
    # The other disc is still to be had.
    assert state.targets == (8,)


def test_T_8_not_announced_in_time_the_die_stays() -> None:
    state, _ = shoot(table(), rest(2, 4, on(0)))
    state, events = shoot(state, rest(5, 3, away(5)))
    assert happened(events, TargetsMissed) == [TargetsMissed(2)]
    assert state.poses[2] == on(0)
    assert refusal(state, 0, Announce(2)) == ("T-8", "no_targets")
    # until it moves again
    state, _ = shoot(state, rest(1, 1, away(1)), rest(2, 4, on(0, 3)))
    assert state.targets == (2,)


def test_T_8_not_for_discs_under_pucks() -> None:
    state, _ = shoot(table(stored={1: (1,)}, round=2, centre=(0, 3)), rest(2, 4, beside(1, discs=2)))
    assert state.targets == ()


# --- doubles ------------------------------------------------------------------------------------------


def test_T_9_one_of_two_equal_dice_goes_back_on_the_tower() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, away(2)))
    assert spoken(state, 0) == [Double(0, 2), Double(2, 0)]
    assert TARGETS.to_act(state) == {0, 1}
    state, events = play(state, (0, Double(0, 2)))
    assert events == [Doubled(0, 0, 2, 4, 0)]
    assert state.towers[0] == (1, 0)
    assert (state.poses[0], state.poses[2]) == (None, away(2))
    assert state.doubles == (1, 0)
    assert spoken(state, 0) == []


def test_T_9_only_dice_on_the_table_and_of_one_player() -> None:
    # given equal values in the tower, under the puck, and of another player
    state = table(lying={0: (4, away(0)), 5: (6, away(5))}, out=(1,))
    state, _ = shoot(state, rest(2, 6, away(2)))
    assert spoken(state, 0) == spoken(state, 1) == []
    assert refusal(state, 0, Double(2, 5)) == ("T-9", "no_double")
    assert refusal(state, 0, Double(2, 2)) == ("T-9", "no_double")


def missed() -> TargetsState:
    """Seat 0 has two fours on the table, which nobody called in time."""
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, away(2)))
    state, _ = shoot(state, rest(5, 1, away(5)))
    assert refusal(state, 0, Double(0, 2)) == ("T-9", "no_double")
    return state


def test_T_9_a_nudge_does_not_bring_a_missed_double_back() -> None:
    pushed, _ = shoot(missed(), rest(1, 3, away(1)), rest(0, 4, on(0, 30)))
    assert pushed.pairs == ()
    assert refusal(pushed, 0, Double(0, 2)) == ("T-9", "no_double")


def test_T_9_a_die_that_was_pushed_and_changed_its_value_may_make_a_double() -> None:
    # given that one of the fours was turned to a six
    turned, _ = shoot(missed(), rest(1, 3, away(1)), rest(0, 6, on(0, 30)))
    assert turned.pairs == ()
    # when it is pushed by the other player and shows a four again
    again, _ = shoot(turned, rest(4, 1, away(4)), rest(0, 4, away(0)))
    assert spoken(again, 0) == [Double(0, 2), Double(2, 0)]


def test_T_9_a_die_that_is_flicked_again_may_make_a_double_with_the_same_one() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, away(2)))
    state, _ = play(state, (0, Double(2, 0)))
    state, _ = shoot(state, rest(5, 1, away(5)))
    state, _ = shoot(state, rest(2, 4, away(2)))
    assert spoken(state, 0) == [Double(0, 2), Double(2, 0)]


def test_T_9_a_nudge_brings_nothing_back_where_one_of_several_dice_is_kept_either() -> None:
    scene = table(lying={0: (4, away(0)), 3: (2, away(3)), 4: (2, away(4))})
    state, _ = shoot(scene, rest(1, 4, away(1)), rest(2, 1, away(2)), rest(3, 2, on(0, 30)))
    state, _ = play(state, (0, Keep(1)))
    assert state.pairs == ((0, 1),)


def test_T_9_a_pushed_die_may_make_its_owners_double_and_bring_them_back_in() -> None:
    # given that seat 1 of three can't play any more
    state = table(seats=3, lying={4: (2, away(4)), 5: (3, away(5))}, out=(3,))
    state, _ = shoot(state, rest(2, 6, away(2)), rest(5, 2, on(0, 30)))
    assert on_turn(state) == 2
    state, _ = play(state, (1, Double(5, 4)))
    assert state.towers[1] == (5,)
    assert on_turn(state) == 1
    assert refusal(state, 2, FLICK) == ("T-4", "not_your_turn")


def test_T_9_a_die_serves_either_targets_or_a_double() -> None:
    scene, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, on(0)))
    assert spoken(scene, 0) == [Announce(2), Double(0, 2), Double(2, 0)]
    # The die that stays has served.
    state, _ = play(scene, (0, Double(0, 2)))
    assert refusal(state, 0, Announce(2)) == ("T-8", "no_targets")
    # And who calls Targets! has no pair left.
    state, _ = play(scene, (0, Announce(2)))
    assert refusal(state, 0, Double(0, 2)) == ("T-9", "no_double")


def three_fours() -> TargetsState:
    """Seat 0 has missed a double of fours, and now flicks another one onto a bull's-eye."""
    state, _ = shoot(table(lying={0: (4, away(0)), 1: (4, away(1))}), rest(2, 4, on(0)))
    # Two that lay there before are no new double.
    assert state.pairs == ((0, 2), (1, 2))
    return state


def test_T_9_of_three_equal_dice_two_that_still_match_are_another_double() -> None:
    state, _ = play(three_fours(), (0, Double(0, 2)))
    assert spoken(state, 0) == [Double(1, 2), Double(2, 1)]
    # The one that stayed has served a double, so it wins no disc.
    assert refusal(state, 0, Announce(2)) == ("T-8", "no_targets")
    state, _ = play(state, (0, Double(1, 2)))
    assert (state.towers[0], state.doubles[0], spoken(state, 0)) == ((0, 1), 2, [])


def test_T_9_two_of_three_equal_dice_that_were_missed_before_stay_missed() -> None:
    state, _ = play(three_fours(), (0, Double(2, 0)))
    assert spoken(state, 0) == []


def test_T_9_a_second_double_counts_too() -> None:
    state = replace(three_fours(), doubles=(MATERIAL.doubles - 1, 0))
    state, _ = play(state, (0, Double(0, 2)))
    assert spoken(state, 0) == []
    assert refusal(state, 0, Double(1, 2)) == ("T-9", "doubles_used_up")


def test_T_9_at_most_ten_in_a_round() -> None:
    most = MATERIAL.doubles
    state, _ = shoot(table(lying={0: (4, away(0))}, doubles=(most - 1, 0)), rest(2, 4, away(2)))
    state, _ = play(state, (0, Double(2, 0)))
    assert state.doubles == (most, 0)
    state, _ = shoot(state, rest(5, 1, away(5)))
    state, _ = shoot(state, rest(2, 4, away(2)))
    assert refusal(state, 0, Double(2, 0)) == ("T-9", "doubles_used_up")


def test_T_9_another_players_double_is_not_mine() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, away(2)))
    assert refusal(state, 1, Double(0, 2)) == ("T-9", "not_your_die")


# --- Pas vu, pas pris! --------------------------------------------------------------------------------


def test_T_20_an_opponent_who_is_faster_voids_the_targets() -> None:
    state, _ = shoot(table(seats=3, options=NOT_SEEN), rest(2, 4, on(0, seats=3)))
    assert TARGETS.to_act(state) == {0, 1, 2}
    assert spoken(state, 2) == [NotSeen(2)]
    assert refusal(state, 0, NotSeen(2)) == ("T-20", "not_an_opponents_die")
    state, events = play(state, (2, NotSeen(2)))
    assert events == [NotSeenCalled(2, 2)]
    assert refusal(state, 0, Announce(2)) == ("T-8", "no_targets")
    assert state.poses[2] == on(0, seats=3)
    assert refusal(state, 1, NotSeen(2)) == ("T-20", "no_targets")


def test_T_20_the_die_may_still_be_half_of_a_double() -> None:
    state, _ = shoot(table(options=NOT_SEEN, lying={0: (4, away(0))}), rest(2, 4, on(0)))
    state, _ = play(state, (1, NotSeen(2)), (0, Double(2, 0)))
    assert state.towers[0] == (1, 2)


def test_T_20_only_where_it_is_played() -> None:
    state, _ = shoot(table(), rest(2, 4, on(0)))
    assert refusal(state, 1, NotSeen(2)) == ("T-20", "not_seen_off")


def test_T_20_an_opponent_is_asked_at_the_end_of_a_round() -> None:
    scene = table(options=NOT_SEEN, out=(0, 1, 3, 4, 5))
    state, _ = shoot(scene, rest(2, 4, on(0)))
    assert state.phase is Phase.ASKING
    assert TARGETS.to_act(state) == {0, 1}
    waited, _ = play(state, (1, LetGo()))
    assert TARGETS.to_act(waited) == {0}
    assert refusal(waited, 1, LetGo()) == ("T-12", "nothing_to_say")
    # Who has let it go by has seen it.
    assert refusal(waited, 1, NotSeen(2)) == ("T-12", "nothing_to_say")
    called, _ = play(state, (1, NotSeen(2)))
    # The die counts for the attribution instead.
    assert called.stored == ((0,), ())


# --- automatic ----------------------------------------------------------------------------------------


def test_T_23_by_hand_nothing_is_announced_by_itself() -> None:
    state, events = shoot(table(), rest(2, 4, on(0)))
    assert happened(events, TargetsCalled) == []
    assert TargetsOptions().announce is Announcing.BY_HAND
    assert state.won == ((), ())


def test_T_23_automatic_announces_for_the_active_player_first_then_clockwise() -> None:
    # given that seat 1 flicks
    scene = table(seats=3, options=AUTOMATIC, lying={2: (4, away(2)), 8: (1, away(8))}, flicker=0)
    state, events = shoot(
        scene, rest(2, 4, on(0, 5, seats=3)), rest(5, 3, on(1, seats=3)), rest(8, 1, on(0, -14, seats=3))
    )
    called = happened(events, TargetsCalled)
    assert [(event.seat, event.disc) for event in called] == [(1, 3), (2, 0)]
    assert state.targets == ()
    assert TARGETS.to_act(state) == {2}


@pytest.mark.parametrize("answer", [Double(2, 0), Double(0, 2), LetGo()])
def test_T_23_automatic_asks_for_doubles_before_anything_else(answer: Action) -> None:
    state, _ = shoot(table(options=AUTOMATIC, lying={0: (4, away(0))}), rest(2, 4, away(2)))
    assert state.phase is Phase.ASKING
    assert TARGETS.to_act(state) == {0}
    assert refusal(state, 1, FLICK) == ("T-12", "nothing_to_say")
    assert set(TARGETS.legal(state, 0)) == {Double(2, 0), Double(0, 2), LetGo()}
    state, _ = play(state, (0, answer))
    assert state.phase is Phase.FLICKING
    assert TARGETS.to_act(state) == {1}


def test_T_23_automatic_targets_go_before_doubles_and_cannot_be_voided() -> None:
    options = replace(AUTOMATIC, not_seen=True)
    state, events = shoot(table(options=options, lying={0: (4, away(0))}), rest(2, 4, on(0)))
    assert [event.die for event in happened(events, TargetsCalled)] == [2]
    assert state.pairs == ()
    assert refusal(state, 1, NotSeen(2)) == ("T-20", "not_seen_off")
