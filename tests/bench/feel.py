"""What Targets feels like: the chances of flicks at a table for two, by the table's hands, so that whoever changes a
figure of the physics sees what it does to the game."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from core.targets.physics.overlaps import lies_within, touches_bullseye
from core.targets.physics.rolling import settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.tabletop import HEIGHTS, USUAL_HEIGHT, Hands, Rest, Shot, Tabletop, upper
from tests.core.targets.scenes import Point, direction_to, table

THROWS = 1000
_SIFTING = ((30, 30), (100, 8), (400, 1))
"""How the best aim is found: so many throws each, of which so many aims are left."""

Success = Callable[[Iterable[Rest]], bool]


def report() -> None:
    """A column per kind of hand, then what does not depend on it."""
    print(f"Targets, two players, the best aim of a search, {THROWS:,} throws each:")
    columns = {hands: chances(hands) for hands in Hands}
    for row in columns[Hands.HUMAN]:
        figures = "".join(f"{hands} {column[row]:6.1%}   " for hands, column in columns.items())
        print(f"  {row:34}{figures}")
    print("Targets, human hands:")
    for power in (70, 80, 90, 100):
        whole, part = max((disarms(power, height) for height in (2, USUAL_HEIGHT, 8)), key=sum)
        print(f"  a tower across the table, power {power:3}   in whole {whole:6.1%}   in part {part:6.1%}")
    print(f"  lower dice taken along, full power  {_share(_open(), _FULL, _several):6.1%}")
    print("  how far by height, power 60         " + "   ".join(f"{height}: {_carries(height)}" for height in HEIGHTS))
    tumbles, ahead = _tumbles()
    print(f"  tumbles after landing, median {tumbles:.0f}; turns in the air that go the way the die flies {ahead:.1%}")


def chances(hands: Hands) -> dict[str, float]:
    """What the best aim at each of some goals brings off."""
    on = replace(table(2), hands=hands)
    away = sorted(on.discs, key=lambda disc: math.dist(disc, (on.towers[0].x, on.towers[0].y)))
    near, far = away[0], away[-1]
    theirs = replace(on, towers=(on.towers[0], replace(on.towers[1], stored=True)))
    puck = on.towers[1].x, on.towers[1].y
    return {
        "bull's-eye of the near disc": best(on, near, _rests(touches_bullseye, near)),
        "bull's-eye of the far disc": best(on, far, _rests(touches_bullseye, far)),
        "wholly on the near disc": best(on, near, _rests(lies_within, near)),
        "theft across the table": best(theirs, puck, _rests(lies_within, puck)),
    }


def best(on: Tabletop, spot: Point, success: Success) -> float:
    """How often the best flick towards a place succeeds, in throws that had no say in choosing it."""
    direction = direction_to(*spot, seats=2)
    shots = [Shot(direction, power, height) for power in range(30, 101, 3) for height in HEIGHTS[3:]]
    first = 0
    for throws, left in _SIFTING:
        rates = {shot: _share(on, shot, success, throws, first) for shot in shots}
        shots = sorted(shots, key=lambda shot: -rates[shot])[:left]
        first += throws
    return _share(on, shots[0], success, THROWS, first)


def disarms(power: int, height: int) -> tuple[float, float]:
    """The shares of flicks at the other tower that bring it down in whole and in part."""
    on = table(2)
    target = on.towers[1]
    shot = Shot(direction_to(target.x, target.y, seats=2), power, height)
    fallen = [sum(rest.die in target.dice for rest in settle(on, {0: shot}, seed)) for seed in range(THROWS)]
    whole = fallen.count(len(target.dice)) / THROWS
    return whole, 1 - fallen.count(0) / THROWS - whole


_FULL = Shot(2750, 100, USUAL_HEIGHT)


def _open() -> Tabletop:
    return replace(table(2), discs=())


def _rests(lies: Callable[..., bool], spot: Point) -> Success:
    """Whether the top die of seat 0 rolled and came to rest so."""
    return lambda rests: any(rest.die == 2 and rest.rolled and rest.pose and lies(rest.pose, spot) for rest in rests)


def _several(rests: Iterable[Rest]) -> bool:
    return sum(rest.die < 3 for rest in rests) > 1


def _share(on: Tabletop, shot: Shot, success: Success, throws: int = THROWS, first: int = 0) -> float:
    return sum(success(settle(on, {0: shot}, seed)) for seed in range(first, first + throws)) / throws


def _carries(height: int) -> str:
    on = _open()
    start = on.towers[0].x, on.towers[0].y
    rests = [settle(on, {0: Shot(_FULL.direction, 60, height)}, seed)[-1] for seed in range(200)]
    ways = [math.dist(start, (rest.pose.x, rest.pose.y)) for rest in rests if rest.pose]
    return f"{statistics.mean(ways):.0f} ± {statistics.stdev(ways):.0f} mm"


def _tumbles() -> tuple[float, float]:
    """The median of how often a die tips over once it has landed, and the share of quarter turns the way it flies."""
    tumbles, turns = [], []
    for seed in range(THROWS):
        motion = Simulation(_open(), {0: Shot(_FULL.direction, 35 + seed % 40, USUAL_HEIGHT)}, seed)
        die_body = motion.ground.awake[-1]
        landed, shows = 0, upper(die_body.facing)
        while motion.tick():
            if die_body.airborne:
                flies = math.degrees(math.atan2(die_body.vy, die_body.vx))
                turns.append(abs((die_body.tips_over() - flies + 180) % 360 - 180) <= 46)
            elif shows != upper(die_body.facing):
                landed += 1
            shows = upper(die_body.facing)
        tumbles.append(landed)
    return statistics.median(tumbles), statistics.mean(turns)
