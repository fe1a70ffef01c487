"""The page at the end of a guided game: what is known now, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.look.plain_text import PlainLabel
from ui.look.style import display_font
from ui.look.text import translate

WIDEST: Final = 620
BORDER: Final = 4
"""What the frame takes at each side."""


class FinishPage(QFrame):
    """Lies in the middle of the table."""

    play = Signal()
    again = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("handover")
        self._page = page
        self.headline, self.known = PlainLabel(), PlainLabel()
        self.headline.setFont(display_font(20))
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.known.setWordWrap(True)
        self.begin, self.repeat = QPushButton(), QPushButton()
        self.begin.setObjectName("primary")
        # Return presses it too, which outside of dialogs is not a matter of course.
        self.begin.setAutoDefault(True)
        self.begin.clicked.connect(self.play)
        self.repeat.clicked.connect(self.again)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.repeat)
        buttons.addWidget(self.begin)
        buttons.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addWidget(self.headline)
        column.addWidget(self.known)
        column.addLayout(buttons)
        page.installEventFilter(self)
        self.hide()

    def tell(self, game: str, known: Sequence[str]) -> None:
        """Say what somebody knows now, and offer a real game."""
        self.headline.setText(translate("lesson", "Now you know {game}").format(game=game))
        self.known.setText("\n".join(f"•  {sentence}" for sentence in known))
        self.begin.setText(translate("lesson", "Play a real game with Cadets"))
        self.repeat.setText(translate("lesson", "Once more from the start"))
        self.setAccessibleName(f"{self.headline.text()}. {' '.join(known)}")
        self._place()
        if self.isHidden():
            self.show()
            self.raise_()
            self.begin.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        room = self._page.size()
        width = min(WIDEST, room.width() - 32)
        self.resize(width, self._column.totalHeightForWidth(width - 2 * BORDER) + 2 * BORDER)
        self.move((room.width() - self.width()) // 2, max(0, (room.height() - self.height()) // 2))
