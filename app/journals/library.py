"""The games that wait: journals that no running Voltige holds, and recent files; and the way to finished ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from app.journals.file_hold import hold, is_held, opened
from app.journals.journal_file import OWNER_ONLY, OWNERS_FOLDER, keep_private
from core.catalog import GAMES
from ui.files.disk_text import refusal
from ui.files.paths import SUFFIX, same_file
from ui.files.shelf import InUse, Order
from ui.look.names import title
from ui.settings import Settings

if TYPE_CHECKING:
    # Nothing is read or written before the first paint.
    from app.journals.journal import Journal
    from core.loading import Loaded
    from core.record import Header
    from core.session import AnySession
    from ui.files.played import Played


class Library:
    """The shelf of the shell, over one folder of journals."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder = folder
        self._settings = settings
        self._held: dict[Path, int] = {}

    def journal(
        self,
        header: Header,
        session: AnySession,
        failed: Callable[[str], None],
        kept_again: Callable[[], None] = lambda: None,
    ) -> Journal:
        """Follow a running game from now on."""
        from app.journals.journal import Journal, fresh_path

        return Journal(fresh_path(self._folder, header.game), header, session, failed, kept_again)

    @cached_property
    def played(self) -> Played:
        """The finished games, in a folder beside that of the running ones."""
        from app.played.keeper import Keeper

        return Keeper(self._folder.with_name("played"))

    @property
    def reviews(self) -> Path:
        """The folder of the reviews of games that were saved nowhere."""
        return self._folder.with_name("reviews")

    @property
    def order(self) -> Order:
        """How the games that wait are listed."""
        return self._settings.waiting_order

    @order.setter
    def order(self, order: Order) -> None:
        self._settings.waiting_order = order

    def waiting(self, most: int | None = None) -> list[Path]:
        """Journals that no running Voltige holds, in the order of the moment, and no more than `most`."""
        listed = self._game_by_game() if self.order is Order.GAME else self._newest_first()
        # Whether a journal is held is checked only for those that are going to be shown.
        return list(islice((path for path in listed if not is_held(path)), most))

    def may_have_some(self) -> bool:
        """Whether there is any journal or recent file at all; reading one name is enough."""
        if self._settings.may_have_recent():
            return True
        try:
            with os.scandir(self._folder) as files:
                return any(file.name.endswith(SUFFIX) for file in files)
        except OSError:
            return False

    def recent(self) -> list[Path]:
        """Files saved or opened lately, newest first."""
        return self._settings.recent()

    def file_of(self, journal: Path) -> Path | None:
        """The file that the game of a journal was last saved to."""
        return self._settings.saved_to(journal)

    def names(self, journals: Iterable[Path]) -> dict[Path, str]:
        """What people called the games of these journals, where they called them something."""
        known = self._settings.names()
        return {journal: title(known[journal.name]) for journal in journals if journal.name in known}

    def rename(self, journal: Path, name: str) -> None:
        """Call a game something, or nothing any more."""
        self._settings.set_name(journal, title(name))

    def take(self, journal: Path) -> Loaded:
        """The game of a waiting journal, held until `release` or `discard`."""
        from ui.files.reading import Unreadable, read

        try:
            file = opened(journal)
        except OSError as error:
            raise Unreadable(journal, refusal(error)) from error
        try:
            if not hold(file):
                raise InUse(journal.name)
            loaded = read(journal)
        except BaseException:
            os.close(file)
            raise
        self._held[journal] = file
        return loaded

    def release(self, journal: Path) -> None:
        """Let go of a journal that stays."""
        file = self._held.pop(journal, None)
        if file is not None:
            os.close(file)

    def discard(self, journal: Path, damaged: bool = False) -> None:
        """Remove a journal for good; a damaged one is put aside, since it can perhaps be repaired."""
        if journal not in self._held and is_held(journal):
            raise InUse(journal.name)
        self.release(journal)
        if damaged:
            journal.replace(journal.with_suffix(".damaged"))
        else:
            journal.unlink(missing_ok=True)
        self._settings.forget(journal)

    def keeps(self, path: Path) -> bool:
        """Whether a path is that of a journal, running or waiting."""
        return path.suffix == SUFFIX and same_file(path.resolve().parent, self._folder)

    def of_file(self, path: Path) -> list[Path]:
        """The journals that wait and whose games were last saved to this file, newest first."""
        files = [(journal, self._settings.saved_to(journal)) for journal in self._newest_first()]
        return [journal for journal, file in files if file and same_file(file, path) and not is_held(journal)]

    def _newest_first(self) -> Iterator[Path]:
        return (Path(name) for _, name in sorted(self._journals(), reverse=True))

    def _game_by_game(self) -> Iterator[Path]:
        places = {game: place for place, game in enumerate(GAMES)}
        newest_first = sorted(self._journals(), reverse=True)
        listed = sorted(newest_first, key=lambda journal: places.get(_game_of(journal[1]), len(places)))
        return (Path(name) for _, name in listed)

    def _journals(self) -> Iterator[tuple[float, str]]:
        """When each journal was last written; pipes, devices and folders under such a name are no journals."""
        try:
            keep_private(self._folder, self._folder.stat().st_mode, OWNERS_FOLDER)
            files = list(os.scandir(self._folder))
        except OSError:
            return
        for file in files:
            if file.name.endswith(SUFFIX) and file.is_file(follow_symlinks=False):
                try:
                    facts = file.stat(follow_symlinks=False)
                except OSError:
                    # Gone since the folder was read.
                    continue
                keep_private(file.path, facts.st_mode, OWNER_ONLY)
                yield facts.st_mtime, file.path


def _game_of(journal: str) -> str:
    """The game by the file name that `fresh_path` gave the journal, so that no file is read to sort them."""
    return os.path.basename(journal).rsplit("-", 3)[0]
