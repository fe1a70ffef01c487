"""The strip at the top: a plate for each player, its card of the trick beside it, and the black pawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.game import Seat
from core.jump.box import Card
from core.jump.state import Phase, clockwise, face_down, pick_face
from ui.jump.layout.context import TURNED_OVER, LayoutContext, pick_id
from ui.jump.layout.regions import CARD_RATIO, Z
from ui.jump.words import card_name, waiting_card
from ui.look.phrases import GOES_ON, POINTS_AND_HAND, YOUR_TURN, card_count, points_text
from ui.look.text import Phrase, translate
from ui.table.layout.badge import Badge, called
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece, Zone

_WIDEST = 400.0
_GAP = 10.0
_ROW = 34.0
"""The height of a plate's lower row."""
_PAWN = (24.0, 36.0)
_LARGER = 1.43
"""How much larger a card is while it has its effect: down to the flight tracks, and no farther."""
_OVER_PLATE = 18.0
"""How far such a card reaches to the left, short of the score on the plate."""


def seats_part(context: LayoutContext) -> Part:
    """The plates with their hands, the cards of the trick, and what each seat is asked for."""
    pieces: list[Piece] = []
    zones: list[Zone] = []
    for seat, box in enumerate(plates(context)):
        slot = _slot(box)
        pieces.append(_plate(context, seat, box))
        pieces += _hand(context, seat, box)
        pieces += _trick(context, seat, slot)
        pieces += _ribbon(context, seat, box)
        if seat == context.person:
            zones.append(slot.zone("pick", translate("jump", "Your card of the trick")))
    return Part([*pieces, *_black_pawn(context)], zones)


def plates(context: LayoutContext) -> list[Box]:
    """The boxes of the plates, in seat order; at the right of each is room for its card of the trick."""
    strip, count = context.regions.strip, len(context.names)
    card = _slot(strip).width + 6.0
    wide = min(_WIDEST + card, (strip.width - _GAP * (count - 1)) / count)
    return [Box(x - wide / 2, strip.top, wide - card, strip.height) for x in spread(count, strip, wide, _GAP)]


def _slot(plate: Box) -> Box:
    return Box(plate.right + 6.0, plate.top, plate.height / CARD_RATIO, plate.height)


def _card_box(context: LayoutContext, seat: Seat, slot: Box) -> Box:
    """Where a card of the trick lies: in its place, or hanging down from it while it has its effect."""
    if seat not in context.effective:
        return slot
    wide, strip = _LARGER * slot.width, context.regions.strip
    left = min(slot.left - _OVER_PLATE, strip.right - wide)
    return Box(left, slot.top, wide, _LARGER * slot.height)


def _plate(context: LayoutContext, seat: Seat, box: Box) -> Piece:
    view, held, player = context.view, context.held(seat), context.moment.players[seat]
    badge = Badge(context.liveries[seat], player.kind)
    framed = seat in context.actors | context.effective
    look = (player.name, badge, view.scores[seat], (("hand", held),), framed)
    label = POINTS_AND_HAND().format(name=called(player), points=points_text(view.scores[seat]), cards=card_count(held))
    return box.piece(f"plate:{seat}", "plate", look, Z.PANEL, label)


def _row(box: Box, left: float) -> Box:
    return Box(box.left + left, box.bottom - _ROW - 7.0, box.width - left - 18.0, _ROW)


