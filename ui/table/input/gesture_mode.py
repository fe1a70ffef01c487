"""Which gestures the table listens to."""

from __future__ import annotations

from enum import StrEnum


class GestureMode(StrEnum):
    """Which gestures the table listens to, for people who move pieces by accident."""

    BOTH = "both"
    DRAG = "drag"
    CLICK = "click"
