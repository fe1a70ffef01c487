"""A club evening: which games belong to it, and who did best over all its tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from fractions import Fraction
from typing import Final, NamedTuple

from ui.files.played import PlayedGame
from ui.record.tallies import Who, who

OVER_AT: Final = 5
"""The hour of the morning at which an evening is over."""


def evening_of(played: PlayedGame) -> date:
    """The day on which a game was over, here; what comes after midnight belongs to the evening before."""
    return datetime.fromtimestamp(played.ended - OVER_AT * 3600).date()


def evenings(games: Iterable[PlayedGame]) -> dict[date, list[PlayedGame]]:
    """The games of every evening, the last one first."""
    found: dict[date, list[PlayedGame]] = {}
    for played in games:
        found.setdefault(evening_of(played), []).append(played)
    return dict(sorted(found.items(), reverse=True))


class Ranked(NamedTuple):
    """Somebody's evening."""

    place: int
    player: Who
    points: Fraction
    games: int
    wins: int

    @property
    def average(self) -> Fraction:
        """The points of a table."""
        return self.points / self.games


def ranking(games: Iterable[PlayedGame]) -> list[Ranked]:
    """All people of some tables, from the first to the last.

    A table gives a point for beating everybody there, and the share of opponents beaten otherwise; somebody who is
    level is half beaten. So a table of two and one of six weigh the same. With equal points more wins are better, and
    then fewer games; whoever is still level shares a place.
    """
    points: dict[Who, list[Fraction]] = {}
    wins: dict[Who, int] = {}
    for played in games:
        for number, seat in enumerate(played.seats):
            player = who(seat)
            if player is not None and player.is_person:
                points.setdefault(player, []).append(table_points(played, number))
                wins[player] = wins.get(player, 0) + seat.won
    order = sorted((sum(each, Fraction()), wins[player], -len(each), player) for player, each in points.items())
    ranked: list[Ranked] = []
    for index, (total, won, fewer, player) in enumerate(reversed(order)):
        last = ranked[-1] if ranked else None
        level = last is not None and (last.points, last.wins, last.games) == (total, won, -fewer)
        place = last.place if last is not None and level else index + 1
        ranked.append(Ranked(place, player, total, -fewer, won))
    # Whoever shares a place is listed by name.
    return sorted(ranked, key=lambda each: (each.place, each.player.name))


def table_points(played: PlayedGame, seat: int) -> Fraction:
    """What a seat got of its table: from 0 for the last to 1 for who beat everybody."""
    own = played.seats[seat].place
    others: Sequence[int] = [other.place for number, other in enumerate(played.seats) if number != seat]
    beaten = sum(Fraction(2 if own < place else own == place, 2) for place in others)
    return Fraction(beaten, len(others))
