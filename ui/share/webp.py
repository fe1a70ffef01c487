"""Animated WebP: single pictures, as any encoder writes them, put into one file that shows them one after the other.

The container is RIFF: a header, what the animation as a whole is like, and a chunk for every frame with the chunks of a
still picture in it. Qt writes stills only, and reads both.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

LARGEST: Final = 16384
"""Pixels, in either direction."""
LONGEST: Final = (1 << 24) - 1
"""Milliseconds for which a frame can stand."""

_ANIMATED: Final = 0b0000_0010
_SEE_THROUGH: Final = 0b0001_0000
"""Flags of the whole file."""
_PICTURE: Final = (b"ALPH", b"VP8 ", b"VP8L")
"""The chunks of a still that make up its picture; others tell of colours and cameras."""


class Frame(NamedTuple):
    """A still, as the bytes of a WebP file, and what it stands on the canvas for."""

    still: bytes
    x: int
    y: int
    """Of its upper left corner; even numbers, as the format has no others."""
    width: int
    height: int
    milliseconds: int


def animated(width: int, height: int, frames: Sequence[Frame], loops: int = 0) -> bytes:
    """One file of frames that are laid over each other; shown so often, or for ever."""
    if not frames:
        raise ValueError("there is nothing to show")
    if not 1 <= min(width, height) <= max(width, height) <= LARGEST:
        raise ValueError(f"no canvas is {width} by {height} pixels")
    canvas = struct.pack("<I", _ANIMATED | _SEE_THROUGH) + _number(width - 1) + _number(height - 1)
    # Behind everything lies nothing: the first frame covers it.
    whole = _chunk(b"VP8X", canvas) + _chunk(b"ANIM", struct.pack("<IH", 0, loops))
    whole += b"".join([_chunk(b"ANMF", _framed(frame, width, height)) for frame in frames])
    return _chunk(b"RIFF", b"WEBP" + whole)


def _framed(frame: Frame, width: int, height: int) -> bytes:
    if frame.x % 2 or frame.y % 2 or min(frame.x, frame.y) < 0:
        raise ValueError(f"no frame lies at {frame.x}, {frame.y}")
    if frame.x + frame.width > width or frame.y + frame.height > height or min(frame.width, frame.height) < 1:
        raise ValueError("a frame lies outside of the canvas")
    where = _number(frame.x // 2) + _number(frame.y // 2) + _number(frame.width - 1) + _number(frame.height - 1)
    stands = _number(min(max(frame.milliseconds, 0), LONGEST))
    # It is laid over what is there, and stays.
    return where + stands + b"\0" + b"".join([_chunk(name, data) for name, data in _chunks(frame.still)])


def _chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    """What a still is made of."""
    if still[:4] != b"RIFF" or still[8:12] != b"WEBP":
        raise ValueError("this is no WebP picture")
    at = 12
    found = False
    while at + 8 <= len(still):
        name, size = still[at : at + 4], int.from_bytes(still[at + 4 : at + 8], "little")
        data = still[at + 8 : at + 8 + size]
        if len(data) < size:
            raise ValueError("the picture ends too early")
        if name in _PICTURE:
            found = found or name != b"ALPH"
            yield name, data
        at += 8 + size + size % 2
    if not found:
        raise ValueError("there is no picture in it")


def _chunk(name: bytes, data: bytes) -> bytes:
    # Everything begins at an even place.
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _number(value: int) -> bytes:
    return value.to_bytes(3, "little")
