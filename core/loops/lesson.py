"""The guided first game of LOOPS: one round, from the first card to an empty hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, Action, Seat
from core.lesson import PERSON, Exercise, Lesson
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import DECKS, HAND, KIND
from core.loops.game import LOOPS
from core.loops.state import LoopsOptions, LoopsState

SEATS: Final = 3
_RIVAL, _OTHER = 1, 2
_HANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("2000", "5000", "5000", "attitude", "4000", "3000", "draw2", "looping", "9000", "9000"),
    ("3000", "6000", "7000", "speed", "2000", "direction", "5000", "attitude", "7000", "6000"),
    ("1000", "4000", "8000", "6000", "1000", "6000", "8000", "attitude", "6000", "speed"),
)
"""Each hand in the order in which it is played."""
_DRAWN: Final = ("1000", "draw3")
"""What a draw card brings, the top card last."""


def _dealt() -> Shuffled:
    """The shuffle that deals these hands; they lie at its end, seat by seat."""
    last = [*_DRAWN, *(face for hand in _HANDS for face in hand)]
    return Shuffled((*(Counter(DECKS[SEATS]) - Counter(last)).elements(), *last))


def _card(seat: Seat, place: int) -> int:
    """The id of a card that a seat was dealt."""
    size = HAND[SEATS]
    return len(DECKS[SEATS]) - SEATS * size + seat * size + place


def _playing(face: str, count: int = 1, target: Seat | None = None) -> Exercise[LoopsState]:
    """Play some cards of a face, no matter which of the equal ones."""

    def example(view: LoopsState) -> Action:
        return Play(view.hands[PERSON][KIND[face]][:count], target)

    def wanted(view: LoopsState, action: Action) -> bool:
        faces = [view.faces[card] for card in action.cards] if isinstance(action, Play) else []
        return faces == [face] * count and isinstance(action, Play) and action.target == target

    return Exercise(example, wanted)


def _one_by_one(seat: Seat, count: int) -> tuple[Action, ...]:
    """The first cards of a hand, played singly."""
    return tuple(Play((_card(seat, place),)) for place in range(count))


LESSON: Final = Lesson(
    game=LOOPS,
    seats=SEATS,
    options=LoopsOptions(),
    script={
        NATURE: (FirstPlayerDrawn(_OTHER), _dealt()),
        _RIVAL: _one_by_one(_RIVAL, 10),
        _OTHER: _one_by_one(_OTHER, 9),
    },
    exercises=(
        _playing("2000"),
        _playing("5000", 2),
        _playing("attitude"),
        _playing("4000"),
        Exercise(lambda view: Claim()),
        _playing("3000"),
        _playing("draw2", target=_RIVAL),
        _playing("looping"),
        Exercise(lambda view: Pass()),
        _playing("9000", 2),
        _playing("6000"),
        _playing("5000"),
        # The one after whoever began the round deals the next.
        Exercise(lambda view: Deal()),
    ),
)
