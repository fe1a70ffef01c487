"""A bot shows by its face how well it plays: on every plate of every game, and where a table is set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.players import Kind, Player
from tests.ui.moments import moments_of
from ui.catalog import TABLES
from ui.dialogs.seats.seat_row import SeatRow
from ui.look.fonts import load_fonts
from ui.look.phrases import KINDS
from ui.look.theme import DARK, LIGHT, Theme
from ui.look.widgets.swatch import SIZE
from ui.table.art.faces import paint_face
from ui.table.layout.badge import BADGE, Badge, badge_parts, called
from ui.table.layout.boxes import Box
from ui.table.pieces import WIDTHS, Layout, Moment, Piece
from ui.table.stage.painting import Pictures

BOTS: Final = [kind for kind in Kind if kind is not Kind.HUMAN]
HANGING: Final = {"result", "sheet"}
"""What hangs over the table when something is over, plates and all."""

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, game in CATALOG.items() for seats in game.seats]
)
every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["day", "night"])


def moments(game: str, seats: int) -> Iterator[Moment[Any]]:
    """Positions of a game at several widths, with people and bots of every level on changing seats."""
    kinds, made = list(Kind), moments_of(game)
    for place, state in enumerate(made.positions(seats)):
        width = (WIDTHS[0], 1684.0, WIDTHS[1])[place % 3]
        now = made.moment(state, (place % seats, None)[place % 2], width=width)
        yield replace(
            now,
            players=tuple(
                replace(player, kind=kinds[(seat + place) % len(kinds)]) for seat, player in enumerate(now.players)
            ),
        )


def badge_of(plate: Piece) -> Badge:
    assert isinstance(plate.look, tuple)
    (badge,) = (part for part in plate.look if isinstance(part, Badge))
    return badge


def boxed(piece: Piece) -> Box:
    return Box(piece.x - piece.width / 2, piece.y - piece.height / 2, piece.width, piece.height)


def apart(one: Box, other: Box) -> bool:
    beside = one.right <= other.left + 0.01 or other.right <= one.left + 0.01
    return beside or one.bottom <= other.top + 0.01 or other.bottom <= one.top + 0.01


def inside(one: Box, other: Box) -> bool:
    across = other.left <= one.left and one.right <= other.right
    return across and other.top <= one.top and one.bottom <= other.bottom


def plates(found: Layout) -> dict[int, Piece]:
    return {int(piece.id.partition(":")[2]): piece for piece in found.pieces if piece.kind == "plate"}


# --- on the plates ---------------------------------------------------------------------------------------


@every_table
def test_every_bot_shows_its_face_and_people_show_none(game: str, seats: int) -> None:
    for now in moments(game, seats):
        shown = plates(TABLES[game].layout(now))
        assert set(shown) == set(range(seats))
        for seat, plate in shown.items():
            badge = badge_of(plate)
            assert badge.kind is now.players[seat].kind
            assert ("face" in badge_parts(boxed(plate), badge)) == (badge.kind is not Kind.HUMAN)
            assert plate.label.startswith(f"{called(now.players[seat])}: ")


@every_table
def test_nothing_lies_on_a_face(game: str, seats: int) -> None:
    for now in moments(game, seats):
        found = TABLES[game].layout(now)
        for plate in plates(found).values():
            face = badge_parts(boxed(plate), badge_of(plate)).get("face")
            for other in found.pieces:
                if face and other.z >= plate.z and other is not plate and other.kind not in HANGING:
                    assert apart(face, boxed(other)), (plate.id, other.id)


@pytest.mark.parametrize("high", [86.0, 100.0, 166.0])
@pytest.mark.parametrize("kind", Kind)
def test_the_parts_of_a_badge_keep_apart_inside_the_frame(high: float, kind: Kind) -> None:
    frame = Box(10.0, 20.0, 200.0, high).inset(4.0, 4.0)
    strip = Box(frame.left, frame.top, BADGE - 4.0, frame.height)
    for first, partner in product((False, True), ("", "navy") if high > 100.0 else ("",)):
        parts = badge_parts(Box(10.0, 20.0, 200.0, high), Badge("leaf", kind, first, partner))
        assert all(inside(part, strip) for part in parts.values())
        assert all(apart(one, other) for one, other in combinations(parts.values(), 2))
        assert min(part.width for part in parts.values()) >= 18.0


def test_a_level_is_said() -> None:
    said = [called(Player("Blériot", kind=kind)) for kind in Kind]
    assert said == [
        "Blériot",
        "Blériot, at random (bot)",
        "Blériot, Cadet (bot)",
        "Blériot, Pilot (bot)",
        "Blériot, Ace (bot)",
    ]


@every_theme
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("game", CATALOG)
def test_the_plates_of_levels_look_different(game: str, theme: Theme) -> None:
    load_fonts()
    made, pictures = moments_of(game), Pictures(TABLES[game].painters, theme)
    now = made.moment(made.positions(2)[-2], 0)
    images = []
    for kind in Kind:
        players = (now.players[0], replace(now.players[1], kind=kind))
        plate = plates(TABLES[game].layout(replace(now, players=players)))[1]
        images.append(pictures.of(plate, 0.76).toImage())
    assert all(one != other for one, other in combinations(images, 2))


# --- the faces -------------------------------------------------------------------------------------------


def painted(kind: Kind, theme: Theme, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_face(painter, QRectF(0, 0, size, size), kind, theme)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that can be told apart."""
    points = list(product(range(one.width()), range(one.height())))
    pairs = [(one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in points]
    told = [abs(a.lightness() - b.lightness()) > 40 or abs(a.red() - b.red()) > 60 for a, b in pairs]
    return sum(told) / len(told)


@every_theme
@pytest.mark.usefixtures("qapp")
def test_small_faces_can_be_told_apart(theme: Theme) -> None:
    faces = [painted(kind, theme, 24) for kind in BOTS]
    assert all(difference(one, other) > 0.15 for one, other in combinations(faces, 2))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", BOTS)
def test_a_face_stays_inside_its_rectangle_by_day_and_by_night(kind: Kind) -> None:
    assert painted(kind, LIGHT, 48) != painted(kind, DARK, 48)
    for theme in (LIGHT, DARK):
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_face(painter, QRectF(10, 10, 40, 40), kind, theme)
        painter.end()
        edge = [(x, y) for x, y in product(range(60), repeat=2) if not (10 <= x < 50 and 10 <= y < 50)]
        assert not any(image.pixelColor(x, y).alpha() for x, y in edge)


# --- the new game ----------------------------------------------------------------------------------------


@every_theme
def test_who_plays_is_chosen_by_face(theme: Theme, qtbot: QtBot) -> None:
    row = SeatRow(1, Player("Ada", "navy", Kind.ACE), theme)
    qtbot.addWidget(row)
    for place, kind in enumerate(KINDS):
        icon = row.kind.itemIcon(place)
        assert icon.isNull() == (kind is Kind.HUMAN)
        if kind is not Kind.HUMAN:
            shown = icon.pixmap(SIZE, SIZE).toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            assert shown == painted(kind, theme, SIZE)
