"""Making the sounds, always the same ones, and writing and reading them as files."""

from __future__ import annotations

import io
import random
import sys
import wave
from array import array
from pathlib import Path
from typing import Final

from tests.sounds.levels import brought_to
from tests.sounds.recipes import RECIPES
from tests.sounds.signals import RATE
from ui.sound.sounds import Sound

FULL_SCALE: Final = 32_767


def made(sound: Sound) -> bytes:
    """A sound as a file: mono, 16 bits."""
    recipe = RECIPES[sound]
    signal = brought_to(recipe.make(random.Random(sound.value)), recipe.level)
    samples = array("h", [round(value * FULL_SCALE) for value in signal])
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def read(path: Path) -> list[float]:
    """The samples of a file, from -1 to 1."""
    with wave.open(str(path), "rb") as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, RATE)
        samples = array("h", reader.readframes(reader.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return [value / FULL_SCALE for value in samples]
