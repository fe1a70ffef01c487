"""The end of a round and of the game: every round's points on one poster."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.loops.box import BOX
from core.loops.hand import cards_in
from core.loops.rules.round import winners
from core.loops.state import Phase
from ui.look.phrases import ROUND, TOTAL, cheer, named
from ui.look.text import translate
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import Z
from ui.table.layout.part import Part

_ROWS: Final = 6
"""So many rounds are listed; those before them are added up."""


class Column(NamedTuple):
    """A player on the sheet."""

    name: str
    livery: str
    points: tuple[int, ...]
    """One for each title of the rows."""
    total: int
    winner: bool


class Sheet(NamedTuple):
    """The look of the poster."""

    headline: str
    note: str
    rows: tuple[str, ...]
    total: str
    columns: tuple[Column, ...]
    goal: int


def sheet_part(context: LayoutContext) -> Part:
    """The poster, while a round is counted and once the game is over."""
    if not context.counting:
        return Part([])
    sheet = _sheet(context)
    box = context.regions.board
    return Part([box.piece("sheet", "sheet", sheet, Z.RESULT, f"{sheet.headline} {sheet.note}")])


def _sheet(context: LayoutContext) -> Sheet:
    view, over = context.view, context.view.phase is Phase.OVER
    best = winners(view.totals) if over else tuple(s for s, hand in enumerate(view.hands) if not cards_in(hand))
    if over:
        headline = cheer(best, context.names)
        note = translate("loops", "Somebody has more than {goal} points: the fewest win.")
    else:
        headline = translate("loops", "{names} wins the round!").format(names=named(best, context.names))
        note = translate("loops", "The others count their cards. The game ends when somebody has more than {goal}.")
    earlier = len(view.sheet) - _ROWS if len(view.sheet) > _ROWS + 1 else 0
    listed_rounds = range(earlier + 1, len(view.sheet) + 1)
    titles = [ROUND().format(round=number) for number in listed_rounds]
    if earlier:
        titles.insert(0, translate("loops", "Rounds 1 to {round}").format(round=earlier))
    return Sheet(
        headline,
        note.format(goal=BOX.goal),
        tuple(titles),
        TOTAL(),
        tuple(_column(context, seat, earlier, seat in best) for seat in range(len(context.names))),
        BOX.goal,
    )


def _column(context: LayoutContext, seat: int, earlier: int, winner: bool) -> Column:
    points = [row[seat] for row in context.view.sheet]
    before = (sum(points[:earlier]),) if earlier else ()
    return Column(
        context.names[seat], context.liveries[seat], (*before, *points[earlier:]), context.view.totals[seat], winner
    )
