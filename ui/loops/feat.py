"""What people are proud of, in words: a round that they won while the others had their hands full."""

from __future__ import annotations

from typing import Final

from ui.look.phrases import points_text
from ui.look.text import FeatWords, Phrase

FEAT: Final = FeatWords(Phrase("loops", "Costliest round won"), points_text)
