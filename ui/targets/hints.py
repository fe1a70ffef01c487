"""What pieces put down would do: nothing is put down at this table."""

from __future__ import annotations

from core.game import Seat
from core.targets.state import TargetsState
from ui.table.pieces import Placement


def hint(view: TargetsState, seat: Seat, placements: frozenset[Placement]) -> str:
    """Nothing can be said of a drop that means nothing."""
    return ""
