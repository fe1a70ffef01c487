"""What is heard of Jump!: cards, planes, wind, and how parachutists come down."""

from __future__ import annotations

from typing import Final

from core.game import Event
from core.jump import events
from core.jump.box import Ground
from ui.sound.sounds import Sound, Sounds


def _instead(event: Event) -> Sound | None:
    return Sound.SPLASH if isinstance(event, events.Landed) and event.ground is Ground.LAKE else None


SOUNDS: Final = Sounds(
    {
        events.HolderDrawn: None,
        events.DeckShuffled: Sound.SHUFFLE,
        events.Dealt: Sound.CARD,
        events.Seated: Sound.DIE,
        events.Picked: Sound.CARD,
        events.Revealed: Sound.CARD,
        # The card was heard when it was turned over.
        events.Voided: None,
        events.PlaneMoved: Sound.PLANE,
        events.Held: None,
        events.WindOpened: None,
        # The wind is heard when it moves somebody.
        events.Blown: None,
        events.Jumped: Sound.PARACHUTE,
        events.Shifted: Sound.GUST,
        events.Landed: Sound.LANDING,
        events.Evacuated: Sound.CALL,
        events.PlaceChanged: Sound.DIE,
        events.Discarded: None,
        events.BlackPawnPassed: Sound.DIE,
        events.SessionScored: Sound.FLOURISH,
        events.SessionBegun: None,
        events.GameEnded: Sound.FANFARE,
    },
    _instead,
)
