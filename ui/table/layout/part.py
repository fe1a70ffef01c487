"""Layouts made of parts: each part of a table says where its own pieces and zones are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ui.table.pieces import Layout, Piece, Zone


class Part(NamedTuple):
    """A part of a layout."""

    pieces: Sequence[Piece]
    zones: Sequence[Zone] = ()


def assembled(width: float, parts: Iterable[Part]) -> Layout:
    """The layout of a table that is so wide, part after part."""
    whole = tuple(parts)
    return Layout(
        width,
        tuple(piece for part in whole for piece in part.pieces),
        tuple(zone for part in whole for zone in part.zones),
    )
