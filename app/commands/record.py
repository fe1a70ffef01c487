"""`voltige-cli record`: the finished games, for people and for other programs."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from app.refusal import Refusal
from app.terminal import plain, say
from core.catalog import CATALOG
from core.players import Kind
from ui.files.played import PlayedGame
from ui.look.numbers import percent
from ui.look.text import translate
from ui.record.csv_text import csv_text
from ui.record.names import called, result, title
from ui.record.tallies import Choice, Who, by_player, chosen, spellings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    words = translate("command", "as comma-separated values, a line for each seat")
    parser.add_argument("--csv", action="store_true", help=words)
    known = sorted(CATALOG)
    words = translate("command", "only this game: {games}").format(games=", ".join(known))
    parser.add_argument("--game", choices=known, metavar="GAME", default="", help=words)
    words = translate("command", "only games of this person, or of bots of this level ({levels})")
    levels = ", ".join(kind.value for kind in Kind if kind is not Kind.HUMAN)
    parser.add_argument("--player", metavar="NAME", help=words.format(levels=levels))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the games, from the first to the last, and what they add up to."""
    games = _games()
    names = spellings(games)
    player = None if arguments.player is None else _player(arguments.player, games, names)
    left = chosen(games, Choice(player, arguments.game))
    if arguments.csv:
        _print_csv(csv_text(left))
    else:
        say(*_table(left, names))
    return 0


def _print_csv(text: str) -> None:
    if sys.stdout.isatty():
        say(*text.splitlines())
        return
    # For programs it is the same everywhere, whatever this system thinks of letters and of the ends of lines.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace", newline="")
    sys.stdout.write(text)


def _games() -> list[PlayedGame]:
    # Qt and SQLite are loaded only for this command.
    from app.played.book import Book
    from app.played.trouble import TROUBLE, reason
    from app.system.folders import name_application, played_folder
    from app.system.home import find_home

    find_home()
    name_application()
    folder = played_folder()
    if not folder.is_dir():
        return []
    book = Book(folder, lambda sentence: say(sentence, file=sys.stderr))
    try:
        book.catch_up()
        return book.games()
    except TROUBLE as error:
        words = translate("command", "the record can't be read: {reason}")
        raise Refusal(words.format(reason=reason(error))) from error
    finally:
        book.close()


def _player(name: str, games: Sequence[PlayedGame], names: Mapping[Who, str]) -> Who:
    person = Who(Kind.HUMAN, name.casefold())
    if person in names:
        return person
    level = Who(Kind(name.casefold())) if name.casefold() in set(Kind) else None
    if level is None or level.is_person or level not in by_player(games):
        words = translate("command", "nobody called {name} is in the record")
        raise Refusal(words.format(name=plain(name)))
    return level


def _table(games: Sequence[PlayedGame], names: Mapping[Who, str]) -> Iterator[str]:
    if not games:
        yield translate("command", "No finished games are in the record.")
        return
    widest = max(len(title(played.game)) for played in games)
    for played in games:
        when = datetime.fromtimestamp(played.ended).isoformat(" ", "minutes")
        yield f"{when}  {title(played.game):{widest}}  {result(played, names)}"
    yield ""
    tallies = sorted(by_player(games).items(), key=lambda each: (-each[1].wins, each[0]))
    widest = max(len(called(player, names)) for player, _ in tallies)
    for player, tally in tallies:
        words = translate("command", "{wins} of {games} won ({share})")
        told = words.format(wins=tally.wins, games=tally.games, share=percent(tally.share))
        yield f"{called(player, names):{widest}}  {told}"
