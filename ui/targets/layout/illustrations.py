"""The pictures in the rulebook of Targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from core.targets.box import DIE, MATERIAL
from core.targets.physics.tabletop import facing_of
from ui.table.layout.boxes import Box, Point
from ui.table.layout.illustrations import Illustration, Shown, around_all, callout, cut_out, side_by_side
from ui.table.pieces import Layout, Piece
from ui.targets.layout.dice import die_at, look_of, shadow_of
from ui.targets.layout.discs import Disc
from ui.targets.layout.ground import wood_piece
from ui.targets.layout.regions import Z
from ui.targets.layout.surface import STACKED, Surface, depth

_ADA, _BEN, _CLEO, _DAN = "vermilion", "navy", "mustard", "leaf"
_CLOSE: Final = 2.2
"""Table units a millimetre, where single dice are looked at."""


class Lying(NamedTuple):
    """A die on the table, in millimetres from the middle of the picture."""

    livery: str
    value: int
    x: float
    y: float
    heading: float = 0.0


def _surface(width: float, height: float, scale: float = _CLOSE) -> Surface:
    return Surface(Box(0.0, 0.0, width, height), Point(0.0, 0.0), scale)


def _scene(surface: Surface, *parts: Sequence[Piece]) -> Layout:
    """Things on the wood of the table."""
    return cut_out(surface.box, [wood_piece(surface, surface), *(piece for part in parts for piece in part)])


def _dice(surface: Surface, *dice: Lying) -> list[Piece]:
    pieces: list[Piece] = []
    for number, die in enumerate(dice):
        look = look_of(die.livery, facing_of(die.value), die.heading)
        pieces.append(shadow_of(surface, number, look, die.x, die.y, 0.0))
        pieces.append(die_at(surface, number, look, die.x, die.y, 0.0))
    return pieces


def _disc(surface: Surface, x: float, y: float, look: Disc) -> Piece:
    return surface.disc(x, y).piece(f"disc:{look.colour}:{look.number}", "disc", look, Z.DISC)


def _tower(surface: Surface, x: float, y: float, livery: str, values: Sequence[int]) -> list[Piece]:
    """A puck with dice on it, from the bottom up."""
    puck = surface.puck(x, y).piece(f"puck:{livery}", "puck", livery, depth(y, 0.0))
    dice = [
        die_at(surface, layer, look_of(livery, facing_of(value), 0.0), x, y, MATERIAL.puck_height + layer * DIE)
        for layer, value in enumerate(values)
    ]
    return [puck, *dice]


# --- the pictures ----------------------------------------------------------------------------------------


def _discs() -> Layout:
    """The three colours of discs, and the star on the other side."""
    looks = (Disc(0, 1), Disc(1, 2), Disc(2, 3), Disc(0, 1, star=True))
    return around_all(side_by_side(*(Shown("disc", look, 92.0, 92.0) for look in looks), gap=10.0))


def _four() -> Layout:
    """A die of each player."""
    surface = _surface(400.0, 110.0, 3.4)
    places = zip((_ADA, _BEN, _CLEO, _DAN), (5, 3, 6, 2), (-42.0, -14.0, 14.0, 42.0), strict=True)
    return _scene(surface, _dice(surface, *(Lying(livery, value, x, 3.0) for livery, value, x in places)))


def _whole_tower() -> Layout:
    surface = _surface(240.0, 210.0, 3.0)
    return _scene(surface, _tower(surface, 0.0, 10.0, _ADA, (2, 6, 4)))


def _bullseye() -> Layout:
    """A die that touches the bull's-eye."""
    surface = _surface(300.0, 250.0)
    return _scene(surface, [_disc(surface, 0.0, 2.0, Disc(0, 1))], _dice(surface, Lying(_ADA, 4, 14.0, 10.0, 21.0)))


def _double() -> Layout:
    """Two equal dice of one player, and the tower to which one of them returns."""
    surface = _surface(380.0, 170.0, 2.6)
    dice = (Lying(_ADA, 4, -50.0, 14.0, 12.0), Lying(_ADA, 4, -8.0, -4.0, 51.0))
    return _scene(surface, _dice(surface, *dice), _tower(surface, 50.0, 8.0, _ADA, (3,)))


def _theft() -> Layout:
    """A die that lies wholly on a disc under somebody else's puck."""
    surface = _surface(320.0, 270.0, 2.3)
    stored = surface.disc(0.0, 6.0)
    discs = [
        stored.moved(0.0, -STACKED * surface.scale * place).piece(f"disc:{place}", "disc", look, Z.DISC + place)
        for place, look in enumerate((Disc(1, 2), Disc(2, 1)))
    ]
    return _scene(
        surface, discs, _tower(surface, 0.0, 6.0, _BEN, (5, 1)), _dice(surface, Lying(_ADA, 3, 30.0, 21.0, 33.0))
    )


def _edge() -> Layout:
    """One die wholly on a disc, and one over its edge."""
    surface = _surface(320.0, 250.0)
    dice = (Lying(_ADA, 6, -26.0, 24.0, 9.0), Lying(_BEN, 5, 42.0, -22.0, 36.0))
    numbers = [callout(1, *surface.at(-50.0, 34.0)), callout(2, *surface.at(64.0, -26.0))]
    return _scene(surface, [_disc(surface, 0.0, 2.0, Disc(2, 3))], _dice(surface, *dice), numbers)


def _totals() -> Layout:
    """Equal totals cancel each other: the lowest wins the disc."""
    surface = _surface(300.0, 260.0)
    dice = (Lying(_ADA, 6, -24.0, -8.0, 15.0), Lying(_BEN, 6, 22.0, -12.0, 63.0), Lying(_CLEO, 2, 8.0, 36.0, 39.0))
    return _scene(surface, [_disc(surface, 0.0, 4.0, Disc(1, 1))], _dice(surface, *dice))


def _golden() -> Layout:
    """The disc of a tie, its star up, between two whole towers."""
    surface = _surface(420.0, 230.0, 1.7)
    towers = [*_tower(surface, -92.0, 10.0, _ADA, (3, 1, 5)), *_tower(surface, 92.0, 10.0, _BEN, (2, 4, 6))]
    return _scene(surface, [_disc(surface, 0.0, 4.0, Disc(1, 1, star=True))], towers)


ILLUSTRATIONS: Final[Mapping[str, Illustration]] = {
    "discs": _discs,
    "dice": _four,
    "tower": _whole_tower,
    "bullseye": _bullseye,
    "double": _double,
    "theft": _theft,
    "edge": _edge,
    "totals": _totals,
    "golden": _golden,
}
