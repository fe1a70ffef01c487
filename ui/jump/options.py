"""How a Jump! table asks for its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.jump.state import Refill
from ui.look.phrases import WHO_BEGINS
from ui.look.text import OptionWords, Phrase

OPTIONS: Final[Mapping[str, OptionWords]] = {
    "refill": OptionWords(
        label=Phrase("jump", "New cards within a session"),
        explanation=Phrase(
            "jump",
            "Who has only the jump card left draws six new cards, or (as the French rules say) "
            "nobody draws before the session ends.",
        ),
        choices={
            Refill.WHEN_DRY: Phrase("jump", "for an empty hand"),
            Refill.STRICT: Phrase("jump", "never"),
        },
    ),
    "begins": OptionWords(
        label=WHO_BEGINS,
        explanation=Phrase(
            "jump", "The youngest gets the black pawn first, say the rules. Name that player, or let a lot decide."
        ),
    ),
}
