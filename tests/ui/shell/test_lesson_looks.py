"""What is seen of a guided first game: others move one after the other, and everything fits at every text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.language import Languages
from core.lesson import PERSON, AnyGuidedPlay, begun
from core.loops.actions import Pass
from core.lucky_loop.state import Phase
from core.targets.actions import Flick
from core.targets.physics.tabletop import DIRECTIONS
from ui.catalog import lesson_of, taught, title_of
from ui.look import text
from ui.look.style import Style
from ui.settings import Language, TextSize
from ui.shell.window import MainWindow
from ui.table.lesson.bar import LessonBar
from ui.table.lesson.finish import FinishPage
from ui.table.lesson.words import said
from ui.table.story.pace import TIMES, Pace

NAMES = ("Ada", "Blériot", "Cleo")
WIDE, HIGH = 1030, 570
"""What there is beside the docks and under the tabs of a window of 1280 × 720 whose words are twice as large."""


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    languages = Languages(qapp)
    languages.choose(Language.FRENCH)
    yield
    languages.choose(Language.ENGLISH)
    text.install(text.as_written)


@pytest.fixture
def large(style: Style) -> Iterator[None]:
    """Words of twice the usual size."""
    style.set_text_size(TextSize.LARGEST)
    yield
    style.set_text_size(TextSize.USUAL)


def do_until(play: AnyGuidedPlay, steps: int | None = None) -> None:
    """Do what is asked for, all of it or some."""
    while (exercise := play.exercise) is not None and play.number != steps:
        play.submit(PERSON, exercise.example(play.view(PERSON)))


def shown_in(part: QWidget, whole: QWidget) -> bool:
    """Whether a widget lies within another, with all that it says."""
    wanted = part.sizeHint().width() if part.heightForWidth(part.width()) < 0 else 0
    corner = part.mapTo(whole, part.rect().topLeft())
    high = max(part.minimumSizeHint().height() if wanted else 0, part.heightForWidth(part.width()))
    fits = part.width() >= wanted and part.height() >= high
    return fits and whole.rect().contains(part.rect().translated(corner))


# --- what others do --------------------------------------------------------------------------------------


def test_others_are_seen_to_move_one_after_the_other(window: MainWindow) -> None:
    page = window.lessons.begin("loops")
    presenter, play = page.presenter, page.guide.play
    presenter.story.times = TIMES[Pace.CALM]
    seen = []
    exercise = play.exercise
    assert exercise is not None
    before = play.cursor
    presenter.moves.submit(exercise.example(play.view(PERSON)))
    while presenter.story.behind:
        seen.append(presenter.showing.at)
        assert page.guide.bar.task.text() == "Watch what happens …"
        assert not presenter.input.lighting.advised
        presenter.story.hurry()
    assert [*seen, presenter.showing.at] == [before + 1, before + 2, before + 3]
    assert page.guide.bar.step.text() == "Step 2 of 13"


def test_a_turn_of_many_small_moves_is_not_drawn_out(window: MainWindow) -> None:
    page = window.lessons.begin("lucky_loop")
    presenter, play = page.presenter, page.guide.play
    do_until(play, 8)
    presenter.refresh(animated=False)
    presenter.story.times = TIMES[Pace.CALM]
    watched = 0
    while play.number == 8:
        exercise = play.exercise
        assert exercise is not None
        presenter.moves.submit(exercise.example(play.view(PERSON)))
    while presenter.story.behind:
        assert presenter.story.now is not None
        watched += presenter.story.now.time
        presenter.story.hurry()
    # The opponent begins an exchange, draws three cards and discards three.
    assert 3000 < watched < 8000


# --- how it ends -----------------------------------------------------------------------------------------


def test_lucky_loop_ends_with_a_flight_that_has_landed() -> None:
    _, play = begun(lesson_of("lucky_loop").lesson)
    do_until(play)
    view = play.view(PERSON)
    assert view.phase is Phase.REFILL
    assert view.scores[PERSON] == (20, 0, 0, 0)


def test_targets_ends_with_nothing_to_call() -> None:
    _, play = begun(lesson_of("targets").lesson)
    do_until(play, 7)
    start, exercise = play.cursor, play.exercise
    assert exercise is not None
    flick = exercise.example(play.view(PERSON))
    assert isinstance(flick, Flick)
    for tenths in range(-60, 61, 20):
        play.submit(PERSON, Flick((flick.direction + tenths) % DIRECTIONS, flick.power, flick.height))
        after = play.view(PERSON)
        assert not after.targets
        assert not after.pairs
        assert play.exercise is None
        play.seek(start)


def test_whoever_plays_on_at_the_end_is_told_where(window: MainWindow) -> None:
    page = window.lessons.begin("loops")
    do_until(page.guide.play)
    page.presenter.refresh(animated=False)
    before = page.play.cursor
    page.presenter.moves.submit(page.play.legal(PERSON)[0])
    assert page.play.cursor == before
    assert "real one" in page.presenter.view.toast.accessibleName()


def last_page(game: str, qtbot: QtBot, high: int) -> FinishPage:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(WIDE, high)
    end = FinishPage(table)
    table.show()
    end.tell(title_of(game), [said(words, NAMES) for words in lesson_of(game).known])
    QApplication.processEvents()
    return end


@pytest.mark.usefixtures("french", "large")
@pytest.mark.parametrize("game", taught())
def test_the_last_page_fits_with_words_of_twice_the_size(game: str, qtbot: QtBot) -> None:
    end = last_page(game, qtbot, HIGH // 2)
    table = end.parentWidget()
    assert table is not None
    assert table.rect().contains(end.geometry())
    assert all(shown_in(part, end) for part in (end.headline, end.begin, end.repeat))
    bar = end.scroll_bar
    assert bar.maximum() > 0, "otherwise nothing would have to be scrolled"
    QTest.keyClick(end.begin, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(end.begin, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    table.resize(420, 300)
    assert table.rect().contains(end.geometry())


@pytest.mark.usefixtures("style")
@pytest.mark.parametrize("game", taught())
def test_the_last_page_needs_no_scrolling_at_the_usual_size(game: str, qtbot: QtBot) -> None:
    end = last_page(game, qtbot, HIGH)
    assert end.scroll_bar.maximum() == 0
    assert all(shown_in(words, end) for words in end.known.findChildren(QWidget))


# --- the bar ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("french", "large")
@pytest.mark.parametrize("game", taught())
def test_large_words_leave_most_of_the_height_to_the_table(game: str, qtbot: QtBot) -> None:
    page, bar = QWidget(), LessonBar()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(bar)
    column.addWidget(QWidget(), 1)
    page.resize(WIDE, HIGH)
    page.show()
    steps = lesson_of(game).steps
    for number, step in enumerate(steps, 1):
        bar.show_step(number, len(steps), *(said(words, NAMES) for words in step))
        QApplication.processEvents()
        assert bar.height() < 0.4 * HIGH
        assert all(shown_in(part, bar) for part in (bar.step, bar.idea, bar.task, bar.go_back, bar.leave))


def test_the_words_of_the_bar_grow_while_it_is_shown(style: Style, qtbot: QtBot) -> None:
    bar = LessonBar()
    qtbot.addWidget(bar)
    bar.show()
    parts = bar.step, bar.idea, bar.task
    before = [part.fontMetrics().height() for part in parts]
    style.set_text_size(TextSize.LARGEST)
    after = [part.fontMetrics().height() for part in parts]
    style.set_text_size(TextSize.USUAL)
    assert all(larger > 1.8 * usual for usual, larger in zip(before, after, strict=True))


# --- what goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tenths", "harder", "words"),
    [
        (-300, 0, "too far left"),
        (300, 0, "too far right"),
        (0, -25, "too gentle"),
        (0, 45, "too hard"),
    ],
)
def test_a_flick_that_fails_is_told_what_was_wrong_with_it(tenths: int, harder: int, words: str) -> None:
    fault = lesson_of("targets").fault
    asked = Flick(2700, 50, 3)
    told = fault(Flick(2700 + tenths, 50 + harder, 3), asked)
    assert told is not None
    assert words in told()


def test_a_flick_as_good_as_the_one_that_is_pointed_out_only_had_bad_luck() -> None:
    fault = lesson_of("targets").fault
    assert fault(Flick(3595, 50, 3), Flick(5, 52, 3)) is None
    assert fault(Pass(), Flick(5, 52, 3)) is None
