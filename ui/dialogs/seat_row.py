"""One seat of a table that is being set: a name, a colour, and who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from core.players import Kind, Player
from ui.look.field_names import name_field
from ui.look.icons import drawn_icon
from ui.look.names import readable
from ui.look.swatch import SIZE, livery_name, swatch
from ui.look.text import Phrase, translate
from ui.look.theme import LIVERIES, Theme
from ui.table.art.faces import paint_face

LONGEST_NAME: Final = 24
KINDS: Final[Mapping[Kind, Phrase]] = {
    Kind.HUMAN: Phrase("shell", "Human"),
    Kind.CADET: Phrase("shell", "Bot: Cadet"),
    Kind.PILOT: Phrase("shell", "Bot: Pilot"),
    Kind.ACE: Phrase("shell", "Bot: Ace"),
    Kind.RANDOM: Phrase("shell", "Bot: at random"),
}
"""Who may play a seat, and what that is called."""


class SeatRow(QWidget):
    """The fields of one seat."""

    changed = Signal()
    colour_taken = Signal(str, str)
    """The colour left and the colour chosen."""

    def __init__(self, number: int, player: Player, theme: Theme) -> None:
        super().__init__()
        self.name = QLineEdit(player.name[:LONGEST_NAME])
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self.changed)
        self._worn = player.colour
        self.colour = QComboBox()
        self.colour.setIconSize(QSize(SIZE, SIZE))
        for livery in LIVERIES:
            self.colour.addItem(swatch(livery), livery_name(livery), livery)
        self.wear(player.colour)
        self.colour.activated.connect(self._choose_colour)
        self.kind = QComboBox()
        self.kind.setIconSize(QSize(SIZE, SIZE))
        for kind, words in KINDS.items():
            self.kind.addItem(_face(kind, theme), words(), kind)
        self.kind.setCurrentIndex(self.kind.findData(player.kind))
        self.kind.currentIndexChanged.connect(self.changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.name, 1)
        row.addWidget(self.colour)
        row.addWidget(self.kind)
        self._label(number)

    @property
    def player(self) -> Player:
        return Player(readable(self.name.text()), self._worn, Kind(self.kind.currentData()))

    def wear(self, livery: str) -> None:
        """Take a colour without a signal."""
        self._worn = livery
        self.colour.setCurrentIndex(self.colour.findData(livery))

    def _choose_colour(self) -> None:
        left, self._worn = self._worn, str(self.colour.currentData())
        self.colour_taken.emit(left, self._worn)
        self.changed.emit()

    def _label(self, number: int) -> None:
        fields = (
            (self.name, translate("shell", "Name of seat {number}")),
            (self.colour, translate("shell", "Colour of seat {number}")),
            (self.kind, translate("shell", "Who plays seat {number}")),
        )
        for field, words in fields:
            name_field(field, words.format(number=number))


def _face(kind: Kind, theme: Theme) -> QIcon:
    """A bot's face; people have their own."""
    if kind is Kind.HUMAN:
        return QIcon()
    return drawn_icon(SIZE, lambda painter, rect: paint_face(painter, rect, kind, theme))
