"""The options of a Jump! table in words."""

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
            "A player with only the jump card left draws six new cards, or (by the French rules) "
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
            "jump",
            "By the rules, the youngest player gets the black pawn first. Name that player, or let the draw decide.",
        ),
    ),
}
