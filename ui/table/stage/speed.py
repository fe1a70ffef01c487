"""How fast things move on the table, and who decides that."""

from __future__ import annotations

from enum import StrEnum


class Speed(StrEnum):
    """How fast things move on the table."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Animation(StrEnum):
    """As the desktop has it, or always this fast."""

    SYSTEM = "system"
    OFF = Speed.OFF.value
    FAST = Speed.FAST.value
    NORMAL = Speed.NORMAL.value
    SLOW = Speed.SLOW.value

    def speed(self, still: bool) -> Speed:
        """How fast things move; `still` is whether the desktop asks for stillness."""
        if self is Animation.SYSTEM:
            return Speed.OFF if still else Speed.NORMAL
        return Speed(self.value)
