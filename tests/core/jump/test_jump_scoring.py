"""J-17 to J-21: the end of a session and of the game."""

from __future__ import annotations

from typing import Any

from core.game import Action, Outcome, Seat
from core.jump.actions import Jump, NextSession, Pick
from core.jump.box import AT_START, EMPTY_PLANES, NO_SPACES, Ground
from core.jump.events import BlackPawnPassed, Dealt, GameEnded, Revealed, SessionBegun, SessionScored
from core.jump.game import JUMP
from core.jump.reasons import Reason
from core.jump.rules.scoring import tally
from core.jump.state import JumpState, Phase, SessionResult
from tests.core.jump.scripted import STRICT, Scene, happened, play, refusal, table, trick, waiting_for

OUTER, INNER, LAKE, ISLAND = Ground.OUTER, Ground.INNER, Ground.LAKE, Ground.ISLAND
DOWN = {
    (2, OUTER): 0,
    (2, INNER): 5,
    (6, LAKE): 1,
    (6, OUTER): 6,
    (9, INNER): 2,
    (10, OUTER): 7,
    (12, ISLAND): 8,
    (12, OUTER): 3,
    (14, INNER): 9,
}
"""Everyone has landed but pawn 4, the last of seat 0."""


def last_jump(session: int = 1, scores: tuple[int, int] = (0, 0), **fields: Any) -> JumpState:
    """Pawn 4 is about to jump as the last of all; seat 1's card has not been revealed."""
    result = tally(table([], []), tuple(range(10)), ()) if session > 1 else None
    state = table(
        ["red+2", "red+3"],
        ["yellow+2", "swap"],
        red=[4],
        landed=DOWN,
        columns=(8, 5),
        session=session,
        scores=scores,
        result=result,
        **fields,
    )
    return trick(state, "jump", "yellow+2")[0]


def ended(**fields: Any) -> Scene:
    """The session after its last jump."""
    state = last_jump(**fields)
    return play(state, *_answers(state), (0, Jump(4)))


def result_of(state: JumpState) -> SessionResult:
    assert state.result is not None
    return state.result


def _answers(state: JumpState) -> list[tuple[Seat, Action]]:
    return [(seat, JUMP.legal(state, seat)[-1]) for seat in sorted(JUMP.to_act(state))]


def test_J_17_the_session_ends_the_moment_both_planes_are_empty() -> None:
    # when the last parachutist lands in the middle of a trick
    state, events = ended()
    # then the card not yet revealed has no effect and is discarded
    assert state.phase is Phase.SCORED
    assert not happened(events, Revealed)
    assert state.columns == (8, 5)
    assert [state.faces[card] for card in state.discards] == ["yellow+2"]
    assert state.hands[0][0] == 0
    # and the black pawn passes as ever
    assert happened(events, BlackPawnPassed) == [BlackPawnPassed(1)]
    assert JUMP.to_act(state) == {1}


def test_J_17_an_evacuation_ends_the_session_too_and_an_unrevealed_jump_card_stays_in_hand() -> None:
    state = table(["red+2"], ["yellow+2"], red=[4], landed=DOWN, columns=(13, 5))
    state, _ = trick(state, "red+2", "jump")
    assert state.phase is Phase.SCORED
    assert 1 in state.hands[1]


def test_J_18_parachutists_are_ranked_on_the_two_tables() -> None:
    state, _ = ended()
    # nearest first, the inner space before the outer one, the island last of the good, the lake last of the bad
    result = result_of(state)
    assert result.positive == (5, 0, 6, 4, 2, 8)
    assert result.negative == (7, 3, 9, 1)
    assert result.points == (2, -4, 5, -2, 4, 1, 3, -1, 6, -3)


def test_J_19_positives_less_negatives_go_on_the_score_track() -> None:
    state, events = ended(session=2, scores=(3, 10))
    assert result_of(state).totals == (2 - 4 + 5 - 2 + 4, 1 + 3 - 1 + 6 - 3)
    assert state.scores == (8, 16)
    assert happened(events, SessionScored) == [SessionScored(2, (5, 6), (8, 16))]


