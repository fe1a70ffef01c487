"""Where bots think: in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import itertools
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from core.bots.levels import bot_for
from core.bots.worker import Answer, Question, encoded, raw
from core.game import Action, Game, Seat

ROOT: Final = Path(__file__).parents[2]
"""Where the core is found, also by an app that is started from elsewhere."""
FAREWELL: Final = 1000
"""Milliseconds that the process is given to be gone."""

Then = Callable[[Action], None]


class Task(NamedTuple):
    """What is to be thought about: a view, never a state."""

    game: Game[Any, Any]
    level: str
    view: Any
    seat: Seat
    seconds: float
    seed: int


class Thinker(Protocol):
    """Thinks about one thing at a time."""

    def ask(self, task: Task, then: Then) -> None:
        """Think about this and nothing else from now on; `then` is called with what came of it."""
        ...

    def forget(self) -> None:
        """Think of nothing; no `then` is called any more."""
        ...

    def close(self) -> None:
        """Leave nothing running."""
        ...


class AtOnce:
    """Thinks right here, for bots that need no time."""

    def ask(self, task: Task, then: Then) -> None:
        bot = bot_for(task.game.id, task.level)
        then(bot.choose(task.game, task.view, task.seat, random.Random(task.seed), task.seconds))

    def forget(self) -> None:
        """There is never anything to forget."""

    def close(self) -> None:
        """There is nothing that runs."""


class Worker(QObject):
    """Thinks in a process that is started with the first question and killed when it thinks of something stale."""

    def __init__(self) -> None:
        super().__init__()
        self._process: QProcess | None = None
        self._numbers = itertools.count(1)
        self._asked = 0
        """The number of the question that the process is busy with; 0 while it is idle."""
        self._wanted: tuple[Task, Then] | None = None

    @property
    def process(self) -> QProcess | None:
        """The process, while there is one."""
        return self._process

    def ask(self, task: Task, then: Then) -> None:
        if self._asked:
            # It is busy with a question that nobody waits for any more.
            self.close()
        self._wanted, self._asked = (task, then), next(self._numbers)
        question = Question(self._asked, task.game.id, task.level, task.seat, task.seconds, task.seed, raw(task.view))
        if self._process is None:
            self._process = self._started()
        self._process.write(encoded(question))

    def forget(self) -> None:
        self._wanted = None

    def close(self) -> None:
        process, self._process = self._process, None
        self._wanted, self._asked = None, 0
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._listen)
            process.kill()
            process.waitForFinished(FAREWELL)
            process.deleteLater()

    def _started(self) -> QProcess:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        paths = [str(ROOT), environment.value("PYTHONPATH")]
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._listen)
        process.start(sys.executable, ["-m", "core.bots.worker"])
        return process

    def _listen(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            answer = msgspec.json.decode(process.readLine().data(), type=Answer)
            if answer.number != self._asked:
                continue
            self._asked = 0
            wanted, self._wanted = self._wanted, None
            if wanted is not None:
                task, then = wanted
                then(msgspec.json.decode(answer.action, type=task.game.actions))
