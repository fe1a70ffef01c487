"""The log of what happens behind the window, for finding errors; a log that can't be written disturbs nothing."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NAME: Final = "voltige.log"
FAULTS: Final = "faults.log"
"""Where the interpreter itself writes when it crashes."""
LARGEST: Final = 512 * 1024
OLDER: Final = 2
"""How many full logs are kept."""
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_QT: Final = logging.getLogger("qt")


class Log:
    """Takes down what Python, Qt and the app itself have to say, in a folder; without one it goes unwritten."""

    def __init__(self, folder: Path, verbose: bool = False) -> None:
        """`verbose` takes everything down, and says it in the terminal too."""
        self._level = logging.DEBUG if verbose else logging.INFO
        self._handlers: list[logging.Handler] = []
        self._faults: int | None = None
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            self._handlers.append(_File(folder / NAME, encoding="utf-8"))
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
            self._faults = os.open(_emptied_if_large(folder / FAULTS), flags, 0o600)
        if sys.stderr is not None:
            self._handlers.append(_terminal(logging.DEBUG if verbose else logging.WARNING))
        for handler in self._handlers:
            handler.setFormatter(logging.Formatter(_FORMAT))

    def start(self) -> None:
        """Listen from now on."""
        root = logging.getLogger()
        root.setLevel(self._level)
        for handler in self._handlers:
            root.addHandler(handler)
        if self._faults is not None:
            faulthandler.enable(self._faults)
        qInstallMessageHandler(_take_down)

    def stop(self) -> None:
        """Let go of it all: Qt must not call Python while that is taken apart. Crashes are taken down to the last."""
        qInstallMessageHandler(None)
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            with suppress(OSError):
                handler.close()


def report_errors(report: Callable[[str], object]) -> None:
    """Have errors that the app itself logs reported from now on."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, _Errors)]:
        root.removeHandler(handler)
    root.addHandler(_Errors(report))


class _File(logging.FileHandler):
    """A file that makes room for a new one when it is full; `logging.handlers` would hold up the first paint."""

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            if self.stream is not None and self.stream.tell() + len(self.format(record)) >= LARGEST:
                # The next line opens a new one.
                full, self.stream = self.stream, None
                full.close()
                self._make_room()
            super().emit(record)

    def _make_room(self) -> None:
        """Have every log take the place of the next older one; the oldest goes."""
        newest = Path(self.baseFilename)
        kept = [newest, *(newest.with_name(f"{newest.name}.{age}") for age in range(1, OLDER + 1))]
        for newer, older in reversed([*pairwise(kept)]):
            if newer.exists():
                newer.replace(older)

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: a disk that is full or gone is told of where it matters."""


class _Errors(logging.Handler):
    """Errors of the app itself are worth a report; what went wrong in a slot has one already."""

    def __init__(self, report: Callable[[str], object]) -> None:
        super().__init__(logging.ERROR)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("ui.", "core.")):
            self._report(self.format(record))


def _terminal(level: int) -> logging.Handler:
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(level)
    return handler


def _emptied_if_large(path: Path) -> Path:
    if path.exists() and path.stat().st_size > LARGEST:
        path.unlink()
    return path


def _take_down(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = f"{context.category}: " if context.category and context.category != "default" else ""
    _QT.log(_LEVELS.get(kind, logging.WARNING), "%s%s", category, message)
