"""What the undo menu calls the moves of LOOPS."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.loops.actions import Claim, Deal, Pass, Play
from ui.look.text import Words, translate

LABELS: Final[Mapping[type[Action], Words]] = {
    Play: lambda: translate("loops", "Play cards"),
    Pass: lambda: translate("loops", "Take the pile"),
    Claim: lambda: translate("loops", "Be the first"),
    Deal: lambda: translate("loops", "Deal"),
}
