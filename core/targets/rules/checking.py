"""Whether what is said to have come to rest can be what a flick has done."""

from __future__ import annotations

from typing import Final

from core.game import Illegal
from core.targets.actions import Settled
from core.targets.box import HALF_TABLE
from core.targets.physics.from_position import QUARTER
from core.targets.physics.tabletop import FACINGS, Pose, Rest
from core.targets.reasons import Impossible
from core.targets.state import TargetsState

SEED_BITS: Final = 32


def require_possible(state: TargetsState, outcome: Settled) -> None:
    """Refuse dice that can't have moved, or can't lie there (T-27)."""
    _require(0 <= outcome.seed < 1 << SEED_BITS, Impossible.NO_SUCH_SEED)
    moved = [rest.die for rest in outcome.dice]
    standing = [die for tower in state.towers for die in tower]
    lying = [die for die, pose in enumerate(state.poses) if pose is not None]
    _require(set(moved) <= {*standing, *lying} and moved == sorted(set(moved)), Impossible.NOT_THESE_DICE)
    for rest in outcome.dice:
        _require_rest(state, rest)
    for seat, shot in enumerate(state.shots):
        _require(shot is None or state.towers[seat][-1] in moved, Impossible.FLICKED_DIE_MISSING)
    for tower in state.towers:
        gone = [die in moved for die in tower]
        _require(gone == sorted(gone), Impossible.TOWER_HANGS_IN_THE_AIR)


def _require_rest(state: TargetsState, rest: Rest) -> None:
    _require(rest.facing in range(FACINGS) and (rest.pose is None or on_the_table(rest.pose)), Impossible.NO_SUCH_REST)
    lay = state.poses[rest.die]
    _require(lay is None or (rest.pose, rest.facing) != (lay, state.facings[rest.die]), Impossible.DID_NOT_MOVE)


def on_the_table(pose: Pose) -> bool:
    """Whether a die can lie there; a place that is no number is nowhere."""
    within = -HALF_TABLE <= pose.x <= HALF_TABLE and -HALF_TABLE <= pose.y <= HALF_TABLE
    return within and 0 <= pose.heading < QUARTER


def _require(holds: bool, reason: Impossible) -> None:
    if not holds:
        raise Illegal("T-27", reason)
