"""Programs and libraries of Linux as files: what they need, and a table that is cut out of one."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = b"\x7fELF\x02\x01"
"""64 bits, little end first: the only kind that we make bundles of."""
LOAD, DYNAMIC = 1, 2
NEEDED, STRINGS, SYMBOLS = 1, 5, 6
PAGE: Final = 4096
_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_SEGMENT: Final = struct.Struct("<IIQQQQQQ")
_ENTRY: Final = struct.Struct("<qQ")
_SYMBOL: Final = struct.Struct("<IBBHQQ")


class Segment(NamedTuple):
    """A stretch of the file and where it lies in memory."""

    kind: int
    flags: int
    offset: int
    address: int
    physical: int
    size: int
    memory: int
    align: int


def needed(path: Path) -> list[str]:
    """The names of the libraries that a file asks for; none where it is no program or library."""
    image = path.read_bytes()
    if not image.startswith(MAGIC):
        return []
    entries = list(_dynamic(image))
    names = _offset(image, dict(entries).get(STRINGS, 0))
    return [_text(image, names + value) for tag, value in entries if tag == NEEDED]


def table(image: bytes) -> tuple[int, int]:
    """Where the one table of a library that has nothing else begins in the file, and how long it is."""
    entry = _offset(image, dict(_dynamic(image))[SYMBOLS]) + _SYMBOL.size
    address, size = _SYMBOL.unpack_from(image, entry)[-2:]
    return _offset(image, address), size


def with_table(image: bytes, shorter: bytes) -> bytes:
    """The library with a shorter table in the place of its own.

    All that follows the table keeps its address and moves in the file alone, so that nothing else has to be changed.
    """
    start, size = table(image)
    end = start + size
    made = bytearray(image[:start] + shorter)
    made += bytes(-len(made) % PAGE)
    # A segment begins as far into a page of the file as into a page of the memory.
    moved = len(made) - end // PAGE * PAGE
    tail = max(segment.offset + segment.size for segment in _segments(image))
    made += bytes(end % PAGE) + image[end:tail]
    for at, segment in zip(_places(image), _segments(image), strict=True):
        if segment.offset >= end:
            _SEGMENT.pack_into(made, at, *segment._replace(offset=segment.offset + moved))
        elif segment.offset + segment.size >= end:
            rest = segment.size - size + len(shorter)
            _SEGMENT.pack_into(made, at, *segment._replace(size=rest, memory=rest))
    symbol = _offset(image, dict(_dynamic(image))[SYMBOLS]) + _SYMBOL.size
    struct.pack_into("<Q", made, symbol + _SYMBOL.size - 8, len(shorter))
    return _without_sections(made)


def _without_sections(image: bytearray) -> bytes:
    """Sections are for linkers; what loads the library looks at segments."""
    fields = list(_HEADER.unpack_from(image))
    fields[6], fields[12], fields[13] = 0, 0, 0
    _HEADER.pack_into(image, 0, *fields)
    return bytes(image)


def _places(image: bytes) -> Iterator[int]:
    fields = _HEADER.unpack_from(image)
    start, size, count = fields[5], fields[9], fields[10]
    return iter(range(start, start + size * count, size))


def _segments(image: bytes) -> list[Segment]:
    return [Segment(*_SEGMENT.unpack_from(image, at)) for at in _places(image)]


def _dynamic(image: bytes) -> Iterator[tuple[int, int]]:
    for segment in _segments(image):
        if segment.kind == DYNAMIC:
            yield from _ENTRY.iter_unpack(image[segment.offset : segment.offset + segment.size])


def _offset(image: bytes, address: int) -> int:
    """Where in the file lies what has an address in memory."""
    for segment in _segments(image):
        if segment.kind == LOAD and segment.address <= address < segment.address + segment.size:
            return address - segment.address + segment.offset
    return 0


def _text(image: bytes, at: int) -> str:
    return image[at : image.index(b"\0", at)].decode()
