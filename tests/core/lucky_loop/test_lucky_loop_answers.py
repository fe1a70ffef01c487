"""The flight behind every move, as the odds panel and the reasons of hints get it."""

from __future__ import annotations

import random

import msgspec
import pytest

from core.game import Action
from core.lucky_loop.actions import (
    EXCHANGE,
    LAND,
    STOP_EARLY,
    Complete,
    Discard,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
)
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.answers import OddsAnswer, answer
from core.lucky_loop.odds.flight_odds import before, decisions_in, outlook_in
from core.lucky_loop.state import LuckyLoopOptions, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given

HAND = "T4 L7 R12 D5 T6 D9"


def found(table: Table, action: Action | None) -> OddsAnswer:
    reckoned = answer(LUCKY_LOOP.view(table.state, 0), 0, action)
    assert reckoned is not None
    # It comes out of another process as it went in.
    assert msgspec.json.decode(msgspec.json.encode(reckoned), type=OddsAnswer) == reckoned
    return reckoned


def flying() -> Table:
    return given(hands=["R4 T12 L7"], tokens=[2]).present("mighty_eagle", "R4 T12 L7")


def test_a_programme_that_is_presented() -> None:
    table = given(hands=[HAND])
    for action in [action for action in table.legal() if isinstance(action, PresentThree)]:
        reckoned = found(table, action)
        outlook = before(table.state, action.cards, action.programme)
        assert (reckoned.programme, reckoned.cards) == (action.programme, action.cards)
        assert (reckoned.value, reckoned.odds) == (outlook.value, outlook.odds)


def test_one_card_that_replaces_another() -> None:
    table = given(hands=["T9 D9 D8 D7"], sides={"mighty_eagle": "R4 T4 L5"})
    actions = [action for action in table.legal() if isinstance(action, PresentOne)]
    assert actions
    for action in actions:
        reckoned = found(table, action)
        assert action.card in reckoned.cards
        assert reckoned.odds == before(table.state, reckoned.cards, action.programme).odds


def test_an_exchange_gives_up_the_best_programme_in_hand() -> None:
    table = given(hands=[HAND])
    flights = [action for action in table.legal() if isinstance(action, PresentThree)]
    best = max(found(table, action).value for action in flights)
    assert found(table, EXCHANGE).value == best


def test_before_take_off_everything_in_hand_is_compared() -> None:
    table = given(hands=[HAND], scores={0: (9, 0, 0, 0)}, sides={"mighty_eagle": "R4 T3 L5"}, tokens=[1])
    flights = [action for action in table.legal() if action != EXCHANGE]
    assert {type(action) for action in flights} == {PresentThree, PresentOne}
    best = found(table, None)
    assert sorted(best.choices, key=str) == sorted([(each, found(table, each).value) for each in flights], key=str)
    gains = [gain for _, gain in best.choices]
    assert gains == sorted(gains, reverse=True)
    assert best.value == gains[0]
    assert best.odds == found(table, best.choices[0][0]).odds


@pytest.mark.parametrize("strict", [False, True])
def test_before_a_free_programme_only_sets_that_can_be_flown_are_compared(strict: bool) -> None:
    table = given(hands=["T8 L8 D5 R4 T3 L12"], scores={0: ALL_FOUR}, options=LuckyLoopOptions(strict=strict))
    compared = [action for action, _ in found(table, None).choices]
    assert compared
    for action in compared:
        assert LUCKY_LOOP.apply(table.state, 0, action).state.phase is Phase.HIGHLIGHT
    assert found(table, EXCHANGE) == found(table, None)


def test_a_free_programme_and_its_highlights() -> None:
    table = given(hands=["T8 L8 D5 R4"], scores={0: ALL_FOUR}, tokens=[1])
    action = next(action for action in table.legal() if isinstance(action, PresentFree))
    presented = found(table, action)
    assert presented.highlight in action.cards
    table.play(action)
    assert table.state.phase is Phase.HIGHLIGHT
    assert found(table, Highlight(presented.highlight or 0)) == presented
    for card in action.cards:
        assert found(table, Highlight(card)).odds == before(table.state, action.cards, None, card).odds


def test_the_flight_in_the_air_with_every_choice() -> None:
    table = flying().throw(1, 2, 3)
    stands, decisions = found(table, None), decisions_in(table.state)
    assert (stands.value, stands.odds) == (outlook_in(table.state).value, outlook_in(table.state).odds)
    assert stands.choices == tuple((choice.action, choice.value) for choice in decisions)
    assert len(stands.cards) == 3
    for choice in decisions:
        assert found(table, choice.action).odds == choice.odds
    done = next(action for action in table.legal() if isinstance(action, Complete))
    assert len(found(table.play(done), None).cards) == 2


def test_an_early_stop_gives_up_going_on() -> None:
    table = flying().throw(1, 1, 4).complete("R4", 4).throw(1, 3, 4).complete("L7", 3, 4)
    assert STOP_EARLY in table.legal()
    others = [choice for choice in decisions_in(table.state) if choice.action != STOP_EARLY]
    assert found(table, STOP_EARLY).odds == others[0].odds


@pytest.mark.parametrize("action", [Discard(0), LAND])
def test_no_flight_no_odds(action: Action) -> None:
    assert answer(given(hands=[HAND]).state, 0, action) is None


@pytest.mark.parametrize("action", [None, EXCHANGE])
def test_nothing_in_hand_no_odds(action: Action | None) -> None:
    assert answer(given(hands=["D5 D6 D7 D8"]).state, 0, action) is None


def test_what_nobody_sees_changes_nothing() -> None:
    table = given(hands=[HAND], tokens=[1])
    view = LUCKY_LOOP.view(table.state, 0)
    for action in table.legal():
        first = answer(view, 0, action)
        for seed in range(2):
            other = LUCKY_LOOP.determinize(view, 0, random.Random(seed))
            assert answer(LUCKY_LOOP.view(other, 0), 0, action) == first
