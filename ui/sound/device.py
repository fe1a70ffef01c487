"""The loudspeaker of this machine, reached through a library that may be missing."""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final, Protocol

from ui.sound.mixer import Samples

RATE: Final = 22_050
"""Samples a second, as in the files."""
BUFFER: Final = 80
"""Milliseconds between two questions for more: a window that is busy drawing must not tear a sound."""
CARDS: Final = Path("/dev/snd")

Stream = Generator[Samples, int, None]


class NoLibrary(Exception):
    """Nothing here can play sounds."""


class NoDevice(Exception):
    """There is nothing to hear them from."""


class Device(Protocol):
    """Something that asks a stream for samples while it runs."""

    def start(self, stream: Stream) -> None:
        """Begin to ask; `NoDevice` where it is gone."""
        ...

    def stop(self) -> None:
        """Rest."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


def open_device() -> Device:
    """The usual device of this machine, at rest; this takes a while."""
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoLibrary(str(error)) from error
    return _Device(miniaudio)


def backends() -> tuple[str, ...]:
    """By which ways a device is looked for; the library's own choice ends with one that plays to nobody."""
    match sys.platform:
        case "win32":
            return ("WASAPI", "DSOUND", "WINMM")
        case "darwin":
            return ("COREAUDIO",)
    # Without a card ALSA fills the terminal with complaints.
    return ("PULSEAUDIO", "ALSA") if any(CARDS.glob("pcm*p")) else ("PULSEAUDIO",)


class _Device:
    """One of the library's, whose every failure means that there is no device any more."""

    def __init__(self, library: Any) -> None:
        self._failure: type[Exception] = library.MiniaudioError
        ways = [library.Backend[name] for name in backends()]
        try:
            self._device = library.PlaybackDevice(
                nchannels=1, sample_rate=RATE, buffersize_msec=BUFFER, backends=ways, app_name="Voltige"
            )
        except self._failure as error:
            raise NoDevice(str(error)) from error

    def start(self, stream: Stream) -> None:
        next(stream)
        try:
            self._device.start(stream)
        except self._failure as error:
            raise NoDevice(str(error)) from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._failure as error:
            raise NoDevice(str(error)) from error

    def close(self) -> None:
        self._device.close()
