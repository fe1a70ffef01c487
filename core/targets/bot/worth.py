"""What a position between two flicks is worth: about the chance of winning, and the discs that may be hoped for."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from core.dice import PIPS
from core.game import Game, Seat
from core.targets.box import DICE_EACH, DISCS
from core.targets.physics.overlaps import lies_within
from core.targets.rules.round_end import best_alone, totals_on
from core.targets.state import Phase, TargetsState, lying_discs, owner, points, side

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


class Outlook(NamedTuple):
    """What everybody may hope for, by seat; partners have it together."""

    chances: list[float]
    """About those to win, if everybody goes on as well as the others."""
    discs: list[float]
    """About how many are won for good at the end; what is played for later brings everybody the same."""


def worth(state: TargetsState, seat: Seat) -> float:
    """About the chance that `seat` wins."""
    return outlook(state).chances[seat]


def outlook(state: TargetsState) -> Outlook:
    """What everybody may hope for."""
    seats = range(state.seats)
    if state.phase is Phase.OVER:
        return Outlook([float(seat in state.winners) for seat in seats], [*map(float, points(state))])
    sides = [side(state, seat) for seat in seats]
    if state.tied:
        tied = {sides[seat] for seat in state.tied}
        return Outlook([(sides[seat] in tied) / len(tied) for seat in seats], [*map(float, points(state))])
    in_play = DISCS - len(state.removed) - sum([len(discs) for discs in state.won])
    pull = _STAKES / math.sqrt(1 + in_play)
    hopes = _hopes(state, sides)
    odds = [math.exp(pull * hope) for hope in hopes]
    return Outlook([odds[each] / sum(odds) for each in sides], [hopes[each] for each in sides])


def _hopes(state: TargetsState, sides: list[int]) -> list[float]:
    """By side: how many discs it may hope for."""
    seats = range(state.seats)
    left, spots = _dice_to_flick(state), [spot for _, spot in lying_discs(state)]
    opponents = [[other for other in seats if sides[other] != sides[seat]] for seat in seats]
    against = [sum([left[other] for other in opponents[seat]]) for seat in seats]
    held = [0.0] * (max(sides) + 1)
    for spot in spots:
        totals = totals_on(state, spot)
        leader = best_alone(totals)
        if leader is not None:
            margin = totals[leader] - max([total for seat, total in enumerate(totals) if seat != leader])
            # Once stored, it has to outlive a whole round.
            stored = _kept(1, DICE_EACH * len(opponents[leader]))
            held[sides[leader]] += _held(margin, len(spots)) ** against[leader] * stored
    hopes = list(held)
    for seat in seats:
        mine = len(state.stored[seat])
        # What is led on anyway is no prize any more.
        prizes = len(spots) - held[sides[seat]] + sum([len(state.stored[other]) for other in opponents[seat]])
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
    """By seat: the dice left of this round."""
    standing = [owner(die) for tower in state.towers for die in tower]
    return [standing.count(seat) for seat in range(state.seats)]


def _taken(dice: int, prizes: float, seats: int) -> float:
    """How many discs some dice bring home: more dice than prizes are of little use, as the others have some too."""
    return min(dice * _SKILL, prizes * _SKILL + prizes * (1 - _SKILL) / seats)


def counts(state: TargetsState, die: int) -> bool:
    """Whether a die lies where it counts at the end of the round."""
    pose = state.poses[die]
    return pose is not None and any(lies_within(pose, spot) for _, spot in lying_discs(state))
