"""A trick: picks, the cards one by one, and its end, which may be the session's end too."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Seat, replaced
from core.jump.actions import ChangePlace, Pick, Steer
from core.jump.box import INDEX, LAST, MOVES, PLANES, START, Card
from core.jump.events import (
    BlackPawnPassed,
    Discarded,
    Picked,
    PlaceChanged,
    PlaneMoved,
    Void,
    Voided,
    WindOpened,
)
from core.jump.reasons import Reason
from core.jump.rules.jumping import begin_jump, require_own_aboard
from core.jump.rules.landing import evacuate
from core.jump.rules.revealing import done, passed, turn_over, voided
from core.jump.rules.scoring import score_session
from core.jump.rules.seating import require_place
from core.jump.rules.supply import refill_dry
from core.jump.state import (
    JumpLog,
    JumpState,
    Phase,
    clockwise,
    flying,
    forbidden,
    last_chance,
    nobody_aboard,
    on_turn,
    pick_face,
    seat_of,
    team_aboard,
)


def pick(state: JumpState, seat: Seat, action: Pick, log: JumpLog) -> JumpState:
    """Lay a card face down; the last one to do so starts the revealing (J-7)."""
    if action.card not in state.hands[seat]:
        raise Illegal("J-7", Reason.NOT_IN_HAND)
    log.append(Picked(seat))
    picks = replaced(state.picks, seat, action.card)
    if None in picks:
        return replace(state, picks=picks)
    state = replace(state, phase=Phase.REVEALING, picks=picks)
    log.pause(state)
    return state


def carry_on(state: JumpState, log: JumpLog) -> JumpState:
    """Reveal and carry out cards until someone has to choose or the trick is over."""
    while state.phase is Phase.REVEALING:
        if nobody_aboard(state):
            return score_session(_end_trick(state, log), log)
        if state.turn == state.seats:
            return refill_dry(_end_trick(state, log), log)
        seat = on_turn(state)
        # A wind that blew before its turn or a forbidden that showed itself has had its turn.
        spent = seat in state.revealed
        state = passed(state) if spent else _carry_out(turn_over(state, seat, log), seat, log)
    return state


def _carry_out(state: JumpState, seat: Seat, log: JumpLog) -> JumpState:
    match pick_face(state, seat):
        case face if face in MOVES:
            return _fly(state, seat, face, log)
        case Card.JUMP:
            return begin_jump(state, seat, log)
        case Card.SWAP if team_aboard(state, seat):
            return replace(state, phase=Phase.CHANGING)
        case Card.SWAP:
            return voided(state, seat, Void.NOBODY_ABOARD, log)
        case Card.WIND:
            return _open_wind(state, seat, log)
    return passed(state)


def _open_wind(state: JumpState, seat: Seat, log: JumpLog) -> JumpState:
    """A wind that has not blown when its turn comes waits for the trick's later jumps, where one can come (J-13)."""
    if forbidden(state) or last_chance(state, seat):
        return voided(state, seat, Void.WIND_UNUSED, log)
    log.append(WindOpened(seat))
    return done(replace(state, open_winds=(*state.open_winds, seat)), log)


def _fly(state: JumpState, seat: Seat, face: str, log: JumpLog) -> JumpState:
    """Carry out a movement card (J-8)."""
    plane, step = MOVES[face]
    if plane is None:
        can_fly = flying(state)
        if len(can_fly) > 1:
            return replace(state, phase=Phase.STEERING)
        plane = can_fly[0]
    if state.columns[plane] == LAST:
        return voided(state, seat, Void.PLANE_OUT, log)
    return _move(state, seat, plane, step, log)


def steer(state: JumpState, seat: Seat, action: Steer, log: JumpLog) -> JumpState:
    """Move the plane of the player's choice by a white card (J-8)."""
    _, step = MOVES[pick_face(state, seat)]
    return _move(state, seat, INDEX[action.plane], step, log)


def _move(state: JumpState, seat: Seat, plane: int, step: int, log: JumpLog) -> JumpState:
    start = state.columns[plane]
    stop = min(max(start + step, START), LAST)
    log.append(PlaneMoved(seat, PLANES[plane], start, stop))
    turned = state.turned if stop == start else replaced(state.turned, plane, stop < start)
    columns = replaced(state.columns, plane, stop)
    state = replace(state, phase=Phase.REVEALING, columns=columns, turned=turned)
    if stop == LAST:
        log.pause(state)
        state = evacuate(state, plane, log)
    return done(state, log)


def change_place(state: JumpState, seat: Seat, action: ChangePlace, log: JumpLog) -> JumpState:
    """Move a parachutist to another place, swapping it with whoever sits there (J-11)."""
    require_own_aboard(state, seat, action.pawn, "J-11")
    require_place(action.place)
    plane, place = INDEX[action.plane], action.place
    if plane not in flying(state):
        raise Illegal("J-11", Reason.PLANE_OUT)
    old_plane, old_place = seat_of(state, action.pawn)
    if (plane, place) == (old_plane, old_place):
        raise Illegal("J-11", Reason.SAME_PLACE)
    other = state.aboard[plane][place]
    log.append(PlaceChanged(seat, action.pawn, action.plane, place, other))
    cabins = [list(places) for places in state.aboard]
    cabins[old_plane][old_place] = other
    cabins[plane][place] = action.pawn
    return done(replace(state, phase=Phase.REVEALING, aboard=(tuple(cabins[0]), tuple(cabins[1]))), log)


def _end_trick(state: JumpState, log: JumpLog) -> JumpState:
    """Discard what was played, revealed or not, take the jump cards back and pass the black pawn (J-13, J-15, J-17)."""
    _void_open_winds(state, log)
    hands, gone = list(state.hands), []
    for seat in clockwise(state):
        card = state.picks[seat]
        assert card is not None
        hand = tuple([held for held in hands[seat] if held != card])
        if state.faces[card] == Card.JUMP:
            hands[seat] = (card, *hand)
        else:
            hands[seat] = hand
            gone.append(card)
    holder = (state.black_pawn + 1) % state.seats
    log += (Discarded(tuple(gone)), BlackPawnPassed(holder))
    return replace(
        state,
        hands=tuple(hands),
        discards=(*state.discards, *gone),
        picks=(None,) * state.seats,
        revealed=(),
        open_winds=(),
        turn=0,
        black_pawn=holder,
    )


def _void_open_winds(state: JumpState, log: JumpLog) -> None:
    """The winds that lie open have waited in vain (J-13)."""
    if state.open_winds:
        for seat in clockwise(state):
            card = state.picks[seat]
            if seat in state.open_winds and card is not None:
                log.append(Voided(seat, card, Void.WIND_UNUSED))
        log.pause(state)
