"""How bots lay cards without searching: by what each kind of card is worth to them now."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from core.game import Action, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import FIRST_DRAW, FIRST_SPECIAL, FITTING, KINDS, POINTS, UNSEEN_KIND, Effect
from core.loops.state import Hand, LoopsState, Phase

_PASS, _CLAIM, _DEAL = Pass(), Claim(), Deal()
_ALTITUDES: Final = range(FIRST_SPECIAL)
_SPECIALS: Final = range(FIRST_SPECIAL, UNSEEN_KIND)
_NONE: Final = -1


def _order(climbing: bool, altitude: int) -> tuple[int, ...]:
    """The altitudes that fit, nearest first."""
    fitting = tuple(_ALTITUDES[FITTING[climbing][altitude]])
    return fitting if climbing else fitting[::-1]


_ORDER: Final = {
    climbing: {altitude: _order(climbing, altitude) for altitude in by_altitude}
    for climbing, by_altitude in FITTING.items()
}
"""By attitude and last altitude: the kinds that may be laid, from the nearest to the steepest."""


class Habits(msgspec.Struct, frozen=True, gc=False):
    """What a player minds, in turns of play: one turn is what it takes to lay one kind of card."""

    more: float = 0.15
    """Each further card laid at once."""
    stranded: float = 0.7
    """Each kind of one's own left behind, to wait for the attitude to change."""
    squeeze: float = 0.9
    """Leaving the next player the least room, when they are about to finish."""
    special: float = 0.7
    """Keeping a special card, which fits at any time, for a turn when nothing else does."""
    shed: float = 0.15
    """Each point that would be counted, when somebody is about to finish."""
    turned: float = 0.1
    """Each kind that fits once the attitude has changed and does not now."""
    pile: float = 0.25
    """Each card to be taken with the pile."""
    looping: float = 0.08
    """Each card of the pile that looping takes out of play: others might have had to take it."""
    opened: float = 0.5
    """Letting anyone go on after a speed card."""
    reserve: float = 0.0
    """Each card of the pile, when laying one's only special, and a share of it when laying one of several: whoever
    has none left may have to take the pile."""
    room: float = 0.0
    """Each card of the pile, when changing the attitude: others who were nearly stuck have room again."""
    rival: float = 0.0
    """Each point of a total, in cards of a hand, when naming who draws: those ahead in the game are the rivals."""
    whim: float = 0.03
    """Chance, now and then a great deal of it: two players who never stray can take the same cards back for ever."""


HABITS: Final = Habits()
"""How to play against one other."""
HABITS_AMONG_MORE: Final = Habits(
    stranded=0.85,
    squeeze=0.4,
    special=1.0,
    shed=0.23,
    turned=0.0,
    pile=0.3,
    opened=0.0,
    reserve=0.05,
    room=0.03,
    rival=0.08,
)
"""How to play against several: piles grow until one player takes a pile that decides the game, so specials are kept."""


def habits_among(players: int) -> Habits:
    """How a good player plays at a table of so many."""
    return HABITS if players == 2 else HABITS_AMONG_MORE


_ATTITUDE, _LOOPING, _SPEED_CARD = (
    next(kind for kind, card in enumerate(KINDS) if card.effect is effect)
    for effect in (Effect.ATTITUDE, Effect.LOOPING, Effect.SPEED)
)


Worths = list[tuple[float, int]]


