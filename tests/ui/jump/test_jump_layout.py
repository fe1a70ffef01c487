"""Where everything of Jump! lies: nothing leaves the table, hides what matters, or tells a secret."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.jump.actions import Blow, Hold, Jump, NextSession, Pick
from core.jump.box import LAST, PARACHUTISTS, PLACES, Ground, Plane
from core.jump.game import JUMP
from core.jump.state import Phase, face_down
from tests.core.jump.scripted import card, play, table, trick
from tests.ui.jump.moments import moment, positions
from tests.ui.moments import by_id, overlap, shown
from ui.jump.layout.board import field_and_lap
from ui.jump.layout.regions import TRACK, coast, regions, track
from ui.jump.layout.whole_table import layout
from ui.table.pieces import WIDTHS

TABLES = list(JUMP.seats)
RESTING = set(Phase) - {Phase.REVEALING}


# --- anywhere, at any time -------------------------------------------------------------------------------


def test_the_positions_meet_every_phase() -> None:
    for seats in TABLES:
        assert {state.phase for state in positions(seats)} == RESTING


@pytest.mark.parametrize("seats", TABLES)
def test_panels_piles_and_the_hand_keep_clear_of_each_other(seats: int) -> None:
    apart = {"plate", "slot", "board", "prompt", "button"}
    for _, found in shown("jump", seats):
        pieces = found.pieces
        panels = [piece for piece in pieces if piece.kind in apart]
        hand = [piece for piece in pieces if piece.id.startswith("card:")]
        for place, panel in enumerate(panels):
            for other in (*panels[place + 1 :], *hand):
                assert not overlap(panel, other), (panel.id, other.id)


@pytest.mark.parametrize("seats", TABLES)
def test_every_parachutist_is_seen_and_hides_no_other(seats: int) -> None:
    for now, found in shown("jump", seats):
        view = now.view
        pawns = [piece for piece in found.pieces if piece.id.startswith("pawn:")]
        assert len(pawns) == seats * PARACHUTISTS[seats]
        for place, pawn in enumerate(pawns):
            for other in pawns[place + 1 :]:
                away = max(abs(pawn.x - other.x), abs(pawn.y - other.y))
                falls = view.falling is not None and f"pawn:{view.falling.pawn}" in (pawn.id, other.id)
                assert falls or away >= 0.9 * min(pawn.width, other.width), (pawn.id, other.id)


@pytest.mark.parametrize("seats", TABLES)
def test_a_face_down_card_has_no_number_and_no_face(seats: int) -> None:
    for now, found in shown("jump", seats):
        pieces = by_id(found)
        for seat in range(seats):
            if face_down(now.view, seat) and seat != now.seat:
                pick = pieces[f"pick:{seat}"]
                assert (pick.kind, pick.look, pick.side) == ("back", None, "back")
        own = now.view.hands[now.seat] if now.seat is not None else ()
        assert {int(id[5:]) for id in pieces if id.startswith("card:")} <= set(own)


@pytest.mark.parametrize("seats", TABLES)
def test_a_button_is_there_exactly_when_it_does_something(seats: int) -> None:
    kinds = {"button:blow": Blow, "button:hold": Hold, "button:next": NextSession}
    for now, found in shown("jump", seats):
        buttons = {piece.id for piece in found.pieces if piece.kind == "button"}
        assert buttons == {id for id, kind in kinds.items() if any(isinstance(act, kind) for act in now.actions)}


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_with_a_hidden_card_is_asked_for_wind_alike(seats: int) -> None:
    for state in positions(seats):
        if state.phase is Phase.ANSWERING:
            found = by_id(layout(moment(state, None)))
            asked = {found[f"ribbon:{seat}"].look for seat in state.waiting}
            assert asked == {("Wind?", "turn")}


# --- the trick -------------------------------------------------------------------------------------------


def test_a_picked_card_comes_from_the_hand_and_shows_its_owner_what_it_is() -> None:
    state = table(["red+3"], ["wind"])
    picked = card(state, 0, "red+3")
    state, _ = play(state, (0, Pick(picked)))
    mine, theirs = (by_id(layout(moment(state, seat))) for seat in (0, 1))
    assert mine["pick:0"].look == ("red+3", "locked")
    assert mine["pick:0"].origin == f"card:{picked}"
    assert f"card:{picked}" not in mine
    assert theirs["pick:0"].kind == "back"
    assert theirs["ribbon:1"].look == ("Your turn", "turn")
    assert mine["plate:0"].label == "Ada: 0 points, 2 cards in hand"


def test_the_card_that_is_carried_out_is_marked() -> None:
    state, _ = trick(table(["white+2"], ["yellow+1"], black_pawn=1), "white+2", "yellow+1")
    found = by_id(layout(moment(state, None)))
    assert state.phase is Phase.STEERING
    assert found["pick:0"].look == ("white+2", "now")
    assert found["pick:1"].look == ("yellow+1", "done")
    assert found["order:1"].look == (1, True)
    assert found["order:0"].look == (2, False)
    assert found["black_pawn"].label == "The black pawn: Blériot begins the trick"


# --- the coast -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_planes_fly_over_their_columns_with_everybody_aboard(width: float) -> None:
    board = coast(regions(width).board)
    for red in range(LAST + 1):
        state = table(["wind"], ["wind"], red=(0, 1, 2, 5), columns=(red, 3)) if red < LAST else None
        if state is not None:
            found = by_id(layout(moment(state, 0, width)))
            plane = found["plane:red"]
            assert abs(plane.x - board.over(red).centre.x) < 0.01
            for place in range(PLACES):
                assert overlap(plane, found[f"place:red:{place}"])
            assert overlap(found["pawn:0"], found["place:red:0"])
            assert found["pointer:red"].look == ("red", str(red) if red else "Start")
        box = board.plane(Plane.RED, red)
        assert board.box.left - 1 <= box.left
        assert box.right <= board.box.right + 1


def test_J_14_the_front_row_is_at_the_nose_and_its_upper_seat_is_the_first() -> None:
    for turned in (False, True):
        found = by_id(layout(moment(table(["wind"], ["wind"], red=[0, 5], turned=(turned, False)), 0)))
        first, second, third = (found[f"place:red:{place}"] for place in range(3))
        plane = found["plane:red"]
        assert first.x == second.x
        assert (first.x < third.x) == (first.x < plane.x) == turned
        # the upper seat stays the upper one, and every seat shows its own number
        assert first.y < second.y
        assert (found["pawn:0"].x, found["pawn:0"].y) == (first.x, first.y)
        assert [found[f"place:red:{place}"].look for place in range(PLACES)] == [
            (number, turned) for number in range(1, PLACES + 1)
        ]


def test_J_8_a_plane_that_flew_back_is_drawn_turned_round() -> None:
    state = table(["red-2"], ["yellow+1"], columns=(5, 5))
    before = by_id(layout(moment(state, 0)))["plane:red"]
    after = by_id(layout(moment(trick(state, "red-2", "yellow+1")[0], 0)))["plane:red"]
    assert (before.look, after.look) == (("red", False), ("red", True))
    assert before.side != after.side
    assert after.label == "The red plane: Column 3, flying back"


def test_J_13_an_open_wind_lies_visibly_beside_its_owner_until_the_trick_ends() -> None:
    state, _ = trick(table(["wind"], [], ["yellow+1"], red=[4]), "wind", "jump", "yellow+1")
    state, _ = play(state, (0, Hold()), (2, Hold()))
    for seat in (0, 1, 2, None):
        found = by_id(layout(moment(state, seat)))
        shown = found["pick:0"]
        assert (shown.look, shown.label) == (("wind", "waiting"), "Wind, waiting for a jump")
        assert found["ribbon:0"].label == "Wind waits"
    state, _ = play(state, (1, Jump(4)))
    assert "pick:0" not in by_id(layout(moment(state, 0)))


def test_J_13_the_prompt_says_when_a_wind_would_be_lost() -> None:
    both, _ = trick(table([], ["wind"], ["yellow+1"], red=[0]), "jump", "wind", "yellow+1")
    alone, _ = trick(table(["wind"], [], red=[5]), "wind", "jump")
    assert "keep it for a later jump" in by_id(layout(moment(both, 1)))["prompt"].label
    assert "or it is lost" in by_id(layout(moment(alone, 0)))["prompt"].label


def test_landing_spaces_lie_in_their_columns_and_the_lake_and_the_island_apart() -> None:
    board = coast(regions(WIDTHS[0]).board)
    spaces = [board.space(space) for space in range(2 * LAST)] + [board.lake, board.island]
    for place, one in enumerate(spaces):
        for other in spaces[place + 1 :]:
            assert not overlap(one.piece("", "", None, 0), other.piece("", "", None, 0))
    # As in print, both tracks run above the landing spaces, and the outer ones are farthest from them.
    outer, inner = board.ground_of(3, Ground.OUTER), board.ground_of(3, Ground.INNER)
    assert board.lane(Plane.RED).bottom < board.lane(Plane.YELLOW).top < inner.top < outer.top
    assert board.lake.bottom <= inner.top


def test_the_score_track_goes_round_the_coast() -> None:
    board = regions(WIDTHS[0]).board
    fields = track(board)
    assert len(fields) == TRACK == 80
    ground = coast(board).box
    assert not any(overlap(field.piece("", "", None, 0), ground.piece("", "", None, 0)) for field in fields.values())
    assert [field_and_lap(score) for score in (0, 79, 80, 95)] == [(0, 0), (79, 0), (0, 80), (15, 80)]
    marker = by_id(layout(moment(table(["wind"], ["wind"], scores=(95, 3)), 0)))["marker:0"]
    assert marker.look == ("vermilion", "+80")


# --- results ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_a_scored_session_shows_every_parachutist_on_its_place(seats: int) -> None:
    for state in positions(seats):
        found = by_id(layout(moment(state, 0)))
        assert ("result" in found) == (state.phase in (Phase.SCORED, Phase.OVER))
        if "result" in found and state.result is not None:
            for line in (state.result.positive, state.result.negative):
                xs = [found[f"pawn:{pawn}"].x for pawn in line]
                assert xs == sorted(xs)
                assert len({found[f"pawn:{pawn}"].y for pawn in line}) <= 1
                assert all(found[f"pawn:{pawn}"].z > found["result"].z for pawn in line)


def test_every_piece_can_be_painted_by_day_and_by_night(qtbot: QtBot) -> None:
    from ui.jump.art.painters import PAINTERS
    from ui.look.fonts import load_fonts
    from ui.look.theme import DARK, LIGHT
    from ui.table.stage.painting import Pictures

    load_fonts()
    drawn = {theme: Pictures(PAINTERS, theme) for theme in (LIGHT, DARK)}
    kinds = set()
    for state in positions(5):
        for piece in layout(moment(state, max(0, *JUMP.to_act(state), 0))).pieces:
            kinds.add(piece.kind)
            if piece.kind != "sky":
                for pictures in drawn.values():
                    assert not pictures.of(piece, 0.25).isNull()
    assert kinds == set(PAINTERS)
