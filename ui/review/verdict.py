"""The one sentence that sums a review up: what the game would have come to with average luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game import Outcome, Seat
from core.review.estimate import Estimate
from core.review.summary import Summary
from ui.look.numbers import decimal
from ui.look.phrases import points_text
from ui.look.text import Phrase, translate
from ui.review.words import doubted

_EVEN: Final = 0.5
"""Points that chance has to give somebody before it is worth a word."""


def fair_lead(summary: Summary, seat: Seat) -> Estimate:
    """By how many points somebody would have been ahead of the best of the others with average luck.

    What one gains by chance the others lose, so that their errors add up instead of cancelling each other out.
    """
    errors = [each.luck_points.error for each in summary.seats]
    others = max([error for other, error in enumerate(errors) if other != seat], default=0.0)
    return Estimate(summary.lead_without_luck[seat], errors[seat] + others)


def subject(summary: Summary, alone: Seat | None) -> Seat:
    """Whom the sentence is about: the only person, or whoever would have won."""
    leads = summary.lead_without_luck
    return max(range(len(leads)), key=leads.__getitem__) if alone is None else alone


def verdict(summary: Summary, outcome: Outcome, names: Sequence[str], alone: Seat | None) -> str:
    """What average luck would have changed, if that can be told."""
    if all(abs(each.luck_points.value) < _EVEN for each in summary.seats):
        return translate("review", "Luck was even, and did not decide this game.")
    seat = subject(summary, alone)
    lead, won = fair_lead(summary, seat), seat in outcome.winners
    low, high = lead.interval
    points = round(abs(lead.value))
    if low <= 0 <= high or not points:
        return translate("review", "Luck may have decided it: with average luck it would have been too close to call.")
    words = _OF_SOMEBODY[won] if alone is None else _OF_YOU[lead.value > 0, won]
    return words().format(name=names[seat], points=points_text(points))


def verdict_at_length(summary: Summary, names: Sequence[str], alone: Seat | None) -> str:
    """By how much somebody would have been ahead, and how sure that is."""
    seat = subject(summary, alone)
    lead = fair_lead(summary, seat)
    ahead = lead.value >= 0
    if not ahead:
        lead = Estimate(-lead.value, lead.error)
    return _LEAD[ahead]().format(name=names[seat], lead=doubted(decimal(lead.value, 0), lead, 0))


_LEAD: Final = {
    True: Phrase("review", "With average luck {name} would have been ahead by {lead} points."),
    False: Phrase("review", "With average luck {name} would have been behind by {lead} points."),
}
_OF_YOU: Final = {
    (True, True): Phrase("review", "With average luck you would have won as well, by {points}."),
    (True, False): Phrase("review", "With average luck you would have won by {points}."),
    (False, True): Phrase("review", "With average luck you would have lost by {points}."),
    (False, False): Phrase("review", "With average luck you would have lost as well, by {points}."),
}
"""By whether you would have won, and whether you did."""
_OF_SOMEBODY: Final = {
    True: Phrase("review", "With average luck {name} would have won as well, by {points}."),
    False: Phrase("review", "With average luck {name} would have won by {points}."),
}
