"""The story of a new user in a real window: begin, drag three cards onto a programme, save, quit, come back."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtWidgets import QApplication

from app.journals.library import Library
from core.loading import load
from core.lucky_loop.actions import PresentThree
from core.session import Session
from tests.app.screen import HEIGHT, WIDTH, Screen
from tests.app.waiting import wait_for
from tests.ui.table.driver import Driver
from tests.whole import state_of
from ui.look.style import Style
from ui.settings import Settings
from ui.shell.window import MainWindow
from ui.table.pieces import CONFIRM
from ui.table.stage.speed import Animation

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool (make test installs them)"
)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path / "home")
    # The lot decides how many bots move before us, and nobody looks at them here.
    screen.settle("pace=at_once\nthinking=300\n")
    yield screen
    screen.close()


class Twin:
    """The same window in the test's own process: it knows on which pixel everything is."""

    def __init__(self, folder: Path, qapp: QApplication) -> None:
        settings = Settings(QSettings(str(folder / "twin.ini"), QSettings.Format.IniFormat))
        # Where a piece is going to lie is asked before it has glided there.
        settings.table.animation = Animation.OFF
        style = Style(qapp, settings.appearance)
        library = Library(folder / "autosave", settings)
        self._window = MainWindow(settings, library, folder / "previews", style, "en")
        self._window.resize(WIDTH, HEIGHT)
        self._window.show()

    def show(self, record: Path) -> None:
        self._window.games.open(record)
        QApplication.processEvents()
        page = self._window.tabs.page
        assert page is not None
        self._driver = Driver(page.presenter)

    def spot(self, id: str) -> QPoint:
        return self._driver.viewport.mapTo(self._window, self._driver.spot(id))

    def zone(self, id: str) -> QPoint:
        zone = self._driver.scene.zone(id)
        assert zone is not None
        return self._driver.viewport.mapTo(self._window, self._driver.table.mapFromScene(zone.x, zone.y))

    def drop(self, piece: str, zone: str) -> None:
        """Do what was done on the screen, so that the hand lies here as it lies there."""
        self._driver.presenter.staging.drop((piece,), (zone,))

    def close(self) -> None:
        self._window.close()


def journals(home: Path) -> set[Path]:
    """What the app writes down of the games on its tables."""
    return set((home / "data").rglob("*.voltige"))


def our_turn(journal: Path) -> Session[Any, Any] | None:
    """The game, once the bots have played and it is our turn."""
    session = load(journal.read_bytes()).session
    return session if session.to_act == {0} else None


def begun_with_a_programme(screen: Screen) -> tuple[Path, PresentThree]:
    """New games, until one gives us a hand with a programme."""
    for _ in range(20):
        before = journals(screen.home)
        screen.key("ctrl+n")
        if not before:
            # From the hangar the keyboard goes to the tiles first.
            screen.key("Return")
        screen.focus("New game of Lucky Loop")
        screen.key("Return")
        screen.focus("Lucky Loop")
        (journal,) = wait_for(lambda: journals(screen.home) - before)  # noqa: B023
        session = wait_for(lambda: our_turn(journal))  # noqa: B023
        for action in session.game.legal(session.view(0), 0):
            if isinstance(action, PresentThree):
                return journal, action
    raise AssertionError("no hand with a programme in twenty games")


def test_a_new_user_begins_drags_saves_quits_and_comes_back(screen: Screen, tmp_path: Path, qapp: QApplication) -> None:
    app = screen.start()
    journal, action = begun_with_a_programme(screen)
    twin = Twin(tmp_path, qapp)
    twin.show(Path(shutil.copy(journal, tmp_path / "seen.voltige")))
    for card in action.cards:
        screen.drag(twin.spot(f"card:{card}"), twin.zone(f"side:{action.programme}"))
        twin.drop(f"card:{card}", f"side:{action.programme}")
    screen.click(twin.spot(CONFIRM))
    twin.close()
    flown = wait_for(lambda: state_of(now := load(journal.read_bytes()).session).flight and now)
    assert flown.entry(flown.cursor - 1) == (0, action)
    saved = tmp_path / "story.voltige"
    screen.focus("Lucky Loop")
    screen.key("ctrl+s")
    screen.focus("Save")
    screen.type(str(saved))
    screen.key("Return")
    wait_for(saved.exists)
    screen.focus("story")
    screen.key("ctrl+q")
    assert app.wait(20) == 0
    assert state_of(load(saved.read_bytes()).session) == state_of(flown)

    before = journals(screen.home)
    app = screen.start(str(saved))
    (reopened,) = wait_for(lambda: journals(screen.home) - before)
    again = load(reopened.read_bytes()).session
    assert state_of(again) == state_of(flown)
    assert again.entries == flown.entries
    screen.focus("story")
    screen.key("ctrl+q")
    assert app.wait(20) == 0
