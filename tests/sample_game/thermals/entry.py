"""How Voltige finds Thermals: the entry point of this package names this entry."""

from __future__ import annotations

from typing import Final

from core.registry import GameEntry

ENTRY: Final = GameEntry(
    id="thermals",
    seats=range(2, 5),
    prefix="TH",
    rules="thermals.game:GAME",
    bots="thermals.bot:LEVELS",
    resources="thermals.resources",
    ui="thermals.ui.entry:ENTRY",
)
