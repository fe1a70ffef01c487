"""How long a test waits for what comes by itself: long enough for a machine that is busy with something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pytestqt.qtbot import QtBot

PATIENCE: Final = 60_000
"""Milliseconds; whoever waits for a condition is done as soon as it holds."""


class PatientBot(QtBot):
    """A `qtbot` that gives nothing up on a loaded machine."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE) -> Any:
        return super().waitExposed(widget, timeout=timeout)
