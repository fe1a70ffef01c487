"""How reviews appraise flights and luck in Lucky Loop: what can be known is exact, and what chance does evens out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from core.bots.budget import Budget
from core.cards import Shuffled, shuffled
from core.game import NATURE, Action
from core.lucky_loop.actions import Draw
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.odds.expectation import Payoff, mean_payoff
from core.lucky_loop.review.appraiser import APPRAISER
from core.lucky_loop.review.draws import FOLLOWED
from core.lucky_loop.review.flights import flown
from core.lucky_loop.review.positions import expected_in, expected_of_draws
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase
from core.review.appraiser import NO_LOSS, Loss
from core.session import AnySession
from tests.core.lucky_loop.enumeration import Enumeration, rolled
from tests.core.lucky_loop.scripted import given
from tests.core.review.games import played
from tests.whole import state_of

BUDGET = Budget(nodes=300)


@pytest.fixture(scope="module", params=[("ace", "pilot"), ("pilot", "cadet", "ace")], ids=["two", "three"])
def session(request: pytest.FixtureRequest) -> AnySession:
    return played("lucky_loop", request.param, "appraised", BUDGET)


def positions(session: AnySession, *phases: Phase) -> Iterator[LuckyLoopState]:
    for index in range(session.length):
        state = state_of(session, index)
        if state.phase in phases and not state.shuffling:
            yield state


def some(states: Iterator[LuckyLoopState], count: int) -> list[LuckyLoopState]:
    found = list(states)
    return random.Random(count).sample(found, min(count, len(found)))


def loss_of(view: LuckyLoopState, action: Action) -> Loss:
    loss = APPRAISER.loss(LUCKY_LOOP, view, view.turn, action, random.Random(0), nodes=20)
    assert loss is not None
    return loss


def mean(payoffs: Sequence[Payoff]) -> Payoff:
    return mean_payoff([(payoff, 1 / len(payoffs)) for payoff in payoffs])


# --- flights ---------------------------------------------------------------------------------------------


class ByTheRules(Enumeration):
    """The chance to win under best play, by every action and every roll down to the landings."""

    def __init__(self, start: LuckyLoopState) -> None:
        super().__init__(start, token=0.0)
        self._known: dict[object, float] = {}

    def _landed(self, state: LuckyLoopState) -> float:
        key = state.totals, state.scores, state.tokens, state.free_results, state.phase
        if key not in self._known:
            self._known[key] = expected_in(state).chance(self._start.turn)
        return self._known[key]


def late_in_the_air(session: AnySession) -> Iterator[LuckyLoopState]:
    """Views of pilots with few cards and tokens left, so that everything can be tried."""
    for state in positions(session, Phase.READY, Phase.COMPLETE):
        assert state.flight is not None
        if state.flight.dice_on.count(()) <= 2 and state.tokens[state.turn] <= 1:
            yield LUCKY_LOOP.view(state, state.turn)


def test_a_flight_is_worth_what_the_rules_make_of_it(session: AnySession) -> None:
    for view in some(late_in_the_air(session), 6):
        truth = ByTheRules(view)
        best = truth.value(view)
        assert expected_in(view).chance(view.turn) == pytest.approx(best, abs=1e-6)
        for action in LUCKY_LOOP.legal(view, view.turn)[:6]:
            if len(LUCKY_LOOP.legal(view, view.turn)) > 1:
                lost = best - truth.after(view, action)
                assert loss_of(view, action).chance.value == pytest.approx(lost, abs=2e-5)


def test_the_loss_is_the_difference_to_what_the_solver_values_most(session: AnySession) -> None:
    for state in some(positions(session, Phase.READY, Phase.COMPLETE), 25):
        view = LUCKY_LOOP.view(state, state.turn)
        choices = flown(view).decisions(view)
        for choice in choices:
            if len(choices) > 1:
                loss = loss_of(view, choice.action)
                assert loss.chance.value == pytest.approx(choices[0].value - choice.value, abs=2e-5)
                assert loss.chance.error == 0.0


def test_the_best_decision_gives_nothing_away(session: AnySession) -> None:
    phases = (Phase.CHOOSE, Phase.HIGHLIGHT, Phase.REFILL, Phase.EXCHANGE, Phase.DISCARD, Phase.READY, Phase.COMPLETE)
    for phase in phases:
        for state in some(positions(session, phase), 2):
            view = LUCKY_LOOP.view(state, state.turn)
            actions = LUCKY_LOOP.legal(view, view.turn)
            if len(actions) < 2:
                continue
            losses = [loss_of(view, action) for action in actions[:3]]
            assert all(loss.chance.value >= 0 for loss in losses)
            for better in {loss.better for loss in losses if loss.better is not None}:
                assert loss_of(view, better) == NO_LOSS


# --- luck ------------------------------------------------------------------------------------------------


def test_a_throw_brings_on_average_what_was_expected(session: AnySession) -> None:
    """Over all outcomes, and for everybody; some of them end the flight or the turn."""
    for state in some(positions(session, Phase.ROLL), 12):
        after = [expected_in(step).payoff for step in rolled(state)]
        assert mean(after) == pytest.approx(expected_in(state).payoff, abs=1e-9)


def test_a_draw_brings_on_average_what_was_expected(session: AnySession) -> None:
    for state in some(positions(session, Phase.REFILL, Phase.EXCHANGE), 12):
        for action in LUCKY_LOOP.legal(state, state.turn):
            assert isinstance(action, Draw)
            before = expected_of_draws(state, action.deck)
            after = mean([expected_in(step).payoff for step in _drawn(state, action)])
            doubt = [1e-3 + 4 * error for error in before.errors]
            assert all(abs(one - two) <= far for one, two, far in zip(after, before.payoff, doubt, strict=True))
            assert state.to_draw > FOLLOWED or not any(before.errors)


def _drawn(state: LuckyLoopState, action: Draw) -> Iterator[LuckyLoopState]:
    """The position after each card that may lie on top of a deck."""
    top, *others = state.decks[action.deck]
    for card in (top, *others):
        faces = list(state.faces)
        faces[top], faces[card] = faces[card], faces[top]
        yield LUCKY_LOOP.apply(replace(state, faces=tuple(faces)), state.turn, action).state


def test_who_knows_what_lies_in_the_decks_expects_the_same_of_any_order(session: AnySession) -> None:
    rng = random.Random(3)
    for state in some(positions(session, *Phase), 20):
        faces = state.faces
        for cards in state.decks:
            outcome = shuffled(faces, cards, rng)
            new = dict(zip(sorted(cards), outcome.faces, strict=True))
            faces = tuple([new.get(card, face) for card, face in enumerate(faces)])
        assert expected_in(replace(state, faces=faces)) == expected_in(state)


def test_a_shuffle_in_the_middle_of_a_game_is_nobodys_luck() -> None:
    table = given(rest_discarded=[0])
    assert table.state.shuffling == (0,)
    before = APPRAISER.standing(LUCKY_LOOP, table.state, random.Random(0), 1)
    outcome = shuffled(table.state.faces, table.state.discards[0], random.Random(5))
    assert isinstance(outcome, Shuffled)
    table.play(outcome, NATURE)
    assert APPRAISER.standing(LUCKY_LOOP, table.state, random.Random(0), 1) == before


def test_before_anything_happened_everybody_stands_the_same() -> None:
    for seats in LUCKY_LOOP.seats:
        start = APPRAISER.standing(LUCKY_LOOP, LUCKY_LOOP.setup(seats, LuckyLoopOptions()), random.Random(0), 1)
        assert start.chances == pytest.approx([1 / seats] * seats, abs=1e-5)
        assert not any(start.points)


def luck_of_the_first(session: AnySession) -> tuple[float, float]:
    """What chance gave the first seat in a game: of the chance to win, and in points."""
    chance = points = 0.0
    for index in range(session.length):
        mover, action = session.entry(index)
        state = state_of(session, index)
        if mover == NATURE:
            before = expected_in(state)
        elif isinstance(action, Draw):
            before = expected_of_draws(state, action.deck)
        else:
            continue
        after = expected_in(state_of(session, index + 1))
        chance += after.chance(0) - before.chance(0)
        points += after.points(0) - before.points(0)
    return chance, points


def is_none(samples: Sequence[float]) -> bool:
    """Whether the mean is zero, for all that 99.9 % certainty can tell."""
    count = len(samples)
    middle = sum(samples) / count
    squares = sum([(sample - middle) ** 2 for sample in samples])
    return bool(abs(middle) <= 3.3 * (squares / (count - 1) / count) ** 0.5)


def luck_evens_out(games: int) -> bool:
    lucks = [luck_of_the_first(played("lucky_loop", ["pilot"] * 2, f"luck/{seed}", BUDGET)) for seed in range(games)]
    chances, points = zip(*lucks, strict=True)
    return is_none(chances) and is_none(points)


def test_luck_evens_out_between_pilots() -> None:
    assert luck_evens_out(games=6)


@pytest.mark.torture
def test_luck_evens_out_between_pilots_over_400_games() -> None:
    assert luck_evens_out(games=400)
