"""A review as it is kept: JSON, which holds for one game as it was played, and for no other."""

from __future__ import annotations

from typing import Final

import msgspec

from core.review.review import VERSION, Review

SUFFIX: Final = ".review"
"""Of the file beside a saved game."""
LARGEST: Final = 32 * 1024 * 1024
_DECODER: Final = msgspec.json.Decoder(Review)


def packed(review: Review) -> bytes:
    """What is written."""
    return msgspec.json.encode(review)


def unpacked(data: bytes, digest: str, nodes: int) -> Review | None:
    """What was written, if it is a whole review of that game, and no less thorough."""
    if len(data) > LARGEST:
        return None
    try:
        review = _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    entries = len(review.movers)
    whole = len(review.standings) == entries + 1 and len(review.expected) in (0, entries)
    fits = review.version == VERSION and review.digest == digest and review.nodes >= nodes
    return review if whole and fits else None
