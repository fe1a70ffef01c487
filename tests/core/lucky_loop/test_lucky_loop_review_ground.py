"""How reviews appraise decisions on the ground in Lucky Loop, and what their figures are made of."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from core.bots.budget import Budget
from core.game import NATURE, Action
from core.lucky_loop.actions import EXCHANGE, Discard, Draw, Highlight, PresentFree
from core.lucky_loop.bot.prospects import Prospects, hand_of
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.review.appraiser import APPRAISER
from core.lucky_loop.review.draws import FOLLOWED, IMAGINED, Drawn, decks_of, drawn
from core.lucky_loop.review.hands import DrawnHands, edge_of
from core.lucky_loop.review.positions import expected_in
from core.lucky_loop.review.winners import shares
from core.lucky_loop.state import Edition, FreeResult, LuckyLoopOptions, LuckyLoopState, Phase
from core.review.appraiser import NO_LOSS, Loss
from core.review.marks import Mark, mark_of
from tests.core.lucky_loop.scripted import ALL_FOUR, given
from tests.core.review.games import played
from tests.whole import state_of

BUDGET = Budget(nodes=300)


def loss_of(view: LuckyLoopState, action: Action) -> Loss:
    loss = APPRAISER.loss(LUCKY_LOOP, view, view.turn, action, random.Random(0), nodes=20)
    assert loss is not None
    return loss


# --- decisions on the ground -----------------------------------------------------------------------------


def blamed(games: int) -> float:
    """The share of the decisions of Aces that are marked as mistakes or worse."""
    marks = []
    for seed in range(games):
        session = played("lucky_loop", ["ace", "ace"], f"aces/{seed}", BUDGET)
        for index in range(session.length):
            seat, action = session.entry(index)
            if seat != NATURE:
                view = LUCKY_LOOP.view(state_of(session, index), seat)
                loss = APPRAISER.loss(LUCKY_LOOP, view, seat, action, random.Random(index), 400)
                marks += [] if loss is None else [mark_of(loss.chance)]
    return sum(mark in (Mark.MISTAKE, Mark.BLUNDER) for mark in marks) / len(marks)


@pytest.mark.torture
def test_aces_are_rarely_blamed_in_many_games() -> None:
    assert blamed(games=20) < 0.05


def test_the_only_card_for_the_best_set_is_not_to_be_discarded() -> None:
    table = given(hands=["T5 L6 D9 R12 T12 L12"], next_cards="T11 D12 R11").play(EXCHANGE)
    for deck in (0, 1, 1):
        table.play(Draw(deck))
    view = LUCKY_LOOP.view(table.state, 0)
    losses = {action: loss_of(view, action) for action in table.legal()}
    assert losses[Discard(table.card("L12"))] == NO_LOSS
    assert losses[Discard(table.card("L6"))].points.value > 1


def test_a_faulty_set_at_a_strict_table_is_a_blunder() -> None:
    options = LuckyLoopOptions(strict=True)
    table = given(hands=["T4 L5 D6 R11 T12 L12"], scores={0: ALL_FOUR, 1: ALL_FOUR}, tokens=(2, 1), options=options)
    faulty = PresentFree(tuple(sorted(table.cards("T4 L5 D6"))))
    loss = loss_of(LUCKY_LOOP.view(table.state, 0), faulty)
    assert mark_of(loss.chance) is Mark.BLUNDER
    assert isinstance(loss.better, PresentFree)
    assert loss.points.value > 3


def test_an_exchange_in_the_final_phase_costs_what_the_edition_says() -> None:
    """Edition B takes the points card by card: all of them are reckoned with before the first."""
    paid = {}
    for edition in Edition:
        options = LuckyLoopOptions(edition=edition)
        table = given(hands=["T4 L5 D6 R11 T12 L12"], scores={0: ALL_FOUR, 1: ALL_FOUR}, options=options)
        paid[edition] = expected_in(table.play(EXCHANGE).state).points(0)
    assert paid[Edition.A] - paid[Edition.B] == pytest.approx(1.0, abs=0.1)


def test_highlights_are_weighed_by_their_flights() -> None:
    table = given(hands=["T4 L5 D6 R11 T12 L12"], scores={0: ALL_FOUR, 1: (12, 12, 12, 0)}, tokens=(2, 1))
    table.play(PresentFree(tuple(sorted(table.cards("T4 L5 D6 R11")))))
    view = LUCKY_LOOP.view(table.state, 0)
    chances = {}
    for action in table.legal():
        assert isinstance(action, Highlight)
        after = LUCKY_LOOP.apply(view, 0, action).state
        chances[action] = expected_in(after).chance(0)
    best = max(chances.values())
    for action, chance in chances.items():
        assert loss_of(view, action).chance.value == pytest.approx(best - chance, abs=2e-5)


def test_once_nobody_has_a_turn_left_only_points_count() -> None:
    table = given(seats=3, scores={0: ALL_FOUR, 1: (10, 10, 10, 8), 2: (8, 8, 8, 8)}, turn=2)
    last = replace(table.state, phase=Phase.DISCARD, free_results=(FreeResult(20, "red_rooster"), None, None))
    assert expected_in(last).payoff == (0.5, 0.5, 0.0, 2.0, 2.0, -4.0)


# --- what the figures are made of ------------------------------------------------------------------------


def test_drawn_hands_promise_what_prospects_see() -> None:
    for scores in ((0, 0, 0, 0), (12, 0, 14, 9), (20, 0, 0, 8), (9, 10, 12, 20)):
        table = given(hands=["T5 L6 D9 R6 T11 T12"], scores={0: scores}, sides={"red_rooster": "T4 D5 L4"})
        state = table.state
        hand = tuple(hand_of(state, state.hands[0]))
        (edge,) = DrawnHands(state, [Drawn(hand, 1.0)]).edges(scores, 1)
        assert edge.chance == 1.0
        assert edge.points == pytest.approx(edge_of(replace(state, tokens=(1, 0)), 0))
        assert Prospects(state, 0, 1).of(hand) > 0


def test_draws_are_those_of_the_decks() -> None:
    state = given(hands=["T5 L6 D9 R6 T11 T12"], next_cards="T3 D3").state
    decks = decks_of(state)
    hand = ["T5", "L6", "D9"]
    for count in (0, 1, 2, 3):
        hands = drawn(hand, count, decks)
        assert sum(chance for _, chance in hands) == pytest.approx(1.0)
        assert all(len(each) == 3 + count for each, _ in hands)
        assert len(hands) == IMAGINED if count > FOLLOWED else len({each for each, _ in hands}) == len(hands)
    top = drawn(hand, 1, decks, from_=0)
    assert {face for each, _ in top for face in each if face not in hand} <= {state.faces[c] for c in state.decks[0]}
    # A deck that runs out is made anew of its discards; where there are none, the other serves.
    empty = given(rest_discarded=[0]).state
    assert len(drawn([], 2, decks_of(empty), from_=0)) > 1
    assert drawn([], 2, decks_of(replace(empty, discards=((), ()), decks=((), ())))) == [Drawn((), 1.0)]


def test_a_view_knows_no_more_than_its_seat() -> None:
    state = given(hands=["T5 L6 D9 R6 T11 T12"]).state
    view = LUCKY_LOOP.view(state, 0)
    assert edge_of(view, 1) == 0.0
    assert edge_of(view, 0) == edge_of(state, 0) != 0.0
    rng = random.Random(4)
    for _ in range(3):
        other = LUCKY_LOOP.view(LUCKY_LOOP.determinize(view, 0, rng), 0)
        assert expected_in(other) == expected_in(view)


def test_chances_among_several() -> None:
    level = [[0.5] * 3] * 3
    assert shares(level, [True] * 3) == pytest.approx([1 / 3] * 3)
    assert shares(level, [False] * 3) == pytest.approx([1 / 3] * 3)
    # Who is ahead of both settled players is ahead of the better one; they are as good as one rival.
    last = [[0.5, 0.4, 0.4], [0.6, 0.5, 0.5], [0.6, 0.5, 0.5]]
    assert shares(last, [True, False, False]) == pytest.approx([0.4, 0.3, 0.3])
    # To be level with one and sure to beat the other is to be level with one.
    sure = [[0.5, 0.5, 1.0], [0.5, 0.5, 1.0], [0.0, 0.0, 0.5]]
    assert shares(sure, [True] * 3) == pytest.approx([0.5, 0.5, 0.0])
    assert shares([[0.5, 0.7], [0.3, 0.5]], [True, False]) == [0.7, 0.3]
    # Being ahead of many is not as hard as many coins all falling the same way.
    ahead = [[0.5, 0.7, 0.7, 0.7], *[[0.3, 0.5, 0.5, 0.5]] * 3]
    assert 0.7**3 + 0.05 < shares(ahead, [True] * 4)[0] < 0.7
