"""LP-5 to LP-8: what may be laid on what, passing, and changes of the conditions."""

from __future__ import annotations

import pytest

from core.game import NATURE, Illegal
from core.loops.actions import Claim, Pass, Play
from core.loops.events import AttitudeChanged, DirectionChanged, PileTaken, Played
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from tests.core.loops.scripted import given

ALL = "1000 3000 5000 7000 9000 attitude looping"


def test_LP_5_climbing_takes_what_is_as_high_or_higher() -> None:
    table = given(ALL, "1000", "1000", pile="2000 5000")
    assert table.legal(0) == {"5000", "7000", "9000", "attitude", "looping", "Pass"}
    refused = table.refuses("LP-5", Reason.TOO_LOW, 0, table.card(0, "3000"))
    assert refused.params == {"card": 3000, "altitude": 5000}


def test_LP_5_diving_takes_what_is_as_low_or_lower() -> None:
    table = given(ALL, "1000", "1000", pile="9000 5000", climbing=False)
    assert table.legal(0) == {"1000", "3000", "5000", "attitude", "looping", "Pass"}
    refused = table.refuses("LP-5", Reason.TOO_HIGH, 0, table.card(0, "7000"))
    assert refused.params == {"card": 7000, "altitude": 5000}


def test_LP_5_a_card_goes_on_top_of_the_pile() -> None:
    table = given("5000 1000", "1000", "1000", pile="4000")
    played = table.card(0, "5000")
    table.do(0, played)
    assert table.pile == "4000 5000"
    assert table.state.altitude == 5000
    assert table.hand(0) == "1000"
    assert table.events == (Played(0, played.cards),)
    assert LOOPS.to_act(table.state) == {1}


def test_LP_5_several_cards_of_the_same_altitude_go_together() -> None:
    table = given("7000 7000 7000 1000", "1000", "1000", pile="4000")
    assert table.legal(0) == {"7000", "7000 7000", "7000 7000 7000", "Pass"}
    table.play(0, "7000 7000 7000")
    assert table.pile == "4000 7000 7000 7000"
    assert table.hand(0) == "1000"
    assert table.state.turn == 1


def test_LP_5_equal_cards_go_in_any_order() -> None:
    table = given("7000 7000 7000 1000", "1000", "1000")
    first, second, third = table.cards(0, "7000 7000 7000")
    table.do(0, Play((third, first)))
    assert table.state.pile == (third, first)
    assert table.cards(0, "7000 1000")[0] == second


@pytest.mark.parametrize("faces", ["7000 8000", "8000 7000", "7000 attitude"])
def test_LP_5_different_cards_do_not_go_together(faces: str) -> None:
    table = given("7000 8000 attitude looping", "1000", "1000")
    table.refuses("LP-5", Reason.MIXED, 0, table.card(0, faces))


@pytest.mark.parametrize("faces", ["attitude 7000", "looping attitude"])
def test_LP_5_a_special_takes_nothing_else_along(faces: str) -> None:
    table = given("7000 8000 attitude looping", "1000", "1000")
    with pytest.raises(Illegal) as refused:
        table.play(0, faces)
    assert refused.value.rule == "LP-5"
    assert refused.value.reason in (Reason.MIXED, Reason.SPECIAL_ALONE)


@pytest.mark.parametrize("face", ["attitude", "direction", "speed", "looping"])
def test_LP_5_a_special_is_played_alone(face: str) -> None:
    table = given(f"{face} {face} 1000", "1000", "1000")
    table.refuses("LP-5", Reason.SPECIAL_ALONE, 0, table.card(0, f"{face} {face}"))


def test_LP_5_two_draw_cards_are_two_specials() -> None:
    table = given("draw2 draw2 1000", "1000", "1000")
    table.refuses("LP-5", Reason.SPECIAL_ALONE, 0, table.card(0, "draw2 draw2", 1))


def test_LP_5_only_cards_of_the_own_hand_are_played() -> None:
    table = given("7000 7000", "7000", "1000", pile="1000")
    mine, theirs = table.cards(0, "7000")[0], table.cards(1, "7000")[0]
    drawn = table.state.draw[-1]
    for cards in ((theirs,), (mine, theirs), (mine, mine), (drawn,), table.state.pile, (-1,), (10**30,), (mine, -1)):
        table.refuses("LP-5", Reason.NOT_IN_HAND, 0, Play(cards))
    table.refuses("LP-5", Reason.NO_CARDS, 0, Play(()))


