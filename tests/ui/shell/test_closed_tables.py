"""A closed table is gone: its pictures at once, and everything else as soon as the window has nothing to do."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.shell.flights import fly, header
from ui.catalog import TABLES
from ui.shell import memory
from ui.shell.game_page import GamePage
from ui.shell.memory import Sweeper
from ui.shell.window import MainWindow


@pytest.fixture
def no_luck() -> Iterator[None]:
    """Python's collector does not happen to come by."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def begun(window: MainWindow, game: str, humans: int) -> GamePage:
    page = window.games.start(header(game, seats=3, humans=humans))
    fly(page, 25)
    return page


def traces(page: GamePage) -> dict[str, weakref.ref[object]]:
    """Everything large that hangs on a table."""
    presenter = page.presenter
    parts = (page, presenter, presenter.scene, presenter.view, presenter.picture_scale.pictures, page.session)
    return {type(part).__name__: weakref.ref(part) for part in parts}


@pytest.mark.usefixtures("no_luck", "at_once")
@pytest.mark.parametrize("humans", [0, 1], ids=["watched", "played"])
@pytest.mark.parametrize("game", sorted(TABLES))
def test_nothing_of_a_closed_table_is_left(window: MainWindow, qtbot: QtBot, game: str, humans: int) -> None:
    # given a game that is shown, with its panels
    left = traces(begun(window, game, humans))
    qtbot.waitUntil(lambda: window.docks is not None and window.docks.scores.isVisible())
    # when its tab is closed
    window.games.close(window.tabs.pages[0])
    # then the window lets all of it go by itself
    qtbot.waitUntil(lambda: not [name for name, part in left.items() if part() is not None])


@pytest.mark.usefixtures("no_luck")
@pytest.mark.parametrize("game", sorted(TABLES))
def test_nothing_is_left_where_somebody_looked_back(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = begun(window, game, 1)
    page.looking_back.show(True)
    page.looking_back.look_at(3)
    timeline = page.looking_back.timeline
    assert timeline is not None
    left = {**traces(page), "timeline": weakref.ref[object](timeline)}
    del page, timeline
    window.games.close(window.tabs.pages[0])
    qtbot.waitUntil(lambda: not [name for name, part in left.items() if part() is not None])


@pytest.mark.usefixtures("no_luck")
@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_table_behind_another_goes_as_well(window: MainWindow, qtbot: QtBot, game: str) -> None:
    behind, before = begun(window, game, 0), begun(window, "lucky_loop", 1)
    left = traces(behind)
    del behind
    window.games.close(window.tabs.pages[0])
    qtbot.waitUntil(lambda: not [name for name, part in left.items() if part() is not None])
    assert window.tabs.pages == [before]
    assert before.presenter.scene.standing()


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_pictures_go_with_the_closing_itself(window: MainWindow, game: str) -> None:
    page = begun(window, game, 1)
    presenter = page.presenter
    assert presenter.scene.items()
    window.games.close(page)
    assert not presenter.scene.items()
    assert not presenter.picture_scale.pictures._drawn


def test_several_that_go_together_are_swept_up_together(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: told.append("collected"))
    monkeypatch.setattr(memory, "give_back", lambda: told.append("given back"))
    # given three widgets that are watched
    parent = QObject()
    sweeper, widgets = Sweeper(parent), [QPushButton() for _ in range(3)]
    for widget in widgets:
        sweeper.after(widget)
    # when they are deleted one after the other
    for widget in widgets:
        widget.deleteLater()
    # then it is swept up once
    qtbot.waitUntil(lambda: "given back" in told)
    assert told == ["collected", "given back"]
