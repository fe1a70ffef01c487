"""Looking back at a finished game: any position of it, one after the other or at the table's pace."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from ui.look.text import translate
from ui.table.presenter import Presenter


class LookBack(QWidget):
    """Steps and plays through the positions as the viewer saw them; the game itself stays as it is."""

    left = Signal()
    """Somebody has seen enough."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self.setObjectName("watching")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter = presenter
        self.first, self.back, self.play = QToolButton(), QToolButton(), QToolButton()
        self.on, self.last, self.leave = QToolButton(), QToolButton(), QToolButton()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(6)
        for button in (self.first, self.back, self.play, self.on, self.last):
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        row.addWidget(self.leave)
        self.first.clicked.connect(self._go_to_the_beginning)
        self.back.clicked.connect(self._step_back)
        self.play.clicked.connect(self._play_or_stop)
        self.on.clicked.connect(self._step_on)
        self.last.clicked.connect(self._go_to_the_end)
        self.leave.clicked.connect(self._leave)
        self.slider.valueChanged.connect(presenter.showing.look_at)
        presenter.showing.passing.connect(self.follow)
        presenter.showing.shown.connect(self.follow)

    def begin(self) -> None:
        """Look at the end first, from where all ways lead back."""
        self.show()
        self.follow()
        self.slider.setFocus()

    def follow(self) -> None:
        """Say where in the game the table is."""
        if self.isHidden():
            return
        play, at = self._presenter.play, self._presenter.showing.at
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, play.cursor)
            self.slider.setValue(at)
        self.slider.setAccessibleName(
            translate("shell", "Position {number} of {all}").format(number=at, all=play.cursor)
        )
        self.slider.setToolTip(self.slider.accessibleName())
        self.first.setText(translate("shell", "Beginning"))
        self.back.setText(translate("shell", "Back"))
        self.play.setText(translate("shell", "Stop") if self._presenter.story.behind else translate("shell", "Replay"))
        self.on.setText(translate("shell", "Forward"))
        self.last.setText(translate("shell", "End"))
        self.leave.setText(translate("shell", "To the result"))
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.on, self.last):
            button.setEnabled(at < play.cursor)

    def _go_to_the_beginning(self) -> None:
        self._presenter.showing.look_at(0)

    def _go_to_the_end(self) -> None:
        self._presenter.showing.look_at(self._presenter.play.cursor)

    def _step_back(self) -> None:
        self._presenter.showing.look_at(max(0, self._presenter.showing.at - 1))

    def _step_on(self) -> None:
        self._presenter.showing.look_at(min(self._presenter.play.cursor, self._presenter.showing.at + 1))

    def _play_or_stop(self) -> None:
        showing, play = self._presenter.showing, self._presenter.play
        if self._presenter.story.behind:
            showing.look_at(showing.at)
        else:
            showing.retell(range(showing.at if showing.at < play.cursor else 0, play.cursor))

    def _leave(self) -> None:
        self._go_to_the_end()
        self.left.emit()
