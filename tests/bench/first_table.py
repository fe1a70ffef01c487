"""The first table of a window, from *Take off* to its first paint: `python -m tests.bench.first_table GAME`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from core.catalog import GAMES
from tests.app.screen import ROOT
from tests.bench.first_paint import SIZE, Painted

ROUNDS = 5


def report() -> None:
    """Each game in a process of its own, since a second table profits from the first."""
    # People have compiled modules; compiling them anew each time would be no part of it.
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for game in GAMES.ours:
        command = [sys.executable, "-m", "tests.bench.first_table", game]
        run = partial(subprocess.run, command, cwd=ROOT, env=surroundings, check=True, capture_output=True, text=True)
        spent = sorted(float(run().stdout) for _ in range(ROUNDS))
        print(f"Take off to the first table of {game}: {spent[ROUNDS // 2]:.0f} ms, at best {spent[0]:.0f} ms")


def first_table(game: str, folder: Path) -> float:
    """Milliseconds from pressing the button in the new-game dialog until the table is painted."""
    from app.journals.library import Library
    from ui.dialogs.new_game import NewGame
    from ui.look.style import WIDGETS, Style
    from ui.settings import Settings
    from ui.shell.window import MainWindow

    application = QApplication(["voltige", *WIDGETS])
    settings = Settings(QSettings(str(folder / "bench.ini"), QSettings.Format.IniFormat))
    style = Style(application, settings.appearance)
    window = MainWindow(settings, Library(folder / "autosave", settings), folder / "previews", style, "en")
    window.resize(*SIZE)
    window.show()
    application.processEvents()
    begun = [0.0]

    def take_off() -> None:
        dialog = window.findChild(NewGame)
        assert dialog is not None
        # Somebody reads the dialog before they press; what was left to do meanwhile is done.
        _wait(application, 0.5)
        begun[0] = time.perf_counter()
        dialog.accept()

    QTimer.singleShot(0, take_off)
    window.games.new(game)
    page = window.tabs.page
    assert page is not None
    painted = Painted(page.presenter.view.table.viewport())
    while not painted.seen:
        application.processEvents()
    return 1000 * (time.perf_counter() - begun[0])


def _wait(application: QApplication, seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        application.processEvents()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        print(first_table(sys.argv[1], Path(home)))
