"""A heading in the hangar with the saved games under it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.explanation import Explanation
from ui.flow import Flow
from ui.style import display_font
from ui.text import Words
from ui.tiles import CAPTION, SavedTile


class SavedShelf(QWidget):
    """Tiles for files, or a sentence while there are none."""

    def __init__(self, heading: Words, empty: Words, tile: Callable[[Path], SavedTile]) -> None:
        super().__init__()
        self._heading = heading
        self._empty = empty
        self._tile = tile
        self._label = QLabel()
        self._label.setFont(display_font(15))
        self._sentence = Explanation()
        self._flow = Flow(170, lambda width: width * 10 // 16 + CAPTION)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._label)
        column.addWidget(self._sentence)
        column.addWidget(self._flow)
        self.retranslate()

    def fill(self, files: list[Path]) -> None:
        """Show these files."""
        self._flow.fill([self._tile(path) for path in files])
        self._sentence.setVisible(not files)

    def tiles(self) -> list[SavedTile]:
        return [tile for tile in self._flow.tiles if isinstance(tile, SavedTile)]

    def retranslate(self) -> None:
        self._label.setText(self._heading())
        self._sentence.setText(self._empty())
        for tile in self.tiles():
            tile.retranslate()
