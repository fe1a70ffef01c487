"""The same table once more: the same players and agreements, with fresh luck."""

from __future__ import annotations

from typing import Any

import msgspec

from core.cards import drawn_first
from core.record import Header
from core.session import AnySession
from ui.beginnings import new_seed, now


def afresh(header: Header, **options: Any) -> Header:
    """The header of a new game, with other options where some are named."""
    return msgspec.structs.replace(
        header,
        options={**header.options, **options},
        seed=new_seed(),
        created=now(),
        resumed=False,
        origin=msgspec.UNSET,
    )


def rematch(header: Header, session: AnySession) -> Header:
    """The header of the next game of the same people: where a table may name who begins, it is the next one."""
    first = drawn_first(action for _, action in session.entries)
    if first is None or "begins" not in session.game.options.__struct_fields__:
        return afresh(header)
    return afresh(header, begins=(first + 1) % session.seats)
