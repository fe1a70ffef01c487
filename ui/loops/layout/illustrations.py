"""The pictures in the rulebook of LOOPS."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace

from core.loops.box import BOX
from ui.look.text import translate
from ui.loops.layout.board import QUARTERS
from ui.loops.layout.regions import CARD_RATIO, height_at
from ui.table.layout.boxes import Box, around
from ui.table.layout.illustrations import Illustration, Shown, around_all, callout, side_by_side
from ui.table.pieces import Layout, Piece

_CARD: Final = 96.0
_LARGE: Final = 150.0
_DIAL: Final = 190.0
_SMALL_DIAL: Final = 134.0
_ALTITUDE: Final = 4000
"""Of the plane on the altimeter."""


def _shown(face: str, width: float = _CARD) -> Shown:
    return Shown("card", face, width, width * CARD_RATIO)


def _row(*faces: str) -> Layout:
    return around_all(side_by_side(*map(_shown, faces), gap=10.0))


def _cards() -> Layout:
    """An altitude and a special card, and where their points stand."""
    gap, high = 40.0, _LARGE * CARD_RATIO
    cards = side_by_side(_shown("6000", _LARGE), _shown("looping", _LARGE), gap=gap)
    upper, lower, right = -high * 0.34, high * 0.41, 2 * _LARGE + gap + 26.0
    return around_all([*cards, callout(1, -26.0, upper), callout(2, right, upper), callout(3, right, lower)])


def _dial() -> Layout:
    return around_all(_condition("dial", 0.0, _DIAL, (1, True)))


def _condition(id: str, left: float, size: float, condition: tuple[int, bool]) -> list[Piece]:
    """The condition box with its hand on what holds."""
    box = Box(left, -size / 2, size, size)
    hand = box.piece(f"{id}:hand", "needle", None, 1.0)
    return [box.piece(id, "dial", condition, 0.0), replace(hand, angle=QUARTERS[condition])]


def _altimeter() -> Layout:
    """The plane climbs: what is as high or higher lies in the light."""
    box = Box(0.0, 0.0, 186.0, 420.0)
    plane = around(box.left + 63.0, height_at(box, _ALTITUDE), 106.0, 58.0).piece("plane", "plane", None, 1.0)
    look = (_ALTITUDE, _ALTITUDE, BOX.altitudes[-1].altitude)
    return around_all([box.piece("altimeter", "altimeter", look, 0.0), replace(plane, angle=-20.0)])


def _changed(face: str, before: tuple[int, bool], after: tuple[int, bool]) -> Layout:
    """A card that changes a condition, and the condition box before and after it."""
    dials = [
        piece
        for place, condition in enumerate((before, after))
        for piece in _condition(f"dial:{place}", _CARD + 22.0 + place * (_SMALL_DIAL + 18.0), _SMALL_DIAL, condition)
    ]
    return around_all([*side_by_side(_shown(face)), *dials])


def _speed() -> Layout:
    """The card, and what it starts."""
    words = (translate("loops", "Speed!"), translate("loops", "{altitude} or higher").format(altitude=_ALTITUDE))
    return around_all(side_by_side(_shown("speed"), Shown("speed", words, 230.0, 108.0)))


def _looping() -> Layout:
    """The card, and the draw pile into which everything goes."""
    return around_all(side_by_side(_shown("looping"), Shown("draw", 60, _CARD, _CARD * CARD_RATIO)))


ILLUSTRATIONS: Final[Mapping[str, Illustration]] = {
    "cards": _cards,
    "dial": _dial,
    "altimeter": _altimeter,
    "play": partial(_row, "4000", "6000", "6000"),
    "attitude": partial(_changed, "attitude", (1, True), (1, False)),
    "direction": partial(_changed, "direction", (1, True), (-1, True)),
    "looping": _looping,
    "draw": partial(_row, "draw2", "draw3", "draw4"),
    "speed": _speed,
    "hand": partial(_row, "3000", "8000", "speed", "looping"),
}
