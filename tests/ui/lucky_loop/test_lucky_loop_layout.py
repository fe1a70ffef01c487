"""Where everything of Lucky Loop lies: nothing leaves the table, hides what matters, or tells a secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from core.lucky_loop.actions import Exchange, Land, PresentFree, PresentThree, StopEarly, Throw
from core.lucky_loop.box import BOX
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopState, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.ui.lucky_loop.moments import moment, positions, seen
from tests.ui.moments import by_id, overlap
from ui.lucky_loop.layout.board import field_and_lap
from ui.lucky_loop.layout.score_sheet import Sheet
from ui.lucky_loop.layout.whole_table import layout
from ui.table.pieces import CANCEL, CONFIRM, WIDTHS, Moment, Placement

TABLES = list(LUCKY_LOOP.seats)


# --- anywhere, at any time -------------------------------------------------------------------------------


def test_the_positions_meet_every_phase() -> None:
    for seats in TABLES:
        assert {state.phase for state in positions(seats)} == set(Phase)


@pytest.mark.parametrize("seats", TABLES)
def test_panels_and_the_hand_keep_clear_of_each_other(seats: int) -> None:
    apart = {"plate", "board", "deck", "discard", "cup", "tray", "sheet", "prompt", "button", "round", "purse", "stage"}
    for now in seen(seats):
        pieces = layout(now).pieces
        held = {f"card:{card}" for card in now.view.hands[now.view.turn if now.seat is None else now.seat]}
        panels = [piece for piece in pieces if piece.kind in apart]
        hand = [piece for piece in pieces if piece.id in held]
        for place, panel in enumerate(panels):
            for other in (*panels[place + 1 :], *hand):
                assert not overlap(panel, other), (panel.id, other.id)


@pytest.mark.parametrize("seats", TABLES)
def test_every_marker_can_be_seen(seats: int) -> None:
    for now in seen(seats):
        found = by_id(layout(now))
        markers = [piece for piece in found.values() if piece.id.startswith("marker:")]
        scored = sum(1 for scores in now.view.scores for score in scores if score)
        assert len(markers) == seats + scored
        for place, marker in enumerate(markers):
            for other in markers[place + 1 :]:
                away = max(abs(marker.x - other.x), abs(marker.y - other.y))
                assert away >= 0.4 * min(marker.width, other.width), (marker.id, other.id)


@pytest.mark.parametrize("seats", TABLES)
def test_cards_lie_once_and_all_that_are_seen_lie_somewhere(seats: int) -> None:
    for now in seen(seats):
        view, found = now.view, by_id(layout(now))
        lying = (*view.hands, *view.sides, *view.free)
        assert all(f"card:{card}" in found for cards in lying for card in cards)
        assert all(f"card:{deck[0]}" in found for deck in view.decks if deck)
        assert all(f"card:{pile[-1]}" in found for pile in view.discards if pile)


# --- buttons ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_a_button_is_there_exactly_when_it_does_something(seats: int) -> None:
    kinds = {
        "button:exchange": Exchange,
        "button:throw": Throw,
        "button:stop": StopEarly,
        "button:land": Land,
    }
    for now in seen(seats):
        shown = {piece.id for piece in layout(now).pieces if piece.kind == "button"}
        assert shown == {id for id, kind in kinds.items() if any(isinstance(act, kind) for act in now.actions)}


NO_DICE = "No dice left. Buy the red die, or "


@pytest.mark.parametrize(
    ("supply", "prompt", "button"),
    [
        (True, "stop and take a token.", "Stop and take a token"),
        (False, "stop; there is no token left to take.", "Stop without a token"),
    ],
)
def test_without_dice_the_prompt_names_the_button_that_is_there(supply: bool, prompt: str, button: str) -> None:
    # given all six dice on two cards, somebody with a token, and a supply with or without any
    tokens = [1, 1 if supply else BOX.bonus_tokens - 1]
    table = given(hands=["R12 T4 L12"], tokens=tokens).present("mighty_eagle", "R12 T4 L12")
    table.throw(5, 4, 3).complete("R12", 5, 4, 3).throw(5, 4, 3).complete("L12", 5, 4, 3)
    # then it can be stopped but not landed, and that is what the words and the button say
    found = by_id(layout(moment(table.state, 0)))
    assert found["prompt"].label.endswith(NO_DICE + prompt)
    assert found["button:stop"].label == button
    assert "button:land" not in found


def test_without_dice_a_free_programme_lands_by_its_button() -> None:
    table = given(hands=["T12 L11 D5 R4"], tokens=[1], scores={0: ALL_FOUR})
    table.present_free("T12 L11 D5 R4", highlight="R4")
    table.throw(5, 4, 3).complete("T12", 5, 4, 3).throw(5, 4, 2).complete("L11", 5, 4, 2)
    found = by_id(layout(moment(table.state, 0)))
    assert found["prompt"].label.endswith(NO_DICE + "land.")
    assert found["button:land"].label == "Land"
    assert "button:stop" not in found


def test_a_prompt_before_a_throw_tells_of_the_red_die_where_it_can_be_had() -> None:
    for tokens, words in (([1], "Click the cup, or buy the red die."), ([0], "Click the cup.")):
        table = given(hands=["R7 T4 L12"], tokens=tokens).present("mighty_eagle", "R7 T4 L12")
        assert by_id(layout(moment(table.state, 0)))["prompt"].label.endswith(f"Dice left: 6. {words}")


def test_the_sheet_of_a_repeat_that_brought_less_says_what_stays() -> None:
    # given 16 points in a programme, when it is flown again for 15
    table = given(hands=["R7 T4 L12"], scores={0: (0, 0, 0, 16)}).present("mighty_eagle", "R7 T4 L12")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4).complete("T4", 4)
    # then nothing is announced as won
    sheet = by_id(layout(moment(table.state, 0)))["sheet"].look
    assert isinstance(sheet, Sheet)
    assert (sheet.total_text, sheet.total, sheet.verdict) == ("Landed; the 16 stays", "15", "bad")


def test_fly_and_take_back_come_with_staged_cards() -> None:
    table = given(hands=["T7 D9 L4"])
    cards = table.cards("T7 D9 L4")
    staged = tuple(Placement(f"card:{card}", "side:red_rooster") for card in cards)
    assert not {CONFIRM, CANCEL} & set(by_id(layout(moment(table.state, 0))))
    assert {CANCEL} == {CONFIRM, CANCEL} & set(by_id(layout(moment(table.state, 0, staged[:2]))))
    assert {CONFIRM, CANCEL} <= set(by_id(layout(moment(table.state, 0, staged, ready=True))))


# --- staging ---------------------------------------------------------------------------------------------


def test_a_staged_card_lies_on_its_figures_place_and_the_missing_ones_are_marked() -> None:
    table = given(hands=["T7 D9 L4"])
    card = table.card("D9")
    found = by_id(layout(moment(table.state, 0, (Placement(f"card:{card}", "side:red_rooster"),))))
    marks = {id for id in found if id.startswith("place:")}
    assert marks == {"place:red_rooster:0", "place:red_rooster:2"}
    left, right = (found[id] for id in sorted(marks))
    assert left.x < found[f"card:{card}"].x < right.x
    assert found["prompt"].label.endswith("Turn and Loop missing")


def test_a_single_card_over_old_ones_lacks_nothing() -> None:
    table = given(hands=["T9"], sides={"red_rooster": "T7 D9 L4"})
    staged = (Placement(f"card:{table.card('T9')}", "side:red_rooster"),)
    found = by_id(layout(moment(table.state, 0, staged, ready=True)))
    assert not [id for id in found if id.startswith("place:")]
    assert found["prompt"].label.endswith("Fly Red Rooster: 9 + 9 + 4, up to 17 points")


def test_a_staged_die_lies_on_its_card() -> None:
    table = given(hands=["R7 T4 L12"]).present("mighty_eagle", "R7 T4 L12").throw(1, 3, 5)
    flight = table.state.flight
    assert flight is not None
    card, die = flight.cards[0], table.dice(3)[0]
    found = by_id(layout(moment(table.state, 0, (Placement(f"die:{die}", f"card:{card}"),))))
    assert overlap(found[f"die:{die}"], found[f"card:{card}"])
    assert found["prompt"].label.endswith("3 so far, 4 missing")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_whole_hand_can_be_staged_for_the_free_programme(width: float) -> None:
    table = given(hands=["T4 L5 D4 R5 T5 L4"], scores={0: ALL_FOUR})
    cards = table.cards("T4 L5 D4 R5 T5 L4")
    for count in range(7):
        staged = tuple(Placement(f"card:{card}", "free") for card in cards[:count])
        found = layout(moment(table.state, 0, staged, width=width))
        zone = next(zone for zone in found.zones if zone.id == "free")
        inside = [card for card in cards if abs(by_id(found)[f"card:{card}"].x - zone.x) < zone.width / 2]
        assert inside == list(cards[:count])
        assert min(piece.x - piece.width / 2 for piece in found.pieces if piece.id.startswith("card:")) > 0


# --- the track and the end -------------------------------------------------------------------------------


def test_field_and_laps_add_up_to_the_total() -> None:
    assert [field_and_lap(total) for total in (0, 7, 8, 95)] == [(0, 0), (0, 0), (8, 0), (95, 0)]
    assert field_and_lap(96) == (0, 1)
    for total in range(103, 300):
        field, lap = field_and_lap(total)
        assert field in (0, *range(BOX.track_first, BOX.track_last + 1))
        assert not field or field + BOX.track_last * lap == total


def test_a_marker_past_the_track_says_so() -> None:
    table = given(scores={0: (30, 30, 30, 20)})
    marker = by_id(layout(moment(table.state, 0)))["marker:0:main"]
    assert marker.look == ("vermilion", "+95")
    assert marker.label == "Ada: 110 points, 95 more than the field shows"


@pytest.mark.parametrize("seats", TABLES)
def test_the_poster_hangs_only_over_a_finished_game(seats: int) -> None:
    for state in positions(seats):
        assert ("result" in by_id(layout(moment(state, 0)))) == (state.phase is Phase.OVER)


# --- painting --------------------------------------------------------------------------------------------


def staged_moments(state: LuckyLoopState) -> Iterator[Moment[LuckyLoopState]]:
    """The moment itself, and one with the cards of some action staged."""
    yield moment(state, state.turn)
    for action in LUCKY_LOOP.legal(state, state.turn):
        if isinstance(action, PresentThree | PresentFree):
            zone = f"side:{action.programme}" if isinstance(action, PresentThree) else "free"
            staged = tuple(Placement(f"card:{card}", zone) for card in action.cards)
            yield moment(state, state.turn, staged[:2])
            yield moment(state, state.turn, staged, ready=True)
            return


def test_every_piece_can_be_painted_by_day_and_by_night(qtbot: QtBot) -> None:
    from ui.look.fonts import load_fonts
    from ui.look.theme import DARK, LIGHT
    from ui.lucky_loop.art.painters import PAINTERS
    from ui.table.stage.painting import Pictures

    load_fonts()
    drawn = {theme: Pictures(PAINTERS, theme) for theme in (LIGHT, DARK)}
    kinds = set()
    for state in positions(6):
        for now in staged_moments(state):
            for piece in layout(now).pieces:
                kinds.add(piece.kind)
                if piece.kind != "sky":
                    for pictures in drawn.values():
                        assert not pictures.of(piece, 0.25).isNull()
    assert kinds == set(PAINTERS)
