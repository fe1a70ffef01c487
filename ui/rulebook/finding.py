"""Finding words in a text, whatever their case and accents are."""

from __future__ import annotations

import unicodedata
from typing import Final

_ALIKE: Final = str.maketrans("\u00a0\u202f\u2019\u2018\u2212\u2010\u2011\u2013", "  ''----")
"""Signs that nobody tells apart who types: hard spaces, curly apostrophes, and all that looks like a hyphen."""


def occurrences(words: str, text: str) -> list[tuple[int, int]]:
    """Where words begin and end in a text, counted as Qt counts."""
    wanted, folded = _folded(words), _folded(text)
    found: list[tuple[int, int]] = []
    if not wanted.strip():
        return found
    start = folded.find(wanted)
    while start >= 0:
        found.append((start, start + len(wanted)))
        start = folded.find(wanted, start + len(wanted))
    return found


def in_units(text: str) -> str:
    """A text in which every sign is as long as it is for Qt: those beyond 16 bits count twice."""
    return "".join(sign if ord(sign) <= 0xFFFF else "\ufffd\ufffd" for sign in text)


def _folded(text: str) -> str:
    """A text of the same length without case and accents."""
    return "".join(map(_base, in_units(text).translate(_ALIKE)))


def _base(sign: str) -> str:
    return unicodedata.normalize("NFD", sign)[0].lower()[0]
