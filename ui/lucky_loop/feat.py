"""What people are proud of, in words: their best flight."""

from __future__ import annotations

from typing import Final

from ui.look.phrases import points_text
from ui.look.text import FeatWords, Phrase

FEAT: Final = FeatWords(Phrase("lucky_loop", "Best flight"), points_text)
