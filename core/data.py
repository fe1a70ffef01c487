"""Loading and checking the tables of a game's box, which people who own the box can correct."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")


class DataError(Exception):
    """A table in resources that can't be used; the message names the file and what is wrong."""


def load(game: str, table: str, shape: type[T], package: str = "resources") -> T:
    """The table `<package>/<game>/<table>.json` as a `shape`."""
    import msgspec

    try:
        return msgspec.json.decode(_bytes(package, game, table), type=shape)
    except (OSError, msgspec.MsgspecError) as error:
        raise DataError(f"{package}/{game}/{table}.json: {error}") from error


def require(game: str, table: str, holds: bool, sentence: str, package: str = "resources") -> None:
    """Refuse a table that decodes but makes no sense."""
    if not holds:
        raise DataError(f"{package}/{game}/{table}.json: {sentence}")


def rules_version(game: str, version: int, *tables: str, package: str = "resources") -> str:
    """The version a record names: the rules' own number and a fingerprint of the tables they read.

    A corrected table is another version, so a record played under the old figures can say so.
    """
    import msgspec

    sum_ = 0
    for table in tables:
        figures = msgspec.json.encode(msgspec.json.decode(_bytes(package, game, table)))
        sum_ = zlib.crc32(figures, sum_)
    return f"{version}-{sum_:08x}"


def folder(place: str) -> Traversable:
    """A folder in a package: "resources.loops"."""
    # The first window does without, and it takes long to import.
    from importlib.resources import files

    package, *inside = place.split(".")
    return files(package).joinpath(*inside)


def _bytes(package: str, game: str, table: str) -> bytes:
    return (folder(package) / game / f"{table}.json").read_bytes()
