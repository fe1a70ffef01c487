"""The small list beside the waiting games that says how they are sorted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from ui.files.shelf import Order
from ui.look.text import Phrase, translate
from ui.look.widgets.field_names import name_field

_WORDS: Final[Mapping[Order, Phrase]] = {
    Order.LAST_PLAYED: Phrase("shell", "Last played first"),
    Order.GAME: Phrase("shell", "Game by game"),
}


class OrderBox(QComboBox):
    """Asks for another order when one is chosen."""

    order_asked = Signal(Order)

    def __init__(self, order: Order) -> None:
        super().__init__()
        for each in _WORDS:
            self.addItem("", each)
        self.setCurrentIndex(self.findData(order))
        self.activated.connect(lambda index: self.order_asked.emit(list(_WORDS)[index]))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        for index, words in enumerate(_WORDS.values()):
            self.setItemText(index, words())
        name_field(self, translate("shell", "Order of the games that wait"))
