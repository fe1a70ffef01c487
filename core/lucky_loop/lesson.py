"""The guided first game of Lucky Loop: two flights, an exchange, and a token that saves the second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import NATURE, Action, Event
from core.lesson import PERSON, Exercise, Lesson
from core.lucky_loop.actions import (
    EXCHANGE,
    THROW,
    Complete,
    Discard,
    Draw,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.box import DECK_CARDS, DECK_FACES
from core.lucky_loop.events import CardCompleted
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase, flight_of

ROOSTER: Final = "red_rooster"
EAGLE: Final = "mighty_eagle"

_TOP: Final = (("T6", "L10", "L12", "T8", "L7", "T5", "L5", "T3", "T9"), ("D7", "R5", "R9", "R6", "D8", "R10", "D5"))
"""How each deck begins, from the top."""
TURN, EASY_LOOP, HARD_LOOP, DIVE = DECK_CARDS[0][0], DECK_CARDS[0][1], DECK_CARDS[0][2], DECK_CARDS[1][0]
"""The cards of the person's hand that are flown."""
_THEIRS: Final = (DECK_CARDS[1][3], DECK_CARDS[0][3], DECK_CARDS[0][4])
"""The roll, the turn and the loop of the opponent."""
_SPARE: Final = (DECK_CARDS[0][5], DECK_CARDS[1][4], DECK_CARDS[1][5])
"""What the opponent throws away."""


def _deck(top: Sequence[str], faces: Sequence[str]) -> Shuffled:
    return Shuffled((*top, *(Counter(faces) - Counter(top)).elements()))


def _values(view: LuckyLoopState, dice: Sequence[int]) -> list[int]:
    return sorted(flight_of(view).values[die] for die in dice)


def _completing(card: int, *values: int) -> Exercise[LuckyLoopState]:
    """Throw where that comes first, then put dice of these values on a card."""

    def example(view: LuckyLoopState) -> Action:
        if view.phase is Phase.READY:
            return THROW
        flight, left = flight_of(view), list(values)
        dice: list[int] = []
        for die in flight.throw:
            if flight.values[die] in left:
                left.remove(flight.values[die])
                dice.append(die)
        return Complete(card, tuple(dice))

    def wanted(view: LuckyLoopState, action: Action) -> bool:
        if isinstance(action, Complete):
            return action.card == card and _values(view, action.dice) == sorted(values)
        return action == THROW

    return Exercise(example, wanted, _completed)


def _completed(view: LuckyLoopState, events: Sequence[Event]) -> bool:
    return any(isinstance(event, CardCompleted) for event in events)


_DIVING, _TURNING = _completing(DIVE, 4, 3), _completing(TURN, 6)


def _next_of_the_last_two(view: LuckyLoopState) -> Exercise[LuckyLoopState]:
    """The dive, then the turn."""
    flight = flight_of(view)
    return _TURNING if flight.dice_on[flight.cards.index(DIVE)] else _DIVING


def _drawing(phase: Phase) -> Exercise[LuckyLoopState]:
    """Draw from either deck, as long as there is something to draw."""
    return Exercise(
        lambda view: Draw(0),
        lambda view, action: isinstance(action, Draw),
        lambda view, events: view.phase is not phase,
    )


def _worst_spare(view: LuckyLoopState) -> Action:
    """Give up a card that is not needed any more."""
    return Discard(next(card for card in view.hands[PERSON] if card != HARD_LOOP))


def _is_spare(view: LuckyLoopState, action: Action) -> bool:
    return isinstance(action, Discard) and action.card != HARD_LOOP


LESSON: Final = Lesson(
    game=LUCKY_LOOP,
    seats=2,
    options=LuckyLoopOptions(),
    script={
        NATURE: (
            _deck(_TOP[0], DECK_FACES[0]),
            _deck(_TOP[1], DECK_FACES[1]),
            FirstPlayerDrawn(PERSON),
            # The person's first flight, then the opponent's, which fails at the turn of 8.
            *(Rolled(values) for values in ((6, 2, 2), (6, 4, 1), (6, 3, 3))),
            *(Rolled(values) for values in ((6, 5, 2), (5, 2, 1), (3, 2, 1))),
            # Nothing that helps, what the token brings, and two throws that make 20 points of it.
            *(Rolled(values) for values in ((1, 2, 1), (6, 6, 3), (4, 3, 1), (6, 2))),
        ),
        1: (
            PresentThree(EAGLE, _THEIRS),
            THROW,
            Complete(_THEIRS[0], (0,)),
            THROW,
            Complete(_THEIRS[2], (1, 2)),
            THROW,
            *[Draw(1)] * 3,
            EXCHANGE,
            *[Draw(0)] * 3,
            *(Discard(card) for card in _SPARE),
        ),
    },
    exercises=(
        Exercise(lambda view: PresentThree(ROOSTER, (TURN, DIVE, EASY_LOOP))),
        Exercise(lambda view: THROW),
        _completing(TURN, 6),
        _completing(EASY_LOOP, 6, 4),
        _completing(DIVE, 6, 3),
        _drawing(Phase.REFILL),
        Exercise(lambda view: EXCHANGE),
        _drawing(Phase.EXCHANGE),
        Exercise(_worst_spare, _is_spare, lambda view, events: view.phase is not Phase.DISCARD),
        Exercise(lambda view: PresentOne(ROOSTER, HARD_LOOP)),
        Exercise(lambda view: THROW),
        Exercise(lambda view: Reroll(flight_of(view).throw)),
        _completing(HARD_LOOP, 6, 6),
        Exercise(
            lambda view: _next_of_the_last_two(view).example(view),
            lambda view, action: _next_of_the_last_two(view).wants(view, action),
            lambda view, events: view.phase is Phase.REFILL,
        ),
    ),
)
