"""The options of a LOOPS table in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.loops.state import Faults
from ui.look.phrases import WHO_BEGINS
from ui.look.text import OptionWords, Phrase

OPTIONS: Final[Mapping[str, OptionWords]] = {
    "faults": OptionWords(
        label=Phrase("loops", "A card that doesn't fit"),
        explanation=Phrase(
            "loops",
            "The table can refuse a wrong card, or one out of turn, and say why. "
            "As printed, its player takes the whole pile.",
        ),
        choices={
            Faults.REFUSED: Phrase("loops", "is refused"),
            Faults.AS_PRINTED: Phrase("loops", "costs the pile"),
        },
    ),
    "begins": OptionWords(
        label=WHO_BEGINS,
        explanation=Phrase("loops", "Name the first player of the first round, or let the draw decide."),
    ),
}
