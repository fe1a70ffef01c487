"""How tables behave, of the settings that are kept between runs."""

from __future__ import annotations

from enum import StrEnum

from ui.sound.choice import USUAL_VOLUME, SoundChoice
from ui.store import Store
from ui.table.bots.reaction_time import ReactionTime
from ui.table.input.gesture_mode import GestureMode
from ui.table.stage.speed import Animation, Speed
from ui.table.story.pace import Pace


class Hints(StrEnum):
    """Whether the app tells what it knows better."""

    ON = "on"
    OFF = "off"


class Thinking(StrEnum):
    """How long a bot may think about a move, in milliseconds."""

    BRIEFLY = "300"
    USUAL = "1000"
    LONG = "2000"
    LONGEST = "3000"

    @property
    def seconds(self) -> float:
        return int(self) / 1000


class TableSettings:
    """What moves and sounds at every table, who is helped there, and how long bots take."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.still_desktop = False
        """Whether the desktop asks for stillness; this is found out anew at every start."""

    @property
    def animation(self) -> Animation:
        return self._store.one_of(Animation, "speed", Animation.SYSTEM)

    @animation.setter
    def animation(self, animation: Animation) -> None:
        self._store.set("speed", animation.value)

    @property
    def speed(self) -> Speed:
        """How fast things move by that choice."""
        return self.animation.speed(self.still_desktop)

    @property
    def pace(self) -> Pace:
        return self._store.one_of(Pace, "pace", Pace.CALM)

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._store.set("pace", pace.value)

    @property
    def gesture_mode(self) -> GestureMode:
        return self._store.one_of(GestureMode, "hands", GestureMode.BOTH)

    @gesture_mode.setter
    def gesture_mode(self, mode: GestureMode) -> None:
        self._store.set("hands", mode.value)

    @property
    def sound(self) -> SoundChoice:
        return self._store.one_of(SoundChoice, "sound", SoundChoice.SYSTEM)

    @sound.setter
    def sound(self, sound: SoundChoice) -> None:
        self._store.set("sound", sound.value)

    @property
    def volume(self) -> int:
        """How loud sounds are, from 0 to 100."""
        return max(0, min(100, self._store.json("volume", int, USUAL_VOLUME)))

    @volume.setter
    def volume(self, volume: int) -> None:
        self._store.set_json("volume", volume)

    @property
    def hints(self) -> Hints:
        return self._store.one_of(Hints, "hints", Hints.ON)

    @hints.setter
    def hints(self, hints: Hints) -> None:
        self._store.set("hints", hints.value)

    @property
    def thinking(self) -> Thinking:
        return self._store.one_of(Thinking, "thinking", Thinking.USUAL)

    @thinking.setter
    def thinking(self, thinking: Thinking) -> None:
        self._store.set("thinking", thinking.value)

    @property
    def reaction_time(self) -> ReactionTime:
        return self._store.one_of(ReactionTime, "reaction_time", ReactionTime.USUAL)

    @reaction_time.setter
    def reaction_time(self, time: ReactionTime) -> None:
        self._store.set("reaction_time", time.value)
