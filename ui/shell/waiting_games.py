"""Throwing away games that wait in the hangar, and forgetting recent files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.dialogs import ask, questions
from ui.files.disk_text import refusal
from ui.files.shelf import InUse, Shelf
from ui.look.text import translate
from ui.settings import Settings


class WaitingGames(QObject):
    """What a person may do to a game that is on no tab; a failure is told."""

    changed = Signal()

    def __init__(self, window: QWidget, shelf: Shelf, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._shelf, self._settings = window, shelf, settings

    def discard(self, journal: Path) -> None:
        """Throw a waiting game away, if the person means it."""
        if questions.may_remove(self._window):
            self._discard([journal])

    def discard_all(self) -> None:
        """Throw all waiting games away, if the person means it."""
        waiting = self._shelf.waiting()
        if questions.may_remove_all(self._window, len(waiting)):
            self._discard(waiting)

    def forget(self, path: Path) -> None:
        """Leave a file out of the recent ones; the file itself stays."""
        self._settings.remove_recent(path)
        self.changed.emit()

    def _discard(self, journals: list[Path]) -> None:
        try:
            for journal in journals:
                self._shelf.discard(journal)
        except InUse:
            tell_in_use(self._window)
        except OSError as error:
            words = translate("shell", "This game can't be removed: {reason}.")
            ask.tell(self._window, words.format(reason=refusal(error)))
        self.changed.emit()


def tell_in_use(window: QWidget) -> None:
    """Say that another running Voltige has a game on its table."""
    ask.tell(window, translate("shell", "This game is open in another window of Voltige."))
