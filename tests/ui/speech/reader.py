"""A screen reader at a table: what Qt answers when it is asked for what lies there, and what it tells by itself."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from ui.table.presenter import Presenter
from ui.table.speech import children
from ui.table.speech.accessible_place import AccessiblePlace

Text = QAccessible.Text


class Thing(NamedTuple):
    """A child of the table."""

    name: str
    role: QAccessible.Role
    actions: tuple[str, ...]


class Event(NamedTuple):
    """Something that was told."""

    what: QAccessible.Event
    name: str


def table_of(presenter: Presenter) -> QAccessibleInterface:
    """The table as Qt has it for readers."""
    return QAccessible.queryAccessibleInterface(presenter.view.table)


def places_of(presenter: Presenter) -> list[AccessiblePlace]:
    """The children of a table."""
    table = table_of(presenter)
    found = [table.child(index) for index in range(table.childCount())]
    return [child for child in found if isinstance(child, AccessiblePlace)]


def place_of(presenter: Presenter, id: str) -> AccessiblePlace:
    """The child that stands for a piece or a zone."""
    (found,) = (child for child in places_of(presenter) if child.key.id == id)
    return found


def found(presenter: Presenter) -> list[Thing]:
    """All that can be found on a table."""
    return [
        Thing(child.text(Text.Name), child.role(), tuple(child.actionInterface().actionNames()))
        for child in places_of(presenter)
    ]


def here(presenter: Presenter) -> str:
    """The name of the place where the keyboard is."""
    reading = presenter.speech.reading
    return "" if reading.at is None else reading.places[reading.at].name


class _Ear:
    """Stands where Qt passes events of children on, as if somebody listened."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def __getattr__(self, name: str) -> object:
        return getattr(QAccessible, name)

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: QAccessibleEvent) -> None:
        self.told.append(Event(event.type(), event.accessibleInterface().text(Text.Name)))


def attend(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """All that is told of children from now on."""
    ear = _Ear()
    monkeypatch.setattr(children, "QAccessible", ear)
    return ear.told
