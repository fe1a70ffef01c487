"""The dialog that makes a new game of a past position: who sits where, and with which luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from core.players import Player
from ui.dialogs.fitting_scroll_area import FittingScrollArea
from ui.dialogs.heading import heading
from ui.dialogs.seats.seat_rows import SeatRows
from ui.dialogs.seats.seating import filled_up, problem_of
from ui.household import Person
from ui.look.style import text_scale
from ui.look.text import Phrase, translate
from ui.look.theme import Theme
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.plain_text import PlainLabel
from ui.look.widgets.screen_fit import room_for

WIDTH: Final = 560
CIRCLE: Final = 15
BESIDE: Final = 10
"""What stands before the words of a round button: a circle that grows with the text, and some room."""

_ABOUT: Final = Phrase(
    "shell",
    "A new game begins on a tab of its own, with all that was played up to there and all that the table agreed on."
    " This one stays as it is.",
)
_SAME_LUCK: Final = Phrase("shell", "The same decisions bring the same dice and cards as in this game.")
_FRESH_LUCK: Final = Phrase(
    "shell", "What is thrown, dealt or shuffled from here on is new. What lies shuffled already stays as it lies."
)


class PlayOn(QDialog):
    """Everybody keeps their seat unless somebody else is put there."""

    def __init__(
        self,
        cursor: int,
        length: int,
        players: Sequence[Player],
        household: Sequence[Person],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """The table shows the position `cursor` of a game that has come to `length`."""
        super().__init__(parent)
        self.setWindowTitle(translate("shell", "Play on from here"))
        self._position = translate("shell", "From position {number} of {all}").format(number=cursor, all=length)
        self.seats = SeatRows(theme, household)
        self.same_luck = QRadioButton(translate("shell", "The same luck"))
        self.fresh_luck = QRadioButton(translate("shell", "Fresh luck"))
        self.same_luck.setChecked(True)
        self._lucks = QButtonGroup(self)
        self.reason = PlainLabel()
        self.buttons = QDialogButtonBox()
        self._build()
        # Saved games may have seats without a colour.
        self.seats.seat(filled_up(players, len(players)))
        self.seats.changed.connect(self._check)
        self._lead_the_tab_key()
        self._check()
        self._ok.setDefault(True)
        self.seats.fields[0].setFocus()

    @property
    def players(self) -> tuple[Player, ...]:
        return self.seats.players

    @property
    def fresh(self) -> bool:
        """Whether luck is to be another from here on."""
        return self.fresh_luck.isChecked()

    def accept(self) -> None:
        if not problem_of(self.players):
            super().accept()

    @property
    def _ok(self) -> QPushButton:
        return self.buttons.button(QDialogButtonBox.StandardButton.Ok)

    def _check(self) -> None:
        problem = problem_of(self.players)
        self.reason.setText(problem)
        self._ok.setEnabled(not problem)

    def _lead_the_tab_key(self) -> None:
        for field, following in pairwise([*self.seats.fields, self.same_luck, self.fresh_luck]):
            QWidget.setTabOrder(field, following)

    # --- layout ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 18, 24, 10)
        column.setSpacing(10)
        column.addWidget(heading(self._position))
        column.addWidget(Explanation(_ABOUT()))
        column.addSpacing(6)
        column.addWidget(heading(translate("shell", "Players")))
        column.addLayout(self.seats)
        column.addSpacing(6)
        column.addWidget(heading(translate("shell", "Luck")))
        for luck, meaning in ((self.same_luck, _SAME_LUCK()), (self.fresh_luck, _FRESH_LUCK())):
            self._lucks.addButton(luck)
            luck.setAccessibleDescription(meaning)
            explanation = Explanation(meaning)
            explanation.setContentsMargins(round(CIRCLE * text_scale()) + BESIDE, 0, 0, 4)
            both = QVBoxLayout()
            both.setSpacing(2)
            both.addWidget(luck)
            both.addWidget(explanation)
            column.addLayout(both)
        column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(FittingScrollArea(content), 1)
        page.addLayout(self._footer())
        self.setMinimumWidth(min(round(WIDTH * text_scale()), room_for(self).width()))

    def _footer(self) -> QHBoxLayout:
        self.reason.setObjectName("reason")
        self.reason.setWordWrap(True)
        standard = QDialogButtonBox.StandardButton
        self.buttons.setStandardButtons(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(translate("shell", "Play on"))
        self.buttons.button(standard.Cancel).setText(translate("shell", "Cancel"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setContentsMargins(24, 8, 24, 18)
        row.addWidget(self.reason, 1)
        row.addWidget(self.buttons)
        return row
