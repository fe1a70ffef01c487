"""A review in words: honest about luck, and the same for the panel, the result and the command line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.game import NATURE, Outcome
from core.play import AnyPlay, Recording
from core.review.estimate import Estimate
from core.review.marks import FAULTS, Mark
from core.review.review import Appraisal, Review, Standing
from core.review.reviewing import reviewed
from core.review.summary import SeatSummary, Summary, summary_of
from core.session import AnySession
from tests.core.review.finished_games import NAMES, NODES, finished_game
from ui.catalog import TEXTS
from ui.look.phrases import PLAYERS
from ui.review.fair_scores import fair_scores
from ui.review.rows import DECISIONS, LUCK, TURNING_POINTS, Listing, Wanted
from ui.review.telling import Telling, luckiest
from ui.review.verdict import fair_lead, verdict, verdict_at_length
from ui.review.words import MARKS, Luck, loss, loss_at_length, signed_percent, signed_points
from ui.timeline.marks import MarkKind, review_marks

WON, LOST = Outcome((40, 30), (0,)), Outcome((30, 40), (1,))


def summary(leads: Sequence[float], luck: float, error: float = 0.5) -> Summary:
    seats = [
        SeatSummary(90.0, dict.fromkeys(Mark, 0), Estimate(0.1), Estimate(luck * sign, error), 0.0, 0.0)
        for sign in (1, -1)
    ]
    return Summary(tuple(seats), (), tuple(leads))


@pytest.mark.parametrize(
    ("leads", "outcome", "words"),
    [
        ((6.2, -6.2), LOST, "With average luck you would have won by 6 points."),
        ((6.2, -6.2), WON, "With average luck you would have won as well, by 6 points."),
        ((-4.0, 4.0), WON, "With average luck you would have lost by 4 points."),
        ((-4.0, 4.0), LOST, "With average luck you would have lost as well, by 4 points."),
        ((1.5, -1.5), LOST, "Luck may have decided it: with average luck it would have been too close to call."),
    ],
)
def test_what_average_luck_would_have_changed(leads: Sequence[float], outcome: Outcome, words: str) -> None:
    assert verdict(summary(leads, 5.0), outcome, NAMES, 0) == words


def test_where_nobody_plays_alone_it_is_about_whoever_would_have_won() -> None:
    found = summary((-4.0, 4.0), 5.0)
    assert verdict(found, WON, NAMES, None) == "With average luck Ben would have won by 4 points."
    assert verdict(found, LOST, NAMES, None) == "With average luck Ben would have won as well, by 4 points."


def test_a_game_without_luck_is_not_blamed_on_it() -> None:
    assert verdict(summary((6.0, -6.0), 0.2), WON, NAMES, 0) == "Luck was even, and did not decide this game."


def test_a_lead_is_as_uncertain_as_the_luck_of_both_together() -> None:
    assert fair_lead(summary((6.0, -6.0), 5.0, 1.5), 0) == Estimate(6.0, 3.0)


@pytest.mark.parametrize(
    ("lead", "error", "words"),
    [
        (6.2, 0.5, "With average luck Ada would have been ahead by 6 (4 to 8) points."),
        (-4.0, 0.5, "With average luck Ada would have been behind by 4 (2 to 6) points."),
        (-4.0, 0.0, "With average luck Ada would have been behind by 4 points."),
    ],
)
def test_a_lead_at_length(lead: float, error: float, words: str) -> None:
    assert verdict_at_length(summary((lead, -lead), 5.0, error), NAMES, 0) == words


def test_figures_have_a_sign_unless_they_are_nothing() -> None:
    assert signed_percent(0.12).replace("\u00a0", " ") == "+12 %"
    assert signed_percent(-0.001).replace("\u00a0", " ") == "0 %"
    assert [signed_points(points) for points in (3.14, -3.14, -0.02)] == ["+3.1 points", "−3.1 points", "0.0 points"]


def test_a_decision_is_told_with_its_mark_and_how_sure_that_is() -> None:
    mistake = Appraisal(7, 0, Mark.MISTAKE, Estimate(0.08, 0.01), Estimate(2.0, 0.5), "")
    assert loss(mistake).replace("\u00a0", " ") == "Mistake: −8 %, −2.0 points"
    told = loss_at_length(mistake).replace("\u00a0", " ")
    assert told == "It gave away 8 % (6 to 10 %) of the chance to win, and 2.0 (1.0 to 3.0) points."
    sure = Appraisal(7, 0, Mark.MISTAKE, Estimate(0.08), Estimate(2.0), "")
    told = loss_at_length(sure).replace("\u00a0", " ")
    assert told == "It gave away 8 % of the chance to win, and 2.0 points."
    assert loss(Appraisal(7, 0, Mark.BEST, Estimate(0.0), Estimate(0.0))) == "Best"


# --- of whole games --------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["loops", "jump", "lucky_loop"])
def session(request: pytest.FixtureRequest) -> AnySession:
    return finished_game(request.param)


@pytest.fixture(scope="module")
def listing(session: AnySession) -> Listing:
    review, play = reviewed(session, NODES), _play(session)
    telling = Telling(play, TEXTS[session.game.id], NAMES)
    outcome = session.outcome
    assert outcome is not None
    return Listing(review, summary_of(review), telling, NAMES, ("vermilion", "navy"), outcome, 0)


def _play(session: AnySession) -> AnyPlay:
    return Recording(session)


def test_the_list_has_everybody_and_the_faults_of_all(listing: Listing) -> None:
    rows = listing.rows(Wanted())
    assert rows[0].title == listing.sentence
    headings = [row.title for row in rows if row.heading]
    assert headings[0] == PLAYERS()
    assert DECISIONS() in headings
    assert set(headings) <= {section() for section in (PLAYERS, TURNING_POINTS, DECISIONS, LUCK)}
    assert [row.title.split(":")[0] for row in rows[2:4]] == ["Ada", "Ben"]
    start = next(number for number, row in enumerate(rows) if row.title == DECISIONS())
    listed = [row for row in rows[start:] if row.appraisal is not None]
    faults = [appraisal for appraisal in listing.review.appraisals if appraisal.mark in FAULTS]
    assert [row.appraisal for row in listed] == faults
    for row in listed:
        assert row.appraisal is not None
        assert row.note.startswith(MARKS[row.appraisal.mark]())
        assert row.sign is row.appraisal.mark


@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_is_wanted_is_listed(listing: Listing, seat: int) -> None:
    rows = listing.rows(Wanted(seat, faults=False))
    decided = [row.appraisal for row in rows if row.appraisal is not None]
    assert {appraisal.seat for appraisal in decided} == {seat}
    own = [appraisal for appraisal in listing.review.appraisals if appraisal.seat == seat]
    assert set(own) == set(decided)
    assert {row.seat for row in rows if row.sign in list(Luck)} <= {seat}


def test_luck_goes_from_the_luckiest_to_the_unluckiest(listing: Listing) -> None:
    rows = [row for row in listing.rows(Wanted(0)) if row.sign in list(Luck) and ", then " not in row.note]
    gains = [listing.review.luck(0, row.entry)[0] for row in rows if row.entry is not None]
    assert gains == sorted(gains, reverse=True)
    assert all(row.cursor == (row.entry or 0) + 1 for row in rows)


def test_a_timeline_gets_every_fault_and_every_turning_point(listing: Listing) -> None:
    marks = review_marks(listing.review, listing.summary, listing.telling)
    assert [mark.cursor for mark in marks] == sorted(mark.cursor for mark in marks)
    faults = [appraisal for appraisal in listing.review.appraisals if appraisal.mark in FAULTS]
    assert [mark.cursor for mark in marks if mark.kind is not MarkKind.TURNING_POINT] == [each.index for each in faults]
    assert {MarkKind(each.mark) for each in faults} <= {mark.kind for mark in marks}
    known = {index + (listing.review.movers[index] == NATURE) for index in listing.summary.turning_points}
    assert known <= {mark.cursor for mark in marks}
    assert all(mark.words for mark in marks)


def test_scores_without_luck_end_where_the_summary_says(session: AnySession, listing: Listing) -> None:
    outcome = session.outcome
    assert outcome is not None
    (fair,) = fair_scores(listing.review, outcome, [session.cursor], [outcome.scores])
    lead = abs(fair[0] - fair[1])
    assert lead == pytest.approx(abs(listing.summary.lead_without_luck[0]), abs=0.01)


def test_a_draw_is_luck_by_what_it_brought_against_what_was_expected() -> None:
    """What the decision to draw was worth is not held for luck."""
    flat, end = (Standing((chance, 1 - chance), (points, -points), (0.0,) * 2, (0.0,) * 2) for chance, points in _DRAW)
    expected = Standing((0.6, 0.4), (2.0, -2.0), (0.0,) * 2, (0.0,) * 2)
    review = Review("", 1, (0,), (flat, end), (), (expected,))
    assert fair_scores(review, WON, [0, 1], [(0, 0), (10, 0)]) == [(0, 0), (7, 3)]
    assert luckiest(review, 0) == 0
    assert review.luck(0, 0) == pytest.approx((0.4, 3.0))


_DRAW = ((0.5, 0.0), (1.0, 5.0))
"""The chance to win and the lead of the first player, before a draw and after it."""


def test_without_chance_scores_are_as_they_were() -> None:
    flat = Standing((0.5, 0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
    end = Standing((1.0, 0.0), (5.0, -5.0), (0.0, 0.0), (0.0, 0.0))
    review = Review("", 1, (0, 1), (flat, flat, end), ())
    assert fair_scores(review, WON, [0, 1, 2], [(0, 0), (3, 0), (10, 0)]) == [(0, 0), (3, 0), (10, 0)]
