"""What an advised flick is for: the purpose that it serves, or nearly does, for the reason and for the mark."""

from __future__ import annotations

import math
from typing import Final

from core.game import Seat
from core.targets.actions import Flick
from core.targets.bot.purposes import Aiming, Purpose
from core.targets.bot.spread import strays
from core.targets.state import TargetsState

_NEARLY: Final = 2.0
"""How far, in what is usual for a hand, a flick may be from the purpose that it serves."""


def purpose_of(view: TargetsState, seat: Seat, flick: Flick) -> Purpose | None:
    """The purpose that a flick of a round serves; None where it is far from all of them."""
    near = [(strays(view.options.hands, each.flick, flick), each) for each in Aiming(view, seat).purposes()]
    strayed, purpose = min(near, default=(math.inf, None), key=lambda pair: pair[0])
    return purpose if strayed <= _NEARLY else None
