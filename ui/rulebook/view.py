"""The rulebook of a game, to be put beside a table or into a window: contents, search and the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSplitter, QToolButton, QVBoxLayout, QWidget

from core.catalog import GAMES
from ui.catalog import title_of
from ui.look.text import translate
from ui.look.theme import Theme
from ui.rulebook.contents import Contents
from ui.rulebook.reader import BEGINNING, Place, Reader
from ui.rulebook.search_bar import SearchBar
from ui.rulebook.source import rules_text
from ui.settings import Settings

WIDE: Final = 620
"""From this width on the contents stand beside the text, not above it."""
ASIDE: Final = 210
ABOVE: Final = 1 / 4
"""How much of the width, or which part of the height, the contents have at first."""
LOW: Final = 260
"""A page that is lower has room for the text alone."""
Key = QKeySequence.StandardKey


class RulebookView(QWidget):
    """Shows one book at a time, and knows where in the others somebody has read."""

    titled = Signal(str)
    left = Signal()
    """Somebody has read enough."""

    def __init__(self, settings: Settings, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("rulebook")
        self._settings = settings
        self._game = self._language = ""
        self._places: dict[str, Place] = {}
        self.reader = Reader(theme)
        self.contents = Contents()
        self.search = SearchBar(self.reader)
        self.contents_button = QToolButton()
        self.back_button = QToolButton()
        self._bar = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._build()
        self._connect()

    @property
    def title(self) -> str:
        return translate("shell", "{game}: the rules").format(game=title_of(self._game)) if self._game else ""

    # --- what is shown -----------------------------------------------------------------------------------

    def open(self, game: str, language: str) -> None:
        """Open the rules of a game at the beginning."""
        self._places.clear()
        self._write(game, language, BEGINNING)

    def turn_to(self, game: str) -> None:
        """Take up another game's book where it was last read, as long as this one lies open."""
        if game != self._game:
            self._places[self._game] = self.reader.place
            self._write(game, self._language, self._places.get(game, BEGINNING))

    def shows(self, game: str) -> bool:
        return self.isVisible() and self._game == game

    def show_rule(self, rule: str) -> bool:
        """Go to the paragraph of a rule and mark it; whether there is one."""
        return self.reader.go_to_rule(rule)

    def retranslate(self, language: str) -> None:
        """Read on at the same place in another language."""
        self._language = language
        self._name_parts()
        if self._game:
            self.reader.illustrations.open(self._game)
            self.reader.write(rules_text(self._game, language), GAMES[self._game].prefix, self.reader.place)
            self._follow_text()

    def set_theme(self, theme: Theme) -> None:
        self.reader.set_theme(theme)

    def _write(self, game: str, language: str, place: Place) -> None:
        self._game, self._language = game, language
        self.search.end()
        self.reader.illustrations.open(game)
        self.reader.write(rules_text(game, language), GAMES[game].prefix)
        self.reader.open_at(place)
        self._name_parts()
        self._follow_text()

    def _follow_text(self) -> None:
        """Have everything else go with the text that is shown now."""
        self.contents.fill(self.reader.headings)
        self.search.again()
        self._follow_place()
        self.reader.setAccessibleName(self.title)
        self.titled.emit(self.title)

    def _follow_place(self) -> None:
        self.contents.follow(self.reader.section)

    # --- what can be asked for ---------------------------------------------------------------------------

    def leave(self) -> None:
        """End the search, or, where there is none, close the book."""
        if self.search.active:
            self.search.end()
            self.reader.setFocus()
        else:
            self.left.emit()

    def _go_to_heading(self, name: str) -> None:
        self.reader.follow(name)
        self.reader.setFocus()

    def _go_back(self) -> None:
        self.reader.back()
        self.reader.setFocus()

    def _show_contents(self, shown: bool) -> None:
        self._settings.rulebook_contents = shown
        self._offer_contents()

    def _offer_contents(self) -> None:
        self.contents_button.setEnabled(self.height() >= LOW)
        self.contents.setVisible(self.contents_button.isChecked() and self.height() >= LOW)

    # --- building ----------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(420, 600)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_contents()
        wide = self.width() >= WIDE
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        self._bar.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        if orientation != self._splitter.orientation() or not event.oldSize().isValid():
            self._splitter.setOrientation(orientation)
            length, contents = (self.width(), ASIDE) if wide else (self.height(), int(self.height() * ABOVE))
            self._splitter.setSizes([contents, length - contents])

    def _build(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in (self.contents_button, self.back_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._bar.setContentsMargins(8, 6, 8, 6)
        self._bar.setSpacing(6)
        self._bar.addLayout(buttons)
        self._bar.addWidget(self.search, 1)
        for part in (self.contents, self.reader):
            self._splitter.addWidget(part)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._bar)
        column.addWidget(self._splitter, 1)
        self.back_button.setEnabled(False)
        self.contents_button.setCheckable(True)
        self.contents_button.setChecked(self._settings.rulebook_contents)

    def _connect(self) -> None:
        self.contents.chosen.connect(self._go_to_heading)
        self.contents_button.toggled.connect(self._show_contents)
        self.back_button.clicked.connect(self._go_back)
        self.reader.trail_changed.connect(self.back_button.setEnabled)
        self.reader.moved.connect(self._follow_place)
        for keys, do in (
            (QKeySequence.keyBindings(Key.Find), self.search.begin),
            (QKeySequence.keyBindings(Key.FindNext), self.search.go_on),
            (QKeySequence.keyBindings(Key.FindPrevious), self.search.go_back),
            (QKeySequence.keyBindings(Key.Back), self._go_back),
            (QKeySequence.keyBindings(Key.Cancel), self.leave),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys(keys)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def _name_parts(self) -> None:
        self.search.retranslate()
        self.contents.setAccessibleName(translate("rulebook", "Contents"))
        self.contents_button.setText(translate("rulebook", "Contents"))
        self.contents_button.setToolTip(translate("rulebook", "Show or hide the contents"))
        self.back_button.setText(translate("rulebook", "‹ Back"))
        self.back_button.setToolTip(translate("rulebook", "Back to where you were (Alt+Left)"))
        self.back_button.setAccessibleName(self.back_button.toolTip())
