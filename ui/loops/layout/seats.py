"""The players round the table: a plate for each, cards under it, and whose turn it is."""

from __future__ import annotations

from core.game import Seat
from core.loops.box import CARDS
from core.loops.hand import cards_in
from core.loops.state import Phase, next_seat
from ui.look.phrases import POINTS_AND_HAND, TO_PLAY, YOUR_TURN, points_text
from ui.look.text import titled, translate
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import CARD_RATIO, FAN, Z
from ui.loops.words import card_name, count_text
from ui.table.layout.badge import Badge, called
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_BACK = 42.0
_CHIP = 30.0
"""The widths of cards under a plate: face down, and open."""
_KEY = 62.0


def seats_part(context: LayoutContext) -> Part:
    """The plates with their cards and marks; a card may be put on each."""
    pieces: list[Piece] = []
    zones = []
    for seat, box in context.plates.items():
        pieces += [_plate(context, seat, box), *_ribbon(context, seat, box), *_key(context, seat, box)]
        whole = box
        if seat != context.near:
            pieces += _cards(context, seat, box)
            whole = Box(box.left, box.top, box.width, box.height + FAN)
        zones.append(whole.zone(f"seat:{seat}", context.names[seat], f"plate:{seat}"))
    return Part(pieces, zones)


def _plate(context: LayoutContext, seat: Seat, box: Box) -> Piece:
    view, cards, player = context.view, context.cards(seat), context.moment.players[seat]
    first = view.first == seat and view.phase is not Phase.LOTS
    badge = Badge(context.liveries[seat], player.kind, first)
    look = (player.name, badge, view.totals[seat], (("hand", cards),), seat in context.to_act)
    label = POINTS_AND_HAND().format(
        name=called(player), points=points_text(view.totals[seat]), cards=count_text(cards)
    )
    return box.piece(f"plate:{seat}", "plate", look, Z.PLATE, label)


def _cards(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """Somebody's hand: backs that stick out under the plate, or the open cards of a finished round."""
    cards = cards_in(context.view.hands[seat])
    row = box.inset(12.0, 0.0)
    if context.counting:
        high = FAN - 2.0
        return [
            _open(context, card, around(x, box.bottom + 2.0 + high / 2, _CHIP, high), Z.TUCKED + place)
            for place, (card, x) in enumerate(zip(cards, spread(len(cards), row, _CHIP, 2.0), strict=True))
        ]
    y = box.bottom + FAN - _BACK * CARD_RATIO / 2
    places = spread(len(cards), row, _BACK, -_BACK * 0.52)
    # In the order of their numbers, which says nothing about their faces.
    return [
        context.back(card, around(x, y, _BACK, _BACK * CARD_RATIO), Z.TUCKED + place)
        for place, (card, x) in enumerate(zip(sorted(cards), places, strict=True))
    ]


def _open(context: LayoutContext, card: int, box: Box, z: float) -> Piece:
    """A card of a finished round, with what it costs."""
    face = CARDS[context.view.faces[card]]
    words = translate("loops", "{points} in hand").format(points=points_text(face.points))
    return context.face(card, box, z, "chip", titled(card_name(face), words))


def _ribbon(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """On the edge of the plate: whose turn it is, and who comes next."""
    text, style = _mark(context, seat)
    if not text:
        return []
    ribbon = around(box.centre.x, box.bottom + 7.0, min(180.0, box.width - 24.0), 26.0)
    return [ribbon.piece(f"mark:{seat}", "ribbon", (text, style), Z.RIBBON, text)]


def _mark(context: LayoutContext, seat: Seat) -> tuple[str, str]:
    view = context.view
    match view.phase:
        case Phase.TURN if context.ending is not None:
            return "", ""
        case Phase.TURN | Phase.CLAIMED if seat == view.turn:
            return YOUR_TURN() if context.acting else TO_PLAY(), "turn"
        case Phase.TURN | Phase.CLAIMED if seat == next_seat(view, view.turn):
            return translate("loops", "Next"), "plain"
        case Phase.SPEED if seat in context.to_act:
            return translate("loops", "Go!"), "turn"
        case Phase.ROUND_OVER if seat == view.turn:
            return translate("loops", "Deals"), "turn"
    return "", ""


def _key(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """While everybody may be first: the key that a person at this screen has to press."""
    key = context.key(seat)
    if context.view.phase is not Phase.SPEED or seat not in context.to_act or not key:
        return []
    cap = around(box.right - _KEY / 2 - 4.0, box.bottom - 10.0, _KEY, _KEY)
    label = translate("loops", "{name} claims the turn with {key}").format(name=context.names[seat], key=key)
    return [cap.piece(f"key:{seat}", "key", key, Z.RIBBON + 1, label)]
