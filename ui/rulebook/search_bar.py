"""Searching a rulebook: a field that finds as one types, and how much it has found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from ui.look.text import translate
from ui.look.widgets.aloud import say_aloud
from ui.look.widgets.plain_text import PlainLabel
from ui.rulebook.finding import occurrences
from ui.rulebook.reader import Hit, Reader

RETURN: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchBar(QWidget):
    """Return goes on to the next place, Shift and Return to the one before."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self._reader = reader
        self._hits: list[Hit] = []
        self._index = 0
        self._from = 0
        """Where the search began: longer words are looked for from there too."""
        self.field = QLineEdit()
        self.count = PlainLabel()
        self.previous = _button("‹")
        self.following = _button("›")
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._seek)
        self.previous.clicked.connect(self.go_back)
        self.following.clicked.connect(self.go_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        for widget in (self.count, self.previous, self.following):
            row.addWidget(widget)
        self._tell()

    @property
    def active(self) -> bool:
        """Whether somebody is searching."""
        return bool(self.field.text()) or self.field.hasFocus()

    def begin(self) -> None:
        """Let words be typed."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def end(self) -> None:
        """Search no more; the caret stays at what was found."""
        self.field.clear()

    def again(self) -> None:
        """Look for the same words in another text."""
        self._from = self._reader.start_of_page
        self._hits = occurrences(self.field.text(), self._reader.toPlainText())
        self._go_to(self._first_from_here())

    def go_on(self) -> None:
        self._go_to(self._index + 1)

    def go_back(self) -> None:
        self._go_to(self._index - 1)

    def retranslate(self) -> None:
        self.field.setPlaceholderText(translate("rulebook", "Find in the rules"))
        self.field.setAccessibleName(translate("rulebook", "Find in the rules"))
        for button, words in (
            (self.previous, translate("rulebook", "Previous (Shift+Return)")),
            (self.following, translate("rulebook", "Next (Return)")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in RETURN:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.go_back()
            else:
                self.go_on()
            return True
        return super().eventFilter(watched, event)

    def _seek(self, words: str) -> None:
        if not self._hits and len(words) <= 1:
            self._from = self._reader.start_of_page
        self._hits = occurrences(words, self._reader.toPlainText())
        self._go_to(self._first_from_here())

    def _first_from_here(self) -> int:
        return next((index for index, (start, _) in enumerate(self._hits) if start >= self._from), 0)

    def _go_to(self, index: int) -> None:
        """Go to one of the places; after the last comes the first."""
        self._index = index % len(self._hits) if self._hits else 0
        self._reader.show_hits(self._hits, self._index)
        self._tell()

    def _tell(self) -> None:
        for button in (self.previous, self.following):
            button.setEnabled(bool(self._hits))
        said = ""
        if self._hits:
            said = translate("rulebook", "{number} of {count}").format(number=self._index + 1, count=len(self._hits))
        elif self.field.text().strip():
            said = translate("rulebook", "Nothing found")
        self.count.setVisible(bool(said))
        if said != self.count.text():
            self.count.setText(said)
            say_aloud(self.count, said)


def _button(sign: str) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    return button
