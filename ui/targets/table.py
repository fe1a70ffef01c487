"""Targets at the table."""

from __future__ import annotations

from typing import Final

from core.targets.actions import Settled
from core.targets.state import TargetsState, points
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
from ui.targets.layout.whole_table import layout
from ui.targets.sounds import SOUNDS
from ui.targets.why import why

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
)
