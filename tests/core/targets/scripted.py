"""Positions and flicks by where dice come to rest, so that a test reads like a scene at the table."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from core.game import NATURE, Action, Event, Illegal, Outcome, Seat
from core.targets.actions import Flick, Settled
from core.targets.box import HALF_TABLE, centre_spots, towers
from core.targets.game import TARGETS
from core.targets.physics.tabletop import FACINGS, Pose, Rest, Shot, Tabletop, facing_of
from core.targets.rules.round_start import set_up
from core.targets.state import DiscResult, Phase, RoundResult, TargetsOptions, TargetsState, on_turn

Scene = tuple[TargetsState, list[Event]]
Lies = tuple[int, Pose]
E = TypeVar("E", bound=Event)
AWAY = 400.0
FLICK = Flick(2700, 40, 7)


def on(spot: int, aside: float = 0.0, discs: int = 3, seats: int = 2, first: Seat = 0) -> Pose:
    """On a disc of the centre: in the bull's-eye, or so far (up to 50 mm) beside its middle."""
    x, y = centre_spots(discs, seats, first)[spot]
    return Pose(x + aside, y, 0.0)


def beside(seat: Seat, seats: int = 2, discs: int = 3, first: Seat = 0) -> Pose:
    """On the discs under a puck, if there are any."""
    x, y = towers(discs, seats, first)[seat]
    return Pose(x + 35, y, 0.0)


def away(die: int) -> Pose:
    """On the bare table, another place for each die."""
    return Pose(AWAY, -AWAY + 30 * die, 0.0)


def rest(die: int, value: int, pose: Pose | None, rolled: bool = True) -> Rest:
    """A die that has moved; `None` is off the table."""
    return Rest(die, facing_of(value), pose, rolled)


def table(
    seats: int = 2,
    lying: Mapping[int, Lies] | None = None,
    out: Iterable[int] = (),
    stored: Mapping[Seat, tuple[int, ...]] | None = None,
    won: Mapping[Seat, tuple[int, ...]] | None = None,
    options: TargetsOptions | None = None,
    **fields: Any,
) -> TargetsState:
    """Seat 0 is to flick, in the middle of a round; discs under pucks and beside players come from the reserve.

    Dice that neither lie on the table nor are out stand in their towers. `fields` are those of the state.
    """
    lying, stored, won = lying or {}, stored or {}, won or {}
    start = set_up(seats, options or TargetsOptions())
    gone = {*lying, *out}
    taken = {disc for discs in (*stored.values(), *won.values()) for disc in discs}
    taken |= set(fields.get("removed", ())) | set(fields.get("centre", start.centre)) - {None}
    everything = (*start.centre, *start.reserve)
    given = {
        "phase": Phase.FLICKING,
        "poses": tuple(lying[die][1] if die in lying else None for die in range(seats * 3)),
        "facings": tuple(facing_of(lying[die][0]) if die in lying else 0 for die in range(seats * 3)),
        "towers": tuple(tuple(die for die in tower if die not in gone) for tower in start.towers),
        "reserve": tuple(disc for disc in everything if disc not in taken),
        "stored": tuple(stored.get(seat, ()) for seat in range(seats)),
        "won": tuple(won.get(seat, ()) for seat in range(seats)),
        "flicker": seats - 1,
        "result": RoundResult(((),) * seats, ()) if {"round", "sub_round"} & set(fields) else None,
    }
    state = replace(start, **{**given, **fields})
    TARGETS.audit(state)
    return state


def play(state: TargetsState, *moves: tuple[Seat, Action]) -> Scene:
    """The position after `moves`, and all that happened; every position on the way is sound."""
    happened: list[Event] = []
    for seat, action in moves:
        step = TARGETS.apply(state, seat, action)
        TARGETS.audit(step.state)
        state = step.state
        happened += step.events
    return state, happened


def shoot(state: TargetsState, *rests: Rest) -> Scene:
    """Who is on turn flicks, and these dice come to rest."""
    seat = on_turn(state)
    assert seat is not None
    return play(state, (seat, FLICK), (NATURE, Settled(1, tuple(sorted(rests, key=lambda rest: rest.die)))))


def happened(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refusal(state: TargetsState, seat: Seat, action: Action) -> tuple[str, str]:
    """The rule and the reason with which an action is refused."""
    with pytest.raises(Illegal) as refused:
        TARGETS.apply(state, seat, action)
    return refused.value.rule, refused.value.reason


def result_of(state: TargetsState) -> RoundResult:
    """What the end of the round says."""
    assert state.result is not None
    return state.result


def totals(state: TargetsState, disc: int) -> DiscResult:
    """What the end of the round says about a disc."""
    return next(result for result in result_of(state).discs if result.disc == disc)


def outcome_of(state: TargetsState) -> Outcome:
    """How the game ended."""
    outcome = TARGETS.outcome(state)
    assert outcome is not None
    return outcome


def wild_physics(table: Tabletop, shots: Mapping[int, Shot], seed: int) -> tuple[Rest, ...]:
    """In place of the real one: dice fly anywhere, so that everything happens that rules can tell of."""
    rng = random.Random(seed)
    moved = {lying.die for lying in table.dice if rng.random() < 0.2}
    for seat, tower in enumerate(table.towers):
        if seat in shots or rng.random() < 0.1:
            kept = 0 if seat in shots and shots[seat].whole else rng.choice(range(len(tower.dice)) or [0])
            kept = len(tower.dice) - 1 if seat in shots and rng.random() < 0.7 and kept else kept
            moved.update(tower.dice[kept:])
    spots = [*table.discs, *((tower.x + 45, tower.y) for tower in table.towers), (0.0, 0.0)]
    return tuple(Rest(die, rng.randrange(FACINGS), _anywhere(spots, rng), rng.random() < 0.9) for die in sorted(moved))


def _anywhere(spots: list[tuple[float, float]], rng: random.Random) -> Pose | None:
    x, y = rng.choice(spots)
    spread = rng.choice((3.0, 40.0, 300.0))
    pose = Pose(round(rng.gauss(x, spread), 2), round(rng.gauss(y, spread), 2), round(rng.uniform(0, 89), 2))
    return pose if max(abs(pose.x), abs(pose.y)) < HALF_TABLE else None
