"""Shapes that the posters share: rays, clouds, bands of smoke and the biplane."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.look.theme import Theme

CREAM = "#f6ecd2"
NAVY = "#1d2b4a"


@contextmanager
def placed(painter: QPainter, at: QPointF, scale: float = 1.0, angle: float = 0.0) -> Iterator[None]:
    """Draw in a frame of its own."""
    painter.save()
    painter.translate(at)
    painter.rotate(angle)
    painter.scale(scale, scale)
    yield
    painter.restore()


@contextmanager
def covering(painter: QPainter, rect: QRectF, picture: QRectF) -> Iterator[QRectF]:
    """Draw a picture whole, as large as fits; gives the part that is seen, with what lies beside the picture."""
    scale = min(rect.width() / picture.width(), rect.height() / picture.height())
    seen = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    seen.moveCenter(picture.center())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-picture.center())
    yield seen
    painter.restore()


def fill(painter: QPainter, shape: QPainterPath | QRectF | QPolygonF | QRect, colour: str, outline: str = "") -> None:
    """A flat shape, with an outline where one is named."""
    # Not by fillRect or QBrush: on their first use PySide makes all of Qt's gradient presets, before the first paint.
    painter.setPen(QPen(QColor(outline), 1.6) if outline else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(colour))
    match shape:
        case QPainterPath():
            painter.drawPath(shape)
        case QPolygonF():
            painter.drawPolygon(shape)
        case _:
            _fill_rect(painter, shape)


def _fill_rect(painter: QPainter, rect: QRectF | QRect) -> None:
    """A rectangle, on whole pixels where it lies straight: large ones are much quicker that way."""
    smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth and painter.transform().isRotating())
    painter.drawRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)


def disc(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, radius, radius)


def rays(painter: QPainter, rect: QRectF, origin: QPointF, colour: str, count: int = 18) -> None:
    """Every second sector round a point, over the whole rectangle."""
    reach = 2 * (rect.width() + rect.height())
    step = math.pi / count
    frame = QPolygonF(rect)
    for ray in range(count):
        angles = (2 * ray * step, (2 * ray + 1) * step)
        far = [QPointF(origin.x() + reach * math.cos(a), origin.y() + reach * math.sin(a)) for a in angles]
        # Cut to the frame before they are drawn: what sticks out would cost most of the time and not be seen.
        fill(painter, QPolygonF([origin, *far]).intersected(frame), colour)


def sunbeams(painter: QPainter, rect: QRectF, sun: QPointF, colour: str, count: int = 18) -> None:
    """Rays from under a sun that hides where they begin, over a rectangle that is all that is painted on."""
    # Large smooth shapes take long: these are rough, with smooth lines along their edges that cover what is rough.
    rough = 0.75 / painter.deviceTransform().m11()
    reach = rect.width() + rect.height()
    edges, outline = list[QLineF](), list[QPointF]()
    for edge in range(2 * count):
        cos, sin = math.cos(edge * math.pi / count), math.sin(edge * math.pi / count)
        inwards = -rough if edge % 2 else rough
        x, y = sun.x() - inwards * sin, sun.y() + inwards * cos
        ends = [QPointF(x, y), QPointF(x + reach * cos, y + reach * sin)]
        edges.append(QLineF(*ends))
        outline += ends[::-1] if edge % 2 else ends
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill(painter, QPolygonF(outline), colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 2 * rough)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLines(edges)


def hill(painter: QPainter, rect: QRectF, start: float, peak: float, end: float, colour: str) -> None:
    """A rolling horizon; heights are parts of the rectangle, from its lower edge."""
    path = QPainterPath(rect.bottomLeft())
    heights = [rect.bottom() - rect.height() * part for part in (start, peak, end)]
    path.lineTo(rect.left(), heights[0])
    path.cubicTo(
        rect.left() + rect.width() * 0.3,
        heights[1],
        rect.left() + rect.width() * 0.55,
        heights[1],
        rect.right(),
        heights[2],
    )
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    fill(painter, path, colour)


def cloud(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    """A flat-bottomed cloud."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(-50, -12, 100, 22), 11, 11)
    path.addEllipse(QPointF(-16, -14), 20, 18)
    path.addEllipse(QPointF(14, -20), 25, 24)
    with placed(painter, at, size / 100):
        fill(painter, path, colour)


