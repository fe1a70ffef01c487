"""The pieces that several games share: markers, buttons, prompts, ribbons and the sky under them all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from ui.look import drawing
from ui.look.theme import LIVERIES, Theme
from ui.table.art.lettering import LEFT, READABLE, fitting, write, write_lines
from ui.table.art.shapes import polygon, shape_path
from ui.table.art.surfaces import VERMILION, cast_shadow, faded, inked, panel, rounded, tint

CREAM: Final = drawing.CREAM
NAVY: Final = drawing.NAVY
MUSTARD: Final = "#e3a81e"
_HEADLINE: Final = 20.0
"""How small the headline of a prompt gets on one line."""
_FADE: Final = 70.0
"""How far from its edge the sky begins to fade."""

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_sky(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """The table itself: rays of a low sun, clouds and far planes; a plain ground for high contrast."""
    if theme.high:
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    sun = QPointF(rect.width() * 0.5, rect.height() * 1.12)
    drawing.rays(painter, rect, sun, theme.sky_shade, 21)
    cloud = tint(theme.sky, "#ffffff", 0.06 if theme.dark else 0.38)
    for x, y, size in (
        (0.13, 0.84, 190),
        (0.47, 0.965, 260),
        (0.66, 0.87, 230),
        (0.9, 0.95, 240),
        (0.24, 0.955, 210),
    ):
        drawing.cloud(painter, QPointF(rect.width() * x, rect.height() * y), size, cloud)
    far = tint(theme.sky, theme.on_sky, 0.16)
    for x, y, scale, angle in ((0.06, 0.06, 0.42, -8), (0.93, 0.055, 0.34, -14), (0.81, 0.93, 0.3, -12)):
        with drawing.placed(painter, QPointF(rect.width() * x, rect.height() * y), scale, angle):
            drawing.biplane(painter, far, far, far, far)
    _fade_out(painter, rect, theme)
    painter.restore()


def _fade_out(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Let everything end softly, since a window of another shape goes on with the bare sky."""
    for corner, inward in (
        (rect.topLeft(), QPointF(0, _FADE)),
        (rect.topLeft(), QPointF(_FADE, 0)),
        (rect.bottomRight(), QPointF(0, -_FADE)),
        (rect.bottomRight(), QPointF(-_FADE, 0)),
    ):
        veil = QLinearGradient(corner, corner + inward)
        veil.setColorAt(0.0, QColor(theme.sky))
        veil.setColorAt(1.0, faded(theme.sky, 0.0))
        painter.fillRect(rect, veil)


# --- markers ---------------------------------------------------------------------------------------------


def paint_marker(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A player's marker: the livery's shape in its colour, with a mark such as "+95" where one is given."""
    livery, mark = look
    chip(painter, rect, livery, theme)
    if mark:
        tag = QRectF(0, 0, rect.width() * 1.15, rect.height() * 0.46)
        tag.moveCenter(QPointF(rect.center().x(), rect.bottom()))
        drawing.fill(painter, rounded(tag, tag.height() / 2), NAVY)
        write(painter, tag.adjusted(2, 0, -2, 0), mark, tag.height() * 0.86, CREAM, bold=True)


def chip(painter: QPainter, rect: QRectF, livery: str, theme: Theme) -> None:
    """A livery's shape with a pale rim, so that it stands out on any ground."""
    path = shape_path(LIVERIES[livery].shape, rect.adjusted(1, 1, -1, -1))
    cast_shadow(painter, path, theme, 2.0)
    painter.setPen(QPen(QColor("#fffaf0"), max(1.6, rect.width() * 0.1), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(LIVERIES[livery].fill))
    painter.drawPath(path)
    inked(painter, path, faded(NAVY, 0.8), max(0.7, rect.width() * 0.025))


# --- words -----------------------------------------------------------------------------------------------


def paint_button(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A button: the accent colour for what is most likely wanted."""
    text, style = look
    primary = style == "primary"
    panel(painter, rect, theme, VERMILION if primary else theme.paper, rect.height() / 2)
    if not primary:
        inked(painter, rounded(rect.adjusted(2, 2, -2, -2), rect.height() / 2), theme.ink, 2.0)
    size = rect.height() * 0.46
    write(painter, rect.adjusted(22, 0, -22, 0), text, size, theme.on_accent if primary else theme.ink, bold=True)


def paint_prompt(painter: QPainter, rect: QRectF, look: tuple[str, str, bool], theme: Theme) -> None:
    """What is to be done: a banner with a coloured edge when it is the viewer's turn."""
    headline, body, mine = look
    panel(painter, rect, theme)
    painter.save()
    painter.setClipPath(rounded(rect, 10))
    edge = QRectF(rect.left(), rect.top(), 10, rect.height())
    painter.fillRect(edge, QColor(theme.accent if mine else theme.muted))
    painter.restore()
    inside = rect.adjusted(20, 5, -5, -4)
    # A long headline takes two lines.
    one_line = fitting([headline], inside.width(), 29, display=True) >= _HEADLINE
    top = QRectF(inside.left(), inside.top(), inside.width(), 34 if one_line else 2.5 * _HEADLINE)
    if one_line:
        write(painter, top, headline, 29, theme.ink, LEFT, display=True)
    else:
        write_lines(painter, top, headline, _HEADLINE, theme.ink, LEFT, display=True)
    write_lines(painter, inside.adjusted(0, top.height() + 1, 0, 0), body, 20, theme.ink)


def paint_ribbon(painter: QPainter, rect: QRectF, look: tuple[str, str], theme: Theme) -> None:
    """A short ribbon with swallow tails; the turn's is in the accent colour."""
    text, style = look
    turn = style == "turn"
    fill = VERMILION if turn else theme.yellow
    notch = rect.height() * 0.4 / rect.width()
    path = polygon(rect, ((0, 0), (1, 0), (1 - notch, 0.5), (1, 1), (0, 1), (notch, 0.5)))
    cast_shadow(painter, path, theme, 2.0)
    drawing.fill(painter, path, fill)
    inside = rect.adjusted(rect.height() * 0.45, 0, -rect.height() * 0.45, 0)
    write(painter, inside, text, max(READABLE, rect.height() * 0.68), theme.on_accent if turn else NAVY, bold=True)
