"""`voltige-cli merge`: one result of the parts of a tournament, such as those of a job array."""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import lcm
from pathlib import Path

import msgspec

from app.commands import report
from app.commands.report import Report
from app.refusal import Refusal
from core.bots.tally import joined, overlap
from ui.look.text import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = translate(
        "command",
        "Merges results of simulate --json of the same tournament, played in parts by --first. Their games must be "
        "different ones; wins, scores and intervals come out as if all had been played at once, and the times add up.",
    )
    parser.add_argument(
        "file", nargs="+", metavar="FILE", help=translate("command", "what simulate --json or merge --json printed")
    )
    report.add_arguments(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Add the results up and print them."""
    names = arguments.file
    merged, read = _read(names[0]), {names[0]: _read(names[0])}
    for name in names[1:]:
        part = _read(name)
        _require_same(merged, part, names[0], name)
        for known, other in read.items():
            _require_different_games(other, part, known, name)
        read[name] = part
        played, seconds = joined([*merged.played, *part.played]), round(merged.seconds + part.seconds, 3)
        merged = msgspec.structs.replace(merged, played=played, sums=merged.sums + part.sums, seconds=seconds)
    report.tell(merged, arguments.json)
    return 0


def _read(name: str) -> Report:
    try:
        found = msgspec.json.decode(Path(name).read_bytes(), type=Report)
    except OSError as error:
        words = translate("command", "can't read {file}: {reason}")
        raise Refusal(words.format(file=name, reason=error.strerror)) from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _no_result(name) from error
    if not _is_sound(found):
        raise _no_result(name)
    return found


def _no_result(name: str) -> Refusal:
    return Refusal(translate("command", "{file} is no result of simulate --json").format(file=name))


def _is_sound(found: Report) -> bool:
    """Whether the parts of a result fit each other."""
    bots, sums = found.tournament.bots, found.sums
    fitting = len(sums.wins) == len(sums.scores) == len(bots) > 0 and sums.levels.keys() == set(bots)
    whole = sums.whole == lcm(*range(1, len(bots) + 1)) and found.seconds >= 0
    ordered = all(first <= last for first, last in found.played) and all(
        one[1] < other[0] for one, other in pairwise(found.played)
    )
    return fitting and whole and ordered and found.games > 0 and all(tally.games > 0 for tally in sums.levels.values())


def _require_same(one: Report, other: Report, first: str, name: str) -> None:
    if one.version != other.version:
        words = translate("command", "{one} and {other} were played by different versions, {first} and {second}")
        raise Refusal(words.format(one=first, other=name, first=one.version, second=other.version))
    for field in msgspec.structs.fields(one.tournament):
        ours, theirs = getattr(one.tournament, field.name), getattr(other.tournament, field.name)
        if ours != theirs:
            words = translate("command", "{one} and {other} are of different tournaments: {what} differs")
            raise Refusal(words.format(one=first, other=name, what=field.name))


def _require_different_games(one: Report, other: Report, known: str, name: str) -> None:
    common = overlap(one.played, other.played)
    if common is not None:
        words = translate("command", "{one} and {other} have the same games, {first} to {last}")
        raise Refusal(words.format(one=known, other=name, first=common[0], last=common[1]))
