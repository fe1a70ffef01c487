"""What the undo menu calls the moves of Targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.targets import actions as a
from ui.look.phrases import NEXT_ROUND
from ui.look.text import Phrase

LABELS: Final[Mapping[type[Action], Phrase]] = {
    a.Arrange: Phrase("targets", "Build the tower"),
    a.Flick: Phrase("targets", "Flick"),
    a.Keep: Phrase("targets", "Keep a die"),
    a.Announce: Phrase("targets", "Call “Targets!”"),
    a.NotSeen: Phrase("targets", "Call “Not seen!”"),
    a.Double: Phrase("targets", "Call a double"),
    a.LetGo: Phrase("targets", "Call nothing"),
    a.Discard: Phrase("targets", "Remove a disc"),
    a.NextRound: NEXT_ROUND,
}
