"""A window without its tables, which opens, moves, saves, closes and resumes the game of one file as it is told.

All that keeps games is real: tabs, files, journals, settings. `python -m tests.ui.shell.orders FOLDER FILE ANSWER` is
such a window in a process of its own.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from app.journals.library import Library
from core.session import Session
from tests.ui.shell.flights import play_on
from ui.dialogs import ask
from ui.files.reading import read
from ui.hangar.hangar import Hangar
from ui.look.style import WIDGETS, Style
from ui.settings import Appearance, Settings
from ui.shell import game_page
from ui.shell.game_controller import GameController
from ui.shell.tabs import Tabs

Moves = list[str]
ANSWERS = {
    "cancel": (),
    "give way": ("Save as…", "Go on with the newer game"),
    "insist": ("Overwrite", "Open the file as it is"),
}
"""What somebody answers to every question; whoever cancels or gives way loses nothing ever."""


class Report(msgspec.Struct):
    """What an order led to."""

    shown: list[Moves] = []
    """The games on the tabs."""
    given_up: list[Moves] = []
    """What the person agreed to lose."""


class Desk:
    """One window over one folder."""

    def __init__(self, folder: Path, file: Path, answer: str) -> None:
        self.folder, self.file = folder, file
        self._answers = ANSWERS[answer]
        self._style = Style(QApplication.instance(), Appearance.LIGHT)  # type: ignore[arg-type]
        self._store = QSettings(str(folder / "voltige.ini"), QSettings.Format.IniFormat)
        self._settings = Settings(self._store)
        self._library = Library(folder / "autosave", self._settings)
        self._window = QWidget()
        hangar = Hangar(self._library, folder / "previews", self._style.theme)
        self._tabs = Tabs(hangar, self._window)
        self._games = GameController(self._window, self._tabs, self._library, self._settings, self._style)
        self._given_up: list[Moves] = []
        self._rng = random.Random(str(folder))
        self._names = 0

    def do(self, order: str) -> Report:
        """Follow one order, as far as it makes sense."""
        self._given_up = []
        page = self._tabs.page
        # Questions and dialogs of several desks in one process are answered by the one that acts.
        ask.choose, ask.tell = self._choose, lambda *_: None
        QFileDialog.getSaveFileName = self._name  # type: ignore[method-assign, assignment]
        setattr(game_page, "Presenter", _no_table)  # noqa: B010
        match order:
            case "open":
                self._games.open(self.file)
            case "resume":
                for journal in self._library.waiting()[:1]:
                    self._games.resume(journal)
            case "move" if page is not None:
                play_on(page.session, 1, self._rng)
            case "save" if page is not None:
                self._games.save(page)
            case "close" if page is not None:
                self._games.close(page)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return Report([moves(page.session) for page in self._tabs.pages], self._given_up)

    def clear(self) -> None:
        """Nothing on the tabs, and nothing kept."""
        self._games.close_all()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for path in (self.folder / "autosave").glob("*"):
            path.unlink()
        self._store.clear()

    def kept(self) -> list[Moves]:
        """The games of all journals."""
        return [moves(read(path).session) for path in (self.folder / "autosave").glob("*.voltige")]

    def _choose(self, parent: object, question: str, detail: str, answers: Sequence[str]) -> int | None:
        for wanted in self._answers:
            if wanted in answers:
                if wanted == "Overwrite":
                    self._given_up.append(moves(read(self.file).session))
                return answers.index(wanted)
        return None

    def _name(self, *_: object) -> tuple[str, str]:
        self._names += 1
        return str(self.file.with_name(f"{self.folder.name} {self._names}.voltige")), ""


def moves(session: Session[Any, Any]) -> Moves:
    """All that happened, to be compared over processes."""
    return [msgspec.json.encode(entry).decode() for entry in session.entries]


def _no_table(header: Any, *_: object) -> Any:
    """Who would show the game, which takes a hundred times longer than everything else."""
    return MagicMock(view=QWidget(), names=[player.name for player in header.seats], watched=False)


def main(folder: str, file: str, answer: str) -> None:
    application = QApplication(["voltige", *WIDGETS])
    desk = Desk(Path(folder), Path(file), answer)
    for line in sys.stdin:
        if line.strip() == "clear":
            desk.clear()
        report = desk.do(line.strip())
        print(msgspec.json.encode(report).decode(), flush=True)  # noqa: T201
    desk.clear()
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
