"""What speaks for a move of Targets: what a flick aims at, by geometry, and what a call brings. No Qt here."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from core.game import Action, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NotSeen
from core.targets.aiming import direction_to
from core.targets.bot import ACE
from core.targets.bot_purposes import Aiming
from core.targets.material import BULLSEYE_RADIUS, DICE_EACH, DIE, DISC_RADIUS, PUCK_RADIUS, Point
from core.targets.material import towers as pucks
from core.targets.state import Phase, TargetsState, allied, lying_discs, owner, value
from core.targets.table import DIRECTIONS
from ui.targets.words import disc_name, disc_names, disc_under
from ui.text import translate

_TENTHS: Final = 10
_HARD: Final = 90
"""A flick with this power or more is meant for what stands, not for what lies."""
_BESIDE: Final = 2.5
"""How far beside a mark, in its radius, a flick may still be meant for it."""


def why(view: TargetsState, seat: Seat, action: Action) -> str:
    """A reason in a few words, from the seat's view."""
    match action:
        case Flick():
            return _aim(view, seat, action)
        case Announce():
            return translate("targets", "only a call before the next flick counts")
        case NotSeen():
            return translate("targets", "called before its owner, it makes the Targets! void")
        case Double():
            return translate("targets", "this die can be flicked once more")
        case LetGo():
            return translate("targets", "the dice stay where they lie")
        case Keep(die):
            disc = disc_under(view, die)
            if disc is not None:
                return translate("targets", "a {value} on {disc}").format(value=value(view, die), disc=disc_name(disc))
        case Discard(disc):
            spots = dict(lying_discs(view))
            if disc == max(spots, key=lambda other: _away(view, seat, spots[other])):
                return translate("targets", "it lies farthest from your tower")
        case Arrange(place) if place == DICE_EACH - 1:
            return translate("targets", "it is the first that you flick")
        case Arrange(0):
            return translate("targets", "it is the last that you flick")
    return ""


class _Mark(NamedTuple):
    """Something that a flick may aim at."""

    spot: Point
    radius: float
    """How far from its middle the line of a flick meets it."""
    standing: bool
    words: str


def _aim(view: TargetsState, seat: Seat, flick: Flick) -> str:
    """What the line of a flick meets: of several things the one that it meets best, and of these the nearest."""
    if view.phase is Phase.GOLDEN:
        return translate("targets", "every die that lies on the disc counts")
    hard = flick.power >= _HARD
    met: list[tuple[bool, float, float, str]] = []
    passed: list[tuple[bool, float, float, str]] = []
    for mark in _marks(view, seat, flick):
        turn = (flick.direction - direction_to(view, seat, mark.spot) + DIRECTIONS // 2) % DIRECTIONS - DIRECTIONS // 2
        away = _away(view, seat, mark.spot)
        beside = away * abs(math.sin(math.radians(turn / _TENTHS))) / mark.radius
        if abs(turn) < DIRECTIONS // 4 and beside <= _BESIDE:
            found = met if beside <= 1 else passed
            found.append((mark.standing != hard, round(beside, 1), away, mark.words))
    if met:
        return min(met)[-1]
    # A flick may be meant to graze what it aims at, or to stop beside it.
    return min(passed)[-1] if passed else translate("targets", "nothing better is in reach")


def _marks(view: TargetsState, seat: Seat, flick: Flick) -> Iterator[_Mark]:
    for die, pose in enumerate(view.poses):
        if pose is not None:
            disc = disc_under(view, die)
            if disc is not None and not allied(view, owner(die), seat):
                words = translate("targets", "meets an opponent's die on {disc}").format(disc=disc_name(disc))
                yield _Mark((pose.x, pose.y), DIE / 2, False, words)
            elif allied(view, owner(die), seat):
                yield _Mark((pose.x, pose.y), DIE / 2, False, translate("targets", "meets a die of your own side"))
    aiming = Aiming(view, seat, ACE.believed)
    for disc, spot in lying_discs(view):
        if flick.power >= aiming.flick_to(spot).power:
            words = translate("targets", "aims at the bull's-eye of {disc}").format(disc=disc_name(disc))
            yield _Mark(spot, BULLSEYE_RADIUS + DIE / 2, False, words)
        else:
            words = translate("targets", "aims at {disc}, short of its bull's-eye").format(disc=disc_name(disc))
            yield _Mark(spot, DISC_RADIUS, False, words)
    for other, (spot, discs) in enumerate(zip(pucks(view.seats), view.stored, strict=True)):
        if allied(view, other, seat):
            continue
        if discs:
            words = translate("targets", "aims at what an opponent has stored: {discs}")
            yield _Mark(spot, DISC_RADIUS, not view.towers[other], words.format(discs=disc_names(discs)))
        if view.towers[other]:
            words = translate("targets", "aims at the tower of an opponent, with dice on it: {dice}")
            yield _Mark(spot, PUCK_RADIUS, True, words.format(dice=len(view.towers[other])))


def _away(view: TargetsState, seat: Seat, spot: Point) -> float:
    """How far a place is from a seat's tower."""
    x, y = pucks(view.seats)[seat]
    return math.hypot(spot[0] - x, spot[1] - y)
