"""What the panel shows before there is a review: why not yet, a button that asks for one, and how far it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QVBoxLayout, QWidget

from ui.look.text import Phrase, translate
from ui.look.widgets.explanation import Explanation
from ui.review.reviewer import Reviewer, Stage
from ui.review.time_left import in_words

TOO_EARLY: Final = Phrase(
    "review", "When the game is over it can be reviewed: before, a review would tell what nobody may know yet."
)
_STEPS: Final = 1000


class Making(QWidget):
    """Asks for a review, and lets people give it up."""

    asked = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words, self.trouble, self.left = Explanation(), Explanation(), Explanation()
        self.trouble.setObjectName("reason")
        self.bar = QProgressBar()
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.begin, self.cancel = QPushButton(), QPushButton()
        self.begin.setObjectName("primary")
        self.begin.clicked.connect(self.asked)
        self.cancel.clicked.connect(self.cancelled)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(8)
        for widget in (self.trouble, self.words, self.begin, self.bar, self.left, self.cancel):
            column.addWidget(widget)
        column.addStretch(1)

    def follow(self, reviewer: Reviewer | None) -> None:
        """Say how far a review is, or why there is none."""
        stage = Stage.TOO_EARLY if reviewer is None else reviewer.stage
        making, keyboard = stage is Stage.MAKING, self.begin.hasFocus() or self.cancel.hasFocus()
        self.words.setText(self._explanation(stage))
        self.trouble.setText("" if reviewer is None else reviewer.trouble)
        self.trouble.setVisible(bool(self.trouble.text()))
        self.begin.setText(translate("review", "&Review this game"))
        self.cancel.setText(translate("review", "&Cancel"))
        for widget in (self.bar, self.left, self.cancel):
            widget.setVisible(making)
        self.begin.setVisible(stage is Stage.POSSIBLE)
        if making and reviewer is not None:
            self.bar.setValue(round(_STEPS * reviewer.progress))
            self.left.setText(in_words(reviewer.seconds_left))
        self.bar.setAccessibleName(translate("review", "How much of the review is made"))
        if keyboard:
            # Whoever pressed one button can press the other.
            (self.cancel if making else self.begin).setFocus()

    def _explanation(self, stage: Stage) -> str:
        match stage:
            case Stage.TOO_EARLY:
                return TOO_EARLY()
            case Stage.MAKING:
                return translate("review", "The game is being reviewed; you can go on meanwhile.")
        return translate(
            "review",
            "A review says of every decision what it gave away, from what its player could see, and of every throw "
            "and deal what it brought. It is made once and kept with the game.",
        )
