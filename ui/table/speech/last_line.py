"""The quiet line under a table that keeps what was said last, also for screen readers that hear no announcements."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QStyleOption, QWidget

from ui.look.text import translate
from ui.look.widgets.plain_text import PlainLabel, tooltip
from ui.table.speech.announcer import Announcer


class LastLine(PlainLabel):
    """One line however much was said, of which the newest is seen; its name is all of it."""

    def __init__(self, announcer: Announcer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("last")
        self._button: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # It takes the width that the table has, and never asks for more.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        announcer.field = self
        announcer.last_changed.connect(self.show_words)
        self.show_words(announcer.last)

    def carry(self, button: QWidget) -> None:
        """Have a button at the end of the line."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(button)
        self._button = button

    def show_words(self, words: str) -> None:
        """Show what was said, and be called that."""
        self.setText(words)
        self.setToolTip(tooltip(words))
        self.setAccessibleName(words or translate("table", "Nothing has been said yet."))
        self.setAccessibleDescription(translate("table", "Said last"))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().sizeHint().height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        taken = self._button.width() if self._button is not None and self._button.isVisible() else 0
        room = self.contentsRect().adjusted(0, 0, -taken, 0)
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideLeft, room.width())
        self.style().drawItemText(
            painter, room, Qt.AlignmentFlag.AlignVCenter, self.palette(), True, words, self.foregroundRole()
        )
