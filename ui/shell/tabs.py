"""The tabs of the window: the hangar, which stays, pages that are no games, and a tab per running game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from ui.hangar.hangar import Hangar
from ui.look.text import translate
from ui.look.widgets.plain_text import caption, tooltip
from ui.shell.other_page import OtherPage

if TYPE_CHECKING:
    # A game's page brings the whole table with it, which the first paint must not wait for.
    from ui.shell.game_page import GamePage
    from ui.shell.memory import Sweeper


RIGHT: Final = QTabBar.ButtonPosition.RightSide


class Tabs(QTabWidget):
    """Knows which page is the hangar, which are games, and which are neither."""

    close_asked = Signal(object)

    def __init__(self, hangar: Hangar, parent: QWidget) -> None:
        super().__init__(parent)
        self.hangar = hangar
        self.setDocumentMode(True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.addTab(hangar, "")
        self.currentChanged.connect(self._dress_crosses)
        self.setTabBarAutoHide(True)
        self.retranslate()

    @cached_property
    def _sweeper(self) -> Sweeper:
        from ui.shell.memory import Sweeper

        return Sweeper(self)

    @property
    def page(self) -> GamePage | None:
        """The game that is shown."""
        shown = self.currentWidget()
        return None if shown is self.hangar or isinstance(shown, OtherPage) else cast("GamePage", shown)

    @property
    def pages(self) -> list[GamePage]:
        # While a tab is being taken away there is a place without a page.
        widgets = [self.widget(index) for index in range(1, self.count())]
        return [cast("GamePage", widget) for widget in widgets if not isinstance(widget, OtherPage | None)]

    @property
    def other(self) -> OtherPage | None:
        """The page that is shown and is neither a game nor the hangar."""
        shown = self.currentWidget()
        return shown if isinstance(shown, OtherPage) else None

    @property
    def others(self) -> list[OtherPage]:
        widgets = [self.widget(index) for index in range(1, self.count())]
        return [widget for widget in widgets if isinstance(widget, OtherPage)]

    def add(self, page: GamePage, at: int | None = None) -> None:
        """Show a game in a tab of its own."""
        index = self.insertTab(self.count() if at is None else at, page, caption(page.title))
        self.tabBar().setTabButton(index, RIGHT, self._cross(lambda: self.close_asked.emit(page)))
        self.mark(page)
        self.setCurrentIndex(index)
        self._dress_crosses()

    def add_other(self, page: OtherPage) -> None:
        """Show a page that is no game beside the hangar."""
        index = self.insertTab(1, page, caption(page.title))
        self.tabBar().setTabButton(index, RIGHT, self._cross(lambda: self.remove(page)))
        self.setCurrentIndex(index)
        self._dress_crosses()

    def remove(self, page: GamePage | OtherPage) -> None:
        """Take a page's tab away, with its cross, which holds on to the page."""
        index = self.indexOf(page)
        cross = self.tabBar().tabButton(index, RIGHT)
        self.removeTab(index)
        if cross is not None:
            cross.deleteLater()
        self._sweeper.after(page)
        page.deleteLater()

    def mark(self, page: GamePage) -> None:
        """Write a game's title on its tab, with a star where the file lacks something."""
        words = translate("shell", "{title} *") if page.modified else "{title}"
        index = self.indexOf(page)
        self.setTabText(index, words.format(title=caption(page.title)))
        self.setTabToolTip(index, tooltip(page.description))

    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._offer_focus()

    def tabRemoved(self, index: int) -> None:
        super().tabRemoved(index)
        self._offer_focus()

    def _offer_focus(self) -> None:
        """Take part in the round of the Tab key only while the bar is there: hidden, it would swallow the key."""
        # The bar tells readers what it is; all this around it would be something without a name.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus if self.count() > 1 else Qt.FocusPolicy.NoFocus)

    def _cross(self, close: Callable[[], None]) -> QToolButton:
        """The button on a tab that closes it."""
        button = QToolButton(self)
        button.setObjectName("cross")
        button.setText("×")
        button.clicked.connect(close)
        return button

    def _dress_crosses(self) -> None:
        """The tab in front is light by day, and the others are dark."""
        waits, goes = translate("shell", "Close; the game waits in the hangar"), translate("shell", "Close")
        for page in (*self.others, *self.pages):
            button = self.tabBar().tabButton(self.indexOf(page), RIGHT)
            if button is not None:
                button.setProperty("front", page is self.currentWidget())
                button.style().polish(button)
                button.setToolTip(goes if isinstance(page, OtherPage) else waits)
                button.setAccessibleName(button.toolTip())

    def retranslate(self) -> None:
        self._dress_crosses()
        self.setTabText(0, translate("shell", "Hangar"))
        self.tabBar().setAccessibleName(translate("shell", "Hangar and running games"))
        for page in self.pages:
            self.mark(page)
        for other in self.others:
            other.retranslate()
            self.setTabText(self.indexOf(other), caption(other.title))
