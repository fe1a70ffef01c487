"""Where bots think and odds are worked out: in processes of their own, so that the window never waits for them."""

from __future__ import annotations

import itertools
import logging
import os
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.odds import odds_of
from core.bots.worker import Answer, Question, WhatOdds, WhichMove, encoded, raw
from core.game import Action, AnyGame, Seat, State
from ui.table.bots.isolated_start import prepare

_LOG: Final = logging.getLogger(__name__)
NICE: Final = 5
"""By how much the process stands back where the window needs the machine."""
STARTING: Final = 0.25
"""Seconds that the process needs to start, measured."""
FAREWELL: Final = 1000
"""Milliseconds that the process is given to be gone."""
LONGEST: Final = 4 * 1024 * 1024
"""More bytes than any answer has; more than that without an end of line is nonsense."""
LONGEST_COMPLAINT: Final = 8 * 1024
"""Bytes that are kept of what a process complains about."""
MOST_REPEATS: Final = 1
"""How often a question is asked again whose process was lost."""

Then = Callable[[Any], None]


class Trouble(StrEnum):
    """What can be wrong with a process that thinks."""

    NO_START = "it can't be started"
    ENDED = "it ended by itself"
    NONSENSE = "it answered nonsense"
    ILLEGAL = "it answered with a move that isn't allowed"
    LATE = "it did not answer in time"


class Task(NamedTuple):
    """A move to be thought about: in a view, never in a state."""

    game: AnyGame
    level: str
    view: State
    seat: Seat
    seconds: float
    seed: int


class Inquiry(NamedTuple):
    """Odds to be calculated, of an action or of the position; the answer comes soon, and helps with the next one."""

    game: AnyGame
    view: State
    seat: Seat
    action: Action | None


Errand = Task | Inquiry


class Thinker(Protocol):
    """Thinks about one thing at a time."""

    trouble: Trouble | None
    """What went wrong with what was asked last, if anything did."""

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

    trouble: Trouble | None = None

    def ask(self, errand: Errand, then: Then) -> None:
        match errand:
            case Task(game, level, view, seat, seconds, seed):
                then(bot_for(game.id, level).choose(game, view, seat, random.Random(seed), Budget(seconds)))
            case Inquiry(game, view, seat, action):
                then(odds_of(game.id).answer(view, seat, action))

    def forget(self) -> None:
        """There is never anything to forget."""

    def close(self) -> None:
        """There is nothing that runs."""


