"""The end of a round: validation, attribution, and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from core.game import Illegal, Log, Seat
from core.targets.actions import Discard
from core.targets.box import MATERIAL, Point
from core.targets.events import Attributed, DiscRemoved, RoundEnded, Validated
from core.targets.physics.overlaps import lies_within
from core.targets.reasons import Reason
from core.targets.rules.golden_targets import end_game
from core.targets.state import (
    Announcing,
    DiscResult,
    Phase,
    RoundResult,
    TargetsState,
    at_rest,
    can_flick,
    lying_discs,
    may_speak,
    owner,
    points,
    value,
)


def won_enough(state: TargetsState) -> bool:
    """Whether somebody has the discs that end the game at once (T-18)."""
    return max(points(state)) >= MATERIAL.discs_to_end


def carry_on(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Between flicks: whether the table waits for an announcement, for a flick, or the round is over (T-12)."""
    if state.phase not in (Phase.FLICKING, Phase.ASKING):
        return state
    if state.options.three_by_three and _centre_is_empty(state):
        # There is nothing left to flick at, and what is stored can't be stolen any more (T-21).
        return _end_round(replace(state, targets=(), pairs=(), let_go=()), log)
    waiting = bool(may_speak(state))
    # Where the rules announce, a double is asked for before anything else goes on (T-23).
    asks_first = waiting and state.options.announce is Announcing.AUTOMATIC
    if can_flick(state) and not asks_first:
        return replace(state, phase=Phase.FLICKING, let_go=())
    if waiting:
        return replace(state, phase=Phase.ASKING)
    return _end_round(replace(state, targets=(), pairs=(), let_go=()), log)


def _end_round(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    log.pause(at_rest(state))
    state = replace(state, result=RoundResult(((),) * state.seats, ()))
    if not state.options.three_by_three:
        state = _validate(state, log)
        if won_enough(state):
            return end_game(state, log)
    state = _attribute(state, log)
    nobody_got_one = bool(state.centre) and None not in state.centre
    return replace(state, phase=Phase.DISCARDING) if nobody_got_one else _close_round(state, log)


def _validate(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """What is stored is won for good (T-13)."""
    assert state.result is not None
    if not any(state.stored):
        return state
    log += [Validated(seat, discs) for seat, discs in enumerate(state.stored) if discs]
    state = replace(
        state,
        stored=((),) * state.seats,
        won=tuple([won + discs for won, discs in zip(state.won, state.stored, strict=True)]),
        result=replace(state.result, validated=state.stored),
    )
    log.pause(at_rest(state))
    return state


def _attribute(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Each disc of the centre goes to the highest total on it (T-14)."""
    assert state.result is not None
    results = []
    for disc, spot in lying_discs(state):
        totals = totals_on(state, spot)
        results.append(DiscResult(disc, totals, best_alone(totals)))
    if any(total for result in results for total in result.totals):
        log.pause(at_rest(state))
    log += [Attributed(result.disc, result.totals, result.seat) for result in results]
    stored = [list(discs) for discs in state.stored]
    for result in results:
        if result.seat is not None:
            stored[result.seat].append(result.disc)
    gone = [result.disc for result in results if result.seat is not None]
    state = replace(
        state,
        centre=tuple([None if disc in gone else disc for disc in state.centre]),
        stored=tuple([tuple(discs) for discs in stored]),
        result=replace(state.result, discs=tuple(results)),
    )
    if gone:
        log.pause(at_rest(state))
    return state


def totals_on(state: TargetsState, spot: Point) -> tuple[int, ...]:
    """By seat: what its dice show together that lie wholly on a disc (T-14)."""
    totals = [0] * state.seats
    for die, pose in enumerate(state.poses):
        if pose is not None and lies_within(pose, spot):
            totals[owner(die)] += value(state, die)
    return tuple(totals)


def best_alone(totals: Sequence[int]) -> Seat | None:
    """The seat with the highest total that no other has: equal ones cancel each other (T-14)."""
    alone = [total for total in totals if total and totals.count(total) == 1]
    return totals.index(max(alone)) if alone else None


def discard(state: TargetsState, seat: Seat, action: Discard, log: Log[TargetsState]) -> TargetsState:
    """The first player removes a disc of the centre (T-15)."""
    if action.disc not in state.centre:
        raise Illegal("T-15", Reason.NOT_IN_THE_CENTRE)
    assert state.result is not None
    log.append(DiscRemoved(seat, action.disc))
    state = replace(
        state,
        centre=tuple([None if disc == action.disc else disc for disc in state.centre]),
        removed=(*state.removed, action.disc),
        result=replace(state.result, removed=action.disc),
    )
    return _close_round(state, log)


def _close_round(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """The game goes on while there are discs to play for; without any in the centre, for the stored ones (T-17)."""
    if state.options.three_by_three and _centre_is_empty(state):
        state = _validate(state, log)
        if won_enough(state):
            return end_game(state, log)
    if _centre_is_empty(state) and not state.reserve and not any(state.stored):
        return end_game(state, log)
    log.append(RoundEnded(points(state)))
    return replace(state, phase=Phase.ROUND_OVER)


def _centre_is_empty(state: TargetsState) -> bool:
    return all(disc is None for disc in state.centre)
