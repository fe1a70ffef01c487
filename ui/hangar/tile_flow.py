"""A row of equal tiles that breaks into more rows where the page is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.look.style import text_scale

GAP = 16


class Flow(QWidget):
    """Lays its tiles out in as many columns as fit, each with the height its width asks for."""

    def __init__(
        self, narrowest: int, height: Callable[[int, int], int], fills: bool = False, parent: QWidget | None = None
    ) -> None:
        """`height` is that of a tile of some width, in so many rows; with `fills` rows are full and equally long."""
        super().__init__(parent)
        self._usual = narrowest
        self._height = height
        self._fills = fills
        self.spacious = False
        """Whether tiles that fill their rows take more rows than they need, where that makes them larger."""
        self._tiles: list[QWidget] = []

    @property
    def _narrowest(self) -> int:
        """Wide enough for the words, however large these are."""
        return round(self._usual * text_scale())

    @property
    def tiles(self) -> Sequence[QWidget]:
        return self._tiles

    def fill(self, tiles: Sequence[QWidget]) -> None:
        """Show these tiles instead of those before."""
        staying = {id(tile) for tile in tiles}
        for tile in self._tiles:
            if id(tile) not in staying:
                tile.hide()
                tile.deleteLater()
        self._tiles = list(tiles)
        for tile in self._tiles:
            tile.setParent(self)
            tile.show()
        self.arrange()

    def beside(self, tile: QWidget, key: int) -> QWidget | None:
        """The tile that an arrow key leads to, if there is one in that direction."""
        row = self._columns()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -row, Qt.Key.Key_Down: row}
        if key not in steps or tile not in self._tiles:
            return None
        place = self._tiles.index(tile) + steps[Qt.Key(key)]
        return self._tiles[place] if 0 <= place < len(self._tiles) else None

    def sizeHint(self) -> QSize:
        return QSize(self._narrowest * 3, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give every tile its place, once more where the heights have changed."""
        columns = self._columns()
        width, height = self._tile_size(columns)
        for index, tile in enumerate(self._tiles):
            row, column = divmod(index, columns)
            tile.setGeometry(QRect(column * (width + GAP), row * (height + GAP), width, height))
        self.setFixedHeight(max(0, self._rows(columns) * (height + GAP) - GAP))

    def _columns(self) -> int:
        most = max(1, (self.width() + GAP) // (self._narrowest + GAP))
        if not self._fills:
            return most
        count, fewest = len(self._tiles), max(1, self._rows(most))
        # Never one below the other: such tiles would be wide, and far more than a page.
        rows = range(fewest, max(fewest, ceil(count / 2) if self.spacious else 0) + 1)
        # Four tiles where three would fit are two and two, not three and a lonely one.
        ways = [max(1, ceil(count / number)) for number in rows]
        return max(ways, key=lambda columns: min(self._tile_size(columns)))

    def _rows(self, columns: int) -> int:
        return ceil(len(self._tiles) / columns)

    def _tile_size(self, columns: int) -> tuple[int, int]:
        width = (self.width() - GAP * (columns - 1)) // columns
        return width, self._height(width, self._rows(columns))
