"""The middle of the table: the conditions, the altimeter with the plane, the pile and the draw pile."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import Cards
from core.loops.box import BOX, CARDS, FITTING
from core.loops.state import LoopsState, Phase
from ui.look.phrases import ROUND
from ui.look.text import translate
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import CARD_RATIO, Z, height_at
from ui.loops.words import altitude_text, count_text, direction_text, fits_text
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece

_PLANE = 106.0
_PITCH = 20.0
"""How far the nose of the plane points up or down, in degrees."""
_SHOWN = 4
"""So many cards of the pile are seen."""
_STEP = 0.29
"""How much of a card under another is seen: its number."""
_WIDEST = 220.0
_TILT = 1.6
_SIGN = 30.0
"""How high the sign of whoever laid a card is."""
QUARTERS = {(1, True): -45.0, (-1, True): 45.0, (-1, False): 135.0, (1, False): 225.0}
"""By direction and attitude: where the hand of the dial points, a quarter turn from its neighbours."""


def board_part(context: LayoutContext) -> Part:
    """Everything on the board; cards are played on the pile."""
    pile = context.middle.pile.zone("pile", translate("loops", "The pile"))
    return Part([*_conditions(context), *_altimeter(context), *_piles(context)], [pile])


# --- conditions ------------------------------------------------------------------------------------------


def _conditions(context: LayoutContext) -> list[Piece]:
    view, middle = context.view, context.middle
    number = len(view.sheet) + (0 if context.counting else 1)
    words = (
        ROUND().format(round=number),
        translate("loops", "to the left") if view.direction > 0 else translate("loops", "to the right"),
    )
    attitude = translate("loops", "Climb") if view.climbing else translate("loops", "Dive")
    condition = f"{attitude}, {words[1]}"
    needle = middle.dial.piece("dial:hand", "needle", None, Z.PLACE + 1, condition)
    return [
        context.regions.board.piece(
            "board", "board", (view.direction, *words), Z.BOARD, direction_text(view.direction)
        ),
        middle.dial.piece("dial", "dial", (view.direction, view.climbing), Z.PLACE, condition),
        replace(needle, angle=QUARTERS[view.direction, view.climbing]),
        middle.condition.piece("condition", "caption", condition, Z.PLACE, condition),
        _speed(context) if view.phase is Phase.SPEED else _plaque(context),
    ]


def _plaque(context: LayoutContext) -> Piece:
    """What fits now, in large letters."""
    view = context.view
    text = fits_text(view)
    look = (text, 0 if not view.altitude else 1 if view.climbing else -1)
    return context.middle.plaque.piece("plaque", "plaque", look, Z.PLACE, text)


def _speed(context: LayoutContext) -> Piece:
    """The race is on."""
    box = context.middle.plaque.inset(-22.0, -8.0)
    text = translate("loops", "Speed!")
    return box.piece("speed", "speed", (text, fits_text(context.view)), Z.MARKER + 1, text)


def _altimeter(context: LayoutContext) -> list[Piece]:
    view, box = context.view, context.middle.altimeter
    label = altitude_text(view)
    fitting = [row.altitude for row in BOX.altitudes[FITTING[view.climbing][view.altitude]]]
    plane = around(box.left + 10.0 + _PLANE / 2, height_at(box, view.altitude), _PLANE, _PLANE * 0.55).piece(
        "plane", "plane", None, Z.MARKER, label
    )
    pitch = -_PITCH if view.climbing else _PITCH
    return [
        box.piece("altimeter", "altimeter", (view.altitude, fitting[0], fitting[-1]), Z.PLACE, label),
        replace(plane, angle=pitch if view.altitude else 0.0),
    ]


# --- piles -----------------------------------------------------------------------------------------------


def _piles(context: LayoutContext) -> list[Piece]:
    view, middle = context.view, context.middle
    count = count_text(len(view.pile))
    pile = translate("loops", "The pile: {cards}").format(cards=count)
    draw = translate("loops", "The draw pile: {cards}").format(cards=count_text(len(view.draw)))
    place = around(*middle.pile.centre, _width(middle.pile), _width(middle.pile) * CARD_RATIO)
    return [
        place.piece("pile", "place", translate("loops", "Play here"), Z.PLACE, pile),
        middle.pile_count.piece("pile:count", "caption", pile, Z.PLACE, pile),
        *_laid(context),
        middle.draw.piece("draw", "draw", len(view.draw), Z.PLACE, draw),
        middle.draw_count.piece("draw:count", "caption", draw, Z.PLACE, draw),
        *(context.back(card, middle.draw, Z.CARD) for card in view.draw[-1:]),
    ]


def _width(pile: Box) -> float:
    """The width of cards of which so many fit side by side."""
    return min(_WIDEST, pile.width / (1 + _STEP * (_SHOWN - 1)), pile.height / CARD_RATIO)


def _laid(context: LayoutContext) -> list[Piece]:
    """The last cards of the pile side by side, so that the corner of each is seen."""
    box, cards = context.middle.pile, shown_of_pile(context.view)
    wide = _width(box)
    places = spread(len(cards), box, wide, (_STEP - 1) * wide)
    pieces = [
        context.laid(card, around(x, box.centre.y, wide, wide * CARD_RATIO), Z.CARD + place)
        for place, (card, x) in enumerate(zip(cards, places, strict=True))
    ]
    # Cards that others were laid on don't lie straight any more, and those of a looping leave for the draw pile.
    goal = "draw" if context.view.phase is Phase.LOOPING else ""
    lying = [
        replace(piece, angle=0.0 if card == cards[-1] else _TILT * (card % 3 - 1), goal=goal)
        for card, piece in zip(cards, pieces, strict=True)
    ]
    signed = zip(cards, lying, strict=True)
    return [*lying, *(_signature(context, card, piece) for card, piece in signed if card in context.owners)]


def _signature(context: LayoutContext, card: int, piece: Piece) -> Piece:
    """At the foot of a card that lies on the pile: who laid it, by name on the top card."""
    seat, foot = context.owners[card], piece.y + piece.height / 2 + 4.0
    name = context.names[seat]
    top = card == context.view.pile[-1]
    x = piece.x if top else piece.x - piece.width / 2 + _STEP * piece.width / 2
    box = around(x, foot, piece.width if top else _SIGN, _SIGN)
    label = translate("loops", "Laid by {name}").format(name=name)
    return box.piece(f"laid:{card}", "signature", (context.liveries[seat], name if top else ""), Z.SIGNED, label)


def shown_of_pile(view: LoopsState) -> Cards:
    """The last cards of the pile, the last altitude always among them."""
    last = view.pile[-_SHOWN:]
    if not view.altitude or any(CARDS[view.faces[card]].altitude for card in last):
        return last
    beneath = next(card for card in reversed(view.pile) if CARDS[view.faces[card]].altitude)
    return (beneath, *last[1:])
