"""Where bots think and odds are worked out: in processes of their own, so that the window never waits for them."""

from __future__ import annotations

import itertools
import logging
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.odds import odds_of
from core.bots.worker import Answer, Question, WhatOdds, WhichMove, encoded, raw
from core.game import Action, AnyGame, Seat, State
from ui.table.bots.isolated_start import Work
from ui.table.bots.worker_process import Trouble, WorkerProcess

_LOG: Final = logging.getLogger(__name__)
STARTING: Final = 0.25
"""Seconds that the process needs to start, measured."""
MOST_REPEATS: Final = 1
"""How often a question is asked again whose process was lost."""

Then = Callable[[Any], None]


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
        self._worker: WorkerProcess | None = None
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
        return None if self._worker is None else self._worker.process

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
        fresh = self._worker is None
        if fresh:
            self._start()
        if self._worker is not None:
            number = next(self._numbers)
            self._busy = number, errand
            self._worker.tell(encoded(_question(number, _hastened(errand) if fresh else errand)))

    def _start(self) -> None:
        _LOG.debug("a process begins to think for seat %s", self._seat)
        worker = self._worker = WorkerProcess(Work.BOTS, self)
        worker.said.connect(self._hear)
        worker.lost.connect(self._lose)
        worker.start()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        self._busy = None
        if worker is not None:
            worker.end()

    # --- what comes back ---------------------------------------------------------------------------------

    def _hear(self, line: bytes) -> None:
        """Take an answer to what was asked; whatever else comes is nonsense, and so is all that would follow it."""
        assert self._worker is not None, "one that is ended says nothing"
        try:
            answer = msgspec.json.decode(line, type=Answer)
            if self._busy is None or answer.number != self._busy[0]:
                raise ValueError(f"nobody asked {answer.number}")
            errand = self._busy[1]
            found = _found(errand, answer.found)
        except (ValueError, RecursionError) as error:
            self._worker.lose(Trouble.NONSENSE, f"{error}: {line[:200]!r}")
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

    def _lose(self, trouble: Trouble) -> None:
        """What was asked is not known; the next question, or the same once more, is one for another process."""
        self.trouble = trouble
        self._worker, self._busy = None, None
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
