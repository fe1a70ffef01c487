"""What the undo menu calls the moves of Targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.targets import actions as a
from ui.look.text import Words, translate

LABELS: Final[Mapping[type[Action], Words]] = {
    a.Arrange: lambda: translate("targets", "Build the tower"),
    a.Flick: lambda: translate("targets", "Flick"),
    a.Keep: lambda: translate("targets", "Keep a die"),
    a.Announce: lambda: translate("targets", "Call “Targets!”"),
    a.NotSeen: lambda: translate("targets", "Call “Not seen!”"),
    a.Double: lambda: translate("targets", "Call a double"),
    a.LetGo: lambda: translate("targets", "Call nothing"),
    a.Discard: lambda: translate("targets", "Remove a disc"),
    a.NextRound: lambda: translate("targets", "Next round"),
}
