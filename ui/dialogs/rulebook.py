"""The rulebook: the rules of a game in a window of their own, opened at a rule."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from core.catalog import GAMES
from core.data import folder
from ui.catalog import title_of
from ui.look.screen_fit import room_for
from ui.look.style import display_font
from ui.look.text import translate
from ui.look.theme import Theme

HEADINGS = {1: 24, 2: 16, 3: 13}
"""The size of each level, in points."""


class Rulebook(QWidget):
    """Stays open beside the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._theme = theme
        self._shown = ("", "")
        self._rule = ""
        self.browser = QTextBrowser()
        self.browser.document().setDocumentMargin(28)
        reading = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.browser.setTextInteractionFlags(reading)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)
        for keys in (QKeySequence.StandardKey.Cancel, QKeySequence.StandardKey.Close):
            QShortcut(keys, self, self.close)
        self.resize(QSize(680, 760).boundedTo(room_for(self)))

    def show_game(self, game: str, language: str) -> None:
        """Open the rules of a game at the top, where they are not open already."""
        if self.isHidden() or self._shown != (game, language):
            self._shown = (game, language)
            self._rule = ""
            self._write()
        self.setWindowTitle(translate("shell", "{game}: the rules").format(game=title_of(game)))
        self.browser.setAccessibleName(self.windowTitle())
        self.show()
        self.raise_()
        self.activateWindow()

    def show_rule(self, rule: str) -> bool:
        """Scroll to the paragraph of a rule and mark it; whether there is one."""
        block = self._block_of(rule)
        if not block.isValid():
            return False
        self._rule = rule
        self._mark(block)
        self.browser.setTextCursor(QTextCursor(block))
        top = self.browser.document().documentLayout().blockBoundingRect(block).top()
        self.browser.verticalScrollBar().setValue(max(0, int(top) - 24))
        return True

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._shown != ("", ""):
            rule = self._rule
            self._write()
            if rule:
                self.show_rule(rule)

    def _write(self) -> None:
        document = self.browser.document()
        document.setMarkdown(rules_text(*self._shown))
        self.browser.setExtraSelections([])
        block = document.begin()
        while block.isValid():
            self._set_in_type(block)
            block = block.next()
        # Writing leaves the cursor at the end, and the first paint would scroll to it.
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)

    def _set_in_type(self, block: QTextBlock) -> None:
        """Headings in the display face, paragraphs with air."""
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        shape = QTextBlockFormat()
        shape.setLineHeight(125.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if level:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            words = QTextCharFormat()
            words.setFont(display_font(HEADINGS.get(level, 12)))
            words.setForeground(QColor(self._theme.accent if level == 1 else self._theme.ink))
            cursor.mergeCharFormat(words)
            shape.setTopMargin(18.0)
            shape.setBottomMargin(6.0)
        QTextCursor(block).mergeBlockFormat(shape)

    def _block_of(self, rule: str) -> QTextBlock:
        begins = re.compile(rf"\W*{re.escape(rule)}(?![\w-])")
        block = self.browser.document().begin()
        while block.isValid() and not begins.match(block.text()):
            block = block.next()
        return block

    def _mark(self, block: QTextBlock) -> None:
        mark = QTextEdit.ExtraSelection()
        glow = QColor(self._theme.glow)
        glow.setAlpha(90)
        mark.format.setBackground(glow)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.cursor = QTextCursor(block)
        mark.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self.browser.setExtraSelections([mark])


def rules_text(game: str, language: str) -> str:
    """The rules in a language, or in English where they were not translated."""
    rulebooks = folder(GAMES[game].resources)
    for name in (f"rules_{language}.md", "rules_en.md"):
        if (rulebooks / name).is_file():
            return (rulebooks / name).read_text(encoding="utf-8")
    return translate("shell", "The rules of this game are not written down yet.")
