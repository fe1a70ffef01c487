"""Waiting for another process, by what it does and not by the clock."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable

PATIENCE = 60


def wait_for(condition: Callable[[], bool], run: subprocess.Popen[str]) -> None:
    """Until it is so, a generous time long."""
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert run.poll() is None, run.communicate()[1]
        assert time.monotonic() < ends
        time.sleep(0.05)
