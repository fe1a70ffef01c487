"""How a Lucky Loop table asks for its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.lucky_loop.state import Edition
from ui.look.text import OptionWords, Phrase

OPTIONS: Final[Mapping[str, OptionWords]] = {
    "edition": OptionWords(
        label=Phrase("lucky_loop", "An exchange in the final phase costs"),
        explanation=Phrase(
            "lucky_loop",
            "The two printed editions differ: exchanging three cards costs one point, or one for each card.",
        ),
        choices={
            Edition.A: Phrase("lucky_loop", "1 point"),
            Edition.B: Phrase("lucky_loop", "1 point per card"),
        },
    ),
    "strict": OptionWords(
        label=Phrase("lucky_loop", "Punish a faulty free programme"),
        explanation=Phrase(
            "lucky_loop",
            "Usually the table refuses a free programme that is not allowed and says why. With this it may be laid: "
            "it costs you 3 points, your whole hand and the turn.",
        ),
    ),
}
