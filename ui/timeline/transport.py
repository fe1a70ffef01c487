"""The buttons that lead through a game: to both ends, step by step, from mark to mark, and told once more."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.look.text import translate
from ui.timeline.transport_button import Sign, TransportButton


class Place(NamedTuple):
    """Where in a game a table is."""

    at: int
    end: int
    mark_before: int | None
    mark_after: int | None
    playing: bool
    """Whether it is being told once more."""


class Transport(QWidget):
    """Asks for positions; knows nothing of what is shown there."""

    asked = Signal(int)
    play_asked = Signal()
    """It is to be told from here, or to stand still."""

    def __init__(self) -> None:
        super().__init__()
        self._place = Place(0, 0, None, None, False)
        self.first, self.before, self.back = map(TransportButton, (Sign.FIRST, Sign.MARK_BEFORE, Sign.BACK))
        self.play, self.on = TransportButton(Sign.PLAY), TransportButton(Sign.ON)
        self.after, self.last = TransportButton(Sign.MARK_AFTER), TransportButton(Sign.LAST)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button in (self.first, self.before, self.back, self.play, self.on, self.after, self.last):
            row.addWidget(button)
        self.first.clicked.connect(lambda: self.asked.emit(0))
        self.back.clicked.connect(lambda: self.asked.emit(self._place.at - 1))
        self.on.clicked.connect(lambda: self.asked.emit(self._place.at + 1))
        self.last.clicked.connect(lambda: self.asked.emit(self._place.end))
        self.before.clicked.connect(lambda: self.go_to_mark(-1))
        self.after.clicked.connect(lambda: self.go_to_mark(1))
        self.play.clicked.connect(self.play_asked)

    def follow(self, place: Place) -> None:
        """Offer what makes sense at a place."""
        self._place = place
        for button in (self.first, self.back):
            button.setEnabled(place.at > 0)
        for button in (self.on, self.last):
            button.setEnabled(place.at < place.end)
        self.before.setEnabled(place.mark_before is not None)
        self.after.setEnabled(place.mark_after is not None)
        self.play.setEnabled(place.end > 0)
        self.play.show_sign(Sign.STOP if place.playing else Sign.PLAY)
        self.play.call(translate("shell", "Stop") if place.playing else translate("shell", "Replay"))

    def go_to_mark(self, way: int) -> None:
        """Ask for the next mark in a direction, if there is one."""
        cursor = self._place.mark_after if way > 0 else self._place.mark_before
        if cursor is not None:
            self.asked.emit(cursor)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self.first.call(translate("shell", "Beginning"))
        to_before = translate("shell", "To the mark before ({keys})")
        self.before.call(to_before.format(keys=_in_words(Qt.Key.Key_Left)))
        self.back.call(translate("shell", "Step back"))
        self.on.call(translate("shell", "Step forward"))
        to_next = translate("shell", "To the next mark ({keys})")
        self.after.call(to_next.format(keys=_in_words(Qt.Key.Key_Right)))
        self.last.call(translate("shell", "End"))


def _in_words(key: Qt.Key) -> str:
    """Control and a key, as people know them."""
    return QKeySequence(Qt.Modifier.CTRL | key).toString(QKeySequence.SequenceFormat.NativeText)
