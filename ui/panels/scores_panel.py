"""The scores, and under them how to get the odds while they are put away."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.look.style import text_scale
from ui.look.text import translate
from ui.panels.score_table import ScoreTable
from ui.table.presenter import Presenter


class ScoresPanel(QWidget):
    """As high as what it shows, so that what stands below has the rest; higher only where nothing does."""

    odds_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ScoreTable()
        self.show_odds = QPushButton()
        self.show_odds.setObjectName("unfold")
        self.show_odds.clicked.connect(self.odds_asked)
        self.show_odds.hide()
        self.setFocusProxy(self.table)
        self.stretch(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table)
        column.addWidget(self.show_odds)
        column.addStretch(1)

    def stretch(self, beside: bool) -> None:
        """Be as high as what stands beside, or as low as can be."""
        height = QSizePolicy.Policy.Minimum if beside else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, height)

    def follow(self, presenter: Presenter | None) -> None:
        """Show the standings that the viewer may know."""
        self.table.follow(presenter)

    def offer_odds(self, keys: str) -> None:
        """Say with which keys the odds come; without any there are none to come."""
        with_keys = translate("shell", "Show the odds ({keys})").format(keys=keys)
        # Large words would take the room for the keys from the table.
        self.show_odds.setText(translate("shell", "Show the odds") if text_scale() > 1 else with_keys)
        self.show_odds.setToolTip(keys)
        self.show_odds.setVisible(bool(keys))
