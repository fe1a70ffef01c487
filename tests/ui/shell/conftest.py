"""A window over folders of its own, and somebody who answers its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from app.played.keeper import Keeper
from ui.dialogs import ask
from ui.look.style import Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow
from ui.sound.choice import SoundChoice
from ui.table.stage.speed import Animation
from ui.table.story.pace import TIMES, UNSEEN, Pace


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Nothing moves or sounds, and nobody is waited for; what has to be seen is the business of the tests that tell."""
    monkeypatch.setitem(TIMES, Pace.AT_ONCE, UNSEEN)
    settings = Settings(QSettings(str(tmp_path / "voltige.ini"), QSettings.Format.IniFormat))
    settings.table.animation, settings.table.pace, settings.table.sound = Animation.OFF, Pace.AT_ONCE, SoundChoice.OFF
    return settings


@pytest.fixture
def autosave(tmp_path: Path) -> Path:
    """The folder of the journals."""
    return tmp_path / "autosave"


@pytest.fixture
def library(autosave: Path, settings: Settings) -> Iterator[Library]:
    """The shelf of a window; what keeps finished games lets go of its database, as when the app is left."""
    library = Library(autosave, settings)
    yield library
    played = vars(library).get("played")
    if isinstance(played, Keeper):
        played.close()


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Style]:
    style = Style(qapp, Appearance.LIGHT)
    yield style
    style.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, library: Library, style: Style, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    # What follows the first paint and belongs to the window itself; most tests need not wait for the rest.
    window.hangar.arrived.emit()
    yield window
    window.games.close_all()


@pytest.fixture
def reopened(
    settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> Callable[[MainWindow], MainWindow]:
    """A window like one that is closed, on the same folders, as at the next start."""

    def reopen(window: MainWindow) -> MainWindow:
        window.close()
        again = MainWindow(settings, library, tmp_path / "previews", style, "en")
        qtbot.addWidget(again)
        again.resize(window.size())
        again.show()
        again.hangar.arrived.emit()
        return again

    return reopen


class Person:
    """Reads messages and answers questions."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.answer: int | None = 0

    def tell(self, parent: object, sentence: str, detail: str = "") -> None:
        self.read.append(f"{sentence} {detail}".strip())

    def choose(self, parent: object, question: str, detail: str, answers: Sequence[str]) -> int | None:
        self.read.append(f"{question} {detail} {list(answers)}")
        return self.answer


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Person:
    person = Person()
    monkeypatch.setattr(ask, "tell", person.tell)
    monkeypatch.setattr(ask, "choose", person.choose)
    return person
