"""The bots at a table: each is handed its own view, after a pause that lets people see what happened."""

from __future__ import annotations

import random
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer

from core.bots.levels import bot_for
from core.game import Action, Seat
from core.record import Header, Kind
from core.session import Session
from ui.table.films import Films
from ui.table.motion import PAUSE, Speed
from ui.table.reactions import Reactions
from ui.table.scene import TableScene

REACTION: Final = (900.0, 2400.0)
"""Milliseconds that a bot needs in a race, the shortest and the longest; as long as a person, at any speed."""


GRACE: Final = 5000
"""Milliseconds that a bot whose move would end it leaves people to react."""


class Host(Protocol):
    """What bots need of the presenter."""

    session: Session[Any, Any]

    reactions: Reactions
    films: Films
    scene: TableScene

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
        self._patient = True
        """Whether people have had their time to react, if they may."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._answer)

    def wake(self) -> None:
        """See whether a bot is to act, and let it after the pause; a running pause begins anew."""
        self._clock.stop()
        bots, racing = self._to_act(), self._host.reactions.seats
        if not bots or self._host.waiting or self._host.films.practising:
            return
        self._patient = not racing & bots
        if self._patient:
            self._clock.start(GRACE if racing else self.pause)
        else:
            self._clock.start(round(self._rng.uniform(*REACTION)))

    def stop(self) -> None:
        self._clock.stop()

    def _answer(self) -> None:
        session, reactions, bots = self._host.session, self._host.reactions, self._to_act()
        # People see a film to its end, and that wakes the bots.
        if not bots or self._host.scene.motion.filming:
            return
        # In a race nobody is always the first.
        seat = self._rng.choice(sorted(reactions.seats & bots or bots))
        bot = bot_for(session.game.id, self._kinds[seat])
        action = bot.choose(session.game, session.view(seat), seat, self._rng, seconds=1.0)
        if self._patient or reactions.only(seat, (action,)) or not reactions.seats - self._kinds.keys():
            self._host.answer(seat, action, session.cursor)
        else:
            # It does not react although it may, and its move could end it for people.
            self._patient = True
            self._clock.start(GRACE)

    def _to_act(self) -> frozenset[Seat]:
        return self._host.session.to_act & self._kinds.keys()
