"""How reviews appraise Jump!: by the Ace's search."""

from __future__ import annotations

from typing import Final

from core.jump.bot.levels import JumpGuide
from core.jump.bot.values import expected_results
from core.jump.state import JumpState, Phase
from core.review.search_appraiser import SearchAppraiser

_COUNTED: Final = frozenset({Phase.SCORED, Phase.OVER})


def points(state: JumpState) -> list[float]:
    """The scores after this session; what comes later brings everybody the same on average."""
    if state.phase in _COUNTED:
        return [*map(float, state.scores)]
    return [max(0.0, score + result) for score, result in zip(state.scores, expected_results(state), strict=True)]


_SESSION: Final = 1000
"""More moves than a session has: cards in hand are worth what comes of them, which takes a while to be seen."""

APPRAISER: Final = SearchAppraiser(JumpGuide(), points, longer=JumpGuide(moves=_SESSION))
