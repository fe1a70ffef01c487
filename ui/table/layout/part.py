"""Layouts made of parts: each part of a table says where its own pieces and zones are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ui.table.layout.boxes import Box
from ui.table.pieces import HEIGHT, Layout, Piece, Zone


class Part(NamedTuple):
    """A part of a layout."""

    pieces: Sequence[Piece]
    zones: Sequence[Zone] = ()


def sky_part(width: float, z: float) -> Part:
    """The sky of a table that is so wide."""
    return Part([Box(0.0, 0.0, width, HEIGHT).piece("sky", "sky", None, z)])


def assembled(width: float, parts: Iterable[Part]) -> Layout:
    """The layout of a table that is so wide, part after part."""
    whole = tuple(parts)
    return Layout(
        width,
        tuple(piece for part in whole for piece in part.pieces),
        tuple(zone for part in whole for zone in part.zones),
    )
