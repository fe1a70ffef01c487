"""What whoever watches bots play has at hand: a pause, a single move, the speed, and whose cards are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from ui.actions import Actions
from ui.settings import Settings
from ui.table.motion import Speed
from ui.text import translate

if TYPE_CHECKING:
    from ui.table.presenter import Presenter


class WatchBar(QWidget):
    """Beside the tabs, where a game is shown in which nobody but bots plays."""

    def __init__(self, actions: Actions, settings: Settings, changed: Callable[[], None]) -> None:
        """`changed` is called when somebody chose another speed."""
        super().__init__()
        self.setObjectName("watching")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._settings, self._changed = settings, changed
        self.pause, self.step, self.speed, self.hands = QToolButton(), QToolButton(), QComboBox(), QComboBox()
        self._presenter: Presenter | None = None
        self.pause.clicked.connect(actions.pause.trigger)
        self.step.clicked.connect(actions.step.trigger)
        for speed in Speed:
            self.speed.addItem("", speed)
        self.speed.activated.connect(self._choose)
        self.hands.activated.connect(self._look)
        for box in (self.speed, self.hands):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 3)
        row.setSpacing(6)
        for widget in (self.hands, self.pause, self.step, self.speed):
            row.addWidget(widget)
        self.hide()

    def follow(self, presenter: Presenter | None) -> None:
        """Be there for a game that is only watched, and say what its bots do."""
        self._presenter = presenter
        self.setVisible(presenter is not None and presenter.watched)
        if presenter is None:
            return
        self._follow_hands(presenter)
        halted = presenter.bots.halted
        self.pause.setText(translate("shell", "Go on") if halted else translate("shell", "Pause"))
        self.step.setText(translate("shell", "One move"))
        self.step.setEnabled(halted)
        self.speed.setAccessibleName(translate("shell", "Speed"))
        self.speed.setToolTip(self.speed.accessibleName())
        for index, words in enumerate(_speeds()):
            self.speed.setItemText(index, words)
        self.speed.setCurrentIndex(list(Speed).index(self._settings.speed))
        self.adjustSize()

    def _follow_hands(self, presenter: Presenter) -> None:
        """Offer every hand, where there are any to be seen."""
        # Where everything lies open there is no hand to look into.
        self.hands.setVisible(not presenter.table.open)
        self.hands.setAccessibleName(translate("shell", "Whose cards are seen"))
        self.hands.setToolTip(self.hands.accessibleName())
        words = [translate("shell", "All cards hidden")]
        words += [translate("shell", "{name}'s cards").format(name=name) for name in presenter.names]
        if [self.hands.itemText(index) for index in range(self.hands.count())] != words:
            self.hands.clear()
            self.hands.addItems(words)
        self.hands.setCurrentIndex(0 if presenter.viewer is None else presenter.viewer + 1)

    def _look(self, index: int) -> None:
        if self._presenter is not None:
            self._presenter.look_from(index - 1 if index else None)

    def _choose(self, index: int) -> None:
        self._settings.speed = list(Speed)[index]
        self._changed()


def _speeds() -> tuple[str, ...]:
    """What each speed means for whoever watches, in the order of `Speed`."""
    at_once, fast = translate("shell", "At once"), translate("shell", "Fast")
    return at_once, fast, translate("shell", "Normal"), translate("shell", "Slow")
