"""What every game of the catalogue promises, whatever its rules."""

from __future__ import annotations

import pickle
import random
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.catalog import CATALOG
from core.game import NATURE, ONLY_NATURE, Game, Illegal
from core.loops.state import Faults, LoopsOptions
from core.session import Session
from core.targets.physics import rolling
from tests.core.fuzz import CONTINUOUS, SMALLEST, TABLES, all_agreements, final_state, nonsense, option_sets, positions
from tests.core.targets.scripted import wild_physics
from tests.whole import state_of

PUNISHING = [LoopsOptions(Faults.AS_PRINTED)]
"""Where whoever acts out of turn is not refused but punished (LP-14)."""

fuzzed = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_random_games_end_with_an_outcome(id: str, seats: int) -> None:
    game = CATALOG[id]
    for options in option_sets(game):
        state = final_state(game, seats, options, random.Random(f"{id}{seats}"))
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == seats
        assert outcome.winners
        assert all(not game.legal(state, seat) for seat in range(seats))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_position_keeps_the_contract(id: str, seats: int) -> None:
    game = CATALOG[id]
    rng = random.Random(f"contract {id} {seats}")
    options = option_sets(game)
    for number in range(4):
        for place, (state, seat, action) in enumerate(positions(game, seats, options[number % len(options)], rng)):
            game.audit(state)
            assert game.outcome(state) is None
            if place % 7 == 0:
                _check_position(game, state, seats, rng)
            if seat != NATURE:
                assert action in game.legal(state, seat)


GAMES_EACH = {"jump": 8, "loops": 2, "lucky_loop": 1, "targets": 1}
"""How many games are played under each agreement, by how long they take,"""
MANY_EACH = {"jump": 60, "loops": 9, "lucky_loop": 6, "targets": 9}
"""and in long runs."""


