"""What comes of flicks: how the dice come to rest, and the same run as frames to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.targets.physics.constants import STEPS_A_FRAME
from core.targets.physics.frames import Frame, frame_at_rest, frame_of
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import Rest, Shot, Tabletop


def settle(tabletop: Tabletop, shots: Mapping[int, Shot], seed: int) -> tuple[Rest, ...]:
    """What comes of the flicks, by seat, that are made at the same time: every die that has moved, sorted by die.

    The same arguments give the same answer, to the bit, on one machine (T-27).
    """
    run = Simulation(tabletop, shots, seed)
    while run.tick():
        pass
    return run.rests()


def frames(tabletop: Tabletop, shots: Mapping[int, Shot], seed: int) -> Iterator[Frame]:
    """The run that `settle` judges, 60 frames a second; the last one shows exactly what it answers."""
    run = Simulation(tabletop, shots, seed)
    yield frame_of(run)
    while run.tick():
        if run.steps % STEPS_A_FRAME == 0:
            yield frame_of(run)
    yield frame_at_rest(run.rests())
