"""Where bots think and odds are reckoned: in processes of their own, so that the window never waits for them."""

from __future__ import annotations

import itertools
import os
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from core.bots.levels import bot_for
from core.bots.reckoners import reckoner_of
from core.bots.worker import Answer, Question, WhatOdds, WhichMove, encoded, raw
from core.game import Action, Game, Seat

ROOT: Final = Path(__file__).parents[2]
"""Where the core is found, also by an app that is started from elsewhere."""
NICE: Final = 5
"""By how much the process stands back where the window needs the machine."""
FAREWELL: Final = 1000
"""Milliseconds that the process is given to be gone."""

Then = Callable[[Any], None]


class Task(NamedTuple):
    """A move to be thought about: in a view, never in a state."""

    game: Game[Any, Any]
    level: str
    view: Any
    seat: Seat
    seconds: float
    seed: int


class Inquiry(NamedTuple):
    """Odds to be reckoned, of an action or of the position; the answer comes soon, and helps with the next one."""

    game: Game[Any, Any]
    view: Any
    seat: Seat
    action: Action | None


Errand = Task | Inquiry


class Thinker(Protocol):
    """Thinks about one thing at a time."""

    def ask(self, errand: Errand, then: Then) -> None:
        """Think about this and nothing else from now on; `then` is called with what came of it, None if nothing did."""
        ...

    def forget(self) -> None:
        """Think of nothing; no `then` is called any more."""
        ...

    def close(self) -> None:
        """Leave nothing running."""
        ...


class AtOnce:
    """Thinks right here, for bots that need no time."""

    def ask(self, errand: Errand, then: Then) -> None:
        match errand:
            case Task(game, level, view, seat, seconds, seed):
                then(bot_for(game.id, level).choose(game, view, seat, random.Random(seed), seconds))
            case Inquiry(game, view, seat, action):
                then(reckoner_of(game.id).reckon(view, seat, action))

    def forget(self) -> None:
        """There is never anything to forget."""

    def close(self) -> None:
        """There is nothing that runs."""


class Worker(QObject):
    """Thinks in a process that is started with the first question and killed when it thinks of a stale move."""

    def __init__(self) -> None:
        super().__init__()
        self._process: QProcess | None = None
        self._numbers = itertools.count(1)
        self._busy: tuple[int, Errand] | None = None
        """What the process was asked last and has not answered."""
        self._wanted: tuple[Errand, Then] | None = None
        """What is waited for: that, or what is to be asked next."""

    @property
    def process(self) -> QProcess | None:
        """The process, while there is one."""
        return self._process

    def ask(self, errand: Errand, then: Then) -> None:
        if self._busy is not None and isinstance(self._busy[1], Task):
            # Nobody waits for that move any more, and it may take long.
            self.close()
        self._wanted = errand, then
        if self._busy is None:
            self._send(errand)

    def forget(self) -> None:
        self._wanted = None

    def close(self) -> None:
        process, self._process = self._process, None
        self._wanted, self._busy = None, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._listen)
            process.finished.disconnect(self._lose)
            process.errorOccurred.disconnect(self._fail)
            process.kill()
            process.waitForFinished(FAREWELL)
            process.deleteLater()

    def _send(self, errand: Errand) -> None:
        if self._process is None:
            self._process = self._started()
            if self._wanted is None:
                # It could not even be started, and whoever asked knows.
                self._process = None
                return
        number = next(self._numbers)
        self._busy = number, errand
        self._process.write(encoded(_question(number, errand)))

    def _started(self) -> QProcess:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        paths = [str(ROOT), environment.value("PYTHONPATH")]
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._listen)
        process.finished.connect(self._lose)
        process.errorOccurred.connect(self._fail)
        process.started.connect(lambda: _step_back(process.processId()))
        process.start(sys.executable, ["-m", "core.bots.worker"])
        return process

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose()

    def _lose(self) -> None:
        """A process that ended by itself is replaced with the next question; what it was asked for is not known."""
        process, self._process = self._process, None
        wanted, self._wanted, self._busy = self._wanted, None, None
        if process is not None:
            process.deleteLater()
        if wanted is not None:
            wanted[1](None)

    def _listen(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            answer = msgspec.json.decode(process.readLine().data(), type=Answer)
            if self._busy is None or answer.number != self._busy[0]:
                continue
            (_, errand), self._busy = self._busy, None
            if self._wanted is None:
                continue
            wanted, then = self._wanted
            if wanted is errand:
                self._wanted = None
                then(_found(errand, answer.found))
            else:
                self._send(wanted)


def _step_back(process: int) -> None:
    """Where cores are few, the window comes first."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, NICE)


def _question(number: int, errand: Errand) -> Question:
    match errand:
        case Task(game, level, view, seat, seconds, seed):
            return WhichMove(number, game.id, seat, raw(view), level, seconds, seed)
        case Inquiry(game, view, seat, action):
            return WhatOdds(number, game.id, seat, raw(view), raw(action))


def _found(errand: Errand, found: msgspec.Raw) -> Any:
    """What came of an errand, out of the message."""
    known = errand.game.actions if isinstance(errand, Task) else reckoner_of(errand.game.id).Reckoned | None
    return msgspec.json.decode(found, type=known)
