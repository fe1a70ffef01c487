"""The panel of a review, by mouse and by keys: every line opens its position, with the better move and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile, takewhile

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.review.marks import FAULTS, Mark
from core.review.review import Appraisal
from tests.core.review.finished_games import NODES
from tests.ui.shell.reviewed_pages import docks_of, finished_page, panel_of, result_of, reviewed_page, reviewer_of
from tests.ui.shell.walking import keyboard_of
from tests.ui.table.driver import LEFT
from ui.look.style import Style
from ui.panels.review.review_list import ReviewList
from ui.review.rows import DECISIONS, Row
from ui.review.words import Luck
from ui.settings import Language, TextSize
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")


def number_of(rows: ReviewList, row: Row) -> int:
    return next(number for number, each in enumerate(rows.lines.rows) if each is row)


def click(rows: ReviewList, row: Row) -> None:
    index = rows.lines.index(number_of(rows, row))
    rows.scrollTo(index)
    at = rows.visualRect(index)
    QTest.mouseClick(rows.viewport(), LEFT, pos=QPoint(at.left() + 60, at.top() + 12))


def told(rows: ReviewList) -> str:
    """What the chosen line is unfolded with."""
    (chosen,) = rows.selectionModel().selectedRows()
    return str(chosen.data(Qt.ItemDataRole.AccessibleDescriptionRole))


def decisions(rows: ReviewList) -> Iterator[Row]:
    """The lines under that heading; turning points may name the same decisions once more."""
    after = dropwhile(lambda row: row.title != DECISIONS(), rows.lines.rows)
    next(after)
    return takewhile(lambda row: not row.heading, after)


def fault(rows: ReviewList, seat: int | None = None) -> tuple[Row, Appraisal]:
    """A decision for which something better is known."""
    for row in decisions(rows):
        if row.appraisal and row.appraisal.better and seat in (None, row.seat):
            return row, row.appraisal
    raise AssertionError("nobody did anything wrong")


@pytest.mark.parametrize("game", ["loops", "jump"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_click_opens_the_position_with_the_better_move_and_why(
    window: MainWindow, qtbot: QtBot, game: str, seat: int
) -> None:
    page = reviewed_page(window, qtbot, game, nodes=4 * NODES)
    panel_of(window).faults.setChecked(False)
    rows, presenter = panel_of(window).list, page.presenter
    row, appraisal = fault(rows, seat)
    click(rows, row)
    assert presenter.showing.at == appraisal.index
    assert presenter.showing.view == presenter.play.change(appraisal.index, seat).before
    better = appraisal.better_action(presenter.play.game)
    assert better is not None
    move = presenter.context.text.action(presenter.showing.view, seat, better, presenter.context.names)
    assert "It gave away" in told(rows)
    assert move in told(rows)
    whom = "A hint would have been" if seat == 0 else "A hint to Ben would have been"
    assert whom in told(rows)
    why = presenter.table.why(presenter.showing.view, seat, better)
    assert why in told(rows)
    assert presenter.input.lighting.advised
    assert set(presenter.scene.glows) >= presenter.input.lighting.advised - {"button:confirm"}
    # The move is only shown: nothing has been played.
    assert page.session.cursor == page.session.length


def test_looking_elsewhere_takes_the_light_away_and_a_click_brings_it_back(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    rows, presenter = panel_of(window).list, page.presenter
    row, appraisal = fault(rows)
    click(rows, row)
    lit = presenter.input.lighting.advised
    presenter.showing.look_at(0)
    assert not presenter.input.lighting.advised
    click(rows, row)
    assert presenter.showing.at == appraisal.index
    assert presenter.input.lighting.advised == lit
    presenter.showing.look_at(page.session.cursor)
    assert not presenter.input.lighting.advised


def test_outcomes_of_chance_show_what_came_of_them(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    rows = panel_of(window).list
    row = next(row for row in rows.lines.rows if row.sign in list(Luck))
    click(rows, row)
    assert row.entry is not None
    assert page.presenter.showing.at == row.entry + 1
    assert not page.presenter.input.lighting.advised


def test_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    page = finished_page(window)
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("Ctrl+R"))
    panel, rows = panel_of(window), panel_of(window).list
    assert keyboard_of(window) is panel.making.cancel
    QTest.keyClick(panel.making.cancel, Qt.Key.Key_Space)
    assert keyboard_of(window) is panel.making.begin
    QTest.keyClick(panel.making.begin, Qt.Key.Key_Space)
    qtbot.waitUntil(rows.isVisible)
    assert keyboard_of(window) is rows
    showing, seen = page.presenter.showing, list[int]()
    for _ in range(12):
        QTest.keyClick(rows, Qt.Key.Key_Down)
        assert rows.row is not None
        assert not rows.row.heading
        if rows.row.cursor is not None:
            assert showing.at == rows.row.cursor
            seen.append(showing.at)
    assert len(set(seen)) > 4
    # Escape leads to the end of the game first, and then to the table.
    QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert rows.row is None
    assert showing.at == page.session.cursor
    assert keyboard_of(window) is rows
    QTest.keyClick(rows, Qt.Key.Key_Escape)
    assert keyboard_of(window) is page.presenter.view.table


def test_it_is_filtered_by_seat_and_by_faults(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    panel, review = panel_of(window), reviewer_of(page).review
    assert review is not None

    def decided() -> set[tuple[int, Mark]]:
        shown = [row.appraisal for row in decisions(panel.list) if row.appraisal]
        return {(each.index, each.mark) for each in shown}

    every = {(each.index, each.mark): each for each in review.appraisals}
    assert decided() == {key for key in every if key[1] in FAULTS}
    QTest.mouseClick(panel.faults, LEFT, pos=QPoint(8, panel.faults.height() // 2))
    assert decided() == set(every)
    panel.whose.setFocus()
    QTest.keyClick(panel.whose, Qt.Key.Key_Down)
    QTest.keyClick(panel.whose, Qt.Key.Key_Down)
    assert panel.whose.currentText() == "Ben"
    assert decided() == {key for key, each in every.items() if each.seat == 1}


def test_another_game_has_another_review_and_the_table_left_shows_its_end(window: MainWindow, qtbot: QtBot) -> None:
    first = reviewed_page(window, qtbot)
    panel = panel_of(window)
    click(panel.list, fault(panel.list)[0])
    second = finished_page(window, "jump")
    assert not panel.list.isVisible()
    assert not panel.list.lines.rows
    assert panel.making.begin.isVisible()
    assert first.presenter.showing.at == first.session.cursor
    window.tabs.setCurrentWidget(first)
    assert panel.list.isVisible()
    window.games.close(first)
    window.games.close(second)
    assert not panel.list.lines.rows


def test_everything_has_a_name_for_those_who_listen(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    panel, said = panel_of(window), list[str]()
    page.presenter.speech.announcer.said.connect(lambda words, urgent: said.append(words))
    for widget in (panel, panel.list, panel.whose, panel.making.bar):
        assert widget.accessibleName()
    assert panel.faults.text()
    row, appraisal = fault(panel.list)
    index = panel.list.lines.index(number_of(panel.list, row))
    aloud = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    assert row.name in aloud
    assert row.note in aloud
    assert aloud.count("%") >= 1
    assert appraisal.mark.capitalize() in aloud
    click(panel.list, row)
    assert told(panel.list) in said


def test_it_speaks_the_language_of_the_moment(window: MainWindow, qtbot: QtBot, language: Language) -> None:
    page = reviewed_page(window, qtbot)
    panel = panel_of(window)
    row, _ = fault(panel.list)
    click(panel.list, row)
    before = told(panel.list)
    window.retranslate(language)
    assert page.presenter.showing.at == page.session.cursor
    row, _ = fault(panel.list)
    click(panel.list, row)
    assert told(panel.list) == before
    assert "{" not in before


@pytest.mark.parametrize("size", [TextSize.USUAL, TextSize.LARGEST])
def test_lines_are_as_high_as_their_words(window: MainWindow, qtbot: QtBot, style: Style, size: TextSize) -> None:
    window.resize(1280, 720)
    style.set_text_size(size)
    try:
        page = reviewed_page(window, qtbot)
        rows = panel_of(window).list
        row, _ = fault(rows)
        folded = rows.visualRect(rows.lines.index(number_of(rows, row))).height()
        click(rows, row)
        QApplication.processEvents()
        index = rows.lines.index(number_of(rows, row))
        assert rows.visualRect(index).height() > folded
        assert rows.viewport().rect().intersects(rows.visualRect(index))
        assert rows.horizontalScrollBar().maximum() == 0
        label = result_of(page).luck
        assert label.height() >= label.heightForWidth(label.width())
    finally:
        style.set_text_size(TextSize.USUAL)


def test_the_plot_shows_the_part_that_was_luck(window: MainWindow, qtbot: QtBot) -> None:
    page = finished_page(window)
    plot = result_of(page).plot
    before = plot.grab().toImage()
    assert not plot.toolTip()
    reviewer_of(page).begin()
    qtbot.waitUntil(lambda: bool(plot.toolTip()))
    assert plot.accessibleDescription() == plot.toolTip()
    assert plot.grab().toImage() != before
    assert isinstance(page, GamePage)
    page.presenter.takeback.undo()
    page.presenter.takeback.redo()
    assert plot.toolTip()


def test_the_dock_comes_to_the_front_and_its_menu_knows_it(window: MainWindow, qtbot: QtBot) -> None:
    reviewed_page(window, qtbot)
    docks = docks_of(window)
    assert not docks.review.visibleRegion().isEmpty()
    assert docks.log.visibleRegion().isEmpty()
    assert not panel_of(window).list.lines.flags(QModelIndex())
