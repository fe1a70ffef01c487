"""Portions of a review, for whoever spreads work over processes that keep nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.loading import load
from core.review.review import Unit
from core.review.reviewing import examine
from core.session import AnySession


def examined(record: bytes, nodes: int, units: Sequence[int]) -> list[Unit]:
    """Some units of the game in a record."""
    session = _session(record)
    return [examine(session, unit, nodes) for unit in units]


@lru_cache(maxsize=1)
def _session(record: bytes) -> AnySession:
    return load(record).session
