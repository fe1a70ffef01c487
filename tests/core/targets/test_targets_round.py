"""T-12 to T-18: the end of a round, the next one, money time and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from core.game import Seat
from core.targets.actions import Announce, Discard, Double, LetGo, NextRound
from core.targets.events import Attributed, DiscRemoved, GameEnded, RoundBegun, RoundEnded, Stolen, Validated
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Pose
from core.targets.rules.round_end import best_alone
from core.targets.state import Phase, on_turn
from tests.core.targets.scripted import (
    FLICK,
    Lies,
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
    totals,
)

LAST_DIE = (0, 1, 3, 4, 5)
"""Out for the round, so that seat 0 flicks the last die."""


def last_flick(pose: Pose | None, value: int = 4, lying: Mapping[int, Lies] | None = None, **fields: Any) -> Scene:
    """Seat 0 flicks the last die of the round."""
    lying = lying or {}
    out = [die for die in LAST_DIE if die not in lying]
    return shoot(table(lying=lying, out=out, **fields), rest(2, value, pose))


def test_T_12_the_round_ends_when_nobody_can_flick() -> None:
    state, events = last_flick(on(0, 30))
    assert [type(event) for event in events[-2:]] == [Attributed, RoundEnded]
    assert state.phase is Phase.ROUND_OVER
    assert TARGETS.to_act(state) == {state.first}


def test_T_12_the_table_waits_for_whoever_may_announce() -> None:
    state, _ = last_flick(on(0))
    assert state.phase is Phase.ASKING
    assert TARGETS.to_act(state) == {0}
    assert refusal(state, 0, FLICK) == ("T-12", "announce_or_let_go")
    said, _ = play(state, (0, Announce(2)))
    assert (said.phase, said.won[0]) == (Phase.ROUND_OVER, (0,))
    silent, _ = play(state, (0, LetGo()))
    assert (silent.phase, silent.won[0], silent.stored[0]) == (Phase.ROUND_OVER, (), (0,))


def test_T_12_a_double_brings_the_round_back() -> None:
    state, _ = last_flick(away(2), lying={0: (4, away(0)), 5: (1, away(5))})
    assert state.phase is Phase.ASKING
    state, _ = play(state, (0, Double(2, 0)))
    assert state.phase is Phase.FLICKING
    assert on_turn(state) == 0


def test_T_13_what_is_stored_is_won_for_good_before_the_centre_is_shared_out() -> None:
    state, events = last_flick(on(0, 30), stored={0: (1,), 1: (4, 7)}, centre=(0, 3, 6), round=2)
    kinds = [type(event) for event in events]
    assert kinds.index(Attributed) > kinds.index(Validated)
    assert happened(events, Validated) == [Validated(0, (1,)), Validated(1, (4, 7))]
    assert state.won == ((1,), (4, 7))
    assert result_of(state).validated == ((1,), (4, 7))
    # The disc of this round waits for the next.
    assert state.stored == ((0,), ())


def test_T_13_a_disc_stolen_in_time_is_the_thiefs() -> None:
    state, events = last_flick(beside(1), stored={1: (1,)}, round=2, centre=(0, 3, 6))
    assert happened(events, Stolen)
    assert state.won == ((1,), ())
    assert state.phase is Phase.DISCARDING


def test_T_14_the_highest_sum_on_a_disc_stores_it() -> None:
    # given 2 + 3 against 4
    state, events = last_flick(on(0, 30), 3, lying={0: (2, on(0, -30)), 5: (4, on(0, 8))})
    assert totals(state, 0).totals == (5, 4)
    assert state.stored == ((0,), ())
    assert happened(events, Attributed)[0] == Attributed(0, (5, 4), 0)
    assert state.centre == (None, 3, 6)


def test_T_14_a_die_that_straddles_the_edge_does_not_count() -> None:
    state, _ = last_flick(on(0, 45), 6, lying={5: (1, on(0, 30))})
    assert totals(state, 0).totals == (0, 1)
    assert state.stored == ((), (0,))


def test_T_14_equal_sums_cancel_and_the_next_lower_one_wins() -> None:
    lying = {4: (5, on(0, -30, seats=3)), 7: (1, on(0, 5, seats=3))}
    out = [die for die in range(9) if die not in (2, 4, 7)]
    state, _ = shoot(table(seats=3, lying=lying, out=out), rest(2, 5, on(0, 30, seats=3)))
    assert totals(state, 0).totals == (5, 5, 1)
    assert state.stored == ((), (), (0,))


@pytest.mark.parametrize(
    ("sums", "seat"),
    [([0, 0], None), ([3, 3], None), ([3, 3, 1], 2), ([3, 3, 0], None), ([2, 5, 5, 2], None), ([6, 5, 5, 2], 0)],
)
def test_T_14_who_is_best_alone(sums: list[int], seat: Seat | None) -> None:
    assert best_alone(sums) == seat


def test_T_14_a_disc_with_no_die_on_it_stays_in_the_centre() -> None:
    state, _ = last_flick(on(0, 30))
    assert totals(state, 3).seat is None
    assert 3 in state.centre


def test_T_15_when_no_disc_left_the_first_player_discards_one() -> None:
    state, events = last_flick(away(2))
    assert state.phase is Phase.DISCARDING
    assert happened(events, RoundEnded) == []
    assert TARGETS.to_act(state) == {0}
    assert TARGETS.legal(state, 0) == [Discard(0), Discard(3), Discard(6)]
    assert refusal(state, 0, Discard(1)) == ("T-15", "not_in_the_centre")
    assert refusal(state, 0, NextRound()) == ("T-15", "discard_one")
    assert refusal(state, 1, Discard(0)) == ("T-15", "not_your_turn")
    state, events = play(state, (0, Discard(3)))
    assert events == [DiscRemoved(0, 3), RoundEnded((0, 0))]
    assert (state.removed, state.centre, result_of(state).removed) == ((3,), (0, None, 6), 3)


def test_T_15_a_targets_is_enough() -> None:
    state, _ = last_flick(away(2), centre=(None, 3, 6), won={1: (0,)})
    assert state.phase is Phase.ROUND_OVER


def test_T_16_a_new_round_refills_the_centre_rebuilds_the_towers_and_passes_the_first_player() -> None:
    state, _ = last_flick(on(1, 30), doubles=(2, 1))
    assert refusal(state, 1, NextRound()) == ("T-16", "not_your_turn")
    state, events = play(state, (0, NextRound()))
    assert events == [RoundBegun(2, 1, 1, 3)]
    assert state.centre == (0, 1, 6), "the others stay where they are"
    assert state.reserve == (4, 7, 2, 5, 8)
    assert state.towers == ((0, 1, 2), (3, 4, 5))
    assert state.poses == (None,) * 6
    assert state.doubles == (0, 0)
    assert (state.first, on_turn(state)) == (1, 1)


def test_T_16_with_fewer_discs_left_they_close_up() -> None:
    rest_won = {0: (1, 4), 1: (7, 2)}
    state, _ = last_flick(on(0, 30), won=rest_won, removed=(5, 8), round=3)
    state, _ = play(state, (0, NextRound()))
    assert (state.centre, state.reserve) == ((3, 6), ())


def money_time(pose: Pose | None, **fields: Any) -> Scene:
    """Nothing is left but a disc under each puck; seat 0 flicks the last die."""
    won = {0: (0, 3), 1: (6, 1, 4)}
    given: dict[str, Any] = {
        "centre": (),
        "removed": (7, 2),
        "round": 4,
        "won": won,
        "stored": {0: (5,), 1: (8,)},
        **fields,
    }
    return last_flick(pose, **given)


def test_T_17_without_centre_and_reserve_one_last_round_is_played_for_the_stored_discs() -> None:
    won = {0: (1, 3), 1: (6, 2, 4)}
    state, _ = last_flick(on(0, 30, discs=1), centre=(0,), won=won, removed=(5, 7, 8), round=4)
    assert (state.phase, state.stored, state.centre) == (Phase.ROUND_OVER, ((0,), ()), (None,))
    state, events = play(state, (0, NextRound()))
    assert events == [RoundBegun(5, 1, 1, 0)]
    assert state.centre == ()
    assert TARGETS.legal(state, 1), "there is something to flick at"


def test_T_17_money_time_held() -> None:
    state, events = money_time(away(2))
    assert happened(events, Validated) == [Validated(0, (5,)), Validated(1, (8,))]
    assert state.phase is Phase.OVER
    assert outcome_of(state).scores == (3, 4)
    assert outcome_of(state).winners == (1,)


def test_T_17_money_time_not_held() -> None:
    state, _ = money_time(beside(1, discs=0))
    assert outcome_of(state).scores == (4, 3)
    assert outcome_of(state).winners == (0,)


def test_T_17_no_money_time_without_a_stored_disc() -> None:
    won = {0: (1, 3), 1: (6, 2, 4)}
    state, _ = last_flick(away(2), centre=(0,), won=won, removed=(5, 7, 8), round=4)
    state, events = play(state, (0, Discard(0)))
    assert state.phase is Phase.OVER
    assert events[-1] == GameEnded((2, 3), (1,))


def test_T_18_four_discs_for_good_end_the_game_at_once() -> None:
    # given that there are dice to flick, and a disc that is only stored
    state = table(won={0: (1, 4, 7)}, stored={1: (2,)}, round=4)
    state, _ = shoot(state, rest(2, 4, on(0)))
    state, events = play(state, (0, Announce(2)))
    assert events[-1] == GameEnded((4, 0), (0,))
    assert outcome_of(state).scores == (4, 0)
    assert TARGETS.to_act(state) == frozenset()
    assert refusal(state, 1, FLICK) == ("T-18", "game_over")


def test_T_18_validation_ends_the_game_before_attribution() -> None:
    state, events = last_flick(on(0, 30), won={0: (1, 4, 7)}, stored={0: (2,)}, round=3)
    assert state.phase is Phase.OVER
    assert happened(events, Attributed) == []
    assert state.centre == (0, 3, 6)


def test_T_18_most_discs_win_however_few_they_are() -> None:
    state, _ = last_flick(away(2), centre=(0,), won={0: (1,)}, removed=(2, 3, 4, 5, 6, 7, 8), round=8)
    state, events = play(state, (0, Discard(0)))
    assert events[-1] == GameEnded((1, 0), (0,))


def test_T_18_stored_discs_do_not_count() -> None:
    state, _ = last_flick(on(0, 30), won={0: (1, 4), 1: (7, 2, 5)}, round=4)
    assert state.stored[0] == (0,)
    assert state.phase is Phase.ROUND_OVER
