"""What a flick may be for: a bull's-eye, a place on a disc, a theft, a tower to disarm, dice to push."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from core.game import Seat
from core.targets.actions import Flick
from core.targets.bot.range import chords_of, power_for
from core.targets.bot.spread import Spread, spread
from core.targets.box import BULLSEYE_RADIUS, DIE, DISC_RADIUS, PUCK_RADIUS, Point
from core.targets.physics.overlaps import lies_within
from core.targets.physics.tabletop import USUAL_HEIGHT, Pose, Rest, facing_of
from core.targets.rules.aiming import direction_to
from core.targets.state import GOLDEN_SPOT, TargetsState, allied, from_tower, lying_discs, owner, puck_spots

_MIDDLING: Final = 4
"""What a die is expected to show."""
_SHORT: Final = 24.0
"""How far before a disc's middle a die lies that shall count on it, and leave the bull's-eye to nobody."""
_THROUGH: Final = 90.0
"""How far behind a die the flick would end that shall push it away."""
_NUDGE: Final = 35.0
"""The same for one's own die that shall get to a bull's-eye."""
_HARD: Final = 94
"""The power of a flick at a tower: it must still be fast when it gets there."""
_RUNS_ON: Final = 8
_STOPS: Final = 9
"""Contact heights with top spin, which gets far, and with back spin, which stays where it lands (T-24)."""
_STRAIGHT: Final = 5
"""A contact height at which a die rolls without any spin."""
_CORNER: Final = 0.7 * DIE
"""How far a die reaches from its middle towards a bull's-eye, corners first: it may be turned any way."""
_CAUGHT: Final = 0.6
"""How many of the dice that meet a puck lie wholly on the disc under it."""


class Goal(StrEnum):
    """What a flick is for."""

    BULLSEYE = "bullseye"
    PLACE = "place"
    """On a disc, short of its bull's-eye."""
    THEFT = "theft"
    TOWER = "tower"
    PUSH = "push"
    """An opponent's die, off its disc."""
    NUDGE = "nudge"
    """One's own die, towards a bull's-eye."""


class Purpose(NamedTuple):
    """A flick, how the dice lie if it comes off, and how likely that is at a guess."""

    goal: Goal
    which: int
    """The disc, the seat or the die that it is aimed at."""
    flick: Flick
    hoped: tuple[Rest, ...]
    chance: float


