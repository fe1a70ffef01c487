"""The end of a game: how everybody did, once more with the same people, a look back, and the way to the hangar."""

from __future__ import annotations

import random
import secrets
from itertools import count

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.cards import drawn_first
from core.catalog import CATALOG
from core.game import Outcome
from core.players import Kind, Player
from core.record import header_of
from core.standings import standings
from tests.core.fuzz import CONTINUOUS
from tests.ui.shell.flights import started
from tests.ui.table.driver import LEFT, Driver
from tests.ui.targets.people import People
from ui.dialogs.new_game import NewGame
from ui.look.style import Style
from ui.panels.result_bar import ResultBar
from ui.panels.standings import everybody, summary
from ui.settings import TextSize
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.bots import bot_seats
from ui.table.pieces import NEXT
from ui.timeline.bar import TimelineBar

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think and react for a moment only, and games that are the same each time."""
    seeds = count(4)
    monkeypatch.setattr(secrets, "randbits", lambda bits: next(seeds))
    monkeypatch.setattr(bot_seats, "SECONDS", 0.004)
    monkeypatch.setattr(bot_seats, "GRACE", 20)
    monkeypatch.setattr(bot_seats, "REACTION", (0.0, 2.0))


def result_of(page: GamePage) -> ResultBar:
    bar = page.findChild(ResultBar)
    assert bar is not None
    return bar


def timeline_of(page: GamePage) -> TimelineBar:
    assert page.looking_back.timeline is not None
    return page.looking_back.timeline


def take_off() -> None:
    """Answer the dialog by mouse and keys: a person and a bot that moves at random."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGame)
    QTest.mouseClick(dialog.number(2), LEFT)
    for row, kind in zip(dialog.seats.rows, (Kind.HUMAN, Kind.RANDOM), strict=True):
        row.kind.setFocus()
        row.kind.setCurrentIndex(row.kind.findData(kind))
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)


def play_to_the_end(page: GamePage, qtbot: QtBot) -> None:
    """Play by mouse, as a Cadet would, until there is nothing more to do."""
    presenter, session, rng = page.presenter, page.session, random.Random(4)
    driver, game = Driver(presenter), page.session.game
    people = People(driver, 4, ()) if game.id in CONTINUOUS else None
    while session.to_act:
        if presenter.pages.waits:
            driver.click(NEXT)
        elif not presenter.context.legal:
            # It is the turn of others, or the table answers for the person.
            qtbot.waitUntil(lambda: bool(presenter.context.legal) or presenter.pages.waits or not session.to_act)
        elif people is not None:
            people.act()
        else:
            driver.perform(bot_for(game.id, Kind.CADET).choose(game, session.view(0), 0, rng, NO_THOUGHT))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("game", sorted(CATALOG))
def test_from_the_first_move_to_a_second_result(window: MainWindow, qtbot: QtBot, game: str) -> None:
    QTimer.singleShot(50, take_off)
    window.games.new(game)
    page = window.tabs.page
    assert page is not None
    play_to_the_end(page, qtbot)
    bar = result_of(page)
    assert bar.isVisible()
    assert all(player.name in bar.standings.text() for player in page.header.seats)
    assert page.session.outcome is not None
    assert bar.plot.history[-1] == page.session.outcome.scores
    first = drawn_first(action for _, action in page.session.entries)
    QTest.mouseClick(bar.again, LEFT)
    again = window.tabs.page
    assert again is not None
    assert again is not page
    assert again.header.seats == page.header.seats
    assert again.header.seed != page.header.seed
    if first is not None and "begins" in CATALOG[game].options.__struct_fields__:
        assert drawn_first(action for _, action in again.session.entries) == (first + 1) % 2
    assert not result_of(again).isVisible()
    play_to_the_end(again, qtbot)
    assert result_of(again).isVisible()


def finished(window: MainWindow, humans: int = 1) -> GamePage:
    session, rng = started("jump", 3), random.Random(1)
    while session.to_act:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    kinds = [Kind.HUMAN if seat < humans else Kind.RANDOM for seat in range(3)]
    players = [Player(name, kind=kind) for name, kind in zip(NAMES, kinds, strict=True)]
    return window.games.show(header_of(session, players), session)


