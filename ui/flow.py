"""A row of equal tiles that breaks into more rows where the page is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

GAP = 16
LARGE_FROM = 3
"""The number of columns that a large tile needs: two for itself, and one beside it."""


class Flow(QWidget):
    """Lays its tiles out in as many columns as fit, each with the height its width asks for."""

    def __init__(
        self, narrowest: int, height: Callable[[int], int], fills: bool = False, featured: bool = False
    ) -> None:
        """With `fills` few tiles grow until they take the whole row; with `featured` the first is twice as large."""
        super().__init__()
        self._featured = featured
        self._narrowest = narrowest
        self._height = height
        self._fills = fills
        self._tiles: list[QWidget] = []

    @property
    def tiles(self) -> Sequence[QWidget]:
        return self._tiles

    def fill(self, tiles: Sequence[QWidget]) -> None:
        """Show these tiles instead of those before."""
        for tile in self._tiles:
            if tile not in tiles:
                tile.hide()
                tile.deleteLater()
        self._tiles = list(tiles)
        for tile in self._tiles:
            tile.setParent(self)
            tile.show()
        self._arrange()

    def feature(self, featured: bool) -> None:
        """Have the first tile twice as large, or like the others."""
        if featured != self._featured:
            self._featured = featured
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._narrowest * 3, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = max(1, (self.width() + GAP) // (self._narrowest + GAP))
        if self._fills:
            columns = min(columns, max(1, len(self._tiles)))
        width = (self.width() - GAP * (columns - 1)) // columns
        height = self._height(width)
        cells = [divmod(index, columns) for index in range(len(self._tiles) + 3)]
        large = self._featured and columns == LARGE_FROM
        if large:
            cells = [cell for cell in cells if cell[0] > 1 or cell[1] > 1 or cell == (0, 0)]
        for index, (tile, (row, column)) in enumerate(zip(self._tiles, cells, strict=False)):
            size = QSize(2 * width + GAP, 2 * height + GAP) if large and index == 0 else QSize(width, height)
            tile.setGeometry(QRect(QPoint(column * (width + GAP), row * (height + GAP)), size))
        rows = 1 + max((row for row, _ in cells[: len(self._tiles)]), default=-1)
        self.setFixedHeight(max(0, rows * (height + GAP) - GAP))
