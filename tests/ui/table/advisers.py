"""Thinkers for hints that think right here, and games to ask them in."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from core.bots.budget import Budget
from core.bots.levels import ADVISER, bot_for
from core.bots.odds import odds_of
from core.catalog import CATALOG
from core.lucky_loop.actions import Exchange
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.flight_odds import decisions_in
from core.lucky_loop.state import IN_THE_AIR, LuckyLoopState
from core.players import Kind
from core.session import Session
from tests.ui.table.tables import session_of
from ui.table.bots.bot_process import Errand, Inquiry, Task
from ui.table.presenter import Presenter


def quick(task: Errand) -> Any:
    """The odds, or the move of a Pilot, in no time."""
    if isinstance(task, Inquiry):
        return odds_of(task.game.id).answer(task.view, task.seat, task.action)
    if isinstance(task.view, LuckyLoopState):
        if task.view.phase in IN_THE_AIR:
            return decisions_in(task.view)[0].action
        return next(action for action in legal(task.view, task.seat) if not isinstance(action, Exchange))
    bot = bot_for(task.game.id, Kind.PILOT if task.game.id != "targets" else ADVISER)
    return bot.choose(task.game, task.view, task.seat, random.Random(task.seed), Budget(0.02))


class Slow:
    """A thinker that answers when it is told to, and remembers what it was asked."""

    made: list[Slow]
    trouble = None

    def __init__(self) -> None:
        self.made.append(self)
        self.errands: list[Errand] = []
        self.thens: list[Callable[[Any], None]] = []
        self.answers: list[Any] = []
        self.closed = False

    @property
    def tasks(self) -> list[Task]:
        """The moves it was asked for."""
        return [errand for errand in self.errands if isinstance(errand, Task)]

    def ask(self, errand: Errand, then: Callable[[Any], None]) -> None:
        self.errands.append(errand)
        self.thens.append(then)

    def forget(self) -> None:
        """What is forgotten may still be answered: the advice has to notice."""

    def close(self) -> None:
        self.closed = True

    def answer(self) -> Any:
        found = quick(self.errands[-1])
        self.answers.append(found)
        self.thens[-1](found)
        return found


class AtOnce(Slow):
    def ask(self, errand: Errand, then: Callable[[Any], None]) -> None:
        super().ask(errand, then)
        self.answer()


def glowing(presenter: Presenter) -> dict[str, float]:
    """What is lit, and how strongly."""
    return {id: glow.pen().widthF() for id, glow in presenter.scene.glows.items()}


def said(presenter: Presenter) -> str:
    toast = presenter.view.toast
    return toast.accessibleName() if toast.isVisible() else ""


def in_play(game: str, seats: int, seed: int) -> Session[Any, Any]:
    """Where seat 0 may choose among several moves."""
    session, rng = session_of(game, seats, seed), random.Random(seed)
    while session.to_act != {0} or len(session.game.legal(session.view(0), 0)) < 3:
        seat = min(session.to_act)
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    return session


def lucky_loop_from(state: Any) -> Session[Any, Any]:
    return Session(CATALOG["lucky_loop"], len(state.hands), state.options, 1, start=state)
