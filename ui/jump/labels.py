"""What the undo menu calls the moves of Jump!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.jump import actions as a
from ui.look.text import Words, translate

LABELS: Final[Mapping[type[Action], Words]] = {
    a.Sit: lambda: translate("jump", "Take a seat"),
    a.Pick: lambda: translate("jump", "Pick a card"),
    a.Steer: lambda: translate("jump", "Choose a plane"),
    # One label for both answers: the menu must not tell who has a wind.
    a.Blow: lambda: translate("jump", "Answer for the wind"),
    a.Hold: lambda: translate("jump", "Answer for the wind"),
    a.Jump: lambda: translate("jump", "Jump"),
    a.Shift: lambda: translate("jump", "Blow"),
    a.ChangePlace: lambda: translate("jump", "Change places"),
    a.NextSession: lambda: translate("jump", "Next session"),
}
