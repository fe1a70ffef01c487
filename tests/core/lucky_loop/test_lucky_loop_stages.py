"""What people see on the way of one action of Lucky Loop: the dice, then the card, then the result."""

from __future__ import annotations

import itertools
import random

import pytest

from core.dice import Rolled
from core.game import NATURE, Action, Event, Seat, Step
from core.lucky_loop.actions import STOP_EARLY, THROW, Complete, PresentFree
from core.lucky_loop.events import (
    CardCompleted,
    DiceRolled,
    FinalPhaseReached,
    FlightFailed,
    FlightSucceeded,
    FreeProgrammeRejected,
    FreeProgrammeScored,
    PointsLost,
    ProgrammeScored,
    ResultTooLow,
    TokenEarned,
    TurnBegan,
)
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase
from tests.core.fuzz import positions
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given


def told(table: Table, action: Action, seat: Seat = 0) -> tuple[Step[LuckyLoopState], list[list[type[Event]]]]:
    """The step of an action, and the kinds of events from stage to stage."""
    step = LUCKY_LOOP.apply(table.state, seat, action)
    cuts = [0, *(stage.events for stage in step.stages), len(step.events)]
    kinds = [type(event) for event in step.events]
    return step, [kinds[start:stop] for start, stop in itertools.pairwise(cuts)]


def before_the_last_card(scores: tuple[int, ...] = (0, 0, 0, 0)) -> tuple[Table, Complete]:
    """A flight of Mighty Eagle that lands for 15 points with the action."""
    table = given(hands=["R7 T4 L12"], scores={0: scores}).present("mighty_eagle", "R7 T4 L12")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6).throw(5, 4)
    assert table.state.flight is not None
    return table, Complete(table.card("T4", table.state.flight.cards), table.dice(4))


def test_the_last_card_is_seen_before_the_landing_and_the_landing_before_the_token() -> None:
    table, last = before_the_last_card()
    step, parts = told(table, last)
    assert parts == [[CardCompleted], [FlightSucceeded, ProgrammeScored], [TokenEarned]]
    completed, landed = (stage.state for stage in step.stages)
    assert completed.flight is not None
    assert all(completed.flight.dice_on)
    assert not any(completed.totals)
    assert landed.flight is None
    assert landed.landed is not None
    assert landed.totals[0] == 15
    assert landed.tokens[0] == 0
    assert step.state.tokens[0] == 1


def test_a_result_that_changes_nothing_is_seen_too() -> None:
    table, last = before_the_last_card((0, 0, 0, 16))
    _, parts = told(table, last)
    assert parts == [[CardCompleted], [FlightSucceeded, ResultTooLow], []]


def test_the_final_phase_comes_after_its_result() -> None:
    table, last = before_the_last_card((8, 9, 10, 0))
    _, parts = told(table, last)
    assert parts[1:] == [[FlightSucceeded, ProgrammeScored], [FinalPhaseReached, TokenEarned]]


def test_dice_that_nothing_can_save_rest_before_the_crash() -> None:
    table = given(hands=["R7 T8 L12"]).present("mighty_eagle", "R7 T8 L12").play(THROW)
    step, parts = told(table, Rolled((1, 1, 2)), NATURE)
    assert parts == [[DiceRolled], [FlightFailed], []]
    thrown = step.stages[0].state
    assert thrown.phase is Phase.COMPLETE
    assert thrown.flight is not None
    assert [thrown.flight.values[die] for die in thrown.flight.throw] == [1, 1, 2]


def test_who_stops_early_is_seen_to_before_the_token() -> None:
    table = given(hands=["R7 T4 L12"]).present("mighty_eagle", "R7 T4 L12")
    table.throw(1, 3, 5).complete("R7", 3, 5).throw(6, 6, 4).complete("L12", 6, 6)
    _, parts = told(table, STOP_EARLY)
    assert parts == [[FlightFailed], [TokenEarned]]


@pytest.mark.parametrize(
    ("values", "landing"),
    [((4, 1, 1), [FlightSucceeded, FreeProgrammeScored]), ((1, 1, 2), [FlightFailed, PointsLost, TokenEarned])],
)
def test_a_free_programme_is_seen_before_the_next_turn(values: tuple[int, ...], landing: list[type[Event]]) -> None:
    table = given(hands=["T8 L8 D5 R4"], scores={0: ALL_FOUR}).present_free("T8 L8 D5 R4", highlight="R4")
    table.throw(6, 2, 1).complete("T8", 6, 2).throw(6, 2, 1).complete("L8", 6, 2).throw(5, 1).complete("D5", 5)
    table.play(THROW)
    # the last card is completed with one die, or nothing can be done with it
    step, parts = told(table, Rolled(values[:1]), NATURE)
    if landing[0] is FlightSucceeded:
        assert table.play(Rolled(values[:1]), NATURE).state.flight is not None
        flight = table.state.flight
        assert flight is not None
        step, parts = told(table, Complete(table.card("R4", flight.cards), table.dice(4)))
    assert parts[1:] == [landing, [TurnBegan]]
    assert step.stages[-1].state.turn == 0
    assert step.stages[-1].state.landed is not None
    assert step.state.turn == 1


def test_a_rejected_set_lies_there_to_be_seen() -> None:
    table = given(hands=["T9 L9 D6"], scores={0: ALL_FOUR}, options=LuckyLoopOptions(strict=True))
    step, parts = told(table, PresentFree(tuple(sorted(table.cards("T9 L9 D6")))))
    assert parts[0] == [FreeProgrammeRejected]
    assert table.faces(step.stages[0].state.free[0]) == "T9 L9 D6"
    assert not step.state.free[0]


@pytest.mark.parametrize("seats", [2, 6])
def test_stages_show_nothing_that_is_not_there_in_the_end(seats: int) -> None:
    """What a seat sees at a stage it sees after the step as well, or saw before it."""
    for state, seat, action in positions(LUCKY_LOOP, seats, LuckyLoopOptions(strict=True), random.Random(seats)):
        step = LUCKY_LOOP.apply(state, seat, action)
        for stage in step.stages:
            assert stage.state.faces == step.state.faces
            for viewer in (None, *range(seats)):
                known = [LUCKY_LOOP.view(other, viewer).faces for other in (state, step.state)]
                shown = LUCKY_LOOP.view(stage.state, viewer).faces
                assert all(face in faces for face, *faces in zip(shown, *known, strict=True))
