"""What people are proud of: a round that they won while the others had their hands full."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Event
from core.loops.events import RoundScored


def best_round(events: Iterable[Event], seats: int) -> tuple[int | None, ...]:
    """The most points that the others were left with in a round that a seat won, by seat."""
    best: list[int | None] = [None] * seats
    for event in events:
        match event:
            case RoundScored(winner=seat, points=points):
                best[seat] = max(sum(points), best[seat] or 0)
    return tuple(best)
