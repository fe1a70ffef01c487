"""Where everything of LOOPS lies: nothing leaves the table, hides what matters, or tells a secret."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from core.game import NATURE
from core.loops.actions import Claim, Deal, Pass
from core.loops.box import CARDS, DECKS, KINDS
from core.loops.game import LOOPS
from core.loops.hand import EMPTY, cards_in, joined
from core.loops.state import LoopsState, Phase
from tests.core.loops.scripted import given
from tests.ui.loops.moments import moment, positions, seen
from tests.ui.moments import by_id, overlap
from ui.loops.layout.hand import hand_boxes
from ui.loops.layout.regions import regions
from ui.loops.layout.sheet import Sheet
from ui.loops.layout.whole_table import layout
from ui.table.pieces import WIDTHS, Layout, Piece

TABLES = list(LOOPS.seats)


def of_kind(found: Layout, *kinds: str) -> list[Piece]:
    return [piece for piece in found.pieces if piece.kind in kinds]


def inside(one: Piece, other: Piece) -> bool:
    """Whether one piece lies on another without reaching over its edge."""
    across = (other.width - one.width) / 2 - abs(one.x - other.x)
    down = (other.height - one.height) / 2 - abs(one.y - other.y)
    return min(across, down) >= 0


# --- anywhere, at any time -------------------------------------------------------------------------------


def test_the_positions_meet_every_phase() -> None:
    for seats in TABLES:
        racing = set() if seats > 2 else {Phase.SPEED, Phase.CLAIMED}
        assert {state.phase for state in positions(seats)} == set(Phase) - racing


@pytest.mark.parametrize("seats", TABLES)
def test_panels_and_the_hand_keep_clear_of_each_other(seats: int) -> None:
    for now in seen(seats):
        found = layout(now)
        near = 0 if now.seat is None else now.seat
        cards = by_id(found)
        hand = [cards[f"card:{card}"] for card in cards_in(now.view.hands[near])]
        panels = of_kind(found, "plate", "board", "prompt", "button")
        for place, panel in enumerate(panels):
            for other in (*panels[place + 1 :], *hand):
                assert not overlap(panel, other), (panel.id, other.id)


@pytest.mark.parametrize("seats", TABLES)
def test_what_lies_on_the_board_lies_apart(seats: int) -> None:
    for now in seen(seats):
        found = layout(now)
        board, *parts = of_kind(found, "board", "altimeter", "dial", "plaque", "place", "draw", "caption")
        pile = [by_id(found)[f"card:{card}"] for card in now.view.pile[-1:]]
        assert all(inside(part, board) for part in (*parts, *pile))
        for place, part in enumerate(parts):
            assert not any(overlap(part, other) for other in parts[place + 1 :]), part.id
        assert not any(overlap(card, part) for card in pile for part in parts if part.kind != "place")


@pytest.mark.parametrize("seats", TABLES)
def test_the_others_sit_clockwise_from_the_viewer_in_the_order_of_play(seats: int) -> None:
    for width in WIDTHS:
        found = by_id(layout(moment(positions(seats)[0], seats - 1, width)))
        centre, order = found["board"], [(seats - 1 + place) % seats for place in range(seats)]
        plates = [found[f"plate:{seat}"] for seat in order]
        # From straight down, clockwise as one looks at the screen.
        turns = [math.atan2(centre.x - plate.x, plate.y - centre.y) % math.tau for plate in plates]
        assert all(one < other for one, other in pairwise(turns))


@pytest.mark.parametrize("seats", TABLES)
def test_every_hand_lies_there_and_the_last_altitude_is_seen(seats: int) -> None:
    for now in seen(seats):
        view, found = now.view, by_id(layout(now))
        assert all(f"card:{card}" in found for hand in view.hands for card in cards_in(hand))
        assert all(f"card:{card}" in found for card in (*view.pile[-1:], *view.draw[-1:]))
        laid = {CARDS[view.faces[card]].altitude for card in view.pile if f"card:{card}" in found}
        assert view.altitude in laid | {0}


# --- the hand --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_a_hand_of_any_size_lies_in_its_place_with_the_corner_of_every_card_seen(width: float) -> None:
    box, rng = regions(width).hand, random.Random(1)
    for seats in (2, 8):
        faces = DECKS[seats]
        for count in (0, 1, 2, 10, 15, 24, 40, 60, len(faces)):
            hand = joined(EMPTY, rng.sample(range(len(faces)), count), faces)
            groups = [group for group in hand if group]
            boxes = hand_boxes(groups, box)
            assert len(boxes) == count
            for one, other in pairwise(boxes):
                assert one.top != other.top or other.left - one.left >= 10.0
            for at in boxes:
                assert at.left >= box.left - 0.01
                assert at.right <= box.right + 0.01
                assert at.top >= box.top - 0.01
                assert at.bottom <= box.bottom + 0.01


def test_equal_cards_lie_closer_than_others() -> None:
    table = given("3000 3000 5000 5000 looping", "1000", "1000")
    found = by_id(layout(moment(table.state, 0)))
    xs = [found[f"card:{card}"].x for card in cards_in(table.state.hands[0])]
    gaps = [right - left for left, right in pairwise(xs)]
    assert gaps[0] == pytest.approx(gaps[2])
    assert min(gaps[1], gaps[3]) > 2 * gaps[0]


# --- conditions ------------------------------------------------------------------------------------------


def test_the_plane_climbs_and_dives_on_the_altimeter() -> None:
    heights = []
    for face in ("1000", "5000", "9000"):
        table = given("1000", "2000", "3000", pile=face)
        climbing = by_id(layout(moment(table.state, 0)))["plane"]
        diving = by_id(layout(moment(replace(table.state, climbing=False), 0)))["plane"]
        assert climbing.angle < 0 < diving.angle
        assert climbing.y == diving.y
        heights.append(climbing.y)
    assert heights == sorted(heights, reverse=True)
    assert heights[0] - heights[1] == pytest.approx(heights[1] - heights[2])


def test_what_fits_is_told_in_words_and_lit() -> None:
    table = given("1000", "2000", "3000", pile="4000 looping")
    up = by_id(layout(moment(table.state, 0)))
    down = by_id(layout(moment(replace(table.state, climbing=False), 0)))
    empty = by_id(layout(moment(given("1000", "2000", "3000").state, 0)))
    assert (up["plaque"].label, up["altimeter"].look) == ("4000 or higher", (4000, 4000, 9000))
    assert (down["plaque"].label, down["altimeter"].look) == ("4000 or lower", (4000, 1000, 4000))
    assert (empty["plaque"].label, empty["altimeter"].look) == ("Any card", (0, 1000, 9000))


def test_a_change_turns_the_dial_by_a_quarter() -> None:
    start = given("1000", "2000", "3000").state

    def hand(state: LoopsState) -> float:
        return by_id(layout(moment(state, 0)))["dial:hand"].angle

    for climbing in (True, False):
        for direction in (1, -1):
            state = replace(start, climbing=climbing, direction=direction)
            for other in (replace(state, climbing=not climbing), replace(state, direction=-direction)):
                assert (hand(state) - hand(other)) % 180 == 90


def test_a_speed_card_opens_the_race_for_everybody_else() -> None:
    table = given("speed 1000", "2000 2000", "3000 3000").play(0, "speed")
    found = by_id(layout(moment(table.state, 1, keys=(("Q", "", "P"),))))
    assert found["speed"].label == "Speed!"
    assert {id for id in found if id.startswith("key:")} == {"key:2"}
    assert {id for id in found if id.startswith("mark:")} == {"mark:1", "mark:2"}
    assert "speed" not in by_id(layout(moment(given("1000", "2000", "3000").state, 1)))


def test_a_long_run_of_specials_does_not_hide_the_altitude() -> None:
    table = given("1000", "2000", "3000", pile="7000 attitude direction attitude direction attitude draw2")
    found = by_id(layout(moment(table.state, 0)))
    assert found[f"card:{table.state.pile[0]}"].look == "7000"


# --- buttons and the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_a_button_is_there_exactly_when_it_does_something(seats: int) -> None:
    kinds = {"button:pass": Pass, "button:claim": Claim, "button:deal": Deal}
    for now in seen(seats):
        shown = {piece.id for piece in layout(now).pieces if piece.kind == "button"}
        assert shown == {id for id, kind in kinds.items() if any(isinstance(act, kind) for act in now.actions)}


@pytest.mark.parametrize("seats", TABLES)
def test_the_sheet_hangs_over_finished_rounds_with_all_hands_open(seats: int) -> None:
    for now in seen(seats):
        over, found = now.view.phase in (Phase.ROUND_OVER, Phase.OVER), layout(now)
        assert ("sheet" in by_id(found)) == over
        if over:
            backs = {piece.id for piece in of_kind(found, "back")}
            assert backs <= {f"card:{card}" for card in now.view.draw[-1:]}


def sheet_of(state: LoopsState) -> Sheet:
    look = by_id(layout(moment(state, 0)))["sheet"].look
    assert isinstance(look, Sheet)
    return look


def test_the_sheet_adds_up_the_rounds_that_it_does_not_list() -> None:
    rows = [(3, 0, 5)] * 11
    table = given("5000", "1000 1000", "1000", sheet=rows).play(0, "5000")
    sheet = sheet_of(table.state)
    assert sheet.headline == "Ada wins the round!"
    assert sheet.rows[0] == "Rounds 1 to 6"
    assert sheet.rows[-1] == "Round 12"
    assert [sum(column.points) for column in sheet.columns] == list(table.state.totals)
    assert sheet.columns[0].points == (18, 3, 3, 3, 3, 3, 0)


def test_a_shared_victory_names_all_winners() -> None:
    table = given("5000", "looping", "1000 looping", sheet=[(20, 0, 199)]).play(0, "5000")
    found = by_id(layout(moment(table.state, None)))
    assert sheet_of(table.state).headline == "Ada and Blériot win!"
    assert found["prompt"].label == "The game is over. Ada and Blériot share the victory."


def test_a_lost_race_is_told_after_it() -> None:
    table = given("speed 1000", "2000 2000", "3000 3000 3000").play(0, "speed").play(2, "3000")
    assert by_id(layout(moment(table.state, 0)))["prompt"].label.startswith("Your turn. The race is over.")


# --- painting --------------------------------------------------------------------------------------------


def test_every_piece_can_be_painted_by_day_and_by_night(qtbot: QtBot) -> None:
    from ui.look.fonts import load_fonts
    from ui.look.theme import DARK, LIGHT
    from ui.loops.art.painters import PAINTERS
    from ui.table.stage.painting import Pictures

    load_fonts()
    drawn = {theme: Pictures(PAINTERS, theme) for theme in (LIGHT, DARK)}
    kinds, faces = set(), set()
    for now in seen(8):
        for piece in layout(now).pieces:
            kinds.add(piece.kind)
            faces |= {piece.look} if piece.kind == "card" else set()
            if piece.kind != "sky":
                for pictures in drawn.values():
                    assert not pictures.of(piece, 0.25).isNull()
    assert kinds == set(PAINTERS)
    assert faces == {card.face for card in KINDS}


def test_nature_is_waited_for_in_words() -> None:
    start = positions(3)[0]
    assert by_id(layout(moment(start, 0)))["prompt"].label.startswith("Welcome aboard")
    drawn = LOOPS.apply(start, NATURE, LOOPS.nature(start, random.Random(1))).state
    assert by_id(layout(moment(drawn, 0)))["prompt"].label.startswith("Shuffling")
