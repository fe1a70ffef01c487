"""What a position is worth to a seat: about its chance of winning; and what players say before the next flick."""

from __future__ import annotations

import math
from typing import Any, Final

from core.game import Game, Seat
from core.targets.actions import Announce, Double, Keep
from core.targets.box import DICE_EACH, DISCS, Point
from core.targets.physics.overlaps import lies_within
from core.targets.rules.round_end import best_alone, totals_on
from core.targets.state import Phase, TargetsState, lying_discs, owner, side

Rules = Game[Any, Any]

_KEPT: Final = 0.92
"""The chance that stored discs outlive an opponent's die: some are aimed at them, and some of those arrive."""
_HELD: Final = 0.86
"""The chance that the lead on a disc outlives an opponent's die: it may be outscored, pushed off, or won."""
_STAKES: Final = 3.0
"""How much a disc more counts at the very end; earlier there is time to catch up."""
_BETWEEN_ROUNDS: Final = (Phase.ROUND_OVER, Phase.DISCARDING)


def after_words(game: Rules, state: TargetsState, seat: Seat, skill: float) -> TargetsState:
    """The position once everybody has said what pays; where dice fell, `seat` has kept the best."""
    if state.phase is Phase.KEEPING:
        kept = [game.apply(state, state.flicker, Keep(die)).state for die in state.fallen]
        said = [after_words(game, each, seat, skill) for each in kept]
        return max(said, key=lambda each: worth(each, seat, skill))
    while state.targets:
        state = game.apply(state, owner(state.targets[0]), Announce(state.targets[0])).state
    declined = 0
    while len(state.pairs) > declined:
        speaker = owner(state.pairs[declined][0])
        taken = game.apply(state, speaker, better_double(state, state.pairs[declined])).state
        if worth(taken, speaker, skill) > worth(state, speaker, skill):
            state, declined = taken, 0
        else:
            declined += 1
    return state


def better_double(state: TargetsState, pair: tuple[int, int]) -> Double:
    """Of two equal dice take the one back that lies where it counts for nothing."""
    spots = [spot for _, spot in lying_discs(state)]
    first, second = pair
    return Double(first, second) if not _counts(state, first, spots) else Double(second, first)


def _counts(state: TargetsState, die: int, spots: list[Point]) -> bool:
    pose = state.poses[die]
    return pose is not None and any(lies_within(pose, spot) for spot in spots)


def worth(state: TargetsState, seat: Seat, skill: float) -> float:
    """About the chance that `seat` wins; `skill` is the share of dice that bring home a disc, for everybody."""
    if state.phase is Phase.OVER:
        return float(seat in state.winners)
    sides = [side(state, other) for other in range(state.seats)]
    if state.tied:
        tied = {sides[other] for other in state.tied}
        return (sides[seat] in tied) / len(tied)
    in_play = DISCS - len(state.removed) - sum([len(discs) for discs in state.won])
    pull = _STAKES / math.sqrt(1 + in_play)
    odds = [math.exp(pull * hope) for hope in _hopes(state, sides, skill)]
    return odds[sides[seat]] / sum(odds)


def _hopes(state: TargetsState, sides: list[int], skill: float) -> list[float]:
    """By side: how many discs it may hope for."""
    seats = range(state.seats)
    left, spots = _dice_to_flick(state), _spots_played_for(state)
    opponents = [[other for other in seats if sides[other] != sides[seat]] for seat in seats]
    against = [sum([left[other] for other in opponents[seat]]) for seat in seats]
    hopes = [0.0] * (max(sides) + 1)
    for leader in [best_alone(totals_on(state, spot)) for spot in spots]:
        if leader is not None:
            # Once stored, it has to outlive a whole round.
            stored = _KEPT ** (DICE_EACH * len(opponents[leader]))
            hopes[sides[leader]] += _HELD ** against[leader] * stored
    for seat in seats:
        kept = len(state.stored[seat]) * _KEPT ** against[seat]
        prizes = len(spots) + sum([len(state.stored[other]) for other in opponents[seat]])
        hopes[sides[seat]] += len(state.won[seat]) + kept + _taken(left[seat], prizes, state.seats, skill)
    return hopes


def _dice_to_flick(state: TargetsState) -> list[int]:
    """By seat: the dice left of this round, or between rounds those of the next."""
    if state.phase in _BETWEEN_ROUNDS:
        return [DICE_EACH] * state.seats
    standing = [owner(die) for tower in state.towers for die in tower]
    return [standing.count(seat) for seat in range(state.seats)]


def _spots_played_for(state: TargetsState) -> list[Point]:
    """Where discs of the centre lie that can still be won in this round."""
    return [] if state.phase in _BETWEEN_ROUNDS else [spot for _, spot in lying_discs(state)]


def _taken(dice: int, prizes: int, seats: int, skill: float) -> float:
    """How many discs some dice bring home: more dice than prizes are of little use, as the others have some too."""
    return min(dice * skill, prizes * skill + prizes * (1 - skill) / seats)
