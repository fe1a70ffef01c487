"""What Qt says while it opens the display: it aborts where it can't, and people are told why."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from app import terminal
from app.refusal import Refusal


@contextmanager
def explained_abort() -> Iterator[None]:
    """Leave with one clear line where Qt would abort for want of a display; otherwise repeat what it said."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append(message)
        if kind == QtMsgType.QtFatalMsg:
            _explain()
            _repeat(said)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
    _repeat(said)


def _explain() -> None:
    # Asked for only where something is amiss.
    from app.system.display_faults import check_display

    try:
        check_display()
    except Refusal as refused:
        terminal.say(f"voltige: {refused}", file=sys.stderr)
        # Qt aborts as soon as it has been heard.
        os._exit(1)


def _repeat(said: list[str]) -> None:
    terminal.say(*(line for message in said for line in message.splitlines() if line), file=sys.stderr)
