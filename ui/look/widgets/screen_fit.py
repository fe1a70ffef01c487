"""Keeps windows within the screen they appear on, and tells their shape."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(8, 36)
"""What the desktop may put around a window, before the real size can be asked for: edges, and a title bar."""


def find_place(window: QWidget, usual: QSize, smallest: QSize, last: QByteArray) -> None:
    """Have a window where it was last time, and as large, where the screen still has room for that."""
    window.setMinimumSize(smallest.boundedTo(smallest_room()))
    window.resize(usual.boundedTo(room_for(window)))
    if window.restoreGeometry(last) and not window.isMaximized() and not window.isFullScreen():
        keep_on_screen(window)


def room_for(window: QWidget) -> QSize:
    """How large a window may be on its screen."""
    return window.screen().availableGeometry().size() - FRAME


def smallest_room() -> QSize:
    """How large a window may be wherever it is moved."""
    rooms = [screen.availableGeometry().size() - FRAME for screen in QGuiApplication.screens()]
    return QSize(min(room.width() for room in rooms), min(room.height() for room in rooms))


def keep_on_screen(window: QWidget) -> None:
    """Bring a window back that was left on a larger screen, or on one that is gone."""
    place = window.geometry()
    screen = QGuiApplication.screenAt(place.center()) or window.screen()
    inside = within(place, inner_room(screen.availableGeometry()))
    if inside != place:
        window.setGeometry(inside)


def within(place: QRect, room: QRect) -> QRect:
    """As much of a place as the room has, moved inside."""
    size = place.size().boundedTo(room.size())
    left = min(max(place.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(place.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)


def inner_room(available: QRect) -> QRect:
    """What a screen leaves to the inside of a window."""
    edge = FRAME.width() // 2
    return available.adjusted(edge, FRAME.height() - edge, -edge, -edge)


def is_upright(window: QWidget) -> bool:
    """Whether a window is higher than wide."""
    return window.height() > window.width()


def lies_in(window: QWidget, widget: QWidget) -> bool:
    """Whether a widget belongs to a part of the window that lies on it; what is scrolled away can be scrolled to."""
    # Not from parent to parent: asked for those that Qt made for itself, PySide gives up what lies in them later.
    parts = (part for part in window.children() if isinstance(part, QWidget))
    part = next((part for part in parts if part is widget or part.isAncestorOf(widget)), widget)
    return window.rect().intersects(part.geometry())
