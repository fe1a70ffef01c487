"""A heading in the hangar with the saved games under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.hangar.saved_tile import CAPTION, SavedTile, stamp_of
from ui.hangar.tile_flow import Flow
from ui.look.explanation import Explanation
from ui.look.style import display_font
from ui.look.text import Phrase, translate
from ui.look.theme import Theme


class SavedShelf(QWidget):
    """Tiles for files, or a sentence while there are none."""

    more_asked = Signal()
    clearing_asked = Signal()

    def __init__(self, heading: Phrase, empty: Phrase, tile: Callable[[Path], SavedTile]) -> None:
        super().__init__()
        self._heading = heading
        self._empty = empty
        self._tile = tile
        self._label = QLabel()
        self._label.setFont(display_font(15))
        self._clear = QPushButton()
        self._clear.clicked.connect(self.clearing_asked)
        self._sentence = Explanation()
        self._flow = Flow(170, lambda width, _: width * 10 // 16 + CAPTION)
        self._more = QPushButton()
        self._more.clicked.connect(self.more_asked)
        end = QHBoxLayout()
        end.addStretch(1)
        for button in (self._more, self._clear):
            button.hide()
            end.addWidget(button)
        end.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._label)
        column.addWidget(self._sentence)
        column.addWidget(self._flow)
        column.addLayout(end)
        self.retranslate()

    def fill(self, files: Sequence[Path], theme: Theme, more: bool = False, clearable: bool = False) -> None:
        """Show these files, and whether there are more; a tile whose file is still the same stays."""
        there = {tile.path: tile for tile in self.tiles() if tile.theme is theme}
        tiles = []
        for path in files:
            tile = there.get(path)
            tiles.append(tile if tile is not None and tile.stamp == stamp_of(path) else self._tile(path))
        self._flow.fill(tiles)
        self._sentence.setVisible(not files)
        self._more.setVisible(more)
        self._clear.setVisible(clearable and len(files) > 1)

    def tiles(self) -> list[SavedTile]:
        return [tile for tile in self._flow.tiles if isinstance(tile, SavedTile)]

    def in_tab_order(self) -> list[QWidget]:
        """Everything that takes the keyboard, as it is read."""
        return [*(widget for tile in self.tiles() for widget in (tile, tile.cross)), self._more, self._clear]

    def retranslate(self) -> None:
        self._label.setText(self._heading())
        self._sentence.setText(self._empty())
        self._more.setText(translate("shell", "More games"))
        self._clear.setText(translate("shell", "Remove all…"))
        for tile in self.tiles():
            tile.retranslate()
