"""The pictures of players in lists: people by their colour and its shape, bots by their face."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QIcon

from core.players import Kind
from ui.look.icons import drawn_icon
from ui.look.theme import LIGHT, LIVERIES
from ui.look.widgets.swatch import SIZE, swatch
from ui.record.tallies import Who
from ui.table.art.faces import paint_face


def livery_of(player: Who, colours: Mapping[Who, str]) -> str:
    """What a player wears in plots and lists: bots a colour by their level, people that of their last game."""
    if not player.is_person:
        return _BOTS.get(player.kind, "slate")
    colour = colours.get(player, "")
    return colour if colour in LIVERIES else list(LIVERIES)[sum(player.name.encode()) % len(LIVERIES)]


_BOTS: Final = {Kind.CADET: "sand", Kind.PILOT: "slate", Kind.ACE: "teal"}


def icon_of(player: Who | None, colours: Mapping[Who, str]) -> QIcon:
    """The picture of a player; nothing for somebody who has no name."""
    if player is None:
        return QIcon()
    return _swatch(livery_of(player, colours)) if player.is_person else _face(player.kind)


@lru_cache
def _swatch(livery: str) -> QIcon:
    return swatch(livery)


@lru_cache
def _face(kind: Kind) -> QIcon:
    return drawn_icon(SIZE, lambda painter, rect: paint_face(painter, rect, kind, LIGHT))