@pytest.mark.parametrize("size", list(TextSize))
def test_at_every_text_size_the_words_are_whole_and_the_table_keeps_most_of_the_height(
    window: MainWindow, qtbot: QtBot, style: Style, size: TextSize
) -> None:
    window.resize(1280, 720)
    style.set_text_size(size)
    try:
        page = finished(window)
        bar = result_of(page)
        qtbot.waitUntil(bar.isVisible)
        qtbot.wait(1)
        for label in (bar.headline, bar.standings):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert bar.plot.isVisible() or size is not TextSize.USUAL
        assert page.presenter.view.height() > bar.height() * 3 / 2
    finally:
        style.set_text_size(TextSize.USUAL)


def test_a_finished_game_is_looked_back_at_and_stays_as_it_is(window: MainWindow) -> None:
    page = finished(window)
    bar, end, showing = result_of(page), page.session.cursor, page.presenter.showing
    before = page.presenter.scene.standing()
    QTest.mouseClick(bar.look, LEFT)
    look = timeline_of(page)
    assert look.isVisible()
    assert not bar.again.isVisible()
    standing = page.presenter.scene.standing()
    QTest.mouseClick(look.transport.first, LEFT)
    assert showing.at == look.track.value() == 0
    assert not look.transport.back.isEnabled()
    QTest.mouseClick(look.transport.on, LEFT)
    assert showing.at == 1
    QTest.keyClick(look.track, Qt.Key.Key_Right)
    assert showing.at == 2
    QTest.keyClick(look.track, Qt.Key.Key_End)
    assert showing.at == end
    assert page.presenter.scene.standing() == standing
    QTest.mouseClick(look.transport.back, LEFT)
    assert showing.at == end - 1
    QTest.mouseClick(look.leave, LEFT)
    assert showing.at == end
    assert bar.again.isVisible()
    assert page.session.cursor == end
    assert page.presenter.scene.standing() == before


def test_looking_back_plays_on_by_itself_and_stops(window: MainWindow) -> None:
    page = finished(window)
    bar, story, showing = result_of(page), page.presenter.story, page.presenter.showing
    QTest.mouseClick(bar.look, LEFT)
    play = timeline_of(page).transport.play
    QTest.mouseClick(play, LEFT)
    assert story.behind
    assert play.accessibleName() == "Stop"
    assert showing.at < page.session.cursor
    seen = showing.at
    assert story.hurry()
    assert showing.at >= seen
    QTest.mouseClick(play, LEFT)
    assert not story.behind
    assert play.accessibleName() == "Replay"
    assert showing.looking_back
    QTest.mouseClick(timeline_of(page).leave, LEFT)
    assert bar.isVisible()


def test_the_result_goes_when_the_end_is_taken_back_and_leads_to_the_hangar(window: MainWindow) -> None:
    page = finished(window)
    QTest.mouseClick(result_of(page).hangar, LEFT)
    assert window.tabs.page is None
    window.tabs.setCurrentWidget(page)
    page.presenter.takeback.undo()
    assert page.session.outcome is None
    assert not result_of(page).isVisible()


@pytest.mark.parametrize(
    ("scores", "winners", "order", "places"),
    [
        ((5, 9, 7), (1,), [1, 2, 0], [1, 2, 3]),
        ((5, 9, 5), (1,), [1, 0, 2], [1, 2, 2]),
        ((9, 9, 5), (0, 1), [0, 1, 2], [1, 1, 3]),
        # Fewer points are better where the winner has the fewest, as in LOOPS.
        ((210, 20, 40), (1,), [1, 2, 0], [1, 2, 3]),
        # Equal points, and Golden Targets decided.
        ((4, 4, 1), (1,), [1, 0, 2], [1, 2, 3]),
    ],
)
def test_places(scores: tuple[int, ...], winners: tuple[int, ...], order: list[int], places: list[int]) -> None:
    found = standings(Outcome(scores, winners))
    assert [standing.seat for standing in found] == order
    assert [standing.place for standing in found] == places


def test_it_is_said_how_the_only_person_did() -> None:
    outcome = Outcome((5, 9, 7), (1,))
    assert summary(outcome, NAMES, 0) == "Ben wins. You come 3rd of 3."
    assert summary(outcome, NAMES, 1) == "You win. Congratulations!"
    assert summary(outcome, NAMES, None) == "Ben wins."
    assert everybody(outcome, NAMES) == "1st Ben 9, 2nd Cleo 7 and 3rd Ada 5"
