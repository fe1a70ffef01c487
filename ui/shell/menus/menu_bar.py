"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.catalog import taught, title_of
from ui.look.text import Phrase, translate
from ui.look.widgets.plain_text import caption
from ui.shell.menus.menu_actions import MenuActions


class Menus(QObject):
    """The menus of a window, made of its actions."""

    file_asked = Signal(object)
    """The path of a recent file that is to be opened."""
    clear_asked = Signal()
    """The recent files are to be forgotten."""
    lesson_asked = Signal(str)
    """The guided first game of a game is to begin, or to go on."""

    def __init__(self, window: QMainWindow, recent: Callable[[], list[Path]]) -> None:
        super().__init__(window)
        self._window = window
        self._recent_files = recent
        self._words: list[tuple[QMenu, Phrase]] = []
        self.game = self._menu(Phrase("shell", "&Game"))
        self.edit = self._menu(Phrase("shell", "&Edit"))
        self.view = self._menu(Phrase("shell", "&View"))
        self.help = self._menu(Phrase("shell", "&Help"))
        self.retranslate()

    def offer(self, actions: MenuActions) -> None:
        """Put the actions in; until then, as at the first paint, there are the titles of the menus alone."""
        self._offer_games(actions)
        _fill(self.edit, actions.undo, actions.redo, None, actions.hint, actions.play_for_me, actions.since)
        _fill(self.edit, None, actions.pause, actions.step)
        _fill(self.edit, None, actions.preferences)
        _fill(self.view, actions.timeline, actions.moves, actions.next_pane, actions.previous_pane, None)
        _fill(self.view, actions.zoom_in, actions.zoom_out, actions.fit, None, actions.full_screen)
        _fill(self.help, actions.rules)
        self._offer_lessons()
        _fill(self.help, actions.keyboard, None, actions.about)
        self.retranslate()

    def retranslate(self) -> None:
        for menu, words in self._words:
            menu.setTitle(words())

    def sections(self) -> list[tuple[str, list[QAction]]]:
        """Every menu with its title and what it offers."""
        return [(menu.title().replace("&", ""), menu.actions()) for menu, _ in self._words]

    def show_docks(self, toggles: list[QAction], since: QAction) -> None:
        """Offer the docks at the top of the View menu, and beside the menus what people ask for most at a table."""
        from ui.shell.menus.action_button import SINCE, ActionButton

        self.view.insertActions(self.view.actions()[0], toggles)
        bar = self._window.menuBar()
        button = ActionButton(since, SINCE, bar)
        button.setObjectName("corner")
        bar.setCornerWidget(button)

    def _offer_games(self, actions: MenuActions) -> None:
        _fill(self.game, actions.new, actions.open)
        self._recent = self._submenu(self.game, Phrase("shell", "Open Recen&t"))
        self._recent.aboutToShow.connect(self._list_recent)
        _fill(
            self.game, actions.record, None, actions.save, actions.save_as, None, actions.copy_picture, actions.export
        )
        _fill(self.game, None, actions.play_on, actions.restart, actions.review, actions.close, None, actions.quit)

    def _offer_lessons(self) -> None:
        """Offer the guided first game of every game that has one."""
        lessons = self._submenu(self.help, Phrase("shell", "&Guided First Game"))
        lessons.aboutToShow.connect(lambda: self._list_lessons(lessons))

    def _list_lessons(self, menu: QMenu) -> None:
        menu.clear()
        for game in taught():
            action = menu.addAction(caption(title_of(game)))
            action.triggered.connect(lambda _=False, game=game: self.lesson_asked.emit(game))

    def _list_recent(self) -> None:
        self._recent.clear()
        for number, path in enumerate(self._recent_files(), start=1):
            action = self._recent.addAction(f"&{number % 10}  {caption(path.name)}")
            action.setStatusTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self.file_asked.emit(path))
        if self._recent.isEmpty():
            self._recent.addAction(translate("shell", "None yet")).setEnabled(False)
            return
        self._recent.addSeparator()
        self._recent.addAction(translate("shell", "&Clear the List")).triggered.connect(self.clear_asked)

    def _menu(self, words: Phrase) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        menu.setToolTipsVisible(True)
        self._words.append((menu, words))
        return menu

    def _submenu(self, menu: QMenu, words: Phrase) -> QMenu:
        submenu = menu.addMenu(words())
        self._words.append((submenu, words))
        return submenu


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
