"""Whatever people ask the window to do while an Ace thinks: no stale move, nothing lost, no process left behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.loading import load
from core.players import Kind, Player
from core.record import header_of
from core.session import Session
from tests.ui.processes import running
from tests.ui.shell.conftest import Person
from tests.ui.table.tables import session_of
from ui.look.names import NAMES
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots.bot_process import BotProcess
from ui.table_settings import Thinking

pytestmark = pytest.mark.usefixtures("unpainted")


def worker_of(page: GamePage) -> BotProcess:
    """The one that thinks; only one bot does at a time."""
    workers = [worker for worker in page.presenter.bots.thinkers.values() if isinstance(worker, BotProcess)]
    (busy,) = [worker for worker in workers if worker.process is not None]
    return busy


def thinking(window: MainWindow, qtbot: QtBot, game: str) -> tuple[GamePage, int]:
    """A person against Aces, where a person has moved and an Ace thinks about it; its process."""
    session = session_of(game, 3, 5)
    kinds = [Kind.HUMAN if seat in session.to_act else Kind.ACE for seat in range(3)]
    players = [Player(name, kind=kind) for name, kind in zip(NAMES, kinds, strict=False)]
    page = window.games.show(header_of(session, players), session)
    assert isinstance(page, GamePage)
    people = frozenset(seat for seat, kind in enumerate(kinds) if kind is Kind.HUMAN)
    while not session.to_act - people:
        moving = min(session.to_act)
        page.presenter.moves.answer(moving, session.game.legal(session.view(moving), moving)[-1], session.cursor)
    worker = worker_of(page)
    assert worker.process is not None
    assert worker.process.waitForStarted()
    return page, worker.process.processId()


def entries(session: Session[Any, Any]) -> list[Any]:
    return [session.entry(index) for index in range(session.cursor)]


@pytest.fixture(autouse=True)
def patient(settings: Settings) -> None:
    settings.table.thinking = Thinking.LONGEST


@pytest.mark.parametrize("game", CATALOG)
def test_undo_and_redo(window: MainWindow, qtbot: QtBot, settings: Settings, game: str) -> None:
    settings.table.thinking = Thinking.BRIEFLY
    page, _ = thinking(window, qtbot, game)
    before = entries(page.session)
    window.menu_actions.undo.trigger()
    back = entries(page.session)
    assert len(back) < len(before)
    assert not page.session.to_act & page.presenter.seating.bots.keys()
    # The answer to what was taken back would come now, and is none to what lies on the table.
    qtbot.wait(round(1500 * Thinking.BRIEFLY.seconds))
    assert entries(page.session) == back
    window.menu_actions.redo.trigger()
    assert entries(page.session)[: len(before)] == before


@pytest.mark.parametrize("game", CATALOG)
def test_saving(window: MainWindow, qtbot: QtBot, tmp_path: Path, game: str, person: Person) -> None:
    page, process = thinking(window, qtbot, game)
    page.presenter.bots.halt(True)
    path = tmp_path / "thinking.voltige"
    page.save(path)
    assert entries(load(path.read_bytes()).session) == entries(page.session)
    page.presenter.bots.seconds = Thinking.BRIEFLY.seconds
    page.presenter.bots.halt(False)
    qtbot.waitUntil(lambda: page.modified)
    window.games.close(page)
    assert not running(process)
    person.answer = 1
    window.games.open(path)
    assert "as it is" in person.read[-1]
    again = window.tabs.page
    assert again is not None
    again.presenter.bots.halt(True)
    saved = load(path.read_bytes()).session
    assert entries(again.session)[: saved.cursor] == entries(saved)


def restart(window: MainWindow, page: GamePage) -> None:
    window.games.restart(page)


def close(window: MainWindow, page: GamePage) -> None:
    window.games.close(page)


def quit_(window: MainWindow, page: GamePage) -> None:
    window.close()


@pytest.mark.parametrize("game", CATALOG)
@pytest.mark.parametrize("leave", [restart, close, quit_])
def test_leaving(
    window: MainWindow, qtbot: QtBot, person: Person, game: str, leave: Callable[[MainWindow, GamePage], None]
) -> None:
    page, process = thinking(window, qtbot, game)
    cursor, worker = page.session.cursor, worker_of(page)
    leave(window, page)
    assert not running(process)
    assert worker.process is None
    qtbot.wait(300)
    assert page.session.cursor == cursor


@pytest.mark.parametrize("game", CATALOG)
def test_another_game_beside_it(window: MainWindow, qtbot: QtBot, settings: Settings, game: str) -> None:
    settings.table.thinking = Thinking.BRIEFLY
    page, _ = thinking(window, qtbot, game)
    moves = len(entries(page.session))
    other, _ = thinking(window, qtbot, "jump")
    others = len(entries(other.session))
    # Both go on, each with its own thoughts.
    qtbot.waitUntil(lambda: page.session.cursor > moves and other.session.cursor > others)
