"""The end of a round: who stores which disc; and the poster of the winners."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.targets.box import MATERIAL
from core.targets.state import DiscResult, Phase, TargetsState, golden_disc, points
from ui.look.phrases import cheer
from ui.look.text import listed, titled, translate
from ui.table.layout.boxes import around
from ui.table.layout.part import Part
from ui.table.pieces import Moment
from ui.targets.layout.context import LayoutContext, title_of
from ui.targets.layout.discs import look_of
from ui.targets.layout.regions import Z
from ui.targets.layout.sheet import beside_sheet
from ui.targets.layout.side_panel import Tag, Tally, tags
from ui.targets.words import against, disc_name

HEAD: Final = 62.0
ROW: Final = 58.0
NOTE: Final = 30.0
POSTER_HEAD: Final = 210.0
POSTER_ROW: Final = 76.0
_POSTER: Final = 620.0


class Line(NamedTuple):
    """A disc, what lay on it, and what became of it."""

    tally: Tally
    words: str
    told: str
    """All of it in words."""


class Standing(NamedTuple):
    """A player on the poster."""

    name: str
    livery: str
    score: int
    won: bool


class Result(NamedTuple):
    """The look of the sheet; with standings it is the poster at the end of the game."""

    headline: str
    lines: tuple[Line, ...] = ()
    notes: tuple[str, ...] = ()
    standings: tuple[Standing, ...] = ()


def with_result(moment: Moment[TargetsState]) -> tuple[LayoutContext, Part]:
    """A moment with the sheet of a round that is over, which leaves the table to be seen; or the winners' poster."""
    context = LayoutContext(moment)
    look = _look(context)
    if look is None:
        return context, Part([])
    notes = NOTE * len(look.notes)
    if look.standings:
        middle = context.regions.wood.centre
        box = around(middle.x, middle.y, _POSTER, POSTER_HEAD + POSTER_ROW * len(look.standings) + notes + 28.0)
    else:
        surface, box = beside_sheet(context.view, moment.width, HEAD + ROW * len(look.lines) + notes + 20.0)
        context = LayoutContext(moment, surface)
    return context, Part([box.piece("result", "result", look, Z.RESULT, _label(look))])


def _label(look: Result) -> str:
    lines = [line.told for line in look.lines]
    standings = [titled(standing.name, str(standing.score)) for standing in look.standings]
    return ". ".join(part.rstrip("!") for part in (look.headline, *lines, *look.notes, *standings))


def _look(context: LayoutContext) -> Result | None:
    view = context.view
    if view.phase is Phase.OVER:
        return _last_look(context) if context.moment.page else _poster(context)
    if view.phase not in (Phase.ROUND_OVER, Phase.DISCARDING):
        return None
    if view.tied:
        names = listed(context.listed(view.tied))
        note = translate("targets", "A tie: {names} play on.").format(names=names)
        return Result(translate("targets", "Golden Targets"), _golden(context), (note,))
    assert view.result is not None
    lines = tuple(_line(context, result) for result in view.result.discs)
    notes = tuple(
        translate("targets", "{name} wins for good: {count}").format(name=context.names[seat], count=len(discs))
        for seat, discs in enumerate(view.result.validated)
        if discs
    )
    if not lines and not notes:
        notes = (translate("targets", "No disc was left to give out."),)
    return Result(title_of(view), lines, notes)


def _line(context: LayoutContext, result: DiscResult) -> Line:
    view = context.view
    if result.seat is not None:
        words = translate("targets", "{name} stores it")
        if result.totals[result.seat] < max(result.totals):
            words = translate("targets", "equal sums cancel: {name} stores it")
        words = words.format(name=context.names[result.seat])
    elif view.result is not None and view.result.removed == result.disc:
        words = translate("targets", "removed")
    elif any(result.totals):
        words = translate("targets", "equal: it stays")
    else:
        words = translate("targets", "no dice: it stays")
    told = titled(
        disc_name(result.disc), f"{against(result.totals, context.names)}, {words}" if any(result.totals) else words
    )
    return Line(Tally(look_of(result.disc), tags(context, result.totals)), words, told)


def _golden(context: LayoutContext) -> tuple[Line, ...]:
    """What the towers of Golden Targets came to; nothing before they were flicked."""
    view = context.view
    if view.golden is None:
        return ()
    disc = look_of(golden_disc(view), star=True)
    rows = (
        (disc, view.golden.on_disc, translate("targets", "on the disc")),
        (None, view.golden.on_table, translate("targets", "on the table")),
    )
    flicked = [seat for seat, total in enumerate(view.golden.on_table) if total or seat in view.tied]
    return tuple(
        Line(Tally(where, _totals(context, totals)), words, titled(words, against(totals, context.names, flicked)))
        for where, totals, words in rows
    )


def _totals(context: LayoutContext, totals: tuple[int, ...]) -> tuple[Tag, ...]:
    """Here equal totals do not cancel each other; they are just equal."""
    best = max(totals)
    made = [Tag(context.liveries[seat], total, "leads" if total == best else "") for seat, total in enumerate(totals)]
    return tuple(sorted((tag for tag in made if tag.total), key=lambda tag: -tag.total))


def _last_look(context: LayoutContext) -> Result:
    """What decided the game, beside the dice and discs that did."""
    lines = _golden(context)
    how = () if lines else (_how(context),)
    return Result(title_of(context.view), lines, (*how, cheer(context.view.winners, context.names)))


def _poster(context: LayoutContext) -> Result:
    view, score = context.view, points(context.view)
    order = sorted(range(view.seats), key=lambda seat: (seat not in view.winners, -score[seat], seat))
    standings = tuple(
        Standing(context.names[seat], context.liveries[seat], score[seat], seat in view.winners) for seat in order
    )
    return Result(cheer(view.winners, context.names), (), (_how(context),), standings)


def _how(context: LayoutContext) -> str:
    """What decided the game."""
    view, golden = context.view, context.view.golden
    if golden is None:
        if max(points(view)) >= MATERIAL.discs_to_end:
            return translate("targets", "{count} discs end the game").format(count=MATERIAL.discs_to_end)
        return translate("targets", "Most discs, and none left to play for")
    if max(golden.on_disc) and golden.on_disc.count(max(golden.on_disc)) == 1:
        words = translate("targets", "Decided by Golden Targets, on the disc: {sums}")
        return words.format(sums=against(golden.on_disc, context.names, view.tied))
    words = translate("targets", "Decided by Golden Targets, on the table: {sums}")
    return words.format(sums=against(golden.on_table, context.names, view.tied))
