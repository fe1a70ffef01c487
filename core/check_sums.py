"""The check sum at the end of every line of a record, chained to the lines before it."""

from __future__ import annotations

import re
import zlib
from typing import Final

_SUM: Final = re.compile(rb',"(?:sum":")?([0-9a-f]{8})"([\]}])\s*$')


class Changed(Exception):
    """A line whose sum is missing or does not follow from the lines before it."""


def signed(line: bytes, chain: int) -> tuple[bytes, int]:
    """The line with its sum, and the chain after it."""
    body, closing = line[:-1], line[-1:]
    chain = zlib.crc32(body, chain)
    name = b'"sum":' if closing == b"}" else b""
    return b'%s,%s"%08x"%s\n' % (body, name, chain, closing), chain


def unsigned(line: bytes, chain: int | None) -> tuple[bytes, int]:
    """The line without its sum, and the chain after it; without a chain before it, the sum is believed."""
    found = _SUM.search(line)
    if found is None:
        raise Changed
    body, told = line[: found.start()], int(found[1], 16)
    if chain is not None and zlib.crc32(body, chain) != told:
        raise Changed
    return body + found[2], told


def is_signed(line: bytes) -> bool:
    """Whether a line ends with a sum, right or wrong."""
    return _SUM.search(line) is not None


def stripped(line: bytes) -> bytes:
    """The line without its sum, right or wrong."""
    return _SUM.sub(rb"\2", line)
