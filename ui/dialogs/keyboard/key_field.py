"""A field that takes the next keys as its content."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QLineEdit

LEAVING: Final = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""What means the dialog also here."""


@cache
def _install() -> None:
    """Have Qt ask here what this field is to a screen reader, for it doesn't know itself."""
    QAccessible.installFactory(_interface_of)


def _interface_of(kind: str, of: QObject) -> QAccessibleInterface | None:
    return AccessibleKeyField(of) if kind == KeyField.__name__ and isinstance(of, KeyField) else None


class AccessibleKeyField(QAccessibleWidget):
    """A field for keys, described by those that are in it; the line inside is nothing by itself."""

    def __init__(self, field: KeyField) -> None:
        super().__init__(field, QAccessible.Role.HotkeyField)
        self._field = field

    def text(self, kind: QAccessible.Text) -> str:
        if kind in (QAccessible.Text.Description, QAccessible.Text.Value):
            return self._field.keySequence().toString(QKeySequence.SequenceFormat.NativeText)
        return super().text(kind)

    def childCount(self) -> int:
        return 0


class KeyField(QKeySequenceEdit):
    """One key with its modifiers; Tab and Escape lead out of it."""

    def __init__(self) -> None:
        _install()
        super().__init__()
        self.setMaximumSequenceLength(1)
        self._inside = self.findChild(QLineEdit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in LEAVING and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark(False)

    def _mark(self, focused: bool) -> None:
        """The line inside is what is drawn, but has never the focus itself."""
        if self._inside is not None:
            self._inside.setProperty("keyboard", focused)
            self._inside.style().polish(self._inside)
