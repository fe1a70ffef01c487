"""The same table once more: the same players and agreements, with fresh luck."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from core.cards import drawn_first
from core.record import SEED_BITS, Header
from core.session import AnySession


def afresh(header: Header, **options: Any) -> Header:
    """The header of a new game, with other options where some are named."""
    return msgspec.structs.replace(
        header,
        options={**header.options, **options},
        seed=secrets.randbits(SEED_BITS),
        created=time.strftime("%Y-%m-%dT%H:%M:%S"),
        resumed=False,
    )


def rematch(header: Header, session: AnySession) -> Header:
    """The header of the next game of the same people: where a table may name who begins, it is the next one."""
    first = drawn_first(action for _, action in session.entries)
    if first is None or "begins" not in session.game.options.__struct_fields__:
        return afresh(header)
    return afresh(header, begins=(first + 1) % session.seats)
