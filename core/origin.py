"""Where a game comes from that did not begin at its beginning."""

from __future__ import annotations

from typing import Annotated

import msgspec

from core.game import Value
from core.players import Short


class Origin(Value, frozen=True, gc=False):
    """The position of another game from which a game was played on."""

    created: Short
    """When the other was begun, by which it is known as long as it lasts."""
    cursor: Annotated[int, msgspec.Meta(ge=0)]
    fresh: bool
    """Whether luck is another from there on."""
