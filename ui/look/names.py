"""Names for players who give none, and the part of a name that can be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final

NAMES: Final = ("Ada", "Blériot", "Cleo", "Dumont", "Earhart", "Fokker", "Garros", "Hawker")
LONGEST_TITLE: Final = 60
_READ: Final = 1000
"""Letters of a name that are looked at; nobody means what comes after them."""
JOINERS: Final = "\u200c\u200d"
"""Unseen themselves, but parts of words and of emoji."""


def readable(name: str) -> str:
    """A name on one line, without control characters and marks that turn round the words after it."""
    spaced = " ".join(name.split())
    return "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in _UNSEEN)


def shortened(name: str, longest: int) -> str:
    """As many letters of a name as there may be, as far as they can be shown."""
    return readable(readable(name[:_READ])[:longest])


def title(name: str) -> str:
    """A name for a game, no longer than a tile can show."""
    return shortened(name, LONGEST_TITLE)


_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")


def spare_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for those who give none, without end; where all are taken, with a number."""
    held = {name.casefold() for name in taken}
    for number in count(1):
        for name in NAMES:
            spare = name if number == 1 else f"{name} {number}"
            if spare.casefold() not in held:
                yield spare


def is_spare(name: str) -> bool:
    """Whether nobody chose a name: it is one of those for players who give none."""
    first, _, number = name.rpartition(" ")
    stem = first if number.isdecimal() else name
    return stem.casefold() in {spare.casefold() for spare in NAMES}
