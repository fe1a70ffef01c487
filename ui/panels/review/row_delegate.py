"""What a line of a review looks like: a sign, whose it is, what happened, and where it is chosen all that is known."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.look.widgets.swatch import paint_swatch
from ui.review.rows import Row
from ui.review.signs import draw_sign

Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
"""Under which a model gives a whole `Row`,"""
MORE: Final = Qt.ItemDataRole.UserRole + 1
"""and what is told of it when it is chosen."""
SMALLER: Final = 0.88
"""How large the letters of notes are against those of titles."""
EDGE: Final = 4
APART: Final = 3
"""Above and below each line,"""
ABOVE: Final = 8
"""and so much more above a heading that is not the first."""
_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Parts(NamedTuple):
    """Where the words of a line are, one below the other."""

    title: QRect
    note: QRect
    more: QRect


class RowDelegate(QStyledItemDelegate):
    """Draws the lines of a review; the chosen one unfolds."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._view.viewport().width()
        parts = self._parts(QRect(0, 0, wide, 0), index)
        return QSize(wide, parts.more.bottom() + 1 + APART)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, palette = _row(index), option.palette
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        parts = self._parts(option.rect, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
        ink = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
        muted = ink if selected else palette.color(QPalette.ColorRole.PlaceholderText)
        self._draw_signs(painter, parts.title, row)
        for box, words, font, colour in (
            (parts.title, row.title, self._title_font(row), ink),
            (parts.note, "" if row.marks else row.note, self._note_font(), muted),
            (parts.more, self._more(index), self._note_font(), ink),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(box, _WRAPPED, words)
        if row.marks:
            self._draw_counts(painter, parts.note, row, muted.name())
        painter.restore()

    # --- where everything is -----------------------------------------------------------------------------

    @property
    def _sign(self) -> int:
        """How large signs and swatches are: as high as the letters beside them."""
        return round(self._view.fontMetrics().height() * 0.8)

    def _parts(self, rect: QRect, index: Index) -> Parts:
        row, more = _row(index), self._more(index)
        signs = (row.sign is not None) + bool(row.livery)
        left = rect.left() + EDGE + signs * (self._sign + EDGE)
        top = rect.top() + APART + (ABOVE if row.heading and index.row() else 0)
        room = QRect(left, top, rect.right() - EDGE - left, 0)
        title = _laid(room, row.title, self._title_font(row))
        if row.marks:
            note = QRect(room.left(), title.bottom() + 1, room.width(), self._sign + EDGE)
        else:
            note = _laid(room.translated(0, title.height()), row.note, self._note_font())
        # What is told at length has the whole width.
        whole = QRect(rect.left() + EDGE, note.bottom() + 1 + (APART if more else 0), rect.width() - 2 * EDGE, 0)
        return Parts(title, note, _laid(whole, more, self._note_font()))

    def _more(self, index: Index) -> str:
        chosen = self._view.selectionModel().selectedRows()
        return str(index.data(MORE) or "") if chosen and chosen[0].row() == index.row() else ""

    def _title_font(self, row: Row) -> QFont:
        font = QFont(self._view.font())
        font.setBold(row.heading)
        return font

    def _note_font(self) -> QFont:
        font = QFont(self._view.font())
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        return font

    # --- signs -------------------------------------------------------------------------------------------

    def _draw_signs(self, painter: QPainter, title: QRect, row: Row) -> None:
        size = self._sign
        high = QFontMetrics(self._title_font(row)).height()
        box = QRect(title.left() - size - EDGE, title.top() + (high - size) // 2, size, size)
        if row.livery:
            paint_swatch(painter, QRectF(box), row.livery)
            box.translate(-size - EDGE, 0)
        if row.sign is not None:
            draw_sign(painter, QRectF(box), row.sign)

    def _draw_counts(self, painter: QPainter, room: QRect, row: Row, colour: str) -> None:
        """How often each mark was earned, each as its sign and a number."""
        painter.setFont(self._note_font())
        metrics, left = QFontMetrics(self._note_font()), room.left()
        for mark, count in row.marks:
            box = QRectF(left, room.top() + EDGE / 2, self._sign, self._sign)
            draw_sign(painter, box, mark)
            wide = metrics.horizontalAdvance(str(count))
            words = QRectF(box.right() + 3, room.top(), wide + 2, room.height())
            painter.setPen(colour)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, str(count))
            left = round(words.right()) + 2 * EDGE


def _row(index: Index) -> Row:
    row = index.data(ROW)
    assert isinstance(row, Row)
    return row


def _laid(room: QRect, words: str, font: QFont) -> QRect:
    """The part of a room that words take, from its top; none without any."""
    if not words:
        return QRect(room.left(), room.top(), room.width(), 0)
    wide = QRect(room.left(), room.top(), max(room.width(), 1), 0)
    high = QFontMetrics(font).boundingRect(wide, int(_WRAPPED), words).height()
    return QRect(room.left(), room.top(), room.width(), high)
