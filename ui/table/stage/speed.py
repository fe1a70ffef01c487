"""How fast things move on the table."""

from __future__ import annotations

from enum import StrEnum


class Speed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
