"""Beside the board: cup, tray, piles, tokens, and the sheet on which a flight is counted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.lucky_loop.box import BOX
from ui.look import drawing
from ui.look.text import translate
from ui.look.theme import LIVERIES, Theme
from ui.lucky_loop.art.aerobatics import badge
from ui.lucky_loop.art.cards import deck_letters, paint_back
from ui.lucky_loop.art.pieces import coin
from ui.lucky_loop.layout.score_sheet import Line, Sheet
from ui.lucky_loop.verdict import Verdict
from ui.table.art.common import CREAM, MUSTARD, NAVY
from ui.table.art.lettering import LEFT, READABLE, RIGHT, write, write_lines
from ui.table.art.shapes import polygon, shape_path
from ui.table.art.surfaces import cast_shadow, faded, inked, panel, rounded, tint

_CAPTION = 22.0
"""Under each pile: how many cards it has."""


def paint_tray(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """Green felt in a paper frame."""
    panel(painter, rect, theme, radius=16)
    felt = rect.adjusted(6, 6, -6, -6)
    drawing.fill(painter, rounded(felt, 12), "#2d5540" if theme.dark else "#5b9152")
    inked(painter, rounded(felt.adjusted(5, 5, -5, -5), 9), faded(CREAM, 0.35), 1.5)
    painter.setOpacity(0.16)
    write(painter, felt.adjusted(24, 0, -24, 0), "Lucky Loop", 40, CREAM, display=True)
    painter.setOpacity(1.0)


def paint_cup(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """A leather cup with a star, open at the top."""
    body = polygon(rect, ((0.04, 0.1), (0.96, 0.1), (0.84, 0.98), (0.16, 0.98)))
    cast_shadow(painter, body, theme, 4.0)
    drawing.fill(painter, body, "#8f3a22")
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    for top in (0.26, 0.84):
        painter.fillRect(QRectF(rect.left(), rect.height() * top, rect.width(), rect.height() * 0.07), QColor(MUSTARD))
    painter.restore()
    rim = QRectF(rect.left() + rect.width() * 0.03, rect.top(), rect.width() * 0.94, rect.height() * 0.22)
    painter.setPen(QPen(QColor("#b3542f"), 4))
    painter.setBrush(QColor("#2b1712"))
    painter.drawEllipse(rim)
    with drawing.placed(painter, QPointF(rect.center().x(), rect.height() * 0.6), rect.width() / 330):
        drawing.biplane(painter, CREAM, CREAM, "#8f3a22", CREAM)


def paint_price(painter: QPainter, rect: QRectF, look: None, theme: Theme) -> None:
    """What the red die costs: one token."""
    coin(painter, rect.adjusted(5, 5, -5, -5))
    tag = QRectF(rect.right() - 18, rect.bottom() - 19, 19, 20)
    drawing.fill(painter, rounded(tag, 9), NAVY)
    write(painter, tag, "1", 18, CREAM, bold=True)


def paint_supply(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """The tokens that nobody holds."""
    size = 30.0
    left = rect.left()
    for height in range(min(4, look)):
        coin(painter, QRectF(left, rect.bottom() - size - 6 - 4 * height, size, size))
    write(
        painter,
        QRectF(left + size, rect.top(), rect.width() - size - 1, rect.height()),
        str(look),
        20,
        theme.on_sky,
        bold=True,
    )


def paint_purse(painter: QPainter, rect: QRectF, look: tuple[int, bool], theme: Theme) -> None:
    """The place of the viewer's tokens, with their number; at the left where a highlight token lies beside them."""
    count, beside = look
    panel(painter, rect, theme, radius=12)
    painter.setPen(QPen(QColor(theme.muted), 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(theme.paper_shade))
    painter.drawEllipse(QPointF(rect.center().x() - (28 if beside else 0), rect.bottom() - 72), 27, 27)
    foot = QRectF(rect.left() + 6, rect.bottom() - 38, rect.width() - 12, 32)
    text = translate("lucky_loop", "Tokens: {count}").format(count=count)
    write(painter, foot, text, 20, theme.ink, bold=True)


def paint_round(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
    """The table round, small, since it matters only now and then."""
    panel(painter, rect, theme, radius=12)
    word = QRectF(rect.left() + 10, rect.top(), 57, rect.height())
    write(painter, word, translate("lucky_loop", "Round"), 18, theme.ink, LEFT, bold=True)
    write(painter, rect.adjusted(66, 0, -10, 0), str(look), 34, theme.ink, RIGHT, bold=True)


def paint_stage(painter: QPainter, rect: QRectF, look: tuple[str, str, bool], theme: Theme) -> None:
    """The place of a free programme; dashed while cards can be laid there."""
    title, note, open_ = look
    painter.setBrush(faded(theme.paper, 0.55))
    pen = QPen(QColor(theme.ink), 2)
    if open_:
        pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), 12))
    write(
        painter,
        QRectF(rect.left() + 16, rect.top() + 2, rect.width() - 32, 34),
        title,
        25,
        theme.ink,
        LEFT,
        display=True,
    )
    write_lines(painter, rect.adjusted(24, 60, -24, -40), note, 22, theme.ink, Qt.AlignmentFlag.AlignCenter)


