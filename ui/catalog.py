"""The ui's list of games: one line each, beside core's."""

from __future__ import annotations

from ui.jump.text import TEXT as JUMP_TEXT
from ui.loops.text import TEXT as LOOPS_TEXT
from ui.lucky_loop.text import TEXT as LUCKY_LOOP_TEXT
from ui.text import GameText

TEXTS: dict[str, GameText] = {
    "lucky_loop": LUCKY_LOOP_TEXT,
    "loops": LOOPS_TEXT,
    "jump": JUMP_TEXT,
}
