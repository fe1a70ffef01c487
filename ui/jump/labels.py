"""What the undo menu calls the moves of Jump!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action
from core.jump import actions as a
from ui.look.text import Phrase

LABELS: Final[Mapping[type[Action], Phrase]] = {
    a.Sit: Phrase("jump", "Take a seat"),
    a.Pick: Phrase("jump", "Pick a card"),
    a.Steer: Phrase("jump", "Choose a plane"),
    # One label for both answers: the menu must not tell who has a wind.
    a.Blow: Phrase("jump", "Answer for the wind"),
    a.Hold: Phrase("jump", "Answer for the wind"),
    a.Jump: Phrase("jump", "Jump"),
    a.Shift: Phrase("jump", "Blow"),
    a.ChangePlace: Phrase("jump", "Change places"),
    a.NextSession: Phrase("jump", "Next session"),
}
