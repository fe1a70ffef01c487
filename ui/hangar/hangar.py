"""The hangar: the start page, with a poster, a tile per game, and the games that wait."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.catalog import GAMES
from core.registry import Broken
from ui.catalog import brought
from ui.files.shelf import Order, Shelf
from ui.hangar.game_posters import WIDEST
from ui.hangar.poster import Poster
from ui.hangar.tile_flow import GAP, Flow
from ui.hangar.tiles import GameTile, Tile, title_plate
from ui.look.style import set_as_heading, text_scale
from ui.look.text import Phrase, translate
from ui.look.theme import Theme

if TYPE_CHECKING:
    # Saved games are read and shown after the first paint.
    from ui.hangar.preview_queue import PreviewQueue
    from ui.hangar.saved_shelf import SavedShelf
    from ui.look.widgets.explanation import Explanation

NARROW: Final = 860
"""Below this width the poster leaves the room to the games."""
MARGIN: Final = 28
TALLEST, LOW = 224, 150
"""How high the pictures of the games are at most for the sake of the words under them, and when saved games follow."""
ABOVE, BELOW = 74, 24
"""What stands over the games and under them: the headline, and the edges of the page."""
EMPTY_SHELVES: Final = 184
"""How high the two shelves are while there is nothing on them."""
BECKONING: Final = 1500
"""Milliseconds for which the games stand out when one is asked for."""
AT_A_TIME: Final = 30
"""How many waiting games are shown, and how many more at each wish for more."""


class Hangar(QWidget):
    """Where a person comes in, and chooses what to play or to go on with."""

    arrived = Signal()
    """It was painted for the first time, and there is time for what that did not wait for."""
    game_chosen = Signal(str)
    file_asked = Signal()
    resume_asked = Signal(Path)
    open_asked = Signal(Path)
    rename_asked = Signal(Path)
    order_asked = Signal(Order)
    discard_asked = Signal(list)
    discard_all_asked = Signal()
    record_asked = Signal()
    forget_asked = Signal(list)

    def __init__(self, shelf: Shelf, pictures: Path, theme: Theme, parent: QWidget | None = None) -> None:
        """`pictures` is the folder where pictures of saved games are kept."""
        super().__init__(parent)
        self._shelf = shelf
        self._pictures = pictures
        self._theme = theme
        self._arrived = False
        self._poster = Poster(theme, self)
        # Each part is made where it stays, since style sheets are applied anew to all that is moved; and the page is
        # scrolled while it is empty, since it is laid out then, at a size that it will not have.
        self._area = QScrollArea(self)
        page = _Page()
        self._area.setWidget(page)
        self._area.setWidgetResizable(True)
        self._headline = QLabel(page)
        self._open = QPushButton(page)
        self._record = QPushButton(page)
        self._most = AT_A_TIME
        self._first_time = not shelf.may_have_some()
        self._games = Flow(236, self._tile_height, fills=True, parent=page)
        self._games.spacious = self._first_time
        self._games.fill([self._game_tile(game) for game in GAMES.ours])
        self._broken: list[Broken] = []
        self._broken_note: Explanation | None = None
        self._shelves: list[SavedShelf] = []
        self._previews: PreviewQueue | None = None
        self._column = QVBoxLayout(page)
        self._build(page)
        self.retranslate()

    def refresh(self) -> None:
        """Show the games that wait now."""
        if self._previews is None:
            self._previews = self._new_previews()
            self._add_scroll_bar(self._previews)
            self._add_shelves()
        # One more than is shown tells whether there are more.
        waiting, recent = self._shelf.waiting(self._most + 1), self._shelf.recent()
        if self._first_time != (not (waiting or recent)):
            self._first_time = self._games.spacious = not self._first_time
            self._games.arrange()
        shelf, files = self._shelves
        shelf.fill(waiting[: self._most], self._theme, more=len(waiting) > self._most, clearable=True)
        files.fill(recent, self._theme)
        names = self._shelf.names(tile.path for tile in shelf.tiles())
        for tile in shelf.tiles():
            tile.call(names.get(tile.path, ""))
        # Tiles come and go, and Qt would have the newest last.
        chain = [*self._games.tiles, *shelf.in_tab_order(), *files.in_tab_order()]
        for widget, following in pairwise(chain):
            QWidget.setTabOrder(widget, following)
        self._previews.serve([*shelf.tiles(), *files.tiles()])

    def show_more(self) -> None:
        """Show older games too, and put the keyboard on the first of them."""
        shown = self._most
        self._most += AT_A_TIME
        self.refresh()
        tiles = self._shelves[0].tiles()
        if len(tiles) > shown:
            tiles[shown].setFocus()

    def _tile_height(self, width: int, rows: int) -> int:
        """On the first visit the posters share the whole page; later they leave room for what waits below."""
        lowest = max(LOW, ceil(width / WIDEST))
        if not self._first_time:
            return min(width * 10 // 16, lowest) + title_plate()
        page = self.height() - round(ABOVE * text_scale()) - BELOW
        alone, above_shelves = ((room + GAP) // rows - GAP - title_plate() for room in (page, page - EMPTY_SHELVES))
        return min(width * 10 // 16, max(lowest, above_shelves, min(alone, TALLEST))) + title_plate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._poster.set_theme(theme)
        for tile in self._game_tiles():
            tile.theme = theme
            tile.update()
        self._take_room()
        if self._arrived:
            self.refresh()

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self._headline.setText(translate("shell", "What shall we fly today?"))
        self._open.setText(translate("shell", "Open a file…"))
        self._record.setText(translate("record", "Record"))
        self._record.setToolTip(translate("record", "All finished games: who won what, ratings and evenings"))
        for tile in self._game_tiles():
            tile.retranslate()
        for shelf in self._shelves:
            shelf.retranslate()
        if self._broken_note is not None:
            self._broken_note.setText("\n".join(map(_broken_text, self._broken)))
        self.update()

    def focus_games(self) -> None:
        """Put the keyboard on the first game."""
        self._games.tiles[0].setFocus()

    def beckon(self) -> None:
        """Ask for a game so that nobody misses it: all of them stand out for a moment, one has the keyboard."""
        tiles = self._game_tiles()
        if self.focusWidget() not in tiles:
            self.focus_games()
        self._area.ensureWidgetVisible(tiles[0])
        self._stand_out(True)
        QTimer.singleShot(BECKONING, self, self._stand_back)

    def _stand_back(self) -> None:
        self._stand_out(False)

    def _stand_out(self, marked: bool) -> None:
        self._headline.setForegroundRole(QPalette.ColorRole.Accent if marked else QPalette.ColorRole.WindowText)
        for tile in self._game_tiles():
            tile.mark(marked)

    @property
    def game_in_focus(self) -> str:
        """The game of the tile that has the keyboard, or the first one."""
        focused = self.focusWidget()
        for tile in (focused, focused and focused.parentWidget()):
            if isinstance(tile, Tile) and tile.game:
                return tile.game
        return next(iter(GAMES))

    def minimumSizeHint(self) -> QSize:
        """Little: it shares the window with the games, whose docks need their room, and is never shown beside them."""
        return QSize(320, 200)

    def _arrive(self) -> None:
        if not self._arrived:
            # Reading saved games must not delay the first paint.
            self._arrived = True
            QTimer.singleShot(0, self, self._welcome)

    def _welcome(self) -> None:
        """Show what the first paint did not wait for: the games of other packages, and those that were saved."""
        self.arrived.emit()
        games, self._broken = brought()
        if games:
            self._games.fill([*self._games.tiles, *(self._game_tile(game) for game in games)])
        for tile in self._games.tiles:
            # Not before: where the pointer is on a tile already, dozens of files are looked for to show a hand.
            tile.setCursor(Qt.CursorShape.PointingHandCursor)
        if self._broken:
            from ui.look.widgets.explanation import Explanation

            self._broken_note = Explanation()
            self._broken_note.setTextFormat(Qt.TextFormat.PlainText)
            self._column.insertWidget(self._column.indexOf(self._games) + 1, self._broken_note)
            self.retranslate()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_room()

    def _take_room(self) -> None:
        """Place the poster and the page; a layout would lay out the page for every width it has meanwhile."""
        spacious = self.width() >= NARROW * text_scale()
        poster = min(self.width() * 32 // 100, self.height() * 62 // 100) if spacious else 0
        self._poster.setVisible(spacious)
        self._poster.setGeometry(0, 0, poster, self.height())
        self._area.setGeometry(poster, 0, self.width() - poster, self.height())
        # The height of the page counts too, also where its width stays.
        self._games.arrange()

    # --- building ----------------------------------------------------------------------------------------

    def _build(self, page: _Page) -> None:
        set_as_heading(self._headline, 20)
        self._open.clicked.connect(self.file_asked)
        self._record.clicked.connect(self.record_asked)
        self._column.setContentsMargins(MARGIN, 24, MARGIN, 24)
        self._column.setSpacing(12)
        top = QHBoxLayout()
        self._column.addLayout(top)
        top.addWidget(self._headline, 1)
        top.addWidget(self._record)
        top.addWidget(self._open)
        self._column.addWidget(self._games)
        self._column.addStretch(1)
        page.painted.connect(self._arrive)
        area = self._area
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Everything in it that can be asked for takes the focus itself, and is scrolled to.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _new_previews(self) -> PreviewQueue:
        from ui.hangar.preview_queue import PreviewQueue
        from ui.hangar.previews import Previews

        return PreviewQueue(Previews(self._pictures), self)

    def _add_scroll_bar(self, previews: PreviewQueue) -> None:
        """Let the page be scrolled; not before the first paint, which would wait for it."""
        bar = self._area.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, end: self._area.verticalScrollBar().setEnabled(end > 0))
        bar.setEnabled(False)
        bar.valueChanged.connect(previews.go_on)
        # Its room is taken from the edge before it comes, so that no tile changes its size.
        self._column.setContentsMargins(MARGIN, 24, MARGIN - bar.sizeHint().width(), 24)
        # Wide tiles are high: a bar that came and went with its width would make itself needless, and so on.
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def _add_shelves(self) -> None:
        from ui.hangar.order_box import OrderBox
        from ui.hangar.saved_shelf import SavedShelf

        order = OrderBox(self._shelf.order)
        order.order_asked.connect(self.order_asked)
        waiting = SavedShelf(
            Phrase("shell", "Waiting in the hangar"),
            Phrase("shell", "A game that you leave waits here, move for move; nothing needs to be saved."),
            self._shelf.file_of,
            can_rename=True,
            order=order,
        )
        recent = SavedShelf(
            Phrase("shell", "Recent files"),
            Phrase("shell", "Games that you save to a file, or open from one, are listed here."),
            lambda file: file,
        )
        waiting.chosen.connect(self.resume_asked)
        waiting.removed.connect(self.discard_asked)
        recent.chosen.connect(self.open_asked)
        recent.removed.connect(self.forget_asked)
        waiting.more_asked.connect(self.show_more)
        waiting.clearing_asked.connect(self.discard_all_asked)
        waiting.choice.renaming_asked.connect(self.rename_asked)
        self._shelves = [waiting, recent]
        for shelf in self._shelves:
            self._column.insertWidget(self._column.count() - 1, shelf)

    def _game_tile(self, game: str) -> GameTile:
        tile = GameTile(game, self._theme, self._games)
        tile.clicked.connect(lambda: self.game_chosen.emit(game))
        return tile

    def _game_tiles(self) -> list[GameTile]:
        return [tile for tile in self._games.tiles if isinstance(tile, GameTile)]


class _Page(QWidget):
    """What is scrolled; without the poster it covers the hangar, which is then never painted itself."""

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Not by an event filter: on its first use PySide makes every kind of event, before the first paint.
        self.painted.emit()


def _broken_text(broken: Broken) -> str:
    words = translate("shell", "{package} brings a game, {game}, that can't be played: {reason}.")
    return words.format(package=broken.package, game=broken.game, reason=broken.reason)
