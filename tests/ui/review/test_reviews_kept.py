"""A review is kept beside its game, or in our own folder; one that is damaged, or of another game, is none."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from core.review import keeping
from core.review.estimate import Estimate
from core.review.review import Review
from core.review.reviewing import reviewed
from core.session import AnySession
from tests.core.review.finished_games import NODES, finished_game
from ui.files import reviews as kept
from ui.files.reviews import Reviews, Unkept

replace = msgspec.structs.replace


@pytest.fixture
def session() -> AnySession:
    return finished_game("loops")


@pytest.fixture
def review(session: AnySession) -> Review:
    return reviewed(session, NODES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "reviews"


@pytest.fixture
def reviews(folder: Path) -> Reviews:
    return Reviews(folder)


def test_beside_the_game_and_only_for_its_owner(
    reviews: Reviews, session: AnySession, review: Review, tmp_path: Path, folder: Path
) -> None:
    file = tmp_path / "evening.voltige"
    assert reviews.find(session, file, NODES) is None
    reviews.keep(review, file)
    beside = tmp_path / "evening.review"
    assert beside.stat().st_mode & 0o777 == 0o600
    assert not list(folder.iterdir())
    assert reviews.find(session, file, NODES) == review
    # Less thorough than is wanted is as good as none.
    assert reviews.find(session, file, NODES + 1) is None
    assert reviews.find(session, tmp_path / "morning.voltige", NODES) is None


def test_a_game_that_was_saved_nowhere_is_known_by_what_was_played(
    reviews: Reviews, session: AnySession, review: Review, tmp_path: Path, folder: Path
) -> None:
    reviews.keep(review, None)
    (only,) = folder.iterdir()
    assert only.stat().st_mode & 0o777 == 0o600
    assert reviews.find(session, None, NODES) == review
    # also when it is saved later
    assert reviews.find(session, tmp_path / "later.voltige", NODES) == review
    assert reviews.find(finished_game("loops", seed=2), None, NODES) is None


def test_where_nothing_may_be_written_beside_the_game_it_is_kept_with_us(
    reviews: Reviews, session: AnySession, review: Review, tmp_path: Path
) -> None:
    file = tmp_path / "gone" / "evening.voltige"
    reviews.keep(review, file)
    assert not file.parent.exists()
    assert reviews.find(session, file, NODES) == review


def test_what_somebody_else_called_so_is_left_alone(
    reviews: Reviews, session: AnySession, review: Review, tmp_path: Path
) -> None:
    file, theirs = tmp_path / "paper.voltige", tmp_path / "paper.review"
    theirs.write_text("Three stars.")
    reviews.keep(review, file)
    assert theirs.read_text() == "Three stars."
    assert reviews.find(session, file, NODES) == review
    pipe = tmp_path / "pipe.review"
    os.mkfifo(pipe)
    reviews.keep(review, tmp_path / "pipe.voltige")
    assert reviews.find(session, tmp_path / "pipe.voltige", NODES) == review


def test_nobody_takes_it(review: Review, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(Unkept, match=r"\w"):
        Reviews(tmp_path / "file" / "reviews").keep(review, None)


def test_the_oldest_make_room(reviews: Reviews, review: Review, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 3)
    for number in range(5):
        reviews.keep(replace(review, digest=f"{number}"), None)
        os.utime(folder / f"{number}.review", (number, number))
    assert sorted(path.stem for path in folder.iterdir()) == ["2", "3", "4"]


def broken(review: Review) -> dict[str, Review]:
    """Reviews that can be read, and don't fit."""
    standing, appraisal = review.standings[3], next(each for each in review.appraisals if each.better)
    others = tuple(each for each in review.appraisals if each is not appraisal)
    bad_standing = replace(standing, chances=(*standing.chances, 0.0))
    return {
        "another game": replace(review, digest="0" * 64),
        "another version": replace(review, version=review.version + 1),
        "a standing too few": replace(review, standings=review.standings[1:]),
        "a mover too many": replace(
            review, movers=(*review.movers, 0), standings=(*review.standings, review.standings[0])
        ),
        "a seat too many": replace(review, standings=(bad_standing, *review.standings[1:])),
        "an expectation for a seat too many": replace(
            review, expected=(bad_standing, *[None] * (len(review.movers) - 1))
        ),
        "an entry that isn't there": replace(review, appraisals=(*others, replace(appraisal, index=10_000))),
        "another seat's decision": replace(review, appraisals=(*others, replace(appraisal, seat=7))),
        "no move": replace(review, appraisals=(*others, replace(appraisal, better='{"type":"Teleport"}'))),
        "an illegal move": replace(review, appraisals=(*others, replace(appraisal, better='{"type":"Deal"}'))),
        "more than everything": replace(review, appraisals=(*others, replace(appraisal, chance=Estimate(-1e300)))),
    }


def test_what_does_not_fit_is_ignored(reviews: Reviews, session: AnySession, review: Review, tmp_path: Path) -> None:
    file = tmp_path / "evening.voltige"
    for what, wrong in broken(review).items():
        file.with_suffix(".review").write_bytes(keeping.packed(wrong))
        assert reviews.find(session, file, NODES) is None, what
    reviews.keep(review, file)
    assert reviews.find(session, file, NODES) == review


def test_a_damaged_file_is_none_or_still_fits(
    reviews: Reviews, session: AnySession, review: Review, tmp_path: Path
) -> None:
    file, data = tmp_path / "evening.voltige", keeping.packed(review)
    for place in range(0, len(data), 997):
        for damaged in (data[:place], data[:place] + bytes([data[place] ^ 5]) + data[place + 1 :], data + data[:place]):
            file.with_suffix(".review").write_bytes(damaged)
            found = reviews.find(session, file, NODES)
            assert found is None or found.movers == review.movers
