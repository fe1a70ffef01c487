"""The tiles of the hangar: a poster per game, and a card per saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QDateTime, QLocale, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QToolButton

from core.catalog import GAMES
from ui.catalog import POSTERS, title_of
from ui.hangar.game_posters import players_text
from ui.hangar.pixmap_cache import draw_cached
from ui.hangar.previews import Preview
from ui.look import drawing
from ui.look.names import readable
from ui.look.plain_text import tooltip
from ui.look.style import display_font, text_font
from ui.look.text import Plural, listed, translate
from ui.look.theme import Theme
from ui.table.art.surfaces import VERMILION, rounded

TITLE_PLATE: Final = 78
CAPTION: Final = 74
LARGE: Final = 440
"""A tile this wide has larger words."""


class Tile(QAbstractButton):
    """A framed picture that can be clicked, or focused and opened with Return."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(240, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def frame(self, painter: QPainter) -> None:
        """The outline, which also shows focus and hover."""
        inner = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        colour, width = self.theme.ink, 2.0
        if self.hasFocus() or self.underMouse():
            colour, width = self.theme.accent, 5.0 if self.hasFocus() else 3.0
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(inner)


class GameTile(Tile):
    """The poster of a game; pressing it sets a table."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__(theme)
        self.game = game
        self._seats = GAMES[game].seats
        self._poster = POSTERS[game]
        self.retranslate()

    def retranslate(self) -> None:
        """Tell screen readers in the language of the moment; the rest is painted in it anyway."""
        self.setAccessibleName(title_of(self.game))
        self.setAccessibleDescription(f"{self._poster.tagline()}. {players_text(self._seats)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(0, 0, self.width(), self.height() - TITLE_PLATE)
        draw_cached(painter, picture.toRect(), self.game, self._poster.paint, self.theme)
        self._plate(painter, QRectF(0, picture.bottom(), self.width(), TITLE_PLATE))
        self.frame(painter)
        painter.end()

    def _plate(self, painter: QPainter, plate: QRectF) -> None:
        theme = self.theme
        drawing.fill(painter, plate, theme.paper)
        line = QRectF(plate.left(), plate.top(), plate.width(), 3)
        drawing.fill(painter, line, theme.accent)
        painter.setPen(QColor(theme.ink))
        painter.setFont(display_font(17))
        if self.width() >= LARGE:
            self._large_words(painter, plate.adjusted(20, 8, -20, -9))
            return
        inner = plate.adjusted(14, 9, -14, -8)
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        title = title_of(self.game)
        title_width = painter.fontMetrics().horizontalAdvance(title)
        painter.drawText(inner, left | top, title)
        painter.setFont(text_font(10))
        painter.setPen(QColor(theme.muted))
        aside = inner.adjusted(title_width + 12, 5, 0, 0)
        painter.drawText(
            aside, Qt.AlignmentFlag.AlignRight | top, _elided(painter, players_text(self._seats), aside.width())
        )
        tagline = _elided(painter, self._poster.tagline(), inner.width())
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignBottom, tagline)

    def _large_words(self, painter: QPainter, inner: QRectF) -> None:
        """On a large tile: everything larger, and what a press does."""
        left = Qt.AlignmentFlag.AlignLeft
        painter.setFont(display_font(24))
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignTop, title_of(self.game))
        painter.setFont(text_font(11))
        painter.setPen(QColor(self.theme.muted))
        about = f"{self._poster.tagline()}. {players_text(self._seats)}"
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignBottom, _elided(painter, about, inner.width() - 140))
        button = QRectF(inner.right() - 120, inner.center().y() - 21, 120, 42)
        drawing.fill(painter, rounded(button, 21), VERMILION)
        painter.setFont(text_font(13, bold=True))
        painter.setPen(QColor(self.theme.on_accent))
        painter.drawText(button, Qt.AlignmentFlag.AlignCenter, translate("shell", "Play"))


class SavedTile(Tile):
    """A saved game: its table as a small picture, and who plays since when."""

    removed = Signal()

    def __init__(self, path: Path, file: Path | None, theme: Theme) -> None:
        """`file` has the name that people chose; journals themselves have none worth reading."""
        super().__init__(theme)
        self.path = path
        self._file = file
        self.stamp = stamp_of(path)
        self.preview: Preview | None = None
        self.wants_preview = True
        self.cross = QToolButton(self)
        self.cross.setText("×")
        self.cross.setAutoRaise(True)
        self.cross.clicked.connect(self.removed)
        self.retranslate()

    @property
    def game(self) -> str:
        """Which game it is; nothing before the file has been read, or if it can't be."""
        return self.preview.facts.game if self.preview and self.preview.facts else ""

    def show_preview(self, preview: Preview) -> None:
        """What the file holds, now that it has been read."""
        self.preview = preview
        self.wants_preview = False
        self.retranslate()
        self.update()

    def give_picture_back(self) -> None:
        """Forget the picture until the tile is visible again; the words stay."""
        if self.preview is not None:
            self.preview = msgspec.structs.replace(self.preview, picture=None)
            self.wants_preview = True

    def retranslate(self) -> None:
        """Tell screen readers in the language of the moment."""
        self.cross.setToolTip(translate("shell", "Remove from the hangar"))
        self.cross.setAccessibleName(translate("shell", "Remove {game}").format(game=self._name()))
        self.setAccessibleName(". ".join(self._caption()))
        self.setToolTip(tooltip(str(self._file)) if self._file else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cross.setGeometry(self.width() - 32, self.height() - CAPTION + 5, 26, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.theme
        picture = QRect(0, 0, self.width(), self.height() - CAPTION)
        drawing.fill(painter, picture, theme.sky)
        self._picture(painter, picture)
        drawing.fill(painter, QRect(0, picture.bottom() + 1, self.width(), CAPTION), theme.paper)
        drawing.fill(painter, QRect(0, picture.bottom() + 1, self.width(), 2), theme.ink)
        self._lines(painter, QRect(12, picture.bottom() + 7, self.width() - 24, CAPTION - 12))
        self.frame(painter)
        painter.end()

    def _picture(self, painter: QPainter, rect: QRect) -> None:
        preview = self.preview
        if preview is None:
            return
        if preview.picture is not None:
            painter.drawImage(rect, preview.picture)
        elif preview.facts is not None:
            POSTERS[preview.facts.game].paint(painter, QRectF(rect), self.theme)
        else:
            drawing.fill(painter, rect, self.theme.paper_shade)
            _torn_page(painter, QPointF(rect.center().x(), rect.top() + rect.height() * 0.3), self.theme)
            painter.setPen(QColor(self.theme.ink))
            painter.setFont(text_font(10))
            words = rect.adjusted(14, int(rect.height() * 0.48), -14, -6)
            painter.drawText(words, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, preview.problem)

    def _lines(self, painter: QPainter, rect: QRect) -> None:
        step = rect.height() // 3
        for index, line in enumerate(self._caption()):
            painter.setFont(text_font(11 if index == 0 else 9.5, bold=index == 0))
            painter.setPen(QColor(self.theme.ink if index == 0 else self.theme.muted))
            place = rect.adjusted(0, index * step, -26 if index == 0 else 0, 0)
            words = _elided(painter, line, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, words)

    def _caption(self) -> list[str]:
        when = _when(self.path)
        facts = self.preview.facts if self.preview else None
        if facts is None:
            return [self._file.stem if self._file else translate("shell", "A game in progress"), "", when]
        players = ", ".join(readable(player.name) for player in facts.players)
        if self._file:
            title = title_of(facts.game)
            players = translate("shell", "{game}: {players}").format(game=title, players=players)
        progress = translate("shell", "finished") if facts.over else _MOVES(facts.moves)
        last = translate("shell", "{when}, {progress}").format(when=when, progress=progress)
        return [self._file.stem if self._file else title_of(facts.game), players, last]

    def _name(self) -> str:
        """The game in a few words: its file, or what is played and by whom."""
        facts = self.preview.facts if self.preview else None
        if self._file is not None or facts is None:
            return self._caption()[0]
        return f"{title_of(facts.game)}, {listed([player.name for player in facts.players])}"


def stamp_of(path: Path) -> tuple[int, int] | None:
    """Another one as soon as the file is another."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_mtime_ns, facts.st_size


def _torn_page(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A sheet with a zigzag edge, for a file that can't be read."""
    edge = [QPointF(14 - 4 * index, 12 + (5 if index % 2 else 0)) for index in range(8)]
    sheet = QPolygonF([QPointF(-14, -20), QPointF(6, -20), QPointF(14, -12), *edge])
    painter.setPen(QPen(QColor(theme.accent), 2))
    painter.setBrush(QColor(theme.paper))
    painter.drawPolygon(sheet.translated(at))


def _elided(painter: QPainter, words: str, width: float) -> str:
    return painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(width))


_MOVES: Final = Plural("shell", "%n moves", "%n move", 1)


def _when(path: Path) -> str:
    """The day and the time of the last move, as people say it."""
    try:
        then = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return ""
    time = QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    match then.date().daysTo(QDateTime.currentDateTime().date()):
        case 0:
            return translate("shell", "Today {time}").format(time=time)
        case 1:
            return translate("shell", "Yesterday {time}").format(time=time)
    return QLocale().toString(then, QLocale.FormatType.ShortFormat)
