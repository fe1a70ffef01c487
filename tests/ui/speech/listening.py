"""Somebody who listens: every announcement that a screen reader would get, and each thing that was said in it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from ui.table.presenter import Presenter
from ui.table.speech import announcer

ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class Heard(NamedTuple):
    """One announcement."""

    words: str
    urgent: bool


class _Ear:
    """Stands where Qt passes announcements on."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append(Heard(event.message(), event.politeness() == ASSERTIVE))


def listen(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """All that is announced from now on."""
    ear = _Ear()
    monkeypatch.setattr(announcer, "QAccessible", ear)
    return ear.heard


def things_said(presenter: Presenter) -> list[str]:
    """Each thing that is said from now on."""
    said: list[str] = []
    presenter.speech.announcer.said.connect(lambda words, urgent: said.append(words))
    return said
