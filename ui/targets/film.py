"""How the dice roll: the run of the physics that nature has judged, as pieces of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.play import SeenChange
from core.targets.actions import Settled
from core.targets.physics.frames import MovingDie
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.rolling import frames
from core.targets.state import TargetsState, owner
from ui.table.layout.liveries import liveries
from ui.table.pieces import Moment, Piece
from ui.targets.layout.dice import die_at, look_of, shadow_of
from ui.targets.layout.regions import Surface, regions

STILL: Final = 12
"""So many frames the last picture stays, for everybody to see where the dice lie before anything is taken away."""


def film(change: SeenChange[TargetsState], moment: Moment[TargetsState]) -> Iterator[tuple[Piece, ...]]:
    """Sixty times a second: the dice that a flick has touched, each with its shadow."""
    before, settled = change.before, change.action
    if not isinstance(settled, Settled):
        return
    surface, worn = regions(moment.width).surface, liveries(moment.players)
    pieces: tuple[Piece, ...] = ()
    for frame in frames(tabletop_of(before), shots_of(before), settled.seed):
        pieces = tuple(piece for die in frame.dice for piece in _seen(surface, die, worn[owner(die.die)]))
        yield pieces
    for _ in range(STILL):
        yield pieces


def _seen(surface: Surface, seen: MovingDie, livery: str) -> tuple[Piece, ...]:
    """A die in the air or on the table, and its shadow on the ground; where it falls from the table it casts none."""
    look = look_of(livery, seen.facing, seen.heading, seen.over, seen.tilt)
    die = die_at(surface, seen.die, look, seen.x, seen.y, seen.z)
    return (die, shadow_of(surface, seen.die, look, seen.x, seen.y, seen.z)) if seen.z >= 0 else (die,)