# --- piles -----------------------------------------------------------------------------------------------


def paint_deck(painter: QPainter, rect: QRectF, look: tuple[int, int], theme: Theme) -> None:
    """A pile of backs, higher the more cards it has, and how many there are."""
    deck, count = look
    place = rect.adjusted(0, 0, 0, -_CAPTION)
    if count > 1:
        for height in range(min(5, 1 + count // 6), 0, -1):
            paint_back(painter, place.translated(0, 1.1 * height), deck, theme)
    else:
        _empty(painter, place, deck, theme)
    _caption(painter, rect, str(count), theme)


def paint_discard(painter: QPainter, rect: QRectF, look: tuple[int, int], theme: Theme) -> None:
    """The place of a discard pile, and how many cards lie there."""
    deck, count = look
    _empty(painter, rect.adjusted(0, 0, 0, -_CAPTION), deck, theme)
    _caption(painter, rect, str(count), theme)


def _empty(painter: QPainter, rect: QRectF, deck: int, theme: Theme) -> None:
    painter.setBrush(faded(theme.paper, 0.4))
    painter.setPen(QPen(QColor(theme.on_sky), 1.6, Qt.PenStyle.DashLine))
    painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), 6))
    for place, letter in enumerate(deck_letters(deck)):
        spot = QRectF(0, 0, 26, 26)
        spot.moveCenter(rect.center() + QPointF(-16 + 32 * place, 0))
        badge(painter, spot, letter)


