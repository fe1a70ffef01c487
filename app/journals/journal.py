"""The journal of a running game: a record that grows with every move, so that a crash costs nothing."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer

from app.journals.journal_file import JournalFile
from core.record import Header, Transcript
from core.session import AnySession
from ui.files.disk_text import refusal
from ui.files.paths import SUFFIX
from ui.look.text import translate

PATIENCE: Final = 3000
"""Milliseconds until what was written is made to survive a power cut, or what was refused is tried again."""
NAMES_TRIED: Final = 3

_syncing: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journals")
"""A slow disk takes seconds to sync; the table must not wait for it."""


class Journal:
    """Follows one session: every entry a line at once in the file, every jump of the cursor a mark."""

    def __init__(
        self,
        path: Path,
        header: Header,
        session: AnySession,
        failed: Callable[[str], None],
        kept_again: Callable[[], None] = lambda: None,
    ) -> None:
        """`failed` is told, once, when the disk begins to refuse; `kept_again` when it has everything after all."""
        self.path = path
        self._header = header
        self._session = session
        self._failed = failed
        self._kept_again = kept_again
        self._refusal: OSError | None = None
        self._file: JournalFile | None = None
        self._unsynced = False
        self._sync: Future[None] | None = None
        self._clock = QTimer(interval=PATIENCE)
        self._clock.timeout.connect(self._look_after)
        self._begin()
        self._follow()
        self._unsubscribe = session.subscribe(lambda _: self._follow())

    @property
    def sound(self) -> bool:
        """Whether all that happened is in the file."""
        return self._file is not None and not self._pending

    @property
    def refusal(self) -> str:
        """Why the disk does not take what happened; empty while it does."""
        return refusal(self._refusal) if self._refusal else ""

    @property
    def looked_after(self) -> bool:
        """Whether something is still to be written or synced."""
        return self._clock.isActive()

    def secure(self) -> bool:
        """Whether all that happened is in the file and would survive a power cut, now that it was tried once more."""
        self._await_sync()
        if not self._flush() or self._file is None:
            return False
        if self._unsynced:
            try:
                self._file.sync()
            except OSError as error:
                self._doubt(error)
                return False
            self._unsynced = False
        return True

    def close(self, keep: bool) -> None:
        """Stop following; the file stays for the hangar with all that the disk takes, or goes."""
        self._unsubscribe()
        if keep:
            self.secure()
        self._clock.stop()
        self._clock.deleteLater()
        self._await_sync()
        if self._file is not None:
            self._file.close(keep)

    # --- following ---------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Have nothing written yet."""
        self._file = None
        self._doubtful = False
        self._transcript = Transcript(self._header, self._session)
        self._pending = self._transcript.news()

    def _follow(self) -> None:
        """Write what the session has and the journal has not."""
        self._pending += self._transcript.news()
        self._flush()

    # --- the file ----------------------------------------------------------------------------------------

    def _flush(self) -> bool:
        """Write what is pending; what the disk refuses stays pending, in order, and is tried again."""
        try:
            if self._file is not None and (self._doubtful or not self._file.intact):
                self._begin_elsewhere()
            if self._file is None:
                self._file = self._created()
            while self._pending:
                self._pending = self._pending[self._file.write(self._pending) :]
                self._unsynced = True
        except OSError as error:
            self._refused(error)
            return False
        if self._unsynced:
            self._keep_looking()
        if self._refusal is not None:
            self._refusal = None
            self._kept_again()
        return True

    def _refused(self, error: OSError) -> None:
        self._keep_looking()
        began, self._refusal = self._refusal is None, error
        if began:
            words = translate("shell", "This game can't be kept at the moment ({reason}). Voltige keeps trying.")
            self._failed(words.format(reason=refusal(error)))

    def _created(self) -> JournalFile:
        """A file of our own; a name that another process took meanwhile is left to it."""
        for _ in range(NAMES_TRIED):
            try:
                return JournalFile(self.path)
            except FileExistsError:
                self.path = fresh_path(self.path.parent, self._header.game)
        return JournalFile(self.path)

    def _begin_elsewhere(self) -> None:
        """Write the whole game again: the file was deleted or replaced under it, or may have holes."""
        self._await_sync()
        if self._file is not None:
            self._file.close()
        self._begin()

    # --- surviving a power cut ---------------------------------------------------------------------------

    def _keep_looking(self) -> None:
        if not self._clock.isActive():
            self._clock.start()

    def _look_after(self) -> None:
        """From time to time while there is something to do: try again what was refused, and sync what was written."""
        if self._sync is not None and not self._sync.done():
            return
        self._await_sync()
        if not self._flush():
            return
        if self._unsynced and self._file is not None:
            self._unsynced = False
            self._sync = _syncing.submit(self._file.sync)
        else:
            self._clock.stop()

    def _await_sync(self) -> None:
        """Hear how the last sync went; until then nothing may close the file."""
        if self._sync is not None:
            error, self._sync = self._sync.exception(), None
            if isinstance(error, OSError):
                self._doubt(error)

    def _doubt(self, error: OSError) -> None:
        """What a disk took and then could not keep has holes, whatever it says later: the game goes to another file."""
        self._doubtful = True
        self._refused(error)


def fresh_path(folder: Path, game: str) -> Path:
    """A name that no journal has had."""
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}{SUFFIX}"
