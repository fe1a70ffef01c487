"""T-19: Golden Targets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.game import NATURE, ONLY_NATURE, Seat
from core.targets.actions import Announce, Flick, NextRound, Settled
from core.targets.events import (
    Aimed,
    Fault,
    Faulted,
    GameEnded,
    GoldenBegun,
    GoldenCalled,
    GoldenScored,
    TowersFlicked,
)
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.tabletop import Pose, Rest
from core.targets.state import UNSEEN_SHOT, Phase, TargetsOptions, golden_disc, lying_discs
from tests.core.targets.scripted import FLICK, Scene, away, happened, outcome_of, play, refusal, rest, shoot, table
from ui.targets.text import TEXT

OTHER = Flick(900, 70, 3)


def tie(seats: int = 2, options: TargetsOptions | None = None) -> Scene:
    """Money time ends, and seats 0 and 1 have three discs each."""
    won = {0: (0, 3, 6), 1: (1, 4)}
    out = [die for die in range(seats * 3) if die != 2]
    state = table(seats, out=out, won=won, stored={1: (7,)}, removed=(2, 5, 8), centre=(), round=5, options=options)
    return shoot(state, rest(2, 1, away(2)))


def golden(seats: int = 2) -> Scene:
    state, _ = tie(seats)
    return play(state, (0, NextRound()))


def flicked(*rests: Rest, seats: int = 2) -> Scene:
    """Both flick, and the dice come to rest."""
    state, _ = golden(seats)
    return play(state, (0, FLICK), (1, OTHER), (NATURE, Settled(1, rests)))


def middle(die: int, value: int, aside: float = 0.0) -> Rest:
    return rest(die, value, Pose(aside, 0.0, 0.0))


def test_T_19_a_tie_is_played_for_after_everybody_has_seen_it() -> None:
    state, events = tie(seats=3)
    assert events[-1] == GoldenCalled((0, 1))
    assert (state.phase, state.tied) == (Phase.ROUND_OVER, (0, 1))
    assert TARGETS.outcome(state) is None
    state, events = play(state, (0, NextRound()))
    assert events == [GoldenBegun((0, 1))]
    assert state.towers == ((0, 1, 2), (3, 4, 5), ())
    assert TARGETS.to_act(state) == {0, 1}
    # One disc lies in the middle, lent for the occasion.
    assert lying_discs(state) == [(golden_disc(state), (0.0, 0.0))]
    assert tabletop_of(state).discs == ((0.0, 0.0),)


def test_T_19_the_tied_players_flick_whole_towers_at_the_same_time() -> None:
    state, _ = golden()
    assert refusal(state, 0, Announce(0)) == ("T-19", "flick_the_tower")
    state, events = play(state, (1, OTHER))
    assert events == [Aimed(1)]
    assert TARGETS.to_act(state) == {0}
    assert refusal(state, 1, OTHER) == ("T-19", "already_aimed")
    # How the other aims is hidden until all have.
    assert TARGETS.view(state, 0).shots == (None, UNSEEN_SHOT)
    assert TARGETS.view(state, 1).shots == (None, OTHER.shot(whole=True))
    guess = TARGETS.determinize(TARGETS.view(state, 0), 0, random.Random(1))
    TARGETS.audit(guess)
    assert guess.shots[1] not in (None, UNSEEN_SHOT)
    state, events = play(state, (0, FLICK))
    assert events == [Aimed(0), TowersFlicked((FLICK.shot(whole=True), OTHER.shot(whole=True)))]
    assert TARGETS.to_act(state) == ONLY_NATURE
    assert all(shot.whole for shot in shots_of(state).values())


def test_T_19_the_highest_total_on_the_disc_wins() -> None:
    lying = (middle(0, 2), middle(1, 3, 20), rest(2, 6, away(2)), middle(3, 4, -20), rest(4, 6, away(4)))
    state, events = flicked(*lying, rest(5, 6, away(5)))
    assert happened(events, GoldenScored) == [GoldenScored((5, 4), (11, 16), (0,))]
    assert events[-1] == GameEnded((3, 3), (0,))
    assert outcome_of(state).winners == (0,)


def test_T_6_a_six_that_only_slid_counts_for_nothing_in_golden_targets() -> None:
    """Whoever has sixes on top can't just slide the tower onto the disc."""
    sixes = [rest(die, 6, Pose(die * 20.0 - 20, 0.0, 0.0), rolled=False) for die in range(3)]
    state, events = flicked(*sixes, middle(3, 1, 20), rest(4, 2, away(4)), rest(5, 2, away(5)))
    assert happened(events, Faulted) == [Faulted(die, Fault.SLID) for die in range(3)]
    assert happened(events, GoldenScored) == [GoldenScored((0, 1), (0, 5), (1,))]
    # They lie under their puck.
    assert state.poses[:3] == (None,) * 3
    assert outcome_of(state).winners == (1,)
    line = TEXT.event(state, state, events[-5], ("Ann", "Bob"))
    assert line == "Ann's die 1 slid and did not roll: it counts for nothing."


