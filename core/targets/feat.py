"""What people are proud of: dice on a bull's-eye."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Event
from core.targets.events import TargetsCalled
from core.targets.state import owner


def bulls_eyes(events: Iterable[Event], seats: int) -> tuple[int | None, ...]:
    """How many discs the dice of a seat won on a bull's-eye, by seat."""
    hits = [0] * seats
    for event in events:
        match event:
            case TargetsCalled(die=die):
                hits[owner(die)] += 1
    return tuple(hit or None for hit in hits)
