"""The panel beside the table: which round it is, who leads on each disc, and the discs put aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.targets.box import MATERIAL
from core.targets.rules.round_end import best_alone, totals_on
from core.targets.state import Phase, in_golden, lying_discs
from ui.look.phrases import per_player
from ui.look.text import titled, translate
from ui.table.layout.part import Part
from ui.targets.layout.context import LayoutContext, title_of
from ui.targets.layout.discs import Disc, aside, look_of
from ui.targets.layout.regions import Z
from ui.targets.words import disc_name


class Tag(NamedTuple):
    """What a player's dice on a disc show together."""

    livery: str
    total: int
    mood: str = ""
    """ "leads", or "level" where equal totals cancel each other."""


class Tally(NamedTuple):
    """A disc and what lies on it."""

    disc: Disc | None
    """None where all the table is meant."""
    tags: tuple[Tag, ...]


class SidePanel(NamedTuple):
    """The look of the panel."""

    title: str
    words: str
    tallies: tuple[Tally, ...]
    captions: tuple[str, ...]
    """Over the discs put aside; nothing where there are none."""


def side_panel_part(context: LayoutContext) -> Part:
    """The panel; the discs put aside are pieces of their own."""
    view = context.view
    counted = [] if view.phase is Phase.LOT else [(disc, totals_on(view, spot)) for disc, spot in lying_discs(view)]
    look = SidePanel(
        title_of(view),
        _words(context),
        tuple(Tally(look_of(disc, in_golden(view)), tags(context, totals)) for disc, totals in counted),
        tuple(
            words.format(count=len(discs)) if discs else ""
            for words, discs in (
                (translate("targets", "In reserve: {count}"), aside(view, view.reserve)),
                (translate("targets", "Removed: {count}"), aside(view, view.removed)),
            )
        ),
    )
    leads = [titled(disc_name(disc), per_player(totals, context.names)) for disc, totals in counted if any(totals)]
    label = ". ".join(filter(None, [look.title, look.words, *leads, *look.captions]))
    return Part([context.regions.side_panel.piece("about", "about", look, Z.PANEL, label)])


def tags(context: LayoutContext, totals: Sequence[int]) -> tuple[Tag, ...]:
    """Everybody's total on a disc, the highest first."""
    best = best_alone(totals)
    made = [
        Tag(context.liveries[seat], total, "leads" if seat == best else "level" if totals.count(total) > 1 else "")
        for seat, total in enumerate(totals)
        if total
    ]
    return tuple(sorted(made, key=lambda tag: -tag.total))


def _words(context: LayoutContext) -> str:
    """A line about what is played for."""
    view = context.view
    if view.tied:
        return translate("targets", "One disc, whole towers")
    if not view.centre:
        return translate("targets", "For the stored discs")
    return translate("targets", "Most discs win, {count} end the game").format(count=MATERIAL.discs_to_end)
