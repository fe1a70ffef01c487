"""A position as the physics sees it, for the rules, the bots and the scene."""

from __future__ import annotations

from core.game import Seat
from core.targets.physics.tabletop import Lying, Shot, Tabletop, Tower
from core.targets.state import TargetsState, heading_to_centre, lying_discs, puck_spots

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
    x, y = puck_spots(state)[seat]
    dice = state.towers[seat]
    return Tower(
        x=x,
        y=y,
        dice=dice,
        facings=tuple([state.facings[die] for die in dice]),
        heading=tower_heading(state, seat),
        stored=bool(state.stored[seat]),
    )


def tower_heading(state: TargetsState, seat: Seat) -> float:
    """How the dice of a tower are turned: square to a flick at the middle of the table."""
    return round(heading_to_centre(state, seat), 2) % QUARTER
