"""The flight: the cup, the tray and the dice, what lies on completed cards, the score sheet and the stamp."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from core.lucky_loop.box import BLACK_DICE, DICE, PROGRAMME_AT, RED_DIE
from core.lucky_loop.rules.landing import points_of
from core.lucky_loop.state import Flight, Phase
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.layout.score_sheet import sheet_look
from ui.lucky_loop.verdict import STAMPS, verdict_of
from ui.lucky_loop.words import card_name
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.part import Part
from ui.table.pieces import Piece, Zone

_RESTING = 30.0
_THROWN = 62.0
_ANGLES = (-7.0, 5.0, 11.0)
"""Dice of a throw never lie straight."""
_STAMP_WIDTH, _STAMP_HEIGHT, _STAMP_ANGLE = 138.0, 118.0, -7.0


class _Spot(NamedTuple):
    """Where a die lies."""

    box: Box
    angle: float = 0.0


def flight_part(context: LayoutContext, cards: Mapping[int, Box]) -> Part:
    """Dice and sheet; `cards` says where the cards of flights lie."""
    parts = context.column
    pieces = [
        parts.tray.piece("tray", "tray", None, Z.PANEL, translate("lucky_loop", "The dice tray")),
        parts.cup.piece("cup", "cup", None, Z.PILE, translate("lucky_loop", "The cup: throw the dice")),
        parts.sheet.piece("sheet", "sheet", sheet_look(context), Z.PANEL, translate("lucky_loop", "The score sheet")),
    ]
    spots = _spots(context, cards)
    pieces += [_die(context, die, spot) for die, spot in spots.items()]
    if not _bought(context.lying):
        price = around(parts.red_die.right - 15.0, parts.red_die.centre.y, 30.0, 30.0)
        pieces.append(
            price.piece("price", "price", None, Z.PILE, translate("lucky_loop", "The red die costs one token"))
        )
    return Part([*pieces, *_marks(context, cards), *_stamp(context)], _zones(context, cards, spots))


def _bought(flight: Flight | None) -> bool:
    return flight is not None and flight.red_die


def _zones(context: LayoutContext, cards: Mapping[int, Box], spots: Mapping[int, _Spot]) -> list[Zone]:
    view = context.view
    zones = [context.column.cup.zone("cup", translate("lucky_loop", "The cup"), "cup")]
    if view.flight is not None:
        zones += [
            spots[die].box.zone(f"die:{die}", translate("lucky_loop", "A die of the throw"), f"die:{die}")
            for die in view.flight.throw
        ]
    if not _bought(context.lying):
        zones.append(
            spots[RED_DIE].box.zone(f"die:{RED_DIE}", translate("lucky_loop", "The red die"), f"die:{RED_DIE}")
        )
    flown = view.flight.cards if view.flight else view.free[view.turn] if view.phase is Phase.HIGHLIGHT else ()
    return zones + [
        cards[card].zone(f"card:{card}", _onto(context, card), f"card:{card}") for card in flown if card in cards
    ]


def _onto(context: LayoutContext, card: int) -> str:
    """A card as a place for dice, or for the highlight token."""
    return translate("lucky_loop", "Onto {card}").format(card=card_name(context.view, card))


# --- dice ------------------------------------------------------------------------------------------------


def _die(context: LayoutContext, die: int, spot: _Spot) -> Piece:
    flight = context.lying
    value = flight.values[die] if flight is not None else 0
    label = translate("lucky_loop", "The red die") if die == RED_DIE else translate("lucky_loop", "A die")
    if die == RED_DIE and not _bought(flight):
        label = translate(
            "lucky_loop",
            "The red die: one more die for this flight, for 1 token. Before a throw, put a token on it.",
        )
    if value:
        label = translate("lucky_loop", "{die}: {value}").format(die=label, value=value)
    piece = spot.box.piece(f"die:{die}", "die", (value, die == RED_DIE), Z.DIE, label)
    return replace(piece, angle=spot.angle)


def _spots(context: LayoutContext, cards: Mapping[int, Box]) -> dict[int, _Spot]:
    """Where each die lies: in the tray, on a card, or at rest side by side, whichever of them were thrown."""
    parts = context.column
    spots = _flown(context, cards)
    resting = [die for die in BLACK_DICE if die not in spots]
    places = spread(len(BLACK_DICE), parts.dice, _RESTING, 4.0, at=0.0)
    for die, x in zip(resting, places, strict=False):
        spots[die] = _Spot(around(x, parts.dice.centre.y, _RESTING, _RESTING))
    spots.setdefault(RED_DIE, _Spot(around(parts.red_die.left + 17.0, parts.red_die.centre.y, 34.0, 34.0)))
    return spots


def _flown(context: LayoutContext, cards: Mapping[int, Box]) -> dict[int, _Spot]:
    """The dice of the throw, and those on cards."""
    flight, tray = context.lying, context.column.tray.inset(14.0, 0.0)
    if flight is None:
        return {}
    places = zip(flight.throw, spread(len(flight.throw), tray, _THROWN, 10.0), _ANGLES, strict=False)
    spots = {die: _Spot(around(x, tray.centre.y, _THROWN, _THROWN), angle) for die, x, angle in places}
    for card, dice in zip(flight.cards, flight.dice_on, strict=True):
        spots |= _on_card([*dice, *_staged_dice(context, card)], cards.get(card))
    return spots


def _staged_dice(context: LayoutContext, card: int) -> list[int]:
    wanted = set(context.staged_on(f"card:{card}"))
    return [die for die in DICE if f"die:{die}" in wanted]


def _on_card(dice: list[int], card: Box | None) -> dict[int, _Spot]:
    if card is None:
        return {}
    size = card.width * 0.3
    places = spread(len(dice), card.inset(2.0, 0.0), size, 1.0)
    return {
        die: _Spot(around(x, card.top + 0.6 * card.height, size, size)) for die, x in zip(dice, places, strict=True)
    }


def _marks(context: LayoutContext, cards: Mapping[int, Box]) -> list[Piece]:
    """On each completed card: met exactly or exceeded, and the points."""
    flight = context.lying
    if flight is None:
        return []
    pieces = []
    for place, card in enumerate(flight.cards):
        box = cards.get(card)
        if not flight.dice_on[place] or box is None:
            continue
        exact, points = flight.exact(place, context.view.faces), points_of(context.view, flight, place)
        mark = Box(box.left + 0.05 * box.width, box.top + 0.785 * box.height, 0.9 * box.width, 0.19 * box.height)
        label = translate("lucky_loop", "Met exactly") if exact else translate("lucky_loop", "Exceeded")
        pieces.append(mark.piece(f"mark:{card}", "mark", (exact, points), Z.OVER_CARD, label))
    return pieces


def _stamp(context: LayoutContext) -> list[Piece]:
    """How the last flight ended, stamped beside its cards."""
    flight = context.lying
    if flight is None or flight is context.view.flight:
        return []
    verdict = verdict_of(context.view, flight)
    text = STAMPS[verdict]()
    piece = _stamped(context, flight).piece("stamp", "stamp", (verdict, text), Z.STAMP, text)
    return [replace(piece, angle=_STAMP_ANGLE)]


def _stamped(context: LayoutContext, flight: Flight) -> Box:
    """The place of the stamp: on the emblem of the programme, or over the end of the stage."""
    if flight.programme is None:
        stage = context.regions.stage
        return Box(stage.right - _STAMP_WIDTH - 8.0, stage.top - 22.0, _STAMP_WIDTH, _STAMP_HEIGHT)
    emblem = context.sides[PROGRAMME_AT[flight.programme]].emblem
    return around(*emblem.centre, _STAMP_WIDTH, _STAMP_HEIGHT)
