"""What is heard of Targets: dice on the table, calls, and discs that change hands."""

from __future__ import annotations

from typing import Final

from core.targets import events
from ui.sound.sounds import Sound, Sounds

SOUNDS: Final = Sounds(
    {
        events.FirstDrawn: None,
        events.RoundBegun: Sound.DIE,
        events.Arranged: Sound.DIE,
        events.Flicked: Sound.ROLL,
        events.Disarmed: Sound.DICE,
        events.Faulted: Sound.FALL,
        events.Kept: Sound.DIE,
        # A die was heard since it was flicked.
        events.Rested: None,
        events.Stolen: Sound.TOKEN,
        events.TargetsCalled: Sound.CALL,
        events.TargetsMissed: None,
        events.NotSeenCalled: Sound.CALL,
        events.Doubled: Sound.CALL,
        events.GoneBy: None,
        events.Validated: Sound.TOKEN,
        events.Attributed: Sound.TOKEN,
        events.DiscRemoved: Sound.TOKEN,
        events.RoundEnded: Sound.FLOURISH,
        events.GoldenCalled: Sound.RACE,
        events.GoldenBegun: None,
        events.Aimed: None,
        events.TowersFlicked: Sound.DICE,
        events.GoldenScored: Sound.FLOURISH,
        events.GameEnded: Sound.FANFARE,
    }
)
