"""One seat of a table that is being set: a name, a colour, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from core.players import Kind, Player
from ui.dialogs.seats.colour_box import ColourBox
from ui.dialogs.seats.name_field import NameField
from ui.household import LONGEST_NAME, Person, find
from ui.look.icons import drawn_icon
from ui.look.names import readable
from ui.look.phrases import KINDS
from ui.look.text import translate
from ui.look.theme import Theme
from ui.look.widgets.field_names import name_field
from ui.look.widgets.swatch import SIZE
from ui.table.art.faces import paint_face


class SeatRow(QWidget):
    """The fields of one seat."""

    changed = Signal()
    kind_changed = Signal()
    colour_taken = Signal(str, str)
    """The colour left and the colour chosen."""
    name_taken = Signal(str, str)
    """The name left and the name chosen, once it is written."""

    def __init__(self, number: int, player: Player, theme: Theme, household: Sequence[Person] = ()) -> None:
        super().__init__()
        self._household = household
        self._worn = player.colour
        self._called = player.name[:LONGEST_NAME]
        self.name = NameField(self._called)
        self.name.editTextChanged.connect(self.changed)
        self.name.activated.connect(self._take_name)
        self.name.line.editingFinished.connect(self._take_name)
        self.colour = ColourBox()
        self.wear(player.colour)
        self.colour.activated.connect(self._choose_colour)
        self.kind = QComboBox()
        self.kind.setIconSize(QSize(SIZE, SIZE))
        for kind, words in KINDS.items():
            self.kind.addItem(_face(kind, theme), words(), kind)
        self.kind.setCurrentIndex(self.kind.findData(player.kind))
        self.kind.currentIndexChanged.connect(self._change_kind)
        self._offer_people()
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
        self.colour.choose(livery)

    def call(self, name: str) -> None:
        """Take a name, and ask nobody to make way."""
        self._called = name
        self.name.setText(name)

    def choose(self, person: Person) -> None:
        """Seat somebody of the household, in their colour."""
        self.call(person.name)
        self._take_colour(person.colour)

    def _take_name(self) -> None:
        """Bring the colour of whoever was chosen or written, and have others make way."""
        left, self._called = self._called, self.player.name
        if self._called == left:
            return
        person = find(self._household, self._called) if self.player.kind is Kind.HUMAN else None
        if person is not None:
            self.choose(person)
        if self.player.kind is Kind.HUMAN:
            self.name_taken.emit(left, self._called)
        self.changed.emit()

    def _choose_colour(self) -> None:
        self._take_colour(self.colour.livery)

    def _take_colour(self, livery: str) -> None:
        left = self._worn
        self.wear(livery)
        self.colour_taken.emit(left, livery)
        self.changed.emit()

    def _change_kind(self) -> None:
        self._offer_people()
        self.kind_changed.emit()
        self.changed.emit()

    def _offer_people(self) -> None:
        """Offer the household to a person; a bot is nobody of them."""
        people = self._household if self.player.kind is Kind.HUMAN else ()
        self.name.offer(person.name for person in people)

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
