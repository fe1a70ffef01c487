"""The small poster that every game has: its tile in the hangar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.look.text import Phrase, translate
from ui.look.theme import Theme

PICTURE: Final = QRectF(0, 0, 160, 100)
"""The frame in which pictures are drawn; it shows whole, with what lies beside it where a tile is wider or higher."""
WIDEST: Final = 3.2
"""How wide a tile may be for its height: the pictures go on for half their width on either side."""


class GamePoster(NamedTuple):
    """A picture and a line that invites to play."""

    paint: Callable[[QPainter, QRectF, Theme], None]
    tagline: Phrase


def players_text(seats: range) -> str:
    """How many can play."""
    return translate("shell", "{fewest} to {most} players").format(fewest=seats[0], most=seats[-1])
