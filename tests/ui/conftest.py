"""Tables of a test are gone after it; there are both languages, and advisers that think right here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.language import Languages
from tests.patience import PatientBot
from tests.ui.table.advisers import AtOnce, Slow
from tests.ui.table.tables import leave_the_tables
from ui.look import text
from ui.look.fonts import load_fonts
from ui.look.theme import Theme
from ui.settings import Language
from ui.table.bots import advice, bot_seats
from ui.table.stage import painting


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, with the patience that a busy machine needs."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def tables(qapp: QApplication) -> Iterator[None]:
    """Whichever test comes first has an application; and nothing of its windows is left for the next."""
    yield
    leave_the_tables()


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of a test have the same luck each time."""
    rng = random.Random(1)
    monkeypatch.setattr(bot_seats, "secrets", SimpleNamespace(randbits=rng.getrandbits, SystemRandom=lambda: rng))


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Where things lie counts, and what is said; how it is painted would take longer than all the rest."""
    monkeypatch.setattr(painting, "_painter_of", lambda *_: _nothing)


def _nothing(painter: QPainter, rect: QRectF, look: object, theme: Theme) -> None:
    """Pieces are as large as ever, and nothing is on them."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """Advisers that answer when they are told to."""
    Slow.made = []
    monkeypatch.setattr(advice, "BotProcess", Slow)
    return Slow.made


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """Advisers that answer at once."""
    Slow.made = []
    monkeypatch.setattr(advice, "BotProcess", AtOnce)
    return Slow.made


@pytest.fixture(params=[Language.ENGLISH, Language.FRENCH])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    """Everything is said in one language, and then in the other."""
    before = QLocale()
    load_fonts()
    languages = Languages(qapp)
    languages.choose(request.param)
    yield request.param
    languages.choose(Language.ENGLISH)
    text.install(text.as_written)
    QLocale.setDefault(before)
