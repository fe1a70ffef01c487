"""Whole games at random, and whatever can be thrown at a position on the way."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from core.cards import FirstPlayerDrawn, Shuffled
from core.game import NATURE, Action, Illegal, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import DECKS
from core.loops.events import Faulted
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.reasons import Reason
from core.loops.state import Faults, LoopsOptions, LoopsState, Phase
from core.session import Session, replay
from tests.core.damage import sound_though_damaged
from tests.core.loops.scripted import game
from tests.whole import state_of
from ui.loops.text import TEXT

ALL_SEATS = tuple(LOOPS.seats)


def fresh(seats: int, faults: Faults = Faults.REFUSED) -> LoopsState:
    return LOOPS.setup(seats, LoopsOptions(faults))


@pytest.mark.parametrize("faults", Faults)
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_games_at_random_end_over_200_and_the_fewest_points_win(seats: int, faults: Faults) -> None:
    for seed in range(3):
        *_, last = game(fresh(seats, faults), random.Random(f"{seats}/{faults}/{seed}"))
        outcome = LOOPS.outcome(last)
        assert outcome is not None
        assert max(outcome.scores) > 200
        assert {outcome.scores[winner] for winner in outcome.winners} == {min(outcome.scores)}


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_what_is_legal_is_accepted(seats: int) -> None:
    rng = random.Random(seats)
    for state in rng.sample(list(game(fresh(seats), rng)), 60):
        for seat in range(seats):
            actions = LOOPS.legal(state, seat)
            assert len(set(actions)) == len(actions)
            for action in actions:
                LOOPS.audit(LOOPS.apply(state, seat, action).state)


def positions(count: int, seed: int, faults: Faults) -> tuple[random.Random, list[LoopsState]]:
    """Positions of all kinds, for every number of players."""
    rng = random.Random(seed)
    games = [state for seats in ALL_SEATS for state in game(fresh(seats, faults), rng)]
    # No position rests between a fault and its pile.
    resting = [phase for phase in Phase if phase is not Phase.FAULT]
    by_phase = [[state for state in games if state.phase is phase] for phase in resting]
    assert all(by_phase)
    return rng, [rng.choice(rng.choice(by_phase)) for _ in range(count)]


NUMBERS = (-(10**30), -1, 0, 1, 2, 7, 8, 91, 92, 107, 108, 10**30)


def wild_action(state: LoopsState, seat: Seat, rng: random.Random) -> Action:
    held = cards_in(state.hands[seat % len(state.hands)])
    return rng.choice((wild_play, wild_play, wild_play, wild_other))(state, held, rng)


def wild_play(state: LoopsState, held: tuple[int, ...], rng: random.Random) -> Play:
    face = rng.choice(DECKS[len(state.hands)])
    cards = rng.choice(
        (
            (),
            tuple(rng.choices(NUMBERS, k=rng.randrange(1, 4))),
            tuple(rng.choices(held or (0,), k=rng.randrange(1, 4))),
            tuple(rng.sample(held, k=min(len(held), rng.randrange(1, 3)))),
            tuple(card for card in held if state.faces[card] == face),
            (*held[:1], rng.choice(NUMBERS)),
            held,
            state.pile[-1:],
            state.draw[-1:],
        )
    )
    return Play(cards, rng.choice((None, None, rng.choice(NUMBERS), rng.randrange(len(state.hands)))))


def wild_other(state: LoopsState, held: tuple[int, ...], rng: random.Random) -> Action:
    return rng.choice(
        (
            Pass(),
            Claim(),
            Deal(),
            FirstPlayerDrawn(rng.choice(NUMBERS)),
            Shuffled(()),
            Shuffled(("1000", "?", "")),
            Shuffled(state.faces),
            Shuffled(tuple(state.faces[card] for card in state.draw + state.pile)),
        )
    )


def same(state: LoopsState, action: Action) -> object:
    """Equal cards are interchangeable."""
    if isinstance(action, Play):
        return tuple(state.faces[card] for card in action.cards), action.target
    return action


@pytest.mark.parametrize("faults", Faults)
def test_whatever_is_not_legal_is_refused_with_a_rule_and_a_sentence(faults: Faults) -> None:
    rng, states = positions(1500, 3, faults)
    reasons = set()
    for state in states:
        for _ in range(20):
            seat = rng.choice((-2, NATURE, *range(len(state.hands)), len(state.hands), 10**20))
            action = wild_action(state, seat, rng)
            listed = {same(state, legal) for legal in LOOPS.legal(state, seat)}
            try:
                step = LOOPS.apply(state, seat, action)
            except Illegal as refused:
                assert refused.rule.startswith("LP-")
                assert "{" not in TEXT.reason(refused)
                assert action not in LOOPS.legal(state, seat)
                reasons.add(refused.reason)
            else:
                LOOPS.audit(step.state)
                faulted = any(isinstance(event, Faulted) for event in step.events)
                assert not (faulted and faults is Faults.REFUSED)
                assert seat == NATURE or faulted != (same(state, action) in listed)
    punished = {Reason.TOO_LOW, Reason.TOO_HIGH}
    expected = set(Reason) - (punished if faults is Faults.AS_PRINTED else set())
    assert reasons & set(Reason) == expected


def test_an_audited_snapshot_can_be_played_on() -> None:
    rng, states = positions(400, 4, Faults.AS_PRINTED)
    numbers = (None, -1, 0, 1, 2, 7, 8, 107, 108, 201, 5000)
    words = (*Phase, "speed", "looping", "?", "1000", *Faults)
    damaged = list(sound_though_damaged(LOOPS, states, 10, numbers, words, seed=4))
    for state in damaged:
        for later in islice(game(state, rng), 40):
            LOOPS.audit(later)
    assert len(damaged) > 20


def test_a_session_replays_to_the_same_position() -> None:
    options, rng = LoopsOptions(), random.Random(6)
    session = Session(LOOPS, 5, options, seed=6)
    session.begin()
    while actors := session.to_act:
        seat = rng.choice(sorted(actors))
        session.submit(seat, rng.choice(LOOPS.legal(session.view(seat), seat)))
    again = Session(LOOPS, 5, options, seed=0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    assert again.outcome == session.outcome
