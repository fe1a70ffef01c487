"""The pictures of a table: drawn once while they are seen, and never more of them than there is room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look.theme import LIGHT, Theme
from ui.table.pieces import Piece
from ui.table.stage import painting
from ui.table.stage.painting import Pictures

pytestmark = pytest.mark.usefixtures("qapp")
MARGIN = 2 * painting.MARGIN
BYTES = 4 * 100 * 100
"""Of one picture with its margin."""


def card(look: int) -> Piece:
    return Piece(f"card:{look}", "card", look, 0, 0, 100 - MARGIN, 100 - MARGIN)


def test_only_so_many_bytes_are_kept_and_what_was_seen_last_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def paint(painter: QPainter, rect: QRectF, look: int, theme: Theme) -> None:
        drawn.append(look)

    # given room for three pictures
    monkeypatch.setattr(painting, "KEPT", 3 * BYTES)
    pictures = Pictures({"card": paint}, LIGHT)
    for look in (1, 2, 3):
        pictures.of(card(look), 1.0)
    # when the oldest is seen once more, and then a fourth
    pictures.of(card(1), 1.0)
    pictures.of(card(4), 1.0)
    assert drawn == [1, 2, 3, 4]
    # then the one that was not seen for longest is drawn anew, and the others are not
    for look in (1, 3, 4):
        pictures.of(card(look), 1.0)
    assert drawn == [1, 2, 3, 4]
    pictures.of(card(2), 1.0)
    assert drawn == [1, 2, 3, 4, 2]


def test_after_a_change_of_size_there_is_all_the_room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(painting, "KEPT", 2 * BYTES)
    pictures = Pictures({"card": lambda painter, rect, look, theme: drawn.append(look)}, LIGHT)
    for look in (1, 2):
        pictures.of(card(look), 1.0)
    pictures.forget()
    for look in (1, 2, 1, 2):
        pictures.of(card(look), 1.0)
    assert drawn == [1, 2, 1, 2]


def test_a_picture_larger_than_all_room_is_still_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "KEPT", 1)
    pictures = Pictures({"card": lambda painter, rect, look, theme: None}, LIGHT)
    assert not pictures.of(card(1), 1.0).isNull()
    assert not pictures.of(card(2), 1.0).isNull()
