"""Who came which place at the end of a game."""

from __future__ import annotations

from typing import NamedTuple

from core.game import Outcome, Seat


class Standing(NamedTuple):
    """A player at the end of a game."""

    place: int
    seat: Seat
    score: int


def standings(outcome: Outcome) -> list[Standing]:
    """Everybody from the first to the last; who is level shares a place."""
    scores, winners = outcome.scores, frozenset(outcome.winners)
    # Whether many points are good or bad is told by who won.
    best = max if all(scores[seat] == max(scores) for seat in winners) else min
    sign = -1 if best is max else 1
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, sign * scores[seat]))
    found: list[Standing] = []
    for index, seat in enumerate(order):
        level = found and found[-1].score == scores[seat] and (found[-1].seat in winners) == (seat in winners)
        found.append(Standing(found[-1].place if level else index + 1, seat, scores[seat]))
    return found
