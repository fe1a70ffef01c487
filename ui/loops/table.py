"""LOOPS at the table."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ui.loops.art.painters import PAINTERS
from ui.loops.gestures import alike, gestures, loose, races, reactions
from ui.loops.hints import hint
from ui.loops.interpret import interpret
from ui.loops.labels import LABELS
from ui.loops.layout.whole_table import layout
from ui.loops.why import why
from ui.table.kit import GameTable

TABLE: Final = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    interpret=interpret,
    hint=hint,
    loose=loose,
    scores=attrgetter("totals"),
    labels=LABELS,
    alike=alike,
    reactions=reactions,
    races=races,
    why=why,
)
