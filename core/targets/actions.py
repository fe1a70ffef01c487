"""What players and nature can do; nature's `FirstPlayerDrawn` is shared with other games."""

from __future__ import annotations

from core.cards import FirstPlayerDrawn
from core.game import Action
from core.targets.physics.tabletop import Rest, Shot


class Arrange(Action, frozen=True, gc=False):
    """Say where the partner's die stands in one's tower (T-22); places count from 0, from the bottom up."""

    place: int


class Flick(Action, frozen=True, gc=False):
    """Flick the top die of one's tower (T-4), or in Golden Targets the whole of it (T-19)."""

    direction: int
    power: int
    height: int

    def shot(self, whole: bool = False) -> Shot:
        """What the physics makes of it."""
        return Shot(self.direction, self.power, self.height, whole)


class Keep(Action, frozen=True, gc=False):
    """Of several dice that left one's tower, keep this one where it stopped (T-7)."""

    die: int


class Announce(Action, frozen=True, gc=False):
    """Call "Targets!" for one's die on a bull's-eye (T-8)."""

    die: int


class NotSeen(Action, frozen=True, gc=False):
    """Call "Pas vu, pas pris!" before an opponent has announced this die (T-20)."""

    die: int


class Double(Action, frozen=True, gc=False):
    """Of two of one's dice with the same value, take `back` on top of the tower; `other` stays (T-9)."""

    back: int
    other: int


class LetGo(Action, frozen=True, gc=False):
    """Announce nothing more, where the table waits for it (T-12, T-23)."""


class Discard(Action, frozen=True, gc=False):
    """Remove a disc of the centre, as nobody got one (T-15)."""

    disc: int


class NextRound(Action, frozen=True, gc=False):
    """Everybody has seen the result: clear the table and go on (T-16)."""


class Settled(Action, frozen=True, gc=False):
    """Nature: how the dice that a flick moved came to rest, by their numbers; `seed` is the physics' (T-27)."""

    seed: int
    dice: tuple[Rest, ...]


Actions = (
    Arrange | Flick | Keep | Announce | NotSeen | Double | LetGo | Discard | NextRound | FirstPlayerDrawn | Settled
)
