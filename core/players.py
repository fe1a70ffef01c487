"""Who sits at a table, and how far people there take moves back."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from core.game import Seat, Value

Short = Annotated[str, msgspec.Meta(max_length=60)]


class Kind(StrEnum):
    """Who plays a seat."""

    HUMAN = "human"
    RANDOM = "random"
    CADET = "cadet"
    PILOT = "pilot"
    ACE = "ace"


OPPONENTS: Final = (Kind.CADET, Kind.PILOT, Kind.ACE)
"""The levels for which every game has a bot."""


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


class Seating(Value, frozen=True, gc=False):
    """What a table agreed on, as everybody at it may know: all of a record's header but the seed."""

    game: Short
    players: tuple[Player, ...]
    take_back: TakeBack = TakeBack.FREE
    hints: bool = True
    """Whether people may be told what the app knows better: hints and odds."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([player.name for player in self.players])

    @property
    def people(self) -> frozenset[Seat]:
        return frozenset(seat for seat, player in enumerate(self.players) if player.kind is Kind.HUMAN)

    @property
    def bots(self) -> dict[Seat, Kind]:
        """Who plays the seats that no person has."""
        return {seat: player.kind for seat, player in enumerate(self.players) if player.kind is not Kind.HUMAN}

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return not self.people
