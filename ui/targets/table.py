"""Targets at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.targets.actions import Settled
from core.targets.state import Phase, TargetsState, points
from ui.table.kit import Flicks, GameTable, Races
from ui.table.story.beats import Beats
from ui.targets.aiming.pointing import pointed
from ui.targets.aiming.practice import trial
from ui.targets.aiming.slings import slings
from ui.targets.art.painters import PAINTERS
from ui.targets.beats import beat, is_page
from ui.targets.film import film
from ui.targets.gestures import gestures, reactions, same
from ui.targets.labels import LABELS
from ui.targets.layout.illustrations import ILLUSTRATIONS
from ui.targets.layout.whole_table import layout
from ui.targets.sounds import SOUNDS
from ui.targets.why import why

RULES: Final[Mapping[Phase, str]] = {
    Phase.LOT: "T-3",
    Phase.ARRANGING: "T-22",
    Phase.FLICKING: "T-4",
    Phase.SETTLING: "T-4",
    Phase.KEEPING: "T-7",
    Phase.ASKING: "T-8",
    Phase.DISCARDING: "T-15",
    Phase.ROUND_OVER: "T-14",
    Phase.GOLDEN: "T-19",
    Phase.OVER: "T-18",
}
"""By phase: the rule that tells what is done in it."""

TABLE: Final[GameTable[TargetsState]] = GameTable(
    painters=PAINTERS,
    layout=layout,
    gestures=gestures,
    scores=points,
    labels=LABELS,
    open=True,
    flicks=Flicks(slings, pointed, trial, film, filmed=Settled),
    races=Races(reactions),
    beats=Beats(beat, is_page, last_look=True),
    sounds=SOUNDS,
    why=why,
    same=same,
    rule_of=lambda view: RULES[view.phase],
    illustrations=ILLUSTRATIONS,
)
