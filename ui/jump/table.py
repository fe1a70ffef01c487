"""Jump! at the table."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ui.jump.art.painters import PAINTERS
from ui.jump.gestures import asides, gestures, loose
from ui.jump.hints import hint
from ui.jump.interpret import interpret
from ui.jump.labels import LABELS
from ui.jump.layout.whole_table import layout
from ui.jump.why import why
from ui.table.kit import GameTable

TABLE: Final = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    interpret=interpret,
    hint=hint,
    loose=loose,
    scores=attrgetter("scores"),
    labels=LABELS,
    why=why,
    asides=asides,
)