def test_J_19_a_score_never_falls_below_the_start() -> None:
    # given seat 1 in the sea with all five, seat 0 on land
    wet = {(10, OUTER): 5, (10, INNER): 6, (11, OUTER): 7, (11, INNER): 8, (13, OUTER): 9}
    dry = {(1, OUTER): 0, (1, INNER): 1, (2, OUTER): 2, (2, INNER): 3}
    state = table(["red+2"], ["yellow+2", "swap"], red=[4], landed={**wet, **dry}, columns=(8, 5), scores=(0, 7))
    state, _ = trick(state, "jump", "yellow+2")
    state, _ = play(state, *_answers(state), (0, Jump(4)))
    assert result_of(state).totals == (15, -15)
    assert state.scores == (15, 0)


def test_J_20_the_board_stays_until_the_next_session_is_started() -> None:
    # given
    state, _ = ended()
    assert state.aboard == EMPTY_PLANES
    assert state.spaces != NO_SPACES
    assert list(JUMP.legal(state, 1)) == [NextSession()]
    assert refusal(state, 0, NextSession()) == ("J-20", Reason.NOT_YOUR_TURN)
    assert refusal(state, 1, Pick(1)) == ("J-20", Reason.START_NEXT_SESSION)
    kept = state.hands
    # when
    state, events = play(state, (1, NextSession()))
    # then hands are filled to seven with the unplayed cards kept, and the holder of the black pawn sits first
    assert (state.session, state.columns, state.spaces) == (2, AT_START, NO_SPACES)
    assert (state.lake, state.island) == (None, None)
    assert [len(hand) for hand in state.hands] == [7, 7]
    assert all(hand[: len(before)] == before for hand, before in zip(state.hands, kept, strict=True))
    assert happened(events, SessionBegun) == [SessionBegun(2)]
    assert [event.seat for event in happened(events, Dealt)] == [1, 0]
    assert waiting_for(state) == (Phase.SEATING, {1})


def test_J_20_planes_that_flew_back_face_the_sea_again() -> None:
    state, _ = ended(turned=(False, True))
    assert state.turned == (False, True)
    assert play(state, (1, NextSession()))[0].turned == (False, False)


def test_J_20_hands_are_filled_between_sessions_in_the_strict_game_too() -> None:
    state, _ = ended(options=STRICT)
    state, _ = play(state, (1, NextSession()))
    assert [len(hand) for hand in state.hands] == [7, 7]


def test_J_20_the_deck_may_have_to_be_rebuilt_to_fill_the_hands() -> None:
    state, _ = ended(discards=46)
    state, _ = play(state, (1, NextSession()))
    assert state.phase is Phase.SHUFFLING
    assert sum(state.owed) > 0


def test_J_21_after_three_sessions_the_leader_wins() -> None:
    # given
    assert JUMP.outcome(last_jump(session=3)) is None
    # when
    state, events = ended(session=3, scores=(3, 10))
    # then the last board stays to be seen, and nobody acts any more
    assert state.phase is Phase.OVER
    assert JUMP.outcome(state) == Outcome((8, 16), (1,))
    assert happened(events, GameEnded) == [GameEnded((1,))]
    assert JUMP.to_act(state) == frozenset()
    assert JUMP.legal(state, 1) == ()
    assert state.spaces != NO_SPACES
    assert refusal(state, 1, NextSession()) == ("J-21", Reason.GAME_OVER)


def test_J_21_a_tie_is_shared() -> None:
    state, _ = ended(session=3, scores=(11, 10))
    assert JUMP.outcome(state) == Outcome((16, 16), (0, 1))


def test_J_21_the_first_two_sessions_do_not_end_the_game() -> None:
    for session in (1, 2):
        state, events = ended(session=session)
        assert state.phase is Phase.SCORED
        assert not happened(events, GameEnded)
        assert JUMP.outcome(state) is None
