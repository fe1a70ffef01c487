"""The pictures in the rulebook of Jump!."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from core.jump.box import PLACES, Card, Ground, Plane
from ui.jump.layout.regions import CARD_RATIO, PLANE, Coast, Z, coast, place_in, regions
from ui.jump.layout.result import Result, Row, sheet
from ui.look.text import translate
from ui.table.layout.boxes import Box, around
from ui.table.layout.illustrations import Illustration, Shown, around_all, cut_out, side_by_side
from ui.table.pieces import WIDTHS, Layout, Piece

_CARD: Final = 96.0
_NAMED: Final = 148.0
"""So wide that the longest name is written on a card."""
_SEATED: Final = 32.0
_LANDED: Final = (54.0, 58.0)
_SCORED: Final = (62.0, 66.0)
_ADA, _BEN, _CLEO = "vermilion", "navy", "mustard"
Pawn = tuple[str, int]


def _cards(*faces: str, width: float = _CARD) -> Layout:
    shown = (Shown("card", (face, ""), width, width * CARD_RATIO) for face in faces)
    return around_all(side_by_side(*shown, gap=10.0))


# --- planes ----------------------------------------------------------------------------------------------


def _flying(plane: Plane, box: Box, turned: bool = False, aboard: Mapping[int, Pawn] | None = None) -> list[Piece]:
    """A plane with the numbers of its seats, and parachutists on some of them."""
    pieces = [box.piece(f"plane:{plane}", "plane", (plane.value, turned), Z.PLANE)]
    for place in range(PLACES):
        at, pawn = place_in(box, place, turned), (aboard or {}).get(place)
        pieces.append(at.piece(f"place:{plane}:{place}", "place", (place + 1, turned), Z.PLACE))
        if pawn is not None:
            seated = around(*at.centre, _SEATED, _SEATED)
            pieces.append(seated.piece(f"pawn:{plane}:{place}", "pawn", pawn, Z.SEATED))
    return pieces


def _plane(plane: Plane, turned: bool = False, aboard: Mapping[int, Pawn] | None = None) -> Layout:
    return around_all(_flying(plane, Box(0.0, 0.0, *PLANE), turned, aboard))


# --- the board -------------------------------------------------------------------------------------------


def _board() -> tuple[Coast, Piece]:
    board = regions(WIDTHS[0]).board
    return coast(board), board.piece("board", "board", False, Z.BOARD)


def _columns(over: Coast, first: int, last: int, top: float) -> Box:
    """The part of the board from one column to another, down to its lower edge."""
    left = over.over(first).left
    return Box(left, top, over.over(last).right - left, over.box.bottom - top)


def _landed(over: Coast, pawns: Iterable[tuple[int, Ground, Pawn]]) -> list[Piece]:
    return [
        around(*over.ground_of(column, ground).centre, *_LANDED).piece(
            f"landed:{column}:{ground}", "landed", pawn, Z.LANDED
        )
        for column, ground, pawn in pawns
    ]


def _coast() -> Layout:
    """The land, the coast and the sea, with the lake and the island."""
    over, board = _board()
    return cut_out(_columns(over, 5, 12, over.numbers(Plane.YELLOW, 1).top), [board])


def _landing() -> Layout:
    """A plane over a full column: whoever jumps lands in the one before it."""
    over, board = _board()
    column = 10
    pointer = over.numbers(Plane.YELLOW, column).piece(
        "pointer", "pointer", (Plane.YELLOW.value, str(column)), Z.POINTER
    )
    aboard = {0: (_ADA, 1), 3: (_ADA, 2), 6: (_BEN, 2)}
    taken = [
        (column, Ground.OUTER, (_BEN, 1)),
        (column, Ground.INNER, (_CLEO, 1)),
        (column - 1, Ground.INNER, (_CLEO, 2)),
    ]
    plane = _flying(Plane.YELLOW, over.plane(Plane.YELLOW, column), aboard=aboard)
    return cut_out(_columns(over, 8, 12, over.lane(Plane.YELLOW).top), [board, pointer, *plane, *_landed(over, taken)])


def _wind() -> Layout:
    """A parachutist in the air, and where the wind may blow it."""
    over, board = _board()
    middle, column = over.over(9), 9
    falling = around(*middle.centre, 86.0, 104.0).piece("falling", "landed", (_ADA, 2), Z.FALLING)
    arrows = [
        around(middle.centre.x + way * 80.0, over.lake.centre.y + 5.0, 62.0, 54.0).piece(
            f"arrow:{way}", "arrow", way > 0, Z.FALLING
        )
        for way in (-1, 1)
    ]
    return cut_out(_columns(over, column - 2, column + 3, over.numbers(Plane.YELLOW, 1).top), [board, falling, *arrows])


# --- the score -------------------------------------------------------------------------------------------

_GOOD: Final = ((_BEN, 1), (_ADA, 1), (_BEN, 2), (_ADA, 2), (_ADA, 3), (_BEN, 3), (_ADA, 4))
_BAD: Final = ((_BEN, 4), (_ADA, 5), (_BEN, 5))


def _tables() -> Layout:
    """Both tables at the end of the session that the rulebook tells of."""
    box = _board()[0].box
    parts = sheet(box)
    rows = tuple(Row(livery, livery, (), "", 0, False, "") for livery in (_ADA, _BEN))
    look = Result("", False, (translate("jump", "This session"), translate("jump", "In all")), (7, 3), rows)
    pawns = [
        around(place.centre.x, place.top + 36.0 + (place.height - 36.0) / 2, *_SCORED).piece(
            f"scored:{table}:{number}", "landed", pawn, Z.SCORED
        )
        for table, standing in enumerate((_GOOD, _BAD))
        for number, (pawn, place) in enumerate(zip(standing, parts.places[table], strict=False))
    ]
    upper, lower = parts.tables
    wide = parts.places[0][len(_GOOD)].left + 30.0 - upper.left
    seen = Box(upper.left, upper.top, wide, lower.bottom - upper.top)
    return cut_out(seen, [box.piece("result", "result", look, Z.RESULT), *pawns])


ILLUSTRATIONS: Final[Mapping[str, Illustration]] = {
    "coast": _coast,
    "plane": partial(_plane, Plane.RED),
    "moves": partial(_cards, "red+3", "yellow-2", "white+1"),
    "actions": partial(_cards, *Card, width=_NAMED),
    "back": partial(_plane, Plane.YELLOW, turned=True),
    "aboard": partial(
        _plane, Plane.RED, aboard={0: (_ADA, 1), 1: (_BEN, 1), 2: (_CLEO, 1), 4: (_ADA, 2), 7: (_BEN, 2)}
    ),
    "landing": _landing,
    "wind": _wind,
    "tables": _tables,
}
