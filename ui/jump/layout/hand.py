"""In front of the viewer: the hand. No Qt here."""

from __future__ import annotations

from core.cards import Cards
from core.jump.box import HAND, MOVES, Card
from core.jump.state import face_down
from ui.jump.layout.context import Desk, pick_id
from ui.jump.layout.regions import CARD_RATIO, Z
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_GAP = 8.0
_ACTIONS = [card.value for card in Card]


def hand_part(desk: Desk) -> Part:
    """The viewer's cards; a spectator sees the backs of whoever leads."""
    if desk.seat is None:
        boxes = _boxes(desk.held(desk.near), desk.regions.hand)
        backs = [desk.back(f"back:{desk.near}:{place}", box, Z.HAND + place, "deck") for place, box in enumerate(boxes)]
        return Part(backs, [])
    picked = desk.view.picks[desk.seat] if face_down(desk.view, desk.seat) else None
    cards = [card for card in _sorted(desk, desk.view.hands[desk.seat]) if card != picked]
    boxes = _boxes(len(cards), desk.regions.hand)
    return Part([_card(desk, card, box, place) for place, (card, box) in enumerate(zip(cards, boxes, strict=True))], [])


def _card(desk: Desk, card: int, box: Box, place: int) -> Piece:
    face, near = desk.view.faces[card], desk.near
    # The jump card comes back from the trick; every other one comes from the deck.
    origin = pick_id(near) if face == Card.JUMP else "deck"
    return desk.card(f"card:{card}", face, box, Z.HAND + place, origin=origin)


def _sorted(desk: Desk, cards: Cards) -> list[int]:
    """The jump card first, then the other actions, then the movements by plane and step."""
    faces, moves = desk.view.faces, list(MOVES)
    order = {face: place for place, face in enumerate([*_ACTIONS, *moves])}
    return sorted(cards, key=lambda card: (order.get(faces[card], -1), card))


def _boxes(count: int, box: Box) -> list[Box]:
    """Cards lie side by side, as large as a full hand allows."""
    full = HAND + 1
    wide = min(box.height / CARD_RATIO, (box.width - (full - 1) * _GAP) / max(full, count))
    return [around(x, box.centre.y, wide, wide * CARD_RATIO) for x in spread(count, box, wide, _GAP)]
