"""Processes that the window starts, seen from outside."""

from __future__ import annotations

import os


def running(process: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
