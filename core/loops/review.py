"""How reviews appraise LOOPS: by the Ace's search."""

from __future__ import annotations

from typing import Final

from core.loops.bot.levels import LoopsGuide, expected_totals
from core.loops.state import LoopsState
from core.review.search_appraiser import SearchAppraiser


def points(state: LoopsState) -> list[float]:
    """The totals after this round, as few as possible; what comes later costs everybody the same on average."""
    return [-total for total in expected_totals(state)]


_ROUND: Final = 200
"""More moves than nearly any round has: a deal is worth what comes of it."""

_WHIM: Final = 0.6
"""Players who hardly stray would play one and the same round from a deal, and all its accidents would be the deal's."""

APPRAISER: Final = SearchAppraiser(LoopsGuide(), points, longer=LoopsGuide(_ROUND, _WHIM))
