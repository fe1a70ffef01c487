"""The opponents of Targets: always legal, honest, and better than chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.bots.bot import Bot, RandomBot
from core.bots.budget import NO_THOUGHT, Budget
from core.bots.levels import ADVISER, bot_for
from core.bots.match import play_match
from core.game import NATURE, ONLY_NATURE, Action, Seat
from core.targets.actions import Announce, Discard, Double, Flick, Keep, LetGo, NextRound, NotSeen
from core.targets.bot.ahead import foreseen
from core.targets.bot.levels import ACE, CADET, LEVELS, PILOT, Level, TargetsBot
from core.targets.bot.purposes import Aiming, golden_flicks
from core.targets.bot.range import carries, power_for
from core.targets.bot.spread import Eye
from core.targets.bot.worth import worth
from core.targets.game import TARGETS
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.overlaps import touches_bullseye
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS, USUAL_HEIGHT, Shot, Tabletop, Tower
from core.targets.state import UNSEEN_SHOT, Announcing, Phase, TargetsOptions, TargetsState, disc_spots, on_turn
from tests.core.targets.scenes import pose_of
from tests.core.targets.scripted import away, on, rest, shoot, table, wild_physics
from tests.core.targets.test_targets_golden import golden

OPTIONS = [
    TargetsOptions(Announcing.BY_HAND, not_seen=True),
    TargetsOptions(Announcing.AUTOMATIC, teams=True),
    TargetsOptions(three_by_three=True, not_seen=True, teams=True),
]


def chosen(level: Level, view: TargetsState, seat: Seat = 0, tries: int = 0, seed: str | int = "test") -> Action:
    return TargetsBot(level._replace(tries=tries)).choose(TARGETS, view, seat, random.Random(seed), Budget(60.0))


# --- every phase ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_acts_legally_in_every_phase(
    seats: int, options: TargetsOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rolling, "settle", wild_physics)
    for seed in range(2):
        rng = random.Random(f"{seats}/{options}/{seed}")
        state = TARGETS.setup(seats, options)
        while actors := TARGETS.to_act(state):
            if actors == ONLY_NATURE:
                state = TARGETS.apply(state, NATURE, TARGETS.nature(state, rng)).state
                continue
            for seat in actors:
                for level in LEVELS.values():
                    TARGETS.apply(state, seat, level.choose(TARGETS, TARGETS.view(state, seat), seat, rng, NO_THOUGHT))
            seat = rng.choice(sorted(actors))
            state = TARGETS.apply(state, seat, TARGETS.sample(state, seat, rng)).state


def test_a_flick_is_always_one_that_a_finger_can_do() -> None:
    rng = random.Random(2)
    for _ in range(500):
        meant = Flick(rng.randrange(DIRECTIONS), rng.choice(POWERS), rng.choice(HEIGHTS))
        flick = CADET.eye.aims(meant, rng)
        assert (flick.direction in range(DIRECTIONS), flick.power in POWERS) == (True, True)
        assert flick.height == meant.height


# --- words ----------------------------------------------------------------------------------------------


def test_targets_is_called_before_anything_else() -> None:
    state, _ = shoot(table(), rest(2, 3, on(0)))
    assert chosen(ACE, state) == Announce(2)
    # A pair would be there too.
    state, _ = shoot(table(lying={0: (3, away(0)), 1: (3, away(1))}), rest(2, 3, on(0)))
    assert chosen(PILOT, state) == Announce(2)


def test_pas_vu_is_called_against_an_opponent() -> None:
    state, _ = shoot(table(options=TargetsOptions(not_seen=True)), rest(2, 3, on(0)))
    assert chosen(ACE, state, seat=1) == NotSeen(2)


def test_of_a_double_the_die_comes_back_that_counts_for_nothing() -> None:
    state, _ = shoot(table(lying={0: (5, on(0, 30.0))}, out=[1]), rest(2, 5, away(2)))
    assert chosen(ACE, state) == Double(2, 0)


def test_a_double_that_costs_a_disc_is_let_go() -> None:
    # The last dice of the round lead on two discs, and the centre has no other.
    lying = {0: (5, on(0, 30.0)), 3: (4, on(0, -30.0)), 4: (4, on(1, -30.0))}
    state = table(lying=lying, out=[1, 5], centre=(0, 3, None), won={0: (6,)})
    state, _ = shoot(state, rest(2, 5, on(1, 30.0)))
    assert state.phase is Phase.ASKING
    assert chosen(PILOT, state) == LetGo()


def test_the_cadet_overlooks_some_of_what_it_may_call() -> None:
    last = table(out=[0, 1, 3, 4, 5])
    state, _ = shoot(last, rest(2, 3, on(0)))
    said = [chosen(CADET, state, seed=seed) for seed in range(200)]
    assert 20 < said.count(LetGo()) < 100
    assert set(said) == {LetGo(), Announce(2)}


def test_who_must_speak_does() -> None:
    state, _ = shoot(table(), rest(2, 3, on(0)))
    assert on_turn(state) == 1
    assert {chosen(CADET, state, seed=seed) for seed in range(50)} == {Announce(2)}


def test_the_die_on_the_bullseye_is_kept() -> None:
    state, _ = shoot(table(), rest(1, 6, away(1)), rest(2, 1, on(1)))
    assert state.phase is Phase.KEEPING
    assert chosen(ACE, state) == Keep(2)


def test_the_farthest_disc_is_discarded() -> None:
    state, _ = shoot(table(out=[0, 1, 3, 4, 5], first=0), rest(2, 3, away(2)))
    assert state.phase is Phase.DISCARDING
    farthest = state.centre[1]
    assert farthest is not None
    assert chosen(ACE, state) == Discard(farthest)
    state = TARGETS.apply(state, 0, Discard(farthest)).state
    assert chosen(ACE, state) == NextRound()


# --- aiming ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [4, USUAL_HEIGHT, 8, 10])
@pytest.mark.parametrize("standing", [1, 2, 3])
def test_the_estimate_of_how_far_a_flick_carries_agrees_with_the_physics(standing: int, height: int) -> None:
    tower = Tower(-400.0, 0.0, tuple(range(standing)), (0,) * standing, 0.0)
    for power in (20, 40, 60):
        found = []
        for seed in range(30):
            rests = rolling.settle(Tabletop((), (tower,), ()), {0: Shot(0, power, height)}, seed)
            found.append(pose_of(rests[-1]).x + 400)
        assert sum(found) / len(found) == pytest.approx(carries(power, standing, height), rel=0.15)
        assert abs(power_for(carries(power, standing, height), standing, height) - power) <= 3


def hits(eye: Eye, shots: int = 120) -> float:
    rng = random.Random("hits")
    count = 0
    state = table()
    for number in range(shots):
        spot = disc_spots(state)[number % 3]
        flick = eye.aims(Aiming(state, 0).flick_to(spot), rng)
        rests = rolling.settle(tabletop_of(state), {0: flick.shot()}, number)
        count += any(each.pose and touches_bullseye(each.pose, spot) for each in rests if each.die == 2)
    return count / shots


def test_levels_differ_in_how_well_they_aim() -> None:
    ace, cadet = hits(ACE.eye), hits(CADET.eye)
    assert 0.5 > ace > 1.2 * cadet


def test_T_29_a_bot_has_the_hand_of_the_table() -> None:
    # Bots choose flicks as people do, and nature's throw strays alike for all: a level is no law of nature.
    assert set(Level._fields) == {"eye", "overlooks", "tries"}
    assert ACE.eye == Eye(0.0, 0.0)


def test_the_adviser_is_an_ace() -> None:
    state = table(2)
    adviser = bot_for("targets", ADVISER)
    flick = adviser.choose(TARGETS, state, 0, random.Random(1), NO_THOUGHT)
    assert flick in [purpose.flick for purpose in Aiming(state, 0).purposes()]
    games = ("lucky_loop", "loops", "jump", "targets")
    assert all(bot_for(game, ADVISER) is bot_for(game, "ace") for game in games)


def test_stored_discs_worth_a_lot_are_stolen() -> None:
    # Seat 1 wins with what it has stored, and nothing else is left to play for.
    state = table(
        out=[0, 1, 3, 4, 5], stored={1: (1, 4)}, won={1: (0, 3), 0: (2, 5, 8)}, removed=(6, 7), centre=(), round=5
    )
    flick = chosen(ACE, state, tries=40)
    assert isinstance(flick, Flick)
    stolen = 0
    for seed in range(60):
        rests = rolling.settle(tabletop_of(state), {0: flick.shot()}, seed)
        after, _ = shoot(state, *rests)
        stolen += len(after.won[0]) + len(after.stored[0]) > 3
    # as often as the best aim at a puck does
    assert stolen >= 10


def test_a_position_is_worth_more_with_more_of_everything() -> None:
    def mine(**fields: Any) -> float:
        return worth(table(**fields), 0)

    plain = mine()
    assert mine(won={0: (8,)}) > mine(stored={0: (8,)}) > plain > mine(stored={1: (8,)}) > mine(won={1: (8,)})
    assert mine(lying={0: (6, on(0, 30.0))}) > mine(lying={0: (6, away(0))})
    assert mine(out=[3]) > plain > mine(out=[0])
    assert sum(worth(table(seats=4), seat) for seat in range(4)) == pytest.approx(1)


def test_a_disc_that_is_led_on_counts_once() -> None:
    # The last disc of the round, and nobody but its leader has a die left.
    out, centre = [0, 3, 4, 5], (0, None, None)
    led = table(lying={1: (6, on(0, 20.0))}, out=out, centre=centre, won={0: (3,), 1: (6, 1)})
    won = table(out=[*out, 1], centre=(None, None, None), won={0: (3, 0), 1: (6, 1)})
    assert worth(won, 0) > worth(led, 0)


def test_the_end_of_a_round_is_foreseen() -> None:
    # What is stored wins the game as soon as the round is over, and no opponent has a die left.
    discs = {"stored": {0: (1, 4)}, "won": {0: (2, 5), 1: (7, 8)}, "round": 3}
    last: TargetsState = table(out=[0, 1, 3, 4, 5], **discs)  # type: ignore[arg-type]
    assert foreseen(TARGETS, last).chances == [1.0, 0.0]
    doubled, _ = shoot(table(lying={0: (5, away(0))}, out=[1, 3, 4, 5], **discs), rest(2, 5, away(2)))  # type: ignore[arg-type]
    assert doubled.phase is Phase.ASKING
    assert chosen(ACE, doubled) == LetGo()


def test_the_next_round_is_worth_the_same_before_it_has_begun() -> None:
    state, _ = shoot(table(out=[0, 1, 3, 4, 5], stored={0: (1, 4)}, lying={}), rest(2, 3, on(0, 30.0)))
    assert state.phase is Phase.ROUND_OVER
    begun = TARGETS.apply(state, 0, NextRound()).state
    assert foreseen(TARGETS, state) == foreseen(TARGETS, begun)


# --- honest ---------------------------------------------------------------------------------------------


def test_golden_targets_are_aimed_without_knowing_how_the_others_aim() -> None:
    state, _ = golden()
    one = TARGETS.apply(state, 1, Flick(900, 40, 7)).state
    other = TARGETS.apply(state, 1, Flick(850, 90, 3)).state
    assert one.shots != other.shots
    answers = {chosen(ACE, TARGETS.view(each, 0), tries=10) for each in (one, other)}
    assert len(answers) == 1
    # The masked shot itself has no say either.
    assert TARGETS.view(one, 0).shots[1] == UNSEEN_SHOT
    assert chosen(ACE, state, tries=10) in answers


def test_golden_flicks_bring_dice_to_the_disc() -> None:
    state, _ = golden()
    on_disc = 0
    for seed, flick in enumerate(golden_flicks(state, 0) * 4):
        rests = rolling.settle(tabletop_of(state), {0: flick.shot(whole=True)}, seed)
        on_disc += sum(each.pose is not None and abs(each.pose.x) + abs(each.pose.y) < 50 for each in rests)
    assert on_disc >= 20


def test_the_same_view_seed_and_tries_give_the_same_answer() -> None:
    for view in (table(seats=4), table(lying={0: (2, on(0, 25.0)), 3: (4, on(1, 25.0))}, stored={1: (8,)})):
        assert len({chosen(PILOT, view, tries=15) for _ in range(2)}) == 1
        assert len({chosen(PILOT, view, tries=1, seed=seed) for seed in range(5)}) > 1


# --- strength -------------------------------------------------------------------------------------------


def test_the_cadet_beats_a_random_player() -> None:
    bots: list[Bot] = [TargetsBot(CADET._replace(tries=1)), RandomBot()]
    won = 0
    for number in range(24):
        seats = bots if number % 2 else bots[::-1]
        match = play_match(TARGETS, TargetsOptions(), seats, f"cadet/{number}", Budget(60.0))
        won += seats[match.outcome.winners[0]] is bots[0]
    assert won > 13