def worths(state: LoopsState, seat: Seat, sizes: list[int], habits: Habits) -> Worths:
    """What laying each kind of card that fits is worth, all of its cards together where that is allowed."""
    hand, pile = state.hands[seat], len(state.pile)
    # 1 when another hand has one card left, and ever less the more there are.
    haste = 1.0 / min([many for other, many in enumerate(sizes) if other != seat])
    threat = habits.squeeze / sizes[(seat + state.direction) % len(sizes)]
    shed = habits.shed * haste
    order = _ORDER[state.climbing][state.altitude]
    steepness = threat / len(order)
    found: Worths = []
    behind = 0
    for step, kind in enumerate(order):
        group = hand[kind]
        if group:
            many = len(group)
            worth = 1.0 + habits.more * (many - 1) - habits.stranded * behind
            found.append((worth + steepness * step + shed * many * POINTS[kind], kind))
            behind += 1
    specials = sum(map(len, hand[FIRST_SPECIAL:UNSEEN_KIND])) or 1
    keep = 1.0 - (habits.special + habits.reserve * pile / specials) * (1.0 - haste)
    for kind in _SPECIALS:
        if hand[kind]:
            found.append((keep + shed * POINTS[kind] + _effect_worth(state, hand, kind, behind, habits), kind))
    if pile and (seat == state.turn or not found):
        found.append((-habits.pile * pile, _NONE))
    return found


def _effect_worth(state: LoopsState, hand: Hand, kind: int, behind: int, habits: Habits) -> float:
    """What the effect of a special card brings, where `behind` kinds of one's own altitudes fit now."""
    pile = len(state.pile)
    if kind == _ATTITUDE:
        below = sum(map(bool, hand[:FIRST_SPECIAL])) - behind
        return habits.turned * below - habits.stranded * behind - habits.room * pile
    if kind == _LOOPING:
        return -habits.looping * pile
    return -habits.opened if kind == _SPEED_CARD else 0.0


def choose_play(state: LoopsState, seat: Seat, rng: random.Random, habits: Habits) -> Action:
    """What to do, looking at one's own hand, the pile and the sizes of the other hands only."""
    if state.phase is Phase.ROUND_OVER:
        return _DEAL
    sizes = [sum(map(len, hand)) for hand in state.hands]
    found = worths(state, seat, sizes, habits)
    if len(found) == 1:
        kind = found[0][1]
    else:
        whim = habits.whim / (0.02 + rng.random())
        _, kind = max([(worth + whim * rng.random(), kind) for worth, kind in found])
    return _laying(state, seat, kind, sizes, habits)


def _laying(state: LoopsState, seat: Seat, kind: int, sizes: list[int], habits: Habits) -> Action:
    if kind == _NONE:
        return _PASS if seat == state.turn else _CLAIM
    group = state.hands[seat][kind]
    if kind >= FIRST_DRAW:
        return Play(group[:1], _victim(state, seat, sizes, habits.rival))
    return Play(group if kind < FIRST_SPECIAL else group[:1])


def _victim(state: LoopsState, seat: Seat, sizes: list[int], rival: float) -> Seat:
    """Who is to draw: the one nearest to finishing the round or ahead in the game."""
    if len(sizes) == 2:
        return 1 - seat
    totals = state.totals
    return min(
        [(many + rival * totals[other], totals[other], other) for other, many in enumerate(sizes) if other != seat]
    )[2]


def choices(state: LoopsState, seat: Seat, most: int, habits: Habits) -> list[Action]:
    """At most so many actions that are worth a thought, the best by habit first."""
    if state.phase is Phase.ROUND_OVER:
        return [_DEAL]
    hand, sizes = state.hands[seat], [sum(map(len, hand)) for hand in state.hands]
    rated: list[tuple[float, Action]] = []
    for worth, kind in worths(state, seat, sizes, habits):
        best = _laying(state, seat, kind, sizes, habits)
        rated.append((worth, best))
        if kind >= FIRST_DRAW:
            others = [target for target in range(len(sizes)) if target != seat]
            variants = [Play(hand[kind][:1], target) for target in others]
            rated += [(worth - 0.5, variant) for variant in variants if variant != best]
        elif 0 <= kind < FIRST_SPECIAL and len(hand[kind]) > 1:
            # Keeping the others back for a turn when nothing else fits.
            rated.append((worth - 0.5, Play(hand[kind][:1])))
    rated.sort(key=lambda rating: -rating[0])
    return [action for _, action in rated[:most]]
