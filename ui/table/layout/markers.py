"""Markers on the fields of a track, where several may share one field."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from core.game import Seat
from ui.table.layout.boxes import Box, Point, around

Places = tuple[float, list[Point]]
"""How large the markers on a field are, and where their centres lie."""


def marker_boxes(standing: Mapping[Seat, int], places: Callable[[int, int], Places]) -> Iterator[tuple[Seat, Box]]:
    """Where each marker lies, field by field; `places` is asked with a field and how many markers stand on it."""
    on_field: dict[int, list[Seat]] = defaultdict(list)
    for seat, field in standing.items():
        on_field[field].append(seat)
    for field, seats in on_field.items():
        size, points = places(field, len(seats))
        for seat, point in zip(seats, points, strict=True):
            yield seat, around(*point, size, size)
