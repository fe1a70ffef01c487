"""The table as Qt tells screen readers of it: a list of all that can be found there."""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ui.look.text import translate
from ui.table.speech.accessible_place import AccessiblePlace
from ui.table.speech.children import Children
from ui.table.speech.reading import Key
from ui.table.stage.table_view import TableView

Text = QAccessible.Text


@cache
def install() -> None:
    """Have Qt ask here what a table is to a screen reader; it does so only where there is one."""
    QAccessible.installFactory(_interface_of)


def _interface_of(kind: str, of: QObject) -> QAccessibleInterface | None:
    """Qt asks this for every widget, and for all that it is."""
    return AccessibleTable(of) if kind == TableView.__name__ and isinstance(of, TableView) else None


class AccessibleTable(QAccessibleWidget):
    """The view of a table; what lies on it comes from the one who reads it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view

    @property
    def children(self) -> Children | None:
        return self._view.findChild(Children)

    def text(self, kind: Text) -> str:
        return translate("table", "Table") if kind is Text.Name else super().text(kind)

    def childCount(self) -> int:
        return 0 if self.children is None else len(self.children.reading.places)

    def child(self, index: int) -> QAccessibleInterface:
        children = self.children
        keys = [] if children is None else list(children.reading.places)
        return _or_none(children, keys[index] if 0 <= index < len(keys) else None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = [] if self.children is None else list(self.children.reading.places)
        return keys.index(child.key) if isinstance(child, AccessiblePlace) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        children, at = self.children, self._view.viewport().mapFromGlobal(QPoint(x, y))
        return _or_none(children, children.reading.key_at(self._view.mapToScene(at)) if children else None)

    def focusChild(self) -> QAccessibleInterface:
        children = self.children
        return _or_none(children, children.reading.at if children and self._view.hasFocus() else None)


def _or_none(children: Children | None, key: Key | None) -> QAccessibleInterface:
    """A child as Qt takes it, which knows that there may be none."""
    found = None if children is None or key is None else children.child(key)
    return cast(QAccessibleInterface, found)
