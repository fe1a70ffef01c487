"""What whoever watches bots play has at hand: a pause, a single move, and the speed."""

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
        self.pause, self.step, self.speed = QToolButton(), QToolButton(), QComboBox()
        self.pause.clicked.connect(actions.pause.trigger)
        self.step.clicked.connect(actions.step.trigger)
        for speed in Speed:
            self.speed.addItem("", speed)
        self.speed.activated.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 3)
        row.setSpacing(6)
        for widget in (self.pause, self.step, self.speed):
            row.addWidget(widget)
        self.hide()

    def follow(self, presenter: Presenter | None) -> None:
        """Be there for a game that is only watched, and say what its bots do."""
        self.setVisible(presenter is not None and presenter.watched)
        if presenter is None:
            return
        halted = presenter.bots.halted
        self.pause.setText(translate("shell", "Go on") if halted else translate("shell", "Pause"))
        self.step.setText(translate("shell", "One move"))
        self.step.setEnabled(halted)
        self.speed.setAccessibleName(translate("shell", "Speed"))
        self.speed.setToolTip(self.speed.accessibleName())
        for index, words in enumerate(_speeds()):
            self.speed.setItemText(index, words)
        self.speed.setCurrentIndex(list(Speed).index(self._settings.speed))

    def _choose(self, index: int) -> None:
        self._settings.speed = list(Speed)[index]
        self._changed()


def _speeds() -> tuple[str, ...]:
    """What each speed means for whoever watches, in the order of `Speed`."""
    at_once, fast = translate("shell", "At once"), translate("shell", "Fast")
    return at_once, fast, translate("shell", "Normal"), translate("shell", "Slow")