class BotProcess(QObject):
    """Thinks in a process of its own, for one seat: another seat's view never comes to where the first was thought of.

    The process is started with the first question, killed when it thinks of a stale move, and replaced where it was
    lost or answered nonsense. A question that was lost is asked once more.
    """

    def __init__(self) -> None:
        super().__init__()
        self.trouble: Trouble | None = None
        """What went wrong with what was asked last."""
        self._process: QProcess | None = None
        self._last_words = b""
        self._numbers = itertools.count(1)
        self._seat: Seat | None = None
        self._busy: tuple[int, Errand] | None = None
        """What the process was asked last and has not answered."""
        self._wanted: tuple[Errand, Then] | None = None
        """What is waited for: that, or what is to be asked next."""
        self._lost = 0
        """How often what is waited for was lost."""
        # Never in the middle of a call: whoever asks must not hear of a failure before they have asked.
        self._recover = QTimer(self, singleShot=True, interval=0)
        self._recover.timeout.connect(self._go_on)

    @property
    def process(self) -> QProcess | None:
        """The process, while there is one."""
        return self._process

    def ask(self, errand: Errand, then: Then) -> None:
        self.forget()
        self.trouble = None
        if self._seat != errand.seat:
            self._end()
        self._wanted, self._seat = (errand, then), errand.seat
        if self._busy is None:
            self._send(errand)

    def forget(self) -> None:
        self._recover.stop()
        self._wanted, self._lost = None, 0
        if self._busy is not None and isinstance(self._busy[1], Task):
            # Nobody waits for that move any more, and it may take long.
            self._end()

    def close(self) -> None:
        self.forget()
        self._end()

    def _send(self, errand: Errand) -> None:
        fresh = self._process is None
        if fresh:
            self._start()
        if self._process is not None:
            number = next(self._numbers)
            self._busy = number, errand
            self._process.write(encoded(_question(number, _hastened(errand) if fresh else errand)))

    def _start(self) -> None:
        _LOG.debug("a process begins to think for seat %s", self._seat)
        process = self._process = QProcess(self)
        self._last_words = b""
        prepare(process)
        process.readyReadStandardOutput.connect(self._listen)
        process.readyReadStandardError.connect(self._overhear)
        process.finished.connect(self._mourn)
        process.errorOccurred.connect(self._fail)
        process.started.connect(lambda: _step_back(process.processId()))
        process.start()

    def _end(self) -> None:
        process, self._process = self._process, None
        self._busy = None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(FAREWELL)
            process.deleteLater()

    # --- what comes back ---------------------------------------------------------------------------------

    def _listen(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._hear(bytes(process.readLine().data()))
        if process is not None and process is self._process and process.bytesAvailable() > LONGEST:
            self._lose(Trouble.NONSENSE, "a line without an end")

    def _hear(self, line: bytes) -> None:
        """Take an answer to what was asked; whatever else comes is nonsense, and so is all that would follow it."""
        try:
            answer = msgspec.json.decode(line, type=Answer)
            if self._busy is None or answer.number != self._busy[0]:
                raise ValueError(f"nobody asked {answer.number}")
            errand = self._busy[1]
            found = _found(errand, answer.found)
        except (ValueError, RecursionError) as error:
            self._lose(Trouble.NONSENSE, f"{error}: {line[:200]!r}")
            return
        self._busy = None
        if self._wanted is None:
            return
        wanted, then = self._wanted
        if wanted is errand:
            self._wanted, self._lost = None, 0
            then(found)
        else:
            self._send(wanted)

    def _overhear(self) -> None:
        """Keep the end of what the process complains about."""
        if self._process is not None:
            words = self._process.readAllStandardError().data()
            self._last_words = (self._last_words + words)[-LONGEST_COMPLAINT:]

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._lose(Trouble.NO_START, self._process.errorString())

    def _mourn(self, code: int) -> None:
        self._overhear()
        self._lose(Trouble.ENDED, f"exit code or signal {code}")

    def _lose(self, trouble: Trouble, detail: str) -> None:
        """What was asked is not known; the next question, or the same once more, is one for another process."""
        self.trouble = trouble
        said = self._last_words.decode(errors="replace").strip()
        _LOG.warning("a thinking process was lost (%s: %s); it said: %s", trouble, detail, said or "nothing")
        self._end()
        if self._wanted is not None:
            self._lost += 1
            self._recover.start()

    def _go_on(self) -> None:
        if self._wanted is None:
            return
        errand, then = self._wanted
        if self._lost <= MOST_REPEATS:
            self._send(errand)
        else:
            self._wanted, self._lost = None, 0
            then(None)


def _step_back(process: int) -> None:
    """Where cores are few, the window comes first."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, NICE)


def _hastened(errand: Errand) -> Errand:
    """What starting takes is taken off the time to think, so that the first move comes as soon as the others."""
    if isinstance(errand, Inquiry):
        return errand
    return errand._replace(seconds=max(errand.seconds - STARTING, errand.seconds / 2))


def _question(number: int, errand: Errand) -> Question:
    match errand:
        case Task(game, level, view, seat, seconds, seed):
            return WhichMove(number, game.id, seat, raw(view), level, seconds, seed)
        case Inquiry(game, view, seat, action):
            return WhatOdds(number, game.id, seat, raw(view), raw(action))


def _found(errand: Errand, found: msgspec.Raw) -> Any:
    """What came of an errand, out of the message."""
    known = errand.game.actions if isinstance(errand, Task) else odds_of(errand.game.id).OddsAnswer | None
    return msgspec.json.decode(found, type=known)
