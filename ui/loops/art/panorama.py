"""One picture of the air from the fields to the stars: the altimeter shows all of it, every card a piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from ui.look import drawing
from ui.table.art.common import CREAM, MUSTARD
from ui.table.art.shapes import star_path
from ui.table.art.surfaces import rounded, tint

Points = Sequence[tuple[float, float]]
"""Parts of the width, and metres."""

_SKY: Final = (
    "#f7dc8c", "#f4d384", "#efc183", "#c9d3b3", "#9fcdc8", "#6fb2cf", "#4690c0", "#346fa8", "#294f8a", "#1c2c59",
    "#141f42",
)  # fmt: skip
"""The colour of the air by thousands of metres."""
_RANGE: Final[Points] = (
    (-0.2, 0), (-0.05, 2300), (0.1, 900), (0.27, 3100), (0.42, 1000), (0.56, 4350), (0.7, 1100), (0.84, 3300),
    (1.02, 900), (1.2, 2100), (1.2, 0),
)  # fmt: skip
_SHADE: Final[Sequence[Points]] = (
    ((0.27, 3100), (0.42, 1000), (0.33, 0), (0.28, 1500)),
    ((0.56, 4350), (0.7, 1100), (0.64, 0), (0.575, 2200)),
    ((0.84, 3300), (1.02, 900), (0.92, 0), (0.855, 1700)),
)
"""The sides of the mountains that lie away from the sun."""
_SNOW: Final[Sequence[Points]] = (
    ((0.27, 3100), (0.239, 2700), (0.256, 2790), (0.268, 2680), (0.282, 2800), (0.299, 2700)),
    ((0.56, 4350), (0.527, 3560), (0.543, 3700), (0.557, 3480), (0.573, 3720), (0.592, 3600)),
    ((0.84, 3300), (0.818, 2950), (0.832, 3030), (0.842, 2930), (0.866, 2950)),
)
_HILLS: Final[Points] = (
    (-0.2, -900), (-0.2, 700), (0.2, 1150), (0.42, 760), (0.62, 480), (0.9, 900), (1.2, 640), (1.2, -900),
)  # fmt: skip
_FIELDS: Final[Points] = (
    (-0.2, -900), (-0.2, 330), (0.3, 250), (0.66, 640), (0.85, 420), (1.2, 330), (1.2, -900),
)  # fmt: skip
_CLOUDS: Final = (
    (0.27, 4950, 0.34, 0.75),
    (0.76, 5350, 0.3, 0.75),
    (0.52, 5950, 0.46, 0.85),
    (0.12, 6350, 0.26, 0.7),
    (0.88, 6550, 0.28, 0.7),
)
"""Part of the width, metres, size, and how white."""
_WISPS: Final = ((0.2, 7020, 0.34), (0.5, 7260, 0.3), (0.72, 6860, 0.28), (0.36, 7480, 0.2), (0.8, 7640, 0.16))
_BREADTH: Final = 1.45
"""Mountains are this much broader than the table of their corners says."""
_STARS: Final = (
    (0.3, 8080, 5), (0.66, 8260, 6), (0.62, 8720, 8), (0.6, 9240, 6), (0.34, 9300, 5), (0.12, 8700, 6), (0.9, 8560, 5),
    (0.5, 8460, 4), (0.22, 9080, 4), (0.76, 7900, 3), (0.08, 8180, 4), (0.47, 9080, 4),
)  # fmt: skip


def air_at(metres: int) -> str:
    """The colour of the air at an altitude."""
    return _SKY[metres // 1000]


class _Scene:
    """The air between two heights, drawn into a rectangle."""

    def __init__(self, painter: QPainter, rect: QRectF, low: float, high: float) -> None:
        self.painter, self.rect, self._low, self._high = painter, rect, low, high

    def stretched(self, by: float) -> _Scene:
        """The same heights, wider about the same middle."""
        more = self.rect.width() * (by - 1) / 2
        return _Scene(self.painter, self.rect.adjusted(-more, 0, more, 0), self._low, self._high)

    def at(self, x: float, metres: float) -> QPointF:
        part = (metres - self._low) / (self._high - self._low)
        return QPointF(self.rect.left() + x * self.rect.width(), self.rect.bottom() - part * self.rect.height())

    def shape(self, points: Points, colour: str) -> None:
        drawing.fill(self.painter, QPolygonF([self.at(*point) for point in points]), colour)

    def seen(self, metres: float, reach: float = 1500) -> bool:
        return self._low - reach < metres < self._high + reach


def panorama(painter: QPainter, rect: QRectF, low: float, high: float, zoom: float = 1.0) -> None:
    """The air between two heights; `zoom` widens everything about the middle."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    wide = rect.width() * zoom
    scene = _Scene(painter, QRectF(rect.center().x() - wide * 0.52, rect.top(), wide, rect.height()), low, high)
    for thousand, colour in enumerate(_SKY):
        top, foot = scene.at(0, 1000 * thousand + 500), scene.at(0, 1000 * thousand - 500)
        drawing.fill(painter, QRectF(rect.left(), top.y(), rect.width(), foot.y() - top.y() + 1), colour)
    _stars(scene)
    _land(scene.stretched(_BREADTH))
    _clouds(scene)
    painter.restore()


def _stars(scene: _Scene) -> None:
    unit = scene.rect.width() / 200
    for x, metres, size in _STARS:
        spot = QRectF(0, 0, size * unit * 2, size * unit * 2)
        spot.moveCenter(scene.at(x, metres))
        drawing.fill(scene.painter, star_path(spot, 4 if size > 4 else 5, 0.36), "#fbe9b4")
    if scene.seen(8800):
        moon = scene.at(0.42, 8900)
        drawing.disc(scene.painter, moon, 15 * unit, "#fbe9b4")
        drawing.disc(scene.painter, moon + QPointF(7 * unit, -4 * unit), 13 * unit, air_at(9000))


def _land(scene: _Scene) -> None:
    if not scene.seen(0, 4400):
        return
    unit = scene.rect.width() / 200
    drawing.disc(scene.painter, scene.at(0.43, 1900), 15 * unit, tint(MUSTARD, CREAM, 0.25))
    scene.shape(_RANGE, "#8595b3")
    for side in _SHADE:
        scene.shape(side, "#6f7f9f")
    for cap in _SNOW:
        scene.shape(cap, "#fffaf0")
    scene.shape(_HILLS, "#7ba05b")
    scene.shape(_FIELDS, "#4f8a44")
    for x, foot in ((0.38, 330), (0.43, 380), (0.6, 560), (0.72, 590)):
        scene.shape(((x - 0.018, foot), (x, foot + 300), (x + 0.018, foot)), "#2f6233")


def _clouds(scene: _Scene) -> None:
    for x, metres, size, white in _CLOUDS:
        if scene.seen(metres):
            colour = tint(air_at(metres), "#fffaf0", white)
            drawing.cloud(scene.painter, scene.at(x, metres), size * scene.rect.width(), colour)
    for x, metres, size in _WISPS:
        if scene.seen(metres):
            wisp = QRectF(0, 0, size * scene.rect.width(), scene.rect.width() * 0.018)
            wisp.moveCenter(scene.at(x, metres))
            drawing.fill(scene.painter, rounded(wisp, wisp.height() / 2), tint(air_at(7000), "#fffaf0", 0.7))
