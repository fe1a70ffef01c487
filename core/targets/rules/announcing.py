"""Targets!, doubles, and "Pas vu, pas pris!": everything that must be said before the next flick."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from core.game import Illegal, Log, Seat, clockwise, replaced
from core.targets.actions import Announce, Double, NotSeen
from core.targets.box import MATERIAL
from core.targets.events import Doubled, GoneBy, NotSeenCalled, TargetsCalled
from core.targets.physics.overlaps import touches_bullseye, touches_disc
from core.targets.reasons import Reason
from core.targets.rules.golden_targets import end_game
from core.targets.rules.round_end import won_enough
from core.targets.state import (
    Announcing,
    Dice,
    Pair,
    Phase,
    TargetsState,
    at_rest,
    callers,
    dice_of,
    home,
    lying_discs,
    not_seen_counts,
    on_table,
    owner,
    picked_up,
    value,
)


def open_announcements(
    state: TargetsState, moved: Dice, turned: Dice, thieves: set[Seat], log: Log[TargetsState]
) -> TargetsState:
    """What the dice allow until the next flick: Targets! those that moved, a double those that were flicked or show
    another value, so that a nudge brings no double back; who has stolen gets none (T-8, T-9, T-10)."""
    order = clockwise(state.flicker, state.seats)
    state = replace(
        state,
        phase=Phase.FLICKING,
        targets=tuple([die for seat in order for die in dice_of(seat) if die in moved and _target(state, die)]),
        pairs=tuple([pair for seat in order if seat not in thieves for pair in _pairs(state, seat, turned)]),
    )
    return _announce_all(state, log) if state.options.announce is Announcing.AUTOMATIC else state


def _target(state: TargetsState, die: int) -> tuple[int, tuple[float, float]] | None:
    """The disc of the centre whose bull's-eye a die touches, and where it lies."""
    pose = state.poses[die]
    if pose is None:
        return None
    return next(((disc, spot) for disc, spot in lying_discs(state) if touches_bullseye(pose, spot)), None)


def _pairs(state: TargetsState, seat: Seat, turned: Dice) -> list[Pair]:
    if state.doubles[seat] >= MATERIAL.doubles:
        return []
    return [
        (die, other)
        for die, other in combinations(on_table(state, dice_of(seat)), 2)
        if value(state, die) == value(state, other) and (die in turned or other in turned)
    ]


def _announce_all(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """The rules announce, the active player's dice first, then clockwise (T-23)."""
    while state.targets:
        log.pause(at_rest(state))
        state = _call(state, owner(state.targets[0]), state.targets[0], log)
    return state


def announce(state: TargetsState, seat: Seat, action: Announce, log: Log[TargetsState]) -> TargetsState:
    """A player says "Targets!" in time (T-8)."""
    if action.die not in state.targets:
        raise Illegal("T-8", Reason.NO_TARGETS)
    if seat not in callers(state, action.die):
        raise Illegal("T-8", Reason.NOT_YOUR_DIE)
    return _call(state, seat, action.die, log)


def _call(state: TargetsState, seat: Seat, die: int, log: Log[TargetsState]) -> TargetsState:
    """The owner of the die wins the disc for good, and every die on it is out (T-8)."""
    found = _target(state, die)
    assert found is not None
    disc, spot = found
    winner = owner(die)
    gone = tuple([other for other, pose in enumerate(state.poses) if pose is not None and touches_disc(pose, spot)])
    log.append(TargetsCalled(seat, die, disc, gone))
    state = replace(
        _closed(picked_up(state, gone), gone),
        centre=tuple([None if other == disc else other for other in state.centre]),
        won=replaced(state.won, winner, (*state.won[winner], disc)),
    )
    if not won_enough(state):
        return state
    log.pause(at_rest(state))
    return end_game(state, log)


def _closed(state: TargetsState, dice: Dice) -> TargetsState:
    """These dice serve nothing more until they move again."""
    return replace(
        state,
        targets=tuple([die for die in state.targets if die not in dice]),
        pairs=tuple([pair for pair in state.pairs if not set(pair) & set(dice)]),
    )


def not_seen(state: TargetsState, seat: Seat, action: NotSeen, log: Log[TargetsState]) -> TargetsState:
    """An opponent was faster: that Targets! is void (T-20)."""
    if not not_seen_counts(state):
        raise Illegal("T-20", Reason.NOT_SEEN_OFF)
    if action.die not in state.targets:
        raise Illegal("T-20", Reason.NO_TARGETS)
    if seat in callers(state, action.die):
        raise Illegal("T-20", Reason.NOT_AN_OPPONENTS_DIE)
    log.append(NotSeenCalled(seat, action.die))
    # Only the Targets! is void: the die may still be half of a double.
    return replace(state, targets=tuple([die for die in state.targets if die != action.die]))


def double(state: TargetsState, seat: Seat, action: Double, log: Log[TargetsState]) -> TargetsState:
    """A player takes one of two equal dice back on top of the tower it came from (T-9, T-22)."""
    back, other = action.back, action.other
    colour, mine = owner(back), back in range(len(state.poses)) and seat in callers(state, back)
    if mine and state.doubles[colour] >= MATERIAL.doubles:
        raise Illegal("T-9", Reason.DOUBLES_USED_UP, doubles=MATERIAL.doubles)
    if (min(back, other), max(back, other)) not in state.pairs:
        raise Illegal("T-9", Reason.NO_DOUBLE)
    if not mine:
        raise Illegal("T-9", Reason.NOT_YOUR_DIE)
    tower = home(state, back)
    log.append(Doubled(seat, back, other, value(state, back), tower))
    called = state.doubles[colour] + 1
    used_up = dice_of(colour) if called == MATERIAL.doubles else (back,)
    return replace(
        picked_up(state, (back,)),
        # The die that stays has served a double, so it can't win a disc as well; but it may still match a third one.
        targets=tuple([die for die in state.targets if die not in (back, other)]),
        pairs=tuple([pair for pair in state.pairs if not set(pair) & set(used_up)]),
        towers=replaced(state.towers, tower, (*state.towers[tower], back)),
        doubles=replaced(state.doubles, colour, called),
    )


def let_go(state: TargetsState, seat: Seat, log: Log[TargetsState]) -> TargetsState:
    """A player announces nothing more (T-12)."""
    log.append(GoneBy(seat))
    gone_by = tuple(sorted((*state.let_go, seat)))
    # A partner may still call (T-22).
    silent = tuple([die for die in range(len(state.poses)) if callers(state, die) <= set(gone_by)])
    return replace(_closed(state, silent), let_go=gone_by)
