"""The pace at which a table tells what others do; how long a glide takes is another matter."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Pace(StrEnum):
    """How much time people are left to see what others do."""

    CALM = "calm"
    BRISK = "brisk"
    AT_ONCE = "at_once"


class Length(StrEnum):
    """How long something has to be seen to be understood."""

    GLANCE = "glance"
    """What is only one of several, such as a card laid face down."""
    LOOK = "look"
    """Something to recognise: a card turned over, a throw, a pawn that lands."""
    READ = "read"
    """Something to read or to add up: a score, a sentence."""


class Times(NamedTuple):
    """Milliseconds by pace."""

    move: int
    """Between the moves of bots, where there is nothing in particular to see."""
    glance: int
    look: int
    read: int

    def of(self, length: Length | None) -> int:
        """How long something stands; None where it is just a move."""
        match length:
            case Length.GLANCE:
                return self.glance
            case Length.LOOK:
                return self.look
            case Length.READ:
                return self.read
        return self.move


TIMES: Final = {
    Pace.CALM: Times(1200, 500, 1300, 2200),
    Pace.BRISK: Times(500, 250, 600, 1300),
    Pace.AT_ONCE: Times(0, 150, 350, 700),
}
"""What people are left; even at once they see what they must have seen."""
UNSEEN: Final = Times(0, 0, 0, 0)
"""Where nobody has to see anything."""


def times_for(pace: Pace, people: bool) -> Times:
    """The times of a table; where only bots play, nobody has to have seen what happens at once."""
    return TIMES[pace] if people or pace is not Pace.AT_ONCE else UNSEEN
