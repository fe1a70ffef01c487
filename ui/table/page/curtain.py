"""The curtain between two people at one screen, which hides every hand while the table changes hands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.look.phrases import TURN_LINE
from ui.look.text import translate
from ui.look.theme import Theme
from ui.look.widgets.plain_text import PlainLabel, caption


class Curtain(QWidget):
    """Covers the whole table until the next player says they are alone with it."""

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._page = parent
        self._rays, self._ground = QColor(), QColor()
        self._name = PlainLabel(self)
        self._name.setObjectName("curtain_name")
        self._words = PlainLabel(self)
        self.button = QPushButton(self)
        self.button.setObjectName("primary")
        # Return presses it too, which outside of dialogs is not a matter of course.
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.opened)
        column = QVBoxLayout(self)
        column.addStretch(2)
        for widget in (self._name, self._words, self.button):
            if isinstance(widget, QLabel):
                widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
                widget.setWordWrap(True)
                column.addWidget(widget)
            else:
                column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.hide()

    def draw_for(self, name: str) -> None:
        """Close the curtain until `name` opens it."""
        self._name.setText(name)
        self._words.setText(translate("table", "The table is yours. Make sure nobody else is looking at the screen."))
        self.button.setText(translate("table", "Show my cards"))
        self.resize(self._page.size())
        if self.isHidden():
            self.show()
            self.raise_()
            self.button.setFocus()

    @property
    def told(self) -> str:
        """What it says, for whoever can't see it."""
        return f"{self._name.text()}. {self._words.text()}"

    def set_theme(self, theme: Theme) -> None:
        self._ground, self._rays = QColor(theme.sky), QColor(theme.sky_shade)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._rays)
        # Sun rays from below the lower edge, every second sector of a half circle.
        reach = 2 * max(self.width(), self.height())
        for sector in range(0, 18, 2):
            painter.drawPie(self.width() // 2 - reach, self.height() - reach, 2 * reach, 2 * reach, sector * 160, 160)
        painter.end()


class Handover(QFrame):
    """A note that ends a person's turn on a screen that several people share."""

    passed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("handover")
        self._page = parent
        self._words = PlainLabel(self)
        self.button = QPushButton(self)
        self.button.setObjectName("primary")
        # Return presses it too, which outside of dialogs is not a matter of course.
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.passed)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self._words)
        column.addWidget(self.button)
        self.hide()

    def ask(self, name: str) -> None:
        """Ask to pass the table on to `name`."""
        self._words.setText(TURN_LINE().format(name=name))
        self.button.setText(translate("table", "Pass the table to {name}").format(name=caption(name)))
        self.place()
        if self.isHidden():
            self.show()
            self.raise_()
            self.button.setFocus()

    @property
    def told(self) -> str:
        """What it says, for whoever can't see it; its button has the focus and speaks for itself."""
        return self._words.text()

    def place(self) -> None:
        """Lie in the lower right corner, where the buttons of a turn are and no cards."""
        self.adjustSize()
        room = self._page.size()
        self.move(room.width() - self.width() - 16, room.height() - self.height() - 16)
