"""Who acts, what they may do, and the refusal of those whose turn it isn't."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Illegal, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.box import PARACHUTISTS, PLACES, PLANES, REST, SEATS, Card
from core.jump.reasons import Reason
from core.jump.rules.jumping import may_be_asked
from core.jump.state import JumpState, Phase, flying, on_turn, pick_face, seat_of, seated, team_aboard

# Actions are made once: they are values, and a search asks for the same ones over and over.
_MOST_PAWNS: Final = max(seats * each for seats, each in PARACHUTISTS.items())
_ALONE: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_SIT: Final = tuple(tuple(Sit(plane, place) for place in range(PLACES)) for plane in PLANES)
_PICK: Final = tuple(Pick(card) for card in range(SEATS[-1] + len(REST)))
_STEER: Final = tuple(Steer(plane) for plane in PLANES)
_HOLD: Final = (Hold(),)
_BLOW_OR_HOLD: Final = (Blow(), Hold())
_JUMP: Final = tuple(Jump(pawn) for pawn in range(_MOST_PAWNS))
_SHIFT: Final = (Shift(+1), Shift(-1))
_CHANGE: Final = tuple(
    tuple(tuple(ChangePlace(pawn, plane, place) for place in range(PLACES)) for plane in PLANES)
    for pawn in range(_MOST_PAWNS)
)
_NEXT: Final = (NextSession(),)

_DUE: Final[dict[Phase, tuple[tuple[type[Action], ...], str, Reason]]] = {
    Phase.LOT: ((FirstPlayerDrawn,), "J-6", Reason.DRAW_LOT),
    Phase.SHUFFLING: ((Shuffled,), "J-5", Reason.SHUFFLE),
    Phase.SEATING: ((Sit,), "J-6", Reason.SEAT_SOMEONE),
    Phase.PICKING: ((Pick,), "J-7", Reason.PICK_A_CARD),
    Phase.STEERING: ((Steer,), "J-8", Reason.CHOOSE_A_PLANE),
    Phase.ANSWERING: ((Blow, Hold), "J-13", Reason.SAY_IF_IT_BLOWS),
    Phase.JUMPING: ((Jump,), "J-9", Reason.CHOOSE_A_JUMPER),
    Phase.SHIFTING: ((Shift,), "J-13", Reason.SHIFT_THE_JUMPER),
    Phase.CHANGING: ((ChangePlace,), "J-11", Reason.CHANGE_A_PLACE),
    Phase.SCORED: ((NextSession,), "J-20", Reason.START_NEXT_SESSION),
}
"""What each phase asks for: the actions, the rule that says so, and the reminder for those who do something else."""


def to_act(state: JumpState) -> frozenset[Seat]:
    """Whom the table waits for."""
    return _ACTORS[state.phase](state)


def _on_turn_alone(state: JumpState) -> frozenset[Seat]:
    return _ALONE[on_turn(state)]


# Tables rather than `match`: in Python 3.11 naming a member of an enum is slow, and every move asks several times.
_ACTORS: Final[dict[Phase, Callable[[JumpState], frozenset[Seat]]]] = {
    Phase.LOT: lambda state: ONLY_NATURE,
    Phase.SHUFFLING: lambda state: ONLY_NATURE,
    Phase.SEATING: lambda state: _ALONE[(state.black_pawn + seated(state)) % state.seats],
    Phase.PICKING: lambda state: frozenset([seat for seat, pick in enumerate(state.picks) if pick is None]),
    Phase.REVEALING: lambda state: NOBODY,
    Phase.STEERING: _on_turn_alone,
    Phase.ANSWERING: lambda state: frozenset(state.waiting),
    Phase.JUMPING: _on_turn_alone,
    Phase.SHIFTING: lambda state: _ALONE[state.winds[0]],
    Phase.CHANGING: _on_turn_alone,
    Phase.SCORED: lambda state: _ALONE[state.black_pawn],
    Phase.OVER: lambda state: NOBODY,
}


def legal(state: JumpState, seat: Seat) -> Sequence[Action]:
    """Everything a player may do."""
    if seat == NATURE or seat not in to_act(state):
        return ()
    return _CHOICES[state.phase](state, seat)


def _free_places(state: JumpState, seat: Seat) -> list[Action]:
    return [
        _SIT[plane][place]
        for plane, places in enumerate(state.aboard)
        for place, pawn in enumerate(places)
        if pawn is None
    ]


def _changes(state: JumpState, seat: Seat) -> list[Action]:
    changes: list[Action] = []
    for pawn in team_aboard(state, seat):
        own_plane, own_place = seat_of(state, pawn)
        for plane in flying(state):
            row = _CHANGE[pawn][plane]
            changes += row if plane != own_plane else (*row[:own_place], *row[own_place + 1 :])
    return changes


_CHOICES: Final[dict[Phase, Callable[[JumpState, Seat], Sequence[Action]]]] = {
    Phase.SEATING: _free_places,
    Phase.PICKING: lambda state, seat: [_PICK[card] for card in state.hands[seat]],
    Phase.STEERING: lambda state, seat: _STEER,
    Phase.ANSWERING: lambda state, seat: _BLOW_OR_HOLD if pick_face(state, seat) == Card.WIND else _HOLD,
    Phase.JUMPING: lambda state, seat: [_JUMP[pawn] for pawn in team_aboard(state, seat)],
    Phase.SHIFTING: lambda state, seat: _SHIFT,
    Phase.CHANGING: _changes,
    Phase.SCORED: lambda state, seat: _NEXT,
}


def require_turn(state: JumpState, seat: Seat, action: Action) -> None:
    """Refuse whoever does not act now, and whatever is not asked for."""
    if state.phase is Phase.OVER:
        raise Illegal("J-21", Reason.GAME_OVER)
    due, rule, reminder = _DUE[state.phase]
    actors = to_act(state)
    if seat not in actors:
        raise Illegal(rule, _why_not_now(state, seat, actors))
    if type(action) not in due:
        raise Illegal(rule, reminder)


def _why_not_now(state: JumpState, seat: Seat, actors: frozenset[Seat]) -> Reason:
    if actors == ONLY_NATURE:
        return Reason.CHANCE_FIRST
    if state.phase is Phase.PICKING and seat in range(state.seats):
        return Reason.ALREADY_PICKED
    if state.phase is Phase.ANSWERING and seat in range(state.seats):
        answered = seat in state.winds or may_be_asked(state, seat)
        return Reason.ALREADY_ANSWERED if answered else Reason.NOT_YOUR_TURN
    return Reason.NOT_YOUR_TURN
