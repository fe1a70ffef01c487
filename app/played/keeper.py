"""Keeps finished games in passing: a thread of its own writes and reads the book, and the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from core.finished import identity
from core.record import Header, dump
from core.session import AnySession
from ui.files.played import PlayedGame
from ui.look.text import translate

if TYPE_CHECKING:
    # The thread loads it, and all that databases and ratings need.
    from app.played.book import Book

_LOG: Final = logging.getLogger(__name__)
SHOWN: Final = 200
"""Milliseconds after which the games that were asked for are surely shown."""
EVERY: Final = 10
"""After how many files the window hears how far reading them has come."""


class Stopped(Exception):
    """The window is being closed; what is left to read is read another time."""


class Keeper(QObject):
    """The finished games for the window, over one folder."""

    changed = Signal()
    told = Signal(str)
    reading = Signal(int, int)
    _done = Signal(object, object)
    _said = Signal(str)
    _read = Signal(int, int)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self._unwritten: dict[str, tuple[Header, bytes]] = {}
        self._refused: set[str] = set()
        self._closing = False
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="played")
        # What the thread says is heard here, in that of the window, and handed on.
        self._done.connect(self._finish)
        self._said.connect(self._hand_on)
        self._read.connect(self._hand_on_progress)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def keep(self, header: Header, session: AnySession) -> None:
        """Keep a game that is over; one that the disk does not take is tried again with whatever comes next."""
        self._unwritten[identity(header)] = header, dump(header, session)
        self._change(lambda: None)

    def ask(self, then: Callable[[Sequence[PlayedGame]], None]) -> None:
        """Have `then` called with all games; where the files turn out to have more, `changed` says so later."""

        def answer(games: Sequence[PlayedGame]) -> None:
            then(games)
            # Looking through the files must not delay what is shown of these.
            QTimer.singleShot(SHOWN, self, self._catch_up)

        self._run(lambda: self._book.games(), answer)

    def note_review(
        self, identity: str, digest: str, accuracies: Sequence[float | None], lucks: Sequence[float | None]
    ) -> None:
        """Remember what a review of a game found, by seat."""
        self._change(lambda: self._book.note_review(identity, digest, accuracies, lucks))

    def remove(self, identities: Collection[str]) -> None:
        """Remove games for good, with their files."""
        self._change(lambda: self._book.remove(identities))

    def forget(self, name: str) -> None:
        """Take a person out of all games."""
        self._change(lambda: self._book.forget(name))

    def clear(self) -> None:
        """Remove everything for good."""
        self._change(lambda: self._book.clear())

    def close(self) -> None:
        """Write what is still to be written, and let go; this alone is waited for."""
        if not self._closing:
            self._closing = True
            self._thread.submit(self._work, lambda: self._book.close(), None)
            self._thread.shutdown()

    # --- in the thread of the window ---------------------------------------------------------------------

    def _catch_up(self) -> None:
        self._run(lambda: self._book.catch_up(), lambda more: self.changed.emit() if more else None)

    def _change(self, work: Callable[[], None]) -> None:
        self._run(work, lambda _: self.changed.emit())

    def _run(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        if not self._closing:
            self._thread.submit(self._work, work, then)

    def _finish(self, then: Callable[[Any], None], found: object) -> None:
        then(found)

    def _hand_on(self, sentence: str) -> None:
        self.told.emit(sentence)

    def _hand_on_progress(self, done: int, every: int) -> None:
        self.reading.emit(done, every)

    # --- in the other thread -----------------------------------------------------------------------------

    @cached_property
    def _book(self) -> Book:
        from app.played.book import Book

        return Book(self.folder, self._said.emit, self._progress)

    def _work(self, work: Callable[[], Any], then: Callable[[Any], None] | None) -> None:
        from app.played.trouble import TROUBLE, reason

        try:
            self._write()
            found = work()
        except TROUBLE as error:
            _LOG.warning("the record: %s", error)
            words = translate("record", "The record could not be changed: {reason}.")
            self._said.emit(words.format(reason=reason(error)))
        except Stopped:
            pass
        except Exception:
            _LOG.exception("the record can't be kept")
        else:
            if then is not None and not self._closing:
                self._done.emit(then, found)

    def _write(self) -> None:
        """Keep all games that are not kept yet; each that the disk does not take is told once."""
        from app.played.trouble import Unwritten, reason

        for game in list(self._unwritten):
            header, data = self._unwritten.pop(game)
            try:
                self._book.keep(header, data)
            except (Unwritten, OSError) as error:
                # It may have ended in another way meanwhile.
                self._unwritten.setdefault(game, (header, data))
                if game not in self._refused:
                    self._refused.add(game)
                    words = translate("record", "A finished game can't be kept in the record for now ({reason}).")
                    self._said.emit(words.format(reason=reason(error)))
            else:
                self._refused.discard(game)

    def _progress(self, done: int, every: int) -> None:
        if self._closing:
            raise Stopped
        if done % EVERY == 0:
            self._read.emit(done, every)
