"""Plays sounds from a thread of its own, which finds library and device when the first sound is wanted."""

from __future__ import annotations

import logging
import sys
import time
import wave
from array import array
from collections.abc import Callable
from functools import lru_cache
from queue import Empty, Queue
from threading import Thread
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ui.sound.choice import SoundChoice, TrialResult
from ui.sound.device import Device, NoDevice, NoLibrary, open_device
from ui.sound.event_sounds import has_event_sounds
from ui.sound.mixer import VOICES, Mixer, Samples, scaled
from ui.sound.sounds import FOLDER, Sound
from ui.table_settings import TableSettings

LATE: Final = 0.5
"""Seconds after which a sound comes too late to be understood."""
REST: Final = 3.0
"""Seconds of silence after which the device rests."""
ANSWER: Final = 20.0
"""Seconds for which the desktop's answer is taken to be true; people may change it while they play."""
FAREWELL: Final = 1.0
"""Seconds that are left to the device when the app is closed."""
_LOG = logging.getLogger(__name__)


class _Wish(NamedTuple):
    """A sound that was asked for."""

    sound: Sound
    volume: int
    at: float
    trial: bool
    ask_system: bool
    """Whether it is left to the desktop whether there are sounds."""


class Loudspeaker(QObject):
    """Plays what it is asked for as the settings want it; where it can't, it is silent and says so once in the log."""

    tried = Signal(object)
    """What came of a trial, a `TrialResult`."""

    def __init__(
        self,
        settings: TableSettings,
        parent: QObject | None = None,
        device: Callable[[], Device] = open_device,
        system: Callable[[], bool] = has_event_sounds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._settings, self._open, self._system, self._clock = settings, device, system, clock
        self._wishes: Queue[_Wish | None] = Queue()
        self._thread: Thread | None = None

    def play(self, sound: Sound) -> None:
        """Have a sound played now or not at all; nothing here waits for that."""
        if self._settings.sound is not SoundChoice.OFF:
            self._wish(sound, trial=False)

    def try_out(self) -> None:
        """Play something, and tell what came of it; a device that was missing is looked for again."""
        self._wish(Sound.BELL, trial=True)

    @property
    def waiting(self) -> int:
        """How many sounds were wanted and not seen to yet."""
        return self._wishes.qsize()

    def close(self) -> None:
        """Let go of the device."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wishes.put(None)
            thread.join(FAREWELL)

    def _wish(self, sound: Sound, trial: bool) -> None:
        volume, choice = self._settings.volume, self._settings.sound
        if not volume or self.waiting > VOICES:
            return
        self._wishes.put(_Wish(sound, volume, self._clock(), trial, choice is SoundChoice.SYSTEM and not trial))
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
            application = QCoreApplication.instance()
            if application is not None:
                application.aboutToQuit.connect(self.close)

    def _work(self) -> None:
        worker = _Worker(self._open, self._system, self._clock)
        while True:
            try:
                wish = self._wishes.get(timeout=worker.patience)
            except Empty:
                worker.rest()
                continue
            if wish is None:
                worker.close()
                return
            result = worker.grant(wish)
            if wish.trial:
                self.tried.emit(result)


class _Worker:
    """What the thread knows: the device once it was found, or why it was not."""

    def __init__(self, device: Callable[[], Device], system: Callable[[], bool], clock: Callable[[], float]) -> None:
        self._open, self._system, self._clock = device, system, clock
        self._answer: tuple[float, bool] | None = None
        """When the desktop was asked whether it has sounds, and what it said."""
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._failure: TrialResult | None = None
        self._logged = False

    @property
    def patience(self) -> float | None:
        """How long the next wish is waited for before the device may rest."""
        return REST if self._running else None

    def grant(self, wish: _Wish) -> TrialResult:
        """Play a sound if that can be done."""
        if wish.ask_system and not self._desktop_has_sounds():
            return TrialResult.PLAYED
        if self._failure is not None and not wish.trial:
            return self._failure
        try:
            self._run()
        except NoLibrary as error:
            return self._fail(TrialResult.NO_LIBRARY, error)
        except NoDevice as error:
            return self._fail(TrialResult.NO_DEVICE, error)
        self._failure = None
        if wish.trial or self._clock() - wish.at < LATE:
            self._mixer.add(_samples(wish.sound, wish.volume))
        return TrialResult.PLAYED

    def _desktop_has_sounds(self) -> bool:
        now = self._clock()
        if self._answer is None or now - self._answer[0] > ANSWER:
            self._answer = now, self._system()
        return self._answer[1]

    def rest(self) -> None:
        """Stop asking for samples of nothing."""
        if self._device is not None and self._mixer.idle:
            self._running = False
            try:
                self._device.stop()
            except NoDevice as error:
                self._fail(TrialResult.NO_DEVICE, error)

    def close(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device, self._running = None, False

    def _run(self) -> None:
        if self._device is None:
            self._device = self._open()
        if not self._running:
            self._device.start(self._mixer.stream())
            self._running = True

    def _fail(self, result: TrialResult, error: Exception) -> TrialResult:
        self.close()
        self._failure = result
        if not self._logged:
            self._logged = True
            _LOG.info("There are no sounds (%s): %s", result, error)
        return result


@lru_cache(maxsize=2 * len(Sound))
def _samples(sound: Sound, volume: int) -> Samples:
    """What a file holds, at a volume."""
    with wave.open(str(FOLDER / f"{sound}.wav"), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return scaled(samples, volume)
