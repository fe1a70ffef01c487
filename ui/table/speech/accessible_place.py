"""A place of the table as Qt tells screen readers of it: its name, its role, its state, and what can be done there."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from shiboken6 import VoidPtr, getCppPointer, isValid

from ui.table.input.focus import BUTTON
from ui.table.input.hit_test import KIT_BUTTONS
from ui.table.pieces import READ, Piece
from ui.table.speech.reading import Found, Key, Reading

Action = QAccessibleActionInterface
Role = QAccessible.Role
Text = QAccessible.Text

AIMING: Final = {
    Action.increaseAction(): Qt.Key.Key_Up,
    Action.decreaseAction(): Qt.Key.Key_Down,
    Action.scrollLeftAction(): Qt.Key.Key_Left,
    Action.scrollRightAction(): Qt.Key.Key_Right,
    Action.previousPageAction(): Qt.Key.Key_PageUp,
    Action.nextPageAction(): Qt.Key.Key_PageDown,
}
"""What can be done with a piece while it is being aimed, and the key that does it."""
KEYS: Final = {Action.pressAction(): Qt.Key.Key_Space, **AIMING}


class AccessiblePlace(QAccessibleInterface):
    """One piece, or one place for pieces; it stays the same as long as that is on the table."""

    def __init__(self, reading: Reading, key: Key, found: Found) -> None:
        super().__init__()
        self.key = key
        self.name = found.name
        """What it was last known as."""
        self._reading = reading
        self._role = _role_of(found)
        # Kept, since Qt only borrows it.
        self._actions = PlaceActions(reading, key)

    @property
    def _found(self) -> Found | None:
        return self._reading.places.get(self.key) if self.isValid() else None

    def isValid(self) -> bool:
        # Where its piece is gone Qt still tells that it went.
        return isValid(self._reading.view)

    def object(self) -> QObject:
        return cast(QObject, None)

    def window(self) -> QWindow:
        return self._reading.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._reading.view)

    def child(self, index: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: Text) -> str:
        found = self._found
        match kind:
            case Text.Name if found is not None:
                return found.name
            case Text.Description if self.key == self._reading.aimed:
                return self._reading.aim
            case _:
                return ""

    def setText(self, kind: Text, words: str) -> None:
        """Nobody may call a piece something else."""

    def rect(self) -> QRect:
        found = self._found
        return QRect() if found is None else self._reading.rect(found.place)

    def role(self) -> Role:
        return self._role

    def state(self) -> QAccessible.State:
        state, found, reading = QAccessible.State(), self._found, self._reading
        if found is None:
            state.invalid = True
            return state
        state.focusable = found.able
        state.focused = self.key == reading.at and reading.view.hasFocus()
        state.selectable = found.movable
        state.selected = self.key in reading.selected
        viewport = reading.view.viewport()
        seen = QRect(viewport.mapToGlobal(QPoint()), viewport.size())
        state.invisible = not viewport.isVisible()
        state.offscreen = not seen.intersects(reading.rect(found.place))
        return state

    def interface_cast(self, wanted: QAccessible.InterfaceType) -> int:
        # What is no pointer makes Qt crash, 0 included.
        offered = wanted is QAccessible.InterfaceType.ActionInterface
        return cast(int, VoidPtr(getCppPointer(self._actions)[0] if offered else 0))


class PlaceActions(QAccessibleActionInterface):
    """What can be done with a place: what the keyboard does there."""

    def __init__(self, reading: Reading, key: Key) -> None:
        super().__init__()
        self._reading, self._key = reading, key

    def actionNames(self) -> list[str]:
        found = self._reading.places.get(self._key)
        if found is None or not found.able:
            return []
        aiming = AIMING if self._key == self._reading.aimed else ()
        return [Action.pressAction(), Action.setFocusAction(), *aiming]

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            self._reading.use(self._key, KEYS.get(name))

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


def _role_of(found: Found) -> Role:
    """It stays the same however the game goes, since readers ask for it once."""
    match found.place:
        case Piece(id=id, kind=kind) if kind != BUTTON and id not in KIT_BUTTONS:
            return Role.StaticText if kind in READ else Role.ListItem
        case _:
            return Role.Button