class Aiming:
    """The purposes that a seat's top die may serve."""

    def __init__(self, view: TargetsState, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._die = view.towers[seat][-1]
        self._standing = len(view.towers[seat])
        self._start = puck_spots(view)[seat]
        stored = [place for place, discs in zip(puck_spots(view), view.stored, strict=True) if discs]
        self._discs = dict(lying_discs(view))
        self._rough = (*self._discs.values(), *stored)

    def purposes(self) -> list[Purpose]:
        """All of them, in no order."""
        return [*self._bullseyes(), *self._places(), *self._thefts(), *self._towers(), *self._pushes()]

    def flick_to(self, spot: Point, farther: float = 0.0, height: int = USUAL_HEIGHT) -> Flick:
        """A flick that ends at a place, or so far behind it."""
        chords = chords_of(self._start, spot, self._rough)
        power = power_for(self._away(spot) + farther, self._standing, height, chords)
        return Flick(direction_to(self._view, self._seat, spot), power, height)

    def _away(self, spot: Point) -> float:
        return from_tower(self._view, self._seat, spot)

    def _spread(self, flick: Flick, spot: Point) -> Spread:
        return spread(self._view.options.hands, flick.power, self._away(spot))

    def _before(self, spot: Point, by: float) -> Point:
        """A place on the way to another."""
        share = 1 - by / self._away(spot)
        x, y = self._start
        return x + (spot[0] - x) * share, y + (spot[1] - y) * share

    def _lies(self, spot: Point, *others: Rest) -> tuple[Rest, ...]:
        """The flicked die lies there, and others have moved."""
        pose = Pose(round(spot[0], 2), round(spot[1], 2), 0.0)
        return tuple(sorted([Rest(self._die, facing_of(_MIDDLING), pose, True), *others], key=lambda rest: rest.die))

    # --- alone -------------------------------------------------------------------------------------------

    def _bullseyes(self) -> Iterator[Purpose]:
        for disc, spot in self._discs.items():
            for height in (_STRAIGHT, USUAL_HEIGHT, _STOPS):
                flick = self.flick_to(spot, height=height)
                chance = self._spread(flick, spot).within(BULLSEYE_RADIUS + _CORNER)
                yield Purpose(Goal.BULLSEYE, disc, flick, self._lies(spot), chance)

    def _places(self) -> Iterator[Purpose]:
        for disc, middle in self._discs.items():
            spot = self._before(middle, _SHORT)
            flick = self.flick_to(spot)
            chance = self._spread(flick, spot).within(DISC_RADIUS - _SHORT - DIE / 4)
            yield Purpose(Goal.PLACE, disc, flick, self._lies(spot), chance)

    def _thefts(self) -> Iterator[Purpose]:
        for seat, place in enumerate(puck_spots(self._view)):
            if self._view.stored[seat] and not allied(self._view, seat, self._seat):
                spot = self._before(place, PUCK_RADIUS + DIE)
                # The puck stops what comes a little too fast, so the flick is rather too hard.
                for farther, height in ((0.0, USUAL_HEIGHT), (DIE, USUAL_HEIGHT), (0.0, _RUNS_ON), (4 * DIE, _RUNS_ON)):
                    flick = self.flick_to(spot, farther, height)
                    chance = self._spread(flick, spot).beside(PUCK_RADIUS) * _CAUGHT
                    yield Purpose(Goal.THEFT, seat, flick, self._lies(spot), chance)

    # --- at others ---------------------------------------------------------------------------------------

    def _towers(self) -> Iterator[Purpose]:
        for seat, tower in enumerate(self._view.towers):
            if tower and not allied(self._view, seat, self._seat):
                place = puck_spots(self._view)[seat]
                struck = Rest(tower[-1], self._view.facings[tower[-1]], None)
                hoped = self._lies(self._before(place, DISC_RADIUS + DIE), struck)
                direction = direction_to(self._view, self._seat, place)
                for height in (USUAL_HEIGHT, _RUNS_ON):
                    flick = Flick(direction, _HARD, height)
                    chance = self._spread(flick, place).beside(PUCK_RADIUS)
                    yield Purpose(Goal.TOWER, seat, flick, hoped, chance)

    def _pushes(self) -> Iterator[Purpose]:
        for die, pose in enumerate(self._view.poses):
            if pose is None:
                continue
            spot = pose.x, pose.y
            if allied(self._view, owner(die), self._seat):
                yield from self._nudges(die, spot)
            elif any(lies_within(pose, disc) for disc in self._discs.values()):
                away = Rest(die, self._view.facings[die], None)
                flick = self.flick_to(spot, _THROUGH)
                yield Purpose(Goal.PUSH, die, flick, self._lies(spot, away), self._met(flick, spot))

    def _nudges(self, die: int, spot: Point) -> Iterator[Purpose]:
        """One's own die that lies before a bull's-eye may be pushed there."""
        for disc in self._discs.values():
            gap = math.hypot(disc[0] - spot[0], disc[1] - spot[1])
            ahead = self._away(disc) > self._away(spot)
            if ahead and DIE < gap < DISC_RADIUS + DIE:
                there = Rest(die, self._view.facings[die], Pose(disc[0], disc[1], 0.0))
                flick = self.flick_to(spot, _NUDGE + gap)
                chance = self._met(flick, spot) * DIE / gap
                yield Purpose(Goal.NUDGE, die, flick, self._lies(spot, there), chance)

    def _met(self, flick: Flick, spot: Point) -> float:
        """The chance to meet a die squarely enough to move it on."""
        return self._spread(flick, spot).beside(DIE) / 2


def golden_flicks(view: TargetsState, seat: Seat) -> list[Flick]:
    """Whole towers at the one disc, shorter and farther: the dice of a tower part on the way (T-19)."""
    start = puck_spots(view)[seat]
    away = math.hypot(*start)
    middle = len(view.towers[seat]) - 1
    chords = chords_of(start, GOLDEN_SPOT, (GOLDEN_SPOT,))
    direction = direction_to(view, seat, GOLDEN_SPOT)
    return [
        Flick(direction, power_for(away + by, middle, height, chords), height)
        for height in (_STRAIGHT, _STOPS)
        for by in (0.0, -12.0, 12.0, -24.0, 24.0)
    ]