@pytest.fixture
def wild(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that fly anywhere bring everything that the rules of Targets can tell of."""
    monkeypatch.setattr(rolling, "settle", wild_physics)


@pytest.mark.usefixtures("wild")
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_under_every_agreement_all_seats_see_enough_to_play_and_no_more(id: str, seats: int) -> None:
    _check_every_agreement(id, seats, GAMES_EACH.get(id, 8))


@pytest.mark.torture
@pytest.mark.usefixtures("wild")
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_in_many_games_all_seats_see_enough_to_play_and_no_more(id: str, seats: int) -> None:
    _check_every_agreement(id, seats, MANY_EACH.get(id, 24))


def _check_every_agreement(id: str, seats: int, games: int) -> None:
    game = CATALOG[id]
    for options in all_agreements(game):
        rng = random.Random(f"agreed {id} {seats} {options}")
        for _ in range(games):
            for state, _, _ in positions(game, seats, options, rng):
                game.audit(state)
                _check_views(game, state, rng)


def _check_views(game: Game[Any, Any], state: Any, rng: random.Random) -> None:
    actors = game.to_act(state)
    for seat in range(state.seats):
        view, legal = game.view(state, seat), list(game.legal(state, seat))
        assert game.to_act(view) == actors
        assert list(game.legal(view, seat)) == legal
        assert bool(legal) == (seat in actors)
    seat = rng.randrange(state.seats)
    _check_secrecy(game, game.view(state, seat), seat, rng)
    if rng.random() < 0.1:
        _check_codec(game, state)


def _check_position(game: Game[Any, Any], state: Any, seats: int, rng: random.Random) -> None:
    actors = game.to_act(state)
    assert actors == ONLY_NATURE or actors <= set(range(seats))
    for seat in range(seats):
        legal = game.legal(state, seat)
        assert len(set(legal)) == len(legal), "a legal action is listed twice"
        assert bool(legal) == (seat in actors)
        for action in legal:
            game.apply(state, seat, action)
        if legal:
            sampled = game.sample(state, seat, rng)
            game.apply(state, seat, sampled)
            assert sampled in legal or game.id in CONTINUOUS
        view = game.view(state, seat)
        assert game.to_act(view) == actors
        assert list(game.legal(view, seat)) == list(legal), "legal moves must follow from what the seat sees"
        _check_secrecy(game, view, seat, rng)
    spectator = game.view(state, None)
    assert game.view(spectator, None) == spectator
    _check_codec(game, state)


@pytest.mark.parametrize("id", sorted(CATALOG))
def test_whoever_is_not_to_act_is_refused_whatever_they_do(id: str) -> None:
    game, rng = CATALOG[id], random.Random(f"out of turn {id}")
    seats = game.seats[-1]
    for options in [options for options in option_sets(game) for _ in range(2) if options not in PUNISHING]:
        before, known = frozenset[int](), set[Any]()
        for place, (state, _, chosen) in enumerate(islice(positions(game, seats, options, rng), 300)):
            actors, until_now = game.to_act(state), known
            known = {action for seat in actors if len(actors) > 1 for action in game.legal(state, seat)[:5]}
            # Some of the positions, and all in which somebody may act no more who could until now.
            if place % 7 == 0 or before > actors:
                for seat in {NATURE, *range(seats + 1)} - actors:
                    for action in {chosen, nonsense(game, seats, rng)[1], *known, *until_now}:
                        with pytest.raises(Illegal):
                            game.apply(state, seat, action)
            before = actors


def _check_secrecy(game: Game[Any, Any], view: Any, seat: int, rng: random.Random) -> None:
    """Any arrangement of the unseen faces gives the very same view."""
    assert game.view(view, seat) == view
    guess = game.determinize(view, seat, rng)
    game.audit(guess)
    assert game.view(guess, seat) == view


def _check_codec(game: Game[Any, Any], state: Any) -> None:
    assert pickle.loads(pickle.dumps(state)) == state
    assert msgspec.json.decode(msgspec.json.encode(state), type=game.state) == state
    for seat in range(state.seats):
        for action in game.legal(state, seat):
            assert msgspec.json.decode(msgspec.json.encode(action), type=game.actions) == action
    assert hash(state) == hash(pickle.loads(pickle.dumps(state)))


@pytest.mark.parametrize(("id", "seats"), SMALLEST)
@fuzzed
@given(choices=st.lists(st.integers(0, 10**6), max_size=120), seed=st.integers(0, 2**32))
def test_undo_and_redo_are_exact(id: str, seats: int, choices: list[int], seed: int) -> None:
    game = CATALOG[id]
    session: Session[Any, Any] = Session(game, seats, game.options(), seed)
    session.begin()
    states = {session.cursor: state_of(session)}
    for choice in choices:
        actors = sorted(session.to_act)
        if not actors:
            break
        seat = actors[choice % len(actors)]
        legal = game.legal(state_of(session), seat)
        session.submit(seat, legal[choice % len(legal)])
        states[session.cursor] = state_of(session)
    end = session.cursor
    for cursor in [*sorted(states, reverse=True), *sorted(states)]:
        session.seek(cursor)
        assert state_of(session) == states[cursor]
    assert session.cursor == end


@pytest.mark.parametrize(("id", "seats"), SMALLEST)
def test_taking_a_move_back_and_playing_it_again_gives_the_same_chance(id: str, seats: int) -> None:
    game = CATALOG[id]
    session: Session[Any, Any] = Session(game, seats, game.options(), 5)
    session.begin()
    rng = random.Random(2)
    while session.to_act and session.cursor < 400:
        cursor = session.cursor
        seat = rng.choice(sorted(session.to_act))
        action = rng.choice(game.legal(state_of(session), seat))
        session.submit(seat, action)
        after = state_of(session)
        session.seek(cursor)
        session.submit(seat, action)
        assert state_of(session) == after


@pytest.mark.parametrize(("id", "seats"), SMALLEST)
def test_any_legal_action_may_be_sampled(id: str, seats: int) -> None:
    game, rng = CATALOG[id], random.Random(f"sample {id}")
    crowded = max(
        ((state, seat) for state, seat, _ in positions(game, seats, game.options(), rng) if seat != NATURE),
        key=lambda position: len(game.legal(*position)),
    )
    legal = set(game.legal(*crowded))
    sampled = {game.sample(*crowded, rng) for _ in range(200 * len(legal))}
    assert sampled == legal or (sampled > legal and id in CONTINUOUS)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_nonsense_is_refused_and_changes_nothing(id: str, seats: int) -> None:
    refused = _throw_nonsense(id, seats, games=1, per_position=4)
    assert refused > 100


def _throw_nonsense(id: str, seats: int, games: int, per_position: int) -> int:
    game = CATALOG[id]
    rng = random.Random(f"nonsense {id} {seats}")
    refused = 0
    for number in range(games):
        options = option_sets(game)
        for state, _, _ in positions(game, seats, options[number % len(options)], rng):
            before = msgspec.json.encode(state)
            for _ in range(per_position):
                seat, action = nonsense(game, seats, rng)
                try:
                    game.audit(game.apply(state, seat, action).state)
                except Illegal as illegal:
                    refused += 1
                    assert illegal.rule.split("-")[1].isdecimal()
            assert msgspec.json.encode(state) == before
    return refused


@pytest.mark.torture
@pytest.mark.parametrize("id", sorted(CATALOG))
def test_a_hundred_thousand_legal_and_as_many_illegal_actions(id: str) -> None:
    game = CATALOG[id]
    rng = random.Random(f"torture {id}")
    legal = illegal = number = 0
    options = option_sets(game)
    while legal < 100_000 or illegal < 100_000:
        seats = game.seats[number % len(game.seats)]
        for state, _, _ in positions(game, seats, options[number % len(options)], rng):
            legal += 1
            game.audit(state)
            for _ in range(2):
                seat, action = nonsense(game, seats, rng)
                before = msgspec.json.encode(state)
                try:
                    game.apply(state, seat, action)
                except Illegal:
                    illegal += 1
                    assert msgspec.json.encode(state) == before
        number += 1
