"""One process that works for the window: it is told lines, says lines, and can be ended at any moment."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from ui.table.bots.isolated_start import Work, prepare

_LOG: Final = logging.getLogger(__name__)
NICE: Final = 5
"""By how much the process stands back where the window needs the machine."""
FAREWELL: Final = 1000
"""Milliseconds that the process is given to be gone."""
LONGEST: Final = 4 * 1024 * 1024
"""More bytes than any answer has; more than that without an end of line is nonsense."""
LONGEST_COMPLAINT: Final = 8 * 1024
"""Bytes that are kept of what a process complains about."""


class Trouble(StrEnum):
    """What can be wrong with a process."""

    NO_START = "it can't be started"
    ENDED = "it ended by itself"
    NONSENSE = "it answered nonsense"
    ILLEGAL = "it answered with a move that isn't allowed"
    LATE = "it did not answer in time"


class WorkerProcess(QObject):
    """When it is lost that is logged with what it complained about; from then on it is not heard any more."""

    said = Signal(object)
    """A line."""
    lost = Signal(object)
    """It is gone, and this is the trouble."""

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._last_words = b""
        self._over = False
        process = self.process = QProcess(self)
        prepare(process, work)
        process.readyReadStandardOutput.connect(self._listen)
        process.readyReadStandardError.connect(self._overhear)
        process.finished.connect(self._mourn)
        process.errorOccurred.connect(self._fail)
        process.started.connect(lambda: _step_back(process.processId()))

    def start(self) -> None:
        """Begin to work; it may be lost at once."""
        self.process.start()

    def tell(self, line: bytes) -> None:
        """Have a line read."""
        self.process.write(line)

    def lose(self, trouble: Trouble, detail: str) -> None:
        """Give it up: what it says can't be trusted, or it says nothing any more."""
        if self._over:
            return
        said = self._last_words.decode(errors="replace").strip()
        words = "a process for %s was lost (%s: %s); it said: %s"
        _LOG.warning(words, self._work, trouble, detail, said or "nothing")
        self.end()
        self.lost.emit(trouble)

    def stop(self) -> None:
        """Have it end, without waiting for that; it is not heard any more."""
        self._over = True
        self.process.blockSignals(True)
        self.process.kill()

    def end(self) -> None:
        """Have it end, and wait for that."""
        self.stop()
        self.process.waitForFinished(FAREWELL)
        self.deleteLater()

    def _listen(self) -> None:
        process = self.process
        while not self._over and process.canReadLine():
            self.said.emit(bytes(process.readLine().data()))
        if not self._over and process.bytesAvailable() > LONGEST:
            self.lose(Trouble.NONSENSE, "a line without an end")

    def _overhear(self) -> None:
        """Keep the end of what it complains about."""
        words = self.process.readAllStandardError().data()
        self._last_words = (self._last_words + words)[-LONGEST_COMPLAINT:]

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.lose(Trouble.NO_START, self.process.errorString())

    def _mourn(self, code: int) -> None:
        self._overhear()
        self.lose(Trouble.ENDED, f"exit code or signal {code}")


def _step_back(process: int) -> None:
    """Where cores are few, the window comes first."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, NICE)
