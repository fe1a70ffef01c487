"""The three lists by which people choose what of the record they look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from core.players import Kind
from ui.files.played import PlayedGame
from ui.look.text import translate
from ui.look.widgets.field_names import name_field
from ui.record.faces import icon_of
from ui.record.names import AGAINST, called, in_order, title
from ui.record.tallies import Against, Choice, Who

NARROWEST: Final = 90
"""How far a list shrinks where there is little room."""


class Filters(QWidget):
    """Asks for other games when something is chosen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.player, self.game, self.against = QComboBox(), QComboBox(), QComboBox()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for box in (self.player, self.game, self.against):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            box.setMinimumWidth(NARROWEST)
            box.setIconSize(QSize(18, 18))
            box.activated.connect(self.changed)
            row.addWidget(box)

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        against = self.against.currentData()
        return Choice(
            self.player.currentData(), self.game.currentData() or "", Against(against) if against else Against.ANYBODY
        )

    def choose(self, choice: Choice) -> None:
        """Have something else chosen, as far as it is offered."""
        wishes = {self.player: choice.player, self.game: choice.game, self.against: choice.against.value}
        for box, wanted in wishes.items():
            places = (index for index in range(box.count()) if box.itemData(index) == wanted)
            box.setCurrentIndex(next(places, 0))

    def offer(self, games: Sequence[PlayedGame], names: Mapping[Who, str], colours: Mapping[Who, str]) -> None:
        """Offer whoever and whatever is in the record; what was chosen stays so, if it is still there."""
        chosen, first = self.choice, self.player.count() == 0
        bots = {Who(kind) for kind in {seat.kind for played in games for seat in played.seats} - {Kind.HUMAN}}
        players = sorted({*names, *bots}, key=lambda player: (not player.is_person, _rank(player), player.name))
        self.player.clear()
        self.player.addItem(translate("review", "Everybody"), None)
        for player in players:
            self.player.addItem(icon_of(player, colours), called(player, names), player)
        self.game.clear()
        self.game.addItem(translate("record", "All games"), "")
        for game in in_order(played.game for played in games):
            self.game.addItem(title(game), game)
        self.against.clear()
        for against in Against:
            self.against.addItem(AGAINST[against](), against.value)
        people = [player for player in players if player.is_person]
        # Whoever is the only person here wants to know about themselves.
        alone = first and len(people) == 1
        self.choose(chosen._replace(player=people[0]) if alone else chosen)
        name_field(self.player, translate("record", "Whose games"))
        name_field(self.game, translate("record", "Which game"))
        name_field(self.against, translate("record", "Against whom"))


def _rank(player: Who) -> int:
    return list(Against).index(Against(player.kind.value)) if player.kind.value in set(Against) else 0
