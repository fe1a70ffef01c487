"""J-9, J-12 and J-13: jumps, jump forbidden and wind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.game import Event
from core.jump.actions import Blow, Hold, Jump, Shift, Steer
from core.jump.box import Ground, Plane
from core.jump.events import Blown, Discarded, Held, Jumped, Landed, Revealed, Shifted, Void, Voided, WindOpened
from core.jump.game import JUMP
from core.jump.reasons import Reason
from core.jump.state import JumpState, Phase
from tests.core.jump.scripted import Scene, happened, play, refusal, table, trick, waiting_for


def landing(events: Iterable[Event]) -> tuple[int, int, Ground]:
    """Where the only pawn that landed came down."""
    (landed,) = happened(events, Landed)
    return landed.pawn, landed.column, landed.ground


def test_J_9_the_player_chooses_who_jumps_under_the_planes_column() -> None:
    # given seat 1 jumps last, so that nobody can answer with a wind
    state = table(["red+2"], [], red=[5, 0], columns=(2, 0))
    state, _ = trick(state, "red+2", "jump")
    assert waiting_for(state) == (Phase.JUMPING, {1})
    assert list(JUMP.legal(state, 1)) == [Jump(pawn) for pawn in (5, 6, 7, 8, 9)]
    # when, then
    state, events = play(state, (1, Jump(5)))
    assert happened(events, Jumped) == [Jumped(5, Plane.RED, 0, 4)]
    assert landing(events) == (5, 4, Ground.OUTER)
    assert state.aboard[0][:2] == (None, 0)


def test_J_9_a_jump_from_the_start_space_ends_in_column_1() -> None:
    state, _ = trick(table(["red+2"], []), "red+2", "jump")
    assert state.columns == (2, 0)
    _, events = play(state, (1, Jump(5)))
    assert landing(events) == (5, 1, Ground.OUTER)


def test_J_9_a_jump_card_is_void_for_a_player_with_nobody_aboard() -> None:
    landed = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5))}
    _, events = trick(table([], ["yellow+2"], landed=landed), "jump", "yellow+2")
    assert happened(events, Voided)[0].why is Void.NOBODY_ABOARD


def test_J_9_the_last_parachutist_has_to_jump_too() -> None:
    landed = {(column, Ground.OUTER): pawn for pawn, column in zip((6, 7, 8, 9), (1, 2, 3, 4), strict=True)}
    state, _ = trick(table(["red+2"], [], landed=landed), "red+2", "jump")
    assert list(JUMP.legal(state, 1)) == [Jump(5)]


def test_J_9_only_ones_own_parachutists_that_are_aboard_can_jump() -> None:
    state = table(["red+2"], [], landed={(3, Ground.OUTER): 5})
    state, _ = trick(state, "red+2", "jump")
    assert refusal(state, 1, Jump(0)) == ("J-9", Reason.NOT_YOUR_PARACHUTIST)
    assert refusal(state, 1, Jump(10**9)) == ("J-9", Reason.NOT_YOUR_PARACHUTIST)
    assert refusal(state, 1, Jump(5)) == ("J-9", Reason.NOT_ABOARD)
    assert refusal(state, 1, Steer(Plane.RED)) == ("J-9", Reason.CHOOSE_A_JUMPER)
    assert refusal(state, 0, Jump(0)) == ("J-9", Reason.NOT_YOUR_TURN)


def test_J_12_a_forbidden_after_the_jumper_shows_itself_at_once() -> None:
    # given
    state = table([], ["yellow+2"], ["forbidden"])
    # when
    state, events = trick(state, "jump", "yellow+2", "forbidden")
    # then it was revealed right after the jump, before seat 1's card
    assert [event.seat for event in happened(events, Revealed)] == [0, 2, 1]
    assert happened(events, Voided) == [Voided(0, 0, Void.JUMP_FORBIDDEN)]
    assert not happened(events, Landed)
    assert state.phase is Phase.PICKING


def test_J_12_a_forbidden_before_the_jumper_voids_all_jumps_too() -> None:
    state = table(["forbidden"], [], [])
    _, events = trick(state, "forbidden", "jump", "jump")
    assert [event.seat for event in happened(events, Revealed)] == [0, 1, 2]
    assert [event.why for event in happened(events, Voided)] == [Void.JUMP_FORBIDDEN] * 2


def test_J_12_a_jump_card_that_is_void_reveals_a_forbidden_too() -> None:
    landed = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5))}
    state = table([], ["yellow+2", "forbidden"], landed=landed)
    _, events = trick(state, "jump", "forbidden")
    assert [event.seat for event in happened(events, Revealed)] == [0, 1]
    assert happened(events, Voided) == [Voided(0, 0, Void.JUMP_FORBIDDEN)]


def test_J_12_a_forbidden_without_a_jump_has_no_effect() -> None:
    state = table(["red+2"], ["forbidden"])
    state, events = trick(state, "red+2", "forbidden")
    assert [event.seat for event in happened(events, Revealed)] == [0, 1]
    assert not happened(events, Voided)


def test_J_12_nobody_is_asked_for_wind_where_jumps_are_forbidden() -> None:
    state = table([], ["wind"], ["forbidden"])
    _, events = trick(state, "jump", "wind", "forbidden")
    assert [event.why for event in happened(events, Voided)] == [Void.JUMP_FORBIDDEN, Void.WIND_UNUSED]


def windy() -> JumpState:
    """Seat 0 jumps from column 3 of the red plane; seats 1 and 3 have laid winds, seat 2 has not."""
    state = table([], ["wind"], ["yellow+2"], ["wind", "yellow+3"], red=[0], columns=(3, 0))
    return trick(state, "jump", "wind", "yellow+2", "wind")[0]


def test_J_13_everyone_with_a_card_face_down_is_asked() -> None:
    state = windy()
    assert waiting_for(state) == (Phase.ANSWERING, {1, 2, 3})
    assert [list(JUMP.legal(state, seat)) for seat in range(4)] == [[], [Blow(), Hold()], [Hold()], [Blow(), Hold()]]


def test_J_13_two_winds_can_blow_on_one_jump() -> None:
    # given both winds blow, the later one said so first
    state, events = play(windy(), (3, Blow()), (2, Hold()), (1, Blow()))
    assert [type(event) for event in events] == [Blown, Revealed, Held, Blown, Revealed]
    # when the jumper, knowing that, has chosen
    assert JUMP.to_act(state) == {0}
    state, _ = play(state, (0, Jump(0)))
    # then the winds blow in the order of the trick
    assert waiting_for(state) == (Phase.SHIFTING, {1})
    state, _ = play(state, (1, Shift(+1)))
    assert JUMP.to_act(state) == {3}
    state, events = play(state, (3, Shift(+1)))
    assert landing(events) == (0, 5, Ground.OUTER)
    # and their own turns are skipped
    assert [event.seat for event in happened(events, Revealed)] == [2]
    assert not happened(events, Voided)


def test_J_13_a_wind_that_was_kept_is_turned_over_on_its_turn_and_void_when_the_trick_ends() -> None:
    state, _ = play(windy(), (1, Hold()), (2, Hold()), (3, Blow()), (0, Jump(0)))
    _, events = play(state, (3, Shift(-1)))
    assert landing(events) == (0, 2, Ground.OUTER)
    # the wind of seat 1 waits for the card of seat 2, which is no jump
    told = [event for event in events if isinstance(event, WindOpened | Revealed | Voided)]
    card = state.picks[1]
    assert card is not None
    assert told[:2] == [Revealed(1, card), WindOpened(1)]
    assert told[-1] == Voided(1, card, Void.WIND_UNUSED)


def test_J_13_a_wind_may_be_kept_for_a_second_jump() -> None:
    # given two jumpers before the owner of a wind, which is held at the first jump
    state = table([], [], ["wind"], red=[0, 4], columns=(3, 0))
    state, _ = trick(state, "jump", "jump", "wind")
    state, events = play(state, (1, Hold()), (2, Hold()), (0, Jump(0)))
    assert landing(events) == (0, 3, Ground.OUTER)
    # when the second jump comes, then only the wind's owner still has a card face down
    assert JUMP.to_act(state) == {2}
    state, events = play(state, (2, Blow()), (1, Jump(4)), (2, Shift(-1)))
    assert landing(events) == (4, 2, Ground.OUTER)
    assert state.phase is Phase.PICKING


def test_J_13_a_wind_that_blew_does_not_blow_again() -> None:
    state = table([], [], ["wind"], red=[0, 4], columns=(3, 0))
    state, _ = trick(state, "jump", "jump", "wind")
    state, _ = play(state, (2, Blow()), (1, Hold()), (0, Jump(0)), (2, Shift(+1)))
    assert waiting_for(state) == (Phase.JUMPING, {1})


def opened(*later: str, red: Sequence[int] = (3, 4)) -> Scene:
    """The wind of seat 0 is turned over first and lies open; the others show these cards after it."""
    hands: list[list[str]] = [[] if face == "jump" else [face] for face in later]
    state = table(["wind"], *hands, red=red, columns=(9, 3))
    return trick(state, "wind", *later)


def test_J_13_a_wind_before_the_jumper_lies_open_and_blows_on_it() -> None:
    # given the wind of the black pawn's holder, turned over before the jump
    state, events = opened("jump", red=[5])
    assert happened(events, WindOpened) == [WindOpened(0)]
    assert not happened(events, Voided)
    # then its owner is asked, and knows that it is a wind
    assert waiting_for(state) == (Phase.ANSWERING, {0})
    assert list(JUMP.legal(state, 0)) == [Blow(), Hold()]
    # when it blows, then it is not turned over again, and moves the jumper
    state, events = play(state, (0, Blow()))
    assert events == [Blown(0)]
    assert (state.open_winds, state.winds) == ((), (0,))
    _, events = play(state, (1, Jump(5)), (0, Shift(+1)))
    assert landing(events) == (5, 10, Ground.OUTER)
    assert not happened(events, Voided)


def test_J_13_an_open_wind_may_be_kept_for_a_still_later_jump() -> None:
    state, _ = opened("jump", "jump", red=[4, 8])
    assert JUMP.to_act(state) == {0, 2}
    state, events = play(state, (0, Hold()), (2, Hold()), (1, Jump(4)))
    assert landing(events) == (4, 9, Ground.OUTER)
    assert waiting_for(state) == (Phase.ANSWERING, {0})
    assert state.open_winds == (0,)
    state, _ = play(state, (0, Blow()), (2, Jump(8)))
    _, events = play(state, (0, Shift(-1)))
    assert landing(events) == (8, 8, Ground.OUTER)
    assert not happened(events, Voided)


def test_J_13_one_wind_moves_one_jumper_only() -> None:
    state, _ = opened("jump", "jump", red=[4, 8])
    state, _ = play(state, (0, Blow()), (2, Hold()), (1, Jump(4)), (0, Shift(-1)))
    assert waiting_for(state) == (Phase.JUMPING, {2})


def test_J_13_an_open_wind_and_one_face_down_blow_in_the_order_of_the_trick() -> None:
    state, _ = opened("jump", "wind", red=[4])
    state, events = play(state, (2, Blow()), (0, Blow()))
    assert [type(event) for event in events] == [Blown, Revealed, Blown]
    assert state.winds == (0, 2)
    state, _ = play(state, (1, Jump(4)), (0, Shift(+1)))
    _, events = play(state, (2, Shift(+1)))
    assert landing(events) == (4, 11, Ground.OUTER)


def test_J_13_an_open_wind_that_never_blows_is_void_when_the_trick_ends() -> None:
    # given a jump on which it was kept, and no other after it
    state, _ = opened("jump", "yellow+1", red=[4])
    state, events = play(state, (0, Hold()), (2, Hold()), (1, Jump(4)))
    # then it is void only after the trick's last card
    kinds = [type(event) for event in events if isinstance(event, Revealed | Voided | Discarded)]
    assert kinds == [Revealed, Voided, Discarded]
    assert happened(events, Voided) == [Voided(0, happened(events, Discarded)[0].cards[0], Void.WIND_UNUSED)]
    assert state.open_winds == ()


def test_J_13_an_open_wind_is_void_when_the_trick_has_no_jump_or_a_forbidden() -> None:
    for later in (("yellow+1", "red+1"), ("jump", "forbidden"), ("forbidden", "jump")):
        state, events = opened(*later)
        assert (0, Void.WIND_UNUSED) in [(event.seat, event.why) for event in happened(events, Voided)]
        assert not happened(events, Blown)
        assert state.phase is Phase.PICKING


def test_J_13_a_wind_that_no_jump_can_follow_does_not_wait() -> None:
    # given the last card of the trick, or a forbidden that lies already
    _, events = trick(table(["red+1"], ["wind"]), "red+1", "wind")
    assert not happened(events, WindOpened)
    assert happened(events, Voided)[0].why is Void.WIND_UNUSED
    _, events = trick(table(["forbidden"], ["wind"], []), "forbidden", "wind", "jump")
    assert not happened(events, WindOpened)


def test_J_13_an_open_wind_is_void_when_the_session_ends_before_a_jump() -> None:
    down = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5, 7, 8, 9, 10))}
    state = table(["wind"], ["red+4"], red=[9], landed=down, columns=(12, 0))
    state, events = trick(state, "wind", "red+4")
    assert state.phase is Phase.SCORED
    assert happened(events, Voided)[0].why is Void.WIND_UNUSED
    assert state.open_winds == ()


def test_J_13_nobody_is_asked_for_wind_where_nobody_can_jump() -> None:
    landed = {(column, Ground.OUTER): pawn for pawn, column in enumerate((1, 2, 3, 4, 5))}
    state = table([], ["wind"], landed=landed)
    state, events = trick(state, "jump", "wind")
    assert [event.why for event in happened(events, Voided)] == [Void.NOBODY_ABOARD, Void.WIND_UNUSED]


def test_J_13_a_wind_never_blows_off_the_board() -> None:
    state = table([], ["wind"], columns=(0, 0))
    state, _ = trick(state, "jump", "wind")
    _, events = play(state, (1, Blow()), (0, Jump(0)), (1, Shift(-1)))
    assert happened(events, Shifted) == [Shifted(1, 0, 1, 1)]
    assert landing(events) == (0, 1, Ground.OUTER)


def test_J_13_a_wind_can_blow_into_the_lake() -> None:
    state = table([], ["wind"], red=[0], columns=(5, 0))
    state, _ = trick(state, "jump", "wind")
    _, events = play(state, (1, Blow()), (0, Jump(0)), (1, Shift(+1)))
    assert landing(events) == (0, 6, Ground.LAKE)


def test_J_13_answers_and_shifts_that_are_not_asked_for_are_refused() -> None:
    state = windy()
    assert refusal(state, 2, Blow()) == ("J-13", Reason.NO_WIND)
    assert refusal(state, 0, Hold()) == ("J-13", Reason.NOT_YOUR_TURN)
    assert refusal(state, 1, Jump(3)) == ("J-13", Reason.SAY_IF_IT_BLOWS)
    state, _ = play(state, (2, Hold()))
    assert refusal(state, 2, Hold()) == ("J-13", Reason.ALREADY_ANSWERED)
    late, _ = play(state, (1, Blow()))
    assert refusal(late, 1, Hold()) == ("J-13", Reason.ALREADY_ANSWERED)
    waiting, _ = play(opened("jump", "yellow+1", red=[4])[0], (0, Hold()))
    assert refusal(waiting, 0, Blow()) == ("J-13", Reason.ALREADY_ANSWERED)
    state, _ = play(state, (1, Blow()), (3, Hold()), (0, Jump(0)))
    assert refusal(state, 1, Shift(0)) == ("J-13", Reason.ONE_COLUMN_ONLY)
    assert refusal(state, 1, Shift(10**12)) == ("J-13", Reason.ONE_COLUMN_ONLY)
    assert refusal(state, 3, Shift(1)) == ("J-13", Reason.NOT_YOUR_TURN)
    assert refusal(state, 1, Hold()) == ("J-13", Reason.SHIFT_THE_JUMPER)
