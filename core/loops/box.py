"""The cards: the table of `resources/loops/cards.json`, and what follows from it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from core import data
from core.cards import UNSEEN, Faces
from core.game import Value

GAME: Final = "loops"
TABLE: Final = "cards"
SEATS: Final = range(2, 9)

Copies = Annotated[int, msgspec.Meta(ge=0, le=40)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Effect(StrEnum):
    """What a special card does."""

    ATTITUDE = "attitude"
    DIRECTION = "direction"
    DRAW = "draw"
    SPEED = "speed"
    LOOPING = "looping"


class AltitudeRow(Value, frozen=True, gc=False):
    """An altitude as the data file has it."""

    altitude: Annotated[int, msgspec.Meta(gt=0, le=99_000)]
    copies: Copies
    points: Points


class SpecialRow(Value, frozen=True, gc=False):
    """A special card as the data file has it."""

    effect: Effect
    copies: Copies
    points: Points
    draw: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    two_players: bool = True


class Box(Value, frozen=True, gc=False):
    """The figures of the box."""

    altitudes: tuple[AltitudeRow, ...]
    specials: tuple[SpecialRow, ...]
    hand: Annotated[int, msgspec.Meta(ge=1, le=40)]
    hand_of_two: Annotated[int, msgspec.Meta(ge=1, le=40)]
    goal: Annotated[int, msgspec.Meta(ge=1)]


class Card(Value, frozen=True, gc=False):
    """A face: an altitude in metres (0 for specials) or an effect, and what it costs in hand."""

    face: str
    points: int
    altitude: int = 0
    effect: Effect | None = None
    draw: int = 0


def _card(row: AltitudeRow | SpecialRow) -> Card:
    if isinstance(row, AltitudeRow):
        return Card(str(row.altitude), row.points, altitude=row.altitude)
    face = f"draw{row.draw}" if row.effect is Effect.DRAW else row.effect.value
    return Card(face, row.points, effect=row.effect, draw=row.draw)


def _read() -> Box:
    box = data.load(GAME, TABLE, Box)
    faces = [_card(row).face for row in _rows(box, SEATS[-1])]
    heights = [row.altitude for row in box.altitudes]
    data.require(GAME, TABLE, bool(heights) and heights == sorted(heights), "the altitudes must rise")
    data.require(GAME, TABLE, len(faces) == len(set(faces)), "a card is listed twice")
    for special in box.specials:
        draws = special.draw > 0
        data.require(GAME, TABLE, draws == (special.effect is Effect.DRAW), "only draw cards say how many to draw")
    for seats in SEATS:
        cards = sum(row.copies for row in _rows(box, seats))
        data.require(GAME, TABLE, cards > seats * _hand(box, seats), f"too few cards for {seats} players")
    return box


def _rows(box: Box, seats: int) -> list[AltitudeRow | SpecialRow]:
    specials = [row for row in box.specials if seats > 2 or row.two_players]
    return [*box.altitudes, *sorted(specials, key=lambda row: row.draw)]


def _hand(box: Box, seats: int) -> int:
    return box.hand_of_two if seats == 2 else box.hand


BOX: Final = _read()
KINDS: Final[tuple[Card, ...]] = tuple(map(_card, _rows(BOX, SEATS[-1])))
"""Every kind of card, in the order in which hands are sorted: altitudes rising, specials, draw cards."""
POINTS: Final = tuple(card.points for card in KINDS)
CARDS: Final[dict[str, Card]] = {card.face: card for card in KINDS}
UNSEEN_KIND: Final = len(KINDS)
KIND: Final[dict[str, int]] = {**{card.face: kind for kind, card in enumerate(KINDS)}, UNSEEN: UNSEEN_KIND}
HAND: Final[dict[int, int]] = {seats: _hand(BOX, seats) for seats in SEATS}
DECKS: Final[dict[int, Faces]] = {
    seats: tuple(sorted(_card(row).face for row in _rows(BOX, seats) for _ in range(row.copies))) for seats in SEATS
}
FIRST_SPECIAL: Final = len(BOX.altitudes)
FIRST_DRAW: Final = len(KINDS) - sum(card.draw > 0 for card in KINDS)
DRAWS: Final = slice(FIRST_DRAW, len(KINDS))
OTHER_SPECIALS: Final = slice(FIRST_SPECIAL, FIRST_DRAW)


def _fitting(climbing: bool, altitude: int) -> slice:
    heights = [row.altitude for row in BOX.altitudes]
    if not altitude:
        return slice(0, len(heights))
    place = heights.index(altitude)
    return slice(place, len(heights)) if climbing else slice(0, place + 1)


FITTING: Final[dict[bool, dict[int, slice]]] = {
    climbing: {altitude: _fitting(climbing, altitude) for altitude in (0, *(row.altitude for row in BOX.altitudes))}
    for climbing in (True, False)
}
"""By attitude and last altitude (0: none beneath): the kinds of altitude that may be played (LP-5, LP-7)."""
