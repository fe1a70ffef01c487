"""A whole game of each kind by keyboard alone, in French, from the first paint to the result, and all that is told.

The moves and what chance did are written beside each story, so that it is the same on every machine.
`make golden` plays and writes both anew; read the difference.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from app.language import Languages
from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.catalog import CATALOG, GAMES
from core.game import NATURE, Action, Seat
from core.players import Kind
from core.session import Session
from tests.golden.playthrough import FOLDER, entries_of
from tests.ui.speech.listening import listen
from tests.ui.speech.whole_games import PERSON, Mind, Opponent, begin, by_the_book, play
from ui import beginnings
from ui.catalog import title_of
from ui.look import text
from ui.look.style import Style
from ui.settings import Language, Settings
from ui.shell import game_controller, game_page
from ui.shell.window import MainWindow
from ui.table.bots import bot_seats
from ui.table.speech.announcer import Announcer

TOLD: Final = FOLDER / "told"
WRITING: Final = "VOLTIGE_WRITE_GOLDEN" in os.environ
SEEDS: Final = {"lucky_loop": 3, "loops": 3, "jump": 3, "targets": 3}
SEATS: Final = {"lucky_loop": 2, "loops": 3, "jump": 2, "targets": 2}
"""Only three race in LOOPS."""
LONG: Final = 100_000_000
"""Milliseconds that no test takes."""


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    before, languages = QLocale(), Languages(qapp)
    languages.choose(Language.FRENCH)
    yield
    languages.choose(Language.ENGLISH)
    text.install(text.as_written)
    QLocale.setDefault(before)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each thing that any table says, what is urgent with a mark."""
    said: list[str] = []
    say = Announcer.say

    def note(self: Announcer, words: str, urgent: bool = False) -> None:
        said.append(f"! {words}" if urgent else words)
        say(self, words, urgent)

    monkeypatch.setattr(Announcer, "say", note)
    return said


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots react as fast as people do, and none goes on before the person has done what is written."""
    monkeypatch.setattr(bot_seats, "REACTION", (300.0, 300.0))
    for wait in ("GRACE", "PATIENCE"):
        monkeypatch.setattr(bot_seats, wait, LONG)
    monkeypatch.setattr(bot_seats, "QUICK", 0)


def own_mind(game: str) -> Mind:
    """Everybody plays as pilots do, with the same luck each time; some races the person leaves to the bots."""
    bot, rng = bot_for(game, Kind.PILOT), random.Random(7)

    def mind(session: Session[Any, Any], seat: Seat) -> Action | None:
        if game == "loops" and seat == PERSON and len(session.to_act) > 1 and session.cursor % 2:
            return None
        return bot.choose(session.game, session.view(seat), seat, rng, NO_THOUGHT)

    return mind


@pytest.mark.parametrize("game", GAMES.ours)
@pytest.mark.usefixtures("french")
def test_a_whole_game_by_keyboard_is_told_as_it_is_written(
    game: str,
    said: list[str],
    settings: Settings,
    library: Library,
    style: Style,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves, story = TOLD / f"{game}.jsonl", TOLD / f"{game}.txt"
    entries = [] if WRITING else entries_of(game, moves.read_text(encoding="utf-8"))
    mind = own_mind(game) if WRITING else by_the_book(entries)
    if not WRITING:
        chance = iter([action for seat, action in entries if seat == NATURE])
        monkeypatch.setattr(type(CATALOG[game]), "nature", lambda self, state, rng: next(chance))
    monkeypatch.setattr(beginnings, "secrets", SimpleNamespace(randbits=lambda bits: SEEDS[game]))
    heard = listen(monkeypatch)
    window = MainWindow(settings, library, tmp_path / "previews", style, "fr")
    qtbot.addWidget(window)
    window.show()

    begun: list[Session[Any, Any]] = []

    def sit_down(*how: Any) -> Session[Any, Any]:
        begun.append(Session(*how))
        return begun[-1]

    monkeypatch.setattr(game_controller, "Session", sit_down)
    monkeypatch.setattr(game_page, "BotProcess", partial(Opponent, begun, mind))
    page = begin(window, game, SEATS[game])
    play(window, page, mind, qtbot)
    qtbot.waitUntil(lambda: bool(heard) and said[-1] in heard[-1].words)

    written = "\n".join([f"# {title_of(game)}", *said, ""])
    if WRITING:
        TOLD.mkdir(exist_ok=True)
        lines = [msgspec.json.encode(entry).decode() for entry in page.session.entries]
        moves.write_text("\n".join([*lines, ""]), encoding="utf-8")
        story.write_text(written, encoding="utf-8")
    else:
        assert list(page.session.entries) == entries
        assert written == story.read_text(encoding="utf-8")
    # All of it has reached whoever listens, in that order and nothing twice.
    everything, at = " ".join(words for words, _ in heard), 0
    for words in said:
        at = everything.index(words.removeprefix("! "), at) + len(words.removeprefix("! "))
    assert page.presenter.viewer.seat == PERSON
    window.games.close_all()