def test_T_6_in_golden_targets_everybody_sees_the_die_that_slid_before_it_goes() -> None:
    state, _ = golden()
    state, _ = play(state, (0, FLICK), (1, OTHER))
    lying = (rest(0, 6, Pose(0.0, 0.0, 0.0), rolled=False), *(rest(die, 1, away(die)) for die in range(1, 6)))
    seen = [stage.state for stage in TARGETS.apply(state, NATURE, Settled(1, lying)).stages]
    assert [each.poses[0] for each in seen] == [Pose(0.0, 0.0, 0.0), None]


def test_T_19_no_targets_and_several_dice_count() -> None:
    # Dice on the bull's-eye, and several from one tower: nothing but totals counts.
    lying = [rest(die, 6 - die, Pose(die * 8.0, die * 8.0, 0.0)) for die in range(6)]
    state, _ = flicked(*lying)
    assert state.phase is Phase.OVER
    assert state.golden is not None
    assert state.golden.on_table == (15, 6)


def test_T_19_equal_on_the_disc_the_total_on_the_table_decides() -> None:
    lying = (middle(0, 4), rest(1, 1, away(1)), rest(2, 1, away(2)), middle(3, 4, 20), rest(4, 3, away(4)))
    state, events = flicked(*lying, rest(5, 6, None))
    assert happened(events, GoldenScored) == [GoldenScored((4, 4), (6, 7), (1,))]
    assert outcome_of(state).winners == (1,)


def test_T_19_nobody_on_the_disc() -> None:
    lying = [rest(die, 1 + (die == 4), away(die)) for die in range(6)]
    state, _ = flicked(*lying)
    assert state.golden is not None
    assert state.golden.on_disc == (0, 0)
    assert outcome_of(state).winners == (1,)


def test_T_19_still_equal_again() -> None:
    state, events = flicked(*[rest(die, 1, away(die)) for die in range(6)])
    assert events[-1] == GoldenCalled((0, 1))
    assert state.phase is Phase.ROUND_OVER
    assert state.poses[0] == away(0), "everybody can look at it"
    state, _ = play(state, (0, NextRound()))
    assert state.phase is Phase.GOLDEN
    assert state.towers == ((0, 1, 2), (3, 4, 5))
    assert state.shots == (None, None)


def test_T_19_only_those_still_equal_go_on() -> None:
    # given three who are tied
    won = {0: (0, 3), 1: (6, 1), 2: (4,)}
    out = [die for die in range(9) if die != 2]
    state = table(3, out=out, won=won, stored={2: (7,)}, removed=(2, 5, 8), centre=(), round=5)
    state, _ = shoot(state, rest(2, 1, away(2)))
    assert state.tied == (0, 1, 2)
    aims = [(seat, FLICK) for seat in range(3)]
    lying = [middle(0, 3), *(rest(die, 1, away(die)) for die in (1, 2))]
    lying += [middle(3, 3, 20), *(rest(die, 1, away(die)) for die in (4, 5))]
    lying += [rest(die, 6, away(die)) for die in (6, 7, 8)]
    state, _ = play(state, (0, NextRound()), *aims, (NATURE, Settled(1, tuple(lying))))
    # The third has most on the table, but nothing on the disc.
    assert state.tied == (0, 1)
    state, _ = play(state, (0, NextRound()))
    assert state.towers[2] == ()


def test_T_19_two_who_reach_four_at_once_are_tied() -> None:
    won, stored = {0: (1, 4, 7), 1: (2, 5)}, {0: (8,), 1: (6, 3)}
    out = [die for die in range(6) if die != 2]
    state = table(out=out, won=won, stored=stored, centre=(0,), round=5)
    state, _ = shoot(state, rest(2, 1, away(2)))
    assert (state.phase, state.tied) == (Phase.ROUND_OVER, (0, 1))
    state, _ = play(state, (0, NextRound()))
    # What lay in the centre is put aside.
    assert (state.centre, state.reserve) == ((), (0,))


@pytest.mark.parametrize(("values", "winners"), [((5, 1, 5, 3), (0, 2)), ((1, 6, 1, 3), (1, 3))])
def test_T_19_in_teams_the_best_player_wins_for_both(values: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
    options = TargetsOptions(teams=True)
    won = {0: (0, 3), 2: (6,), 1: (1, 4)}
    fields: dict[str, Any] = {
        "removed": (2, 5, 8),
        "centre": (),
        "round": 5,
        "arranged": (0, 1, 2, 3),
        "options": options,
    }
    state = table(4, out=[die for die in range(12) if die != 8], won=won, stored={3: (7,)}, **fields)
    state, _ = shoot(state, rest(8, 1, away(8)))
    assert state.tied == (0, 1, 2, 3)
    state, _ = play(state, (0, NextRound()), *((seat, FLICK) for seat in range(4)))
    # Everybody flicks the dice of their own colour.
    assert state.towers[0] == (0, 1, 2)
    lying = [
        rest(die, values[die // 3], Pose(14.0 * (die // 3) - 21, 0.0, 0.0) if die % 3 == 0 else None)
        for die in range(12)
    ]
    state, _ = play(state, (NATURE, Settled(1, tuple(lying))))
    assert outcome_of(state).winners == winners
