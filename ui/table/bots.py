"""The bots at a table: each is handed its own view, after a pause that lets people see what happened."""

from __future__ import annotations

import random
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer

from core.bots.bot import BOTS
from core.game import Action, Seat
from core.record import Header, Kind
from core.session import Session
from ui.table.motion import PAUSE, Speed
from ui.table.reactions import Reactions

REACTION: Final = (900.0, 2400.0)
"""Milliseconds that a bot needs in a race, the shortest and the longest; as long as a person, at any speed."""


class Host(Protocol):
    """What bots need of the presenter."""

    session: Session[Any, Any]

    reactions: Reactions

    @property
    def waiting(self) -> bool: ...
    def answer(self, seat: Seat, action: Action, at: int) -> None: ...


class BotSeats(QObject):
    """Answers for every seat that no person has, one at a time."""

    def __init__(self, header: Header, host: Host) -> None:
        super().__init__()
        self.pause = PAUSE[Speed.NORMAL]
        self._host = host
        self._kinds = {seat: player.kind for seat, player in enumerate(header.seats) if player.kind is not Kind.HUMAN}
        self._rng = random.Random(header.seed)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._answer)

    def wake(self) -> None:
        """See whether a bot is to act, and let it after the pause; a running pause begins anew."""
        self._clock.stop()
        if self._kinds.keys() & self._host.session.to_act and not self._host.waiting:
            self._clock.start(round(self._rng.uniform(*REACTION)) if self._host.reactions.open else self.pause)

    def stop(self) -> None:
        self._clock.stop()

    def _answer(self) -> None:
        session = self._host.session
        seats = sorted(self._kinds.keys() & session.to_act)
        if seats:
            # In a race nobody is always the first.
            seat = self._rng.choice(seats) if self._host.reactions.open else seats[0]
            bot = BOTS[self._kinds[seat]]
            action = bot.choose(session.game, session.view(seat), seat, self._rng, seconds=1.0)
            self._host.answer(seat, action, session.cursor)
