"""How positions and decisions of Targets are appraised."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.cards import FirstPlayerDrawn
from core.game import NATURE, Action, Seat
from core.review.appraiser import NO_LOSS, Loss
from core.review.marks import Mark, mark_of
from core.review.review import Standing
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NextRound, NotSeen
from core.targets.bot.purposes import Aiming, golden_flicks
from core.targets.game import TARGETS
from core.targets.review.appraiser import APPRAISER
from core.targets.review.flicks import flick_to_make
from core.targets.state import Phase, TargetsOptions, TargetsState, disc_spots, on_turn
from tests.core.targets.planted import off_the_table
from tests.core.targets.scripted import away, on, play, rest, shoot, table
from tests.core.targets.test_targets_golden import golden

FAULTS = (Mark.MISTAKE, Mark.BLUNDER)
NOT_SEEN = TargetsOptions(not_seen=True)
TEAMS = TargetsOptions(teams=True)


def standing(state: TargetsState, nodes: int = 60) -> Standing:
    return APPRAISER.standing(TARGETS, state, random.Random("standing"), nodes)


def lost(state: TargetsState, seat: Seat, action: Action, nodes: int = 120, seed: object = "decision") -> Loss | None:
    return APPRAISER.loss(TARGETS, TARGETS.view(state, seat), seat, action, random.Random(f"{seed}"), nodes)


def losing(state: TargetsState, seat: Seat, action: Action, nodes: int = 120, seed: object = "decision") -> Loss:
    loss = lost(state, seat, action, nodes, seed)
    assert loss is not None
    return loss


# --- how everybody stands -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [TargetsOptions(), TargetsOptions(three_by_three=True), TEAMS])
def test_everybody_begins_alike_and_the_lot_is_no_luck(seats: int, options: TargetsOptions) -> None:
    drawn = TARGETS.setup(seats, options)
    first = TARGETS.apply(drawn, NATURE, FirstPlayerDrawn(1)).state
    for state in (drawn, first):
        now = standing(state)
        assert now.chances == pytest.approx([1 / seats] * seats, abs=1e-4)
        assert now.points == (0.0,) * seats
        assert not any((*now.chance_errors, *now.point_errors))


def test_at_the_end_it_is_the_result() -> None:
    state, _ = shoot(table(3, won={0: (1, 4, 7), 2: (2,)}), rest(2, 3, on(0, seats=3)))
    over = TARGETS.apply(state, 0, Announce(2)).state
    assert over.phase is Phase.OVER
    assert standing(over) == Standing((1.0, 0.0, 0.0), (2.33333, -1.66667, -0.66667), (0.0,) * 3, (0.0,) * 3)


def test_partners_share_what_they_win() -> None:
    state = table(4, won={0: (1, 4), 2: (7,)}, options=TEAMS)
    now = standing(state)
    assert now.chances[0] == now.chances[2] > now.chances[1] == now.chances[3]
    assert sum(now.chances) == pytest.approx(1.0, abs=1e-4)
    state, _ = shoot(state, rest(state.towers[0][-1], 3, on(0, seats=4)))
    over = TARGETS.apply(state, state.flicker, Announce(state.targets[0])).state
    assert standing(over).chances == (0.5, 0.0, 0.5, 0.0)
    assert standing(over).points == (2.0, -2.0, 2.0, -2.0)


def test_what_can_be_said_counts_before_it_is_said() -> None:
    state, _ = shoot(table(), rest(2, 3, on(0)))
    assert standing(state) == standing(TARGETS.apply(state, 0, Announce(2)).state)
    assert standing(state).chances[0] > standing(table()).chances[0]


def test_a_formality_changes_nothing() -> None:
    # Nobody got a disc, so one is discarded, and then the next round begins.
    state, _ = shoot(table(out=[0, 1, 3, 4, 5], won={1: (7,)}, stored={0: (8,)}), rest(2, 3, away(2)))
    discarding = standing(state)
    state, _ = play(state, (0, Discard(0)))
    assert state.phase is Phase.ROUND_OVER
    after, _ = play(state, (0, NextRound()))
    assert discarding == standing(state) == standing(after)


def test_who_alone_has_dice_left_can_not_do_worse_than_to_stop() -> None:
    # With what is validated at the end of this round seat 0 wins, whatever comes of its last die.
    state = table(out=[0, 1, 3, 4, 5], stored={0: (1, 4)}, won={0: (2, 5), 1: (7, 8)}, round=3)
    assert standing(state).chances == (1.0, 0.0)


def test_luck_is_what_came_of_a_flick_against_what_it_brings_on_average() -> None:
    state = table(won={0: (1, 4), 1: (2, 5)})
    flicked = TARGETS.apply(state, 0, Aiming(state, 0).flick_to(disc_spots(state)[0])).state
    before = standing(flicked, nodes=300)
    rng = random.Random("fresh")
    ends = [TARGETS.apply(flicked, NATURE, TARGETS.nature(flicked, rng)).state for _ in range(300)]
    lucks = [standing(end).chances[0] - before.chances[0] for end in ends]
    assert min(lucks) < -0.05 < 0.05 < max(lucks)
    assert before.chance_errors[0] > 0
    # Of both means, which have as many samples.
    assert abs(sum(lucks) / len(lucks)) < 3.3 * 2**0.5 * before.chance_errors[0]


# --- what is said ---------------------------------------------------------------------------------------


def test_a_bullseye_let_go_is_a_loss_that_nobody_doubts() -> None:
    state, _ = shoot(table(out=[0, 1, 3, 4, 5], won={0: (1, 4), 1: (2, 5, 8)}), rest(2, 1, on(0)))
    assert state.phase is Phase.ASKING
    loss = losing(state, 0, LetGo())
    assert loss.better == Announce(2)
    assert (loss.chance.error, loss.points.error) == (0.0, 0.0)
    assert mark_of(loss.chance) in FAULTS
    assert loss.points.value > 0
    assert lost(state, 0, Announce(2)) == NO_LOSS


def test_to_flick_on_instead_of_announcing_is_a_loss_too() -> None:
    # Seat 0 has pushed a die of seat 1, whose turn it is, to a bull's-eye.
    state = table(lying={3: (4, on(0, 30.0))}, won={0: (1, 4), 1: (2, 5)})
    state, _ = shoot(state, rest(2, 3, away(2)), rest(3, 4, on(0)))
    assert on_turn(state) == 1
    flick = flick_to_make(TARGETS, state, 1, random.Random(1), 40)
    loss = losing(state, 1, flick)
    assert loss.better == Announce(3)
    assert mark_of(loss.chance) in FAULTS
    # A bad flick on top of it is worse.
    assert losing(state, 1, off_the_table(state, 1)).chance.value > loss.chance.value
    assert lost(state, 1, Announce(3)) == NO_LOSS


def test_the_only_word_out_of_turn_is_no_decision() -> None:
    state, _ = shoot(table(), rest(2, 3, on(0)))
    assert on_turn(state) == 1
    assert lost(state, 0, Announce(2)) is None


def test_to_let_an_opponent_announce_is_a_loss_where_pas_vu_is_played() -> None:
    state = table(out=[0, 1, 3, 4, 5], options=NOT_SEEN, won={0: (1, 4, 7), 1: (2, 5, 8)})
    state, _ = shoot(state, rest(2, 3, on(0)))
    loss = losing(state, 1, LetGo())
    assert loss.better == NotSeen(2)
    assert mark_of(loss.chance) is Mark.BLUNDER
    assert lost(state, 1, NotSeen(2)) == NO_LOSS


def test_what_is_said_first_is_no_fault() -> None:
    state = table(lying={3: (4, on(1, 30.0))}, options=NOT_SEEN)
    state, _ = shoot(state, rest(2, 3, on(0)), rest(3, 4, on(1)))
    assert lost(state, 0, Announce(2)) == lost(state, 0, NotSeen(3)) == NO_LOSS


def test_a_double_that_costs_a_disc_is_a_loss() -> None:
    lying = {0: (5, on(0, 30.0)), 3: (4, on(0, -30.0)), 4: (4, on(1, -30.0))}
    state = table(lying=lying, out=[1, 5], centre=(0, 3, None), won={0: (6,)})
    state, _ = shoot(state, rest(2, 5, on(1, 30.0)))
    loss = losing(state, 0, Double(2, 0))
    assert loss.better == LetGo()
    assert loss.chance.value > 0
    assert lost(state, 0, LetGo()) == NO_LOSS
    # With another die to flick, to be silent is to flick on.
    state = table(lying=lying, out=[5], centre=(0, 3, None), won={0: (6,)})
    state, _ = shoot(state, rest(2, 5, on(1, 30.0)))
    assert on_turn(state) == 0
    loss = losing(state, 0, Double(2, 0))
    assert isinstance(loss.better, Flick)
    assert loss.chance.value > 0


def test_the_die_on_the_bullseye_is_to_be_kept() -> None:
    state, _ = shoot(table(won={1: (1, 4)}), rest(1, 6, away(1)), rest(2, 1, on(1)))
    loss = losing(state, 0, Keep(1))
    assert loss.better == Keep(2)
    assert mark_of(loss.chance) in FAULTS
    assert lost(state, 0, Keep(2)) == NO_LOSS


def test_what_an_owner_lets_go_a_partner_may_still_announce() -> None:
    state = table(4, out=[die for die in range(12) if die != 2], options=TEAMS, won={0: (1,), 1: (2,)})
    assert state.towers[2] == (2,), "partners have swapped their last dice"
    state, _ = shoot(replace(state, flicker=1), rest(2, 3, on(0, seats=4)))
    assert state.phase is Phase.ASKING
    assert lost(state, 0, LetGo()) == NO_LOSS
    alone = TARGETS.apply(state, 0, LetGo()).state
    assert standing(alone) == standing(state)
    assert losing(alone, 2, LetGo()).better == Announce(2)


def test_what_makes_no_difference_is_no_decision() -> None:
    state, _ = shoot(table(out=[0, 1, 3, 4, 5]), rest(2, 3, away(2)))
    assert lost(state, 0, Discard(3)) is None
    state, _ = play(state, (0, Discard(3)))
    assert lost(state, 0, NextRound()) is None
    teams = TARGETS.apply(TARGETS.setup(4, TEAMS), NATURE, FirstPlayerDrawn(0)).state
    assert lost(teams, 1, Arrange(0)) is None


# --- flicks ---------------------------------------------------------------------------------------------


def test_a_disc_that_would_win_the_game_is_not_taken() -> None:
    state = table(won={0: (1, 4, 7), 1: (2, 5, 8)})
    loss = losing(state, 0, off_the_table(state, 0))
    assert mark_of(loss.chance) is Mark.BLUNDER
    assert isinstance(loss.better, Flick)
    assert loss.chance.error > 0


def test_stored_discs_that_would_win_the_game_are_not_stolen() -> None:
    fields = {"won": {1: (0, 3), 0: (2, 5, 8)}, "removed": (6, 7), "centre": (), "round": 5}
    state = table(out=[0, 1, 3, 4, 5], stored={1: (1, 4)}, **fields)  # type: ignore[arg-type]
    assert mark_of(losing(state, 0, off_the_table(state, 0)).chance) is Mark.BLUNDER


def test_the_best_flick_is_not_blamed() -> None:
    state = table(lying={0: (2, on(0, 25.0))}, won={0: (1,), 1: (4,)})
    best = flick_to_make(TARGETS, state, 0, random.Random("best"), 400)
    losses = [losing(state, 0, best, nodes=200, seed=seed) for seed in range(4)]
    assert not [loss for loss in losses if mark_of(loss.chance) in FAULTS]
    assert all(loss.chance.value < 0.02 for loss in losses)


# --- Golden Targets -------------------------------------------------------------------------------------


def test_golden_targets_begin_alike() -> None:
    state, _ = golden()
    assert standing(state) == Standing((0.5, 0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))


def test_a_tower_off_the_table_loses_golden_targets() -> None:
    state, _ = golden()
    away_with_it = off_the_table(state, 0)
    loss = losing(state, 0, away_with_it)
    assert mark_of(loss.chance) is Mark.BLUNDER
    aimed = TARGETS.apply(state, 0, away_with_it).state
    assert standing(aimed).chances[0] < 0.2
    fair = TARGETS.apply(state, 0, golden_flicks(state, 0)[0]).state
    assert 0.3 < standing(fair, nodes=100).chances[0] < 0.7


def test_how_the_others_aim_in_secret_has_no_say() -> None:
    state, _ = golden()
    flick = golden_flicks(state, 0)[0]
    hidden = [TARGETS.apply(state, 1, shot).state for shot in (Flick(900, 40, 7), off_the_table(state, 1))]
    said = [lost(each, 0, flick, nodes=40) for each in (state, *hidden)]
    assert said[0] == said[1] == said[2]
