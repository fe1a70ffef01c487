"""What people are proud of, in words: dice on a bull's-eye."""

from __future__ import annotations

from typing import Final

from ui.look.text import FeatWords, Phrase, Plural

FEAT: Final = FeatWords(
    Phrase("targets", "Most bull's-eyes"),
    Plural("targets", "%n bull's-eyes", "%n bull's-eye", 1),
)
