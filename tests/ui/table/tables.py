"""Tables set for tests: a presenter on a running game, shown in a window of a given size."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from core.game import Action, Seat
from core.play import LocalPlay
from core.players import Kind, Player, TakeBack
from core.record import Header, header_of
from core.session import Session
from ui.catalog import TABLES, TEXTS
from ui.look.fonts import load_fonts
from ui.look.names import NAMES
from ui.look.theme import LIVERIES
from ui.table.bots.bot_process import AtOnce, Thinker
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed
from ui.table.story.pace import UNSEEN, Times

HUMAN, BOT = Kind.HUMAN, Kind.RANDOM
SECRETIVE = tuple(game for game in CATALOG if not TABLES[game].open)
"""The games in which something is hidden."""
LASTING = Times(600_000, 600_000, 600_000, 600_000)
"""Everything is shown for longer than any test looks."""
OPEN: list[Presenter] = []
"""The tables of the test that runs: a window that Python takes apart piece by piece can crash."""


def session_of(game_id: str, seats: int, seed: int = 1, **options: Any) -> Session[Any, Any]:
    game = CATALOG[game_id]
    session: Session[Any, Any] = Session(game, seats, game.options(**options), seed)
    session.begin()
    return session


def session_from(game_id: str, state: Any, seed: int = 1) -> Session[Any, Any]:
    """A session that starts from a scene."""
    return Session(CATALOG[game_id], state.seats, state.options, seed, start=state)


def table_for(
    session: Session[Any, Any],
    kinds: Sequence[Kind] = (),
    take_back: TakeBack = TakeBack.FREE,
    speed: Speed = Speed.OFF,
    size: tuple[int, int] = (1280, 760),
    thinker: Thinker | None = None,
) -> Presenter:
    """A table that is shown; people sit where no kind is given."""
    seated = [*kinds, *[HUMAN] * (session.seats - len(kinds))]
    players = [Player(name, colour, kind) for name, colour, kind in zip(NAMES, LIVERIES, seated, strict=False)]
    return table_with(header_of(session, players, take_back=take_back), session, speed, size, thinker)


def table_with(
    header: Header,
    session: Session[Any, Any],
    speed: Speed = Speed.OFF,
    size: tuple[int, int] = (1280, 760),
    thinker: Thinker | None = None,
) -> Presenter:
    """A table for the players of a record, shown."""
    load_fonts()
    made = AtOnce if thinker is None else lambda: thinker
    presenter = Presenter(
        header.seating, LocalPlay(session), TABLES[session.game.id], TEXTS[session.game.id], thinker=made
    )
    OPEN.append(presenter)
    # Bots begin when the table stands there, however long that takes.
    presenter.bots.halt(True)
    presenter.set_speed(speed)
    # What has to be seen is the business of the tests that tell.
    presenter.story.times = UNSEEN
    presenter.view.resize(*size)
    presenter.view.show()
    QApplication.processEvents()
    presenter.bots.halt(False)
    return presenter


def leave_the_tables() -> None:
    """Close every table as a window does."""
    while OPEN:
        presenter = OPEN.pop()
        presenter.close()
        presenter.view.deleteLater()
        presenter.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def take_the_table(presenter: Presenter) -> None:
    """Let whoever is to act look, without a mouse."""
    page = presenter.view
    if page.handover.isVisible():
        page.handover.passed.emit()
    if page.curtain.isVisible():
        page.curtain.opened.emit()


def look_as(presenter: Presenter, seat: Seat) -> None:
    """Let somebody look, whoever's turn it is."""
    presenter.viewer.next = seat
    presenter.viewer.open_curtain()
    presenter.refresh(animated=False)


def any_action(presenter: Presenter, rng: random.Random) -> Action:
    """A random action of the viewer."""
    seat = presenter.viewer.seat
    assert seat is not None
    return presenter.play.game.sample(presenter.play.view(seat), seat, rng)
