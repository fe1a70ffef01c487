"""Lucky Loop at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.lucky_loop.state import LuckyLoopState, Phase
from ui.lucky_loop.art.painters import PAINTERS
from ui.lucky_loop.beats import BEATS
from ui.lucky_loop.gestures import gestures, loose, tumbled, tumbling
from ui.lucky_loop.hints import hint
from ui.lucky_loop.interpret import interpret
from ui.lucky_loop.labels import LABELS
from ui.lucky_loop.layout.illustrations import ILLUSTRATIONS
from ui.lucky_loop.layout.whole_table import layout
from ui.lucky_loop.odds import inquiries, reading
from ui.lucky_loop.sounds import SOUNDS
from ui.lucky_loop.why import why
from ui.table.kit import Dice, Drops, GameTable, Odds

RULES: Final[Mapping[Phase, str]] = {
    Phase.LOT: "LL-5",
    Phase.CHOOSE: "LL-6",
    Phase.EXCHANGE: "LL-7",
    Phase.DISCARD: "LL-7",
    Phase.HIGHLIGHT: "LL-27",
    Phase.READY: "LL-12",
    Phase.ROLL: "LL-12",
    Phase.COMPLETE: "LL-12",
    Phase.REFILL: "LL-19",
    Phase.OVER: "LL-32",
}
"""By phase: the rule that tells what is done in it."""


def rule_of(view: LuckyLoopState) -> str:
    """The rule of the phase; in the final phase another one tells what there is to choose."""
    final = view.phase is Phase.CHOOSE and view.in_final_phase(view.turn)
    return "LL-24" if final else RULES[view.phase]


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
    rule_of=rule_of,
    illustrations=ILLUSTRATIONS,
)
