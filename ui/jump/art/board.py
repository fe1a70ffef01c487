"""The board: the score track round the coast, the flight tracks over it, and the landing spaces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.jump.box import BOARD, GROUNDS, LAST, PLANES, START, Ground, Plane
from ui.jump.art.coast import colours_of, landscape
from ui.jump.art.planes import PAINTS
from ui.jump.layout.regions import Coast, coast, track
from ui.look import drawing
from ui.look.text import translate
from ui.look.theme import Theme
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import LEFT, write
from ui.table.art.shapes import polygon
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, panel, rounded, tint
from ui.table.art.track import paint_field, paint_start
from ui.table.layout.boxes import Box


def paint_board(painter: QPainter, rect: QRectF, look: bool, theme: Theme) -> None:
    """The whole board; the start of the score track is named while nobody stands there."""
    panel(painter, rect, theme, radius=8)
    board = Box(0.0, 0.0, rect.width(), rect.height())
    for number, field in track(board).items():
        if number:
            paint_field(painter, QRectF(*field), number, theme, 18)
        else:
            paint_start(painter, QRectF(*field), theme, named=look)
    over = coast(board)
    landscape(painter, over, theme)
    for plane in PLANES:
        _lane(painter, over, plane, theme)
    _spaces(painter, over, theme)
    inked(painter, rounded(QRectF(*over.box), 6), theme.ink, 2.0)


# --- flight tracks ---------------------------------------------------------------------------------------


def _lane(painter: QPainter, over: Coast, plane: Plane, theme: Theme) -> None:
    """A flight track: a band of the plane's colour with arrows to the sea, and the numbers of the columns."""
    lane, paint = QRectF(*over.lane(plane)), PAINTS[plane]
    air = QRectF(
        over.over(START).right, lane.top() + 6, over.box.right - over.over(START).right - 8, lane.height() - 12
    )
    painter.setPen(QPen(faded(paint.body, 0.9), 2.5, Qt.PenStyle.DashLine))
    painter.setBrush(faded(paint.body, 0.17))
    painter.drawPath(rounded(air, 14))
    for column in range(1, LAST + 1):
        x = over.over(column).centre.x
        arrow = polygon(
            QRectF(x - 10, lane.center().y() - 15, 20, 30),
            ((0.1, 0), (0.5, 0), (1, 0.5), (0.5, 1), (0.1, 1), (0.6, 0.5)),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(paint.body, 0.55))
        painter.drawPath(arrow)
        number = QRectF(*over.numbers(plane, column)).adjusted(2, 1, -2, -1)
        painter.setBrush(faded(theme.paper, 0.78))
        painter.drawPath(rounded(number, 6))
        write(painter, number, str(column), 19, theme.ink, bold=True)


# --- landing spaces --------------------------------------------------------------------------------------


def _spaces(painter: QPainter, over: Coast, theme: Theme) -> None:
    """Two landing spaces in every column, the lake and the island, and the names of the rows."""
    for column in range(1, LAST + 1):
        for ground in GROUNDS:
            _space(painter, QRectF(*over.ground_of(column, ground)), column > BOARD.last_land, ground, theme)
    for box in (over.lake, over.island):
        _ring(painter, QRectF(*box), 46, 40, faded(CREAM, 0.35), theme)
    words = {Ground.OUTER: translate("jump", "outer"), Ground.INNER: translate("jump", "inner")}
    for ground in GROUNDS:
        row = over.ground_of(LAST, ground)
        beside = QRectF(row.right + 3, row.centre.y - 13, over.box.right - row.right - 8, 26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.paper, 0.78))
        painter.drawPath(rounded(beside, 6))
        write(painter, beside.adjusted(4, 0, -4, 0), words[ground], 18, theme.ink, bold=True)


def _space(painter: QPainter, rect: QRectF, wet: bool, ground: Ground, theme: Theme) -> None:
    fill = faded("#dcecf2" if wet else "#f3efcf", 0.22 if theme.dark else 0.6)
    _ring(painter, rect, min(62.0, rect.width() - 10), 46, fill, theme, dashed=ground is Ground.INNER)


def _ring(
    painter: QPainter, rect: QRectF, wide: float, high: float, fill: QColor, theme: Theme, dashed: bool = False
) -> None:
    """A target on the ground, flat because it is seen a little from the side."""
    pen = QPen(faded(colours_of(theme).ink, 0.62), 2.2)
    if dashed:
        pen.setDashPattern([3, 2.2])
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawEllipse(rect.center(), wide / 2, high / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours_of(theme).ink, 0.3))
    painter.drawEllipse(rect.center(), 5, 3.6)


# --- on the board ----------------------------------------------------------------------------------------


def paint_session(painter: QPainter, rect: QRectF, look: tuple[int, int], theme: Theme) -> None:
    """The session, and a pennant for each of them."""
    session, sessions = look
    drawing.fill(painter, rounded(rect, 8), theme.paper, theme.ink)
    left = QRectF(rect.left() + 10, rect.top(), rect.width() * 0.52, rect.height())
    write(painter, left, translate("jump", "Session {session}").format(session=session), 19, theme.ink, LEFT, bold=True)
    for flag in range(sessions):
        x = rect.right() - 14 - (sessions - 1 - flag) * 19
        cloth = QPainterPath(QPointF(x - 8, rect.center().y() - 9))
        cloth.lineTo(x + 8, rect.center().y() - 3)
        cloth.lineTo(x - 8, rect.center().y() + 4)
        cloth.closeSubpath()
        drawing.fill(painter, QRectF(x - 10, rect.center().y() - 10, 2.4, 20), theme.ink)
        drawing.fill(painter, cloth, VERMILION if flag < session else tint(theme.paper, theme.ink, 0.25))


def paint_arrow(painter: QPainter, rect: QRectF, look: bool, theme: Theme) -> None:
    """Where the wind may blow: towards the sea, or back."""
    corners = ((0.0, 0.3), (0.5, 0.3), (0.5, 0.02), (1.0, 0.5), (0.5, 0.98), (0.5, 0.7), (0.0, 0.7))
    shape = polygon(rect, corners if look else [(1 - x, y) for x, y in corners])
    cast_shadow(painter, shape, theme, 3.0)
    drawing.fill(painter, shape, MUSTARD, NAVY)
    inked(painter, shape, NAVY, 2.5)