def band(painter: QPainter, path: QPainterPath, width: float, colours: Sequence[str]) -> None:
    """A trail of stripes along a path: the first colour outermost, the last in the middle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index, colour in enumerate(colours):
        stripe = QPen(QColor(colour), width * (1 - index / len(colours)))
        stripe.setCapStyle(Qt.PenCapStyle.FlatCap)
        stripe.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(stripe)
        painter.drawPath(path)


def biplane(painter: QPainter, body: str, wing: str, ink: str, pale: str) -> None:
    """A biplane flying right, about 200 wide, its middle at the origin."""
    _undercarriage(painter, ink, pale)
    fill(painter, _wing(QRectF(-22, 14, 84, 10)), wing, ink)
    painter.setPen(QPen(QColor(ink), 3))
    for top, foot in ((-8, -4), (46, 42)):
        painter.drawLine(QPointF(top, -44), QPointF(foot, 16))
    _pilot(painter, ink, pale)
    fill(painter, _fin(), wing, ink)
    fill(painter, _fuselage(), body, ink)
    fill(painter, _wing(QRectF(-104, -7, 40, 7)), wing, ink)
    disc(painter, QPointF(-38, -2), 10, pale)
    disc(painter, QPointF(-38, -2), 5, ink)
    fill(painter, _wing(QRectF(-28, -54, 98, 11)), wing, ink)
    _propeller(painter, ink, pale)


def _wing(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    return path


def _fuselage() -> QPainterPath:
    path = QPainterPath(QPointF(-98, -9))
    path.cubicTo(-50, -16, 10, -24, 60, -22)
    path.cubicTo(80, -21, 86, -14, 86, -2)
    path.cubicTo(86, 14, 76, 19, 56, 19)
    path.cubicTo(10, 18, -50, 8, -98, -1)
    path.closeSubpath()
    return path


def _fin() -> QPainterPath:
    path = QPainterPath(QPointF(-96, -6))
    path.cubicTo(-112, -40, -92, -44, -82, -38)
    path.cubicTo(-74, -32, -72, -18, -66, -10)
    path.closeSubpath()
    return path


def _pilot(painter: QPainter, ink: str, pale: str) -> None:
    scarf = QPolygonF([QPointF(-22, -22), QPointF(-44, -32), QPointF(-60, -26), QPointF(-48, -20), QPointF(-60, -14)])
    fill(painter, scarf, pale, ink)
    disc(painter, QPointF(-14, -28), 11, ink)
    fill(painter, _wing(QRectF(-12, -33, 11, 6)), pale)


def _undercarriage(painter: QPainter, ink: str, pale: str) -> None:
    painter.setPen(QPen(QColor(ink), 3.4))
    painter.drawLine(QPointF(20, 16), QPointF(38, 42))
    painter.drawLine(QPointF(58, 16), QPointF(38, 42))
    disc(painter, QPointF(38, 44), 11, ink)
    disc(painter, QPointF(38, 44), 4.5, pale)


def _propeller(painter: QPainter, ink: str, pale: str) -> None:
    blur = QColor(pale)
    blur.setAlpha(130)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blur)
    painter.drawEllipse(QPointF(92, -2), 5, 42)
    fill(painter, _wing(QRectF(84, -9, 14, 14)), ink)


def outline(theme: Theme) -> str:
    """The line round things in the air, seen against either sky."""
    return "#6f80a8" if theme.dark else NAVY


def sky(theme: Theme) -> tuple[str, str]:
    """The two tones of the sky of a poster, by day or by night."""
    return ("#141d33", "#1d2947") if theme.dark else ("#f0dcae", "#f6ecd2")
