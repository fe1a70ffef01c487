"""The position in words as a tree to walk with the arrow keys: what the table shows, for those who don't see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from core.game import Action, Seat
from ui.panels.position_words import Node, outline
from ui.table.presenter import Presenter

INDENT: Final = 14
ABOVE: Final = 2
"""Above and below the words of each line."""
BESIDE: Final = 18
"""What the style keeps free beside the words."""


class PositionTree(QTreeWidget):
    """Changes only the lines that say something else now; Return or a double-click plays a move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._seat: Seat | None = None
        self._nodes: tuple[Node, ...] = ()
        self._open: dict[tuple[Hashable, ...], bool] = {}
        """What the person unfolded or folded, by the way to it; some lines come and go."""
        self.setHeaderHidden(True)
        self.setIndentation(INDENT)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that comes and goes would change the width after the lines were wrapped to it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # A double-click plays; a line is unfolded by its mark or by the arrow keys.
        self.setExpandsOnDoubleClick(False)
        self.itemExpanded.connect(lambda item: self._note(item, True))
        self.itemCollapsed.connect(lambda item: self._note(item, False))
        self.itemDoubleClicked.connect(self._play)

    def follow(self, presenter: Presenter | None) -> None:
        """Tell the table as its viewer sees it now; another table, or another viewer, from the top."""
        seat = None if presenter is None else presenter.viewer.seat
        nodes = outline(presenter)
        if presenter is not self._presenter or seat != self._seat:
            self._presenter, self._seat = presenter, seat
            self._open.clear()
            self._nodes = ()
            self.clear()
        if nodes == self._nodes:
            return
        self._nodes = nodes
        self._show(self.invisibleRootItem(), nodes, ())
        self.scheduleDelayedItemsLayout()
        first = self.topLevelItem(0)
        if first is not None and self.currentItem() is None:
            self.setCurrentItem(first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._play(item)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _show(self, parent: QTreeWidgetItem, nodes: Sequence[Node], path: tuple[Hashable, ...]) -> None:
        """Have exactly these lines below a line; those that stay are left where they are."""
        wanted = {node.key for node in nodes}
        for row in reversed(range(parent.childCount())):
            if _key(parent.child(row)) not in wanted:
                parent.takeChild(row)
        for row, node in enumerate(nodes):
            item, way = parent.child(row), (*path, node.key)
            if item is None or _key(item) != node.key:
                item = self._moved(parent, node.key) or _Line(node)
                parent.insertChild(row, item)
            if item.text(0) != node.text:
                item.setText(0, node.text)
            assert isinstance(item, _Line)
            item.action = node.action
            self._show(item, node.children, way)
            unfolded = self._open.get(way, not path)
            if node.children and item.isExpanded() != unfolded:
                item.setExpanded(unfolded)

    def _moved(self, parent: QTreeWidgetItem, key: Hashable) -> QTreeWidgetItem | None:
        """The line with this key, taken from where it is."""
        for row in range(parent.childCount()):
            if _key(parent.child(row)) == key:
                return parent.takeChild(row)
        return None

    def _note(self, item: QTreeWidgetItem, unfolded: bool) -> None:
        way: list[Hashable] = []
        at: QTreeWidgetItem | None = item
        while at is not None:
            way.insert(0, _key(at))
            at = at.parent()
        self._open[tuple(way)] = unfolded

    def _play(self, item: QTreeWidgetItem) -> None:
        assert isinstance(item, _Line)
        if item.action is not None and self._presenter is not None:
            self._presenter.moves.submit(item.action)
        elif item.childCount():
            item.setExpanded(not item.isExpanded())


class _Line(QTreeWidgetItem):
    def __init__(self, node: Node) -> None:
        super().__init__([node.text])
        self.key = node.key
        self.action: Action | None = node.action


def _key(item: QTreeWidgetItem | None) -> Hashable:
    assert isinstance(item, _Line)
    return item.key


class _Wrapped(QStyledItemDelegate):
    """As high as the words need that are wrapped to the width of the tree."""

    def __init__(self, tree: PositionTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        wide = self._tree.viewport().width() - depth * self._tree.indentation()
        room = QRect(0, 0, max(wide - BESIDE, 1), 0)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        high = self._tree.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return QSize(wide, high + 2 * ABOVE)
