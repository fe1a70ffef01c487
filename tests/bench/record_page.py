"""The record of ten thousand games: how long its page takes to open, and a finished game holds the window up."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from app.journals.library import Library
from app.played.keeper import Keeper
from tests.bench.many_games import lay_down
from tests.core.finished_games import header_for, over
from ui.look.style import WIDGETS, Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow

GAMES = 10_000
ROUNDS = 5
MOST = 0.3


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["voltige", *WIDGETS])
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        lay_down(home / "played", GAMES)
        first, *others = [_opened(application, home) for _ in range(ROUNDS)]
        print(
            f"the record of {GAMES} games: opened in {first * 1000:.0f} ms the first time,"
            f" {statistics.median(others) * 1000:.0f} ms after that; {MOST * 1000:.0f} ms are promised"
        )
        print(f"  a finished game holds the window up for {_kept(home) * 1000:.1f} ms")


def _opened(application: QApplication, home: Path) -> float:
    """Seconds from the wish to the painted page, with a database that nobody has open yet."""
    settings = Settings(QSettings(str(home / "x.ini"), QSettings.Format.IniFormat))
    style = Style(application, Appearance.LIGHT)
    library = Library(home / "autosave", settings)
    window = MainWindow(settings, library, home / "previews", style, "en")
    window.show()
    _wait(lambda: bool(window.hangar._shelves))
    start = time.perf_counter()
    page = window.record.show()
    _wait(lambda: page._known)
    page.repaint()
    taken = time.perf_counter() - start
    assert isinstance(library.played, Keeper)
    library.played.close()
    window.close()
    window.deleteLater()
    style.deleteLater()
    QApplication.processEvents()
    return taken


def _kept(home: Path) -> float:
    """Seconds for which the thread of the window is busy with a game that is over."""
    keeper, session = Keeper(home / "others"), over("lucky_loop")
    spent = []
    for number in range(ROUNDS):
        header = header_for(session, created=str(number))
        start = time.perf_counter()
        keeper.keep(header, session)
        spent.append(time.perf_counter() - start)
    keeper.close()
    return max(spent)


def _wait(happened: Callable[[], bool]) -> None:
    # Waiting like an application does, without keeping other threads from their work.
    while not happened():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


if __name__ == "__main__":
    report()
