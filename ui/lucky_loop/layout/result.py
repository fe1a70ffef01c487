"""The end of the game: who won, and every result, on one poster."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Seat, leaders
from core.lucky_loop.box import PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.state import Phase
from ui.look.phrases import TOTAL, cheer
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.regions import Z
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part


class Row(NamedTuple):
    """A player on the poster."""

    name: str
    livery: str
    scores: tuple[str, ...]
    crossed: int
    """The programme that the free programme replaces, or -1."""
    free: str
    lost: str
    """Points paid for exchanges and failures of the final phase."""
    total: int
    winner: bool


class Result(NamedTuple):
    """The look of the poster."""

    headline: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def result_part(context: LayoutContext) -> Part:
    """The poster, once the game is over."""
    view = context.view
    if view.phase is not Phase.OVER:
        return Part([], [])
    winners = leaders(view.totals)
    columns = (
        *(programme.name for programme in PROGRAMMES),
        translate("lucky_loop", "Free programme"),
        translate("lucky_loop", "Lost"),
        TOTAL(),
    )
    order = sorted(range(len(context.names)), key=lambda seat: -view.totals[seat])
    look = Result(cheer(winners, context.names), columns, tuple(_row(context, seat, seat in winners) for seat in order))
    first, last = context.sides[0].box, context.sides[-1].box
    box = Box(first.left, first.top, last.right - first.left, last.bottom - first.top)
    return Part([box.piece("result", "result", look, Z.RESULT, look.headline)], [])


def _row(context: LayoutContext, seat: Seat, winner: bool) -> Row:
    view = context.view
    result, scores = view.free_results[seat], view.scores[seat]
    crossed = -1 if result is None else PROGRAMME_AT[result.replaces]
    counted = sum(scores) + (0 if result is None else result.points - scores[crossed])
    lost = counted - view.totals[seat]
    return Row(
        name=context.names[seat],
        livery=context.liveries[seat],
        scores=tuple(str(score) if score else "–" for score in scores),
        crossed=crossed,
        free="–" if result is None else str(result.points),
        lost=f"−{lost}" if lost else "–",
        total=view.totals[seat],
        winner=winner,
    )
