"""Whose cards are seen in the past: one's own, or anybody's where the game is over or all people agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from core.game import Seat
from ui.look.text import translate
from ui.look.widgets.field_names import name_field
from ui.table.presenter import Presenter

NARROWEST: Final = 70
"""How far the list shrinks where there is little room."""


class Eyes(QComboBox):
    """A list of the players, where they have anything to hide."""

    chosen = Signal()

    def __init__(self, presenter: Presenter, agree: Callable[[str], bool], parent: QWidget) -> None:
        """`agree` asks the people whether somebody's cards may be shown while the game still goes on."""
        super().__init__(parent)
        self._presenter, self._agree = presenter, agree
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(NARROWEST)
        self.activated.connect(self._choose)

    @property
    def over(self) -> Seat | None:
        """Over whose shoulder people look, if it is not their own."""
        return self.currentIndex() - 1 if self.currentIndex() > 0 else None

    def follow(self) -> None:
        """Say whose cards are seen."""
        presenter = self._presenter
        self.setVisible(not presenter.table.open)
        own = translate("shell", "As it was seen") if presenter.viewer.plays else translate("shell", "All cards hidden")
        words = [own, *(translate("shell", "{name}'s cards").format(name=name) for name in presenter.seating.names)]
        if [self.itemText(index) for index in range(self.count())] != words:
            chosen = max(0, self.currentIndex())
            self.clear()
            self.addItems(words)
            self.setCurrentIndex(chosen)
        name_field(self, translate("shell", "Whose cards are seen"))
        self.setToolTip(self.accessibleName())

    def look_as_oneself(self) -> None:
        """Look with one's own eyes again."""
        self.setCurrentIndex(0)

    def _choose(self, index: int) -> None:
        presenter, seat = self._presenter, index - 1
        if index and not presenter.showing.may_look_over(seat):
            if self._agree(presenter.seating.names[seat]):
                presenter.viewer.agreed |= {seat}
            else:
                self.setCurrentIndex(0)
        self.chosen.emit()
