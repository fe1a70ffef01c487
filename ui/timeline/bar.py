"""The timeline under a table: any position of the game, step by step, told once more, or pulled to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from core.review.review import Review
from core.review.summary import summary_of
from ui.look.text import titled, translate
from ui.look.widgets.field_names import name_field
from ui.look.widgets.one_line import OneLine
from ui.review.reviewer import reviewer_of
from ui.review.telling import Telling
from ui.table.layout.liveries import liveries
from ui.table.presenter import Presenter
from ui.table.story.pace import Times
from ui.timeline.course import Course
from ui.timeline.eyes import Eyes
from ui.timeline.marks import MarkKind, TimelineMark, review_marks
from ui.timeline.tempo import Tempo
from ui.timeline.track import Track, in_order
from ui.timeline.transport import Place, Transport

AT_ONCE: Final = 12
"""So many entries are read in one go, so that a long game holds nothing up."""
GAP: Final = 6


class TimelineBar(QWidget):
    """Looking back disturbs nothing: the game goes on behind it, and the way back is always there."""

    closed = Signal()
    """Somebody has seen enough."""
    play_on_asked = Signal()
    """The position that is looked at is to become a game of its own."""

    def __init__(self, presenter: Presenter, agree: Callable[[str], bool]) -> None:
        """`agree` asks the people whether somebody's cards may be shown while the game still goes on."""
        super().__init__()
        self.setObjectName("timeline")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter = presenter
        self._drawn: tuple[int, Review | None] = -1, None
        """The state of the course, and the review, whose marks are drawn."""
        self.course = Course(presenter.context, presenter.game_log)
        self.track = Track(liveries(presenter.seating.players))
        self.transport = Transport()
        self.tempo, self.where = QComboBox(), OneLine()
        self.eyes = Eyes(presenter, agree, self)
        self.play_on, self.leave = QPushButton(), QPushButton()
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)
        self._lay_out()
        self._connect()
        self._unsubscribe = presenter.play.subscribe(self._cut)
        self.retranslate()
        # Until it lies under a table it would be a window of its own.
        self.hide()

    def _lay_out(self) -> None:
        for tempo in Tempo:
            self.tempo.addItem("", tempo)
        self.tempo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.where.setObjectName("where")
        self._through, self._ways = QHBoxLayout(), QHBoxLayout()
        self._through.addWidget(self.transport)
        self._through.addWidget(self.tempo)
        self._through.addWidget(self.eyes)
        self._through.addStretch(1)
        self._ways.addStretch(1)
        self._ways.addWidget(self.play_on)
        self._ways.addWidget(self.leave)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(GAP)
        self._row.addLayout(self._through, 1)
        self._row.addLayout(self._ways)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 5, 8, 5)
        column.setSpacing(2)
        column.addLayout(self._row)
        column.addWidget(self.where)
        column.addWidget(self.track)
        # It takes the width that the table has, and never asks for more.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self.transport.asked.connect(self.go_to)
        self.transport.play_asked.connect(self._play_or_stop)
        self.tempo.activated.connect(self._change_tempo)
        self.eyes.chosen.connect(lambda: self.go_to(self._presenter.showing.at))
        self.track.valueChanged.connect(self.go_to)
        self.track.mark_asked.connect(self.transport.go_to_mark)
        self.play_on.clicked.connect(self.play_on_asked)
        self.leave.clicked.connect(self._leave)
        self._presenter.changed.connect(self.follow)

    # --- how it looks ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Have the ways out below the transport where they have no room beside it; the menu has what fits nowhere."""
        way, room = QBoxLayout.Direction, self.width() - 3 * GAP
        ways = sum(button.sizeHint().width() + GAP for button in (self.play_on, self.leave))
        beside = ways + self._through.sizeHint().width() <= room
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self.play_on.setVisible(ways <= room)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self.transport.retranslate()
        for index, tempo in enumerate(Tempo):
            self.tempo.setItemText(index, translate("shell", "{number} ×").format(number=int(tempo)))
        self.track.setAccessibleName(translate("shell", "Position in the game"))
        name_field(self.tempo, translate("shell", "How fast it is replayed"))
        self.tempo.setToolTip(self.tempo.accessibleName())
        self.play_on.setText(translate("shell", "Play on from here…"))
        self.course.forget()
        self.follow()

    # --- following ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Come into sight, with the keyboard on the line."""
        self.show()
        self.follow()
        self.track.setFocus()

    def end(self) -> None:
        """Go out of sight, with the position of the game on the table."""
        if self._presenter.showing.looking_back:
            self._presenter.showing.come_back()
        self.hide()
        self.closed.emit()

    def close_down(self) -> None:
        """Follow the game no more."""
        self._reading.stop()
        self._unsubscribe()
        self._presenter.changed.disconnect(self.follow)

    def follow(self) -> None:
        """Say where in the game the table is."""
        if self.isHidden():
            return
        presenter = self._presenter
        self.course.follow()
        if not self.course.complete:
            self._reading.start()
        with QSignalBlocker(self.track):
            self.track.setRange(0, presenter.play.cursor)
            self.track.setValue(presenter.showing.at)
        if not presenter.showing.looking_back:
            self.eyes.look_as_oneself()
        self.eyes.follow()
        self._show_marks()
        self._name_way_back()
        self._fit()

    def _cut(self, played: int | None) -> None:
        if played is not None:
            self.course.cut(played)

    def _read_on(self) -> None:
        if self._presenter.viewer.curtain:
            # Whoever opens it has the rest read.
            self._reading.stop()
            return
        self.course.follow()
        self.course.read_on(AT_ONCE)
        if self.course.complete:
            self._reading.stop()
        self._show_marks()

    def _show_marks(self) -> None:
        """Draw what is known of the course, and say where in it the table is."""
        reviewer = reviewer_of(self._presenter)
        known = self.course.version, None if reviewer is None else reviewer.review
        if known != self._drawn:
            self._drawn = known
            self.track.show_course(self.course.turns, in_order([*self.course.marks, *self._judged(known[1])]))
        self._say_where()
        self._offer()

    def _judged(self, review: Review | None) -> list[TimelineMark]:
        """What a review says, once there is one."""
        if review is None:
            return []
        context = self._presenter.context
        return review_marks(review, summary_of(review), Telling(context.play, context.text, context.names))

    def _say_where(self) -> None:
        at, play = self._presenter.showing.at, self._presenter.play
        words = translate("shell", "Position {number} of {all}").format(number=at, all=play.cursor)
        what = next((mark.words for mark in reversed(self.track.marks) if mark.cursor == at and mark.words), "")
        self.where.show_words(titled(words, what) if what else words)
        # Its value is told with every step, and need not be its name as well.
        self.track.setAccessibleDescription(self.where.words)

    def _name_way_back(self) -> None:
        presenter = self._presenter
        back = presenter.showing.looking_back
        if presenter.play.outcome is not None:
            self.leave.setText(translate("shell", "To the result"))
        else:
            self.leave.setText(translate("shell", "Back to the game") if back else translate("shell", "Close"))
        wanted = "primary" if back else ""
        if self.leave.objectName() != wanted:
            self.leave.setObjectName(wanted)
            self.leave.style().polish(self.leave)

    def _offer(self) -> None:
        """Offer what makes sense here; nothing while the table is passed on behind its curtain."""
        presenter, held = self._presenter, self.window().focusWidget()
        at, end, able = presenter.showing.at, presenter.play.cursor, not presenter.viewer.curtain
        self.transport.follow(Place(at, end, self._mark(at, -1), self._mark(at, 1), self._replaying))
        for widget in (self.transport, self.track, self.tempo):
            widget.setEnabled(able)
        # In the game itself everybody looks with their own eyes.
        self.eyes.setEnabled(able and presenter.showing.looking_back)
        self.play_on.setEnabled(able and (at < end or presenter.play.outcome is None))
        if held is not None and self.isAncestorOf(held) and not held.isEnabled():
            # Whoever came to an end by a button would press the next one on the line, which means something else.
            self.track.setFocus()

    def _mark(self, at: int, way: int) -> int | None:
        """The position of the next mark in a direction; what was merely to be seen is none to stop at."""
        found = (mark.cursor for mark in self.track.marks if mark.kind is not MarkKind.BEAT)
        if way > 0:
            return min((cursor for cursor in found if cursor > at), default=None)
        return max((cursor for cursor in found if cursor < at), default=None)

    # --- what people do ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._presenter.showing.looking_back:
            self._presenter.showing.come_back()
        else:
            super().keyPressEvent(event)

    def go_to(self, cursor: int) -> None:
        """Have a position on the table."""
        inside = max(0, min(self._presenter.play.cursor, cursor))
        self._presenter.showing.look_at(inside, self.eyes.over, quickly=self.track.isSliderDown())

    @property
    def _replaying(self) -> bool:
        """Whether the past is told once more; what just happened is told by the game itself."""
        return self._presenter.showing.looking_back and self._presenter.story.behind

    def _play_or_stop(self) -> None:
        if self._replaying:
            self.go_to(self._presenter.showing.at)
        else:
            self._replay()

    def _replay(self) -> None:
        showing, cursor = self._presenter.showing, self._presenter.play.cursor
        showing.play_from(showing.at if showing.at < cursor else 0, self._times, self.eyes.over)

    @property
    def _times(self) -> Times:
        return list(Tempo)[self.tempo.currentIndex()].times

    def _change_tempo(self) -> None:
        """Go on at once at the other pace."""
        if self._replaying and self._presenter.showing.at < self._presenter.play.cursor:
            self._replay()

    def _leave(self) -> None:
        showing = self._presenter.showing
        if showing.looking_back and self._presenter.play.outcome is None:
            showing.come_back()
        else:
            self.end()