def _caption(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    line = QRectF(rect.left() - 4, rect.bottom() - _CAPTION + 5, rect.width() + 8, _CAPTION - 4)
    write(painter, line, text, 18, theme.on_sky, bold=True)


# --- the sheet -------------------------------------------------------------------------------------------


def paint_sheet(painter: QPainter, rect: QRectF, look: Sheet, theme: Theme) -> None:
    """A flight, line by line; without one, how points are earned."""
    panel(painter, rect, theme, radius=6)
    _head(painter, QRectF(rect.left(), rect.top(), rect.width(), 34), look, theme)
    body = rect.adjusted(14, 38, -14, -6)
    if look.lines:
        _flight(painter, body, look, theme)
    else:
        _legend(painter, body, theme)


def _head(painter: QPainter, rect: QRectF, look: Sheet, theme: Theme) -> None:
    """Whose flight it is, and what is flown."""
    worn = LIVERIES.get(look.livery)
    block = QRectF(rect.left(), rect.top(), 30.0 if worn else 0.0, rect.height())
    painter.save()
    painter.setClipPath(rounded(rect.adjusted(0, 0, 0, 12), 6), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(theme.paper_shade))
    if worn:
        painter.fillRect(block, QColor(worn.fill))
        shape = QRectF(0, 0, 18, 18)
        shape.moveCenter(block.center())
        drawing.fill(painter, shape_path(worn.shape, shape), worn.on_fill)
    painter.restore()
    write(painter, rect.adjusted(block.width() + 6, 0, -2, 0), look.title, 20, theme.ink, LEFT, bold=True)


def _flight(painter: QPainter, rect: QRectF, look: Sheet, theme: Theme) -> None:
    total_height, rows = 48.0, len(look.lines) + 1
    high = min(30.0, (rect.height() - total_height) / rows)
    # What a failed flight would have earned is still told, but no longer loudly.
    ink = theme.ink if look.verdict in (None, Verdict.SCORED) else theme.muted
    row = QRectF(rect.left(), rect.top(), rect.width(), high)
    for line in look.lines:
        _line(painter, row, line, ink, theme)
        row.translate(0, high)
    write(painter, row.adjusted(34, 0, -44, 0), look.dice, max(READABLE, high * 0.66), theme.ink, LEFT)
    pale = theme.muted if look.verdict is None else ink
    write(painter, row, look.dice_points, max(READABLE, high * 0.72), pale, RIGHT, bold=True)
    _total(painter, QRectF(rect.left(), rect.bottom() - total_height, rect.width(), total_height), look, theme)


def _total(painter: QPainter, foot: QRectF, look: Sheet, theme: Theme) -> None:
    """The sum under a line, with what became of the flight beside it."""
    painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 2), QColor(theme.ink))
    words, colour = theme.ink, theme.ink
    match look.verdict:
        case Verdict.SCORED:
            colour = tint(theme.green, theme.ink, 0.25)
        case Verdict.UNCHANGED:
            colour = theme.muted
        case Verdict.CRASHED:
            words = colour = tint(theme.red, theme.ink, 0.25)
    beside = foot.adjusted(0, 2, -58, 6)
    if look.verdict is Verdict.UNCHANGED:
        write_lines(painter, beside, look.total_text, 19, words, LEFT)
    else:
        write(painter, beside, look.total_text, 22, words, LEFT, bold=True)
    write(painter, foot.adjusted(0, 2, 0, 0), look.total, 38, colour, RIGHT, bold=True)


def _line(painter: QPainter, rect: QRectF, line: Line, ink: str, theme: Theme) -> None:
    high = rect.height()
    badge(painter, QRectF(rect.left(), rect.top() + high * 0.03, high * 0.94, high * 0.94), line.face[0])
    text = f"{line.text} ×2" if line.highlighted else line.text
    write(painter, rect.adjusted(34, 0, -90, 0), text, max(READABLE, high * 0.66), theme.ink, LEFT)
    if line.outcome:
        sign = "=" if line.outcome == "exact" else ">"
        write(
            painter,
            rect.adjusted(0, 0, -2.2 * high, 0),
            sign,
            max(READABLE, high * 0.72),
            theme.muted,
            RIGHT,
            bold=True,
        )
        write(painter, rect, f"+{line.points}", max(READABLE, high * 0.72), ink, RIGHT, bold=True)
    else:
        write(painter, rect, "…", max(READABLE, high * 0.72), theme.muted, RIGHT, bold=True)


def _legend(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    rows = (
        ("=", translate("lucky_loop", "dice meet the number exactly")),
        (">", translate("lucky_loop", "dice exceed the number")),
        ("+1", translate("lucky_loop", "for each die left over")),
        (f"{BOX.token_from}+", translate("lucky_loop", "the best so far: a token")),
    )
    high = rect.height() / len(rows)
    for place, (sign, text) in enumerate(rows):
        row = QRectF(rect.left(), rect.top() + place * high, rect.width(), high)
        write(painter, QRectF(row.left(), row.top(), 40, high), sign, 26, theme.ink, bold=True)
        write_lines(painter, row.adjusted(52, 0, 0, 0), text, 20, theme.ink, LEFT)
