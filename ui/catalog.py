"""What the games bring to people: an entry for each of ours, and the words, tables and posters of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.catalog import GAMES
from core.registry import Broken, Parts, part, reason_of, require, told
from ui.look.text import AnyText, FeatWords, GameText

if TYPE_CHECKING:
    from ui.hangar.game_posters import GamePoster
    from ui.table.kit import AnyTable
    from ui.table.lesson.words import GuidedGame


class UiEntry(NamedTuple):
    """What is known of a game's words and pictures before they are imported; parts are named as "module:attribute"."""

    title: str
    words: str
    """The `GameText`; it knows no Qt."""
    table: str
    """The `GameTable`."""
    poster: str
    """The `GamePoster`; it is painted before anything else of the game is imported."""
    lesson: str = ""
    """The `GuidedGame`, where there is one."""
    feat: str = ""
    """The `FeatWords`, where the rules know a feat."""


OURS: Final = {
    "lucky_loop": UiEntry(
        "Lucky Loop",
        "ui.lucky_loop.text:TEXT",
        "ui.lucky_loop.table:TABLE",
        "ui.lucky_loop.poster:POSTER",
        "ui.lucky_loop.lesson:LESSON",
        "ui.lucky_loop.feat:FEAT",
    ),
    "loops": UiEntry(
        "LOOPS",
        "ui.loops.text:TEXT",
        "ui.loops.table:TABLE",
        "ui.loops.poster:POSTER",
        "ui.loops.lesson:LESSON",
        "ui.loops.feat:FEAT",
    ),
    "jump": UiEntry(
        "Jump!",
        "ui.jump.text:TEXT",
        "ui.jump.table:TABLE",
        "ui.jump.poster:POSTER",
        "ui.jump.lesson:LESSON",
        "ui.jump.feat:FEAT",
    ),
    "targets": UiEntry(
        "Targets",
        "ui.targets.text:TEXT",
        "ui.targets.table:TABLE",
        "ui.targets.poster:POSTER",
        "ui.targets.lesson:LESSON",
        "ui.targets.feat:FEAT",
    ),
}


def entry_of(game: str) -> UiEntry:
    """The entry of one of our games, or the one that another package brings."""
    if game in OURS:
        return OURS[game]
    entry: UiEntry = part(GAMES[game].ui)
    return entry


def title_of(game: str) -> str:
    """What a game is called."""
    return entry_of(game).title


TEXTS: Final[Parts[AnyText]] = Parts(GAMES, lambda game: part(entry_of(game).words))
TABLES: Final[Parts[AnyTable]] = Parts(GAMES, lambda game: part(entry_of(game).table))
POSTERS: Final[Parts[GamePoster]] = Parts(GAMES, lambda game: part(entry_of(game).poster))


def taught() -> list[str]:
    """The games that have a guided first game."""
    return [game for game, entry in OURS.items() if entry.lesson]


def lesson_of(game: str) -> GuidedGame:
    """The guided first game of a game that has one."""
    guided: GuidedGame = part(entry_of(game).lesson)
    return guided


def feat_of(game: str) -> FeatWords | None:
    """How a game's feat is told, where it has one and is installed."""
    place = entry_of(game).feat if game in GAMES else ""
    words: FeatWords | None = part(place) if place else None
    return words


def brought() -> tuple[list[str], list[Broken]]:
    """The games of other packages that can be played in a window, and those that can't."""
    games: list[str] = []
    broken = list(GAMES.broken)
    for game in GAMES.others:
        try:
            check(game)
        except (Exception, SystemExit) as error:
            broken.append(told(Broken(GAMES.packages[game], game, reason_of(error))))
        else:
            games.append(game)
    return games, broken


def check(game: str) -> None:
    """Raise `Unfit` unless everything that a game brings to people is there."""
    from ui.hangar.game_posters import GamePoster
    from ui.table.kit import GameTable

    require(game in OURS or bool(GAMES[game].ui), "it brings nothing for a window")
    entry = entry_of(game)
    require(isinstance(entry, UiEntry), f"{GAMES[game].ui} is no UiEntry")
    require(isinstance(TEXTS[game], GameText), f"{entry.words} is no GameText")
    require(isinstance(TABLES[game], GameTable), f"{entry.table} is no GameTable")
    require(isinstance(POSTERS[game], GamePoster), f"{entry.poster} is no GamePoster")
