"""LP-1 to LP-4 and LP-15: the deck, the conditions, the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, ONLY_NATURE, ChanceReason
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import CARDS, DECKS
from core.loops.events import RoundBegun
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import LoopsOptions, Phase
from tests.core.loops.scripted import NAMES, Table, given
from ui.loops.text import TEXT


def fresh(seats: int) -> Table:
    return Table(LOOPS.setup(seats, LoopsOptions()))


def nature(table: Table, seed: int = 1) -> Table:
    return table.do(NATURE, LOOPS.nature(table.state, random.Random(seed)))


def dealt(seats: int, first: int = 0) -> Table:
    return nature(fresh(seats).do(NATURE, FirstPlayerDrawn(first)))


def test_LP_1_the_deck_has_108_cards() -> None:
    specials = {"attitude": 8, "direction": 8, "draw2": 4, "draw3": 3, "draw4": 1, "speed": 8, "looping": 4}
    altitudes = {str(height): 8 for height in range(1000, 9001, 1000)}
    for seats in range(3, 9):
        assert Counter(DECKS[seats]) == specials | altitudes
        assert len(DECKS[seats]) == 108


def test_LP_1_every_card_has_its_points() -> None:
    specials = {"attitude": 10, "direction": 10, "draw2": 10, "draw3": 15, "draw4": 20, "speed": 15, "looping": 20}
    altitudes = {str(height * 1000): height for height in range(1, 10)}
    assert {face: card.points for face, card in CARDS.items()} == specials | altitudes


def test_LP_1_two_to_eight_play() -> None:
    assert list(LOOPS.seats) == [2, 3, 4, 5, 6, 7, 8]


def test_LP_2_each_round_starts_left_and_climbing() -> None:
    # given a round that ended to the right and diving
    table = given("1000", "2000", "3000 4000", climbing=False, direction=-1)
    table.play(0, "1000")
    assert (table.state.climbing, table.state.direction) == (False, -1)
    # when the next round is dealt
    nature(table.do(1, Deal()))
    # then it starts left and climbing
    assert (table.state.climbing, table.state.direction) == (True, 1)


@pytest.mark.parametrize(("direction", "after"), [(1, [1, 2, 0]), (-1, [2, 1, 0])])
def test_LP_2_the_direction_says_who_is_next(direction: int, after: list[int]) -> None:
    table = given("1000 1000", "1000 1000", "1000 1000", direction=direction)
    turns = []
    for _ in range(3):
        table.play(table.state.turn, "1000")
        turns.append(table.state.turn)
    assert turns == after


def test_LP_3_one_change_leads_from_face_to_face_of_the_box() -> None:
    # given all four faces of the box, when a change is played, then exactly one condition changes
    for climbing in (True, False):
        for direction in (1, -1):
            for change, box in (("attitude", (not climbing, direction)), ("direction", (climbing, -direction))):
                table = given(f"{change} 1000", "1000", "1000", climbing=climbing, direction=direction)
                table.play(0, change)
                assert (table.state.climbing, table.state.direction) == box


def test_LP_3_the_conditions_are_always_in_view() -> None:
    for climbing, attitude in ((True, "climbs"), (False, "dives")):
        for direction, side in ((1, "left"), (-1, "right")):
            table = given("1000", "2000", "3000", climbing=climbing, direction=direction)
            for seat in (None, 0, 1, 2):
                view = LOOPS.view(table.state, seat)
                assert (view.climbing, view.direction) == (climbing, direction)
                said = "\n".join(TEXT.position(view, seat, NAMES))
                assert attitude in said
                assert side in said


@pytest.mark.parametrize("seats", range(3, 9))
def test_LP_4_ten_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    table = dealt(seats)
    assert table.sizes() == [10] * seats
    assert len(table.state.draw) == 108 - 10 * seats
    assert not table.state.pile
    assert table.state.phase is Phase.TURN


def test_LP_4_the_first_player_of_the_first_round_is_drawn() -> None:
    table = fresh(4)
    assert LOOPS.to_act(table.state) == ONLY_NATURE
    drawn = {LOOPS.nature(table.state, random.Random(seed)) for seed in range(50)}
    assert drawn == set(map(FirstPlayerDrawn, range(4)))
    # when the lot falls on seat 2, then seat 2 plays first
    table.do(NATURE, FirstPlayerDrawn(2))
    assert LOOPS.to_act(table.state) == ONLY_NATURE
    nature(table)
    assert table.events == (RoundBegun(1, 2),)
    assert LOOPS.to_act(table.state) == {2}


def test_LP_4_the_first_player_moves_on_to_the_left_whoever_won_and_whatever_the_direction() -> None:
    # given that seat 2 was first, and seat 0 wins the round while play goes to the right
    table = given("1000", "2000", "3000", first=2, direction=-1).play(0, "1000")
    # then the one to the left of seat 2 deals and plays first
    assert LOOPS.to_act(table.state) == {0}
    nature(table.do(0, Deal()))
    assert table.events == (RoundBegun(2, 0),)
    assert (table.state.first, table.state.turn) == (0, 0)


def test_LP_4_a_shuffle_is_of_the_whole_deck() -> None:
    table = fresh(3).do(NATURE, FirstPlayerDrawn(0))
    faces = table.state.faces
    for wrong in (faces[1:], (*faces[1:], "speed2"), (*faces, "speed"), (), ("1000",) * 108):
        table.refuses("LP-4", ChanceReason.NOT_THESE_CARDS, NATURE, Shuffled(wrong))
    # when the order is known, then hands and draw pile are
    table.do(NATURE, Shuffled(faces))
    assert [table.state.faces[card] for card in range(108)] == list(faces)


def test_LP_4_the_table_may_name_the_first_player() -> None:
    table = Table(LOOPS.setup(3, LoopsOptions(begins=2)))
    assert {LOOPS.nature(table.state, random.Random(seed)) for seed in range(20)} == {FirstPlayerDrawn(2)}
    table.refuses("LP-4", ChanceReason.NO_SUCH_SEAT, NATURE, FirstPlayerDrawn(0))
    nature(table)
    nature(table)
    assert LOOPS.to_act(table.state) == {2}


def test_LP_4_chance_and_players_keep_to_their_own() -> None:
    table = fresh(3)
    for action in (Play((0,)), Pass()):
        table.refuses("LP-4", Reason.CHANCE_FIRST, 0, action)
    table.refuses("LP-4", Reason.NOT_CHANCE, 0, FirstPlayerDrawn(0))
    table.refuses("LP-4", Reason.NOT_CHANCE, NATURE, Shuffled(table.state.faces))
    table.refuses("LP-4", ChanceReason.NO_SUCH_SEAT, NATURE, FirstPlayerDrawn(3))
    table.refuses("LP-4", ChanceReason.NO_SUCH_SEAT, NATURE, FirstPlayerDrawn(-1))
    table.do(NATURE, FirstPlayerDrawn(0))
    table.refuses("LP-4", Reason.NOT_CHANCE, 1, Shuffled(table.state.faces))
    table.refuses("LP-4", Reason.NOT_CHANCE, NATURE, FirstPlayerDrawn(0))
    nature(table)
    table.refuses("LP-4", Reason.NOT_CHANCE, NATURE, Shuffled(table.state.faces))
    table.refuses("LP-12", Reason.ROUND_RUNNING, 0, Deal())


def test_LP_4_only_the_next_first_player_deals() -> None:
    table = given("1000", "2000", "3000").play(0, "1000")
    table.refuses("LP-4", Reason.NOT_YOUR_TURN, 0, Deal())
    table.refuses("LP-4", Reason.NOT_YOUR_TURN, NATURE, Deal())
    assert table.legal(1) == {"Deal"}
    assert table.legal(0) == set()


def test_LP_15_two_players_hold_15_cards_of_92() -> None:
    table = dealt(2)
    assert table.sizes() == [15, 15]
    assert len(table.state.draw) == 62


def test_LP_15_speed_and_direction_are_taken_out_for_two() -> None:
    assert len(DECKS[2]) == 92
    assert Counter(DECKS[3]) - Counter(DECKS[2]) == {"speed": 8, "direction": 8}


def test_LP_15_nobody_has_anything_to_claim_with_two() -> None:
    dealt(2).refuses("LP-11", Reason.NO_WINDOW, 1, Claim())
