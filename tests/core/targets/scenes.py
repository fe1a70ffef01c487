"""Tables and flicks for the tests of the physics, and a measure of overlap that owes nothing to pymunk."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from core.targets.box import DICE_EACH, DIE, PUCK_RADIUS, SEATS, centre_spots, towers
from core.targets.physics.constants import CONSTANTS
from core.targets.physics.rolling import settle
from core.targets.physics.simulation import Simulation
from core.targets.physics.space import level
from core.targets.physics.tabletop import DIRECTIONS, FACINGS, HEIGHTS, POWERS, Lying, Pose, Rest, Shot, Tabletop, Tower

Point = tuple[float, float]


def table(seats: int = 4, lying: Iterable[Lying] = (), standing: int = DICE_EACH, facing: int = 0) -> Tabletop:
    """A table with full towers; seat 0's dice are 0, 1 and 2 from the bottom up, and so on."""
    places = towers(3, seats, 0)
    built = tuple(
        Tower(
            *places[seat],
            tuple(range(DICE_EACH * seat, DICE_EACH * seat + standing)),
            (facing,) * standing,
            round(_heading(seats, seat) % 90, 2),
        )
        for seat in range(seats)
    )
    return Tabletop(tuple(lying), built, centre_spots(3, seats, 0))


def lying(die: int, x: float, y: float, heading: float = 0.0, facing: int = 0) -> Lying:
    return Lying(die, Pose(x, y, heading), facing)


def to_centre(seats: int, seat: int = 0) -> int:
    """The direction of a shot straight at the middle of the table."""
    return round(_heading(seats, seat) * 10) % DIRECTIONS


def _heading(seats: int, seat: int) -> float:
    x, y = towers(3, seats, 0)[seat]
    return math.degrees(math.atan2(-y, -x)) % 360


def ahead(by: float) -> Point:
    """A place on the way from seat 0's tower to the middle of a table of four, so far from the tower."""
    x, y = towers(3, 4, 0)[0]
    share = by / math.hypot(x, y)
    return round(x * (1 - share), 2), round(y * (1 - share), 2)


def direction_to(x: float, y: float, seats: int = 4) -> int:
    """The direction of a shot of seat 0 at a point."""
    from_x, from_y = towers(3, seats, 0)[0]
    return round(math.degrees(math.atan2(y - from_y, x - from_x)) * 10) % DIRECTIONS


def any_shot(rng: random.Random, seats: int, seat: int) -> Shot:
    """Mostly towards the middle, sometimes anywhere, as hard and as low as it comes."""
    turn = rng.gauss(0, 200) if rng.random() < 0.8 else rng.uniform(0, DIRECTIONS)
    direction = (to_centre(seats, seat) + round(turn)) % DIRECTIONS
    return Shot(direction, rng.choice(POWERS), rng.choice(HEIGHTS), whole=rng.random() < 0.1)


def any_table(rng: random.Random) -> Tabletop:
    """A table in the middle of a game: some dice on the towers, the others lying about."""
    seats = rng.choice(SEATS)
    built = []
    dice: list[Lying] = []
    for tower in table(seats).towers:
        standing = rng.randrange(DICE_EACH + 1)
        facings = tuple(rng.randrange(FACINGS) for _ in range(standing))
        built.append(replace(tower, dice=tower.dice[:standing], facings=facings, stored=rng.random() < 0.3))
        for die in tower.dice[standing:]:
            if rng.random() < 0.8:
                dice.append(Lying(die, _free_pose(rng, dice, built), rng.randrange(FACINGS)))
    return Tabletop(tuple(dice), tuple(built), centre_spots(rng.randrange(4), seats, 0))


def _free_pose(rng: random.Random, dice: Sequence[Lying], pucks: Sequence[Tower]) -> Pose:
    while True:
        # Near each other and near the pucks, where there is more to go wrong.
        x, y = (round(max(-449.0, min(449.0, rng.gauss(0, 160))), 2) for _ in range(2))
        near_dice = any(math.hypot(x - other.pose.x, y - other.pose.y) < DIE * 1.42 for other in dice)
        if not near_dice and all(math.hypot(x - puck[0], y - puck[1]) > PUCK_RADIUS + DIE for puck in _all_pucks()):
            return Pose(x, y, round(rng.uniform(0, 89.99), 2))


