"""The ranking of an evening on paper: a document for printers, made by Qt into a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSaveFile
from PySide6.QtGui import QFont, QPageSize, QPdfWriter, QTextDocument

from ui.files.played import PlayedGame
from ui.look.numbers import decimal
from ui.look.text import translate
from ui.look.theme import DISPLAY_FACE, TEXT_FACE
from ui.record.evening.ranking import Ranked
from ui.record.looked_at import LookedAt, moment
from ui.record.names import game_count, title


class Unprinted(Exception):
    """A sheet that could not be written; the message is the reason."""


def save_pdf(path: Path, heading: str, ranked: Sequence[Ranked], looked_at: LookedAt) -> None:
    """Write the sheet as a whole, or leave what was there."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(written)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    # The document has margins of its own, of two centimetres.
    writer.setPageMargins(QMarginsF())
    writer.setTitle(heading)
    writer.setCreator("Voltige")
    document(heading, ranked, looked_at).print_(writer)
    del writer
    data, file = written.data(), QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(data) != data.size() or not file.commit():
        raise Unprinted(file.errorString())


def document(heading: str, ranked: Sequence[Ranked], looked_at: LookedAt) -> QTextDocument:
    """The ranking and, below it, every table of the evening."""
    sheet = QTextDocument()
    sheet.setDocumentMargin(0)
    sheet.setDefaultFont(QFont(TEXT_FACE, 11))
    sheet.setDefaultStyleSheet(_STYLE)
    rows = "".join(_row(each, looked_at) for each in ranked)
    headings = "".join(f"<th align='{side}' width='{part}'>{escape(words)}</th>" for side, part, words in _headings())
    games, tables = "".join(_game(played, looked_at) for played in looked_at.games), translate("record", "The tables")
    sheet.setHtml(
        f"<h1>{escape(heading)}</h1><p>{escape(game_count(len(looked_at.games)))}</p>"
        f"<table width='100%' cellspacing='0' cellpadding='5'><tr class='head'>{headings}</tr>{rows}</table>"
        f"<p class='rule'>{escape(rule())}</p><h2>{escape(tables)}</h2>"
        f"<table width='100%' cellspacing='0' cellpadding='4'>{games}</table>"
    )
    return sheet


def rule() -> str:
    """How the points come about, in words."""
    return translate(
        "record",
        "Every table gives one point for beating everybody, and otherwise the share of the opponents that were beaten;"
        " whoever is level counts half. With equal points more wins decide, then fewer games.",
    )


def _headings() -> list[tuple[str, str, str]]:
    return [
        ("right", "10%", translate("record", "Place")),
        ("left", "36%", translate("shell", "Player")),
        ("right", "13%", translate("common", "Points")),
        ("right", "13%", translate("record", "Games")),
        ("right", "12%", translate("record", "Wins")),
        ("right", "16%", translate("record", "Per table")),
    ]


def _row(each: Ranked, looked_at: LookedAt) -> str:
    figures = (decimal(float(each.points), 2), str(each.games), str(each.wins), decimal(float(each.average), 2))
    cells = "".join(f"<td align='right'>{figure}</td>" for figure in figures)
    return f"<tr><td align='right'>{each.place}</td><td>{escape(looked_at.called(each.player))}</td>{cells}</tr>"


def _game(played: PlayedGame, looked_at: LookedAt) -> str:
    cells = (moment(played.ended), title(played.game), looked_at.result(played))
    return f"<tr>{''.join(f'<td>{escape(words)}</td>' for words in cells)}</tr>"


_STYLE: Final = f"""
h1 {{ font-family: {DISPLAY_FACE}; font-size: 22pt; font-weight: normal; }}
p {{ margin-bottom: 8px; }}
h2 {{ font-family: {DISPLAY_FACE}; font-size: 15pt; font-weight: normal; margin-top: 18px; }}
th {{ background: #e8d9b5; }}
td {{ border-bottom: 1px solid #c9bfa5; }}
.rule {{ color: #555b6b; font-size: 9pt; }}
"""
