"""The log beside the table: long enough to be read, turn by turn, and with what concerns the viewer marked."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.flights import play_on, started
from tests.ui.table.tables import look_as
from ui.look.names import NAMES
from ui.look.theme import LIVERIES
from ui.panels.log_lines import ABOVE, APART, ENTRY, GUTTER, MARK, STRIPE, Entry
from ui.panels.log_list import LogList
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

HUMAN, BOT = Kind.HUMAN, Kind.RANDOM
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def shown(window: MainWindow, game: str, *kinds: Kind, moves: int = 80) -> GamePage:
    """A game that has gone on for a while, whose bots wait."""
    session = started(game, len(kinds))
    play_on(session, moves, random.Random(2))
    players = [Player(name, livery, kind) for name, livery, kind in zip(NAMES, LIVERIES, kinds, strict=False)]
    page = window.games.show(header_of(session, players), session)
    page.presenter.bots.halt(True)
    return page


def log_of(window: MainWindow) -> LogList:
    assert window.docks is not None
    return window.docks.log_list


def rows(log: LogList) -> list[QModelIndex]:
    return [log.model().index(row, 0) for row in range(log.model().rowCount())]


def entries(log: LogList) -> list[Entry]:
    return [index.data(ENTRY) for index in rows(log)]


# --- room ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 720)])
def test_at_least_eight_lines_are_seen_beside_lucky_loop(
    window: MainWindow, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    shown(window, "lucky_loop", HUMAN, *[BOT] * (seats - 1))
    log = log_of(window)

    def seen() -> int:
        inside = log.viewport().rect()
        return sum(inside.contains(log.visualRect(index)) for index in rows(log))

    qtbot.waitUntil(lambda: seen() >= 8)
    assert (window.width(), window.height()) == size


def test_every_line_has_room_for_its_words(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, "lucky_loop", HUMAN, BOT, BOT)
    log = log_of(window)
    QApplication.processEvents()
    for index, entry in zip(rows(log), entries(log), strict=True):
        rect, metrics = log.visualRect(index), log.fontMetrics()
        lines = metrics.horizontalAdvance(entry.text) / (rect.width() - GUTTER)
        assert rect.height() >= metrics.height() * max(1.0, 0.8 * lines)
        assert rect.width() == log.viewport().width()


# --- following -------------------------------------------------------------------------------------------


def at_the_end(log: LogList) -> bool:
    bar = log.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def turn_the_wheel(log: LogList, up: bool) -> None:
    spot = QPointF(log.viewport().rect().center())
    turned = QWheelEvent(
        spot,
        log.viewport().mapToGlobal(spot),
        QPoint(),
        QPoint(0, 240 if up else -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(log.viewport(), turned)


def test_the_wheel_leads_back_and_at_the_end_it_follows_again(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, "lucky_loop", HUMAN, BOT)
    log = log_of(window)
    qtbot.waitUntil(lambda: at_the_end(log))
    turn_the_wheel(log, up=True)
    left = log.verticalScrollBar().value()
    assert not at_the_end(log)
    # Whoever reads is left alone,
    play_on(page.session, 10, random.Random(3))
    page.presenter.refresh(animated=False)
    QApplication.processEvents()
    assert log.verticalScrollBar().value() == left
    # until they are back at the end,
    while not at_the_end(log):
        turn_the_wheel(log, up=False)
    play_on(page.session, 10, random.Random(4))
    page.presenter.refresh(animated=False)
    qtbot.waitUntil(lambda: at_the_end(log))
    # or another game begins.
    turn_the_wheel(log, up=True)
    shown(window, "loops", HUMAN, BOT)
    qtbot.waitUntil(lambda: at_the_end(log))


# --- turns -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_a_turn_is_grouped_under_its_player(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = shown(window, game, HUMAN, BOT)
    lines = page.presenter.game_log.lines(page.presenter.viewer.seat)
    told = entries(log_of(window))
    assert [entry.text for entry in told] == [line.text for line in lines]
    before = None
    for entry, line in zip(told, lines, strict=True):
        if line.turn is None:
            assert (entry.name, entry.livery) == ("", "")
        else:
            assert (entry.name, entry.livery) == (NAMES[line.turn], list(LIVERIES)[line.turn])
            assert entry.first == (line.turn != before)
        before = line.turn


def test_a_turn_begins_with_the_mark_of_its_player_and_goes_on_in_their_colour(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown(window, "lucky_loop", HUMAN, BOT, BOT)
    log = log_of(window)
    QApplication.processEvents()
    picture, checked = log.viewport().grab().toImage(), set[bool]()
    inside = log.viewport().rect()
    for index, entry in zip(rows(log), entries(log), strict=True):
        rect = log.visualRect(index)
        if not entry.livery or not inside.contains(rect):
            continue
        # Across the middle of where the mark is, or would be.
        down = rect.top() + ABOVE + MARK // 2 + (APART if entry.first else 0)
        colours = [QColor(picture.pixel(rect.left() + x, down)).name() for x in range(GUTTER - 4)]
        worn = LIVERIES[entry.livery]
        assert colours.count(worn.fill) >= STRIPE - 1
        assert (worn.on_fill in colours) == entry.first, "its shape says who, without colour"
        checked.add(entry.first)
    assert checked == {True, False}


# --- what concerns the viewer ----------------------------------------------------------------------------


def test_what_concerns_the_viewer_is_marked_and_said(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, "loops", HUMAN, BOT, BOT)
    log = log_of(window)
    lines = page.presenter.game_log.lines(0)
    for index, entry, line in zip(rows(log), entries(log), lines, strict=True):
        assert entry.mine == (line.turn == 0 or 0 in line.concerns)
        aloud = str(index.data(ACCESSIBLE))
        assert aloud.startswith("About you.") == entry.mine
        assert aloud.endswith(entry.text)
        assert (entry.name in aloud) or not entry.name or not entry.first
    done_to_me = [entry for entry, line in zip(entries(log), lines, strict=True) if entry.mine and line.turn in (1, 2)]
    assert done_to_me, "cards that others gave"


def test_the_mark_is_a_shape_and_not_a_colour_alone(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, "loops", HUMAN, BOT, BOT)
    log = log_of(window)
    QApplication.processEvents()
    picture, accent = log.viewport().grab().toImage(), log.palette().color(QPalette.ColorRole.Accent).name()
    seen = set[bool]()
    for index, entry in zip(rows(log), entries(log), strict=True):
        rect = log.visualRect(index)
        if log.viewport().rect().contains(rect):
            edge = [QColor(picture.pixel(rect.right() - x, rect.center().y())).name() for x in range(8)]
            assert (accent in edge) == entry.mine
            seen.add(entry.mine)
    assert seen == {True, False}


def test_the_marks_are_those_of_whoever_looks(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, "lucky_loop", HUMAN, HUMAN, BOT)
    log, marked = log_of(window), []
    for seat in (0, 1):
        look_as(page.presenter, seat)
        lines = page.presenter.game_log.lines(seat)
        assert [entry.mine for entry in entries(log)] == [line.turn == seat or seat in line.concerns for line in lines]
        marked.append([entry.mine for entry in entries(log)])
    assert marked[0] != marked[1]
    # Behind the curtain, and for those who only watch, nothing is anybody's own.
    page.presenter.viewer.next = 0
    page.presenter.viewer.draw_curtain()
    page.presenter.refresh(animated=False)
    assert not any(entry.mine for entry in entries(log))
    watched = shown(window, "lucky_loop", BOT, BOT)
    watched.presenter.look_from(1)
    assert entries(log)
    assert not any(entry.mine for entry in entries(log))


def test_the_arrow_keys_lead_back_line_by_line(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, "lucky_loop", HUMAN, BOT)
    log = log_of(window)
    log.setFocus()
    last = log.model().rowCount() - 1
    assert log.currentIndex().row() == last
    QTest.keyClick(log, Qt.Key.Key_Up)
    assert log.currentIndex().row() == last - 1
    assert log.selectionModel().isRowSelected(last - 1, QModelIndex())
