"""The result of a tournament: for people, and as JSON, from which the results of its parts can be merged."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

import msgspec

from app.terminal import say
from core.bots.levels import LEVELS
from core.bots.tally import Range, Tally, count
from core.bots.tournament import Tournament
from ui.look.numbers import decimal, percent
from ui.look.text import Plural, translate
from ui.version import app_version

GAMES: Final = Plural("command", "%n games", "%n game", 1)


class Report(msgspec.Struct, frozen=True):
    """Which games of a tournament were played, what came of them, and how long they took."""

    tournament: Tournament
    played: list[Range]
    sums: Tally
    seconds: float
    version: str
    """The Voltige that played them."""

    @property
    def games(self) -> int:
        return count(self.played)


def report_of(tournament: Tournament, played: list[Range], sums: Tally, seconds: float) -> Report:
    """What has just been played here."""
    return Report(tournament, played, sums, round(seconds, 3), app_version())


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=translate("command", "print the result for a program"))


def tell(report: Report, as_json: bool) -> None:
    """Print a report."""
    say(*([json.dumps(_figures(report) | msgspec.to_builtins(report))] if as_json else _lines(report)))


def _figures(report: Report) -> dict[str, Any]:
    """What most people want to know; the sums behind it come after it."""
    tournament, sums, games = report.tournament, report.sums, report.games
    figures: dict[str, Any] = {
        "game": tournament.game,
        "seats": len(tournament.bots),
        "games": games,
        "moves": sums.moves,
        "seconds": report.seconds,
        "moves_per_second": _speed(report),
        "wins": [round(wins / sums.whole, 3) for wins in sums.wins],
        "mean_scores": [round(score / games, 3) for score in sums.scores],
        "mean_length": round(sums.moves / games, 3),
    }
    if len(sums.levels) > 1:
        figures["bots"] = {level: _record_of(level, sums) for level in _from_the_weakest(sums)}
    return figures


def _record_of(level: str, sums: Tally) -> dict[str, Any]:
    """How often one of a level's bots won, and how sure that is."""
    tally = sums.levels[level]
    wins = tally.wins / sums.whole
    return {
        "games": tally.games,
        "wins": round(wins, 3),
        "win_rate": round(wins / tally.games, 4),
        "interval": [round(end, 4) for end in tally.interval(sums.whole)],
    }


def _lines(report: Report) -> list[str]:
    tournament, sums, games = report.tournament, report.sums, report.games
    words = translate("command", "{game}, {seats} seats: {games}, {moves} moves each, {speed} moves a second")
    length, speed = decimal(sums.moves / games), _speed(report)
    lines = [
        words.format(game=tournament.game, seats=len(tournament.bots), games=GAMES(games), moves=length, speed=speed)
    ]
    for seat, (wins, score) in enumerate(zip(sums.wins, sums.scores, strict=True), start=1):
        words = translate("command", "  seat {seat}: {wins} wins, mean score {score}")
        lines.append(words.format(seat=seat, wins=decimal(wins / sums.whole), score=decimal(score / games)))
    if len(sums.levels) > 1:
        lines += [_line_of(level, sums) for level in _from_the_weakest(sums)]
    return lines


def _line_of(level: str, sums: Tally) -> str:
    tally = sums.levels[level]
    wins = tally.wins / sums.whole
    low, high = (percent(end, 1) for end in tally.interval(sums.whole))
    words = translate("command", "  {level}: {wins} wins of {games}, {rate} (95 %: {low} to {high})")
    rate = percent(wins / tally.games, 1)
    return words.format(level=level, wins=decimal(wins), games=tally.games, rate=rate, low=low, high=high)


def _speed(report: Report) -> int:
    return round(report.sums.moves / max(report.seconds, 0.001))


def _from_the_weakest(sums: Tally) -> list[str]:
    return [level for level in LEVELS if level in sums.levels]
