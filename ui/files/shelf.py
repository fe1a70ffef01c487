"""What the shell asks of the place where games are kept; the app builds it over its data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    # Nothing is read before the first paint.
    from core.loading import Loaded
    from core.record import Header
    from core.session import AnySession
    from ui.files.played import Played


class Journal(Protocol):
    """The file that follows one running game, move by move."""

    @property
    def path(self) -> Path: ...
    @property
    def refusal(self) -> str:
        """Why the disk does not take what happened, as a part of a sentence; empty while it does."""
        ...

    def secure(self) -> bool:
        """Whether all that happened is on the disk, power cut or not, now that it was tried once more."""
        ...

    def close(self, keep: bool) -> None:
        """Stop following; the file stays for the hangar, or goes."""
        ...


class Order(StrEnum):
    """How the games that wait are listed."""

    LAST_PLAYED = "played"
    """The one that was played last first."""
    GAME = "game"
    """Game by game, and in each the one that was played last first."""


class InUse(Exception):
    """A game that another running Voltige has on its table."""


class Shelf(Protocol):
    """Games that wait, kept by journals or saved to files by people; and those that are finished."""

    def journal(
        self,
        header: Header,
        session: AnySession,
        failed: Callable[[str], None],
        kept_again: Callable[[], None],
    ) -> Journal:
        """Follow a running game from now on; `failed` is told once, with a sentence, until all is kept again."""
        ...

    @property
    def reviews(self) -> Path:
        """The folder of the reviews of games that were saved nowhere."""
        ...

    @property
    def played(self) -> Played:
        """The finished games."""
        ...

    @property
    def order(self) -> Order:
        """How the games that wait are listed."""
        ...

    @order.setter
    def order(self, order: Order) -> None: ...

    def waiting(self, most: int | None = None) -> list[Path]:
        """Journals that no running Voltige holds, in the order of the moment, and no more than `most`."""
        ...

    def may_have_some(self) -> bool:
        """Whether there is any journal or recent file at all, at the cost of reading one name."""
        ...

    def file_of(self, journal: Path) -> Path | None:
        """The file that the game of a journal was last saved to."""
        ...

    def names(self, journals: Iterable[Path]) -> Mapping[Path, str]:
        """What people called the games of these journals, where they called them something."""
        ...

    def rename(self, journal: Path, name: str) -> None:
        """Call a game something, or nothing any more."""
        ...

    def recent(self) -> list[Path]:
        """Files saved or opened lately, newest first; those that are gone are left out."""
        ...

    def take(self, journal: Path) -> Loaded:
        """The game of a waiting journal, held until `release` or `discard`; may raise `InUse` or `Unreadable`."""
        ...

    def release(self, journal: Path) -> None:
        """Let go of a journal that stays."""
        ...

    def discard(self, journal: Path, damaged: bool = False) -> None:
        """Remove a journal for good; a damaged one is put aside, since it can perhaps be repaired.

        May raise `InUse`, or `OSError`, as on a disk that is read-only.
        """
        ...

    def keeps(self, path: Path) -> bool:
        """Whether a path is that of a journal, running or waiting."""
        ...

    def of_file(self, path: Path) -> list[Path]:
        """The journals that wait and whose games were last saved to this file, newest first."""
        ...
