"""What pieces put on places would mean: nothing, since here dice are flicked and everything else is clicked."""

from __future__ import annotations

from core.game import Action, Seat
from core.targets.state import TargetsState
from ui.table.pieces import Placement


def interpret(view: TargetsState, seat: Seat, placements: frozenset[Placement]) -> Action | None:
    """No drop means anything."""
    return None


def loose(view: TargetsState, seat: Seat) -> frozenset[str]:
    """Nothing is lifted by hand: whoever touches a die or a disc has broken the rules of the game."""
    return frozenset()
