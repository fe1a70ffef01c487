"""What the undo menu calls the moves of LOOPS."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.loops.actions import Claim, Deal, Pass, Play
from ui.look.text import Phrase

LABELS: Final[Mapping[type[Action], Phrase]] = {
    Play: Phrase("loops", "Play cards"),
    Pass: Phrase("loops", "Take the pile"),
    Claim: Phrase("loops", "Be the first"),
    Deal: Phrase("loops", "Deal"),
}
