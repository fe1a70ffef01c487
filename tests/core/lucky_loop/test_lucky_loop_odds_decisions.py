"""What a pilot would expect of the flight solver's advice."""

from __future__ import annotations

import pytest

from core.lucky_loop.actions import BUY_RED_DIE, STOP_EARLY, THROW, Complete, Reroll
from core.lucky_loop.box import FACES, PROGRAMME_AT
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.flight_odds import FlightProblem, Odds, Worth, before, decisions_in, outlook_in, solve
from core.lucky_loop.odds.problem import GRADES
from core.lucky_loop.state import Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given


def eagle(**more: object) -> Table:
    return given(hands=["R7 T4 L12"], **more).present("mighty_eagle", "R7 T4 L12")  # type: ignore[arg-type]


def test_the_last_exact_die_is_taken() -> None:
    table = eagle().throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4)
    best = decisions_in(table.state)[0]
    assert best.action == Complete(table.state.flight.cards[1], table.dice(4))  # type: ignore[union-attr]
    assert best.value == 15
    assert best.odds == Odds(1, 1, 1, 0, 15, ((15, 1),))


def test_a_flight_that_can_only_fail_is_stopped_for_its_token() -> None:
    table = eagle().throw(1, 3, 5).complete("R7", 1, 3, 5).throw(4, 2, 3).complete("T4", 4, 2)
    assert decisions_in(table.state)[0].action == STOP_EARLY
    assert outlook_in(table.state).odds == Odds(0, 0, 0, 0, 0, ((0, 1),))


def test_a_token_that_is_worth_more_than_the_flight_is_not_spent() -> None:
    table = eagle(tokens=[1]).throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6)
    assert decisions_in(table.state, Worth(token=0.0))[0].action == BUY_RED_DIE
    assert decisions_in(table.state, Worth(token=50.0))[0].action == THROW


def test_a_re_roll_keeps_what_is_needed() -> None:
    table = eagle(tokens=[1]).throw(1, 3, 5).complete("R7", 3, 5).throw(4, 2, 3).complete("T4", 4).throw(6, 1, 2)
    again = [choice for choice in decisions_in(table.state) if isinstance(choice.action, Reroll)]
    assert again[0].action == Reroll(table.dice(1, 2))


def test_a_repeat_aims_at_an_improvement() -> None:
    fresh = eagle().state
    scores = [0, 0, 0, 0]
    scores[PROGRAMME_AT["mighty_eagle"]] = 17
    repeat = eagle(scores={0: tuple(scores)}).state
    assert outlook_in(repeat).value < outlook_in(fresh).value
    assert outlook_in(repeat).odds.distribution[-1][1] >= outlook_in(fresh).odds.distribution[-1][1]


def test_the_figures_of_a_card_do_not_matter() -> None:
    for face in FACES.values():
        assert (GRADES[face.difficulty].exact, GRADES[face.difficulty].exceeded) == (face.exact, face.exceeded)
    red = given(hands=["T7 D4 L12"]).present("red_rooster", "T7 D4 L12").state
    assert outlook_in(red).odds == outlook_in(eagle().state).odds


def test_the_view_of_the_pilot_suffices() -> None:
    table = eagle(tokens=[2]).throw(1, 3, 5)
    view = LUCKY_LOOP.view(table.state, 0)
    seen, known = decisions_in(view), decisions_in(table.state)
    assert [(choice.action, choice.value) for choice in seen] == [(choice.action, choice.value) for choice in known]


def test_dice_being_rolled_again_have_odds_too() -> None:
    table = eagle(tokens=[1]).throw(1, 1, 2)
    table.play(Reroll(table.state.flight.throw))  # type: ignore[union-attr]
    assert table.state.phase is Phase.ROLL
    outlook = outlook_in(table.state)
    assert outlook.value == pytest.approx(outlook_in(eagle().play(THROW).state).value)


def test_a_token_never_hurts() -> None:
    for difficulties, highlight in (((4, 7, 12), None), ((3, 9, 10), None), ((8, 8, 5, 4), 0)):
        values = [solve(FlightProblem(difficulties, highlight)).take_off(tokens).value for tokens in range(6)]
        assert values == sorted(values)


def test_before_a_flight_the_odds_are_those_at_take_off() -> None:
    table = given(hands=["R7 T4 L12 D5 D6 D9"], tokens=[2])
    cards = table.cards("R7 T4 L12")
    promised = before(table.state, cards, "mighty_eagle")
    table.present("mighty_eagle", "R7 T4 L12")
    assert promised.value == outlook_in(table.state).value
    assert promised.odds == outlook_in(LUCKY_LOOP.view(table.state, 0)).odds


def test_before_a_free_programme_too() -> None:
    table = given(hands=["T8 L8 D5 R4"], scores={0: ALL_FOUR}, tokens=[1])
    cards, highlight = tuple(sorted(table.cards("T8 L8 D5 R4"))), table.card("T8")
    promised = before(table.state, cards, None, highlight)
    assert promised.odds == outlook_in(table.present_free("T8 L8 D5 R4", "T8").state).odds
