"""What Jump! brings to the kit of the table."""

from __future__ import annotations

from typing import Final

from core.jump.state import JumpState
from ui.jump.art.painters import PAINTERS
from ui.jump.beats import BEATS
from ui.jump.gestures import asides, formality, gestures, loose
from ui.jump.hints import hint
from ui.jump.interpret import interpret
from ui.jump.labels import LABELS
from ui.jump.layout.whole_table import layout
from ui.jump.sounds import SOUNDS
from ui.jump.why import why
from ui.table.kit import Drops, GameTable, Races

TABLE: Final[GameTable[JumpState]] = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    scores=lambda view: view.scores,
    labels=LABELS,
    drops=Drops(interpret, hint, loose),
    races=Races(asides=asides, formality=formality),
    beats=BEATS,
    sounds=SOUNDS,
    why=why,
)
