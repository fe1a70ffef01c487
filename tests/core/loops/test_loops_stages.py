"""The positions that people see on the way of one action, and that seeing them changes nothing."""

from __future__ import annotations

import random

import pytest

from core.cards import UNSEEN
from core.game import Step
from core.loops.actions import Play
from core.loops.events import Drew, Faulted, PileTaken, Played, RoundScored
from core.loops.game import LOOPS
from core.loops.hand import EMPTY, cards_in
from core.loops.state import LoopsState, Phase
from tests.core.loops.scripted import AS_PRINTED, Table, game, given


def step(table: Table, seat: int, faces: str, target: int | None = None) -> Step[LoopsState]:
    return LOOPS.apply(table.state, seat, table.card(seat, faces, target))


def test_an_ordinary_card_is_seen_at_once() -> None:
    table = given("5000 6000 attitude looping", "1000", "1000", pile="4000")
    for faces in ("5000", "attitude", "looping"):
        assert step(table, 0, faces).stages == ()


def test_a_draw_card_lies_there_before_anybody_draws() -> None:
    table = given("draw2 6000", "1000", "1000", pile="4000")
    taken = step(table, 0, "draw2", 2)
    (stage,) = taken.stages
    assert [type(event) for event in taken.events[: stage.events]] == [Played]
    assert [type(event) for event in taken.events[stage.events :]] == [Drew]
    assert stage.state.pile == taken.state.pile
    assert stage.state.hands[2] == table.state.hands[2]
    assert stage.state.draw == table.state.draw


def test_the_last_card_lies_there_before_the_round_is_scored() -> None:
    table = given("6000", "1000", "1000", pile="4000")
    taken = step(table, 0, "6000")
    (stage,) = taken.stages
    assert [type(event) for event in taken.events] == [Played, RoundScored]
    assert stage.events == 1
    assert stage.state.hands[0] == EMPTY
    assert stage.state.phase is Phase.TURN
    # The others keep their cards to themselves until then.
    faces = LOOPS.view(stage.state, 0).faces
    assert {faces[card] for card in cards_in(table.state.hands[1])} == {UNSEEN}


def test_a_draw_card_as_the_last_one_is_laid_drawn_for_and_scored_in_turn() -> None:
    taken = step(given("draw3", "1000", "1000", pile="4000"), 0, "draw3", 1)
    assert [stage.events for stage in taken.stages] == [1, 2]
    sizes = [len(cards_in(stage.state.hands[1])) for stage in taken.stages]
    assert sizes == [1, 4]


@pytest.mark.parametrize(("seat", "faces"), [(0, "1000"), (2, "6000"), (0, "5000 6000")])
def test_a_fault_is_shown_before_its_pile_is_taken(seat: int, faces: str) -> None:
    table = given("1000 5000 6000", "1000", "6000 7000", pile="4000", options=AS_PRINTED)
    taken = step(table, seat, faces)
    (stage,) = taken.stages
    assert [type(event) for event in taken.events] == [Faulted, PileTaken]
    assert (stage.events, stage.state.phase, stage.state.turn) == (1, Phase.FAULT, seat)
    laid = stage.state.pile[1:]
    # Everybody sees the cards that were shown, and nothing else of that hand.
    for viewer in (None, 0, 1, 2):
        view = LOOPS.view(stage.state, viewer)
        assert " ".join(view.faces[card] for card in laid) == faces
        assert LOOPS.to_act(view) == frozenset()
    assert taken.state.pile == ()


@pytest.mark.parametrize("seats", LOOPS.seats)
def test_stages_hold_the_cards_together_and_lead_to_the_same_position(seats: int) -> None:
    rng = random.Random(seats)
    for state in game(LOOPS.setup(seats, AS_PRINTED), rng):
        actors = [seat for seat in LOOPS.to_act(state) if seat >= 0]
        for seat in actors[:1]:
            for action in LOOPS.legal(state, seat):
                if isinstance(action, Play):
                    taken = LOOPS.apply(state, seat, action)
                    for stage in taken.stages:
                        cards = sum(map(cards_in, stage.state.hands), stage.state.draw + stage.state.pile)
                        assert sorted(cards) == list(range(len(state.faces)))
                        assert 0 < stage.events < len(taken.events)
