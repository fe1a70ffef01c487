"""The page at the end of a guided game: what is known now, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from ui.look.style import set_as_heading, text_scale
from ui.look.text import translate
from ui.look.widgets.plain_text import PlainLabel
from ui.table.lesson.sentences import Sentences

WIDEST: Final = 620
"""At the usual text size."""
EDGE: Final = 8
"""What is always seen of the table, at each side."""


class FinishPage(QFrame):
    """Lies in the middle of the table; where that is too low for it, what is known is scrolled."""

    play = Signal()
    again = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("handover")
        self._page = page
        self.headline, self.known = PlainLabel(), Sentences()
        set_as_heading(self.headline, 20)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)
        self.begin, self.repeat = QPushButton(), QPushButton()
        self.begin.setObjectName("primary")
        # Return presses it too, which outside of dialogs is not a matter of course.
        self.begin.setAutoDefault(True)
        self.begin.clicked.connect(self.play)
        self.repeat.clicked.connect(self.again)
        self._room = QScrollArea()
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.viewport().setAutoFillBackground(False)
        self._room.setWidgetResizable(True)
        # Where there is hardly any room, the buttons keep theirs.
        self._room.setMinimumHeight(1)
        self._room.setWidget(self.known)
        self._lay_out()
        page.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.repeat)
        self._buttons.addWidget(self.begin)
        self._buttons.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 14, 24, 14)
        column.setSpacing(10)
        column.addWidget(self.headline)
        column.addWidget(self._room, 1)
        column.addLayout(self._buttons)

    @property
    def scroll_bar(self) -> QScrollBar:
        """Where there is something to scroll."""
        return self._room.verticalScrollBar()

    def tell(self, game: str, known: Sequence[str]) -> None:
        """Say what somebody knows now, and offer a real game."""
        self.headline.setText(translate("lesson", "Now you know {game}").format(game=game))
        self.known.tell(known)
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The buttons leave these keys alone, and there is nothing else here that they could mean."""
        bar = self.scroll_bar
        match event.key():
            case Qt.Key.Key_PageDown:
                bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
            case Qt.Key.Key_PageUp:
                bar.triggerAction(bar.SliderAction.SliderPageStepSub)
            case _:
                super().keyPressEvent(event)

    def _place(self) -> None:
        """Be as large as everything needs, or as the table is."""
        for part in (self.headline, self.begin, self.repeat):
            part.ensurePolished()
        room, sides = self._page.size(), self._column.contentsMargins()
        around = 2 * self.frameWidth()
        width = min(round(WIDEST * text_scale()), room.width() - 2 * EDGE)
        inner = width - sides.left() - sides.right() - around
        self._face_buttons(inner)
        rest = self.headline.heightForWidth(inner) + self._buttons.sizeHint().height() + 2 * self._column.spacing()
        wanted = rest + self.known.heightForWidth(inner) + sides.top() + sides.bottom() + around
        self.resize(width, min(wanted, room.height() - 2 * EDGE))
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)

    def _face_buttons(self, inner: int) -> None:
        """Side by side, or one over the other where that is too wide."""
        beside = self.begin.sizeHint().width() + self._buttons.spacing() + self.repeat.sizeHint().width() <= inner
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.BottomToTop
        self._buttons.setDirection(direction)
