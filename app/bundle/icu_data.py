"""The data of ICU, by which Qt sorts words in all languages, cut to the languages that Voltige speaks."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from app.bundle import elf

LANGUAGES: Final = ("en", "fr")
_OF_A_LANGUAGE: Final = re.compile(r"(?:.*/)?([a-z]{2,3})(?:_\w+)?\.res")
"""A table of which there is one for each language, such as `coll/fr.res`; others serve all of them."""
_UNUSED: Final = re.compile(r"(brkitr|rbnf|translit)/.*|.*\.cnv")
"""Where lines break, numbers in words, other alphabets, old encodings: Qt has its own ways, or none."""
_MARK: Final = b"\xda\x27"
_KIND: Final = b"CmnD"
_COUNT: Final = struct.Struct("<I")
_PLACE: Final = struct.Struct("<II")
ALIGN: Final = 16


class Entry(NamedTuple):
    """One of the tables."""

    name: str
    content: bytes


class UnknownData(Exception):
    """No data of ICU, or of a kind that is not known."""


def cut(path: Path) -> int:
    """Cut the data in a library of ICU; how many bytes that saves."""
    library = path.read_bytes()
    start, size = elf.table(library)
    shorter = elf.with_table(library, cut_data(library[start : start + size]))
    path.write_bytes(shorter)
    return len(library) - len(shorter)


def cut_data(data: bytes) -> bytes:
    """The data without tables that are not used."""
    if not (data[2:4] == _MARK and data[12:16] == _KIND):
        raise UnknownData("these are no data of ICU")
    header = data[: struct.unpack_from("<H", data)[0]]
    return header + packed([entry for entry in entries(data) if is_used(entry.name.partition("/")[2])])


def is_used(name: str) -> bool:
    """Whether a table is used, by its name without that of the whole."""
    language = _OF_A_LANGUAGE.fullmatch(name)
    return not _UNUSED.fullmatch(name) and (language is None or language[1] in LANGUAGES)


def entries(data: bytes) -> Iterator[Entry]:
    """The tables in their order; after a header comes a list of where names and contents begin."""
    start = struct.unpack_from("<H", data)[0]
    (count,) = _COUNT.unpack_from(data, start)
    first = start + _COUNT.size
    places = list(_PLACE.iter_unpack(data[first : first + count * _PLACE.size]))
    ends = [place for _, place in places[1:]] + [len(data) - start]
    for (name, content), end in zip(places, ends, strict=True):
        text = data[start + name : data.index(b"\0", start + name)]
        yield Entry(text.decode("ascii"), data[start + content : start + end])


def packed(tables: list[Entry]) -> bytes:
    """The list and what it names, as they follow a header."""
    names = [table.name.encode("ascii") + b"\0" for table in tables]
    at = _COUNT.size + len(tables) * _PLACE.size
    contents = at + sum(map(len, names))
    contents += -contents % ALIGN
    begin, listed = contents, bytearray(_COUNT.pack(len(tables)))
    for name, table in zip(names, tables, strict=True):
        listed += _PLACE.pack(at, contents)
        at += len(name)
        contents += len(table.content)
    return (bytes(listed) + b"".join(names)).ljust(begin, b"\0") + b"".join(table.content for table in tables)
