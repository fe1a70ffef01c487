"""The players beside the table: a plate for each, whose turn it is, and the keys to announce with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from core.game import Seat
from core.targets.actions import Announce, Double, NotSeen
from core.targets.state import Phase, dice_of, points, value
from ui.look.phrases import GOES_ON
from ui.look.text import Phrase, translate
from ui.table.layout.badge import Badge, called
from ui.table.layout.boxes import Box, around
from ui.table.layout.part import Part
from ui.table.pieces import Piece
from ui.targets.layout.context import DOUBLE, NOT_SEEN, TARGETS, LayoutContext
from ui.targets.layout.regions import Z

_KEY = 42.0
_RIBBON = 190.0

CALLS: Final[Mapping[type, tuple[int, Phrase]]] = {
    Announce: (TARGETS, Phrase("targets", "Targets!")),
    Double: (DOUBLE, Phrase("targets", "Double {value}")),
    NotSeen: (NOT_SEEN, Phrase("targets", "Not seen!")),
}
"""What can be announced: the kind of its key, and how it is called."""


class Plate(NamedTuple):
    """How a plate looks."""

    name: str
    badge: Badge
    score: int
    dice: tuple[int, ...]
    """What each die shows on the table; 0 in a tower, -1 where it is out."""
    stored: int
    turn: bool


def seats_part(context: LayoutContext) -> Part:
    """The plates with their marks."""
    pieces: list[Piece] = []
    for seat in range(context.view.seats):
        pieces += [_plate(context, seat), *_ribbon(context, seat), *_keys(context, seat)]
    return Part(pieces)


def _plate(context: LayoutContext, seat: Seat) -> Piece:
    view, player, partner = context.view, context.moment.players[seat], context.partner_of(seat)
    standing = {die for tower in view.towers for die in tower}
    look = Plate(
        name=context.names[seat],
        badge=Badge(
            context.liveries[seat],
            player.kind,
            first=seat == view.first and view.phase is not Phase.LOT,
            partner="" if partner is None else context.liveries[partner],
        ),
        score=points(view)[seat],
        dice=tuple(
            value(view, die) if view.poses[die] is not None else 0 if die in standing else -1 for die in dice_of(seat)
        ),
        stored=len(view.stored[seat]),
        turn=seat in context.awaited,
    )
    words = translate("targets", "{name}: won for good {won}, stored {stored}, dice to flick {dice}, out {out}")
    label = words.format(
        name=called(player), won=look.score, stored=look.stored, dice=len(view.towers[seat]), out=look.dice.count(-1)
    )
    return context.corner(seat).plate.piece(f"plate:{seat}", "plate", look, Z.PANEL, label)


def _ribbon(context: LayoutContext, seat: Seat) -> list[Piece]:
    """Beside the plate: what the seat is asked for."""
    said = _said(context, seat)
    if not said:
        return []
    at = context.corner(seat).ribbon
    box = around(at.centre.x, at.centre.y, min(_RIBBON, at.width - 16.0), at.height)
    return [box.piece(f"ribbon:{seat}", "ribbon", (said, "turn"), Z.RIBBON, said)]


def _said(context: LayoutContext, seat: Seat) -> str:
    if seat not in context.awaited:
        return ""
    mine = seat == context.seat and context.view.phase in (Phase.FLICKING, Phase.GOLDEN)
    return translate("targets", "Your flick") if mine else _ASKED[context.view.phase]()


_ASKED: Final[Mapping[Phase, Phrase]] = {
    Phase.ARRANGING: Phrase("targets", "Builds"),
    Phase.FLICKING: Phrase("targets", "To flick"),
    Phase.KEEPING: Phrase("targets", "Keeps one"),
    Phase.ASKING: Phrase("targets", "Anything to say?"),
    Phase.DISCARDING: Phrase("targets", "Removes a disc"),
    Phase.ROUND_OVER: GOES_ON,
    Phase.GOLDEN: Phrase("targets", "Aims"),
}


def call_words(context: LayoutContext, seat: Seat, kind: type) -> str:
    """What a seat would call."""
    double = context.double_of(seat)
    return CALLS[kind][1]().format(value="" if double is None else double).strip()


def _keys(context: LayoutContext, seat: Seat) -> list[Piece]:
    """The keys with which a person at this screen announces; the viewer has buttons for it."""
    if seat == context.seat or not context.speaks(seat):
        return []
    calls = [(kind, key) for kind in context.said(seat) if (key := context.key(CALLS[kind][0], seat))]
    corner = context.corner(seat)
    below = corner.keys.top > corner.plate.top
    high = min(_KEY, corner.keys.height / max(1, len(calls)))
    pieces = []
    for place, (kind, key) in enumerate(calls):
        down = corner.keys.top + place * high if below else corner.keys.bottom - (place + 1) * high
        box = Box(corner.keys.left, down, corner.keys.width, high - 4.0)
        words = call_words(context, seat, kind)
        label = translate("targets", "{name} calls {words} with {key}").format(
            name=context.names[seat], words=words, key=key
        )
        pieces.append(box.piece(f"key:{seat}:{CALLS[kind][0]}", "key", (key, words), Z.RIBBON, label))
    return pieces
