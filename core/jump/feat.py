"""What people are proud of: their best session."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Event
from core.jump.events import SessionScored


def best_session(events: Iterable[Event], seats: int) -> tuple[int | None, ...]:
    """The most points of one session, by seat."""
    sessions = [event.totals for event in events if isinstance(event, SessionScored)]
    return tuple(map(max, zip(*sessions, strict=True))) if sessions else (None,) * seats
