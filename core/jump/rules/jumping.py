"""A jump from its card to the ground: forbidden, blown about, or free."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Seat, replaced
from core.jump.actions import Blow, Hold, Jump, Shift
from core.jump.box import LAST, PLANES, Card
from core.jump.events import Blown, Held, Jumped, Shifted, Void
from core.jump.reasons import Reason
from core.jump.rules.landing import land
from core.jump.rules.revealing import done, reveal, turn_over, voided
from core.jump.state import (
    Falling,
    JumpLog,
    JumpState,
    Phase,
    clockwise,
    face_down,
    forbidden,
    pick_face,
    seat_of,
    team,
    team_aboard,
)


def begin_jump(state: JumpState, seat: Seat, log: JumpLog) -> JumpState:
    """A jump card lies open: forbid it, or ask for wind before the jumper chooses (J-9, J-12, J-13)."""
    for other in clockwise(state):
        if other not in state.revealed and pick_face(state, other) == Card.FORBIDDEN:
            state = turn_over(state, other, log)
    if forbidden(state):
        return voided(state, seat, Void.JUMP_FORBIDDEN, log)
    if not team_aboard(state, seat):
        return voided(state, seat, Void.NOBODY_ABOARD, log)
    # Everyone with a card face down is asked, not only the owners of winds: a question would tell who they are.
    waiting = tuple([other for other in clockwise(state) if may_be_asked(state, other)])
    return replace(state, phase=Phase.ANSWERING if waiting else Phase.JUMPING, waiting=waiting)


def may_be_asked(state: JumpState, seat: Seat) -> bool:
    """Whether others can't rule out that the seat has a wind which can blow on a jump (J-13)."""
    return face_down(state, seat) or seat in state.open_winds


def answer(state: JumpState, seat: Seat, action: Blow | Hold, log: JumpLog) -> JumpState:
    """A player lets a wind blow on this jump, or not (J-13)."""
    winds = state.winds
    if isinstance(action, Blow):
        if pick_face(state, seat) != Card.WIND:
            raise Illegal("J-13", Reason.NO_WIND)
        log.append(Blown(seat))
        if seat in state.open_winds:
            state = replace(state, open_winds=tuple([other for other in state.open_winds if other != seat]))
        else:
            state = reveal(state, seat, log)
        winds = tuple([other for other in clockwise(state) if other == seat or other in winds])
    else:
        log.append(Held(seat))
    waiting = tuple([other for other in state.waiting if other != seat])
    phase = Phase.ANSWERING if waiting else Phase.JUMPING
    return replace(state, phase=phase, waiting=waiting, winds=winds)


def jump(state: JumpState, seat: Seat, action: Jump, log: JumpLog) -> JumpState:
    """The chosen parachutist leaves its plane (J-9)."""
    require_own_aboard(state, seat, action.pawn, "J-9")
    plane, place = seat_of(state, action.pawn)
    column = max(state.columns[plane], 1)
    log.append(Jumped(action.pawn, PLANES[plane], place, column))
    aboard = replaced(state.aboard, plane, replaced(state.aboard[plane], place, None))
    state = replace(state, aboard=aboard, phase=Phase.SHIFTING, falling=Falling(action.pawn, column))
    return state if state.winds else _touch_down(state, log)


def require_own_aboard(state: JumpState, seat: Seat, pawn: int, rule: str) -> None:
    """Refuse a parachutist that is another's or no longer in a plane."""
    if pawn not in team(state, seat):
        raise Illegal(rule, Reason.NOT_YOUR_PARACHUTIST)
    if pawn not in team_aboard(state, seat):
        raise Illegal(rule, Reason.NOT_ABOARD)


def shift(state: JumpState, seat: Seat, action: Shift, log: JumpLog) -> JumpState:
    """A wind moves the falling parachutist by one column (J-13)."""
    if action.columns not in (-1, +1):
        raise Illegal("J-13", Reason.ONE_COLUMN_ONLY)
    assert state.falling is not None
    pawn, start = state.falling.pawn, state.falling.column
    stop = min(max(start + action.columns, 1), LAST)
    log.append(Shifted(seat, pawn, start, stop))
    state = replace(state, winds=state.winds[1:], falling=Falling(pawn, stop))
    if state.winds:
        return state
    log.pause(replace(state, phase=Phase.REVEALING))
    return _touch_down(state, log)


def _touch_down(state: JumpState, log: JumpLog) -> JumpState:
    assert state.falling is not None
    landed = land(state, state.falling.pawn, state.falling.column, log)
    return done(replace(landed, phase=Phase.REVEALING, falling=None), log)
