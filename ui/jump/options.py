"""How a Jump! table asks for its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.jump.state import Refill
from ui.look.text import OptionWords, translate

OPTIONS: Final[Mapping[str, OptionWords]] = {
    "refill": OptionWords(
        label=lambda: translate("jump", "New cards within a session"),
        explanation=lambda: translate(
            "jump",
            "Who has only the jump card left draws six new cards, or (as the French rules say) "
            "nobody draws before the session ends.",
        ),
        choices={
            Refill.WHEN_DRY: lambda: translate("jump", "for an empty hand"),
            Refill.STRICT: lambda: translate("jump", "never"),
        },
    ),
    "begins": OptionWords(
        label=lambda: translate("jump", "Who begins"),
        explanation=lambda: translate(
            "jump", "The youngest gets the black pawn first, say the rules. Name that player, or let a lot decide."
        ),
    ),
}
