"""The children that a table has for screen readers: kept while their pieces lie there, and told when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent

from ui.table.speech.accessible_place import AccessiblePlace
from ui.table.speech.reading import Key, Reading
from ui.table.stage.scene import TableScene

Event = QAccessible.Event


class Children(QObject):
    """Made when somebody asks for them or has to be told of them, so that a table without a reader has none."""

    def __init__(self, reading: Reading, scene: TableScene) -> None:
        super().__init__(reading.view)
        self.reading = reading
        self._made: dict[Key, tuple[int, AccessiblePlace]] = {}
        """With the numbers under which Qt knows them."""
        self._at: Key | None = None
        self._selected: frozenset[Key] = frozenset()
        self._aim = ""
        # Many things change at once, and whoever asks for a child must not see it go while they do.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.tell)
        scene.altered.connect(self._tell_soon)
        reading.view.aimed.connect(self._tell_soon)

    def child(self, key: Key) -> AccessiblePlace:
        """What stands for a place."""
        if key not in self._made:
            made = AccessiblePlace(self.reading, key, self.reading.places[key])
            self._made[key] = QAccessible.registerAccessibleInterface(made), made
        return self._made[key][1]

    def close(self) -> None:
        """Leave nothing that could be asked for."""
        self._soon.stop()
        for key in list(self._made):
            self._drop(key)

    def _tell_soon(self) -> None:
        if QAccessible.isActive():
            self._soon.start()

    def tell(self) -> None:
        """Tell of all that has changed since this was told last."""
        places = self.reading.places
        for key in self._made.keys() - places.keys():
            self._drop(key)
        for key, found in places.items():
            known, child = key in self._made, self.child(key)
            if not known:
                _update(child, Event.ObjectCreated)
            elif child.name != found.name:
                child.name = found.name
                _update(child, Event.NameChanged)
        self._tell_selection()
        self._tell_focus()
        self._tell_aim()

    def _tell_selection(self) -> None:
        before, self._selected = self._selected, self.reading.selected & self.reading.places.keys()
        for key in before - self._selected & self._made.keys():
            _update(self.child(key), Event.SelectionRemove)
        for key in self._selected - before:
            _update(self.child(key), Event.SelectionAdd)

    def _tell_focus(self) -> None:
        before, self._at = self._at, self.reading.at if self.reading.view.hasFocus() else None
        if self._at is not None and self._at != before:
            _update(self.child(self._at), Event.Focus)

    def _tell_aim(self) -> None:
        before, self._aim = self._aim, self.reading.aim
        key = self.reading.aimed
        if key in self._made and self._aim != before:
            _update(self._made[key][1], Event.DescriptionChanged)

    def _drop(self, key: Key) -> None:
        number, _ = self._made.pop(key)
        # Qt tells that it goes.
        QAccessible.deleteAccessibleInterface(number)


def _update(child: AccessiblePlace, what: Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(child, what))
