"""The posters in the hangar: whole at every size, as large as the page allows, and seen when one is to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.shell.flights import saved_game
from ui.hangar import poster
from ui.hangar.game_posters import PICTURE, WIDEST
from ui.hangar.pixmap_cache import draw_cached
from ui.hangar.saved_tile import SavedTile
from ui.hangar.tiles import GameTile, title_plate
from ui.look import drawing
from ui.look.style import Style
from ui.look.theme import DARK, DISPLAY_FACE, LIGHT, Theme
from ui.shell.window import MainWindow


def posters(window: MainWindow) -> list[GameTile]:
    return window.hangar.findChildren(GameTile)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("waiting", [0, 3])
def test_a_poster_shows_its_whole_picture(
    size: tuple[int, int], waiting: int, window: MainWindow, autosave: Path
) -> None:
    autosave.mkdir()
    for number in range(waiting):
        saved_game(autosave / f"{number}.voltige")
    window.resize(*size)
    window.hangar.refresh()
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for tile in posters(window):
        place = QRectF(0, 0, tile.width(), tile.height() - title_plate())
        assert place.width() <= WIDEST * place.height(), "no picture goes on farther"
        with drawing.covering(painter, place, PICTURE) as seen:
            assert seen.adjusted(-0.01, -0.01, 0.01, 0.01).contains(PICTURE)
    painter.end()


def test_on_the_first_visit_the_games_share_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1920, 1080)
    window.hangar.refresh()
    qtbot.waitUntil(lambda: posters(window)[0].height() > window.hangar.height() / 3)
    assert window.hangar._area.verticalScrollBar().maximum() == 0, "what the shelves are for is in sight too"


def test_a_hand_says_that_a_poster_can_be_pressed(window: MainWindow, qtbot: QtBot) -> None:
    hand = Qt.CursorShape.PointingHandCursor
    qtbot.waitUntil(lambda: all(tile.cursor().shape() == hand for tile in posters(window)))


def test_where_the_page_is_low_every_game_is_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    window.hangar.refresh()
    qtbot.waitUntil(lambda: all(tile.visibleRegion().boundingRect() == tile.rect() for tile in posters(window)))


def test_a_new_game_is_asked_for_so_that_it_is_seen(window: MainWindow, autosave: Path, qtbot: QtBot) -> None:
    autosave.mkdir()
    waiting = saved_game(autosave / "waiting.voltige")
    window.hangar.refresh()
    tile = next(tile for tile in window.hangar.findChildren(SavedTile) if tile.path == waiting)
    tile.setFocus()
    window.hangar._area.ensureWidgetVisible(tile)
    qtbot.keyClick(tile, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    first = posters(window)[0]
    assert QApplication.focusWidget() is first
    assert all(poster.marked for poster in posters(window))
    assert first.visibleRegion().boundingRect() == first.rect()
    qtbot.waitUntil(lambda: not any(poster.marked for poster in posters(window)))


def test_the_game_that_has_the_keyboard_keeps_it(window: MainWindow) -> None:
    posters(window)[2].setFocus()
    window.menu_actions.new.trigger()
    assert QApplication.focusWidget() is posters(window)[2]


def test_arrows_lead_from_poster_to_poster(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    window.hangar.refresh()
    one, two, three, four = posters(window)
    assert three.y() > one.y()
    for key, reached in (
        (Qt.Key.Key_Down, three),
        (Qt.Key.Key_Right, four),
        (Qt.Key.Key_Up, two),
        (Qt.Key.Key_Left, one),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        assert QApplication.focusWidget() is reached


def test_a_print_is_drawn_for_its_first_two_looks_and_then_kept(qtbot: QtBot) -> None:
    looks = list[QRectF]()

    def draw(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        looks.append(rect)
        drawing.disc(painter, rect.center(), 20.3, theme.red)

    def look(size: QSize) -> QImage:
        image = QImage(200, 120, QImage.Format.Format_RGB32)
        image.fill(QColor(DARK.sky))
        painter = QPainter(image)
        draw_cached(painter, QRect(QPoint(30, 10), size), "print", draw, LIGHT)
        painter.end()
        return image

    small, large = QSize(100, 80), QSize(120, 90)
    first = look(small)
    assert [look(small), look(small)] == [first, first]
    assert len(looks) == 2
    assert look(large) != first, "while a window is drawn larger, nothing is kept"
    assert len(looks) == 3
    assert look(small) == first
    assert [rect.size().toSize() for rect in looks] == [small, small, large, small]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_poster_says_what_voltige_is(theme: Theme, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    def print_() -> QImage:
        image = QImage(409, 766, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        poster.paint(painter, QRectF(image.rect()), theme)
        painter.end()
        return image

    said = print_()
    monkeypatch.setattr(poster, "translate", lambda *_: "")
    assert print_() != said


def test_the_title_is_as_wide_as_the_poster_takes_it_for(qapp: QApplication, style: Style) -> None:
    font = QFont(DISPLAY_FACE)
    for size in (30, 60, 120):
        font.setPixelSize(size)
        assert QFontMetricsF(font).horizontalAdvance(poster.TITLE) == pytest.approx(poster.TITLE_WIDTH * size, rel=0.02)


def test_sunbeams_are_the_rays_round_a_sun(qtbot: QtBot) -> None:
    place, sun = QRectF(0, 0, 160, 300), QPointF(70, 240)

    def seen(draw: Callable[[QPainter, QRectF, QPointF, str], None]) -> QImage:
        image = QImage(240, 450, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1.5, 1.5)
        draw(painter, place, sun, "#000000")
        drawing.disc(painter, sun, 12, "#ffffff")
        painter.end()
        return image

    beams, rays = seen(drawing.sunbeams), seen(drawing.rays)
    differences = (
        abs(one - other) for one, other in zip(bytes(beams.constBits()), bytes(rays.constBits()), strict=True)
    )
    assert max(differences) < 12
