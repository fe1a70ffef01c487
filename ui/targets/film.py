"""How the dice roll: the run of the physics that nature has judged, as pieces of the table; the eye follows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from core.play import SeenChange
from core.targets.actions import Settled
from core.targets.physics.frames import Frame, MovingDie
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.rolling import frames
from core.targets.state import TargetsState, owner
from ui.table.layout.boxes import Box
from ui.table.layout.liveries import liveries
from ui.table.pieces import Moment, Piece
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.dice import dice_part, die_at, look_of, shadow_of
from ui.targets.layout.discs import discs_part
from ui.targets.layout.ground import wood_piece
from ui.targets.layout.regions import Z, regions
from ui.targets.layout.scatter import scatter_part
from ui.targets.layout.surface import Surface, die_box, frame_of, showing, united, widened

STILL: Final = 12
"""So many frames the last picture stays, for everybody to see where the dice lie before anything is taken away."""
AHEAD: Final = 16
"""So many frames before a die leaves what is shown, the eye begins to draw back."""
FOLLOWS: Final = 0.3
"""What part of the way that is still to go the eye goes in a frame."""
_GONE: Final = 1e-3
"""The size of what can't be seen any more."""
RETURN: Final = 16
"""In so many frames the eye comes near again, where nothing lies outside any more."""


def film(change: SeenChange[TargetsState], moment: Moment[TargetsState]) -> Iterator[tuple[Piece, ...]]:
    """Sixty times a second: the dice that a flick has touched, each with its shadow.

    While dice are outside of what is shown, it is seen from farther away: then everything is in the picture.
    """
    run = _run(change)
    if not run:
        return
    run += [run[-1]] * STILL
    before, worn, wood = change.before, liveries(moment.players), regions(moment.width).wood
    seen = followed(frame_of(before, wood), run, frame_of(change.after, wood))
    run += [run[-1]] * (len(seen) - len(run))
    surfaces = [showing(frame, wood) for frame in seen]
    far = showing(united([surface.seen for surface in surfaces]), wood)
    start, gone, shown = replace(moment, view=before), _Gone(change), surfaces[0]
    for frame, surface in zip(run, surfaces, strict=True):
        moved = gone.after(frame)
        # In the end the wood is drawn as it will be seen from now on.
        drawn = surface if frame is run[-1] and surface == surfaces[-1] else far
        standing = () if surface == shown else _standing(start, surface, drawn, moved)
        yield (*standing, *_rolling(surface, frame, worn))
        shown = surface


def _run(change: SeenChange[TargetsState]) -> list[Frame]:
    before, settled = change.before, change.action
    if not isinstance(settled, Settled):
        return []
    return list(frames(tabletop_of(before), shots_of(before), settled.seed))


# --- what is seen ----------------------------------------------------------------------------------------


def _rolling(surface: Surface, frame: Frame, worn: Sequence[str]) -> tuple[Piece, ...]:
    return tuple(piece for die in frame.dice for piece in _seen(surface, die, worn[owner(die.die)]))


def _seen(surface: Surface, seen: MovingDie, livery: str) -> tuple[Piece, ...]:
    """A die in the air or on the table, and its shadow on the ground; where it falls from the table that is gone."""
    look = look_of(livery, seen.facing, seen.heading, seen.over, seen.tilt)
    die = die_at(surface, seen.die, look, seen.x, seen.y, seen.z)
    shadow = shadow_of(surface, seen.die, look, seen.x, seen.y, seen.z)
    return die, shadow if seen.z >= 0 else replace(shadow, width=_GONE, height=_GONE)


def _standing(moment: Moment[TargetsState], surface: Surface, far: Surface, moved: frozenset[int]) -> Iterator[Piece]:
    """The table and everything on it but the dice that have moved."""
    context = LayoutContext(moment, surface)
    ids = {f"{kind}{die}" for die in moved for kind in ("die:", "shadow:die:")}
    yield wood_piece(far, surface)
    for piece in (*discs_part(context).pieces, *scatter_part(context).pieces, *dice_part(context).pieces):
        if piece.z < Z.MAT and piece.id not in ids:
            yield piece


class _Gone:
    """The dice that do not stand where they stood before: those that roll, and those that have left the table."""

    def __init__(self, change: SeenChange[TargetsState]) -> None:
        settled = change.action
        self._off = {rest.die for rest in settled.dice if rest.pose is None} if isinstance(settled, Settled) else set()
        self._fallen: set[int] = set()

    def after(self, frame: Frame) -> frozenset[int]:
        rolling = {die.die for die in frame.dice}
        self._fallen |= rolling & self._off
        return frozenset(rolling | self._fallen)


# --- the eye ---------------------------------------------------------------------------------------------


def followed(near: Box, run: Sequence[Frame], after: Box) -> list[Box]:
    """What has to be seen of the table in each frame of a run, and then until the eye is where it is needed next."""
    seen, wanted = [near], near
    for frame in range(1, len(run)):
        ahead = [die_box(die.x, die.y, max(0.0, die.z)) for later in run[frame : frame + AHEAD] for die in later.dice]
        wanted = widened(wanted, ahead)
        seen.append(_between(seen[-1], wanted, FOLLOWS))
    if wanted == near:
        return seen
    return [*seen, *(_between(seen[-1], after, _eased(step / RETURN)) for step in range(1, RETURN + 1))]


def _between(one: Box, other: Box, part: float) -> Box:
    return Box(*(a + (b - a) * part for a, b in zip(one, other, strict=True)))


def _eased(part: float) -> float:
    return part * part * (3 - 2 * part)
