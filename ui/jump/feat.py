"""What people are proud of, in words: their best session."""

from __future__ import annotations

from typing import Final

from ui.look.phrases import points_text
from ui.look.text import FeatWords, Phrase

FEAT: Final = FeatWords(Phrase("jump", "Best session"), points_text)
