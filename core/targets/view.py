"""What a seat knows: everything but how the others aim in Golden Targets."""

from __future__ import annotations

import random

from msgspec.structs import replace

from core.game import Seat
from core.targets.rules.aiming import random_flick
from core.targets.state import UNSEEN_SHOT, Phase, TargetsState


def view_of(state: TargetsState, seat: Seat | None) -> TargetsState:
    """The position as a seat sees it; `None` is a spectator."""
    if state.phase is not Phase.GOLDEN:
        return state
    shots = [shot if shot is None or other == seat else UNSEEN_SHOT for other, shot in enumerate(state.shots)]
    return replace(state, shots=tuple(shots))


def determinized(view: TargetsState, rng: random.Random) -> TargetsState:
    """Let every hidden shot be any that its owner may have chosen."""
    shots = [
        random_flick(view, seat, rng).shot(whole=True) if shot == UNSEEN_SHOT else shot
        for seat, shot in enumerate(view.shots)
    ]
    return replace(view, shots=tuple(shots))
