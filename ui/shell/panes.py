"""The panes of a window, which the keyboard goes round: the table, the bars under it, the docks and the tabs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from ui.shell.tabs import Tabs


class Panes(QObject):
    """Goes from one pane to the next, and from any of them back to the page that is shown."""

    def __init__(self, window: QMainWindow, tabs: Tabs) -> None:
        super().__init__(window)
        self._window, self._tabs = window, tabs

    def go_on(self) -> None:
        """Put the keyboard on the next pane."""
        self._step(1)

    def go_back(self) -> None:
        """Put the keyboard on the pane before."""
        self._step(-1)

    def return_to_page(self) -> None:
        """Put the keyboard on the table, or on the page that is shown instead."""
        page = self._tabs.page
        take_keyboard(self._tabs.currentWidget() if page is None else page.presenter.view)

    def listen_at(self, docks: list[QDockWidget]) -> None:
        """Know the Escape key there too: what floats is a window of its own, and passes no key on."""
        for dock in docks:
            dock.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.heeds(event)

    def heeds(self, pressed: QKeyEvent) -> bool:
        """Whether a key was one: Escape, where nothing in a pane had a use for it, leads back to the page."""
        if pressed.key() != Qt.Key.Key_Escape or pressed.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        self.return_to_page()
        return True

    def shown(self) -> list[QWidget]:
        """All that can be seen, as they are read."""
        page, bar = self._tabs.page, self._tabs.tabBar()
        tabs: list[QWidget] = [bar] if bar.isVisible() else []
        middle = [self._tabs.currentWidget()] if page is None else page.panes
        docks = [dock for dock in self._window.findChildren(QDockWidget) if not dock.visibleRegion().isEmpty()]
        return [*tabs, *middle, *docks]

    def _step(self, way: int) -> None:
        panes = self.shown()
        here = next((index for index, pane in enumerate(panes) if has_keyboard(pane)), None)
        take_keyboard(panes[0 if here is None else (here + way) % len(panes)])


def has_keyboard(pane: QWidget) -> bool:
    """Whether the keyboard is somewhere in a pane."""
    focused = QApplication.focusWidget()
    return focused is not None and (pane is focused or pane.isAncestorOf(focused))


def take_keyboard(pane: QWidget) -> None:
    """Put the keyboard where it was last in a pane, or on the first thing there that takes it."""
    if not pane.isActiveWindow():
        pane.activateWindow()
    last: QWidget | None = pane.focusWidget()
    if last is None or not _takes(last):
        last = next((child for child in _chain(pane) if _takes(child)), None)
    inside = pane.widget() if isinstance(pane, QDockWidget) else None
    (last or inside or pane).setFocus(Qt.FocusReason.TabFocusReason)


def _takes(widget: QWidget) -> bool:
    able = widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
    return able and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _chain(pane: QWidget) -> list[QWidget]:
    """What the Tab key comes to in a pane, in its order."""
    found, after = [pane], pane.nextInFocusChain()
    while after is not None and after is not pane:
        if pane.isAncestorOf(after):
            found.append(after)
        after = after.nextInFocusChain()
    return found
