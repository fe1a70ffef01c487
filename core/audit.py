"""The check that audits of positions are made of."""

from __future__ import annotations

from core.game import Corrupt


def require(holds: bool, sentence: str) -> None:
    """Raise `Corrupt` with the sentence unless the condition holds."""
    if not holds:
        raise Corrupt(sentence)
