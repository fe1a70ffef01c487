"""Bots whose process can't start: the window says so once, and the game is played to its end all the same."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.bots.budget import Budget
from core.players import Kind, Player
from core.record import header_of
from tests.ui.processes import running
from tests.ui.table.tables import session_of
from ui.look.names import NAMES
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots import bot_seats, isolated_start
from ui.table.bots.bot_process import BotProcess
from ui.table_settings import Thinking

PATIENCE = 120_000


@pytest.fixture
def page(window: MainWindow, settings: Settings) -> GamePage:
    """A person against an Ace, and the person is to act."""
    settings.table.thinking = Thinking.BRIEFLY
    session = session_of("jump", 2, 5)
    (first,) = session.to_act
    kinds = [Kind.HUMAN if seat == first else Kind.ACE for seat in range(2)]
    players = [Player(name, kind=kind) for name, kind in zip(NAMES, kinds, strict=False)]
    shown = window.games.show(header_of(session, players), session)
    assert isinstance(shown, GamePage)
    return shown


def play_on(page: GamePage, rng: random.Random) -> None:
    """Any move of the person, if one is theirs, and the page between two rounds."""
    viewer, session = page.presenter.viewer.seat, page.session
    if page.presenter.pages.waits:
        page.presenter.moves.turn_page()
    elif viewer in session.to_act:
        page.presenter.moves.submit(session.game.sample(session.view(viewer), viewer, rng))


def test_the_window_says_so_and_the_game_comes_to_its_end(
    page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given bots whose process can't start,
    monkeypatch.setattr(isolated_start, "command", lambda work: ("/no/such/python", list[str]()))
    monkeypatch.setattr(bot_seats, "GLANCE", Budget(seconds=0.01))
    notice, rng = page.presenter.view.notice, random.Random(5)
    notice.again.connect(lambda: pytest.fail("nobody asked for that"))

    # when the game is played,
    def over() -> bool:
        play_on(page, rng)
        return not page.session.to_act

    page.presenter.bots.seconds = 0.01
    qtbot.waitUntil(over, timeout=PATIENCE)
    # then the window has said so, and says it still.
    assert notice.isVisible()
    assert notice.words.text() == (
        "The bots' process fails: it can't be started. Meanwhile they decide at a glance, and play worse."
    )
    assert page.session.outcome is not None


def test_trying_again_brings_the_process_back(page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(5)
    notice = page.presenter.view.notice

    def told() -> bool:
        play_on(page, rng)
        return notice.isVisible()

    with monkeypatch.context() as patch:
        patch.setattr(isolated_start, "command", lambda work: ("/no/such/python", list[str]()))
        qtbot.waitUntil(told, timeout=PATIENCE)
    qtbot.mouseClick(notice.retry, Qt.MouseButton.LeftButton)
    (worker,) = page.presenter.bots.thinkers.values()
    assert isinstance(worker, BotProcess)

    def back() -> bool:
        play_on(page, rng)
        return worker.process is not None and running(worker.process.processId())

    qtbot.waitUntil(back, timeout=PATIENCE)
    assert not notice.isVisible()
