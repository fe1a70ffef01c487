"""The main window: the hangar and a tab per running game, with menus and docks."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from ui.files.paths import SUFFIX
from ui.files.shelf import Shelf
from ui.hangar.hangar import Hangar
from ui.look.style import Style
from ui.look.widgets.screen_fit import find_place, lies_in
from ui.settings import Docked, Settings
from ui.shell.menus.menu_actions import MenuActions
from ui.shell.menus.menu_bar import Menus
from ui.shell.menus.mirroring import entitle, mirror
from ui.shell.menus.shortcuts import Shortcuts
from ui.shell.rules import Desk, Rules
from ui.shell.tabs import Tabs

if TYPE_CHECKING:
    from ui.shell.docks import Docks
    from ui.shell.game_controller import GameController
    from ui.shell.game_page import GamePage
    from ui.shell.lessons import Lessons
    from ui.shell.panes import Panes
    from ui.shell.record_keeping import RecordKeeping
    from ui.shell.waiting_games import WaitingGames
    from ui.sound.loudspeaker import Loudspeaker
    from ui.table.page.toast import Toast

USUAL: Final = QSize(1280, 800)
SMALLEST: Final = QSize(720, 520)


class MainWindow(QMainWindow):
    """Holds everything together and mirrors the game that is shown."""

    settings_changed = Signal()

    def __init__(self, settings: Settings, shelf: Shelf, pictures: Path, style: Style, language: str) -> None:
        """`pictures` is the folder where pictures of saved games are kept."""
        super().__init__()
        self._settings = settings
        self._shelf = shelf
        self._style = style
        self.language = language
        # Each is put into what has its place already: moving it later, with all that is in it, would take its time.
        desk = Desk(self)
        self.setCentralWidget(desk)
        self.hangar = Hangar(shelf, pictures, style.theme)
        self.tabs = Tabs(self.hangar, desk)
        desk.setCentralWidget(self.tabs)
        self.shortcuts = Shortcuts(settings)
        self._menus = Menus(self, shelf.recent)
        self.docks: Docks | None = None
        self._toast: Toast | None = None
        self.rules = Rules(self, desk, settings, style)
        self.setAcceptDrops(True)
        find_place(self, USUAL, SMALLEST, settings.geometry)
        self._connect()
        entitle(self, None, [])
        self.hangar.focus_games()

    # --- what comes with its first use: the first paint does not wait for dialogs and the reading of files -----

    @cached_property
    def menu_actions(self) -> MenuActions:
        """What the menus offer, with its keys."""
        actions = MenuActions(self)
        self.shortcuts.add(actions.named())
        self._menus.offer(actions)
        self._connect_actions(actions)
        mirror(actions, self.tabs.page, self.tabs.other)
        return actions

    @cached_property
    def games(self) -> GameController:
        """What happens to the games on the tabs."""
        from ui.shell.game_controller import GameController

        games = GameController(self, self.tabs, self._shelf, self._settings, self._style)
        games.page_added.connect(self._add)
        games.page_changed.connect(self._mirror)
        games.hangar_changed.connect(self.hangar.refresh)
        games.rules_asked.connect(lambda game, dialog: self.rules.show_beside(dialog, game, self.language))
        games.lesson_asked.connect(lambda game: self.lessons.begin(game))
        games.table_expected.connect(self._expect_a_game)
        games.resumed.connect(lambda page: self.record.keep(page))
        games.told.connect(self._say)
        return games

    @cached_property
    def waiting(self) -> WaitingGames:
        """What happens to the games in the hangar."""
        from ui.shell.waiting_games import WaitingGames

        waiting = WaitingGames(self, self._shelf, self._settings)
        waiting.changed.connect(self.hangar.refresh)
        return waiting

    @cached_property
    def lessons(self) -> Lessons:
        """The guided first games."""
        from ui.shell.lessons import Lessons

        return Lessons(self.games, self.tabs, self._shelf, self._settings)

    @cached_property
    def panes(self) -> Panes:
        """What the keyboard goes round."""
        from ui.shell.panes import Panes

        return Panes(self, self.tabs)

    @cached_property
    def record(self) -> RecordKeeping:
        """The finished games, and the page that shows them."""
        from ui.shell.record_keeping import RecordKeeping

        record = RecordKeeping(self.games, self.tabs, self._shelf)
        record.told.connect(self._say)
        return record

    @cached_property
    def loudspeaker(self) -> Loudspeaker:
        """What every table is heard from."""
        from ui.sound.loudspeaker import Loudspeaker

        return Loudspeaker(self._settings.table, self)

    # --- wiring ------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        hangar = self.hangar
        # Before any key: what is in the menus is all that was not there at the first paint.
        hangar.arrived.connect(lambda: self.menu_actions)
        hangar.game_chosen.connect(lambda game: self.games.new(game))
        hangar.file_asked.connect(lambda: self.games.ask_for_file())
        hangar.resume_asked.connect(lambda journal: self.games.resume(journal))
        hangar.open_asked.connect(lambda path: self.games.open(path))
        hangar.rename_asked.connect(lambda journal: self.waiting.rename(journal))
        hangar.order_asked.connect(lambda order: self.waiting.sort(order))
        hangar.discard_asked.connect(lambda journals: self.waiting.discard_chosen(journals))
        hangar.discard_all_asked.connect(lambda: self.waiting.discard_all())
        hangar.record_asked.connect(lambda: self.record.show())
        hangar.forget_asked.connect(lambda paths: self.waiting.forget(paths))
        self.tabs.currentChanged.connect(self._show_page)
        self.tabs.close_asked.connect(lambda page: self.games.close(page))
        self._menus.lesson_asked.connect(lambda game: self.lessons.begin(game))
        self._menus.file_asked.connect(lambda path: self.games.open(path))
        self._menus.clear_asked.connect(lambda: self.waiting.forget(self._shelf.recent()))
        self.rules.room_changed.connect(self._make_room)
        self.rules.left_alone.connect(self._focus_page)
        self._style.changed.connect(self._dress)

    def _connect_actions(self, actions: MenuActions) -> None:
        actions.new.triggered.connect(self.new_game)
        actions.open.triggered.connect(lambda: self.games.ask_for_file())
        actions.record.triggered.connect(lambda: self.record.show())
        actions.close.triggered.connect(lambda: self.tabs.remove(self.tabs.other) if self.tabs.other else None)
        actions.quit.triggered.connect(self.close)
        actions.preferences.triggered.connect(self.show_preferences)
        actions.full_screen.triggered.connect(self._show_full_screen)
        actions.rules.triggered.connect(lambda: self.show_rules())
        actions.about.triggered.connect(self.show_about)
        actions.keyboard.triggered.connect(self.show_keyboard)
        actions.moves.triggered.connect(lambda: self.docks.go_to_moves() if self.docks else None)
        actions.next_pane.triggered.connect(lambda: self.panes.go_on())
        actions.previous_pane.triggered.connect(lambda: self.panes.go_back())

    def _add(self, page: GamePage) -> None:
        page.changed.connect(self._mirror)
        page.call_back_to(self)
        page.presenter.sounding.player = self.loudspeaker
        page.rule_asked.connect(lambda rule: self.show_rules(page.header.game, rule))
        from ui.shell.page_bars import bring_bars

        bring_bars(page, self.menu_actions, self.games, self.tabs)
        self.record.follow(page)

    # --- what a person can ask for -----------------------------------------------------------------------

    def new_game(self) -> None:
        """Set a table of the game that is shown; from the hangar, let the person choose one."""
        page = self.tabs.page
        if page is not None:
            self.games.new(page.header.game)
        else:
            self.tabs.setCurrentWidget(self.hangar)
            self.hangar.beckon()

    def show_rules(self, game: str = "", rule: str = "") -> None:
        """Open the rulebook of the game that is shown, or of the tile in focus; at a rule where one is named."""
        page = self.tabs.page
        self.rules.show(game or (page.header.game if page else self.hangar.game_in_focus), self.language, rule)

    def show_preferences(self) -> None:
        from ui.dialogs.preferences import Preferences

        Preferences(self._settings, self.apply_settings, self, self.loudspeaker).open()

    def show_about(self) -> None:
        from ui.dialogs.about import About

        About(self._style.theme, self).open()

    def show_keyboard(self) -> None:
        from ui.dialogs.keyboard.dialog import KeyboardDialog

        # The keys of the docks are listed too, also before the first game.
        self._expect_a_game()
        KeyboardDialog(self.shortcuts, self._menus.sections(), self).open()

    def apply_settings(self) -> None:
        """Have every choice of the settings dialog take effect."""
        self._style.set_text_size(self._settings.text_size)
        self._style.choose(self._settings.appearance, self._settings.contrast)
        for page in self.tabs.pages:
            page.apply_settings()
        self._mirror()
        self.settings_changed.emit()

    def follow_desktop(self, still: bool) -> None:
        """Have things move, or stand still, as the desktop has it, unless somebody chose otherwise."""
        self._settings.table.still_desktop = still
        for page in self.tabs.pages:
            page.apply_settings()

    def retranslate(self, language: str) -> None:
        """Say everything again in another language."""
        self.language = language
        self.menu_actions.retranslate()
        self._menus.retranslate()
        self.hangar.retranslate()
        for page in self.tabs.pages:
            page.retranslate()
        self.tabs.retranslate()
        self.rules.retranslate(language)
        if self.docks is not None:
            self.docks.retranslate()
        self._mirror()

    # --- mirroring ---------------------------------------------------------------------------------------

    def _show_page(self) -> None:
        page = self.tabs.page
        if self._toast is not None:
            self._toast.hide()
        if page is None and self.tabs.other is None:
            self.hangar.refresh()
        elif page is not None and self.docks is None:
            self._bring_docks()
        if self.docks is not None:
            self.docks.show_game(page.presenter if page else None)
        self.rules.follow(page)
        self._focus_page()
        self._mirror()
        # Everything has its room before it is painted: a table that is given another size is drawn once more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _focus_page(self) -> None:
        """Put the keyboard where the next key is meant, unless it walks along the tabs."""
        page = self.tabs.page
        if self.tabs.tabBar().hasFocus():
            return
        front = page or self.tabs.other
        if front is None:
            self.hangar.focus_games()
        else:
            front.setFocus()

    def _expect_a_game(self) -> None:
        """Have the docks at hand, put away as long as there is no game."""
        if self.docks is None:
            # The hangar keeps its room while they come and go.
            layout = self.layout()
            assert layout is not None
            layout.setEnabled(False)
            self._bring_docks().show_game(None)
            layout.setEnabled(True)

    def _bring_docks(self) -> Docks:
        """Make what only games need: the docks beside them, and the menus' hold on the one in front."""
        from ui.shell.docks import Docks
        from ui.shell.menus.page_actions import connect_page_actions

        connect_page_actions(self)
        self.docks = docks = Docks(self)
        docks.restore(self._settings.arrangements(Docked.PANELS))
        docks.make_room(self.rules.crowded)
        self._menus.show_docks(docks.toggles, self.menu_actions.since)
        self.panes.listen_at(docks.all)
        docks.log_list.position_asked.connect(self._look_back_at)
        self.shortcuts.add(docks.named())
        return docks

    def _look_back_at(self, cursor: int) -> None:
        page = self.tabs.page
        # A guided game has a story of its own.
        if page is not None and not page.practice:
            page.looking_back.look_at(cursor)

    def _make_room(self, crowded: bool) -> None:
        if self.docks is not None:
            self.docks.make_room(crowded)
            self.docks.fit()

    def _mirror(self) -> None:
        page = self.tabs.page
        mirror(self.menu_actions, page, self.tabs.other)
        if page is not None and page.watch_bar is not None:
            page.watch_bar.follow()
        entitle(self, page, self.tabs.pages, self.tabs.other)
        if page is None:
            return
        for each in self.tabs.pages:
            self.tabs.mark(each)
        if self.docks is not None:
            self.docks.refresh()

    def _say(self, sentence: str) -> None:
        """Something to read in passing; a status bar would take its room from the table all the time."""
        if self._toast is None:
            from ui.table.page.toast import Toast

            self._toast = Toast(self.tabs)
        self._toast.say(sentence)

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _dress(self) -> None:
        self.hangar.set_theme(self._style.theme)
        for page in self.tabs.pages:
            page.set_theme(self._style.theme)

    # --- events ------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Pass over what lies beside the window, though Qt calls it visible: docks behind others, and spare tabs."""
        passed: set[QWidget] = set()
        while super().focusNextPrevChild(forwards):
            reached = self.focusWidget()
            if reached in passed or lies_in(self, reached):
                return True
            passed.add(reached)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.panes.heeds(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rules.fit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for path in _dropped(event):
            self.games.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.geometry = self.saveGeometry()
        self.rules.remember()
        if self.docks is not None:
            self._settings.set_arrangements(Docked.PANELS, self.docks.arrangements)
        # What closes games need not be made where there are none.
        if not self.tabs.pages or self.games.close_all():
            super().closeEvent(event)
        else:
            event.ignore()


def _dropped(event: QDropEvent) -> list[Path]:
    """The saved games that are dragged over the window."""
    urls = event.mimeData().urls()
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile() and url.toLocalFile().endswith(SUFFIX)]
