"""Under a table whose game is over: how everybody did, the scores over the game, and what to do next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from core.review.summary import summary_of
from ui.look.phrases import RESULT
from ui.look.style import text_scale
from ui.look.text import titled, translate
from ui.look.widgets.plain_text import PlainLabel
from ui.panels.score_plot import ScorePlot
from ui.panels.standings import everybody, summary
from ui.review.fair_scores import FairScores, fair_scores
from ui.review.reviewer import Reviewer
from ui.review.verdict import verdict
from ui.table.layout.liveries import liveries
from ui.table.presenter import Presenter
from ui.table.story.score_history import positions, score_history

GAP: Final = 14
WORDS: Final = 240
PLOT: Final = 160
"""How wide the words are at least, at the usual text size, and the plot."""


class ResultBar(QWidget):
    """Comes when people have been shown the end, and goes when a move is taken back."""

    play_again = Signal()
    look_back_asked = Signal()
    review_asked = Signal()
    to_the_hangar = Signal()

    def __init__(self, presenter: Presenter, reviewer: Reviewer) -> None:
        super().__init__()
        self.setObjectName("result")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter, self._reviewer = presenter, reviewer
        self._over = False
        self._aside = False
        """Whether something else has its room."""
        self.headline, self.standings, self.luck = PlainLabel(), PlainLabel(), PlainLabel()
        self.plot = ScorePlot(liveries(presenter.seating.players))
        self.again, self.look, self.hangar = QPushButton(), QPushButton(), QPushButton()
        self.review = QPushButton()
        self._lay_out()
        self.again.clicked.connect(self.play_again)
        self.look.clicked.connect(self.look_back_asked)
        self.review.clicked.connect(self.review_asked)
        self.hangar.clicked.connect(self.to_the_hangar)
        presenter.changed.connect(self.follow)
        reviewer.changed.connect(self._tell_luck)
        # Until it lies under a table it would be a window of its own.
        self.hide()

    def _lay_out(self) -> None:
        self.again.setObjectName("primary")
        self.headline.setObjectName("headline")
        for label in (self.headline, self.standings, self.luck):
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self.headline)
        words.addWidget(self.standings)
        words.addWidget(self.luck)
        words.addStretch(1)
        told = QHBoxLayout()
        told.setSpacing(GAP)
        told.addLayout(words, 4)
        told.addWidget(self.plot, 3)
        self._buttons = QGridLayout()
        self._stand_buttons(len(self.buttons))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(GAP, 6, GAP, 6)
        self._row.setSpacing(GAP)
        self._row.addLayout(told, 1)
        self._row.addLayout(self._buttons)
        # It takes the width that the table has, and never asks for more.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Have the buttons below the words where these would be too narrow beside them; a plot only if it has room."""
        words = round(WORDS * text_scale())
        wanted = words + GAP + PLOT
        for columns in (len(self.buttons), len(self.buttons) // 2):
            self._stand_buttons(columns)
            beside = self.width() - 3 * GAP - self._buttons.sizeHint().width()
            if beside >= wanted:
                break
        way = QBoxLayout.Direction
        if beside < words:
            self._stand_buttons(len(self.buttons))
        self._row.setDirection(way.LeftToRight if beside >= words else way.TopToBottom)
        self.plot.setVisible(beside >= wanted)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """What to do next, the most likely first."""
        return self.again, self.look, self.review, self.hangar

    def _stand_buttons(self, columns: int) -> None:
        """Have the buttons in a row, or in two where the plot needs the room."""
        for number, button in enumerate(self.buttons):
            self._buttons.addWidget(button, *divmod(number, columns))

    def follow(self) -> None:
        """Say how it ended, once that was shown."""
        presenter = self._presenter
        outcome = presenter.play.outcome
        shown = self._over or not (presenter.story.behind or presenter.viewer.looking_back)
        over = outcome is not None and shown
        if outcome is not None and over:
            names = presenter.seating.names
            self.headline.setText(summary(outcome, names, presenter.context.alone))
            self.standings.setText(everybody(outcome, names))
            self.again.setText(translate("shell", "Play &again"))
            self.look.setText(translate("shell", "&Look back"))
            self.review.setText(translate("shell", "Revie&w"))
            self.hangar.setText(translate("shell", "To the &hangar"))
            self.again.setToolTip(translate("shell", "The same players once more; the next one begins"))
            if not self._over:
                presenter.speech.announcer.say(self.headline.text())
                presenter.speech.announcer.say(titled(RESULT(), self.standings.text()))
                self.plot.show_history(score_history(presenter.context))
            self._tell_luck()
        self._over = over
        self.setVisible(over and not self._aside)

    def step_aside(self, aside: bool) -> None:
        """Leave its room to something else, or take it again with the keyboard where it was."""
        self._aside = aside
        self.follow()
        if not aside and self._over:
            self.look.setFocus()

    def _tell_luck(self) -> None:
        """Say what average luck would have come to, once a review knows."""
        review, outcome = self._reviewer.review, self._presenter.play.outcome
        fair, words = list[FairScores](), ""
        if review is not None and outcome is not None:
            context = self._presenter.context
            words = verdict(summary_of(review), outcome, context.names, context.alone)
            fair = fair_scores(review, outcome, positions(self._presenter.play.cursor), self.plot.history)
        self.luck.setText(words)
        self.luck.setVisible(bool(words))
        self.plot.show_luck(fair)
