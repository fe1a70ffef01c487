"""The tile of a saved game in the hangar."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET
from PySide6.QtCore import QDateTime, QLocale, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QToolButton

from ui.catalog import POSTERS, title_of
from ui.files.origin_text import origin_text
from ui.hangar.previews import Preview
from ui.hangar.tiles import Tile, elided
from ui.look import drawing
from ui.look.names import readable
from ui.look.style import text_font, text_scale
from ui.look.text import Plural, listed, translate
from ui.look.theme import Theme
from ui.look.widgets.plain_text import tooltip

_CAPTION: Final = 74
_MOVES: Final = Plural("shell", "%n moves", "%n move", 1)


def caption_height() -> int:
    """How high the words under the picture of a saved game are."""
    return round(_CAPTION * text_scale())


class SavedTile(Tile):
    """A saved game: its table as a small picture, and who plays since when."""

    removed = Signal()

    def __init__(self, path: Path, file: Path | None, theme: Theme) -> None:
        """`file` has the name that people chose; journals themselves have none worth reading."""
        super().__init__(theme)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.path = path
        self._file = file
        self._called = ""
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

    def call(self, name: str) -> None:
        """Show the name that people gave the game, instead of its file's."""
        if name != self._called:
            self._called = name
            self.retranslate()
            self.update()

    def mark(self, marked: bool) -> None:
        super().mark(marked)
        self.setAccessibleDescription(translate("shell", "Selected") if marked else "")

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
        origin = self.preview.facts.origin if self.preview and self.preview.facts else UNSET
        # A long name does not fit on the tile.
        told = (self._called, str(self._file or ""), "" if origin is UNSET else origin_text(origin))
        self.setToolTip(tooltip("\n".join(filter(None, told))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = round(26 * text_scale())
        self.cross.setGeometry(self.width() - 6 - side, self.height() - caption_height() + 5, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self.theme
        caption = caption_height()
        picture = QRect(0, 0, self.width(), self.height() - caption)
        drawing.fill(painter, picture, theme.sky)
        self._picture(painter, picture)
        drawing.fill(painter, QRect(0, picture.bottom() + 1, self.width(), caption), theme.paper)
        drawing.fill(painter, QRect(0, picture.bottom() + 1, self.width(), 2), theme.ink)
        self._lines(painter, QRect(12, picture.bottom() + 7, self.width() - 24, caption - 12))
        self.frame(painter)
        if self.marked:
            _tick(painter, QPointF(22, 22), theme)
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
            place = rect.adjusted(0, index * step, -round(26 * text_scale()) if index == 0 else 0, 0)
            words = elided(painter, line, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, words)

    def _caption(self) -> list[str]:
        when = _when(self.path)
        facts = self.preview.facts if self.preview else None
        name = self._called or (self._file.stem if self._file else "")
        if facts is None:
            return [name or translate("shell", "A game in progress"), "", when]
        players = ", ".join(readable(player.name) for player in facts.players)
        if name:
            title = title_of(facts.game)
            players = translate("shell", "{game}: {players}").format(game=title, players=players)
        progress = translate("shell", "finished") if facts.over else _MOVES(facts.moves)
        last = translate("shell", "{when}, {progress}").format(when=when, progress=progress)
        return [name or title_of(facts.game), players, last]

    def _name(self) -> str:
        """The game in a few words: its name, or what is played and by whom."""
        facts = self.preview.facts if self.preview else None
        if self._called or self._file is not None or facts is None:
            return self._caption()[0]
        return f"{title_of(facts.game)}, {listed([player.name for player in facts.players])}"


def stamp_of(path: Path) -> tuple[int, int] | None:
    """Another one as soon as the file is another."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_mtime_ns, facts.st_size


def _tick(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """The sign on a tile that is selected, seen without its colour too."""
    drawing.disc(painter, at, 14, theme.paper)
    drawing.disc(painter, at, 12, theme.accent)
    painter.setPen(QPen(QColor(theme.on_accent), 3))
    painter.drawPolyline(QPolygonF([at + QPointF(-5, 0), at + QPointF(-1, 4), at + QPointF(6, -4)]))


def _torn_page(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A sheet with a zigzag edge, for a file that can't be read."""
    edge = [QPointF(14 - 4 * index, 12 + (5 if index % 2 else 0)) for index in range(8)]
    sheet = QPolygonF([QPointF(-14, -20), QPointF(6, -20), QPointF(14, -12), *edge])
    painter.setPen(QPen(QColor(theme.accent), 2))
    painter.setBrush(QColor(theme.paper))
    painter.drawPolygon(sheet.translated(at))


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
