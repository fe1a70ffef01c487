"""Walking through a window with the Tab key, as the keyboard sends it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ui.look.widgets.screen_fit import lies_in

MOST = 200


def round_of(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """What the key comes to, from where the keyboard is, until it is there again."""
    start = keyboard_of(window)
    reached = [start]
    for _ in range(MOST):
        QTest.keyClick(window.windowHandle(), key)
        now = QApplication.focusWidget()
        assert now is not None
        if now is start:
            return reached
        assert now not in reached, f"it goes round without coming back, at {now}"
        reached.append(now)
    raise AssertionError("it never comes round")


def keyboard_of(window: QWidget) -> QWidget:
    """What has the keyboard, as soon as the window has it."""
    assert QTest.qWaitForWindowActive(window)
    for _ in range(MOST):
        focused = QApplication.focusWidget()
        if focused is not None and focused.window() is window:
            return focused
        QTest.qWait(10)
    raise AssertionError("nothing in it takes the keyboard")


def focusable(window: QWidget) -> set[QWidget]:
    """Whatever is seen in a window and takes the keyboard when the Tab key offers it."""
    return {
        child
        for child in window.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisible()
        and child.isEnabled()
        and child.window() is window
        and child.focusProxy() is None
        and lies_in(window, child)
    }


def walk(window: QWidget) -> list[QWidget]:
    """All that can be reached, the same forwards and backwards; nothing is left out and nothing keeps the keyboard."""
    forwards = round_of(window)
    backwards = round_of(window, Qt.Key.Key_Backtab)
    assert [forwards[0], *reversed(forwards[1:])] == backwards
    assert set(forwards) == focusable(window)
    return forwards
