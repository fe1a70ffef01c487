"""What people are proud of: their best flight."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Event
from core.lucky_loop.events import FlightSucceeded


def best_flight(events: Iterable[Event], seats: int) -> tuple[int | None, ...]:
    """The most points of one flight, by seat."""
    best: list[int | None] = [None] * seats
    for event in events:
        match event:
            case FlightSucceeded(seat=seat, points=points):
                best[seat] = max(points, best[seat] or 0)
    return tuple(best)
