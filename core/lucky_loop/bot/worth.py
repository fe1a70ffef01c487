"""What landings are worth to a bot, in points of the main track or in chances to win."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from core.game import Seat, Value
from core.lucky_loop.box import BOX
from core.lucky_loop.odds.flight_odds import Landing
from core.lucky_loop.state import LuckyLoopState

TOKENS: Final = tuple(
    accumulate(
        [4.9, 4.2, 3.5, 2.8, 2.1, 1.4, 1.0, 0.7, 0.4] + [0.1] * (BOX.bonus_tokens - 9),
        initial=0.0,
    )
)
"""The points that tokens will be good for, by how many there are: the first ones save a free programme."""

AGAIN: Final = 10.0
"""What a failed free programme is worth, in points of one that succeeds: it can be flown again, a turn later."""
_FREE: Final = 17.0
"""The points that a free programme flown until it succeeds brings, at the cost of its failures."""
_TURN: Final = 5.0
"""What a turn brings to another player, and costs a player who needs one more."""
_STEP: Final = 3.0
"""What it is worth to have one programme less to score before the free one."""
_CLOSE, _OPEN = 4.0, 9.0
"""How far a lead of that many points decides: when the game ends with this round, and when it goes on."""


class ProgrammeWorth(Value, frozen=True, gc=False):
    """A programme: points and tokens, and where it is the first result there, a step towards the final phase."""

    first: bool

    def __call__(self, landing: Landing) -> float:
        step = _STEP if self.first and landing.gain else 0.0
        return landing.gain + step + TOKENS[landing.tokens]


class FreeWorth(Value, frozen=True, gc=False):
    """A free programme: points, and that it can be tried again."""

    def __call__(self, landing: Landing) -> float:
        return AGAIN + TOKENS[landing.tokens] if landing.points is None else landing.points


class EndingWorth(Value, frozen=True, gc=False):
    """A free programme whose success ends the game: the chance to win, by the lead at take-off."""

    lead: int
    """Over the best of the others, once the round is over."""
    own: int

    def __call__(self, landing: Landing) -> float:
        if landing.points is not None:
            return win_chance(self.lead + landing.gain, _CLOSE)
        hoped = _FREE + TOKENS[landing.tokens] - self.own - _TURN
        return win_chance(self.lead + landing.gain + hoped, _OPEN)


class LastWorth(Value, frozen=True, gc=False):
    """The last turn of the game: nothing but the lead counts, and nothing comes after it."""

    lead: int

    def __call__(self, landing: Landing) -> float:
        return win_chance(self.lead + landing.gain, _CLOSE)


def win_chance(lead: float, scale: float) -> float:
    """The chance to win with a lead, where `scale` points of it are as good as luck."""
    return 1.0 / (1.0 + exp(-lead / scale))


def lead_of(view: LuckyLoopState, seat: Seat) -> int:
    """How far a seat is ahead of the best of the others, who may have a turn left in this round."""
    seats = len(view.totals)
    played = (seat - view.first) % seats
    others = [
        total + (round(_TURN) if (other - view.first) % seats > played else 0)
        for other, total in enumerate(view.totals)
        if other != seat
    ]
    return view.totals[seat] - max(others)


def is_last_turn(view: LuckyLoopState) -> bool:
    """Whether the game ends with this round (LL-32)."""
    return any(view.free_results)