def test_LP_5_nobody_plays_or_passes_out_of_turn() -> None:
    table = given("1000", "2000", "3000", pile="1000")
    for seat, face in ((1, "2000"), (2, "3000")):
        table.refuses("LP-5", Reason.NOT_YOUR_TURN, seat, table.card(seat, face))
        table.refuses("LP-5", Reason.NOT_YOUR_TURN, seat, Pass())
        table.refuses("LP-11", Reason.NO_WINDOW, seat, Claim())
        assert table.legal(seat) == set()
    for nobody in (NATURE, 3, -4):
        table.refuses("LP-5", Reason.NOT_YOUR_TURN, nobody, table.card(0, "1000"))
        table.refuses("LP-5", Reason.NOT_YOUR_TURN, nobody, Pass())


def test_LP_5_passing_takes_the_whole_pile_into_hand() -> None:
    table = given("1000 5000", "1000", "1000", pile="4000 attitude 3000")
    pile = table.state.pile
    table.pass_(0)
    assert table.hand(0) == "1000 3000 4000 5000 attitude"
    assert table.pile == ""
    assert table.events == (PileTaken(0, pile),)


def test_LP_6_an_empty_pile_takes_anything_but_a_pass() -> None:
    for climbing in (True, False):
        table = given(ALL, "1000", "1000", climbing=climbing)
        assert table.legal(0) == set(ALL.split())
        table.refuses("LP-6", Reason.EMPTY_PILE, 0, Pass())


def test_LP_6_who_could_play_may_pass() -> None:
    table = given("9000 9000", "1000", "1000", pile="1000")
    assert table.legal(0) >= {"9000", "Pass"}
    assert table.pass_(0).sizes()[0] == 3


def test_LP_6_after_a_pick_up_the_next_starts_a_new_pile_under_the_same_conditions() -> None:
    table = given("9000", "9000 8000 1000", "1000 4000", pile="1000", climbing=False, direction=-1)
    table.pass_(0)
    assert LOOPS.to_act(table.state) == {2}
    assert table.state.altitude == 0
    assert table.legal(2) == {"1000", "4000"}
    # and what is laid then counts again, still diving and to the right
    table.play(2, "4000")
    assert table.legal(1) == {"1000", "Pass"}


def test_LP_7_play_goes_on_from_the_last_altitude_beneath() -> None:
    table = given("direction 1000", "4000 6000", "5000 1000 9000", pile="5000 draw2 attitude attitude")
    table.play(0, "direction")
    assert table.state.altitude == 5000
    assert table.legal(2) == {"5000", "9000", "Pass"}


def test_LP_7_with_no_altitude_beneath_anything_goes() -> None:
    table = given("attitude 1000", ALL, "1000", climbing=False).play(0, "attitude")
    assert table.state.altitude == 0
    assert table.legal(1) == {*ALL.split(), "Pass"}


def test_LP_8_attitude_change_turns_climb_into_dive_and_back() -> None:
    table = given("attitude 1000", "attitude 9000 1000", "4000 6000", pile="5000")
    table.play(0, "attitude")
    assert table.events[1:] == (AttitudeChanged(False),)
    assert table.legal(1) == {"attitude", "1000", "Pass"}
    table.play(1, "attitude")
    assert table.events[1:] == (AttitudeChanged(True),)
    assert table.legal(2) == {"6000", "Pass"}


def test_LP_8_direction_change_reverses_the_turn_order() -> None:
    table = given("direction 1000", "1000", "direction 1000", "1000")
    table.play(0, "direction")
    assert table.events[1:] == (DirectionChanged(-1),)
    assert LOOPS.to_act(table.state) == {3}
    table.pass_(3)
    assert LOOPS.to_act(table.state) == {2}
    table.play(2, "direction")
    assert table.events[1:] == (DirectionChanged(1),)
    assert LOOPS.to_act(table.state) == {3}
