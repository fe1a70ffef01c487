"""What may be done at a LOOPS table: all of it, or one of it at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from core.game import Action, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import (
    DRAWS,
    FIRST_DRAW,
    FIRST_SPECIAL,
    FITTING,
    LARGEST,
    OTHER_SPECIALS,
    SEATS,
    SORTED_FITTING,
    UNSEEN_KIND,
)
from core.loops.rules.turn import opener
from core.loops.state import LoopsState, Phase

_TURN, _SPEED, _CLAIMED, _ROUND_OVER = Phase.TURN, Phase.SPEED, Phase.CLAIMED, Phase.ROUND_OVER
_CLIMBING, _DIVING = SORTED_FITTING[True], SORTED_FITTING[False]

OTHERS = {seats: tuple(frozenset(range(seats)) - {seat} for seat in range(seats)) for seats in SEATS}
"""By number of players and seat: everybody else."""

# Actions are values, so the common ones are made once.
_PASS, _CLAIM, _DEAL = Pass(), Claim(), Deal()
_SINGLE = tuple(Play((card,)) for card in range(LARGEST))
_DRAWN_BY = {
    seats: tuple(
        tuple(tuple(Play((card,), target) for target in sorted(others)) for card in range(LARGEST))
        for others in OTHERS[seats]
    )
    for seats in SEATS
}


def legal(state: LoopsState, seat: Seat) -> Sequence[Action]:
    """Complete but for equal cards, which are interchangeable: the first of them stand for the others."""
    phase = state.phase
    if phase is _TURN or phase is _CLAIMED:
        if seat != state.turn:
            return ()
        plays = _plays(state, seat)
        if state.pile:
            plays.append(_PASS)
        return plays
    if phase is _SPEED:
        if seat not in OTHERS[len(state.hands)][opener(state)]:
            return ()
        plays = _plays(state, seat)
        plays.append(_CLAIM)
        if seat == state.turn:
            plays.append(_PASS)
        return plays
    return (_DEAL,) if phase is _ROUND_OVER and seat == state.turn else ()


def sample(state: LoopsState, seat: Seat, rng: random.Random) -> Action:
    """A random legal action: a kind of card that fits and how many of it or against whom, or something else."""
    if state.phase is _ROUND_OVER:
        return _DEAL
    hand = state.hands[seat]
    fitting, choices = (_CLIMBING if state.climbing else _DIVING)[state.altitude]
    # Drawing until something is there is quicker than looking at everything.
    while True:
        kind = fitting[floor(rng.random() * choices)]
        group = hand[kind]
        if group:
            break
        if kind == UNSEEN_KIND and state.pile:
            claims = state.phase is _SPEED and (seat != state.turn or rng.random() < 0.5)
            return _CLAIM if claims else _PASS
    if kind >= FIRST_DRAW:
        against = _DRAWN_BY[len(state.hands)][seat][group[0]]
        return against[floor(rng.random() * len(against))]
    if kind >= FIRST_SPECIAL or len(group) == 1:
        return _SINGLE[group[0]]
    size = 1 + floor(rng.random() * len(group))
    return _SINGLE[group[0]] if size == 1 else Play(group[:size])


def _plays(state: LoopsState, seat: Seat) -> list[Action]:
    """Every way to lay cards that fit (LP-5, LP-10)."""
    hand = state.hands[seat]
    plays: list[Action] = []
    for group in hand[FITTING[state.climbing][state.altitude]]:
        if group:
            plays.append(_SINGLE[group[0]])
            if len(group) > 1:
                plays += [Play(group[:size]) for size in range(2, len(group) + 1)]
    for group in hand[OTHER_SPECIALS]:
        if group:
            plays.append(_SINGLE[group[0]])
    for group in hand[DRAWS]:
        if group:
            plays += _DRAWN_BY[len(state.hands)][seat][group[0]]
    return plays