def _all_pucks() -> set[Point]:
    return {place for seats in SEATS for place in towers(3, seats, 0)}


def run(on: Tabletop, shots: dict[int, Shot], seed: int) -> Simulation:
    """A run that has come to its end."""
    motion = Simulation(on, shots, seed)
    while motion.tick():
        pass
    return motion


def repeated() -> str:
    """What comes of some flicks, alone and together, to be compared to the bit."""
    rng = random.Random("repeated")
    found = []
    for number in range(40):
        on = any_table(rng)
        shots = {seat: any_shot(rng, len(on.towers), seat) for seat, tower in enumerate(on.towers) if tower.dice}
        kept = len(shots) if number % 4 == 0 else 1
        found.append(settle(on, dict(list(shots.items())[:kept]), number))
    return repr(found)


def after(on: Tabletop, rests: Iterable[Rest]) -> Tabletop:
    """The table once the dice have come to rest; what fell is gone."""
    moved = {rest.die: rest for rest in rests}
    kept = [die for die in on.dice if die.die not in moved]
    kept += [Lying(rest.die, rest.pose, rest.facing) for rest in moved.values() if rest.pose]
    left = []
    for tower in on.towers:
        standing = [at for at, die in enumerate(tower.dice) if die not in moved]
        dice, facings = (tuple(column[at] for at in standing) for column in (tower.dice, tower.facings))
        left.append(replace(tower, dice=dice, facings=facings))
    return replace(on, dice=tuple(sorted(kept, key=lambda die: die.die)), towers=tuple(left))


def energy(motion: Simulation) -> float:
    """Of all dice: their motion and their height, those on the towers included; and of the pucks that give."""
    standing = sum(level(layer) for stack in motion.ground.stacks for layer in range(stack.standing))
    dice = sum(die_body.energy() for die_body in motion.ground.dice if not die_body.off)
    return dice + CONSTANTS.gravity * standing + puck_energy(motion)


def puck_energy(motion: Simulation) -> float:
    """What pucks that were hit have still to give back."""
    given = [stack.given() for stack in motion.ground.stacks]
    return CONSTANTS.puck_mass / 2 * sum(v**2 + (CONSTANTS.puck_stiffness * off) ** 2 for off, v in given)


def die_of(rests: Iterable[Rest], die: int) -> Rest:
    (found,) = (rest for rest in rests if rest.die == die)
    return found


def pose_of(rest: Rest) -> Pose:
    """Where a die that must still be on the table came to rest."""
    assert rest.pose is not None
    return rest.pose


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def to_square(pose: Pose, x: float, y: float) -> float:
    """How far a point is from a die; 0 on it."""
    dx, dy = x - pose.x, y - pose.y
    return math.hypot(*(max(0.0, abs(dx * ax + dy * ay) - DIE / 2) for ax, ay in _axes(pose)))


# --- overlap ---------------------------------------------------------------------------------------------


def deepest_overlap(on: Tabletop) -> float:
    """How far any two dice, or a die and a puck, are in each other; below 0 if all are apart."""
    boxes = [_corners(die.pose) for die in on.dice]
    depths = [_overlap(a, b) for at, a in enumerate(boxes) for b in boxes[:at]]
    depths += [_puck_overlap(die.pose, tower) for die in on.dice for tower in on.towers]
    return max(depths, default=-math.inf)


def _axes(pose: Pose) -> tuple[Point, Point]:
    angle = math.radians(pose.heading)
    return (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))


def _corners(pose: Pose) -> list[Point]:
    (ax, ay), (bx, by) = _axes(pose)
    half = DIE / 2
    return [
        (pose.x + half * (i * ax + j * bx), pose.y + half * (i * ay + j * by))
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _overlap(a: Sequence[Point], b: Sequence[Point]) -> float:
    """The least shift that parts two squares, by their separating axes."""
    least = math.inf
    for box in (a, b):
        for (x0, y0), (x1, y1) in pairwise(box[:3]):
            axis = ((x1 - x0) / DIE, (y1 - y0) / DIE)
            on_a = [x * axis[0] + y * axis[1] for x, y in a]
            on_b = [x * axis[0] + y * axis[1] for x, y in b]
            least = min(least, max(on_a) - min(on_b), max(on_b) - min(on_a))
    return least


def _puck_overlap(pose: Pose, tower: Tower) -> float:
    return PUCK_RADIUS - to_square(pose, tower.x, tower.y)
