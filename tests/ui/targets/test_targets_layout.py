"""Where everything of Targets lies: nothing leaves the table, hides what matters, or is drawn where it does not lie."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from core.game import NATURE
from core.targets.actions import Announce, Arrange, Double, LetGo, NextRound, NotSeen
from core.targets.box import DISCS, MATERIAL
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Pose
from core.targets.state import Phase, TargetsState, lying_discs, puck_spots
from tests.core.targets.scripted import on, table
from tests.ui.moments import by_id, overlap
from tests.ui.targets.moments import SORTS, begun, in_play, moment, of_a_variant, positions, practising, scenes
from ui.table.pieces import WIDTHS, Layout, Moment
from ui.targets.layout.ground import Wood
from ui.targets.layout.regions import Z
from ui.targets.layout.seats import Plate
from ui.targets.layout.side_panel import SidePanel
from ui.targets.layout.surface import DIE_BOX, STACKED, Surface, surface_of
from ui.targets.layout.whole_table import layout

every_sort = pytest.mark.parametrize(("seats", "variant"), SORTS)


@cache
def shown(seats: int, variant: str) -> list[tuple[Moment[TargetsState], Layout]]:
    """The layouts of a variant; laid out once, since every test asks for all of them."""
    return [(now, layout(now)) for now in of_a_variant(seats, variant)]


def shown_by(now: Moment[TargetsState], found: Layout) -> Surface:
    """The table as a layout shows it: beside a sheet it is seen from a little farther away."""
    look = by_id(found)["wood"].look
    assert isinstance(look, Wood)
    return surface_of(now.view, now.width)._replace(middle=look.middle, scale=look.scale)


# --- anywhere, at any time -------------------------------------------------------------------------------


def test_the_positions_meet_every_phase() -> None:
    assert {state.phase for sort in SORTS for state in positions(*sort)} == set(Phase)


@every_sort
def test_nothing_is_put_down_anywhere(seats: int, variant: str) -> None:
    assert not any(found.zones for _, found in shown(seats, variant))


@every_sort
def test_panels_keep_clear_of_each_other_and_of_the_table(seats: int, variant: str) -> None:
    apart = {"plate", "ribbon", "key", "about", "film", "prompt", "button", "call", "place", "wood"}
    for _, found in shown(seats, variant):
        panels = [piece for piece in found.pieces if piece.kind in apart]
        for place, panel in enumerate(panels):
            for other in panels[place + 1 :]:
                assert not overlap(panel, other), (panel.id, other.id)


@every_sort
def test_every_die_and_every_disc_is_there_once(seats: int, variant: str) -> None:
    for _, found in shown(seats, variant):
        ids = [piece.id for piece in found.pieces]
        assert sorted(id for id in ids if id.startswith("die:")) == sorted(f"die:{die}" for die in range(3 * seats))
        assert sorted(id for id in ids if id.startswith("disc:")) == [f"disc:{disc}" for disc in range(DISCS)]
        assert {id for id in ids if id.startswith("puck:")} == {f"puck:{seat}" for seat in range(seats)}


@every_sort
def test_dice_and_discs_are_drawn_where_the_rules_see_them(seats: int, variant: str) -> None:
    for now, found in shown(seats, variant):
        pieces, surface = by_id(found), shown_by(now, found)
        for die, pose in enumerate(now.view.poses):
            if pose is not None:
                shadow = pieces[f"shadow:die:{die}"]
                assert (shadow.x, shadow.y) == pytest.approx(surface.at(pose.x, pose.y))
                assert pieces[f"die:{die}"].x == shadow.x
                assert pieces[f"die:{die}"].z > shadow.z
        for disc, spot in lying_discs(now.view):
            assert (pieces[f"disc:{disc}"].x, pieces[f"disc:{disc}"].y) == pytest.approx(surface.at(*spot))
            assert pieces[f"disc:{disc}"].width == MATERIAL.disc * surface.scale


@every_sort
def test_a_button_is_there_exactly_when_it_does_something(seats: int, variant: str) -> None:
    kinds = {
        "button:let_go": LetGo,
        "button:next": NextRound,
        "call:targets": Announce,
        "call:double": Double,
        "call:not_seen": NotSeen,
        **{f"place:{place}": Arrange for place in range(3)},
    }
    for now, found in shown(seats, variant):
        buttons = {piece.id for piece in found.pieces if piece.kind in ("button", "call", "place")}
        assert buttons == {id for id, kind in kinds.items() if any(isinstance(act, kind) for act in now.actions)}


@every_sort
def test_what_others_aim_in_golden_targets_changes_nothing(seats: int, variant: str) -> None:
    for state in positions(seats, variant):
        if state.phase is Phase.GOLDEN:
            for seat in (*range(seats), None):
                seen = moment(state, seat)
                assert layout(replace(seen, view=state)) == layout(seen)


# --- the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", TARGETS.seats)
def test_towers_stand_on_their_pucks_and_seat_0_is_near(seats: int, width: float) -> None:
    state = begun(seats, "plain", 1)
    found = by_id(layout(moment(state, None, width)))
    surface = surface_of(state, width)
    for seat in range(seats):
        puck = found[f"puck:{seat}"]
        dice = [found[f"die:{die}"] for die in range(3 * seat, 3 * seat + 3)]
        assert puck.x == pytest.approx(dice[0].x) == surface.at(*puck_spots(state)[seat]).x
        assert [die.y for die in dice] == sorted((die.y for die in dice), reverse=True)
        assert puck.z < dice[0].z < dice[1].z < dice[2].z < Z.BADGE
    assert found["puck:0"].y == max(found[f"puck:{seat}"].y for seat in range(seats))


def test_the_nearer_die_hides_the_farther_one() -> None:
    far, near, level = Pose(0.0, -50.0, 0.0), Pose(-30.0, 40.0, 0.0), Pose(30.0, 40.0, 0.0)
    state = table(2, lying={0: (1, far), 1: (1, near), 3: (1, level)})
    found = by_id(layout(moment(state, 0)))
    assert found["die:0"].z < found["die:1"].z == found["die:3"].z < found["puck:0"].z


def test_discs_under_a_puck_lie_in_a_stack_whose_lowest_is_where_it_is_stolen() -> None:
    found = by_id(layout(moment(in_play(), 0)))
    lowest, upper = found["disc:4"], found["disc:7"]
    surface = surface_of(in_play(), WIDTHS[0])
    assert (lowest.x, lowest.y) == pytest.approx(tuple(surface.at(*puck_spots(in_play())[1])))
    place = lowest.x, lowest.y - STACKED * surface.scale, lowest.z + 1
    assert (upper.x, upper.y, upper.z) == pytest.approx(place)
    assert found["count:1"].look == 2
    assert found["count:1"].label == "Blériot stores discs: 2"
    assert "count:0" not in found


def test_a_disc_won_for_good_lies_on_the_plate_with_its_star_up() -> None:
    found = by_id(layout(moment(in_play(), 0)))
    assert overlap(found["disc:8"], found["plate:0"])
    assert found["disc:8"].side == "star"
    assert found["disc:8"].label == "purple disc 3, won for good by Ada"
    assert found["disc:0"].side == "target"
    assert found["disc:0"].label == "red disc 1 in the centre"


def test_plates_tell_dice_and_discs() -> None:
    found = by_id(layout(moment(in_play(), 0)))
    look = found["plate:2"].look
    assert isinstance(look, Plate)
    assert (look.dice, look.stored, look.score, look.turn) == ((5, -1, 0), 1, 0, False)
    assert found["plate:2"].label == "A rather long name: won for good 0, stored 1, dice to flick 1, out 1"
    assert overlap(found["die:7"], found["plate:2"])
    assert found["die:7"].width < 2 * DIE_BOX * surface_of(in_play(), WIDTHS[0]).scale
    on_turn = found["plate:0"].look
    assert isinstance(on_turn, Plate)
    assert on_turn.turn


def test_T_18_the_panel_promises_the_win_to_most_discs() -> None:
    told = by_id(layout(moment(table(), 0)))["about"]
    assert told.label.startswith("Round 1. Most discs win, 4 end the game.")


def test_the_panel_tells_who_leads_on_each_disc() -> None:
    told = by_id(layout(moment(in_play(), 0)))["about"]
    assert "red disc 1: Ada 6, Blériot 4, A rather long name 0" in told.label
    assert isinstance(told.look, SidePanel)
    assert [(tag.total, tag.mood) for tag in told.look.tallies[0].tags] == [(6, "leads"), (4, "")]
    equal = table(2, lying={0: (2, on(0, 20)), 3: (2, on(0, -20))})
    look = by_id(layout(moment(equal, 0)))["about"].look
    assert isinstance(look, SidePanel)
    assert {tag.mood for tag in look.tallies[0].tags} == {"level"}


def test_every_piece_can_be_painted_by_day_and_by_night(qtbot: QtBot) -> None:
    from ui.look.fonts import load_fonts
    from ui.look.theme import DARK, LIGHT
    from ui.table.stage.painting import Pictures
    from ui.targets.art.painters import PAINTERS

    load_fonts()
    drawn = {theme: Pictures(PAINTERS, theme) for theme in (LIGHT, DARK)}
    kinds = set()
    for now in [*(moment(state, seat) for state, seat in scenes().values()), practising()]:
        for piece in layout(now).pieces:
            kinds.add(piece.kind)
            if piece.kind != "sky":
                for pictures in drawn.values():
                    assert not pictures.of(piece, 0.25).isNull()
    assert kinds == set(PAINTERS)
    assert NATURE not in {seat for _, seat in scenes().values()}
