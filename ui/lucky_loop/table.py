"""Lucky Loop at the table."""

from __future__ import annotations

from typing import Final

from core.lucky_loop.state import LuckyLoopState
from ui.lucky_loop.art.painters import PAINTERS
from ui.lucky_loop.beats import BEATS
from ui.lucky_loop.gestures import gestures, loose, tumbled, tumbling
from ui.lucky_loop.hints import hint
from ui.lucky_loop.interpret import interpret
from ui.lucky_loop.labels import LABELS
from ui.lucky_loop.layout.whole_table import layout
from ui.lucky_loop.odds import inquiries, reading
from ui.lucky_loop.sounds import SOUNDS
from ui.lucky_loop.why import why
from ui.table.kit import Dice, Drops, GameTable, Odds

TABLE: Final[GameTable[LuckyLoopState]] = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    scores=lambda view: view.totals,
    labels=LABELS,
    drops=Drops(interpret, hint, loose),
    dice=Dice(tumbled, tumbling),
    beats=BEATS,
    sounds=SOUNDS,
    odds=Odds(inquiries, reading, why),
)
