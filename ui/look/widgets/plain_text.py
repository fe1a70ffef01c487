"""Text from people and files, escaped so that Qt reads no markup, mnemonic or placeholder in it."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Shows its text letter by letter, whatever it looks like."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def tooltip(words: str) -> str:
    """Words for a tooltip, which Qt reads as markup wherever they look like some."""
    if not QtGui.Qt.mightBeRichText(words):
        return words
    from html import escape

    return f"<span>{escape(words)}</span>".replace("\n", "<br>")


def caption(words: str) -> str:
    """Words for a button, a menu or a tab, where an ampersand would make a shortcut of the letter after it."""
    return words.replace("&", "&&")


def title(words: str) -> str:
    """Words for a window's title, in which Qt puts a star for a certain sign."""
    return words.replace("[*]", "[*][*]")
