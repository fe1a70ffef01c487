"""The bots at a table: each is handed its own view, after a pause that lets people see what happened."""

from __future__ import annotations

import random
from functools import partial
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from core.game import Action, Seat
from core.record import Header, Kind
from core.session import Session
from ui.table.films import Films
from ui.table.kit import GameTable
from ui.table.motion import PAUSE, Speed
from ui.table.reactions import Reactions
from ui.table.scene import TableScene
from ui.table.thinker import AtOnce, Task, Thinker

REACTION: Final = (900.0, 2400.0)
"""Milliseconds that a bot needs in a race, the shortest and the longest; as long as a person, at any speed."""
SLOWNESS: Final = {Kind.CADET: 1.4, Kind.ACE: 0.6}
"""How much longer or shorter that is for a level."""
GRACE: Final = 5000
"""Milliseconds that a bot whose move would end it leaves people to react."""
SECONDS: Final = 1.0
"""How long a bot may think about a move, unless people are more or less patient."""
PATIENCE: Final = 6000
"""Milliseconds over its time after which a bot that says nothing is given up; a process needs some to start."""


class Host(Protocol):
    """What bots need of the presenter."""

    session: Session[Any, Any]

    table: GameTable
    reactions: Reactions
    films: Films
    scene: TableScene

    @property
    def waiting(self) -> bool: ...
    def answer(self, seat: Seat, action: Action, at: int) -> None: ...


class BotSeats(QObject):
    """Answers for every seat that no person has, one at a time."""

    halting = Signal()

    def __init__(self, header: Header, host: Host, thinker: Thinker) -> None:
        super().__init__()
        self.pause = PAUSE[Speed.NORMAL]
        self.seconds = SECONDS
        self.halted = False
        """Whether people want to look for a while."""
        self._one = False
        """Whether a single move was asked for meanwhile."""
        self._host, self._thinker = host, thinker
        self._kinds = {seat: player.kind for seat, player in enumerate(header.seats) if player.kind is not Kind.HUMAN}
        self._rng = random.Random(header.seed)
        self._patient = True
        """Whether people have had their time to react, if they may."""
        self._waited = False
        self._thought: tuple[Seat, Action, int] | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._answer)
        self._given_up = QTimer(self, singleShot=True)
        self._given_up.timeout.connect(self._give_up)

    def wake(self) -> None:
        """See whether a bot is to act: it thinks while people look at what happened; a running pause begins anew."""
        self.stop()
        host, bots = self._host, self._to_act()
        self._one = self._one and bool(bots)
        if not bots or host.waiting or host.films.practising or host.scene.motion.filming:
            return
        if self.halted and not self._one:
            return
        racing = host.reactions.seats
        people = bool(racing - self._kinds.keys())
        able = [seat for seat in sorted(racing & bots) if self._able(seat)]
        if able:
            delay, seat = min((self._reaction(seat), seat) for seat in able)
        else:
            going_on = self._without_hope(bots) if racing else sorted(bots)
            if not going_on:
                return
            delay, seat = GRACE, self._rng.choice(going_on)
        # Bots among themselves need not wait as long as people would need.
        self._patient = not people or not able
        self._clock.start(delay if people else self.pause)
        self._think(seat)

    def halt(self, halted: bool) -> None:
        """Wait until people have looked, or go on."""
        self.halted, self._one = halted, False
        self.wake()
        self.halting.emit()

    def step(self) -> None:
        """Make one move although people look; one that is under way already is the one."""
        host = self._host
        if self.halted and not self._one and self._to_act() and not host.waiting and not host.films.practising:
            self._one = True
            self.wake()

    def stop(self) -> None:
        """Do nothing by itself any more; what a bot was thinking about is forgotten."""
        self._clock.stop()
        self._given_up.stop()
        self._thinker.forget()
        self._thought, self._waited = None, False

    def close(self) -> None:
        """Leave nothing running."""
        self.stop()
        self._thinker.close()

    def _reaction(self, seat: Seat) -> int:
        """How many milliseconds a bot needs in a race."""
        return round(self._rng.uniform(*REACTION) * SLOWNESS.get(self._kinds[seat], 1.0))

    def _able(self, seat: Seat) -> bool:
        """Whether a bot can win a race; one that could only spoil it for itself lets others go first."""
        session, table = self._host.session, self._host.table
        view = session.view(seat)
        return table.open or any(table.races(view, action) for action in session.game.legal(view, seat))

    def _without_hope(self, bots: frozenset[Seat]) -> list[Seat]:
        """Who goes on where nobody can win a race: whoever is on turn. Only the heedless spoil it for themselves."""
        reactions = self._host.reactions
        return [seat for seat in sorted(bots) if self._kinds[seat] is Kind.RANDOM or not reactions.nothing_else(seat)]

    def _think(self, seat: Seat) -> None:
        session, kind = self._host.session, self._kinds[seat]
        task = Task(session.game, kind, session.view(seat), seat, self.seconds, self._rng.getrandbits(32))
        self._given_up.start(round(self.seconds * 1000) + PATIENCE)
        # What needs no time needs no process.
        thinker = AtOnce() if kind is Kind.RANDOM else self._thinker
        thinker.ask(task, partial(self._decide, seat, session.cursor))

    def _decide(self, seat: Seat, cursor: int, action: Action | None) -> None:
        self._given_up.stop()
        if action is None:
            self._give_up()
            return
        self._thought = seat, action, cursor
        self._act()

    def _give_up(self) -> None:
        """A bot that is late, or whose process was lost, does anything legal."""
        seats = sorted(self._to_act())
        self._thinker.close()
        if seats:
            session, seat = self._host.session, self._rng.choice(seats)
            self._decide(seat, session.cursor, session.game.sample(session.view(seat), seat, self._rng))

    def _answer(self) -> None:
        self._waited = True
        self._act()

    def _act(self) -> None:
        """Move, once people have seen what happened and the bot has made up its mind."""
        # People see a film to its end, and that wakes the bots.
        if self._thought is None or not self._waited or self._host.scene.motion.filming:
            return
        (seat, action, cursor), reactions = self._thought, self._host.reactions
        fast = reactions.only(seat, (action,)) or self._host.table.races(self._host.session.view(seat), action)
        if self._patient or fast or not reactions.seats - self._kinds.keys():
            self._thought, self._one = None, False
            self._host.answer(seat, action, cursor)
        else:
            # It does not react although it may, and its move could end it for people.
            self._patient, self._waited = True, False
            self._clock.start(GRACE)

    def _to_act(self) -> frozenset[Seat]:
        return self._host.session.to_act & self._kinds.keys()
