"""The only list of games: one line each."""

from __future__ import annotations

from typing import Any

from core.game import Game
from core.jump.game import JUMP
from core.loops.game import LOOPS
from core.lucky_loop.game import LUCKY_LOOP
from core.targets.game import TARGETS

CATALOG: dict[str, Game[Any, Any]] = {
    LUCKY_LOOP.id: LUCKY_LOOP,
    LOOPS.id: LOOPS,
    JUMP.id: JUMP,
    TARGETS.id: TARGETS,
}
