"""What is heard of LOOPS: cards, turns in the air, races and faults."""

from __future__ import annotations

from typing import Final

from core.loops import events
from ui.sound.sounds import Sound, Sounds

SOUNDS: Final = Sounds(
    {
        events.RoundBegun: Sound.SHUFFLE,
        events.Played: Sound.CARD,
        events.AttitudeChanged: Sound.PLANE,
        events.DirectionChanged: Sound.GUST,
        events.SpeedOpened: Sound.RACE,
        events.Claimed: Sound.CALL,
        events.Drew: Sound.CARD,
        events.Looped: Sound.SHUFFLE,
        events.PileTaken: Sound.SHUFFLE,
        events.Faulted: Sound.FALL,
        events.RoundScored: Sound.FLOURISH,
        events.GameEnded: Sound.FANFARE,
    }
)
