"""What LOOPS brings to the kit of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.loops.state import LoopsState, Phase
from ui.loops.art.painters import PAINTERS
from ui.loops.beats import BEATS
from ui.loops.gestures import alike, gestures, loose, reactions, wins
from ui.loops.hints import hint
from ui.loops.interpret import interpret
from ui.loops.labels import LABELS
from ui.loops.layout.illustrations import ILLUSTRATIONS
from ui.loops.layout.whole_table import layout
from ui.loops.sounds import SOUNDS
from ui.loops.why import why
from ui.table.kit import Drops, GameTable, Races

RECALLED: Final = 16
"""So many entries lie behind the cards of the pile that are seen, races and all."""

RULES: Final[Mapping[Phase, str]] = {
    Phase.LOTS: "LP-4",
    Phase.DEAL: "LP-4",
    Phase.TURN: "LP-5",
    Phase.SPEED: "LP-11",
    Phase.CLAIMED: "LP-11",
    Phase.FAULT: "LP-14",
    Phase.LOOPING: "LP-9",
    Phase.ROUND_OVER: "LP-13",
    Phase.OVER: "LP-13",
}
"""By phase: the rule that tells what is done in it."""

TABLE: Final[GameTable[LoopsState]] = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    scores=lambda view: view.totals,
    labels=LABELS,
    recalls=RECALLED,
    drops=Drops(interpret, hint, loose, alike),
    races=Races(reactions, wins),
    beats=BEATS,
    sounds=SOUNDS,
    why=why,
    rule_of=lambda view: RULES[view.phase],
    illustrations=ILLUSTRATIONS,
)
