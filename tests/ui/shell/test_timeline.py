"""The timeline under a table, in a window, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.review.marks import FAULTS
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly
from tests.ui.shell.reviewed_pages import docks_of, finished_page, result_of, reviewed_page, reviewer_of
from tests.ui.shell.timelines import opened, press, running
from tests.ui.table.tables import SECRETIVE
from ui.look.style import Style
from ui.look.widgets.plain_text import tooltip
from ui.panels.log_lines import ENTRY
from ui.settings import Language, TextSize
from ui.shell.window import MainWindow
from ui.timeline.bar import TimelineBar
from ui.timeline.marks import MarkKind

LEFT = Qt.MouseButton.LeftButton
GAMES = sorted(CATALOG)


@pytest.mark.parametrize("game", GAMES)
def test_its_key_brings_it_and_takes_it_away(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = running(window, game)
    timeline = opened(window, page, qtbot)
    assert timeline.isVisible()
    assert window.menu_actions.timeline.isChecked()
    assert timeline.track.hasFocus()
    QTest.keyClick(timeline.track, Qt.Key.Key_Left)
    assert page.presenter.showing.looking_back
    QTest.keySequence(window.windowHandle(), QKeySequence("T"))
    assert not timeline.isVisible()
    assert not page.presenter.showing.looking_back
    assert page.presenter.showing.at == page.session.cursor
    assert not window.menu_actions.timeline.isChecked()


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_to_any_position_and_back_to_the_game(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = running(window, game)
    timeline, showing, end = opened(window, page, qtbot), page.presenter.showing, page.session.cursor
    before = page.presenter.scene.standing()
    for cursor in (end // 2, 0, end - 1):
        press(timeline, cursor)
        assert abs(showing.at - cursor) <= 1
        assert str(showing.at) in timeline.where.words
        assert timeline.leave.text() == "Back to the game"
    track, middle = timeline.track, timeline.track.height() // 2
    QTest.mousePress(track, LEFT, pos=QPoint(round(track.x_of(end // 3)), middle))
    QTest.mouseMove(track, QPoint(round(track.x_of(end // 4)), middle))
    assert showing.at == end // 4
    QTest.mouseRelease(track, LEFT, pos=QPoint(round(track.x_of(end // 4)), middle))
    QTest.mouseClick(timeline.leave, LEFT)
    assert showing.at == page.session.cursor == end
    assert page.presenter.scene.standing() == before
    assert timeline.leave.text() == "Close"
    QTest.mouseClick(timeline.leave, LEFT)
    assert not timeline.isVisible()


def test_by_keys_step_by_step_to_both_ends_and_from_mark_to_mark(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window, moves=120)
    timeline, showing, end = opened(window, page, qtbot), page.presenter.showing, page.session.cursor
    track, key = timeline.track, Qt.Key
    expected = {key.Key_Home: 0, key.Key_Right: 1, key.Key_Down: 2, key.Key_PageDown: 12, key.Key_Up: 11}
    for pressed, cursor in expected.items():
        QTest.keyClick(track, pressed)
        assert showing.at == cursor == track.value()
    QTest.keyClick(track, key.Key_PageUp)
    assert showing.at == 1
    QTest.keyClick(track, key.Key_End)
    assert showing.at == end
    assert not showing.looking_back
    marked = sorted({mark.cursor for mark in track.marks if mark.kind is not MarkKind.BEAT and mark.cursor < end})
    QTest.keyClick(track, key.Key_Home)
    for cursor in [cursor for cursor in marked if cursor][:5]:
        QTest.keyClick(track, key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert showing.at == cursor
    QTest.keyClick(track, key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert showing.at == [cursor for cursor in marked if cursor][3]
    QTest.keyClick(track, key.Key_Escape)
    assert showing.at == end
    assert timeline.isVisible()


def test_the_log_is_in_step_and_leads_there(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline, showing, log = opened(window, page, qtbot), page.presenter.showing, docks_of(window).log_list
    for cursor in (30, 12, 21):
        timeline.go_to(cursor)
        (chosen,) = log.selectionModel().selectedRows()
        lines = page.presenter.game_log.lines(0)
        assert chosen.row() == sum(line.cursor <= cursor for line in lines) - 1
        assert log.visualRect(chosen).intersects(log.viewport().rect())
    QTest.mouseClick(timeline.leave, LEFT)
    assert not log.selectionModel().selectedRows()
    QTest.mouseClick(timeline.leave, LEFT)
    line = log.model().index(10, 0)
    log.scrollTo(line)
    at = log.visualRect(line).center()
    QTest.mouseClick(log.viewport(), LEFT, pos=at)
    QTest.mouseDClick(log.viewport(), LEFT, pos=at)
    assert showing.at == line.data(ENTRY).cursor
    assert timeline.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_changes_nothing_on_the_disk(window: MainWindow, qtbot: QtBot, game: str) -> None:
    page = running(window, game)
    path = page.journal.path
    before = path.read_bytes()
    timeline, end = opened(window, page, qtbot), page.session.cursor
    version = page.session.version
    for cursor in (*range(0, end, 3), *range(end - 1, 0, -5)):
        timeline.go_to(cursor)
    QTest.mouseClick(timeline.transport.play, LEFT)
    QTest.mouseClick(timeline.transport.play, LEFT)
    QTest.mouseClick(timeline.leave, LEFT)
    assert page.session.version == version
    assert path.read_bytes() == before


def test_marks_tell_rounds_scores_and_beats(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window, "loops", 200)
    timeline = opened(window, page, qtbot)
    kinds = {mark.kind for mark in timeline.track.marks}
    assert {MarkKind.CHAPTER, MarkKind.BEAT} <= kinds
    assert all(mark.words for mark in timeline.track.marks)
    lines = page.presenter.game_log.lines(0)
    openings = {line.cursor for line in lines if line.opens}
    assert {mark.cursor for mark in timeline.track.marks if mark.kind is MarkKind.CHAPTER} == openings
    turns = timeline.course.turns
    assert len(turns) == page.session.cursor
    assert {0, 1} <= set(turns)


def test_a_review_marks_the_faults(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    timeline, review = opened(window, page, qtbot), reviewer_of(page).review
    assert review is not None
    faults = [appraisal for appraisal in review.appraisals if appraisal.mark in FAULTS]
    marked = [mark.cursor for mark in timeline.track.marks if mark.kind in {each.mark.value for each in faults}]
    assert marked == [each.index for each in faults]
    press(timeline, faults[0].index)
    assert page.presenter.showing.at == faults[0].index
    assert "%" in timeline.where.words


def test_marks_say_what_they_mean_under_the_mouse(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = running(window, "loops", 200)
    timeline, said = opened(window, page, qtbot), list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, widget: said.append(words))
    mark = next(mark for mark in timeline.track.marks if mark.kind is MarkKind.CHAPTER)
    at = QPoint(round(timeline.track.x_of(mark.cursor)), 4)
    QApplication.sendEvent(timeline.track, QHelpEvent(QEvent.Type.ToolTip, at, timeline.track.mapToGlobal(at)))
    assert tooltip(mark.words) in said[0]


@pytest.mark.parametrize("game", SECRETIVE)
def test_cards_of_others_need_the_agreement_of_all(window: MainWindow, qtbot: QtBot, person: Person, game: str) -> None:
    page = running(window, game)
    timeline, presenter = opened(window, page, qtbot), page.presenter
    timeline.go_to(5)
    assert timeline.eyes.isVisible()
    person.answer = None
    timeline.eyes.setFocus()
    QTest.keyClick(timeline.eyes, Qt.Key.Key_Down)
    QTest.keyClick(timeline.eyes, Qt.Key.Key_Down)
    assert any("agree" in words for words in person.read)
    assert presenter.showing.view == presenter.play.view(0, 5)
    assert timeline.eyes.currentIndex() == 0
    person.answer = 0
    QTest.keyClick(timeline.eyes, Qt.Key.Key_End)
    assert presenter.showing.view == presenter.play.view(1, 5)
    timeline.go_to(6)
    assert presenter.showing.view == presenter.play.view(1, 6)
    QTest.mouseClick(timeline.leave, LEFT)
    assert presenter.showing.view == presenter.play.view(0)
    assert timeline.eyes.currentIndex() == 0


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_finished_game_keeps_no_secrets(window: MainWindow, qtbot: QtBot, person: Person, game: str) -> None:
    page = finished_page(window, game)
    timeline, presenter = opened(window, page, qtbot), page.presenter
    assert not result_of(page).isVisible()
    timeline.go_to(5)
    timeline.eyes.setFocus()
    QTest.keyClick(timeline.eyes, Qt.Key.Key_End)
    assert presenter.showing.view == presenter.play.view(1, 5)
    assert not person.read
    QTest.mouseClick(timeline.leave, LEFT)
    assert result_of(page).isVisible()
    assert presenter.showing.at == page.session.cursor


@pytest.mark.parametrize("size", list(TextSize))
@pytest.mark.parametrize("width", [720, 1280])
@pytest.mark.parametrize("language", list(Language))
def test_every_word_on_it_is_whole(
    window: MainWindow, qtbot: QtBot, style: Style, size: TextSize, width: int, language: Language
) -> None:
    window.resize(width, 720)
    style.set_text_size(size)
    try:
        page = running(window, "jump")
        window.retranslate(language)
        timeline = opened(window, page, qtbot)
        timeline.go_to(10)
        # Where both ways out have no room side by side, the menu has the one.
        ways = [timeline.play_on, timeline.leave]

        def whole(widget: QWidget) -> bool:
            return widget.width() >= widget.sizeHint().width() and widget.height() >= widget.sizeHint().height()

        qtbot.waitUntil(lambda: all(whole(way) for way in ways if not way.isHidden()) and whole(timeline.tempo))
        assert not timeline.leave.isHidden()
        assert not timeline.play_on.isHidden() or width == 720
        for button in ways:
            assert button.isHidden() or timeline.rect().contains(button.geometry())
        for widget in (timeline.transport, timeline.tempo, timeline.eyes, timeline.track):
            assert timeline.rect().contains(widget.geometry())
        # The table keeps most of the room wherever a table of that text size has any.
        assert page.presenter.view.height() > timeline.height() or width < 1280
        assert timeline.geometry().bottom() <= page.height()
    finally:
        style.set_text_size(TextSize.USUAL)


def test_a_bot_that_moves_meanwhile_lengthens_the_line(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window)
    timeline, end = opened(window, page, qtbot), page.session.cursor
    timeline.go_to(10)
    session = page.session
    seat = min(session.to_act)
    page.presenter.moves.answer(seat, session.game.legal(session.view(seat), seat)[0], session.cursor)
    assert page.presenter.showing.at == 10
    assert timeline.track.maximum() == page.session.cursor > end
    qtbot.waitUntil(lambda: timeline.course.complete)


def test_taken_back_and_played_otherwise_it_tells_what_was_played(window: MainWindow, qtbot: QtBot) -> None:
    page = running(window, "loops", 60)
    timeline, presenter = opened(window, page, qtbot), page.presenter
    before = page.session.cursor
    page.play.seek(before - 10)
    presenter.refresh()
    assert len(timeline.course.turns) <= before - 10
    fly(page, 8, seed=9)
    qtbot.waitUntil(lambda: timeline.course.complete)
    fresh = TimelineBar(presenter, lambda name: False)
    qtbot.addWidget(fresh)
    fresh.course.follow()
    fresh.course.read_on(10_000)
    assert fresh.course.marks == timeline.course.marks
    assert fresh.course.turns == timeline.course.turns
