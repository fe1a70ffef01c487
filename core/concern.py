"""Whom something concerns: the seats that its fields name, by the types they are declared with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec


class Owned(NamedTuple):
    """Stands in the type of a field whose number is a seat, or something that belongs to one."""

    by: Callable[[int, int], int]
    """The seat, for such a number at a table of so many seats."""


def concerned(told: msgspec.Struct, seats: int) -> frozenset[int]:
    """The seats that an event names, at a table of so many."""
    found: set[int] = set()
    for name, owned in _owned_fields(type(told)).items():
        named = getattr(told, name)
        numbers = named if isinstance(named, tuple) else (named,)
        found |= {owned.by(number, seats) for number in numbers if number is not None}
    return frozenset(found)


@cache
def _owned_fields(kind: type[msgspec.Struct]) -> dict[str, Owned]:
    marks = {field.name: _mark(field.type) for field in msgspec.structs.fields(kind)}
    return {name: mark for name, mark in marks.items() if mark is not None}


def _mark(kind: Any) -> Owned | None:
    """What a type says of its numbers; also that of a number which may be missing, or of several."""
    if isinstance(kind, Owned):
        return kind
    inside = getattr(kind, "__metadata__", ()) or get_args(kind)
    return next((mark for mark in map(_mark, inside) if mark is not None), None)
