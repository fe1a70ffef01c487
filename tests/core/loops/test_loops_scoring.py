"""LP-13: points, totals, and the end of the game."""

from __future__ import annotations

import random

import pytest

from core.cards import Shuffled
from core.game import NATURE, NOBODY, Outcome
from core.loops.actions import Claim, Deal, Pass
from core.loops.events import GameEnded, RoundBegun, RoundScored
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import Phase
from tests.core.loops.scripted import given

EVERY_KIND = "1000 2000 3000 4000 5000 6000 7000 8000 9000 attitude direction draw2 draw3 draw4 speed looping"


def test_LP_13_hands_are_counted_and_the_winner_scores_nothing() -> None:
    table = given("1000", EVERY_KIND, "9000 9000 speed").play(0, "1000")
    points = (0, 45 + 10 + 10 + 10 + 15 + 20 + 15 + 20, 33)
    assert table.events[1:] == (RoundScored(0, points, points),)
    assert table.state.sheet == (points,)


def test_LP_13_totals_add_up_round_by_round() -> None:
    table = given("9000", "2000", "1000 looping", sheet=[(5, 0, 7), (0, 30, 60)], turn=1).play(1, "2000")
    assert table.state.sheet == ((5, 0, 7), (0, 30, 60), (9, 0, 21))
    assert table.state.totals == (14, 30, 88)
    assert LOOPS.outcome(table.state) is None
    # when the next round is dealt, then it is the fourth, and the sheet stays
    table.do(1, Deal()).do(NATURE, LOOPS.nature(table.state, random.Random(1)))
    assert table.events == (RoundBegun(4, 1),)
    assert table.state.totals == (14, 30, 88)


def test_LP_13_exactly_200_is_not_over() -> None:
    table = given("1000", "2000", "9000", sheet=[(0, 198, 3)]).play(0, "1000")
    assert table.state.totals == (0, 200, 12)
    assert table.state.phase is Phase.ROUND_OVER
    assert LOOPS.outcome(table.state) is None
    assert table.told(GameEnded) == []


def test_LP_13_over_200_the_lowest_total_wins_even_if_another_won_the_round() -> None:
    table = given("1000", "2000", "9000", sheet=[(50, 199, 3)]).play(0, "1000")
    assert table.state.totals == (50, 201, 12)
    assert table.state.phase is Phase.OVER
    assert table.told(GameEnded) == [GameEnded((2,))]
    assert LOOPS.outcome(table.state) == Outcome((50, 201, 12), (2,))
    assert LOOPS.to_act(table.state) == NOBODY


def test_LP_13_a_tie_is_shared() -> None:
    table = given("1000", "2000", "9000", "1000", sheet=[(12, 199, 3, 80)]).play(0, "1000")
    assert table.told(GameEnded) == [GameEnded((0, 2))]
    assert LOOPS.outcome(table.state) == Outcome((12, 201, 12, 81), (0, 2))


def test_LP_13_a_draw_card_as_the_last_may_end_the_game() -> None:
    table = given("draw2", "1000", "1000", draw="looping speed", sheet=[(0, 170, 3)]).play(0, "draw2", target=1)
    assert table.state.totals == (0, 206, 4)
    assert table.state.phase is Phase.OVER


@pytest.mark.parametrize("seat", [NATURE, 0, 1, 2, 3])
def test_LP_13_after_the_end_nothing_goes(seat: int) -> None:
    table = given("1000", "2000", "9000", sheet=[(50, 199, 3)])
    card = table.card(1, "2000")
    table.play(0, "1000")
    table.refuses("LP-13", Reason.GAME_OVER, seat, card)
    table.refuses("LP-13", Reason.GAME_OVER, seat, Pass())
    table.refuses("LP-13", Reason.GAME_OVER, seat, Deal())
    table.refuses("LP-11", Reason.NO_WINDOW, seat, Claim())
    table.refuses("LP-4", Reason.NOT_CHANCE, seat, Shuffled(table.state.faces))
    assert table.legal(seat) == set()


def test_LP_13_hands_are_open_once_the_round_is_counted() -> None:
    table = given("1000", "2000 7000", "9000", pile="1000").play(0, "1000")
    for seat in (None, 0, 1, 2):
        view = LOOPS.view(table.state, seat)
        assert view.hands == table.state.hands
        assert [view.faces[card] for card in table.cards(1, "2000 7000")] == ["2000", "7000"]
        # but not what nobody drew
        assert {view.faces[card] for card in table.state.draw} == {"?"}
