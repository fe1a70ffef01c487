"""What it is called, and means, that moves can be taken back."""

from __future__ import annotations

from typing import Final

from core.players import TakeBack
from ui.look.text import Phrase

TAKE_BACK: Final[dict[TakeBack, tuple[Phrase, Phrase]]] = {
    TakeBack.FREE: (
        Phrase("shell", "Free"),
        Phrase("shell", "Every move can be taken back, whatever has been seen since."),
    ),
    TakeBack.UNTIL_REVEALED: (
        Phrase("shell", "Until something is revealed"),
        Phrase("shell", "A move can be taken back until dice, a drawn card or a hidden one are seen."),
    ),
    TakeBack.OFF: (
        Phrase("shell", "Never"),
        Phrase("shell", "A move that is played stays played."),
    ),
}
"""By policy: its name, and what it means for people."""
