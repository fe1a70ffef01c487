"""Work that a window has done between the other things it does."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ui.share.steps import Steps

SLICE: Final = 0.008
"""Seconds of work before the window may do something else; less than a frame of the screen."""
PAUSE: Final = 5
"""Milliseconds until it is asked again whether another thread is done."""
_LOG: Final = logging.getLogger(__name__)


class Work(QObject):
    """Does one thing step by step, and can be stopped between any two of them."""

    progressed = Signal(int)
    """So many per cent are done."""
    finished = Signal(object)
    """What was made."""
    failed = Signal()
    """Something went wrong that no code foresaw; the log has it."""

    def __init__(self, steps: Steps[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._go_on)
        self._clock.start(0)

    def stop(self) -> None:
        """Leave it as it is; nothing comes of it any more."""
        self._clock.stop()
        self._steps.close()
        self.deleteLater()

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE
        try:
            while True:
                step = next(self._steps)
                if step.waits or time.monotonic() >= until:
                    break
        except StopIteration as done:
            self.stop()
            self.finished.emit(done.value)
        except Exception:
            _LOG.warning("What was asked for can't be made.", exc_info=True)
            self.stop()
            self.failed.emit()
        else:
            self._clock.setInterval(PAUSE if step.waits else 0)
            self.progressed.emit(100 * step.done // max(1, step.whole))
