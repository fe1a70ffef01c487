"""The sounds there are, and which of them a game wants to be heard when something is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol

from core.game import Event

FOLDER: Final = Path(__file__).parents[2] / "resources" / "sounds"


class Sound(StrEnum):
    """Each is a file of this name; those that matter most come first."""

    FANFARE = "fanfare"
    CALL = "call"
    RACE = "race"
    FALL = "fall"
    FLOURISH = "flourish"
    SPLASH = "splash"
    LANDING = "landing"
    PARACHUTE = "parachute"
    DICE = "dice"
    ROLL = "roll"
    GUST = "gust"
    PLANE = "plane"
    SHUFFLE = "shuffle"
    TOKEN = "token"
    DIE = "die"
    CARD = "card"
    BELL = "bell"
    KNOCK = "knock"


@dataclass(frozen=True)
class Sounds:
    """What is heard of a game; by default nothing."""

    kinds: Mapping[type[Event], Sound | None] = field(default_factory=dict)
    """Every kind of event with its sound, or with None where it is silent on purpose."""
    instead: Callable[[Event], Sound | None] = lambda event: None
    """Another sound than that of its kind, where an event asks for one."""

    def of(self, event: Event) -> Sound | None:
        """The sound of something that happened."""
        return self.instead(event) or self.kinds.get(type(event))


class SoundPlayer(Protocol):
    """Whatever makes sounds."""

    def play(self, sound: Sound) -> None:
        """Begin to play a sound, without waiting for anything."""
        ...


class Silence:
    """A player that plays nothing."""

    def play(self, sound: Sound) -> None:
        """Be silent."""
