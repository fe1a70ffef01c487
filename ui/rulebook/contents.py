"""The contents of a rulebook: its headings, with the one marked under which somebody reads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from ui.rulebook.typesetting import Landmark

NAME = Qt.ItemDataRole.UserRole


class Contents(QTreeWidget):
    """A click or Return asks for the heading."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(16)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)

    def fill(self, headings: Sequence[Landmark]) -> None:
        """List the headings; the smaller ones under those that they belong to."""
        self.clear()
        above: QTreeWidgetItem | None = None
        for heading in headings:
            item = QTreeWidgetItem([heading.words])
            item.setData(0, NAME, heading.name)
            item.setToolTip(0, heading.words)
            if heading.level > 2 and above is not None:
                above.addChild(item)
            else:
                self.addTopLevelItem(item)
                above = item
        self.expandAll()

    def follow(self, heading: str) -> None:
        """Mark the heading under which somebody reads; above the first one, that."""
        item = next((item for item in self._items() if item.data(0, NAME) == heading), self.topLevelItem(0))
        if item is not None and item is not self.currentItem():
            self.setCurrentItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._choose(item)
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, NAME))

    def _items(self) -> list[QTreeWidgetItem]:
        return self.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
