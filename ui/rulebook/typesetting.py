"""Sets a rulebook in type: headings, pictures, side notes, and rule ids that lead to their rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

from ui.look.style import display_font
from ui.look.theme import Theme
from ui.rulebook.finding import in_units
from ui.table.art.surfaces import tint

HEADINGS: Final = {1: 24, 2: 16, 3: 13}
"""The size of each level, in points."""
SMALLER: Final = 0.91
"""How large captions and side notes are, as a share of the text."""


class Landmark(NamedTuple):
    """A place that has a name: the beginning, a heading or a rule."""

    name: str
    """The id of a rule; for headings, which the languages call differently, their number; nothing for the beginning."""
    position: int
    level: int = 0
    """Of a heading; rules have none."""
    words: str = ""
    """The heading itself."""


def set_in_type(document: QTextDocument, theme: Theme, prefix: str) -> list[Landmark]:
    """Give everything its look, and tell what can be gone to; rule ids begin with the prefix."""
    rule_id = re.compile(rf"\b{prefix}-\d+\b(?!-)")
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _rule_table(frame, theme)
    found = {"": Landmark("", 0)}
    headings = 0
    for block in blocks_of(document):
        level = block.blockFormat().headingLevel()
        _give_air(block, level > 0)
        if is_picture(block):
            _centre(block, 10.0, 2.0)
        elif is_picture(block.previous()):
            _centre(block, 0.0, 14.0)
            _set_small(block, theme.muted)
        elif is_side_note(block):
            _set_aside(block, theme)
        if level:
            headings += 1
            _set_heading(block, level, theme)
            found[f"#{headings}"] = Landmark(f"#{headings}", block.position(), level, block.text())
        rule = _begins_with_rule(block, rule_id)
        if rule:
            found.setdefault(rule, Landmark(rule, block.position()))
        _link_rules(block, rule_id, len(rule), theme)
    return list(found.values())


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    """All paragraphs, those in tables too."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def is_picture(block: QTextBlock) -> bool:
    """Whether a paragraph is a picture and nothing else; its caption comes after it."""
    return block.isValid() and block.length() == 2 and _first(block).isImageFormat()


def is_side_note(block: QTextBlock) -> bool:
    """Whether a paragraph only remarks on the rule before it: a quotation that begins in italics."""
    quoted = block.blockFormat().intProperty(QTextFormat.Property.BlockQuoteLevel) > 0
    return quoted and _first(block).fontItalic()


def _first(block: QTextBlock) -> QTextCharFormat:
    """How the first sign of a paragraph is written."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat()


def _centre(block: QTextBlock, above: float, below: float) -> None:
    shape = QTextBlockFormat()
    shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    shape.setTopMargin(above)
    shape.setBottomMargin(below)
    # A picture is as high as it is, not as high as so many lines.
    shape.setLineHeight(0.0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
    QTextCursor(block).mergeBlockFormat(shape)


def _set_aside(block: QTextBlock, theme: Theme) -> None:
    """Small, indented and on a ground of its own."""
    shape = QTextBlockFormat()
    shape.setBackground(QColor(tint(theme.paper, theme.glow, 0.12)))
    shape.setLeftMargin(28.0)
    shape.setRightMargin(28.0)
    QTextCursor(block).mergeBlockFormat(shape)
    _set_small(block, theme.ink)


def _set_small(block: QTextBlock, colour: str) -> None:
    words = QTextCharFormat()
    words.setFontPointSize(QFontInfo(block.document().defaultFont()).pointSizeF() * SMALLER)
    words.setForeground(QColor(colour))
    cursor = QTextCursor(block)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    cursor.mergeCharFormat(words)


def _rule_table(table: QTextTable, theme: Theme) -> None:
    """Draw thin lines between the cells."""
    look = table.format()
    look.setBorderCollapse(True)
    look.setBorderBrush(QColor(tint(theme.paper, theme.ink, 0.3)))
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorder(1)
    look.setCellPadding(4)
    look.setTopMargin(4)
    look.setBottomMargin(8)
    table.setFormat(look)


def _give_air(block: QTextBlock, is_heading: bool) -> None:
    shape = QTextBlockFormat()
    shape.setLineHeight(112.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if is_heading:
        shape.setTopMargin(18.0)
        shape.setBottomMargin(6.0)
    QTextCursor(block).mergeBlockFormat(shape)


def _set_heading(block: QTextBlock, level: int, theme: Theme) -> None:
    words = QTextCharFormat()
    words.setFont(display_font(HEADINGS.get(level, 12)))
    words.setForeground(QColor(theme.accent if level == 1 else theme.ink))
    cursor = QTextCursor(block)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    cursor.mergeCharFormat(words)


def _begins_with_rule(block: QTextBlock, rule_id: re.Pattern[str]) -> str:
    """The id of the rule that a paragraph teaches: it stands first, in bold; elsewhere it is only mentioned."""
    begins = rule_id.match(block.text())
    if begins is None:
        return ""
    return begins[0] if _first(block).fontWeight() >= QFont.Weight.Bold else ""


def _link_rules(block: QTextBlock, rule_id: re.Pattern[str], after: int, theme: Theme) -> None:
    """Make a link of every rule that is mentioned; the rule itself leads nowhere."""
    for mentioned in rule_id.finditer(in_units(block.text()), after):
        look = QTextCharFormat()
        look.setAnchor(True)
        look.setAnchorHref(f"#{mentioned[0]}")
        look.setForeground(QColor(theme.blue))
        look.setFontUnderline(True)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + mentioned.start())
        cursor.setPosition(block.position() + mentioned.end(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)
