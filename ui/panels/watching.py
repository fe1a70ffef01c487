"""What stands under a table with bots: controls for people who only watch, and a note that the bots are paused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from ui.look.text import translate
from ui.look.widgets.field_names import name_field
from ui.shell.menus.menu_actions import MenuActions
from ui.table.presenter import Presenter
from ui.table.story.pace import Pace
from ui.table.story.pace_words import pace_words

NARROWEST: Final = 70
"""How far a list shrinks where there is little room."""


class WatchBar(QWidget):
    """Under a table at which only bots play."""

    def __init__(self, presenter: Presenter, actions: MenuActions, set_pace: Callable[[Pace], None]) -> None:
        """`set_pace` is called when another pace is chosen for this table."""
        super().__init__()
        self.setObjectName("watching")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter, self._set_pace = presenter, set_pace
        self.pause, self.step, self.pace, self.hands = QToolButton(), QToolButton(), QComboBox(), QComboBox()
        self.pause.clicked.connect(actions.pause.trigger)
        self.step.clicked.connect(actions.step.trigger)
        for pace in Pace:
            self.pace.addItem("", pace)
        self.pace.activated.connect(self._choose)
        self.hands.activated.connect(self._look)
        for box in (self.pace, self.hands):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumWidth(NARROWEST)
        # It takes the width that the table has, and never asks for more.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(6)
        row.addStretch(1)
        for widget in (self.pause, self.step, self.pace, self.hands):
            row.addWidget(widget)
        row.addStretch(1)
        self.follow()

    def follow(self) -> None:
        """Say what the bots do, and whose cards are seen."""
        self._follow_hands()
        bots, going_on = self._presenter.bots, self._presenter.play.outcome is None
        halted = bots.halted
        self.pause.setEnabled(going_on)
        self.pause.setText(translate("shell", "Go on") if halted else translate("shell", "Pause"))
        self.step.setText(translate("shell", "One move"))
        self.step.setEnabled(halted and going_on)
        name_field(self.pace, translate("shell", "Pace"))
        self.pace.setToolTip(self.pace.accessibleName())
        for index, words in enumerate(pace_words().values()):
            self.pace.setItemText(index, words)
        self.pace.setCurrentIndex(list(Pace).index(self._presenter.pace))

    def _follow_hands(self) -> None:
        """Offer every hand, where there are any to be seen."""
        presenter = self._presenter
        # Where everything lies open there is no hand to look into.
        self.hands.setVisible(not presenter.table.open)
        name_field(self.hands, translate("shell", "Whose cards are seen"))
        self.hands.setToolTip(self.hands.accessibleName())
        words = [translate("shell", "All cards hidden")]
        words += [translate("shell", "{name}'s cards").format(name=name) for name in presenter.seating.names]
        if [self.hands.itemText(index) for index in range(self.hands.count())] != words:
            self.hands.clear()
            self.hands.addItems(words)
        self.hands.setCurrentIndex(0 if presenter.viewer.seat is None else presenter.viewer.seat + 1)

    def _look(self, index: int) -> None:
        self._presenter.look_from(index - 1 if index else None)

    def _choose(self, index: int) -> None:
        self._set_pace(list(Pace)[index])


class PauseNote(QWidget):
    """Under a table at which people play too: while the bots are paused it says so, and lets them go on."""

    def __init__(self, presenter: Presenter, actions: MenuActions) -> None:
        super().__init__()
        self.setObjectName("watching")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._presenter = presenter
        self._words, self.go_on, self.step = QLabel(), QToolButton(), QToolButton()
        self.go_on.clicked.connect(actions.pause.trigger)
        self.step.clicked.connect(actions.step.trigger)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(10)
        row.addStretch(1)
        for widget in (self._words, self.go_on, self.step):
            row.addWidget(widget)
        row.addStretch(1)
        presenter.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        self._words.setText(translate("shell", "The bots are paused."))
        self.go_on.setText(translate("shell", "Go on"))
        self.step.setText(translate("shell", "One move"))
        self.setVisible(self._presenter.bots.halted and self._presenter.play.outcome is None)