def _hand(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """The cards in hand as little backs, unless they lie in front; only their number is told."""
    if seat == context.near:
        return []
    row, count = _row(box, 124.0), context.held(seat)
    width = _ROW / CARD_RATIO
    return [
        context.back(f"back:{seat}:{place}", around(x, row.centre.y, width, _ROW), Z.CARD + place)
        for place, x in enumerate(spread(count, row, width, 2.0, at=1.0))
    ]


def _black_pawn(context: LayoutContext) -> list[Piece]:
    view = context.view
    if view.phase is Phase.LOT:
        return []
    row = _row(plates(context)[view.black_pawn], 96.0)
    label = translate("jump", "The black pawn: {name} begins the trick").format(name=context.names[view.black_pawn])
    at = around(row.left + _PAWN[0] / 2, row.centre.y - 4.0, *_PAWN)
    return [at.piece("black_pawn", "black_pawn", None, Z.MARKER, label)]


# --- the trick -------------------------------------------------------------------------------------------


def _trick(context: LayoutContext, seat: Seat, slot: Box) -> list[Piece]:
    """The place of a seat's card, the card itself, and when its turn comes."""
    view = context.view
    order = clockwise(view).index(seat)
    label = translate("jump", "{name}'s card of the trick").format(name=context.names[seat])
    pieces = [slot.piece(f"slot:{seat}", "slot", None, Z.PANEL, label)]
    card, box = view.picks[seat], _card_box(context, seat, slot)
    z = Z.IN_EFFECT if seat in context.effective else Z.CARD
    if card is not None:
        own = seat == context.seat
        origin = f"card:{card}" if own else f"back:{seat}:{context.held(seat)}"
        if face_down(view, seat) and not own:
            pieces.append(context.back(pick_id(seat), slot, Z.CARD, origin))
        else:
            face = pick_face(view, seat)
            shown = context.card(pick_id(seat), face, box, z, _mood(context, seat), origin)
            if seat in view.open_winds:
                shown = replace(shown, label=waiting_card(face))
            # A jump card goes back to its owner's hand, all the others to the pile.
            pieces.append(shown if face == Card.JUMP else replace(shown, goal="discards"))
    if view.phase is Phase.PICKING or view.phase in TURNED_OVER:
        passed = view.phase in TURNED_OVER and order < view.turn
        words = translate("jump", "Card {order} of the trick").format(order=order + 1)
        at = around(box.left - 7.0, box.bottom - 14.0, 26.0, 26.0)
        pieces.append(at.piece(f"order:{seat}", "order", (order + 1, passed), z + Z.MARKER - Z.CARD, words))
    return pieces


def _mood(context: LayoutContext, seat: Seat) -> str:
    view = context.view
    if face_down(view, seat):
        return "locked"
    if seat in context.effective:
        return "now"
    return "waiting" if seat in view.open_winds else "done"


def _ribbon(context: LayoutContext, seat: Seat, box: Box) -> list[Piece]:
    """Under the plate: what the seat is asked for, or does."""
    said = _said(context, seat)
    if not said:
        return []
    style = "turn" if seat in context.actors else "plain"
    ribbon = around(box.centre.x, box.bottom + 10.0, min(180.0, box.width - 24.0), 26.0)
    return [ribbon.piece(f"ribbon:{seat}", "ribbon", (said, style), Z.PROMPT, said)]


def _said(context: LayoutContext, seat: Seat) -> str:
    view = context.view
    if seat in context.actors:
        # Everyone with a card face down is asked for wind: who is asked says nothing about who has one.
        return YOUR_TURN() if seat == context.person and context.asked else _ASKED[view.phase]()
    if seat in context.effective and view.phase is Phase.REVEALING:
        return card_name(pick_face(view, seat))
    if seat == context.carried_out:
        return translate("jump", "Jumps")
    if seat in view.winds:
        return translate("jump", "The wind blows!")
    if seat in view.open_winds:
        return translate("jump", "Wind waits")
    return ""


_ASKED: Final[Mapping[Phase, Phrase]] = {
    Phase.SEATING: Phrase("jump", "Takes a seat"),
    Phase.PICKING: Phrase("jump", "Picking …"),
    Phase.STEERING: Phrase("jump", "Steers"),
    Phase.ANSWERING: Phrase("jump", "Wind?"),
    Phase.JUMPING: Phrase("jump", "Jumps"),
    Phase.SHIFTING: Phrase("jump", "Blows"),
    Phase.CHANGING: Phrase("jump", "Changes places"),
    Phase.SCORED: GOES_ON,
}
