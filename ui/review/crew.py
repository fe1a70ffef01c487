"""The processes that review a game together: they are handed one unit after the other, and can be stopped at once."""

from __future__ import annotations

import logging
from collections import Counter, deque
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QThread, QTimer, Signal

from core.review.review import Unit
from core.review.worker import Game, Portion, encoded
from ui.table.bots.isolated_start import Work
from ui.table.bots.worker_process import Trouble, WorkerProcess

_LOG: Final = logging.getLogger(__name__)
MOST: Final = 4
"""Processes; more would take their memory from what else runs here."""
AHEAD: Final = 2
"""Units that a process has at a time: while it tells of one it begins with the next."""
MOST_REPEATS: Final = 1
"""How often a unit is done again whose process was lost."""
_STRIDE: Final = 0.6180339887498949
"""Parts of a row, each so far after the last one, lie evenly in it however many there are."""


def usual_size() -> int:
    """How many processes a machine has room for."""
    return max(1, min(QThread.idealThreadCount(), MOST))


def spread(units: range) -> list[int]:
    """Units from all over the game in turn, so that those that are done stand for those that aren't."""
    return sorted(units, key=lambda unit: unit * _STRIDE % 1)


class Crew(QObject):
    """Examines every unit of a game; what comes out does not depend on how many processes do it."""

    examined = Signal()
    """There is one unit more."""
    finished = Signal(object)
    """Here are all units, in any order."""
    failed = Signal()
    """Some unit can't be examined; nothing runs any more."""

    def __init__(self, game: Game, units: range, size: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game, self._size = encoded(game), size
        self._waiting = deque(spread(units))
        self.whole = len(units)
        """How many units there are."""
        self._found: dict[int, Unit] = {}
        self._hands: dict[WorkerProcess, set[int]] = {}
        """What each process has been given and has not answered."""
        self._lost: Counter[int] = Counter()
        """How often each unit was lost."""
        # Never in the middle of a call: whoever starts a crew must not hear of its failure before that.
        self._recruit = QTimer(self, singleShot=True, interval=0)
        self._recruit.timeout.connect(self._fill_up)

    @property
    def done(self) -> int:
        """How many units are examined."""
        return len(self._found)

    @property
    def workers(self) -> list[WorkerProcess]:
        """The processes that run."""
        return list(self._hands)

    def start(self) -> None:
        """Begin to work."""
        self._recruit.start()

    def stop(self) -> None:
        """Leave nothing running, and tell nothing any more."""
        self._recruit.stop()
        workers = self.workers
        self._hands.clear()
        self._waiting.clear()
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.end()

    def _fill_up(self) -> None:
        """Have as many processes as there is work for."""
        while self._waiting and len(self._hands) < self._size:
            worker = WorkerProcess(Work.REVIEW, self)
            self._hands[worker] = set()
            worker.said.connect(lambda line, worker=worker: self._hear(worker, line))
            worker.lost.connect(lambda trouble, worker=worker: self._lose(worker, trouble))
            worker.start()
            if worker in self._hands:
                worker.tell(self._game)
                self._hand_out(worker)

    def _hand_out(self, worker: WorkerProcess) -> None:
        hand = self._hands[worker]
        portion = [self._waiting.popleft() for _ in range(min(AHEAD - len(hand), len(self._waiting)))]
        if portion:
            hand.update(portion)
            worker.tell(encoded(Portion(tuple(portion))))

    def _hear(self, worker: WorkerProcess, line: bytes) -> None:
        """Take a unit that was asked for; whatever else comes is nonsense."""
        try:
            unit = msgspec.json.decode(line, type=Unit)
            if unit.index not in self._hands[worker]:
                raise ValueError(f"nobody asked for unit {unit.index}")
        except (ValueError, RecursionError) as error:
            worker.lose(Trouble.NONSENSE, f"{error}: {line[:200]!r}")
            return
        self._hands[worker].remove(unit.index)
        self._found[unit.index] = unit
        self._hand_out(worker)
        self.examined.emit()
        # Whoever heard of it may have stopped everything.
        if worker in self._hands and len(self._found) == self.whole:
            self.stop()
            self.finished.emit(list(self._found.values()))

    def _lose(self, worker: WorkerProcess, trouble: Trouble) -> None:
        """Have what a process was given done by another one, unless that was lost before."""
        # One that can't be started took nothing, but nobody tries that for ever.
        again = self._hands.pop(worker) or set(self._waiting)
        self._lost.update(again)
        if any(self._lost[unit] > MOST_REPEATS for unit in again):
            _LOG.error("the review is given up: %s", trouble)
            self.stop()
            self.failed.emit()
            return
        self._waiting.extendleft(again.difference(self._waiting))
        self._recruit.start()
