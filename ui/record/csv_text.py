"""The finished games as a table for other programs: comma-separated values as RFC 4180 has them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from core.players import Kind
from ui.files.played import PlayedGame, PlayedSeat

COLUMNS: Final = (
    *("identity", "game", "created", "ended", "options", "entries", "moves", "file"),
    *("seat", "name", "player", "colour", "score", "place", "won", "feat", "accuracy", "luck", "rating", "doubt"),
)
"""A line per seat; these are for programs, and are the same in every language."""
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""How cells begin that spreadsheets would take for something to be worked out."""


def csv_text(games: Iterable[PlayedGame]) -> str:
    """The games with a header line, and a line for each seat."""
    written = io.StringIO(newline="")
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for played in games:
        writer.writerows(_lines(played))
    return written.getvalue()


def _lines(played: PlayedGame) -> Iterator[list[object]]:
    ended = datetime.fromtimestamp(played.ended).isoformat()
    game = [played.identity, played.game, played.created, ended, played.options, played.entries, played.moves]
    for number, seat in enumerate(played.seats):
        yield [_harmless(cell) for cell in (*game, played.file, number, *_cells(seat))]


def _cells(seat: PlayedSeat) -> Iterator[object]:
    yield from (seat.name, "person" if seat.kind is Kind.HUMAN else seat.kind.value, seat.colour)
    yield from (seat.score, seat.place, int(seat.won), seat.feat, seat.accuracy, seat.luck)
    yield from (None, None) if seat.skill is None else (seat.skill.rating, seat.skill.doubt)


def _harmless(cell: object) -> object:
    """Words that no spreadsheet works out; numbers may be negative."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULAS) else cell
