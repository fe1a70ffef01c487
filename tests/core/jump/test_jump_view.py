"""What a seat may know (J-7), and what an audit must not let pass."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from core.cards import FACE_DOWN, UNSEEN
from core.game import Corrupt
from core.jump.actions import Hold, Jump, Pick
from core.jump.box import EMPTY_PLANES, Ground
from core.jump.game import JUMP
from core.jump.state import Falling, JumpState, Phase
from tests.core.jump.scripted import card, play, table, trick


def picked(state: JumpState, seat: int) -> int:
    """The card that a seat has laid."""
    card = state.picks[seat]
    assert card is not None
    return card


def test_J_7_a_view_hides_the_deck_and_other_hands() -> None:
    # given
    state = table(["red+2"], ["yellow+2"], discards=3)
    # when
    view = JUMP.view(state, 0)
    # then one's own cards, the discards and the jump cards are all there is to see
    seen = {number for number, face in enumerate(view.faces) if face != UNSEEN}
    assert seen == {0, 1, *state.hands[0], *state.discards}
    assert {number for number, face in enumerate(JUMP.view(state, None).faces) if face != UNSEEN} == {
        0,
        1,
        *state.discards,
    }


def test_J_7_a_revealed_card_is_public() -> None:
    state = table(["white+2"], ["yellow+2"])
    shown = card(state, 0, "white+2")
    state, _ = trick(state, "white+2", "yellow+2")
    assert JUMP.view(state, 1).picks[0] == shown
    assert JUMP.view(state, 1).faces[shown] == "white+2"
    assert JUMP.view(state, None).picks[1] == FACE_DOWN


def test_J_13_a_wind_held_back_looks_like_any_other_card() -> None:
    # given the same scene with a wind and without
    def scene(face: str) -> JumpState:
        state = table([], [], [face], red=[0, 4])
        state, _ = trick(state, "jump", "jump", face)
        return play(state, (1, Hold()), (2, Hold()))[0]

    # then another seat can't tell them apart
    assert JUMP.view(scene("wind"), 1) == JUMP.view(scene("swap"), 1)


def test_J_13_who_is_asked_for_wind_does_not_tell_who_has_one() -> None:
    # given an open wind, a jump, and a card face down that is a wind or not
    def scene(face: str) -> JumpState:
        state, _ = trick(table(["wind"], [], [face], red=[4]), "wind", "jump", face)
        return state

    windy, calm = scene("wind"), scene("swap")
    # then the same players are asked, and another seat can't tell the scenes apart
    assert JUMP.to_act(windy) == JUMP.to_act(calm) == {0, 2}
    assert JUMP.view(windy, 1) == JUMP.view(calm, 1)
    # and everybody sees the open wind
    assert JUMP.view(windy, None).faces[picked(windy, 0)] == "wind"


def test_a_guess_lays_any_card_face_down_but_never_a_forbidden_that_a_jump_would_have_turned_over() -> None:
    # given a jump that was not forbidden, and a card face down
    state = table(["red+2"], ["swap", "forbidden"], red=[0], spare=3)
    state, _ = trick(state, "jump", "swap")
    view = JUMP.view(state, 0)
    # when
    guesses = [JUMP.determinize(view, 0, random.Random(seed)) for seed in range(300)]
    # then
    faces = Counter(guess.faces[picked(guess, 1)] for guess in guesses)
    assert faces["forbidden"] == 0
    assert faces["jump"] > 0
    assert len(faces) > 10
    assert all(guess.picks[1] in guess.hands[1] for guess in guesses)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"seats": 6}, "2 to 5"),
        ({"scores": (0,)}, "every seat"),
        ({"session": 4}, "sessions"),
        ({"session": 2}, "has a result"),
        ({"black_pawn": 2}, "black pawn"),
        ({"columns": (15, 0)}, "off its track"),
        ({"columns": (14, 0)}, "at its end is empty"),
        ({"columns": (14, 0), "turned": (True, False), "aboard": EMPTY_PLANES}, "flying back"),
        ({"deck": ()}, "not conserved"),
        ({"discards": (0,)}, "not conserved"),
        ({"hands": ((1, 2, 3), (0, 4, 5))}, "with its owner"),
        ({"faces": ("jump",) * 52}, "those of the box"),
        ({"lake": 0}, "not conserved"),
        ({"scores": (-1, 0)}, "below the start"),
        ({"owed": (1, 0)}, "drawn at once"),
        ({"picks": (0, 1)}, "in their time"),
        ({"picks": (FACE_DOWN, None)}, "its owner's"),
        ({"turn": 1}, "between tricks"),
        ({"waiting": (1,)}, "between tricks"),
        ({"open_winds": (1,)}, "between tricks"),
        ({"phase": Phase.REVEALING}, "rests"),
        ({"phase": Phase.SCORED}, "both planes are empty"),
        ({"phase": Phase.SEATING}, "still to sit down"),
        ({"phase": Phase.STEERING}, "everyone picks"),
        ({"phase": Phase.SHUFFLING}, "to be drawn"),
    ],
)
def test_an_audit_says_what_is_wrong(damage: dict[str, Any], sentence: str) -> None:
    state = table(["red+2"], ["yellow+2"], red=[0])
    JUMP.audit(state)
    with pytest.raises(Corrupt, match=sentence):
        JUMP.audit(replace(state, **damage))


def test_an_audit_knows_what_a_jump_needs() -> None:
    state = table([], ["wind"], ["red+2"], red=[0])
    state, _ = trick(state, "jump", "wind", "red+2")
    for damage in (
        {"waiting": ()},
        {"waiting": (1, 1)},
        {"waiting": (0,)},
        {"winds": (1,)},
        {"phase": Phase.JUMPING},
        {"phase": Phase.CHANGING},
        {"falling": Falling(0, 3)},
    ):
        with pytest.raises(Corrupt):
            JUMP.audit(replace(state, **damage))


def test_an_audit_knows_how_open_winds_wait() -> None:
    state, _ = trick(table(["wind"], [], ["wind"], red=[4]), "wind", "jump", "wind")
    for damage in (
        {"open_winds": (0, 0)},
        {"open_winds": (1,)},
        {"open_winds": (2,)},
        {"open_winds": (9,)},
        {"open_winds": ()},
        {"winds": (0,)},
    ):
        with pytest.raises(Corrupt):
            JUMP.audit(replace(state, **damage))


def test_an_audit_knows_that_a_forbidden_shows_itself() -> None:
    state = table([], ["wind", "forbidden"], red=[0])
    state, _ = trick(state, "jump", "wind")
    hidden = replace(state, picks=(0, card(state, 1, "forbidden")))
    with pytest.raises(Corrupt, match="hides from a jump"):
        JUMP.audit(hidden)


def test_an_audit_checks_the_result_against_the_board() -> None:
    down = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5, 7, 8, 9, 10))}
    state = table(["red+2"], [], red=[9], landed=down, columns=(3, 0))
    state, _ = play(state, (0, Pick(card(state, 0, "red+2"))), (1, Pick(1)), (1, Jump(9)))
    assert state.phase is Phase.SCORED
    assert state.result is not None
    forged = replace(state.result, totals=(99, 0))
    with pytest.raises(Corrupt, match="what the board shows"):
        JUMP.audit(replace(state, result=forged))
    with pytest.raises(Corrupt, match="the last session ends the game"):
        JUMP.audit(replace(state, session=3))
