"""The gestures of Targets: every legal action but a flick can be clicked, and a flick is made with a sling."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from core.game import NATURE, Action
from core.play import SeenChange
from core.players import Player
from core.targets import actions as a
from core.targets.game import TARGETS
from core.targets.physics.cube import tip
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.rolling import settle
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS, Pose
from core.targets.rules.aiming import sample_flicks
from core.targets.state import Phase, TargetsState, heading_to_centre
from tests.core.targets.scripted import away, on, rest, shoot, table
from tests.ui.moments import by_id
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_from, table_for
from tests.ui.targets.moments import SORTS, VARIANTS, begun, calling, moment, positions, settled, several
from tests.whole import behind
from ui.table.pieces import WIDTHS, Click, Moment, Piece, Placement
from ui.targets.aiming.slings import flick, slings
from ui.targets.art.die import faces
from ui.targets.film import STILL, film
from ui.targets.gestures import gestures, reactions, same
from ui.targets.labels import LABELS
from ui.targets.layout.dice import TILT_STEPS, look_of
from ui.targets.layout.surface import surface_of
from ui.targets.layout.whole_table import layout
from ui.targets.table import TABLE

every_sort = pytest.mark.parametrize(("seats", "variant"), SORTS)
CHOSEN = {"call:targets", "call:double", "call:not_seen"}
"""Buttons behind which there may be several actions, so that the table asks which is meant."""


@every_sort
def test_every_legal_action_but_a_flick_is_a_click(seats: int, variant: str) -> None:
    for state in positions(seats, variant):
        for seat in range(seats):
            now = moment(state, seat)
            pieces = {piece.id for piece in layout(now).pieces}
            for action in now.actions:
                ways = gestures(now.view, seat, action)
                assert bool(ways) != isinstance(action, a.Flick)
                assert {way.piece for way in ways if isinstance(way, Click)} <= pieces
            assert bool(slings(now)) == any(isinstance(action, a.Flick) for action in now.actions)


@every_sort
def test_only_dice_in_two_calls_leave_a_question(seats: int, variant: str) -> None:
    for state in positions(seats, variant):
        for seat in range(seats):
            made: dict[str, list[Action]] = {}
            for action in TARGETS.legal(state, seat):
                for way in gestures(state, seat, action):
                    assert isinstance(way, Click)
                    made.setdefault(way.piece, []).append(action)
            for piece, meant_by in made.items():
                calls = all(isinstance(action, a.Announce | a.Double | a.NotSeen) for action in meant_by)
                assert len(meant_by) == 1 or (calls and (piece in CHOSEN or piece.startswith("die:")))


def test_calls_are_made_by_button_or_on_the_die_itself() -> None:
    state = calling()
    assert gestures(state, 0, a.Announce(2)) == (Click("call:targets"), Click("die:2"))
    assert gestures(state, 0, a.Double(0, 2)) == (Click("call:double"), Click("die:0"))
    assert gestures(several(), 0, a.Keep(1)) == (Click("die:1"),)


@pytest.mark.usefixtures("qapp")
def test_of_three_equal_dice_only_the_one_that_goes_back_is_asked_for() -> None:
    lying = {0: (4, Pose(60.0, 150.0, 0.0)), 1: (4, Pose(90.0, 150.0, 0.0))}
    state = shoot(table(2, lying=lying), rest(2, 4, Pose(120.0, 150.0, 0.0)))[0]
    presenter = table_for(session_from("targets", state), (HUMAN, BOT))
    presenter.bots.halt(True)
    driver = Driver(presenter)
    driver.key(Qt.Key.Key_W)
    assert presenter.chooser.menu is not None
    assert len(presenter.chooser.menu.actions()) == 3
    presenter.chooser.close()
    driver.click("die:2")
    assert presenter.chooser.menu is None
    assert behind(presenter.play).entry(0) == (0, a.Double(2, 0))


def test_a_double_with_a_die_that_could_be_a_targets_is_another_matter() -> None:
    state = table(2, lying={0: (4, Pose(60.0, 150.0, 0.0)), 1: (4, on(1, 4)), 2: (4, Pose(90.0, 150.0, 0.0))})
    view = replace(state, targets=(1,), pairs=((0, 1), (0, 2), (1, 2)))
    assert same(view, a.Double(0, 1)) != same(view, a.Double(0, 2))
    assert same(view, a.Double(1, 0)) == same(view, a.Double(1, 2)) != same(view, a.Double(2, 0))


def test_a_partners_die_is_placed_on_the_tower_or_by_button() -> None:
    state = begun(4, "teams", 2)
    assert gestures(state, 0, a.Arrange(1)) == (Click("place:1"), Click(f"die:{state.towers[0][1]}"))


def test_everybody_may_react_by_kind() -> None:
    calls, doubles, not_seen = reactions(calling())
    assert calls == {0: (a.Announce(2),)}
    assert doubles == {0: (a.Double(0, 2), a.Double(2, 0)), 1: (a.Double(3, 4), a.Double(4, 3))}
    assert not_seen == {seat: (a.NotSeen(2),) for seat in (1, 2, 3)}
    assert not any(reactions(begun(2, "plain", 1)))


def test_nothing_is_put_anywhere() -> None:
    state, put = calling(), frozenset({Placement("die:2", "board")})
    assert TABLE.drops.interpret(state, 0, put) is None
    assert TABLE.drops.hint(state, 0, put) == ""
    assert TABLE.drops.loose(state, 0) == frozenset()


def test_every_action_has_a_label() -> None:
    assert set(LABELS) == {
        a.Arrange, a.Flick, a.Keep, a.Announce, a.NotSeen, a.Double, a.LetGo, a.Discard, a.NextRound,
    }  # fmt: skip
    assert TABLE.open
    assert TABLE.scores(calling())[0] == 1


def test_T_22_both_partners_have_the_keys_for_a_die_of_their_side() -> None:
    scene = table(4, lying={6: (4, away(6))}, options=VARIANTS["teams"], arranged=(0, 1, 2, 3))
    state, _ = shoot(scene, rest(8, 4, on(0, seats=4)))
    calls, doubles, spoiled = reactions(state)
    assert calls == {0: (a.Announce(8),), 2: (a.Announce(8),)}
    assert set(doubles) == {0, 2}
    assert set(spoiled) == {1, 3}
    prompt = by_id(layout(moment(state, 0)))
    assert prompt["call:targets"].label.startswith("Targets!")
    assert prompt["call:double"].label.startswith("Double 4")


def test_T_22_two_doubles_of_partners_that_differ_share_a_button() -> None:
    lying = {6: (4, away(6)), 0: (2, away(0)), 1: (5, away(1))}
    scene = table(4, lying=lying, options=VARIANTS["teams"], arranged=(0, 1, 2, 3))
    state, _ = shoot(scene, rest(8, 4, away(8)), rest(1, 2, away(1)))
    found = by_id(layout(moment(state, 0)))
    assert found["call:double"].label.partition(" (")[0] == "Double"
    assert "A double: take one die back." in found["prompt"].label


# --- slings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", TARGETS.seats)
def test_the_sling_is_at_the_foot_of_ones_tower_and_aims_at_the_middle(seats: int, width: float) -> None:
    state = begun(seats, "plain", 3)
    (seat,) = TARGETS.to_act(state)
    (sling,) = slings(moment(state, seat, width))
    assert sling.piece == f"die:{state.towers[seat][-1]}"
    assert sling.direction == heading_to_centre(state, seat)
    turn = math.radians(sling.direction)
    middle = surface_of(state, width).at(0.0, 0.0)
    away = math.hypot(middle.x - sling.x, middle.y - sling.y)
    assert (sling.x + away * math.cos(turn), sling.y + away * math.sin(turn)) == pytest.approx(middle)
    assert slings(moment(state, (seat + 1) % seats, width)) == slings(moment(state, None, width)) == ()


def test_in_golden_targets_everybody_has_a_sling_until_they_have_aimed() -> None:
    state = next(state for state in positions(3) if state.phase is Phase.GOLDEN and not any(state.shots))
    seat = state.tied[0]
    assert [bool(slings(moment(state, other))) for other in range(3)] == [other in state.tied for other in range(3)]
    aimed = TARGETS.apply(state, seat, sample_flicks(state, seat)[0]).state
    assert not slings(moment(aimed, seat))


def test_a_pull_makes_a_flick_the_rules_know() -> None:
    assert flick(0.0, 0.0, 0.0) == a.Flick(0, POWERS[0], HEIGHTS[0])
    assert flick(-90.0, 1.0, 1.0) == a.Flick(2700, POWERS[-1], HEIGHTS[-1])
    assert flick(359.99, 0.5, 0.5) == a.Flick(0, 51, 5)
    assert flick(720.06, 7.0, -2.0) == a.Flick(1, POWERS[-1], HEIGHTS[0])
    assert all(flick(degrees / 7, 0.3, 0.3).direction in range(DIRECTIONS) for degrees in range(-5000, 5000, 13))


# --- the film --------------------------------------------------------------------------------------------


def filmed(before: TargetsState, seed: int) -> tuple[list[tuple[Piece, ...]], TargetsState, Moment[TargetsState]]:
    rests = settle(tabletop_of(before), shots_of(before), seed)
    action = a.Settled(seed, rests)
    after = TARGETS.apply(before, -1, action).state
    now = Moment(after, None, tuple(Player(name) for name in ("Ada", "Ben")), width=1600.0)
    return list(film(SeenChange(before, after, 3, NATURE, action), now)), after, now


def test_the_film_begins_in_the_tower_and_ends_where_the_dice_lie() -> None:
    state = begun(2, "plain", 1)
    (seat,) = TARGETS.to_act(state)
    before, _ = settled(state, a.Flick(round(heading_to_centre(state, seat) * 10), 40, 7), 5)
    frames, after, now = filmed(before, 5)
    assert len(frames) > 30
    assert frames[-1] == frames[-STILL]
    start, end = ({piece.id: piece for piece in layout(view).pieces} for view in (
        Moment(before, None, now.players, width=now.width), now,
    ))  # fmt: skip
    top = f"die:{before.towers[seat][-1]}"
    first = next(piece for piece in frames[0] if piece.id == top)
    assert (first.x, first.y) == pytest.approx((start[top].x, start[top].y), abs=1.0)
    lying = [piece for piece in frames[-1] if piece.id in end and end[piece.id].z < 100]
    assert lying
    for piece in lying:
        shown = end[piece.id]
        same = (piece.x, piece.y, piece.z, piece.look)
        assert after.phase is not Phase.FLICKING or same == (shown.x, shown.y, shown.z, shown.look)


def test_nothing_but_rolling_dice_has_a_film() -> None:
    state = begun(2, "plain", 1)
    now = moment(state, None)
    assert not list(film(SeenChange(state, state, 1, 0, None), now))
    assert not list(film(SeenChange(state, state, 1, 0, a.NextRound()), now))


def test_a_die_tips_over_into_its_next_face_without_a_jump() -> None:
    for facing in range(24):
        for side in range(4):
            for step in range(TILT_STEPS + 1):
                # As it is told by the physics, and as the picture that is drawn for it.
                told = {face.value: face for face in faces(facing, 5, side, step)}
                look = look_of("navy", facing, 15.0, 15.0 + 90 * side, step / TILT_STEPS)
                drawn = {face.value: face for face in faces(*look[1:5])}
                assert set(told) == set(drawn)
                for value, face in drawn.items():
                    for one, other in zip(face[1:], told[value][1:], strict=True):
                        assert one == pytest.approx(other, abs=1e-9)
            assert look_of("navy", facing, 15.0, 15.0 + 90 * side, 1.0) == look_of("navy", tip(facing, side), 15.0)


def test_a_quarter_turn_is_another_way_to_lie() -> None:
    assert look_of("leaf", 7, 93.0) == look_of("leaf", 4, 3.0)
    assert look_of("leaf", 7, 363.0) == look_of("leaf", 7, 3.0)
    assert look_of("leaf", 7, 89.0) == look_of("leaf", 4, 0.0)
