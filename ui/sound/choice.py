"""Whether people want sounds, and whether they can have them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

USUAL_VOLUME: Final = 60


class SoundChoice(StrEnum):
    """As the desktop has it, always or never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class TrialResult(StrEnum):
    """What came of trying a sound."""

    PLAYED = "played"
    NO_LIBRARY = "no_library"
    NO_DEVICE = "no_device"
