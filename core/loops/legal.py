"""Who acts, what they may do, and a random choice of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Seat, any_of
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import DECKS, DRAWS, FIRST_DRAW, FIRST_SPECIAL, FITTING, OTHER_SPECIALS, SEATS, UNSEEN_KIND
from core.loops.state import PLAYING, LoopsState, Phase, opener

_ALONE: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_OTHERS: Final = {
    seats: tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats)) for seats in SEATS
}
"""By number of players and seat: everybody else."""
_RACERS: Final = {seats: tuple(map(frozenset, others)) for seats, others in _OTHERS.items()}
# Actions are made once: they are values, and a search asks for the same ones over and over.
_PASS, _CLAIM, _DEAL = Pass(), Claim(), Deal()
_LAY: Final = tuple(Play((card,)) for card in range(max(map(len, DECKS.values()))))


def to_act(state: LoopsState) -> frozenset[Seat]:
    """Whom the table waits for."""
    return _ACTORS[state.phase](state)


def _on_turn_alone(state: LoopsState) -> frozenset[Seat]:
    return _ALONE[state.turn]


# A table rather than `match`: in Python 3.11 naming a member of an enum is slow, and every move asks.
_ACTORS: Final[dict[Phase, Callable[[LoopsState], frozenset[Seat]]]] = {
    Phase.LOTS: lambda state: ONLY_NATURE,
    Phase.DEAL: lambda state: ONLY_NATURE,
    Phase.TURN: _on_turn_alone,
    Phase.SPEED: lambda state: _RACERS[state.seats][opener(state)],
    Phase.CLAIMED: _on_turn_alone,
    Phase.FAULT: lambda state: NOBODY,
    Phase.LOOPING: lambda state: ONLY_NATURE,
    Phase.ROUND_OVER: _on_turn_alone,
    Phase.OVER: lambda state: NOBODY,
}


def racers(state: LoopsState) -> frozenset[Seat]:
    """Of those who may act: who has something to lay after a speed card; where nobody has, the next player goes on."""
    actors = to_act(state)
    if state.phase is not Phase.SPEED:
        return actors
    return frozenset(seat for seat in actors if _has_fitting(state, seat)) or _on_turn_alone(state)


def _has_fitting(state: LoopsState, seat: Seat) -> bool:
    hand = state.hands[seat]
    return any(hand[FIRST_SPECIAL:UNSEEN_KIND]) or any(hand[FITTING[state.climbing][state.altitude]])


def legal(state: LoopsState, seat: Seat) -> Sequence[Action]:
    """Complete but for equal cards, which are interchangeable: the first of them stand for the others."""
    if seat == NATURE or seat not in to_act(state):
        return ()
    if state.phase is Phase.ROUND_OVER:
        return (_DEAL,)
    actions = _plays(state, seat)
    if state.phase is Phase.SPEED:
        actions.append(_CLAIM)
    if seat == state.turn and state.pile:
        actions.append(_PASS)
    return actions


def _plays(state: LoopsState, seat: Seat) -> list[Action]:
    """Every way to lay cards that fit (LP-5, LP-10)."""
    hand, others = state.hands[seat], _OTHERS[state.seats][seat]
    altitudes = hand[FITTING[state.climbing][state.altitude]]
    plays: list[Action] = [Play(group[: last + 1]) for group in altitudes for last in range(len(group))]
    plays += [_LAY[group[0]] for group in hand[OTHER_SPECIALS] if group]
    plays += [Play(group[:1], target) for group in hand[DRAWS] if group for target in others]
    return plays


_NO_CARD: Final = UNSEEN_KIND
_CHOICES: Final = {
    climbing: {
        altitude: (*range(FIRST_SPECIAL)[fitting], *range(FIRST_SPECIAL, UNSEEN_KIND), _NO_CARD)
        for altitude, fitting in by_altitude.items()
    }
    for climbing, by_altitude in FITTING.items()
}
"""By attitude and last altitude: the kinds of card that fit, and laying none of them."""


def sample(state: LoopsState, seat: Seat, rng: random.Random) -> Action:
    """A random legal action: a kind of card that fits and how many of it or against whom, or something else."""
    if state.phase not in PLAYING:
        return _DEAL
    hand, choices = state.hands[seat], _CHOICES[state.climbing][state.altitude]
    kind, group = _NO_CARD, ()
    # Drawing until something is there is quicker than looking at everything.
    while not group:
        kind = any_of(choices, rng)
        group = hand[kind]
        if kind == _NO_CARD and state.pile:
            return _claim_or_pass(state, seat, rng)
    if kind >= FIRST_DRAW:
        return Play(group[:1], any_of(_OTHERS[len(state.hands)][seat], rng))
    if kind >= FIRST_SPECIAL or len(group) == 1:
        return _LAY[group[0]]
    return Play(group[: 1 + int(rng.random() * len(group))])


def _claim_or_pass(state: LoopsState, seat: Seat, rng: random.Random) -> Action:
    claims = state.phase is Phase.SPEED and (seat != state.turn or rng.random() < 0.5)
    return _CLAIM if claims else _PASS
