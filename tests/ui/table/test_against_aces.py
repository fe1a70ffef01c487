"""Whole games against three Aces, played to the end by mouse; the person plays as a Cadet would."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.catalog import CATALOG
from core.players import Kind
from core.session import replay
from tests.core.fuzz import CONTINUOUS
from tests.ui.table.driver import Driver
from tests.ui.table.tables import HUMAN, session_of, table_for
from tests.ui.targets.people import People
from tests.whole import behind, state_of
from ui.table.bots import bot_seats
from ui.table.bots.bot_process import BotProcess, Thinker
from ui.table.pieces import NEXT
from ui.table.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")

THREE_ACES = (HUMAN, Kind.ACE, Kind.ACE, Kind.ACE)
SMALL = (800, 500)


@pytest.fixture(params=["hasty", pytest.param("at leisure", marks=pytest.mark.torture)])
def thinker(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Thinker | None:
    """Aces that think for a moment only, right here; or as long as at any table, in a process of their own."""
    if request.param == "at leisure":
        return BotProcess()
    monkeypatch.setattr(bot_seats, "SECONDS", 0.004)
    monkeypatch.setattr(bot_seats, "GRACE", 40)
    monkeypatch.setattr(bot_seats, "REACTION", (0.0, 2.0))
    return None


def assert_played_to_the_end(presenter: Presenter) -> None:
    session = behind(presenter.play)
    assert session.outcome is not None
    assert {seat for seat, _ in session.entries} >= {0, 1, 2, 3}
    again = session_of(session.game.id, 4, session.seed)
    again.seek(0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    presenter.close()


@pytest.mark.parametrize("game", sorted(CATALOG.keys() - CONTINUOUS))
def test_a_card_game_against_three_aces_comes_to_its_end(qtbot: QtBot, thinker: Thinker | None, game: str) -> None:
    presenter = table_for(session_of(game, 4, 6), THREE_ACES, size=SMALL, thinker=thinker)
    driver, session, rng = Driver(presenter), behind(presenter.play), random.Random(6)
    while session.to_act:
        if presenter.pages.waits:
            driver.click(NEXT)
            continue
        if not presenter.context.legal:
            # It is the turn of others, or the table answers for the person.
            qtbot.waitUntil(lambda: bool(presenter.context.legal) or presenter.pages.waits or not session.to_act)
            continue
        action = bot_for(game, Kind.CADET).choose(session.game, session.view(0), 0, rng, NO_THOUGHT)
        cursor = session.cursor
        driver.perform(action)
        assert session.entry(cursor) == (0, action)
    assert_played_to_the_end(presenter)


def test_targets_against_three_aces_comes_to_its_end(qtbot: QtBot, thinker: Thinker | None) -> None:
    presenter = table_for(session_of("targets", 4, 6), THREE_ACES, size=SMALL, thinker=thinker)
    driver, session = Driver(presenter), behind(presenter.play)
    people = People(driver, 6, ())
    while session.to_act:
        if presenter.pages.waits:
            driver.click(NEXT)
        elif 0 in session.to_act:
            people.act()
        else:
            qtbot.waitUntil(lambda: 0 in session.to_act or not session.to_act or presenter.pages.waits)
    assert_played_to_the_end(presenter)
