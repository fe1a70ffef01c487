"""What the record asks of the place where finished games are kept; the app builds it over its data folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from core.game import Value
from core.players import Kind

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from core.record import Header
    from core.session import AnySession


class Skill(Value, frozen=True, gc=False):
    """How strong a player is thought to be, on the scale of chess: 400 points more win ten games of eleven."""

    rating: float
    doubt: float
    """The rating is this far off, or less, in nineteen cases of twenty."""


class PlayedSeat(Value, frozen=True, gc=False):
    """How one seat did in a finished game."""

    name: str
    """Nothing for a person who was forgotten."""
    colour: str
    kind: Kind
    score: int
    place: int
    """Who is level shares one."""
    won: bool
    feat: int | None = None
    """What people of this game are proud of, the higher the better."""
    accuracy: float | None = None
    """What a review found: from 0 to 1, how good the decisions were,"""
    luck: float | None = None
    """and how many points chance brought."""
    skill: Skill | None = None
    """How strong the player is thought to be after this game; nothing while that is worked out."""


class PlayedGame(msgspec.Struct, frozen=True, gc=False):
    """A finished game as it is kept."""

    identity: str
    game: str
    created: str
    ended: int
    """When it was over, in seconds since 1970."""
    options: str
    """What the table agreed on, as JSON."""
    seats: tuple[PlayedSeat, ...]
    entries: int
    moves: int
    file: str


class Played(Protocol):
    """The finished games; everything is done in passing, and a failure is told."""

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        ...

    @property
    def changed(self) -> SignalInstance:
        """Signals that there are other games than before, or that something about them is another."""
        ...

    @property
    def told(self) -> SignalInstance:
        """Signals a sentence about something that went wrong."""
        ...

    @property
    def reading(self) -> SignalInstance:
        """Signals how many files were read, of how many, while the database is made of them."""
        ...

    def keep(self, header: Header, session: AnySession) -> None:
        """Keep a game that is over; one that was kept before is replaced."""
        ...

    def ask(self, then: Callable[[Sequence[PlayedGame]], None]) -> None:
        """Have `then` called with all games, from the first to the last."""
        ...

    def note_review(
        self, identity: str, digest: str, accuracies: Sequence[float | None], lucks: Sequence[float | None]
    ) -> None:
        """Remember what a review of a game found, by seat; nothing happens unless the game is kept with that end."""
        ...

    def remove(self, identities: Collection[str]) -> None:
        """Remove games for good, with their files."""
        ...

    def forget(self, name: str) -> None:
        """Take a person out of all games: those without another person go, in the others the person has no name."""
        ...

    def clear(self) -> None:
        """Remove everything for good."""
        ...
