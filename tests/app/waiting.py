"""Waiting for another process, by what it does and not by the clock."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import Final, TypeVar

from tests import patience

PATIENCE: Final = patience.PATIENCE / 1000
"""Seconds."""

T = TypeVar("T")


def wait_for(what: Callable[[], T | None], run: subprocess.Popen[str] | None = None) -> T:
    """Look again and again until there is something to see; a process that ends meanwhile will never show it."""
    end = time.monotonic() + PATIENCE
    while not (seen := what()):
        assert run is None or run.poll() is None, run.communicate()[1]
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
    return seen
