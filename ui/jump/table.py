"""What Jump! brings to the kit of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.jump.state import JumpState, Phase
from ui.jump.art.painters import PAINTERS
from ui.jump.beats import BEATS
from ui.jump.gestures import asides, formality, gestures, loose
from ui.jump.hints import hint
from ui.jump.interpret import interpret
from ui.jump.labels import LABELS
from ui.jump.layout.illustrations import ILLUSTRATIONS
from ui.jump.layout.whole_table import layout
from ui.jump.sounds import SOUNDS
from ui.jump.why import why
from ui.table.kit import Drops, GameTable, Races

RULES: Final[Mapping[Phase, str]] = {
    Phase.LOT: "J-6",
    Phase.SHUFFLING: "J-5",
    Phase.SEATING: "J-6",
    Phase.PICKING: "J-7",
    Phase.REVEALING: "J-7",
    Phase.STEERING: "J-8",
    Phase.ANSWERING: "J-13",
    Phase.JUMPING: "J-9",
    Phase.SHIFTING: "J-13",
    Phase.CHANGING: "J-11",
    Phase.SCORED: "J-18",
    Phase.OVER: "J-21",
}
"""By phase: the rule that tells what is done in it."""

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
    rule_of=lambda view: RULES[view.phase],
    illustrations=ILLUSTRATIONS,
)
