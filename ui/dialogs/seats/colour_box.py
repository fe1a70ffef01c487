"""A list of the colours that players wear."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox

from ui.look.theme import LIVERIES
from ui.look.widgets.swatch import SIZE, livery_name, swatch


class ColourBox(QComboBox):
    """Every livery with its swatch and its name."""

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(SIZE, SIZE))
        for livery in LIVERIES:
            self.addItem(swatch(livery), livery_name(livery), livery)

    @property
    def livery(self) -> str:
        """The colour that is chosen."""
        return str(self.currentData())

    def choose(self, livery: str) -> None:
        """Show a colour as the chosen one."""
        self.setCurrentIndex(self.findData(livery))

    def retranslate(self) -> None:
        """Name the colours in the language of the moment."""
        for index, livery in enumerate(LIVERIES):
            self.setItemText(index, livery_name(livery))
