"""The flick itself: what a finger does, before anybody knows what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Log, Seat, replaced
from core.targets.actions import Flick
from core.targets.events import Flicked, TargetsMissed
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS
from core.targets.reasons import Reason
from core.targets.state import Phase, TargetsState


def flick(state: TargetsState, seat: Seat, action: Flick, log: Log[TargetsState]) -> TargetsState:
    """The top die is on its way; what was not announced is gone (T-4, T-8, T-9)."""
    require_flick(action)
    log += [TargetsMissed(die) for die in state.targets]
    shot = action.shot()
    log.append(Flicked(seat, state.towers[seat][-1], shot))
    return replace(
        state,
        phase=Phase.SETTLING,
        shots=replaced(state.shots, seat, shot),
        flicker=seat,
        targets=(),
        pairs=(),
    )


def require_flick(action: Flick) -> None:
    """Refuse what no finger can do."""
    if action.direction not in range(DIRECTIONS) or action.power not in POWERS or action.height not in HEIGHTS:
        raise Illegal("T-24", Reason.NO_SUCH_FLICK)
