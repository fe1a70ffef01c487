"""The strip at the top: a plate for each player, with hands as backs and free programmes as chips."""

from __future__ import annotations

from core.game import Seat
from core.lucky_loop.state import Phase
from ui.look.phrases import TO_PLAY, YOUR_TURN, card_count, points_text
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.words import card_name, programme_name, tokens_text
from ui.table.layout.badge import Badge, called
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_WIDEST = 460.0
_GAP = 10.0
_ROW = 30.0
"""The height of a plate's lower row."""


def seats_part(context: LayoutContext) -> Part:
    """The plates, the mark of the turn, and what lies on the plates."""
    pieces: list[Piece] = []
    for seat, box in enumerate(plates(context)):
        pieces.append(_plate(context, seat, box))
        pieces += _hand(context, seat, box)
        pieces += _chips(context, seat, box)
        pieces += _ribbon(context, seat, box)
    return Part(pieces, [])


def plates(context: LayoutContext) -> list[Box]:
    """The boxes of the plates, in seat order."""
    strip, count = context.regions.strip, len(context.names)
    wide = min(_WIDEST, (strip.width - _GAP * (count - 1)) / count)
    return [Box(x - wide / 2, strip.top, wide, strip.height) for x in spread(count, strip, wide, _GAP)]


def _plate(context: LayoutContext, seat: Seat, box: Box) -> Piece:
    view, player = context.view, context.moment.players[seat]
    badge = Badge(context.liveries[seat], player.kind, first=view.first == seat)
    facts = (("token", view.tokens[seat]), *((("hand", len(view.hands[seat])),) if not view.free[seat] else ()))
    turn = view.turn == seat and view.phase is not Phase.OVER
    look = (player.name, badge, view.totals[seat], facts, turn)
    label = translate("lucky_loop", "{name}: {points}, {tokens}, {cards} in hand").format(
        name=called(player),
        points=points_text(view.totals[seat]),
        tokens=tokens_text(view.tokens[seat]),
        cards=card_count(len(view.hands[seat])),
    )
    return box.piece(f"plate:{seat}", "plate", look, Z.PANEL, label)


def _row(box: Box, left: float) -> Box:
    return Box(box.left + left, box.bottom - _ROW - 7.0, box.width - left - 9.0, _ROW)


def _hand(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """The cards in hand as little backs, unless they lie in front."""
    if seat == context.near:
        return []
    row, cards = _row(box, 142.0), sorted(context.view.hands[seat])
    width = _ROW / 1.4
    places = spread(len(cards), row, width, 2.0, at=1.0)
    return [
        context.back(card, around(x, row.centre.y, width, _ROW), Z.CARD + place)
        for place, (card, x) in enumerate(zip(cards, places, strict=True))
    ]


def _chips(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """A free programme that is not on stage."""
    cards = context.view.free[seat]
    if not cards or seat == context.on_stage:
        return []
    row = _row(box, 90.0)
    width = min(30.0, row.width / 6 - 1.0)
    return [
        around(x, row.centre.y, width, _ROW).piece(
            f"card:{card}", "chip", context.view.faces[card], Z.CARD, card_name(context.view, card), "face"
        )
        for card, x in zip(cards, spread(len(cards), row, width, 2.0, at=1.0), strict=True)
    ]


def _ribbon(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """Under the plate: whose turn it is, or what a free programme earned."""
    view, result = context.view, context.view.free_results[seat]
    ribbon = around(box.centre.x, box.bottom + 7.0, min(204.0, box.width - 4.0), 26.0)
    if result is not None:
        text = translate("lucky_loop", "Free programme {points}").format(points=result.points)
        label = translate("lucky_loop", "{points} in place of {programme}").format(
            points=points_text(result.points), programme=programme_name(result.replaces)
        )
        return [ribbon.piece(f"free:{seat}", "ribbon", (text, "plain"), Z.PANEL + 1, label)]
    if seat != view.turn or view.phase in (Phase.OVER, Phase.LOT):
        return []
    text = YOUR_TURN() if context.acting else TO_PLAY()
    return [ribbon.piece("turn", "ribbon", (text, "turn"), Z.PANEL + 1, text)]
