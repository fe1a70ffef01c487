"""How an advised flick is shown: a mark where it should go, and words for how; people aim for themselves."""

from __future__ import annotations

import random
from statistics import median
from typing import Final

from core.game import Action, Seat
from core.targets.actions import Flick
from core.targets.bot.purposes import Goal
from core.targets.box import BULLSEYE_RADIUS, Point
from core.targets.physics.tabletop import USUAL_HEIGHT
from core.targets.state import GOLDEN_SPOT, Phase, TargetsState, puck_spots
from ui.look.text import translate
from ui.table.pieces import Moment, Pointed, Spot
from ui.targets.aiming.practice import rests_of, trial
from ui.targets.aiming.purposes import purpose_of
from ui.targets.aiming.touch import effect, force
from ui.targets.layout.surface import surface_of

MARK: Final = "mark"
_WIDE: Final = 2.7 * BULLSEYE_RADIUS
"""How far the mark reaches from its middle, in millimetres."""
_TRIED: Final = 15
"""So many throws tell where a flick ends that serves no purpose by itself."""


def pointed(moment: Moment[TargetsState], action: Action) -> Pointed | None:
    """The mark and the words of a flick."""
    if not isinstance(action, Flick) or moment.seat is None:
        return None
    surface = surface_of(moment.view, moment.width)
    spot = _spot(moment.view, moment.seat, action)
    at, edge = surface.at(*spot), surface.at(spot[0] + _WIDE, spot[1])
    return Pointed(Spot(MARK, at.x, at.y, edge.x - at.x), _words(moment.view, action))


def _words(view: TargetsState, flick: Flick) -> str:
    words = translate("targets", "Flick {force} at the mark")
    if view.phase is Phase.GOLDEN:
        words = translate("targets", "Flick the whole tower {force} at the mark")
    elif effect(flick.height) != effect(USUAL_HEIGHT):
        words = translate("targets", "Flick {force} at the mark, so that the die {effect}")
    return words.format(force=force(flick.power), effect=effect(flick.height))


def _spot(view: TargetsState, seat: Seat, flick: Flick) -> Point:
    """What a flick is aimed at, or else where it ends."""
    if view.phase is Phase.GOLDEN:
        return GOLDEN_SPOT
    purpose = purpose_of(view, seat, flick)
    if purpose is None:
        return _end(view, seat, flick)
    if purpose.goal in (Goal.THEFT, Goal.TOWER):
        return puck_spots(view)[purpose.which]
    hoped = {rest.die: rest.pose for rest in purpose.hoped}
    pose = hoped[view.towers[seat][-1]]
    return _end(view, seat, flick) if pose is None else (pose.x, pose.y)


def _end(view: TargetsState, seat: Seat, flick: Flick) -> Point:
    """Where a flick ends, as a rule."""
    # Always the same throws, so that the mark stays where it is.
    trials = [trial(view, seat, flick, random.Random(luck)) for luck in range(_TRIED)]
    poses = [rest.pose for shot in trials if shot is not None for rest in rests_of(shot, seat) if rest.pose is not None]
    if not poses:
        return GOLDEN_SPOT
    return median(pose.x for pose in poses), median(pose.y for pose in poses)
