"""A position as the physics sees it, for the rules, the bots and the scene."""

from __future__ import annotations

from core.game import Seat
from core.targets.box import heading_to_centre
from core.targets.box import towers as pucks
from core.targets.physics.tabletop import Lying, Shot, Tabletop, Tower
from core.targets.state import TargetsState, lying_discs

QUARTER = 90.0


def tabletop_of(state: TargetsState) -> Tabletop:
    """Everything a flick may meet."""
    return Tabletop(
        dice=tuple(
            [Lying(die, pose, state.facings[die]) for die, pose in enumerate(state.poses) if pose is not None],
        ),
        towers=tuple([_tower(state, seat) for seat in range(state.seats)]),
        discs=tuple([spot for _, spot in lying_discs(state)]),
        hands=state.options.hands,
    )


def shots_of(state: TargetsState) -> dict[Seat, Shot]:
    """What is being settled: one shot, or all those of Golden Targets."""
    return {seat: shot for seat, shot in enumerate(state.shots) if shot is not None}


def _tower(state: TargetsState, seat: Seat) -> Tower:
    x, y = pucks(state.seats)[seat]
    dice = state.towers[seat]
    return Tower(
        x=x,
        y=y,
        dice=dice,
        facings=tuple([state.facings[die] for die in dice]),
        heading=tower_heading(state.seats, seat),
        stored=bool(state.stored[seat]),
    )


def tower_heading(seats: int, seat: Seat) -> float:
    """How the dice of a tower are turned: square to a flick at the middle of the table."""
    return round(heading_to_centre(seats, seat), 2) % QUARTER
