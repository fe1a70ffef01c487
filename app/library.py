"""The games that wait: journals that nobody holds, and the files of late."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from app.autosave import Journal, fresh_path, lock_of
from core.loading import Loaded
from core.record import Header
from core.session import Session
from ui.reading import read
from ui.saving import SUFFIX
from ui.settings import Settings
from ui.shelf import InUse


class Library:
    """The shelf of the shell, over one folder of journals."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder = folder
        self._settings = settings
        self._held: dict[Path, QLockFile] = {}

    def journal(self, header: Header, session: Session[Any, Any], failed: Callable[[str], None]) -> Journal:
        """Follow a running game from now on."""
        return Journal(fresh_path(self._folder, header.game), header, session, failed)

    def waiting(self) -> list[Path]:
        """Journals that no running Voltige holds, newest first."""
        dated = [(_modified(path), path) for path in self._folder.glob(f"*{SUFFIX}") if _is_free(path)]
        return [path for _, path in sorted(dated, reverse=True)]

    def recent(self) -> list[Path]:
        """Files saved or opened lately, newest first."""
        return self._settings.recent()

    def take(self, journal: Path) -> Loaded:
        """The game of a waiting journal, held until `release` or `discard`."""
        lock = lock_of(journal)
        if not lock.tryLock(0):
            raise InUse(journal.name)
        try:
            loaded = read(journal)
        except BaseException:
            lock.unlock()
            raise
        self._held[journal] = lock
        return loaded

    def release(self, journal: Path) -> None:
        """Let go of a journal that stays."""
        lock = self._held.pop(journal, None)
        if lock is not None:
            lock.unlock()

    def discard(self, journal: Path, damaged: bool = False) -> None:
        """Remove a journal for good; a damaged one is put aside, for somebody may still mend it."""
        if damaged:
            journal.replace(journal.with_suffix(".damaged"))
        else:
            journal.unlink(missing_ok=True)
        self._settings.forget_saved_to(journal)
        self.release(journal)


def _is_free(journal: Path) -> bool:
    lock = lock_of(journal)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
