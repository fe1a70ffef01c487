"""What a review says that a seat may hope for."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Seat
from core.review.standings import centred
from core.targets.bot.worth import Outlook


class Prospect(NamedTuple):
    """What a seat may hope for together with its partner."""

    chance: float
    """To win."""
    points: float
    """By how many discs it is going to be ahead of the average of the table."""


def prospect(hopes: Outlook, seat: Seat) -> Prospect:
    """What an outlook means to a seat."""
    return Prospect(hopes.chances[seat], centred(hopes.discs)[seat])
