"""The review of the game that is shown: how everybody played, who was lucky, and every decision with its position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QStackedLayout, QVBoxLayout, QWidget

from core.review.review import Review
from core.review.summary import summary_of
from ui.look.style import text_scale
from ui.look.text import translate
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.field_names import name_field
from ui.panels.review.making import Making
from ui.panels.review.review_list import ReviewList
from ui.review.reviewer import Reviewer, reviewer_of
from ui.review.rows import Listing, Row, Wanted
from ui.review.shown_decision import ShownDecision
from ui.review.telling import Telling
from ui.table.layout.liveries import liveries
from ui.table.presenter import Presenter

WIDTH: Final = 300
"""In which its lines read well, at the usual text size."""
EDGE: Final = 6
NARROWEST: Final = 70
"""How far the choice of a player shrinks where there is little room."""


class ReviewPanel(QWidget):
    """Follows the table that is shown; what one game's review says never stays for another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review_panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter: Presenter | None = None
        self._reviewer: Reviewer | None = None
        self._review: Review | None = None
        self._listing: Listing | None = None
        self._shown: ShownDecision | None = None
        self.making = Making()
        self.trouble = Explanation()
        self.whose, self.faults, self.list = QComboBox(), QCheckBox(), ReviewList()
        self._found = self._laid_out()
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.making)
        self._pages.addWidget(self._found)
        self.faults.setChecked(True)
        self.whose.setMinimumWidth(NARROWEST)
        self.whose.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.making.asked.connect(self._begin)
        self.making.cancelled.connect(self._cancel)
        self.whose.activated.connect(self._list)
        self.faults.toggled.connect(self._list)
        self.list.chosen.connect(self._open)

    def _laid_out(self) -> QWidget:
        page = QWidget()
        self._filters = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._filters.addWidget(self.whose, 1)
        self._filters.addWidget(self.faults)
        column = QVBoxLayout(page)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(EDGE)
        self.trouble.setObjectName("reason")
        column.addWidget(self.trouble)
        column.addLayout(self._filters)
        column.addWidget(self.list, 1)
        return page

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH * text_scale()), 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 60)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Have the filters one below the other where there is no room for both in a row."""
        room = self.width() - 2 * EDGE - self._filters.spacing()
        beside = self.whose.sizeHint().width() + self.faults.sizeHint().width() <= room
        way = QBoxLayout.Direction
        self._filters.setDirection(way.LeftToRight if beside else way.TopToBottom)

    # --- following ---------------------------------------------------------------------------------------

    def follow(self, presenter: Presenter | None) -> None:
        """Show the review of a table, or how to get one."""
        if presenter is not self._presenter:
            self._attend(presenter)
        self._follow()

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self._leave()
        self._review = None
        self._follow()

    def _attend(self, presenter: Presenter | None) -> None:
        self._leave()
        if self._reviewer is not None:
            self._reviewer.changed.disconnect(self._follow)
            self._reviewer.progressed.disconnect(self._progress)
        self._presenter, self._reviewer = presenter, reviewer_of(presenter)
        if self._reviewer is not None:
            self._reviewer.changed.connect(self._follow)
            self._reviewer.progressed.connect(self._progress)

    def _follow(self) -> None:
        review = None if self._reviewer is None else self._reviewer.review
        self.making.follow(self._reviewer)
        self.trouble.setText("" if self._reviewer is None else self._reviewer.trouble)
        self.trouble.setVisible(bool(self.trouble.text()))
        if review is not self._review:
            self._review = review
            self._tell()
        keyboard = self.making.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self._pages.setCurrentWidget(self.making if review is None else self._found)
        if keyboard and review is not None:
            self.list.setFocus()

    def _progress(self) -> None:
        self.making.follow(self._reviewer)

    def _tell(self) -> None:
        """Say what a review says, or forget it."""
        presenter, review = self._presenter, self._review
        self._forget()
        if presenter is None or review is None:
            return
        context, outcome = presenter.context, presenter.play.outcome
        assert outcome is not None, "only a game that is over has a review"
        summary, names = summary_of(review), context.names
        telling = Telling(presenter.play, context.text, names)
        colours = liveries(presenter.seating.players)
        self._listing = Listing(review, summary, telling, names, colours, outcome, context.alone)
        self._shown = ShownDecision(presenter, telling)
        self.whose.clear()
        self.whose.addItems([translate("review", "Everybody"), *names])
        name_field(self.whose, translate("review", "Whose decisions"))
        self.faults.setText(translate("review", "&Faults only"))
        self.list.setAccessibleName(translate("shell", "Review"))
        self._fit()
        self._list()

    def _list(self) -> None:
        if self._listing is not None:
            self._leave()
            seat = self.whose.currentIndex() - 1
            wanted = Wanted(None if seat < 0 else seat, self.faults.isChecked())
            self.list.show_rows(self._listing.rows(wanted))

    def _forget(self) -> None:
        if self._shown is not None:
            self._shown.close()
        self._shown, self._listing = None, None
        self.list.show_rows([])

    # --- what people do ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._reviewer is not None:
            self._reviewer.begin()

    def _cancel(self) -> None:
        if self._reviewer is not None:
            self._reviewer.cancel()

    def _open(self, row: Row | None) -> None:
        """Have the position of a line on the table, or the end again."""
        presenter, shown = self._presenter, self._shown
        if presenter is None or shown is None:
            return
        if row is None or row.cursor is None:
            presenter.showing.look_at(presenter.play.cursor)
        elif row.appraisal is None:
            presenter.showing.look_at(row.cursor, over=row.seat)
        else:
            shown.show(row.appraisal, lambda words: self._explain(row, words))

    def _explain(self, row: Row, words: str) -> None:
        self.list.tell(row, words)
        if self._presenter is not None:
            self._presenter.speech.announcer.say(words)

    def _leave(self) -> None:
        """Go back to the end, if a line led away from it."""
        self.list.clearSelection()
