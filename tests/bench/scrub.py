"""Frames while a long game is scrubbed from end to end, beside the sixtieth of a second that each may take."""

from __future__ import annotations

import gc
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from app.journals.library import Library
from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from core.session import AnySession
from tests.ui.table.tables import session_of
from ui.look.style import Style
from ui.settings import Appearance, Settings
from ui.shell.window import MainWindow
from ui.timeline.bar import TimelineBar

SIZE = (1280, 800)
ENTRIES = 500
LIMIT = 16


def report() -> None:
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        settings = Settings(QSettings(str(folder / "bench.ini"), QSettings.Format.IniFormat))
        window = MainWindow(
            settings, Library(folder / "autosave", settings), folder / "p", Style(application, Appearance.LIGHT), "en"
        )
        window.resize(*SIZE)
        window.show()
        # As the app does once its window stands.
        gc.freeze()
        for game in sorted(CATALOG):
            steps = _scrubbed(application, window, long_game(game))
            late = sorted(steps)[int(len(steps) * 0.99)]
            print(
                f"scrubbing {len(steps) // 2} entries of {game} there and back: {statistics.median(steps):.1f} ms"
                f" of work a frame, p99 {late:.1f} ms; {LIMIT} ms is the limit"
            )
        window.games.close_all()
        window.close()


def long_game(game: str) -> AnySession:
    """A game at random that has so many entries; the longest that comes up where none is so long."""
    longest = session_of(game, 2, 0)
    for seed in range(60):
        session, rng = session_of(game, CATALOG[game].seats[-1], seed), random.Random(seed)
        while session.to_act and session.length < ENTRIES:
            seat = rng.choice(sorted(session.to_act))
            session.submit(seat, session.game.sample(session.view(seat), seat, rng))
        longest = max(longest, session, key=lambda one: one.length)
        if longest.length >= ENTRIES:
            break
    return longest


def _scrubbed(application: QApplication, window: MainWindow, session: AnySession) -> list[float]:
    """Milliseconds of work from asking for each position to its picture, to the beginning and back."""
    players = [Player(f"Player {seat}", kind=Kind.ACE if seat else Kind.HUMAN) for seat in range(session.seats)]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    page.looking_back.show(True)
    assert isinstance(page.looking_back.timeline, TimelineBar)
    while not page.looking_back.timeline.course.complete:
        application.processEvents()
    page.looking_back.timeline.track.setSliderDown(True)
    spent = []
    for cursor in (*range(session.cursor - 1, -1, -1), *range(1, session.cursor)):
        begun = time.thread_time()
        page.looking_back.timeline.track.setValue(cursor)
        # What glides has come to its first frame; the next step does not wait for it.
        application.processEvents()
        spent.append(1000 * (time.thread_time() - begun))
    window.games.close(page)
    return spent


if __name__ == "__main__":
    report()
