"""What is shown somewhere and said besides, for whoever doesn't see it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def say_aloud(shown_by: QWidget, words: str) -> None:
    """Have screen readers say something once; an alert, which would be the older way, never reaches those of Linux."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(shown_by, words))
