"""The time that is left is guessed from what is done, and does not jump about."""

from __future__ import annotations

import pytest

from ui.review.time_left import TimeLeft, in_words


def test_there_is_no_guess_before_enough_is_known() -> None:
    left = TimeLeft(100)
    left.note(0, 0.0)
    left.note(1, 0.4)
    assert left.seconds is None
    assert in_words(left.seconds) == ""


def test_a_steady_pace_is_guessed_right() -> None:
    left = TimeLeft(100)
    for done in range(1, 41):
        left.note(done, done * 0.25)
    assert left.seconds == pytest.approx(15.0, abs=0.5)


def test_one_slow_unit_changes_little_and_time_passes_while_nothing_comes() -> None:
    left = TimeLeft(100)
    for done in range(1, 41):
        left.note(done, done * 0.25)
    before = left.seconds
    assert before is not None
    left.note(40, 13.0)
    after = left.seconds
    assert after is not None
    assert before - 3.0 <= after <= before


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about a second left"),
        (7.4, "about 7 seconds left"),
        (23.0, "about 25 seconds left"),
        (88.0, "about 90 seconds left"),
        (200.0, "about 3 minutes left"),
    ],
)
def test_it_is_said_as_people_say_it(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
