"""`voltige-cli replay` and `check`: reading saved games."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import msgspec
from msgspec import UNSET

from app.commands import language_argument
from app.refusal import Refusal
from app.terminal import say
from core.game import NATURE
from core.loading import Loaded
from core.play import AnyPlay, Recording
from ui.catalog import TEXTS, title_of
from ui.files import reading
from ui.files.record_text import problem_text
from ui.look.text import translate


def read(path: str) -> Loaded:
    """The game in a file."""
    try:
        return reading.read(Path(path))
    except reading.Unreadable as error:
        raise Refusal(str(error)) from error


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """A file, a position in it, and the seat from which it is seen."""
    parser.add_argument("file", metavar="FILE", help=translate("command", "a saved game"))
    upto = translate("command", "only the first N entries")
    parser.add_argument("--upto", type=int, metavar="N", help=upto)
    seat = translate("command", "as seat S (0, 1, …) sees it; default: a spectator")
    parser.add_argument("--seat", type=int, metavar="S", help=seat)


def located(arguments: argparse.Namespace) -> tuple[Loaded, int]:
    """The game in the file and the cursor asked for; a problem in the file is told."""
    loaded = read(arguments.file)
    if loaded.problem is not None:
        say(f"{arguments.file}: {problem_text(loaded.problem, loaded.header)}", file=sys.stderr)
    session, seats = loaded.session, len(loaded.header.seats)
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        words = translate("command", "{file}: there is no seat {seat}; they are 0 to {last}")
        raise Refusal(words.format(file=arguments.file, seat=arguments.seat, last=seats - 1))
    upto = session.cursor if arguments.upto is None else arguments.upto
    if not 0 <= upto <= session.length:
        words = translate("command", "{file}: there is no entry {entry} among {entries}")
        raise Refusal(words.format(file=arguments.file, entry=upto, entries=session.length))
    return loaded, upto


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    language_argument.add(parser)
    words = translate("command", "print the position at the end, for a program")
    parser.add_argument("--json", action="store_true", help=words)
    parser.set_defaults(run=run_replay)


def run_replay(arguments: argparse.Namespace) -> int:
    """Print what happened, as one seat or a spectator saw it."""
    loaded, upto = located(arguments)
    if arguments.json:
        _print_json(loaded, upto, arguments.seat)
    else:
        with language_argument.spoken(arguments):
            _print_log(loaded, upto, arguments.seat)
    return 1 if loaded.problem else 0


def _print_log(loaded: Loaded, upto: int, seat: int | None) -> None:
    seating, play = loaded.header.seating, Recording(loaded.session)
    text, names = TEXTS[seating.game], seating.names
    say(f"{title_of(seating.game)}: {', '.join(names)}")
    if loaded.header.origin is not UNSET:
        # Few games have one, and its date needs Qt, for which all commands would wait.
        from ui.files.origin_text import origin_text

        say(origin_text(loaded.header.origin))
    for index in range(upto):
        change = play.change(index, seat)
        lines = [text.event(change.before, change.after, event, names) for event in change.events]
        say(*[f"{change.cursor:5}  {line}" for line in lines if line])
    if loaded.best is not loaded.session:
        say(
            translate(
                "command", "The rules have changed since; this is the last saved position, as it goes on under today's."
            )
        )
    say(*text.position(position(loaded, upto).view(seat), seat, names))


def _print_json(loaded: Loaded, upto: int, seat: int | None) -> None:
    play = position(loaded, upto)
    # Entries hold secrets (nature's shuffles, hidden picks), so a viewer gets public facts only.
    result = {
        "game": loaded.header.game,
        "seats": list(loaded.header.seating.names),
        "entries": play.cursor,
        "moves": sum(play.mover(index) != NATURE for index in range(play.cursor)),
        "to_act": sorted(play.to_act),
        "outcome": msgspec.to_builtins(play.outcome),
        "view": msgspec.to_builtins(play.view(seat)),
    }
    if loaded.header.origin is not UNSET:
        result["origin"] = msgspec.to_builtins(loaded.header.origin)
    say(json.dumps(result))


def position(loaded: Loaded, upto: int) -> AnyPlay:
    """The position that was asked for, or the snapshot where the log leads nowhere."""
    play: AnyPlay = Recording(loaded.best)
    if loaded.best is loaded.session:
        play.seek(upto)
    return play


def add_check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="+", metavar="FILE", help=translate("command", "a saved game"))
    parser.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Say of each file whether it is whole: 0 if all are, 1 with a line for each that isn't."""
    bad = 0
    for path in arguments.file:
        try:
            loaded = read(path)
        except Refusal as error:
            say(str(error), file=sys.stderr)
            bad = 1
            continue
        if loaded.problem is not None:
            say(f"{path}: {problem_text(loaded.problem, loaded.header)}", file=sys.stderr)
            bad = 1
        else:
            words = translate("command", "{file}: fine, {game}, {entries} entries")
            say(words.format(file=path, game=loaded.header.game, entries=loaded.session.length))
    return bad
