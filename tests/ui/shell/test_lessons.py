"""The guided first games: finished by doing only what they say, left and gone on with, and patient with mistakes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.game import NATURE, Action
from core.lesson import PERSON, begun
from core.targets.actions import Double, Flick
from core.targets.events import Fault, Faulted
from core.targets.physics.tabletop import DIRECTIONS
from tests.ui.table.driver import LEFT, Driver
from ui.catalog import lesson_of, taught, title_of
from ui.dialogs.new_game import NewGame
from ui.look.style import Style
from ui.remembered import Choices, Learned
from ui.settings import Language, Settings
from ui.shell.lesson_page import LessonPage
from ui.shell.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

WAYS = ("dragging", "clicking", "keys", "moves")
MOST = 80
"""More moves than any lesson has."""


def asked(page: LessonPage) -> Action | None:
    """What the step asks for, as the table points it out."""
    play = page.guide.play
    assert not play.missed
    exercise = play.exercise
    return None if exercise is None else exercise.example(play.view(PERSON))


def do(window: MainWindow, page: LessonPage, action: Action, way: str) -> None:
    """Make a move with real events, touching only what is pointed out on the table."""
    driver = Driver(page.presenter)
    if isinstance(action, Flick) and way == "keys":
        driver.flick_by_keys(action)
    elif isinstance(action, Flick) and way == "moves":
        choose_from_the_list(window, page, nearest(page, action))
    elif isinstance(action, Flick):
        (driver.flick_by_clicks if way == "clicking" and driver.can_click(action) else driver.flick)(action)
    elif isinstance(action, Double) and way != "moves":
        # The button would ask which of the two dice is meant; the die itself says it.
        (driver.use if way == "keys" else driver.click)(f"die:{action.back}")
    elif way == "moves" or not page.presenter.table.gestures(page.play.view(PERSON), PERSON, action):
        choose_from_the_list(window, page, action)
    elif way == "keys":
        driver.perform_by_keys(action)
    else:
        driver.perform(action, clicking=way == "clicking")


def choose_from_the_list(window: MainWindow, page: LessonPage, action: Action) -> None:
    assert window.docks is not None
    window.docks.go_to_moves()
    moves = window.docks.moves_list
    moves.setCurrentRow([move for _, move in page.presenter.moves.in_words()].index(action))
    QTest.keyClick(moves, Qt.Key.Key_Return)


def a_hair_beside(action: Action, tenths: int) -> Action:
    """Another throw of as good an aim: a flick that is repeated exactly comes to the same."""
    assert isinstance(action, Flick)
    return Flick((action.direction + 2 * tenths) % DIRECTIONS, action.power, action.height)


def nearest(page: LessonPage, wanted: Flick) -> Flick:
    """Of the flicks in the list, the one that is most like another."""
    listed = [move for move in page.play.legal(PERSON) if isinstance(move, Flick)]
    return min(listed, key=lambda flick: (abs(flick.direction - wanted.direction), abs(flick.power - wanted.power)))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", taught())
def test_doing_only_what_it_says_comes_to_the_end(
    game: str, way: str, window: MainWindow, language: Language, qtbot: QtBot
) -> None:
    page, guided = window.lessons.begin(game), lesson_of(game)
    said: list[str] = []
    attempt = 0
    for _ in range(MOST):
        action = asked(page)
        if action is None:
            break
        bar, cursor = page.guide.bar, page.play.cursor
        assert page.presenter.input.lighting.advised, bar.task.text()
        said.append(bar.accessibleName())
        do(window, page, action if attempt == 0 else a_hair_beside(action, attempt), way)
        assert page.play.cursor > cursor, f"{bar.task.text()} {page.presenter.view.toast.text()}"
        attempt = attempt + 1 if page.guide.play.missed else 0
        assert attempt < 4, f"{bar.task.text()} can't be done"
        # A flick that fails is taken back, and is to be tried again.
        qtbot.waitUntil(lambda: not page.guide.play.missed)
    assert len(dict.fromkeys(said)) == len(guided.steps)
    assert all(words.count("{") == 0 for words in said)
    assert page.guide.end.isVisible()


@pytest.mark.parametrize("game", taught())
def test_every_step_has_words_of_two_short_sentences(game: str, language: Language) -> None:
    guided = lesson_of(game)
    assert 8 <= len(guided.steps) == len(guided.lesson.exercises) <= 14
    for step in guided.steps:
        for words in step:
            assert len(words()) <= 100
            if language is Language.FRENCH:
                assert words() != words.source


@pytest.mark.parametrize("game", taught())
def test_another_move_is_answered_and_changes_nothing(game: str, window: MainWindow) -> None:
    page = window.lessons.begin(game)
    play = page.guide.play
    strayed = 0
    for _ in range(MOST):
        action = asked(page)
        exercise = play.exercise
        if action is None or exercise is None:
            break
        view = play.view(PERSON)
        other = next((move for move in play.legal(PERSON) if not exercise.wants(view, move)), None)
        if other is not None and len(play.legal(PERSON)) > 1:
            before, step = play.cursor, play.number
            page.presenter.moves.submit(other)
            assert (play.cursor, play.number) == (before, step)
            assert page.presenter.view.toast.isVisible()
            assert page.guide.bar.task.text() in page.presenter.view.toast.accessibleName()
            strayed += 1
        page.presenter.moves.submit(action)
    # In Targets every flick is as welcome as any other.
    assert strayed >= 3 or game == "targets"
    assert page.guide.end.isVisible()


def test_an_illegal_move_is_refused_with_its_rule(window: MainWindow) -> None:
    page = window.lessons.begin("lucky_loop")
    driver = Driver(page.presenter)
    driver.drag("card:2", "discard:0")
    assert "LL-" in page.presenter.view.toast.accessibleName()
    assert page.guide.play.number == 0


@pytest.mark.parametrize("game", taught())
def test_it_can_be_taken_back_in_the_middle(game: str, window: MainWindow) -> None:
    page = window.lessons.begin(game)
    steps: list[tuple[int, int]] = []
    assert not page.guide.bar.go_back.isEnabled()
    while page.guide.play.number < 4:
        steps.append((page.play.cursor, page.guide.play.number))
        action = asked(page)
        assert action is not None
        page.presenter.moves.submit(action)
    for cursor, number in reversed(steps):
        QTest.mouseClick(page.guide.bar.go_back, LEFT)
        assert (page.play.cursor, page.guide.play.number) == (cursor, number)
        assert str(number + 1) in page.guide.bar.step.text()
    for _ in range(MOST):
        action = asked(page)
        if action is None:
            break
        page.presenter.moves.submit(action)
    assert page.guide.end.isVisible()


@pytest.mark.parametrize("game", taught())
def test_it_goes_on_where_somebody_left(game: str, window: MainWindow, library: Library, settings: Settings) -> None:
    page = window.lessons.begin(game)
    while page.guide.play.number < 5:
        action = asked(page)
        assert action is not None
        page.presenter.moves.submit(action)
    cursor = page.play.cursor
    QTest.mouseClick(page.guide.bar.leave, LEFT)
    assert window.tabs.page is None
    assert not library.waiting()
    assert not settings.learned(game).finished
    later = window.lessons.begin(game)
    assert (later.guide.play.number, later.play.cursor) == (5, cursor)
    assert window.lessons.begin(game) is later


def test_what_was_kept_by_another_version_begins_again(window: MainWindow, settings: Settings) -> None:
    settings._store.set("learned/lucky_loop", '{"moves": [{"type": "Somersault"}]}')
    assert window.lessons.begin("lucky_loop").guide.play.number == 0


@pytest.mark.parametrize("game", taught())
def test_the_end_offers_a_real_game(game: str, window: MainWindow, settings: Settings, library: Library) -> None:
    page = window.lessons.begin(game)
    for _ in range(MOST):
        action = asked(page)
        if action is None:
            break
        page.presenter.moves.submit(action)
    QTest.mouseClick(page.guide.end.begin, LEFT)
    real = window.tabs.page
    assert real is not None
    assert not isinstance(real, LessonPage)
    assert real.header.game == game
    assert len(window.tabs.pages) == 1
    assert settings.learned(game).finished
    assert window.lessons.begin(game).guide.play.number == 0


def test_nothing_of_it_is_saved(window: MainWindow, library: Library) -> None:
    window.lessons.begin("lucky_loop")
    actions = window.menu_actions
    assert not any(action.isEnabled() for action in (actions.save, actions.save_as, actions.restart, actions.pause))
    assert actions.close.isEnabled()
    assert not window.isWindowModified()
    window.games.close_all()
    assert not library.waiting()


def test_it_is_offered_before_the_first_table_and_never_forced(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGame)
        assert dialog.lesson.isVisible()
        QTest.mouseClick(dialog.lesson, LEFT)

    QTimer.singleShot(0, accept)
    window.games.new("lucky_loop")
    assert isinstance(window.tabs.page, LessonPage)
    settings.set_choices("lucky_loop", Choices((), {}))
    settings.set_learned("loops", Learned((), finished=True))
    for game, offered in {"lucky_loop": False, "loops": False, "jump": True}.items():
        again = NewGame(lesson_of(game).lesson.game, settings, window._style.theme)
        qtbot.addWidget(again)
        again.show()
        assert again.lesson.isVisible() == offered, "neither to players nor to pupils"


def test_the_offer_is_the_first_thing_to_read_and_takes_nothing_from_who_knows_the_game(
    settings: Settings, style: Style, qtbot: QtBot
) -> None:
    dialog = NewGame(lesson_of("jump").lesson.game, settings, style.theme)
    qtbot.addWidget(dialog)
    dialog.show()
    first = dialog.number(len(dialog.players))
    assert dialog.lesson.mapTo(dialog, QPoint()).y() < first.mapTo(dialog, QPoint()).y()
    assert dialog.focusWidget() is first
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == NewGame.DialogCode.Accepted
    assert not dialog.guided


def test_help_lists_every_guided_game(window: MainWindow) -> None:
    menus = window.menuBar().findChildren(QMenu)
    (lessons,) = [menu for menu in menus if menu.title() == "&Guided First Game"]
    lessons.aboutToShow.emit()
    assert [action.text() for action in lessons.actions()] == [title_of(game) for game in taught()]
    lessons.actions()[0].trigger()
    assert isinstance(window.tabs.page, LessonPage)


@pytest.mark.parametrize("game", taught())
def test_the_script_fits_the_rules(game: str) -> None:
    lesson = lesson_of(game).lesson
    session, play = begun(lesson)
    while play.exercise is not None:
        play.submit(PERSON, play.exercise.example(play.view(PERSON)))
    assert play.number == len(lesson.exercises)
    assert any(session.entry(index)[0] not in (PERSON, NATURE) for index in range(session.length))


def test_a_shot_that_does_not_come_off_is_taken_back_for_another_try(window: MainWindow, qtbot: QtBot) -> None:
    page = window.lessons.begin("targets")
    play, toast = page.guide.play, page.presenter.view.toast
    wanted = asked(page)
    assert isinstance(wanted, Flick)
    before = play.cursor
    away = Flick((wanted.direction + 1800) % 3600, wanted.power, wanted.height)
    page.presenter.moves.submit(away)
    assert play.missed
    assert {play.mover(index) for index in range(before, play.cursor)} == {PERSON, NATURE}, "the opponent waits"
    qtbot.waitUntil(lambda: play.cursor == before)
    assert not play.missed
    assert page.guide.bar.task.text() in toast.accessibleName()
    assert page.presenter.input.lighting.advised
    page.presenter.moves.submit(wanted)
    assert play.number == 1


def test_chance_is_kind_only_where_skill_is_asked_for_and_the_same_each_time() -> None:
    lesson = lesson_of("targets").lesson
    first, second = (begun(lesson)[1] for _ in range(2))
    for play in (first, second):
        while play.number < 6:
            assert play.exercise is not None
            play.submit(PERSON, play.exercise.example(play.view(PERSON)))
    assert first.view(PERSON) == second.view(PERSON)
    slid = [event for index in range(first.cursor) for event in first.change(index, PERSON).events]
    assert any(isinstance(event, Faulted) and event.fault is Fault.SLID for event in slid), "as the second step says"
