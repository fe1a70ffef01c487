"""The end of the game (T-18), and Golden Targets where it is a tie (T-19)."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Log, Seat, replaced
from core.targets.actions import Flick
from core.targets.events import Aimed, GameEnded, GoldenBegun, GoldenCalled, GoldenScored, TowersFlicked
from core.targets.physics.overlaps import lies_within
from core.targets.rules.flicking import require_flick
from core.targets.state import (
    GOLDEN_SPOT,
    GoldenResult,
    Phase,
    TargetsState,
    allied,
    dice_of,
    on_table,
    points,
    side,
    value,
)


def end_game(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Most discs for good win; those who are equal play Golden Targets (T-18, T-19)."""
    state = replace(state, targets=(), pairs=(), let_go=())
    score = points(state)
    best = tuple([seat for seat in range(state.seats) if score[seat] == max(score)])
    if _one_side(state, best):
        return _won(state, best, log)
    log.append(GoldenCalled(best))
    return replace(state, phase=Phase.ROUND_OVER, tied=best)


def begin_golden(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Those who are equal rebuild their own towers around one disc; everything else is put aside."""
    log.append(GoldenBegun(state.tied))
    left = tuple([disc for disc in state.centre if disc is not None])
    return replace(
        state,
        phase=Phase.GOLDEN,
        centre=(),
        reserve=(*left, *state.reserve),
        poses=(None,) * len(state.poses),
        towers=tuple([tuple(dice_of(seat)) if seat in state.tied else () for seat in range(state.seats)]),
    )


def aim(state: TargetsState, seat: Seat, action: Flick, log: Log[TargetsState]) -> TargetsState:
    """A seat chooses its shot in secret; when all have, the towers are flicked at once."""
    require_flick(action)
    log.append(Aimed(seat))
    shots = replaced(state.shots, seat, action.shot(whole=True))
    if any(shots[other] is None for other in state.tied):
        return replace(state, shots=shots)
    log.append(TowersFlicked(shots))
    return replace(state, phase=Phase.SETTLING, shots=shots)


def score_golden(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """The highest total on the disc wins, then the highest on the table; those still equal flick again."""
    result = tally(state)
    log.append(GoldenScored(result.on_disc, result.on_table, result.left))
    state = replace(state, golden=result)
    if _one_side(state, result.left):
        return _won(state, result.left, log)
    log.append(GoldenCalled(result.left))
    return replace(state, phase=Phase.ROUND_OVER, tied=result.left)


def tally(state: TargetsState) -> GoldenResult:
    """The totals of those who are tied, and who of them is left."""
    on_disc, table = [0] * state.seats, [0] * state.seats
    for seat in state.tied:
        for die in on_table(state, dice_of(seat)):
            pose = state.poses[die]
            assert pose is not None
            table[seat] += value(state, die)
            if lies_within(pose, GOLDEN_SPOT):
                on_disc[seat] += value(state, die)
    left = state.tied
    for totals in (on_disc, table):
        if not _one_side(state, left):
            left = tuple([seat for seat in left if totals[seat] == max(totals[other] for other in left)])
    return GoldenResult(tuple(on_disc), tuple(table), left)


def _one_side(state: TargetsState, seats: tuple[Seat, ...]) -> bool:
    return len({side(state, seat) for seat in seats}) == 1


def _won(state: TargetsState, seats: tuple[Seat, ...], log: Log[TargetsState]) -> TargetsState:
    winners = tuple([seat for seat in range(state.seats) if allied(state, seat, seats[0])])
    log.append(GameEnded(points(state), winners))
    return replace(state, phase=Phase.OVER, winners=winners)
