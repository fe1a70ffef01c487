"""Who sits at a table, and how far people there take moves back."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Value

Short = Annotated[str, msgspec.Meta(max_length=60)]


class Kind(StrEnum):
    """Who plays a seat."""

    HUMAN = "human"
    RANDOM = "random"
    CADET = "cadet"
    PILOT = "pilot"
    ACE = "ace"


class TakeBack(StrEnum):
    """How far the table lets people take moves back."""

    FREE = "free"
    UNTIL_REVEALED = "until_revealed"
    """Up to the last throw, draw or reveal: nobody unlearns what they saw."""
    OFF = "off"


class Player(Value, frozen=True, gc=False):
    """A seat as the table set it up."""

    name: Short
    colour: Short = ""
    kind: Kind = Kind.HUMAN
