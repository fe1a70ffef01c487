"""Marks, chances and points of a review in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.review.estimate import Estimate
from core.review.marks import Mark
from core.review.review import Appraisal
from core.review.summary import SeatSummary
from ui.look.numbers import decimal, percent
from ui.look.text import Phrase, Plural, titled, translate


class Luck(StrEnum):
    """What chance did to somebody."""

    GOOD = "good luck"
    BAD = "bad luck"


MARKS: Final[Mapping[Mark, Phrase]] = {
    Mark.BEST: Phrase("review", "Best"),
    Mark.GOOD: Phrase("review", "Good"),
    Mark.SLIP: Phrase("review", "Slip"),
    Mark.MISTAKE: Phrase("review", "Mistake"),
    Mark.BLUNDER: Phrase("review", "Blunder"),
}
_COUNTS: Final[Mapping[Mark, Plural]] = {
    Mark.BEST: Plural("review", "%n best", "%n best", 1),
    Mark.GOOD: Plural("review", "%n good", "%n good", 1),
    Mark.SLIP: Plural("review", "%n slips", "%n slip", 1),
    Mark.MISTAKE: Plural("review", "%n mistakes", "%n mistake", 1),
    Mark.BLUNDER: Plural("review", "%n blunders", "%n blunder", 1),
}


def signed_percent(chance: float) -> str:
    """What a chance changed by, in per cent: "+12 %"."""
    shown = round(100 * chance)
    return _sign(shown) + percent(abs(shown) / 100)


def signed_points(points: float) -> str:
    """What somebody gained or lost: "−3.1 points"."""
    shown = round(points, 1)
    # No language counts one and a half as it counts one.
    return translate("review", "{number} points").format(number=_sign(shown) + decimal(abs(shown)))


def both(chance: float, points: float) -> str:
    """A change of the chance to win and of the points: "−12 %, −3.1 points"."""
    return f"{signed_percent(chance)}, {signed_points(points)}"


def loss(appraisal: Appraisal) -> str:
    """How good a decision was, and what it gave away: "Mistake: −12 %, −3.1 points"."""
    word = MARKS[appraisal.mark]()
    if appraisal.mark is Mark.BEST:
        return word
    return titled(word, both(-appraisal.chance.value, -appraisal.points.value))


def loss_at_length(appraisal: Appraisal) -> str:
    """What a decision gave away, in a sentence, with how sure that is."""
    if appraisal.mark is Mark.BEST:
        return translate("review", "Nothing better was known.")
    words = translate("review", "It gave away {chance} of the chance to win, and {points} points.")
    return words.format(
        chance=_doubted_chance(percent(max(0.0, appraisal.chance.value)), appraisal.chance),
        points=doubted(decimal(appraisal.points.value), appraisal.points),
    )


def counts(summary: SeatSummary) -> str:
    """How often each mark was earned: "53 best, 6 good, 1 slip"."""
    return ", ".join(_COUNTS[mark](count) for mark, count in summary.marks.items() if count)


def accuracy(summary: SeatSummary) -> str:
    """How well somebody played: "87 %"; a dash for those who had nothing to decide."""
    return "–" if summary.accuracy is None else percent(summary.accuracy / 100)


def luck_at_length(summary: SeatSummary) -> str:
    """How lucky somebody was, in a sentence, with how sure that is."""
    words = translate("review", "Luck brought {chance} of the chance to win, and {points}.")
    return words.format(
        chance=_doubted_chance(signed_percent(summary.luck.value), summary.luck),
        points=doubted(signed_points(summary.luck_points.value), summary.luck_points),
    )


def doubted(told: str, points: Estimate, digits: int = 1) -> str:
    """A figure with the range in which it lies, unless it is known: "2.0 (1.0 to 3.0)"."""
    low, high = (decimal(end, digits) for end in points.interval)
    return _with_range(told, low, high, translate("review", "{low} to {high}"))


def _doubted_chance(told: str, chance: Estimate) -> str:
    low, high = (decimal(100 * end, 0) for end in chance.interval)
    # No line ends before the sign.
    return _with_range(told, low, high, translate("review", "{low} to {high} %").replace(" %", "\u00a0%"))


def _with_range(told: str, low: str, high: str, words: str) -> str:
    return told if low == high else f"{told} ({words.format(low=low, high=high)})"


def _sign(number: float) -> str:
    return "−" if number < 0 else "+" if number else ""
