"""Naming, sorting and throwing away games that wait in the hangar, and forgetting recent files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.dialogs import ask, questions
from ui.files.disk_text import refusal
from ui.files.shelf import InUse, Order, Shelf
from ui.look.names import LONGEST_TITLE
from ui.look.text import translate
from ui.settings import Settings


class WaitingGames(QObject):
    """What a person may do to a game that is on no tab; a failure is told."""

    changed = Signal()

    def __init__(self, window: QWidget, shelf: Shelf, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._shelf, self._settings = window, shelf, settings

    def rename(self, journal: Path) -> None:
        """Let the person call a waiting game something; without a name it is called like its file, or its game."""
        file = self._shelf.file_of(journal)
        now = self._shelf.names([journal]).get(journal) or (file.stem if file else "")
        question = translate("shell", "What shall this game be called?")
        name = ask.write(self._window, question, now, LONGEST_TITLE)
        if name is not None and name != now:
            self._shelf.rename(journal, name)
            self.changed.emit()

    def discard(self, journal: Path) -> None:
        """Throw a waiting game away, if the person means it."""
        self.discard_chosen([journal])

    def discard_chosen(self, journals: Sequence[Path]) -> None:
        """Throw waiting games away, if the person means it; the question is asked once for all of them."""
        if questions.may_remove(self._window, len(journals)):
            self._discard(journals)

    def discard_all(self) -> None:
        """Throw all waiting games away, if the person means it."""
        waiting = self._shelf.waiting()
        if questions.may_remove_all(self._window, len(waiting)):
            self._discard(waiting)

    def sort(self, order: Order) -> None:
        """List the games that wait in another order, now and later."""
        self._shelf.order = order
        self.changed.emit()

    def forget(self, paths: Sequence[Path]) -> None:
        """Leave files out of the recent ones; the files themselves stay."""
        for path in paths:
            self._settings.remove_recent(path)
        self.changed.emit()

    def _discard(self, journals: Sequence[Path]) -> None:
        """Remove what can be removed; of the rest the first is told."""
        kept = [error for error in map(self._refusal, journals) if error is not None]
        match kept:
            case [InUse(), *_]:
                tell_in_use(self._window)
            case [OSError() as error, *_]:
                words = translate("shell", "This game can't be removed: {reason}.")
                ask.tell(self._window, words.format(reason=refusal(error)))
        self.changed.emit()

    def _refusal(self, journal: Path) -> InUse | OSError | None:
        try:
            self._shelf.discard(journal)
        except (InUse, OSError) as error:
            return error
        return None


def tell_in_use(window: QWidget) -> None:
    """Say that another running Voltige has a game on its table."""
    ask.tell(window, translate("shell", "This game is open in another window of Voltige."))
