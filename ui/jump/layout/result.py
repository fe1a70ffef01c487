"""The end of a session: the two tables with the parachutists on them, and everybody's points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from core.game import Seat, leaders
from core.jump.box import BOARD, SESSIONS
from core.jump.state import Phase, SessionResult, team
from ui.jump.layout.context import LayoutContext
from ui.jump.layout.regions import Z
from ui.jump.words import scored
from ui.look.phrases import cheer
from ui.look.text import translate
from ui.table.layout.boxes import Box, around
from ui.table.layout.part import Part

_PAWN: Final = (62.0, 66.0)


class Row(NamedTuple):
    """A player on the sheet."""

    name: str
    livery: str
    points: tuple[tuple[int, str], ...]
    """Each parachutist's number and its points."""
    total: str
    """What they make together."""
    score: int
    first: bool
    """Whether the player leads, or has won."""
    note: str
    """Why the score is not what the points make it."""


class Result(NamedTuple):
    """The look of the sheet."""

    headline: str
    over: bool
    columns: tuple[str, str]
    """What the session's points and the scores are called."""
    filled: tuple[int, int]
    """How many places of each table are taken."""
    rows: tuple[Row, ...]


class Sheet(NamedTuple):
    """The parts of the sheet."""

    head: Box
    tables: tuple[Box, Box]
    places: tuple[tuple[Box, ...], tuple[Box, ...]]
    """The places of both tables, 1 first."""
    players: Box


@cache
def sheet(box: Box) -> Sheet:
    """The headline over the tables, and the players beside them."""
    head = Box(box.left, box.top, box.width, 118.0)
    top, height = head.bottom + 14.0, (box.bottom - head.bottom - 42.0) / 2
    wide = box.width * 0.655
    upper = Box(box.left + 18.0, top, wide, height)
    tables = (upper, upper.moved(0.0, height + 14.0))
    left = upper.right + 16.0
    return Sheet(
        head,
        tables,
        (_places(tables[0]), _places(tables[1])),
        Box(left, top, box.right - 18.0 - left, 2 * height + 14.0),
    )


def _places(table: Box) -> tuple[Box, ...]:
    inner = Box(table.left + 10.0, table.top + 44.0, table.width - 20.0, table.height - 54.0)
    wide = inner.width / BOARD.table
    return tuple(Box(inner.left + place * wide, inner.top, wide, inner.height) for place in range(BOARD.table))


def shown_result(context: LayoutContext) -> SessionResult | None:
    """The session that has just been scored, while its sheet lies on the board."""
    return context.view.result if context.view.phase in (Phase.SCORED, Phase.OVER) else None


def scored_pawns(context: LayoutContext) -> Mapping[int, Box]:
    """Where each parachutist stands on the tables."""
    result = shown_result(context)
    if result is None:
        return {}
    places = sheet(context.coast.box).places
    return {
        pawn: around(place.centre.x, place.top + 36.0 + (place.height - 36.0) / 2, *_PAWN)
        for table, row in zip((result.positive, result.negative), places, strict=True)
        for pawn, place in zip(table, row, strict=False)
    }


def result_part(context: LayoutContext) -> Part:
    """The sheet of a scored session; after the last one it is the poster of the winners."""
    result, view = shown_result(context), context.view
    if result is None:
        return Part([], [])
    first = leaders(view.scores)
    over = view.phase is Phase.OVER
    order = sorted(range(view.seats), key=lambda seat: -view.scores[seat])
    look = Result(
        headline=cheer(first, context.names)
        if over
        else translate("jump", "Session {session} of {sessions}").format(session=view.session, sessions=SESSIONS),
        over=over,
        columns=(translate("jump", "This session"), translate("jump", "In all")),
        filled=(len(result.positive), len(result.negative)),
        rows=tuple(_row(context, result, seat, seat in first) for seat in order),
    )
    return Part([context.coast.box.piece("result", "result", look, Z.RESULT, look.headline)], [])


def _row(context: LayoutContext, result: SessionResult, seat: Seat, first: bool) -> Row:
    total, score = result.totals[seat], context.view.scores[seat]
    return Row(
        name=context.names[seat],
        livery=context.liveries[seat],
        points=tuple(
            (place, scored(result.points[pawn])) for place, pawn in enumerate(team(context.view, seat), start=1)
        ),
        total=scored(total),
        score=score,
        first=first,
        note=translate("jump", "never below 0") if total < 0 and score == 0 else "",
    )
