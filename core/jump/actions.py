"""What players can do; nature's `FirstPlayerDrawn` and `Shuffled` are shared with other games."""

from __future__ import annotations

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import Action
from core.jump.box import Plane


class Sit(Action, frozen=True, gc=False):
    """Seat the next parachutist (J-6); places count from 0, row by row from the front."""

    plane: Plane
    place: int


class Pick(Action, frozen=True, gc=False):
    """Lay a card from hand face down (J-7)."""

    card: int


class Steer(Action, frozen=True, gc=False):
    """Say which plane a white card moves (J-8)."""

    plane: Plane


class Blow(Action, frozen=True, gc=False):
    """Show the wind: it blows on this jump (J-13)."""


class Hold(Action, frozen=True, gc=False):
    """No wind on this jump: there is none, or it is kept back (J-13)."""


class Jump(Action, frozen=True, gc=False):
    """Choose the parachutist that jumps (J-9)."""

    pawn: int


class Shift(Action, frozen=True, gc=False):
    """Blow the parachutist one column on (+1) or back (-1) (J-13)."""

    columns: int


class ChangePlace(Action, frozen=True, gc=False):
    """Move one of one's parachutists to another place, or swap it with whoever sits there (J-11)."""

    pawn: int
    plane: Plane
    place: int


class NextSession(Action, frozen=True, gc=False):
    """Clear the scored board and go on (J-20)."""


Actions = Sit | Pick | Steer | Blow | Hold | Jump | Shift | ChangePlace | NextSession | FirstPlayerDrawn | Shuffled
