"""What a position is worth to a seat: about its chance of winning; and what players say before the next flick."""

from __future__ import annotations

import math
from typing import Any, Final

from core.dice import PIPS
from core.game import Game, Seat
from core.targets.actions import Announce, Double, Keep
from core.targets.box import DICE_EACH, DISCS, Point
from core.targets.physics.overlaps import lies_within
from core.targets.rules.round_end import best_alone, totals_on
from core.targets.state import Phase, TargetsState, lying_discs, owner, side

Rules = Game[Any, Any]

_SKILL: Final = 0.4
"""The share of dice that bring home a disc."""
_STOLEN: Final = 0.3
"""The chance that a die which is flicked at stored discs gets them."""
_TEMPTING: Final = 3.0
"""How many stored discs are as tempting as those of the centre."""
_WON: Final = 0.36
_OUTSCORED: Final = 0.3
"""Of a disc that everybody flicks at, the chance that an opponent's die wins it, and that it lies on it to count."""
_STAKES: Final = 3.0
"""How much a disc more counts at the very end; earlier there is time to catch up."""
_BETWEEN_ROUNDS: Final = (Phase.ROUND_OVER, Phase.DISCARDING)


def after_words(game: Rules, state: TargetsState, seat: Seat) -> TargetsState:
    """The position once everybody has said what pays; where dice fell, `seat` has kept the best."""
    if state.phase is Phase.KEEPING:
        kept = [game.apply(state, state.flicker, Keep(die)).state for die in state.fallen]
        said = [after_words(game, each, seat) for each in kept]
        return max(said, key=lambda each: worth(each, seat))
    while state.targets:
        state = game.apply(state, owner(state.targets[0]), Announce(state.targets[0])).state
    declined = 0
    while len(state.pairs) > declined:
        speaker = owner(state.pairs[declined][0])
        taken = game.apply(state, speaker, better_double(state, state.pairs[declined])).state
        if worth(taken, speaker) > worth(state, speaker):
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


def worth(state: TargetsState, seat: Seat) -> float:
    """About the chance that `seat` wins, if everybody goes on as well as the others."""
    if state.phase is Phase.OVER:
        return float(seat in state.winners)
    sides = [side(state, other) for other in range(state.seats)]
    if state.tied:
        tied = {sides[other] for other in state.tied}
        return (sides[seat] in tied) / len(tied)
    in_play = DISCS - len(state.removed) - sum([len(discs) for discs in state.won])
    pull = _STAKES / math.sqrt(1 + in_play)
    odds = [math.exp(pull * hope) for hope in _hopes(state, sides)]
    return odds[sides[seat]] / sum(odds)


def _hopes(state: TargetsState, sides: list[int]) -> list[float]:
    """By side: how many discs it may hope for."""
    seats = range(state.seats)
    left, spots = _dice_to_flick(state), _spots_played_for(state)
    opponents = [[other for other in seats if sides[other] != sides[seat]] for seat in seats]
    against = [sum([left[other] for other in opponents[seat]]) for seat in seats]
    hopes = [0.0] * (max(sides) + 1)
    for spot in spots:
        totals = totals_on(state, spot)
        leader = best_alone(totals)
        if leader is not None:
            margin = totals[leader] - max([total for seat, total in enumerate(totals) if seat != leader])
            # Once stored, it has to outlive a whole round.
            stored = _kept(1, DICE_EACH * len(opponents[leader]))
            hopes[sides[leader]] += _held(margin, len(spots)) ** against[leader] * stored
    for seat in seats:
        mine = len(state.stored[seat])
        prizes = len(spots) + sum([len(state.stored[other]) for other in opponents[seat]])
        kept = mine * _kept(mine, against[seat])
        hopes[sides[seat]] += len(state.won[seat]) + kept + _taken(left[seat], prizes, state.seats)
    return hopes


def _kept(discs: int, dice: int) -> float:
    """The chance that stored discs outlive opponents' dice: the more there are, the more dice are flicked at them."""
    return (1 - _STOLEN * discs / (discs + _TEMPTING)) ** dice


def _held(margin: int, discs: int) -> float:
    """The chance that the lead on one of some discs outlives an opponent's die, which may win or outscore it."""
    outscored = max(0, PIPS[-1] + 1 - margin) / PIPS[-1]
    return 1 - (_WON + _OUTSCORED * outscored) / discs


def _dice_to_flick(state: TargetsState) -> list[int]:
    """By seat: the dice left of this round, or between rounds those of the next."""
    if state.phase in _BETWEEN_ROUNDS:
        return [DICE_EACH] * state.seats
    standing = [owner(die) for tower in state.towers for die in tower]
    return [standing.count(seat) for seat in range(state.seats)]


def _spots_played_for(state: TargetsState) -> list[Point]:
    """Where discs of the centre lie that can still be won in this round."""
    return [] if state.phase in _BETWEEN_ROUNDS else [spot for _, spot in lying_discs(state)]


def _taken(dice: int, prizes: int, seats: int) -> float:
    """How many discs some dice bring home: more dice than prizes are of little use, as the others have some too."""
    return min(dice * _SKILL, prizes * _SKILL + prizes * (1 - _SKILL) / seats)
