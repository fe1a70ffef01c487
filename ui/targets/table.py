"""Targets at the table."""

from __future__ import annotations

from typing import Final

from core.targets.actions import Settled
from core.targets.state import points
from ui.table.kit import GameTable
from ui.targets.art.painters import PAINTERS
from ui.targets.film import film
from ui.targets.gestures import gestures, reactions
from ui.targets.hints import hint
from ui.targets.interpret import interpret, loose
from ui.targets.labels import LABELS
from ui.targets.layout.whole_table import layout
from ui.targets.slings import aimed, slings
from ui.targets.why import why

TABLE: Final = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    interpret=interpret,
    hint=hint,
    loose=loose,
    scores=points,
    labels=LABELS,
    reactions=reactions,
    slings=slings,
    film=film,
    filmed=Settled,
    open=True,
    aimed=aimed,
    why=why,
)
