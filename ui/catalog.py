"""The ui's list of games: one line each, beside core's."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ui.jump.text import TEXT as JUMP_TEXT
from ui.look.text import GameText
from ui.loops.text import TEXT as LOOPS_TEXT
from ui.lucky_loop.text import TEXT as LUCKY_LOOP_TEXT
from ui.targets.text import TEXT as TARGETS_TEXT

if TYPE_CHECKING:
    from ui.table.kit import GameTable

TEXTS: dict[str, GameText] = {
    "lucky_loop": LUCKY_LOOP_TEXT,
    "loops": LOOPS_TEXT,
    "jump": JUMP_TEXT,
    "targets": TARGETS_TEXT,
}

TABLES: dict[str, str] = {
    "lucky_loop": "ui.lucky_loop.table",
    "loops": "ui.loops.table",
    "jump": "ui.jump.table",
    "targets": "ui.targets.table",
}
"""The modules whose `TABLE` a game brings to the desktop."""


def table_of(game: str) -> GameTable | None:
    """A game's table; imported when it is first needed, since the command line knows no Qt."""
    if game not in TABLES:
        return None
    table: GameTable = import_module(TABLES[game]).TABLE
    return table
