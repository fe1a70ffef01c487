"""The bar over the table of a guided game: which step it is, what there is to know, and what to do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.look.text import translate
from ui.look.widgets.plain_text import PlainLabel

SIDES: Final = (14, 6, 14, 6)
GAP: Final = 16
NARROWEST: Final = 20
"""The words have at least so many times the height of a line for their width, or what is beside them makes room."""


class LessonBar(QWidget):
    """Says one thing at a time, and says it to screen readers too."""

    back = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.step, self.idea, self.task = PlainLabel(), PlainLabel(), PlainLabel()
        self.progress = QProgressBar(textVisible=False)
        self.go_back, self.leave = QPushButton(), QPushButton()
        self.go_back.clicked.connect(self.back)
        self.leave.clicked.connect(self.left)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self.task.setObjectName("task")
        for label in (self.idea, self.task):
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self.progress.setFixedHeight(8)
        count = QVBoxLayout()
        count.setSpacing(4)
        count.addStretch(1)
        count.addWidget(self.step)
        count.addWidget(self.progress)
        count.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self.idea)
        words.addWidget(self.task)
        words.addStretch(1)
        self._aside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._aside.addLayout(count)
        self._aside.addWidget(self.go_back)
        self._aside.addWidget(self.leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(*SIDES)
        row.setSpacing(GAP)
        row.addLayout(words, 1)
        row.addLayout(self._aside)
        # It takes the width that the table has, and never asks for more.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fold()

    def _fold(self) -> None:
        """Put everything else in a column where the words would have too little room beside it."""
        beside = (self.step, self.go_back, self.leave)
        taken = sum(part.sizeHint().width() + GAP for part in beside) + SIDES[0] + SIDES[2]
        narrow = self.width() - taken < NARROWEST * self.fontMetrics().height()
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._aside.setDirection(direction)
        self._aside.setSpacing(4 if narrow else GAP)

    def show_step(self, number: int, count: int, idea: str, task: str) -> None:
        """Say what comes now; `number` counts from 1."""
        self.step.setText(translate("lesson", "Step {number} of {count}").format(number=number, count=count))
        self.progress.setRange(0, count)
        self.progress.setValue(number - 1)
        self._say(idea, task)

    def show_end(self, count: int) -> None:
        """Say that everything is done."""
        self.step.setText(translate("lesson", "Done"))
        self.progress.setRange(0, count)
        self.progress.setValue(count)
        self._say(translate("lesson", "That was the guided first game."), translate("lesson", "Well flown!"))

    def watch(self) -> None:
        """While others are seen to act there is nothing to do."""
        self.idea.clear()
        self.task.setText(translate("lesson", "Watch what happens …"))

    def retranslate(self) -> None:
        """Say what stands on the buttons in the language of the moment."""
        self.go_back.setText(translate("lesson", "&Back"))
        self.go_back.setToolTip(translate("lesson", "Take the last move back"))
        self.leave.setText(translate("lesson", "&Leave"))
        self.leave.setToolTip(translate("lesson", "Practice is not kept as a game; you can go on here another time"))

    def _say(self, idea: str, task: str) -> None:
        if (idea, task) == (self.idea.text(), self.task.text()):
            return
        self.idea.setText(idea)
        self.task.setText(task)
        words = f"{self.step.text()}. {idea} {task}"
        self.setAccessibleName(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
