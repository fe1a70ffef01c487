"""The guided first game of Jump!: one session, from getting in to the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, Action, Event, Seat
from core.jump.actions import ChangePlace, Hold, Jump, NextSession, Pick, Sit, Steer
from core.jump.box import HAND, INDEX, PLACES, REST, Card, Plane
from core.jump.events import Jumped
from core.jump.game import JUMP
from core.jump.state import JumpOptions, JumpState, Phase, team_aboard
from core.lesson import PERSON, Exercise, Lesson

SEATS: Final = 3
BACK: Final = range(PLACES // 2, PLACES)
"""The places of the back rows, which are left to the person."""
_RIVAL, _OTHER = 1, 2
_DEALT: Final[dict[Seat, tuple[str, ...]]] = {
    # In the order of the black pawn, which the rival holds first; the opponents play theirs from left to right.
    _RIVAL: ("red+3", "yellow+3", "red+1", "yellow+3", "yellow+4", "white+1"),
    _OTHER: ("yellow+4", "red+2", "red+2", Card.SWAP.value, "red+2", "white-1"),
    PERSON: ("white+4", "red+4", "yellow+1", "white+2", "white-2", Card.WIND.value),
}
_PLACES: Final = (
    Sit(Plane.RED, 0),
    Sit(Plane.RED, 1),
    Sit(Plane.YELLOW, 0),
    Sit(Plane.YELLOW, 1),
    Sit(Plane.RED, 2),
    Sit(Plane.RED, 3),
    Sit(Plane.YELLOW, 2),
    Sit(Plane.YELLOW, 3),
)
"""Where the opponents sit, one after the other."""
_OTHERS_FIRST: Final = 8
"""The other opponent's parachutist that changes places with one of the rival's."""


def _dealt() -> Shuffled:
    top = [face for hand in _DEALT.values() for face in hand]
    return Shuffled((*top, *(Counter(REST) - Counter(top)).elements()))


def _card(seat: Seat, face: str, after: int = 0) -> int:
    """The id of a card that a seat was dealt; the jump cards come before all others."""
    if face == Card.JUMP:
        return seat
    return SEATS + list(_DEALT).index(seat) * HAND + _DEALT[seat].index(face, after)


def _picks(seat: Seat) -> list[Action]:
    return [Pick(_card(seat, face, place)) for place, face in enumerate(_DEALT[seat])]


def _seating(plane: Plane, count: int) -> Exercise[JumpState]:
    """Sit in the back rows of a plane."""

    def example(view: JumpState) -> Action:
        taken = view.aboard[INDEX[plane]]
        return Sit(plane, next(place for place in BACK if taken[place] is None))

    def wanted(view: JumpState, action: Action) -> bool:
        return isinstance(action, Sit) and action.plane == plane and action.place in BACK

    def reached(view: JumpState, events: Sequence[Event]) -> bool:
        return len(_own(view, plane)) == count

    return Exercise(example, wanted, reached)


def _own(view: JumpState, plane: Plane) -> list[int]:
    """The person's parachutists in a plane."""
    return [pawn for pawn in team_aboard(view, PERSON) if pawn in view.aboard[INDEX[plane]]]


def _jumping(plane: Plane) -> Exercise[JumpState]:
    """Pick the jump card where that comes first, then let any parachutist of one's own jump out of a plane."""

    def example(view: JumpState) -> Action:
        return _PICK_JUMP if view.phase is Phase.PICKING else Jump(_own(view, plane)[0])

    def wanted(view: JumpState, action: Action) -> bool:
        return action == _PICK_JUMP or (isinstance(action, Jump) and action.pawn in _own(view, plane))

    def reached(view: JumpState, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Jumped) for event in events)

    return Exercise(example, wanted, reached)


_PICK_JUMP: Final = Pick(_card(PERSON, Card.JUMP))
_RIVAL_PICKS, _OTHER_PICKS = _picks(_RIVAL), _picks(_OTHER)

LESSON: Final = Lesson(
    game=JUMP,
    seats=SEATS,
    options=JumpOptions(),
    script={
        NATURE: (FirstPlayerDrawn(_RIVAL), _dealt()),
        # Whoever has a card face down is asked for a wind when the person jumps, and has none.
        _RIVAL: (
            *_PLACES[0::2],
            *_RIVAL_PICKS[:2],
            Hold(),
            _RIVAL_PICKS[2],
            Hold(),
            *_RIVAL_PICKS[3:5],
            Hold(),
        ),
        _OTHER: (
            *_PLACES[1::2],
            *_OTHER_PICKS[:3],
            Hold(),
            _OTHER_PICKS[3],
            ChangePlace(_OTHERS_FIRST, Plane.YELLOW, _PLACES[2].place),
            _OTHER_PICKS[4],
        ),
    },
    exercises=(
        _seating(Plane.RED, 3),
        _seating(Plane.YELLOW, 1),
        Exercise(lambda view: Pick(_card(PERSON, "white+4"))),
        Exercise(lambda view: Steer(Plane.RED)),
        Exercise(lambda view: _PICK_JUMP),
        _jumping(Plane.RED),
        _jumping(Plane.RED),
        _jumping(Plane.RED),
        _jumping(Plane.YELLOW),
        Exercise(lambda view: NextSession()),
    ),
)
