"""How Jump! speaks: a sentence for every refusal, and no secret in any line."""

from __future__ import annotations

import random

import pytest

from core.game import ONLY_NATURE, Illegal
from core.jump.actions import Sit
from core.jump.box import Plane
from core.jump.events import Discarded, Evacuated, Picked
from core.jump.game import JUMP
from core.jump.reasons import Reason
from core.jump.state import JumpOptions
from tests.core.jump.scripted import table, trick
from ui.jump.refusals import SENTENCES
from ui.jump.text import TEXT

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
SILENT = (Picked, Discarded)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    said = SENTENCES[reason]()
    assert said.endswith(".")
    assert said[0].isupper()


def test_a_refusal_fills_in_its_parameters() -> None:
    said = TEXT.reason(Illegal("J-2", Reason.NO_SUCH_PLACE, places=8))
    assert "8" in said
    assert [reason for reason in Reason if "{" in SENTENCES[reason]()] == [Reason.NO_SUCH_PLACE]


def test_moves_events_and_positions_are_told_for_every_step_of_a_game() -> None:
    rng = random.Random(8)
    for seats in JUMP.seats:
        state = JUMP.setup(seats, JumpOptions())
        while actors := JUMP.to_act(state):
            seat = rng.choice(sorted(actors))
            if actors == ONLY_NATURE:
                action = JUMP.nature(state, rng)
            else:
                view = JUMP.view(state, seat)
                moves = JUMP.legal(view, seat)
                invitations = [TEXT.action(view, seat, move, NAMES) for move in moves]
                assert all(invitations)
                action = rng.choice(moves)
            step = JUMP.apply(state, seat, action)
            before, after = JUMP.view(state, None), JUMP.view(step.state, None)
            for event in step.events:
                line = TEXT.event(before, after, event, NAMES)
                quiet = isinstance(event, SILENT) or (isinstance(event, Evacuated) and not event.pawns)
                assert bool(line) != quiet
                assert "{" not in line
                assert "hidden" not in line
            state = step.state
            lines = TEXT.position(after, None, NAMES)
            assert all(lines)
            assert "{" not in "".join(lines)


def test_a_position_tells_the_hand_only_to_its_owner() -> None:
    state = table(["red+2", "wind"], ["yellow-3"])
    mine = "\n".join(TEXT.position(JUMP.view(state, 0), 0, NAMES))
    assert "Your hand: Jump, Red +2, Wind" in mine
    assert "Yellow" not in mine.split("Your hand")[1]
    assert "Your hand" not in "\n".join(TEXT.position(JUMP.view(state, None), None, NAMES))


def test_a_position_tells_which_wind_waits() -> None:
    state, _ = trick(table(["wind"], ["white+2"]), "wind", "white+2")
    assert "On the table: Ann: Wind, waiting for a jump, Bob: White +2." in TEXT.position(state, None, NAMES)


def test_places_are_told_by_row_and_seat() -> None:
    state = table([], [])
    assert TEXT.action(state, 0, Sit(Plane.RED, 5), NAMES) == "Sit in the red plane, row 3, seat 6"
