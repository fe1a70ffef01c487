"""Practice: what a flick would come to with other luck, and how many of several flicks have hit something."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import IntEnum

from msgspec.structs import replace

from core.game import NATURE, Action, Event, Seat
from core.play import SeenChange
from core.targets.actions import Flick, Settled
from core.targets.events import Disarmed, Faulted, Stolen
from core.targets.game import TARGETS
from core.targets.physics.overlaps import lies_within, touches_bullseye
from core.targets.physics.tabletop import Rest
from core.targets.state import Phase, TargetsState, in_golden, lying_discs
from ui.look.text import translate

Shot = SeenChange[TargetsState]


class Lie(IntEnum):
    """How well a die lies after a flick, the better the greater."""

    ELSEWHERE = 0
    ON_DISC = 1
    """Wholly, as it has to be to count."""
    ON_BULLSEYE = 2


def trial(view: TargetsState, seat: Seat, action: Action, luck: random.Random) -> Shot | None:
    """What comes of a flick with this luck; None of anything else."""
    if not isinstance(action, Flick):
        return None
    rolling = TARGETS.apply(view, seat, action).state
    if in_golden(view):
        # Whatever the others aim at, nobody may know it yet.
        shots = tuple([shot if other == seat else None for other, shot in enumerate(rolling.shots)])
        rolling = replace(rolling, phase=Phase.SETTLING, shots=shots)
        settled = TARGETS.nature(rolling, luck)
        return SeenChange(rolling, rolling, 0, NATURE, settled)
    settled = TARGETS.nature(rolling, luck)
    step = TARGETS.apply(rolling, NATURE, settled)
    return SeenChange(rolling, step.state, 0, NATURE, settled, step.events)


def rests_of(shot: Shot, seat: Seat) -> list[Rest]:
    """How what a seat has flicked came to rest: its top die, or the whole tower."""
    assert isinstance(shot.action, Settled)
    tower = shot.before.towers[seat]
    flicked = tower if in_golden(shot.before) else tower[-1:]
    return [rest for rest in shot.action.dice if rest.die in flicked]


def lie_of(shot: Shot, rest: Rest) -> Lie:
    """How well a die lies; the golden disc has no bull's-eye."""
    spots = [spot for _, spot in lying_discs(shot.before)]
    if rest.pose is None or not rest.rolled:
        return Lie.ELSEWHERE
    if not in_golden(shot.before) and any(touches_bullseye(rest.pose, spot) for spot in spots):
        return Lie.ON_BULLSEYE
    return Lie.ON_DISC if any(lies_within(rest.pose, spot) for spot in spots) else Lie.ELSEWHERE


def share(shots: Sequence[Shot], seat: Seat) -> str:
    """How many of some shots have hit, in words."""
    lies = [lie_of(shot, rest) for shot in shots for rest in rests_of(shot, seat)]
    wholly = sum(lie >= Lie.ON_DISC for lie in lies)
    if in_golden(shots[-1].before):
        words = translate("targets", "Dice on the disc: {disc} of {count}.")
        return words.format(disc=wholly, count=len(lies))
    words = translate("targets", "{bull} of {count} on a bull's-eye, {disc} wholly on a disc.")
    told = words.format(bull=lies.count(Lie.ON_BULLSEYE), count=len(shots), disc=wholly)
    return " ".join([told, *_besides([event for shot in shots for event in shot.events], seat)])


def _besides(events: Sequence[Event], seat: Seat) -> list[str]:
    """What else has come of the shots, as far as anything has."""
    counted = (
        (translate("targets", "Thefts: {count}."), [e for e in events if isinstance(e, Stolen) and e.seat == seat]),
        (translate("targets", "Towers hit: {count}."), [e for e in events if isinstance(e, Disarmed)]),
        (translate("targets", "Faults: {count}."), [e for e in events if isinstance(e, Faulted)]),
    )
    return [words.format(count=len(found)) for words, found in counted if found]
