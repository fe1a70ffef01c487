"""A process that reviews: the record of a game and the numbers of some units in, each unit out."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.loading import load
from core.review.reviewing import check_over, examine
from core.session import AnySession
from core.worker_process import be_one


class Game(msgspec.Struct, frozen=True, tag=True):
    """What is reviewed from now on."""

    record: bytes
    """The game as it is saved."""
    nodes: int


class Portion(msgspec.Struct, frozen=True, tag=True):
    """The units that are wanted next."""

    units: tuple[int, ...]


_ORDER = msgspec.json.Decoder(Game | Portion)
_ENCODER = msgspec.json.Encoder()


def encoded(order: Game | Portion) -> bytes:
    """An order as a line."""
    return _ENCODER.encode(order) + b"\n"


class Desk:
    """Where the game lies that is reviewed."""

    def __init__(self) -> None:
        self._session: AnySession | None = None
        self._nodes = 0

    def answered(self, line: bytes) -> Iterator[bytes]:
        """A line for each unit of a portion, as soon as it is examined."""
        match _ORDER.decode(line):
            case Game(record, nodes):
                session = load(record).session
                check_over(session)
                self._session, self._nodes = session, nodes
            case Portion(units):
                assert self._session is not None, "the game comes first"
                for unit in units:
                    yield _ENCODER.encode(examine(self._session, unit, self._nodes)) + b"\n"


def main() -> None:
    """Be the process that reviews, until the window is gone."""
    be_one(Desk().answered)
