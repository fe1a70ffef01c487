"""How much memory programs take that have come to rest."""

from __future__ import annotations

import time
from pathlib import Path

PROC = Path("/proc")
REST = 1.0
"""Seconds without work after which a program has come to rest."""
PATIENCE = 60.0


def megabytes_at_rest(process: int) -> float:
    """What a process and those that it started take when nothing happens any more; shared pages count in shares."""
    family, spent, since, begun = _family(process), -1.0, time.monotonic(), time.monotonic()
    while time.monotonic() - since < REST and time.monotonic() - begun < PATIENCE:
        time.sleep(0.05)
        family = _family(process)
        worked = sum(map(_ticks, family))
        if worked != spent:
            spent, since = worked, time.monotonic()
    return sum(map(_kilobytes, family)) / 1024


def _family(process: int) -> list[int]:
    """A process with all below it."""
    try:
        below = (PROC / str(process) / "task" / str(process) / "children").read_text().split()
    except OSError:
        return []
    return [process, *(each for child in below for each in _family(int(child)))]


def _ticks(process: int) -> float:
    """The processor time that a process has had."""
    try:
        fields = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return float(fields[11]) + float(fields[12])


def _kilobytes(process: int) -> int:
    try:
        lines = (PROC / str(process) / "smaps_rollup").read_text().splitlines()
    except OSError:
        # It has just ended.
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
