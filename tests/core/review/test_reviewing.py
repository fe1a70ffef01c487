"""What a review promises of every game that has an appraiser."""

from __future__ import annotations

import random

import pytest

from core.game import NATURE
from core.review.appraiser import appraiser_for
from core.review.marks import Mark
from core.review.review import Review
from core.review.reviewing import NotOver, assembled, check_over, digest, examine, reviewed, units_of
from core.review.summary import summary_of
from core.session import AnySession, Session, replay
from core.targets.actions import Discard
from tests.core.review.games import played
from tests.whole import state_of

NODES = 12
ENOUGH = 120
"""So much thought that something better is found; with much less everything counts as the best."""
LEVELS = {
    "loops": ["ace", "cadet"],
    "jump": ["ace", "cadet", "pilot"],
    "lucky_loop": ["ace", "cadet"],
    "targets": ["ace", "cadet", "pilot"],
}
TRIFLES = (Discard,)
"""What can be chosen, but makes no difference."""


@pytest.fixture(scope="module", params=LEVELS)
def session(request: pytest.FixtureRequest) -> AnySession:
    return played(request.param, LEVELS[request.param], "reviewed")


@pytest.fixture(scope="module")
def review(session: AnySession) -> Review:
    return reviewed(session, NODES)


def test_chances_add_up_and_the_end_is_the_result(session: AnySession, review: Review) -> None:
    assert len(review.standings) == session.length + 1
    for standing in review.standings:
        assert sum(standing.chances) == pytest.approx(1.0, abs=1e-4)
        assert sum(standing.points) == pytest.approx(0.0, abs=1e-3)
    outcome = session.outcome
    assert outcome is not None
    last = review.standings[-1]
    won = [seat in outcome.winners for seat in range(session.seats)]
    assert [chance > 0 for chance in last.chances] == won
    assert not any((*last.chance_errors, *last.point_errors))
    # Wherever fewer points are better, those who have them stand better.
    best = max(last.points)
    assert all(last.points[seat] == pytest.approx(best) for seat in outcome.winners)
    spread = max(outcome.scores) - min(outcome.scores)
    assert max(last.points) - min(last.points) == pytest.approx(spread, abs=1e-3)


def test_luck_and_play_add_up_to_the_result(session: AnySession, review: Review) -> None:
    summary = summary_of(review)
    for seat in range(session.seats):
        others = [review.play(seat, index) for index, mover in enumerate(review.movers) if mover not in (seat, NATURE)]
        own = summary.seats[seat]
        begun, ended = review.standings[0], review.standings[-1]
        chance = own.luck.value + own.play + sum(chance for chance, _ in others)
        points = own.luck_points.value + own.play_points + sum(points for _, points in others)
        assert begun.chances[seat] + chance == pytest.approx(ended.chances[seat], abs=1e-3)
        assert begun.points[seat] + points == pytest.approx(ended.points[seat], abs=1e-2)


def test_every_decision_is_appraised_and_nothing_else(session: AnySession, review: Review) -> None:
    game = session.game
    appraised = {appraisal.index: appraisal for appraisal in review.appraisals}
    for index in range(session.length):
        seat, action = session.entry(index)
        legal = () if seat == NATURE else game.legal(game.view(state_of(session, index), seat), seat)
        choice = len(legal) > 1 and not isinstance(action, TRIFLES)
        assert (index in appraised) == choice
    for index, appraisal in appraised.items():
        assert appraisal.seat == session.entry(index)[0]
        better = appraisal.better_action(game)
        assert (better is None) == (appraisal.mark is Mark.BEST)
        if better is not None:
            game.apply(state_of(session, index), appraisal.seat, better)


def test_a_review_is_the_same_in_any_order(session: AnySession, review: Review) -> None:
    units = list(units_of(session))
    random.Random(1).shuffle(units)
    part = units[:12]
    again = {unit.index: unit for unit in (examine(session, index, NODES) for index in part)}
    known = {appraisal.index: appraisal for appraisal in review.appraisals}
    for index, unit in again.items():
        assert unit.standing == review.standings[index]
        assert unit.appraisal == known.get(index)
    if session.game.id == "loops":
        everything = [examine(session, index, 2) for index in units]
        assert assembled(session, everything, 2) == reviewed(session, 2)


def assert_without_hindsight(session: AnySession, index: int, rng: random.Random) -> None:
    """What a seat could not see changes nothing of what is said of its decision."""
    game, (seat, action) = session.game, session.entry(index)
    view = game.view(state_of(session, index), seat)
    otherwise = game.view(game.determinize(view, seat, rng), seat)
    said = [
        appraiser_for(game.id).loss(game, seen, seat, action, random.Random(f"decision/{index}"), ENOUGH)
        for seen in (view, otherwise)
    ]
    assert said[0] == said[1]


def decisions(session: AnySession) -> list[int]:
    return [index for index in range(session.length) if session.entry(index)[0] != NATURE]


def test_no_hindsight(session: AnySession) -> None:
    rng = random.Random(2)
    for index in rng.sample(decisions(session), 8):
        assert_without_hindsight(session, index, rng)


@pytest.mark.torture
def test_no_hindsight_in_any_decision_of_a_game(session: AnySession) -> None:
    rng = random.Random(3)
    for index in decisions(session):
        assert_without_hindsight(session, index, rng)


@pytest.fixture
def running(session: AnySession) -> AnySession:
    """The same game before its last move."""
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    replay(again, session.entries)
    again.seek(again.length - 1)
    return again


def test_a_running_game_is_not_reviewed(running: AnySession) -> None:
    with pytest.raises(NotOver):
        check_over(running)
    with pytest.raises(NotOver):
        reviewed(running, NODES)


def test_the_digest_is_that_of_one_game_alone(session: AnySession, running: AnySession) -> None:
    id, levels = session.game.id, LEVELS[session.game.id]
    assert digest(session) == digest(played(id, levels, "reviewed"))
    assert digest(session) != digest(played(id, levels, "another"))
    assert digest(session) != digest(running)
