"""The pictures in the rulebook of Lucky Loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from core.lucky_loop.box import BOX, FACES, PROGRAMME_AT, PROGRAMMES
from ui.lucky_loop.layout.regions import CARD_RATIO, scale_room, side
from ui.lucky_loop.verdict import STAMPS, Verdict
from ui.table.layout.boxes import Box, around, spread
from ui.table.layout.illustrations import Illustration, Shown, around_all, callout, cut_out, side_by_side
from ui.table.pieces import Layout, Piece

_CARD: Final = 96.0
_LARGE: Final = 180.0
_DIE: Final = 54.0
_SIDE: Final = Box(0.0, 0.0, 432.0, 262.0)
_ANGLES: Final = (-7.0, 5.0, 11.0)
"""Dice of a throw never lie straight."""
_ON_CARD: Final = 10.0
"""What lies on the cards lies so much higher."""


def _shown(face: str, width: float = _CARD) -> Shown:
    return Shown("card", (face, ""), width, width * CARD_RATIO)


def _die(value: int, red: bool = False) -> Shown:
    return Shown("die", (value, red), _DIE, _DIE)


def _card() -> Layout:
    """A card, and what each of its corners tells."""
    high = _LARGE * CARD_RATIO
    card = Box(0.0, 0.0, _LARGE, high).piece("card", "card", ("L9", ""), 0.0)
    upper, lower, aside = high * 0.17, high * 0.885, 26.0
    numbers = [(-aside, upper), (_LARGE + aside, upper), (-aside, lower), (_LARGE + aside, lower)]
    return around_all([card, *(callout(place, x, y) for place, (x, y) in enumerate(numbers, start=1))])


def _figures() -> Layout:
    return around_all(side_by_side(*map(_shown, ("T3", "L6", "D9", "R12")), gap=10.0))


def _decks() -> Layout:
    return around_all(side_by_side(*(Shown("back", deck, _CARD, _CARD * CARD_RATIO) for deck in (0, 1))))


def _pieces() -> Layout:
    """The black die, the red one, a bonus token and the highlight token."""
    token, highlight = Shown("token", None, _DIE, _DIE), Shown("highlight", None, 66.0, 66.0)
    return around_all(side_by_side(_die(5), _die(3, red=True), token, highlight))


def _programme() -> Layout:
    """A programme with cards on its places, and two results on its scale."""
    parts = side(_SIDE)
    cards = [
        place.piece(f"card:{face}", "card", (face, ""), 1.0)
        for face, place in zip(("T5", "D8", "L4"), parts.places, strict=True)
    ]
    return around_all([_SIDE.piece("side", "side", (PROGRAMMES[0].id, False), 0.0), *cards])


def _scale() -> Layout:
    """The scale of a programme, with markers on it."""
    scale = side(_SIDE).scale
    markers = []
    for livery, result in (("navy", 9), ("vermilion", 14), ("mustard", BOX.scale_last)):
        room = scale_room(scale[result])
        markers.append(around(*room.centre, 28.0, 28.0).piece(livery, "flat", livery, 1.0))
    first, last = scale[BOX.scale_first], scale[BOX.scale_last]
    strip = Box(first.left, first.top, last.right - first.left, first.height)
    return cut_out(strip, [_SIDE.piece("side", "side", (PROGRAMMES[0].id, False), 0.0), *markers])


# --- flights ---------------------------------------------------------------------------------------------


def _completed(face: str, card: Box, dice: Sequence[int]) -> list[Piece]:
    """A card with dice on it, and what it brings."""
    size = card.width * 0.3
    places = spread(len(dice), card.inset(2.0, 0.0), size, 1.0)
    lying = [
        around(x, card.top + 0.6 * card.height, size, size).piece(f"{face}:{place}", "die", (value, False), _ON_CARD)
        for place, (value, x) in enumerate(zip(dice, places, strict=True))
    ]
    exact = sum(dice) == FACES[face].difficulty
    mark = Box(card.left + 0.05 * card.width, card.top + 0.785 * card.height, 0.9 * card.width, 0.19 * card.height)
    points = FACES[face].exact if exact else FACES[face].exceeded
    return [
        card.piece(f"card:{face}", "card", (face, ""), 0.0),
        *lying,
        mark.piece(f"mark:{face}", "mark", (exact, points), _ON_CARD),
    ]


def _box(place: int, width: float) -> Box:
    return Box(place * (width + 12.0), 0.0, width, width * CARD_RATIO)


def _throw() -> Layout:
    """A throw of 1, 3 and 5, and the card that 3 and 5 complete."""
    card = _box(0, 120.0).moved(240.0, 0.0)
    thrown = [
        replace(piece, angle=angle, y=card.centre.y)
        for piece, angle in zip(side_by_side(_die(1), _die(3), _die(5)), _ANGLES, strict=True)
    ]
    return around_all([*thrown, *_completed("R7", card, (3, 5))])


def _example() -> Layout:
    """The cards of Mighty Eagle after a flight, and the die that is left."""
    faces = ((PROGRAMMES[PROGRAMME_AT["mighty_eagle"]].figures), ("7", "4", "12"), ((3, 5), (4,), (6, 6)))
    cards = [
        piece
        for place, (figure, number, dice) in enumerate(zip(*faces, strict=True))
        for piece in _completed(f"{figure}{number}", _box(place, 112.0), dice)
    ]
    beyond = _box(2, 112.0)
    return around_all(
        [*cards, around(beyond.right + 48.0, beyond.centre.y, 46.0, 46.0).piece("die", "die", (5, False), 0.0)]
    )


def _stamps() -> Layout:
    """How a flight may end."""
    verdicts = (Verdict.SCORED, Verdict.CRASHED)
    return around_all(
        side_by_side(*(Shown("stamp", (verdict, STAMPS[verdict]()), 138.0, 118.0) for verdict in verdicts))
    )


def _free() -> Layout:
    """A free programme of four cards, the highlight on the first."""
    cards = side_by_side(*map(_shown, ("D8", "R8", "T5", "L4")), gap=10.0)
    first = cards[0]
    token = around(first.x, first.y + first.height * 0.08, 58.0, 58.0).piece("highlight", "highlight", None, _ON_CARD)
    return around_all([*cards, token])


ILLUSTRATIONS: Final[Mapping[str, Illustration]] = {
    "card": _card,
    "figures": _figures,
    "decks": _decks,
    "pieces": _pieces,
    "programme": _programme,
    "throw": _throw,
    "stamps": _stamps,
    "example": _example,
    "scale": _scale,
    "free": _free,
}
