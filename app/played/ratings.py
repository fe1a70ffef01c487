"""How strong everybody is: people and bots on one scale per game, from the results in the order of time."""

from __future__ import annotations

import math
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final

import msgspec

from app.played.database import writing
from core.players import Kind
from ui.files.played import PlayedSeat, Skill

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MODEL: Final = "BradleyTerryFull of openskill 6"
"""What the ratings in a database were worked out with. Of the models of openskill it is the one whose doubt is honest
for two players as for six: simulated players of known strength lie within it as often as they should."""
USUAL: Final = 1500.0
"""The rating of somebody about whom nothing is known."""

Key = tuple[str, str]
"""A player: a person by name, bots by their level."""
_SEATS: Final = msgspec.json.Decoder(tuple[PlayedSeat, ...])


def key_of(seat: PlayedSeat) -> Key:
    """Who is rated: letters of either case are the same name, and all bots of a level are one player."""
    return (seat.kind, seat.name.casefold() if seat.kind is Kind.HUMAN else "")


def rate_the_rest(connection: sqlite3.Connection) -> bool:
    """Work out all ratings that are missing, and those that follow from them; whether there were any."""
    if not _lacking(connection) and _is_up_to_date(connection):
        return False
    with writing(connection):
        if not _is_up_to_date(connection):
            connection.execute("UPDATE game SET rated = 0")
            connection.execute("DELETE FROM rated_by")
            connection.execute("INSERT INTO rated_by VALUES (?)", (MODEL,))
        for game in _lacking(connection):
            _rate(connection, game)
    return True


def after(seats: Sequence[PlayedSeat], known: dict[Key, Skill]) -> list[Skill]:
    """What is thought of everybody at a table after its game, by what was known of them."""
    model = _model()
    ratings = [model.rating(*_in_model(known.get(key_of(seat)))) for seat in seats]
    rated = model.rate([[rating] for rating in ratings], ranks=[float(seat.place) for seat in seats])
    # Bots of one level are one player in several seats, and learn from each seat alike.
    alike: defaultdict[object, list[Skill]] = defaultdict(list)
    owners = [number if _is_nobody(seat) else key_of(seat) for number, seat in enumerate(seats)]
    for owner, (rating,) in zip(owners, rated, strict=True):
        alike[owner].append(_for_people(rating.mu, rating.sigma))
    return [_mean(alike[owner]) for owner in owners]


def _rate(connection: sqlite3.Connection, game: str) -> None:
    """Rate all games of a kind from the first that is not rated on."""
    known: dict[Key, Skill] = {}
    changed: list[tuple[str, str]] = []
    every = connection.execute(
        "SELECT identity, seats, rated FROM game WHERE game = ? ORDER BY ended, identity", (game,)
    )
    for identity, written, rated in every:
        seats = _SEATS.decode(written)
        if changed or not rated:
            skills = after(seats, known)
            seats = tuple(msgspec.structs.replace(seat, skill=skill) for seat, skill in zip(seats, skills, strict=True))
            changed.append((msgspec.json.encode(seats).decode(), identity))
        known.update({key_of(seat): seat.skill for seat in seats if seat.skill is not None and not _is_nobody(seat)})
    connection.executemany("UPDATE game SET seats = ?, rated = 1 WHERE identity = ?", changed)


def _is_nobody(seat: PlayedSeat) -> bool:
    """Whoever has no name is a stranger each time."""
    return seat.kind is Kind.HUMAN and not seat.name


def _is_up_to_date(connection: sqlite3.Connection) -> bool:
    return [*connection.execute("SELECT model FROM rated_by")] == [(MODEL,)]


def _lacking(connection: sqlite3.Connection) -> list[str]:
    """The games of which some ratings are missing."""
    return [game for (game,) in connection.execute("SELECT DISTINCT game FROM game WHERE rated = 0")]


# --- the scale -------------------------------------------------------------------------------------------


@cache
def _model() -> BradleyTerryFull:
    # Whoever looks at the record needs no ratings but those that are written there.
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull()


@cache
def _scale() -> float:
    """Points per unit of the model: 400 stand for ten to one between two players who are known well."""
    return 400 / (math.log(10) * math.sqrt(2) * _model().beta)


def _in_model(skill: Skill | None) -> tuple[float, float]:
    model = _model()
    if skill is None:
        return model.mu, model.sigma
    return model.mu + (skill.rating - USUAL) / _scale(), skill.doubt / 2 / _scale()


def _for_people(mu: float, sigma: float) -> Skill:
    # Rounded here, so that going on from what was written is the same as going on from what was worked out.
    return Skill(round(USUAL + (mu - _model().mu) * _scale(), 3), round(2 * sigma * _scale(), 3))


def _mean(skills: Sequence[Skill]) -> Skill:
    return Skill(round(fmean(s.rating for s in skills), 3), round(fmean(s.doubt for s in skills), 3))
