"""What a review comes to, and how it is kept."""

from __future__ import annotations

import msgspec
import pytest

from core.game import NATURE
from core.review.estimate import Estimate, mean_of, rounded
from core.review.keeping import LARGEST, packed, unpacked
from core.review.marks import Mark, mark_of
from core.review.review import VERSION, Appraisal, Review, Standing
from core.review.summary import summary_of


def standing(chance: float, points: float, error: float = 0.0) -> Standing:
    return Standing((chance, 1 - chance), (points, -points), (error, error), (10 * error, 10 * error))


def appraisal(index: int, seat: int, lost: float) -> Appraisal:
    loss = Estimate(lost)
    return Appraisal(index, seat, mark_of(loss), loss, Estimate(20 * lost), "{}" if lost else "")


REVIEW = Review(
    "digest",
    100,
    (NATURE, NATURE, 0, 1, NATURE),
    (
        standing(0.5, 0.0, 0.03),
        standing(0.7, 3.0, 0.5),
        standing(0.6, 2.0, 0.04),
        standing(0.5, 1.0),
        standing(0.9, 6.0, 0.12),
        standing(1.0, 8.0),
    ),
    (appraisal(2, 0, 0.1), appraisal(3, 1, 0.0)),
)


def test_luck_is_what_chance_changed() -> None:
    first, second = summary_of(REVIEW).seats
    assert first.luck.value == pytest.approx(0.1 + 0.1)
    assert first.luck_points.value == pytest.approx(2.0 + 2.0)
    assert second.luck.value == pytest.approx(-0.2)
    # The position in the middle of a run counts for nothing: whatever was thought of it cancels out.
    assert first.luck.error == pytest.approx(0.13)


def test_play_is_what_decisions_changed() -> None:
    first, second = summary_of(REVIEW).seats
    assert first.play == pytest.approx(-0.1)
    assert second.play == pytest.approx(-0.4)
    assert second.play_points == pytest.approx(-5.0)


def test_a_draw_is_decided_by_one_and_given_by_chance() -> None:
    """What a decision turned up is luck; what could be expected of it is play."""
    expected = (None, None, standing(0.65, 2.5, 0.01), None, None)
    review = msgspec.structs.replace(REVIEW, expected=expected)
    first, second = summary_of(review).seats
    assert first.play == pytest.approx(0.05)
    assert first.luck.value == pytest.approx(0.1 + 0.1 - 0.15)
    assert first.luck_points.value == pytest.approx(2.0 + 2.0 - 1.5)
    assert second.play == pytest.approx(-0.4)
    assert review.outcomes == (0, 1, 2, 4)
    assert [review.luck(0, index)[0] for index in (0, 2, 3)] == pytest.approx([0.2, -0.15, 0.0])
    assert review.play(1, 2) == pytest.approx((-0.05, -0.5))
    assert review.changes(0, 2) == pytest.approx((-0.1, -1.0))
    assert unpacked(packed(review), "digest", 100) == review
    torn = msgspec.structs.replace(review, expected=expected[:2])
    assert unpacked(packed(torn), "digest", 100) is None


def test_nobody_is_called_lucky_for_noise() -> None:
    before, after, clearly = standing(0.5, 0.0, 0.03), standing(0.55, 1.0, 0.03), standing(0.7, 4.0, 0.03)
    review = Review("digest", 100, (NATURE, NATURE, 0), (before, after, clearly, clearly), ())
    assert [review.is_clear_luck(0, index) for index in range(3)] == [False, True, False]


def test_accuracy_counts_what_was_given_away() -> None:
    first, second = summary_of(REVIEW).seats
    assert second.accuracy == 100
    assert first.accuracy == pytest.approx(36.8, abs=0.1)
    assert (first.marks[Mark.BLUNDER], second.marks[Mark.BEST]) == (1, 1)
    silent = msgspec.structs.replace(REVIEW, appraisals=())
    assert summary_of(silent).seats[0].accuracy is None


def test_leads_without_luck_and_turning_points() -> None:
    summary = summary_of(REVIEW)
    assert summary.lead_without_luck == pytest.approx((8.0, -8.0))
    assert summary.turning_points == (0, 3)


def test_partners_are_no_rivals() -> None:
    """With average luck a team is ahead of the other one, not level with itself."""

    def of_teams(chance: float, points: float) -> Standing:
        nothing = (0.0,) * 4
        return Standing((chance, 0.5 - chance) * 2, (points, -points) * 2, nothing, nothing)

    standings = (of_teams(0.25, 0.0), of_teams(0.3, 1.0), of_teams(0.5, 3.0))
    review = Review("digest", 100, (NATURE, 0), standings, ())
    assert summary_of(review).lead_without_luck == pytest.approx((4.0, -4.0, 4.0, -4.0))


@pytest.mark.parametrize(
    ("lost", "error", "mark"),
    [
        (0.0, 0.0, Mark.BEST),
        (0.002, 0.0, Mark.BEST),
        (0.01, 0.0, Mark.GOOD),
        (0.02, 0.0, Mark.SLIP),
        (0.05, 0.01, Mark.MISTAKE),
        (0.2, 0.01, Mark.BLUNDER),
        (0.2, 0.2, Mark.GOOD),
    ],
)
def test_marks(lost: float, error: float, mark: Mark) -> None:
    assert mark_of(Estimate(lost, error)) is mark


def test_estimates() -> None:
    assert mean_of([1.0, 2.0, 3.0]) == Estimate(2.0, rounded((2 / 6) ** 0.5))
    assert mean_of([4.0]) == Estimate(4.0)
    low, high = Estimate(1.0, 0.5).interval
    assert (low, high) == pytest.approx((0.02, 1.98))
    assert str(rounded(-0.000001)) == "0.0"


def test_a_review_is_kept_for_its_game_alone() -> None:
    data = packed(REVIEW)
    assert unpacked(data, "digest", 100) == REVIEW
    assert unpacked(data, "digest", 50) == REVIEW
    assert unpacked(data, "digest", 200) is None
    assert unpacked(data, "another", 100) is None
    later = packed(msgspec.structs.replace(REVIEW, version=VERSION + 1))
    assert unpacked(later, "digest", 100) is None


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"digest":"digest"}'])
def test_a_damaged_review_is_none(data: bytes) -> None:
    assert unpacked(data, "digest", 1) is None


def test_a_review_cut_short_is_none() -> None:
    short = packed(msgspec.structs.replace(REVIEW, standings=REVIEW.standings[:-1]))
    assert unpacked(short, "digest", 1) is None
    assert unpacked(b" " * (LARGEST + 1), "digest", 1) is None
