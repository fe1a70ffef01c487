"""The window: titles, menus, docks, themes, files that are dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMenu, QTabBar
from pytestqt.qtbot import QtBot

from app.journals.library import Library
from core.players import Kind, Player
from core.record import header_of
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header, saved_game
from tests.ui.table.tables import session_of
from ui.look.style import Style
from ui.look.theme import DARK, LIGHT
from ui.settings import Appearance, Docked, Settings
from ui.shell.menus.menu_actions import MenuActions
from ui.shell.window import MainWindow
from ui.table.stage.speed import Animation, Speed


def all_actions(window: MainWindow) -> list[QAction]:
    # Not by QAction.menu(): PySide before 6.11 takes the menu for the action's own, and lets it go with it.
    menus = window.menuBar().findChildren(QMenu)
    opening = [menu.menuAction() for menu in menus]
    offered = [action for menu in menus for action in menu.actions()]
    return [action for action in offered if action not in opening and not action.isSeparator()]


def test_every_action_has_a_text_and_keys_of_its_own(window: MainWindow) -> None:
    window.games.start(header())
    offered = all_actions(window)
    assert set(window.menu_actions.all()) <= set(offered)
    keys = [key.toString() for action in offered for key in action.shortcuts()]
    assert all(action.text() for action in offered)
    assert all(action.shortcuts() for action in offered)
    assert "" not in keys
    assert len(keys) == len(set(keys))


def test_mnemonics_differ_within_a_menu(window: MainWindow) -> None:
    for bar in window.menuBar().actions():
        menu = bar.menu()
        assert isinstance(menu, QMenu)
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), letters


def test_keys_work_as_soon_as_the_window_is_seen(
    settings: Settings, library: Library, style: Style, tmp_path: Path, qtbot: QtBot
) -> None:
    """The first paint needs the titles of the menus only; what is in them is there before anybody can press a key."""
    window = MainWindow(settings, library, tmp_path / "previews", style, "en")
    qtbot.addWidget(window)
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["&Game", "&Edit", "&View", "&Help"]
    assert not window.findChildren(MenuActions)
    with qtbot.waitSignal(window.hangar.arrived):
        window.show()
    assert window.findChildren(MenuActions) == [window.menu_actions]
    assert set(window.menu_actions.all()) <= set(all_actions(window))
    assert not window.menu_actions.save.isEnabled(), "there is no game"
    window.tabs.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()


def test_the_title_names_the_game_then_the_file(window: MainWindow, tmp_path: Path) -> None:
    assert window.windowTitle() == "Voltige"
    page = window.games.start(header())
    assert window.windowTitle() == "Lucky Loop[*] - Voltige"
    assert not window.isWindowModified()
    fly(page, 3)
    assert window.isWindowModified()
    assert window.tabs.tabText(1) == "Lucky Loop *"
    page.save(tmp_path / "evening.voltige")
    assert window.windowTitle() == "evening[*] - Voltige"
    assert not window.isWindowModified()
    assert window.tabs.tabText(1) == "evening"
    window.tabs.setCurrentIndex(0)
    assert window.windowTitle() == "Voltige"


def test_taking_back_to_what_was_saved_is_unmodified_but_another_way_there_is_not(
    window: MainWindow, tmp_path: Path
) -> None:
    page = window.games.start(header(humans=2))
    fly(page, 6)
    page.save(tmp_path / "evening.voltige")
    saved = page.session.cursor
    page.session.seek(saved - 1)
    assert page.modified
    page.session.seek(saved)
    assert not page.modified
    seat, action = page.session.entry(saved - 1)
    page.session.seek(saved - 1)
    page.session.play(seat, action)
    assert page.modified


def test_undo_mirrors_the_table(window: MainWindow) -> None:
    actions = window.menu_actions
    assert not actions.undo.isEnabled()
    page = window.games.start(header(humans=1))
    fly(page, 0)
    while not page.presenter.moves.in_words():
        fly(page, 1)
    page.presenter.moves.submit(page.presenter.moves.in_words()[0][1])
    assert actions.undo.isEnabled()
    assert actions.undo.text() == page.presenter.undo_history.undo_text() != "&Undo"
    before = page.session.cursor
    actions.undo.trigger()
    assert page.session.cursor < before
    assert actions.redo.isEnabled()
    actions.redo.trigger()
    assert page.session.cursor == before


def test_a_greyed_undo_says_why(window: MainWindow) -> None:
    page = window.games.start(header())
    assert not window.menu_actions.undo.isEnabled()
    assert window.menu_actions.undo.toolTip() == page.presenter.undo_history.undo_text()


def test_docks_show_the_game_and_leave_room_for_the_table(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    page = window.games.start(header(humans=2))
    fly(page, 4)
    docks = window.docks
    assert docks is not None
    qtbot.waitUntil(lambda: page.presenter.view.width() >= 1000)
    assert docks.scores.isVisible()
    lines = [line.text for line in page.presenter.game_log.lines(page.presenter.viewer.seat)]
    model = docks.log_list.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == lines
    window.tabs.setCurrentIndex(0)
    assert not any(dock.isVisible() for dock in (docks.scores, docks.log, docks.moves))
    window.tabs.setCurrentIndex(1)
    assert docks.scores.isVisible()


def test_a_dock_that_was_closed_stays_closed_over_the_hangar_and_the_next_run(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    window.games.start(header())
    assert window.docks is not None
    window.docks.scores.close()
    window.tabs.setCurrentIndex(0)
    window.tabs.setCurrentIndex(1)
    assert not window.docks.scores.isVisible()
    docks = window.docks
    qtbot.waitUntil(lambda: docks.log.isVisible() or docks.moves.isVisible())
    window.tabs.setCurrentIndex(0)
    window.close()
    assert not settings.arrangements(Docked.PANELS)[False].isEmpty()


def test_return_in_the_list_of_moves_plays(window: MainWindow, qtbot: QtBot) -> None:
    page = window.games.start(header(humans=1, seed=8))
    while not page.presenter.moves.in_words():
        fly(page, 1)
    window.menu_actions.moves.trigger()
    assert window.docks is not None
    moves = window.docks.moves_list
    assert moves.count() == len(page.presenter.moves.in_words())
    before = page.session.cursor
    qtbot.keyClick(moves, Qt.Key.Key_Return)
    assert page.session.cursor > before


def test_the_theme_switches_everywhere(window: MainWindow, style: Style, settings: Settings) -> None:
    window.games.start(header())
    settings.appearance = Appearance.DARK
    window.apply_settings()
    assert style.theme == DARK
    assert window.palette().window().color().name() == DARK.paper
    settings.appearance = Appearance.LIGHT
    window.apply_settings()
    assert style.theme == LIGHT
    assert window.palette().window().color().name() == LIGHT.paper


def test_tables_stand_still_when_the_desktop_wants_it_unless_somebody_chose(
    window: MainWindow, settings: Settings
) -> None:
    settings.table.animation = Animation.SYSTEM
    first = window.games.start(header()).presenter.scene.motion
    assert first.speed is Speed.NORMAL
    window.follow_desktop(still=True)
    later = window.games.start(header("jump")).presenter.scene.motion
    assert first.speed is later.speed is Speed.OFF
    settings.table.animation = Animation.FAST
    window.apply_settings()
    assert first.speed is later.speed is Speed.FAST


def test_a_tab_is_closed_while_a_film_runs_behind_it(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    settings.table.animation = Animation.SLOW
    session = session_of("targets", 2, 3)
    players = [Player(name, kind=Kind.RANDOM) for name in ("Ann", "Bob")]
    behind = window.games.show(header_of(session, players), session)
    window.games.start(header("jump"))
    in_front = window.tabs.page
    assert in_front not in (None, behind)
    window.resize(1500, 560)
    qtbot.waitUntil(lambda: behind.presenter.scene.motion.filming)
    # The page behind is shown, resized, and ends its film, all before the tab of the other one is gone.
    window.menu_actions.close.trigger()
    assert window.tabs.pages == [behind]
    assert window.windowTitle().startswith("Targets")


def test_the_cross_of_a_tab_is_seen_in_front_and_behind(window: MainWindow, style: Style) -> None:
    for theme in (Appearance.LIGHT, Appearance.DARK):
        style.choose(theme)
        for _ in range(2):
            window.games.start(header("jump"))
        bar = window.tabs.tabBar()
        for index in range(1, window.tabs.count()):
            cross = bar.tabButton(index, QTabBar.ButtonPosition.RightSide)
            assert cross is not None
            cross.ensurePolished()
            ink, paper = cross.palette().color(cross.foregroundRole()), ground(window, index)
            assert abs(ink.lightness() - paper.lightness()) > 60, (theme, index)


def ground(window: MainWindow, index: int) -> QColor:
    """The colour of a tab beside its words."""
    rect = window.tabs.tabBar().tabRect(index)
    return window.tabs.tabBar().grab().toImage().pixelColor(rect.left() + 4, rect.center().y())


def test_geometry_comes_back(window: MainWindow, settings: Settings) -> None:
    window.resize(1000, 700)
    window.close()
    assert not settings.geometry.isEmpty()


def test_a_saved_game_dropped_on_the_window_is_opened(window: MainWindow, tmp_path: Path, person: Person) -> None:
    path = saved_game(tmp_path / "dropped.voltige")
    assert drop(window, path)
    assert window.tabs.page is not None
    assert window.tabs.page.path == path
    assert drop(window, path)
    assert len(window.tabs.pages) == 1


def test_other_files_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.touch()
    assert not drop(window, path)
    assert window.tabs.pages == []


def drop(window: MainWindow, path: Path) -> bool:
    """Whether the window took a file that was dragged onto it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, buttons, keys)
    entering.ignore()
    window.dragEnterEvent(entering)
    if not entering.isAccepted():
        return False
    window.dropEvent(QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, buttons, keys))
    return True
