"""The flight solver against an enumeration of everything that can happen on the rules themselves."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.game import NATURE
from core.lucky_loop.actions import THROW, Complete, Land
from core.lucky_loop.box import FACES, PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.flight_odds import (
    Landing,
    Odds,
    Worth,
    decisions_in,
    outlook_in,
)
from core.lucky_loop.state import Flight, LuckyLoopState, Phase
from tests.core.lucky_loop.enumeration import Enumeration, alike, chances, rolled, whole
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given

HANDS = range(20)
FREE_SETS = (
    ("T8 L8 D5 R4", "T8"),
    ("T6 L6 D6 R7", "R7"),
    ("T12 L11 D12", "L11"),
    ("T6 L6 D5 R3 D7", "D5"),
    ("T9 L10 D6", "D6"),
)
A_TOKEN = 0.7


def gain(landing: Landing) -> float:
    return landing.gain


def take_off(number: int, tokens: int) -> Table:
    """One of the hands, presented; every fourth is a free programme."""
    rng = random.Random(f"hand {number}")
    if number % 4 == 3:
        faces, highlight = FREE_SETS[number // 4]
        return given(hands=[faces], scores={0: ALL_FOUR}, tokens=[tokens]).present_free(faces, highlight)
    programme = rng.choice(PROGRAMMES)
    place = PROGRAMME_AT[programme.id]
    scores = {seat: _only(place, rng.choice((0, 9, 12, 14))) for seat in (0, 1)}
    faces = " ".join(f"{letter}{rng.randint(3, 12)}" for letter in programme.figures)
    return given(hands=[faces], scores=scores, tokens=[tokens]).present(programme.id, faces)


def _only(place: int, score: int) -> tuple[int, ...]:
    return tuple(score if index == place else 0 for index in range(len(PROGRAMMES)))


def part_way(number: int, tokens: int) -> LuckyLoopState:
    """The same hand with all cards but two completed, somehow."""
    rng = random.Random(f"part way {number}")
    while True:
        state = take_off(number, tokens).state
        while state.flight is not None and state.flight.completed < len(state.flight.cards) - 2:
            match state.phase:
                case Phase.READY:
                    state = LUCKY_LOOP.apply(state, 0, THROW).state
                case Phase.ROLL:
                    state = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
                case _:
                    cards = [action for action in LUCKY_LOOP.legal(state, 0) if isinstance(action, Complete | Land)]
                    state = LUCKY_LOOP.apply(state, 0, rng.choice(cards)).state
        if state.flight is not None and _dice_needed(state, state.flight) <= len(state.flight.left):
            return state


def _dice_needed(state: LuckyLoopState, flight: Flight) -> int:
    still = [card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice]
    return sum(FACES[state.faces[card]].dice for card in still)


def agrees(state: LuckyLoopState, worth: Worth, truth: Enumeration) -> None:
    """The solver values a position and each decision in it as the enumeration does."""
    assert outlook_in(state, worth).value == pytest.approx(truth.value(state), abs=1e-9)
    found = {choice.action: choice.value for choice in decisions_in(state, worth)}
    assert set(found) == set(LUCKY_LOOP.legal(state, state.turn))
    for action, value in found.items():
        assert value == pytest.approx(truth.after(state, action), abs=1e-9), action


def agrees_from(state: LuckyLoopState, token: float) -> None:
    """It does so here and after every throw from here, and its odds are those of its own decisions."""
    worth = Worth(gain, token)
    truth = Enumeration(state, token)
    agrees(state, worth, truth)
    thrown = LUCKY_LOOP.apply(state, state.turn, THROW).state
    assert outlook_in(thrown, worth).value == pytest.approx(truth.value(thrown), abs=1e-9)
    for after in {alike(step): step for step in rolled(thrown) if step.flight is not None}.values():
        agrees(after, worth, truth)
    decided = chances(state, lambda at: decisions_in(at, worth)[0].action)
    assert state.flight is not None
    failed = -min(2, state.totals[0]) if state.flight.programme is None else 0
    same_odds(outlook_in(state, worth).odds, decided, failed, least=0 if failed else 8)


def same_odds(odds: Odds, chances: dict[int | None, float], failed: int, least: int) -> None:
    scores: dict[int, float] = {}
    for points, chance in chances.items():
        score = failed if points is None or points < least else points
        scores[score] = scores.get(score, 0.0) + chance
    assert dict(odds.distribution) == pytest.approx(scores, abs=1e-9)
    assert odds.success == pytest.approx(1 - chances.get(None, 0.0), abs=1e-9)


@pytest.mark.parametrize("number", HANDS)
def test_a_flight_under_way_agrees_with_an_enumeration(number: int) -> None:
    agrees_from(part_way(number, tokens=number % 3), A_TOKEN if number % 2 else 0.0)


@pytest.mark.parametrize(("number", "tokens"), [(1, 0), (2, 1), (11, 0)])
def test_a_whole_flight_agrees_with_an_enumeration(number: int, tokens: int) -> None:
    agrees_from(take_off(number, tokens).state, A_TOKEN)


@pytest.mark.torture
@pytest.mark.parametrize("tokens", [0, 1, 2])
@pytest.mark.parametrize("number", HANDS)
def test_whole_flights_of_twenty_hands_agree_with_an_enumeration(number: int, tokens: int) -> None:
    for token in (0.0, A_TOKEN):
        agrees_from(take_off(number, tokens).state, token)


@pytest.mark.torture
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_free_programme_of_six_agrees_with_an_enumeration(tokens: int) -> None:
    faces = "T6 L6 D5 R4 T5 L3"
    agrees_from(given(hands=[faces], scores={0: ALL_FOUR}, tokens=[tokens]).present_free(faces, "D5").state, A_TOKEN)


@pytest.mark.parametrize("tokens", [0, 1])
def test_an_enumeration_that_merges_nothing_agrees_as_well(tokens: int) -> None:
    table = given(hands=["R7 T4 L12"], tokens=[tokens]).present("mighty_eagle", "R7 T4 L12")
    state = table.throw(1, 3, 5).complete("R7", 1, 3, 5).throw(4, 2, 3).complete("T4", 4).state
    value = Enumeration(state, A_TOKEN, merge=whole).value(state)
    assert outlook_in(state, Worth(gain, A_TOKEN)).value == pytest.approx(value, abs=1e-9)


def test_a_free_programme_aims_at_its_points_unless_told_otherwise() -> None:
    state = part_way(3, tokens=1)
    truth = Enumeration(state, 0.0, free_points=True)
    agrees(state, Worth(), truth)


@pytest.mark.parametrize("held", [(0, 23), (1, 22)])
def test_an_empty_supply_gives_no_token(held: tuple[int, int]) -> None:
    table = given(hands=["R7 T4 L12"], tokens=held).present("mighty_eagle", "R7 T4 L12")
    agrees_from(table.throw(1, 3, 5).complete("R7", 3, 5).state, A_TOKEN)


def test_the_main_track_never_drops_below_zero() -> None:
    state = part_way(3, tokens=0)
    agrees_from(replace(state, totals=(1, 0)), A_TOKEN)


# --- consistency, for many more hands ------------------------------------------------------------------------


def test_values_and_odds_are_consistent_all_the_way() -> None:
    rng = random.Random("consistent")
    for number in HANDS:
        state = take_off(number, tokens=rng.randrange(4)).state
        while state.flight is not None:
            outlook = outlook_in(state)
            if state.phase is Phase.ROLL:
                after = [_value(step, state) for step in rolled(state)]
                assert outlook.value == pytest.approx(sum(after) / len(after), abs=1e-9)
                state = LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
            else:
                choices = decisions_in(state)
                assert outlook.value == pytest.approx(max(choice.value for choice in choices), abs=1e-9)
                assert choices[0].odds == outlook.odds or state.phase is Phase.READY
                assert all(sum(dict(choice.odds.distribution).values()) == pytest.approx(1) for choice in choices[:4])
                sound(outlook.odds)
                state = LUCKY_LOOP.apply(state, 0, rng.choice(choices).action).state


def _value(state: LuckyLoopState, before: LuckyLoopState) -> float:
    if state.flight is not None:
        return outlook_in(state).value
    assert state.landed is not None
    if state.landed.programme is None and state.landed.points is not None:
        return state.landed.points
    return state.totals[0] - before.totals[0]


def sound(odds: Odds) -> None:
    assert 1 + 1e-9 >= odds.success >= odds.valid >= odds.at_least_12 >= odds.at_least_20 >= 0
    assert sum(score * chance for score, chance in odds.distribution) == pytest.approx(odds.expected_points)
    assert list(odds.distribution) == sorted(odds.distribution)
