"""How games are registered: what an entry names, who brings one, and looking its parts up when they are needed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")

GROUP: Final = "voltige.games"
"""The entry points by which packages beside ours bring games."""


class GameEntry(NamedTuple):
    """What is known of a game before any of it is imported; parts are named as "module:attribute" or "module"."""

    id: str
    seats: range
    prefix: str
    """What its rule ids begin with: the LL of LL-10."""
    rules: str
    """The `Game`."""
    bots: str
    """A `Bot` for each level but chance."""
    resources: str
    """The folder of its rulebooks, as a package and what is in it: "resources.loops".

    A game of another package may have its words in other languages there, compiled: `words_fr.qm`."""
    adviser: str = ""
    """The `Bot` that gives hints, where it is another than the Ace."""
    odds: str = ""
    """The `OddsSource`, where something can be worked out."""
    appraiser: str = ""
    """The `Appraiser` for reviews, where one knows more than how to play on at random."""
    feat: str = ""
    """The `Feat`, where people are proud of more than winning."""
    ui: str = ""
    """The entry for the desktop, of a game that comes in a package of its own."""


class Unfit(Exception):
    """A part of a game that is missing or not what its entry says; the message is for the people who wrote it."""


class Broken(NamedTuple):
    """A game that can't be played, by the package that brings it."""

    package: str
    game: str
    reason: str


class _Found(NamedTuple):
    entries: dict[str, GameEntry]
    packages: dict[str, str]
    folders: tuple[str, ...]
    broken: tuple[Broken, ...]


class Registry(Mapping[str, GameEntry]):
    """Our games, then those of packages beside ours, which are looked for when they begin to matter."""

    def __init__(self, ours: Iterable[GameEntry]) -> None:
        self.ours = {entry.id: entry for entry in ours}

    def __getitem__(self, id: str) -> GameEntry:
        return self.ours[id] if id in self.ours else self.others[id]

    def __iter__(self) -> Iterator[str]:
        yield from self.ours
        yield from self.others

    def __len__(self) -> int:
        return len(self.ours) + len(self.others)

    @property
    def others(self) -> Mapping[str, GameEntry]:
        """The games of other packages; only those that are whole."""
        return self._found.entries

    @property
    def packages(self) -> Mapping[str, str]:
        """Which package brings which of the others."""
        return self._found.packages

    @property
    def folders(self) -> tuple[str, ...]:
        """Where those packages are installed."""
        return self._found.folders

    @property
    def broken(self) -> tuple[Broken, ...]:
        """The games of other packages that can't be played."""
        return self._found.broken

    @cached_property
    def _found(self) -> _Found:
        return _found(self.ours)


def _found(taken: Collection[str]) -> _Found:
    """What the installed packages bring, each game imported and checked: a broken one never comes to a table."""
    # It takes longer to import than to use, and the first window does without.
    from importlib.metadata import entry_points

    entries: dict[str, GameEntry] = {}
    packages: dict[str, str] = {}
    folders: dict[str, None] = {}
    broken: list[Broken] = []
    for point in sorted(entry_points(group=GROUP)):
        package = point.dist.name if point.dist else point.value
        try:
            entry = point.load()
            check(entry)
            if entry.id in {*taken, *entries}:
                raise Unfit(f"there is another game called {entry.id!r}")
        except (Exception, SystemExit) as error:
            broken.append(told(Broken(package, point.name, reason_of(error))))
            continue
        entries[entry.id] = entry
        packages[entry.id] = package
        if point.dist:
            folders[str(point.dist.locate_file(""))] = None
    return _Found(entries, packages, tuple(folders), tuple(broken))


def check(entry: object) -> None:
    """Raise `Unfit` unless an entry is sound and everything that it names is there."""
    # What is there before any game is needs to know none.
    from core.game import Game
    from core.players import OPPONENTS

    if not isinstance(entry, GameEntry):
        raise Unfit("its entry point gives no GameEntry")
    require(entry.id.isidentifier(), f"{entry.id!r} is no name for a game")
    require(re.fullmatch("[A-Z]+", entry.prefix) is not None, f"{entry.prefix!r} is no prefix for rules")
    game = part(entry.rules)
    require(isinstance(game, Game), f"{entry.rules} is no Game")
    require((game.id, game.seats) == (entry.id, entry.seats), "its rules have another id or other seats than its entry")
    lacking = [level.value for level in OPPONENTS if level not in part(entry.bots)]
    require(not lacking, f"{entry.bots} lacks {', '.join(lacking)}")
    for place in filter(None, (entry.adviser, entry.odds, entry.feat)):
        part(place)


def require(holds: bool, sentence: str) -> None:
    """Refuse a game that lacks something."""
    if not holds:
        raise Unfit(sentence)


def part(place: str) -> Any:
    """What is called "module:attribute" or "module"."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def reason_of(error: BaseException) -> str:
    """Why a game can't be played, in one line."""
    words = " ".join(str(error).split())
    return words if isinstance(error, Unfit) else f"{type(error).__name__}: {words}"


def told(broken: Broken) -> Broken:
    """Have the log say what is wrong with a game."""
    logging.getLogger(__name__).warning("%s brings the game %s, which can't be played: %s", *broken)
    return broken


class Parts(Mapping[str, T]):
    """One part of every game by the game's id, imported when it is asked for."""

    def __init__(self, games: Mapping[str, object], find: Callable[[str], T]) -> None:
        self._games = games
        self._find = find

    def __getitem__(self, id: str) -> T:
        return self._find(id)

    def __contains__(self, id: object) -> bool:
        return id in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)
