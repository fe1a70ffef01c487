"""How long bots leave people to react in a race or with a call."""

from __future__ import annotations

from enum import StrEnum


class ReactionTime(StrEnum):
    """As bots are, twice as long, or for as long as a person likes."""

    USUAL = "usual"
    DOUBLE = "double"
    WAIT = "wait"

    @property
    def factor(self) -> int:
        """How much longer than usual everything takes that runs against people."""
        return 2 if self is ReactionTime.DOUBLE else 1
