"""What practice leaves on the table: trails and resting places of the last shots, and in words what they came to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from core.game import Seat
from core.targets.actions import Settled
from core.targets.box import DIE, HALF_TABLE
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.rolling import frames
from core.targets.physics.tabletop import Rest, Tabletop
from core.targets.physics.tabletop import Shot as Flicked
from core.targets.state import Phase, owner
from ui.look.text import translate
from ui.table.layout.boxes import Point, around
from ui.table.layout.part import Part
from ui.table.pieces import PRACTISE, Piece
from ui.targets.aiming.practice import Lie, Shot, lie_of, rests_of, share
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z
from ui.targets.layout.surface import united

_KEPT: Final = 64
Way = tuple[tuple[float, float], ...]


class Trail(NamedTuple):
    """How the way of a die looks, in millimetres: the same however closely the table is seen."""

    livery: str
    width: float
    """Of the piece."""
    points: tuple[Point, ...]
    """From the left upper corner of the piece."""
    lie: Lie
    heading: float | None
    """How the die lies at its end, in degrees; None where that is off the table."""
    last: bool
    """Whether it is the latest shot."""


def scatter_part(context: LayoutContext) -> Part:
    """The trails of the last shots, the latest over the others."""
    seat, tries = context.person, context.moment.tries
    if seat is None or not tries:
        return Part([])
    return Part([piece for shot in tries for piece in _trails(context, shot, seat, shot is tries[-1])])


def _trails(context: LayoutContext, shot: Shot, seat: Seat, last: bool) -> list[Piece]:
    """A trail of every die that was flicked."""
    settled = shot.action
    assert isinstance(settled, Settled)
    rests = rests_of(shot, seat)
    thrown = tabletop_of(shot.before), tuple(sorted(shots_of(shot.before).items())), settled.seed
    ways = _ways(*thrown, tuple(rest.die for rest in rests))
    return [_trail(context, shot, rest, way, last) for rest, way in zip(rests, ways, strict=True)]


def _trail(context: LayoutContext, shot: Shot, rest: Rest, way: Way, last: bool) -> Piece:
    part = united([around(*point, 2 * DIE, 2 * DIE) for point in way])
    look = Trail(
        context.liveries[owner(rest.die)],
        part.width,
        tuple(Point(round(x - part.left, 1), round(y - part.top, 1)) for x, y in way),
        lie_of(shot, rest),
        None if rest.pose is None else rest.pose.heading,
        last,
    )
    assert isinstance(shot.action, Settled)
    box, over = context.surface.covered(part), Z.SHADOW - (2 if last else 3)
    return box.piece(f"trail:{shot.action.seed}:{rest.die}", "trail", look, over)


@lru_cache(maxsize=_KEPT)
def _ways(
    tabletop: Tabletop, shots: tuple[tuple[Seat, Flicked], ...], seed: int, dice: tuple[int, ...]
) -> tuple[Way, ...]:
    """The way of each of these dice over the table, in millimetres."""
    ways: dict[int, list[tuple[float, float]]] = {die: [] for die in dice}
    for frame in frames(tabletop, dict(shots), seed):
        for moving in frame.dice:
            # Beside the table it only falls.
            if moving.die in ways and max(abs(moving.x), abs(moving.y)) <= HALF_TABLE:
                ways[moving.die].append((moving.x, moving.y))
    return tuple(tuple(way) for way in ways.values())


def practises(context: LayoutContext) -> bool:
    """Whether the viewer is to flick, without it counting."""
    golden = context.view.phase is Phase.GOLDEN and context.acting
    mine = context.person is not None and context.flicks == context.person
    return PRACTISE in context.moment.pressed and (mine or golden)


def practised(context: LayoutContext) -> str:
    """What the last shots came to."""
    if not context.moment.tries or context.person is None:
        return translate("targets", "Flick as often as you like: nothing counts.")
    return share(context.moment.tries, context.person)
