"""The viewer's hand."""

from __future__ import annotations

from core.cards import Cards
from core.jump.box import HAND, MOVES, Card
from core.jump.state import face_down
from ui.jump.layout.context import LayoutContext, pick_id
from ui.jump.layout.regions import CARD_RATIO, Z
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_GAP = 8.0
_ACTIONS = [card.value for card in Card]


def hand_part(context: LayoutContext) -> Part:
    """The viewer's cards; a spectator sees the backs of whoever leads."""
    if context.seat is None:
        boxes = _boxes(context.held(context.near), context.regions.hand)
        backs = [
            context.back(f"back:{context.near}:{place}", box, Z.HAND + place, "deck") for place, box in enumerate(boxes)
        ]
        return Part(backs, [])
    picked = context.view.picks[context.seat] if face_down(context.view, context.seat) else None
    cards = [card for card in _sorted(context, context.view.hands[context.seat]) if card != picked]
    boxes = _boxes(len(cards), context.regions.hand)
    return Part(
        [_card(context, card, box, place) for place, (card, box) in enumerate(zip(cards, boxes, strict=True))], []
    )


def _card(context: LayoutContext, card: int, box: Box, place: int) -> Piece:
    face, near = context.view.faces[card], context.near
    # The jump card comes back from the trick; every other one comes from the deck.
    origin = pick_id(near) if face == Card.JUMP else "deck"
    return context.card(f"card:{card}", face, box, Z.HAND + place, origin=origin)


def _sorted(context: LayoutContext, cards: Cards) -> list[int]:
    """The jump card first, then the other actions, then the movements by plane and step."""
    faces, moves = context.view.faces, list(MOVES)
    order = {face: place for place, face in enumerate([*_ACTIONS, *moves])}
    return sorted(cards, key=lambda card: (order.get(faces[card], -1), card))


def _boxes(count: int, box: Box) -> list[Box]:
    """Cards lie side by side, as large as a full hand allows."""
    full = HAND + 1
    wide = min(box.height / CARD_RATIO, (box.width - (full - 1) * _GAP) / max(full, count))
    return [around(x, box.centre.y, wide, wide * CARD_RATIO) for x in spread(count, box, wide, _GAP)]
