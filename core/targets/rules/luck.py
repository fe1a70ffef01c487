"""The luck of a flick, which depends on the flick too (T-27)."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.targets.physics.tabletop import Shot
from core.targets.rules.checking import SEED_BITS


def luck(bits: int, shots: Mapping[int, Shot]) -> int:
    """The seed of a throw, from what chance says and how the fingers flick.

    A flick that is taken back meets the same chance again. Repeated exactly it is the same throw; aimed a hair
    differently it is another, so that nobody can tune a shot until its luck is good.
    """
    flicks = [f"{seat},{shot.direction},{shot.power},{shot.height},{shot.whole:d}" for seat, shot in shots.items()]
    # Strings seed a generator alike in every process and version of Python.
    return random.Random(";".join([str(bits), *flicks])).getrandbits(SEED_BITS)
