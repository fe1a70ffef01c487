"""LP-11: the race after a speed card."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.game import NATURE
from core.loops.actions import Claim, Pass
from core.loops.events import Claimed, PileTaken, Played, SpeedOpened
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import Phase
from tests.core.loops.scripted import Table, given


def window(**fields: Any) -> Table:
    """Ann (seat 0) has played speed on 5000; Ben (1) is next."""
    hands = ("speed 1000 9000", "1000 7000 7000 attitude", "6000 6000 looping", "9000 speed draw2")
    return given(*hands, pile="5000", **fields).play(0, "speed")


def test_LP_11_everyone_but_its_player_may_go_on() -> None:
    table = window()
    assert table.events[1:] == (SpeedOpened(0),)
    assert LOOPS.to_act(table.state) == {1, 2, 3}
    assert table.legal(1) == {"7000", "7000 7000", "attitude", "Claim", "Pass"}
    assert table.legal(2) == {"6000", "6000 6000", "looping", "Claim"}
    assert table.legal(3) == {"9000", "speed", "draw2", "Claim"}
    assert table.legal(0) == set()


def test_LP_11_play_goes_on_after_the_fastest() -> None:
    table = window().play(2, "6000 6000")
    assert table.pile == "5000 speed 6000 6000"
    assert LOOPS.to_act(table.state) == {3}
    table = window(direction=-1).play(2, "6000")
    assert LOOPS.to_act(table.state) == {1}


def test_LP_11_the_normal_next_may_be_the_fastest() -> None:
    table = window().play(1, "7000")
    assert LOOPS.to_act(table.state) == {2}


def test_LP_11_among_bots_only_those_race_who_have_something_to_lay() -> None:
    hands = ("1000 2000", "3000 4000", "9000 1000", "1000 direction")
    table = given(*hands, pile="5000 speed", phase=Phase.SPEED, turn=1)
    assert LOOPS.to_act(table.state) == {1, 2, 3}
    assert LOOPS.given_time(table.state) == {2, 3}
    stuck = given("9000 2000", "3000 4000", "1000 2000", "1000", pile="5000 speed", phase=Phase.SPEED, turn=1)
    assert LOOPS.given_time(stuck.state) == {1}


def test_LP_11_the_card_has_to_fit() -> None:
    table = window()
    table.refuses("LP-5", Reason.TOO_LOW, 1, table.card(1, "1000"))
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 0, table.card(0, "9000"))


def test_LP_11_a_special_may_win_the_race() -> None:
    table = window().play(3, "draw2", target=0)
    assert LOOPS.to_act(table.state) == {0}
    table = window().play(1, "attitude")
    assert not table.state.climbing
    assert LOOPS.to_act(table.state) == {2}
    table = window().play(2, "looping")
    table.do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    assert LOOPS.to_act(table.state) == {3}


def test_LP_11_speed_on_speed_opens_a_new_race() -> None:
    table = window().play(3, "speed")
    assert table.told(SpeedOpened) == [SpeedOpened(3)]
    assert LOOPS.to_act(table.state) == {0, 1, 2}
    # then seat 0, who comes after 3, is the one who may pass
    assert "Pass" in table.legal(0)
    assert "Pass" not in table.legal(1)


@pytest.mark.parametrize(("direction", "next_", "others"), [(1, 1, (2, 3)), (-1, 3, (1, 2))])
def test_LP_11_only_the_normal_next_player_may_pass(direction: int, next_: int, others: tuple[int, ...]) -> None:
    table = window(direction=direction)
    for seat in others:
        table.refuses("LP-11", Reason.ONLY_NEXT_PASSES, seat, Pass())
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 0, Pass())
    pile = table.state.pile
    table.pass_(next_)
    assert table.events == (PileTaken(next_, pile),)
    assert LOOPS.to_act(table.state) == {(next_ + direction) % 4}


def test_LP_11_a_claim_then_a_card() -> None:
    # given that seat 2 claims the window
    table = window().do(2, Claim())
    assert list(table.events) == [Claimed(2)]
    assert table.state.phase is Phase.CLAIMED
    assert LOOPS.to_act(table.state) == {2}
    assert table.legal(2) == {"6000", "6000 6000", "looping", "Pass"}
    # when it plays, then play goes on after it
    table.play(2, "6000")
    assert [type(event) for event in table.events] == [Played]
    assert LOOPS.to_act(table.state) == {3}


def test_LP_11_a_claim_then_the_pile() -> None:
    table = window().do(3, Claim()).pass_(3)
    assert table.sizes() == [2, 4, 3, 5]
    assert LOOPS.to_act(table.state) == {0}
    assert table.pile == ""


def test_LP_11_a_claim_then_a_card_that_does_not_fit_is_refused() -> None:
    table = window().do(1, Claim())
    table.refuses("LP-5", Reason.TOO_LOW, 1, table.card(1, "1000"))


def test_LP_11_the_normal_next_may_claim_too() -> None:
    table = window().do(1, Claim())
    assert LOOPS.to_act(table.state) == {1}
    table.play(1, "7000")
    assert LOOPS.to_act(table.state) == {2}


def test_LP_11_first_come_first_served() -> None:
    # given that seat 2 claimed the window
    table = window().do(2, Claim())
    # then everybody else is late
    table.refuses("LP-11", Reason.LOST_RACE, 3, Claim())
    table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "7000"))
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 1, Pass())


def test_LP_11_who_comes_after_the_winning_card_is_late() -> None:
    table = window().play(2, "6000")
    table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "7000"))
    table.refuses("LP-11", Reason.LOST_RACE, 1, Claim())
    # and once the next has played the race is forgotten
    table.play(3, "9000")
    table.refuses("LP-5", Reason.NOT_YOUR_TURN, 1, table.card(1, "7000"))
    table.refuses("LP-11", Reason.NO_WINDOW, 1, Claim())


def test_LP_11_a_race_won_by_looping_is_still_lost_by_the_others() -> None:
    table = window().play(2, "looping")
    table.do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    table.refuses("LP-11", Reason.LOST_RACE, 1, table.card(1, "7000"))


def test_LP_11_who_played_the_speed_card_has_no_part_in_the_race() -> None:
    table = window()
    table.refuses("LP-11", Reason.OWN_SPEED, 0, Claim())
    # nor once it is claimed or won
    table.do(2, Claim())
    table.refuses("LP-11", Reason.OWN_SPEED, 0, Claim())
    table.play(2, "6000")
    table.refuses("LP-11", Reason.OWN_SPEED, 0, Claim())
    # and once the next has played the race is forgotten
    table.play(3, "9000")
    assert table.state.race_opener is None
    table.refuses("LP-11", Reason.NO_WINDOW, 1, Claim())


def test_LP_11_who_won_the_race_is_not_told_that_somebody_was_faster() -> None:
    table = window().do(2, Claim())
    table.refuses("LP-11", Reason.FIRST_ALREADY, 2, Claim())
    table.play(2, "6000")
    table.refuses("LP-11", Reason.NO_WINDOW, 2, Claim())
    table = window().play(2, "6000")
    table.refuses("LP-11", Reason.NO_WINDOW, 2, Claim())


def test_LP_11_of_two_speed_cards_the_last_one_says_who_has_no_part() -> None:
    table = window().play(3, "speed").play(1, "7000")
    table.refuses("LP-11", Reason.OWN_SPEED, 3, Claim())
    table.refuses("LP-11", Reason.LOST_RACE, 0, Claim())


def test_LP_11_there_is_nothing_to_claim_without_speed() -> None:
    table = window()
    table.refuses("LP-11", Reason.NO_WINDOW, NATURE, Claim())
    table.refuses("LP-11", Reason.NO_WINDOW, 4, Claim())
    table.pass_(1)
    table.refuses("LP-11", Reason.LOST_RACE, 3, Claim())
