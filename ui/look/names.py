"""Names for players who give none, and the part of a name that can be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

NAMES: Final = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "Fokker", "Garros", "Hawker")
JOINERS: Final = "\u200c\u200d"
"""Unseen themselves, but parts of words and of emoji."""


def readable(name: str) -> str:
    """A name on one line, without control characters and marks that turn round the words after it."""
    spaced = " ".join(name.split())
    return "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in _UNSEEN)


_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
