"""Positions that were saved under the first rules, as today's go on from them.

The discs lay elsewhere then, and the towers stood elsewhere: what came to rest says nothing any more about what it lay
on. So the dice are taken off the table. Discs that are stored or won stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from core.targets.rules.round_start import begin_anew
from core.targets.state import Phase, TargetsState, in_golden

_FIRST = "1-"
"""How the version of rules begins under which discs lay the same way for every seat and in every round."""
_UNDER_WAY = (Phase.FLICKING, Phase.SETTLING, Phase.KEEPING, Phase.ASKING)


def renewal(rules: str) -> Callable[[TargetsState], TargetsState] | None:
    """What to do with positions of those rules; nothing if they are today's."""
    return _renewed if rules.startswith(_FIRST) else None


def _renewed(state: TargetsState) -> TargetsState:
    if in_golden(state):
        # The one disc has always lain in the middle.
        return state
    state = replace(state, poses=(None,) * len(state.poses))
    return begin_anew(state) if state.phase in _UNDER_WAY else state
