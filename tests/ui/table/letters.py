"""Measures every text that the painters of a table draw, in table units."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from core.catalog import CATALOG
from tests.ui.moments import moments_of
from ui.catalog import TABLES
from ui.look.theme import LIGHT
from ui.table.art import lettering
from ui.table.pieces import Piece

WIDTH = 1610.0
"""How wide a table is at least in a window of 1280 by 720 with its docks, with or without a title bar,"""
SCALE = 0.621
"""and how many pixels a table unit has at least there."""


class Text(NamedTuple):
    """A text as it was drawn."""

    words: str
    size: float
    """In pixels of that window."""
    place: QRectF
    """What its letters cover."""


class Recorder:
    """Takes down the texts of pieces instead of drawing them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
        self._texts: list[Text] = []
        self.cut: list[str] = []
        """Texts for which there was no room."""
        self._whole_cut = lettering._cut
        monkeypatch.setattr(lettering, "_draw", self._draw)
        monkeypatch.setattr(lettering, "_cut", self._cut)

    def texts(self, game: str, piece: Piece, growth: float) -> list[Text]:
        """What is written on a piece."""
        self._texts = []
        painter = QPainter(self._image)
        painter.scale(SCALE, SCALE)
        with lettering.growing(growth):
            TABLES[game].painters[piece.kind](painter, QRectF(0, 0, piece.width, piece.height), piece.look, LIGHT)
        painter.end()
        return self._texts

    def _draw(self, painter: QPainter, rect: QRectF, flags: Any, words: str) -> None:
        if not words.strip():
            return
        grid, metrics = painter.combinedTransform(), QFontMetricsF(painter.font())
        around, letters = metrics.boundingRect(rect, int(flags), words), metrics.tightBoundingRect(words)
        top = around.top() + metrics.ascent() + letters.top()
        place = grid.mapRect(QRectF(around.left(), top, around.width(), letters.height()))
        self._texts.append(Text(words, painter.font().pixelSize() * math.hypot(grid.m11(), grid.m12()), place))

    def _cut(self, text: str, made: QFont, width: float) -> str:
        left = self._whole_cut(text, made, width)
        if left != text:
            self.cut.append(text)
        return left


def pieces_of(game: str, seats: int) -> Iterator[Piece]:
    """Everything that lies on the table in many positions, once for each look."""
    known, made = set(), moments_of(game)
    for state in made.positions(seats):
        acting = max(0, *CATALOG[game].to_act(state), 0)
        for seat in (acting, (acting + 1) % seats, None):
            for piece in TABLES[game].layout(made.moment(state, seat, width=WIDTH)).pieces:
                key = piece.kind, piece.look, piece.width, piece.height
                if key not in known:
                    known.add(key)
                    yield piece


def overlaps(one: Text, other: Text) -> bool:
    """Whether two texts share more than a hair's breadth; the same words are backs of a pile, one above the other."""
    shared = one.place.intersected(other.place)
    return one.words != other.words and shared.width() > 1.0 and shared.height() > 0.6
