"""A heading in the hangar with the saved games under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.hangar.order_box import OrderBox
from ui.hangar.saved_tile import SavedTile, caption_height, stamp_of
from ui.hangar.tile_choice import TileChoice
from ui.hangar.tile_flow import Flow
from ui.look.style import set_as_heading
from ui.look.text import Phrase, Plural, translate
from ui.look.theme import Theme
from ui.look.widgets.explanation import Explanation

_REMOVE: Final = Plural("shell", "Remove %n games…", "Remove one game…", 1)


class SavedShelf(QWidget):
    """Tiles for files, or a sentence while there are none."""

    chosen = Signal(Path)
    removed = Signal(list)
    more_asked = Signal()
    clearing_asked = Signal()

    def __init__(
        self,
        heading: Phrase,
        empty: Phrase,
        file_of: Callable[[Path], Path | None],
        can_rename: bool = False,
        order: OrderBox | None = None,
    ) -> None:
        """`file_of` gives the file by whose name people know a game.

        `order` is the list beside the heading by which the files are sorted, where they can be.
        """
        super().__init__()
        self._heading = heading
        self._empty = empty
        self._file_of = file_of
        self._label = QLabel()
        set_as_heading(self._label, 15)
        self._clear = QPushButton()
        self._clear.clicked.connect(self._ask_to_clear)
        self._sentence = Explanation()
        self._flow = Flow(170, lambda width, _: width * 10 // 16 + caption_height())
        self.choice = TileChoice(self._flow, can_rename, self)
        self.choice.changed.connect(self._offer)
        self.choice.removal_asked.connect(self.removed)
        self._order = order
        self._clearable = False
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
        top = QHBoxLayout()
        top.addWidget(self._label, 1)
        if order is not None:
            order.hide()
            top.addWidget(order)
        column.addLayout(top)
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
            tiles.append(tile if tile is not None and tile.stamp == stamp_of(path) else self._tile(path, theme))
        place = self._place_of_keyboard()
        self._flow.fill(tiles)
        self.choice.follow(tiles)
        if place is not None and tiles and self._place_of_keyboard() is None:
            # Its tile is gone: it stays where it was, on what has moved up.
            tiles[min(place, len(tiles) - 1)].setFocus()
        self._sentence.setVisible(not files)
        self._more.setVisible(more)
        self._clearable = clearable
        if self._order is not None:
            self._order.setVisible(len(files) > 1)
        self._offer()

    def _place_of_keyboard(self) -> int | None:
        """Which tile has the keyboard, or has its cross on it."""
        focused = self.window().focusWidget()
        places = (place for place, tile in enumerate(self.tiles()) if focused in (tile, tile.cross))
        return next(places, None)

    def _offer(self) -> None:
        """Have the button remove what is selected, or everything."""
        chosen = len(self.choice.paths)
        self._clear.setText(_REMOVE(chosen) if chosen else translate("shell", "Remove all…"))
        self._clear.setVisible(bool(chosen) or (self._clearable and len(self.tiles()) > 1))

    def _ask_to_clear(self) -> None:
        if self.choice.paths:
            self.removed.emit(self.choice.paths)
        else:
            self.clearing_asked.emit()

    def tiles(self) -> list[SavedTile]:
        return [tile for tile in self._flow.tiles if isinstance(tile, SavedTile)]

    def in_tab_order(self) -> list[QWidget]:
        """Everything that takes the keyboard, as it is read."""
        tiles = (widget for tile in self.tiles() for widget in (tile, tile.cross))
        return [*([self._order] if self._order is not None else []), *tiles, self._more, self._clear]

    def retranslate(self) -> None:
        self._label.setText(self._heading())
        self._sentence.setText(self._empty())
        self._more.setText(translate("shell", "More games"))
        self._offer()
        if self._order is not None:
            self._order.retranslate()
        for tile in self.tiles():
            tile.retranslate()

    def _tile(self, path: Path, theme: Theme) -> SavedTile:
        tile = SavedTile(path, self._file_of(path), theme)
        tile.clicked.connect(lambda: self.chosen.emit(path))
        tile.removed.connect(lambda: self.removed.emit([path]))
        return tile
