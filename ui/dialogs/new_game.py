"""The dialog that sets a table: who plays, in which colours, and by which options."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from core.game import Game
from core.players import Kind, Player, TakeBack
from core.record import Header
from ui.beginnings import new_seed, now
from ui.catalog import TABLES, TEXTS, taught, title_of
from ui.dialogs.fitting_scroll_area import FittingScrollArea
from ui.dialogs.game_leaflet import GameLeaflet
from ui.dialogs.heading import heading
from ui.dialogs.option_form import OptionForm
from ui.dialogs.seats.seat_rows import SeatRows
from ui.dialogs.seats.seating import filled_up, problem_of, usual_players
from ui.dialogs.take_back_words import TAKE_BACK
from ui.household import joined
from ui.look.style import text_scale
from ui.look.text import Plural, translate
from ui.look.theme import Theme
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.field_names import name_field
from ui.look.widgets.plain_text import PlainLabel
from ui.look.widgets.screen_fit import room_for
from ui.remembered import Choices
from ui.settings import Settings
from ui.shell.menus.menu_actions import HELP

WIDTH: Final = 780
"""Where the screen is narrower, the fields have it for themselves."""
WITH_RULES: Final = 480
"""Where it is narrower still, only a key opens the rules."""

_PLAYERS: Final = Plural("shell", "%n players", "%n player", 1)


class NewGame(QDialog):
    """It can't be confirmed while something is wrong, and says what that is."""

    rules_asked = Signal()

    def __init__(self, game: Game[Any, Any], settings: Settings, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._settings = settings
        self._theme = theme
        text = TEXTS[game.id]
        self.setWindowTitle(translate("shell", "New game of {game}").format(game=title_of(game.id)))
        chosen = settings.choices(game.id)
        self._household = settings.household
        players = usual_players(game, chosen.players if chosen else (), self._household)
        self.seats = SeatRows(theme, self._household)
        self.seats.changed.connect(self._check)
        self._own_take_back = chosen.take_back if chosen else None
        self._numbers = QButtonGroup(self)
        self.take_back = QComboBox()
        self._take_back_means = Explanation()
        has_odds = TABLES[game.id].odds is not None
        self.hints = QCheckBox(translate("shell", "Hints and odds") if has_odds else translate("shell", "Hints"))
        self.hints.setChecked(chosen is None or chosen.hints)
        self.options = OptionForm(game.options, text.options, chosen.options if chosen else {})
        self.rules = QPushButton(translate("shell", "Read the rules"))
        # Return takes off, here as everywhere.
        self.rules.setAutoDefault(False)
        self.rules.clicked.connect(self.rules_asked)
        self.guided = False
        """Whether somebody would rather be led through a first game."""
        self.lesson = QPushButton(translate("shell", "Guided first game"))
        self.lesson.setAutoDefault(False)
        self.lesson.clicked.connect(self._be_guided)
        self.reason = PlainLabel()
        self.buttons = QDialogButtonBox()
        self._build()
        QShortcut(HELP, self, self.rules_asked.emit)
        self._seat(players)
        # Only now the dialog knows the button, and comes back to it wherever the keyboard has been.
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)
        self.number(len(players)).setFocus()

    @property
    def players(self) -> tuple[Player, ...]:
        return self.seats.players

    def number(self, count: int) -> QAbstractButton:
        """The button for a number of players."""
        return self._numbers.button(count)

    def header(self) -> Header:
        """The table as it was set, with fresh chance."""
        return Header(
            game=self._game.id,
            rules=self._game.rules,
            seats=self.players,
            options=msgspec.to_builtins(self.options.options()),
            seed=new_seed(),
            created=now(),
            take_back=self._take_back(),
            hints=self.hints.isChecked(),
        )

    def set_seats(self, count: int) -> None:
        """Add seats, or take the last ones away."""
        self._seat(filled_up(self.players, count, self._household))

    def accept(self) -> None:
        if problem_of(self.players):
            return
        options = msgspec.to_builtins(self.options.options())
        choices = Choices(self.players, options, self._own_take_back, self.hints.isChecked())
        self._settings.set_choices(self._game.id, choices)
        self._settings.household = joined(self._household, self.players)
        super().accept()

    def _be_guided(self) -> None:
        self.guided = True
        self.reject()

    # --- seats -------------------------------------------------------------------------------------------

    def _seat(self, players: Sequence[Player]) -> None:
        self.seats.seat(players)
        self._choose_number(len(players))
        self._lead_the_tab_key()
        self._check()

    def _choose_number(self, count: int) -> None:
        """Check a number; the Tab key comes to this one alone, and arrows lead to the others."""
        for button in self._numbers.buttons():
            chosen = self._numbers.id(button) == count
            button.setChecked(chosen)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def _lead_the_tab_key(self) -> None:
        """From the top through the seats to what stands below them, in whatever order they were made."""
        above = [self.lesson] if self._invites else []
        for field, following in pairwise([*above, *self._numbers.buttons(), *self.seats.fields, self.take_back]):
            QWidget.setTabOrder(field, following)

    # --- what follows from the fields --------------------------------------------------------------------

    def _check(self) -> None:
        self.options.name_seats([player.name for player in self.players])
        problem = problem_of(self.players)
        self.reason.setText(problem)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problem)
        self._show_take_back()

    def _take_back(self) -> TakeBack:
        if self._own_take_back is not None:
            return self._own_take_back
        humans = sum(player.kind is Kind.HUMAN for player in self.players)
        return TakeBack.FREE if humans == 1 else TakeBack.UNTIL_REVEALED

    def _choose_take_back(self, index: int) -> None:
        self._own_take_back = list(TakeBack)[index]
        self._show_take_back()

    def _show_take_back(self) -> None:
        policy = self._take_back()
        self.take_back.setCurrentIndex(list(TakeBack).index(policy))
        self._take_back_means.setText(TAKE_BACK[policy][1]())

    # --- layout ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 18, 24, 10)
        column.setSpacing(10)
        if self._invites:
            # First of all: whoever has to scroll down to it has already been put off by the fields.
            column.addLayout(self._invitation())
        column.addWidget(heading(translate("shell", "Players")))
        column.addLayout(self._number_row())
        column.addLayout(self.seats)
        column.addSpacing(6)
        column.addWidget(heading(translate("shell", "Taking back")))
        for policy, (name, _) in TAKE_BACK.items():
            self.take_back.addItem(name(), policy)
        self.take_back.activated.connect(self._choose_take_back)
        column.addWidget(self.take_back)
        name_field(self.take_back, translate("shell", "Taking back"))
        column.addWidget(self._take_back_means)
        column.addWidget(self.hints)
        column.addSpacing(6)
        column.addWidget(heading(translate("shell", "Rules")))
        column.addWidget(self.options)
        column.addStretch(1)
        page = QVBoxLayout()
        page.setSpacing(0)
        page.addWidget(FittingScrollArea(content), 1)
        page.addLayout(self._footer())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        if room_for(self).width() >= WIDTH * text_scale():
            row.addWidget(GameLeaflet(self._game, self._theme))
            self.setMinimumWidth(WIDTH)
        row.addLayout(page, 1)

    @property
    def _invites(self) -> bool:
        """Whether somebody may be new to the game: no table of it was set yet, nor its guided game finished."""
        game = self._game.id
        new = self._settings.choices(game) is None and not self._settings.learned(game).finished
        return new and game in taught()

    def _invitation(self) -> QHBoxLayout:
        """What is offered before the first table of a game is set, and never again."""
        row = QHBoxLayout()
        question = translate("shell", "New to {game}? Play your first game step by step.")
        words = Explanation()
        words.setText(question.format(game=title_of(self._game.id)))
        row.addWidget(words, 1)
        row.addWidget(self.lesson)
        return row

    def _number_row(self) -> QHBoxLayout:
        """A button for every number of players that the game allows."""
        row = QHBoxLayout()
        row.setSpacing(6)
        for count in self._game.seats:
            button = QRadioButton(str(count))
            button.setObjectName("number")
            button.setAccessibleName(_PLAYERS(count))
            self._numbers.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self._numbers.idClicked.connect(self.set_seats)
        return row

    def _footer(self) -> QHBoxLayout:
        self.reason.setObjectName("reason")
        self.reason.setWordWrap(True)
        standard = QDialogButtonBox.StandardButton
        self.buttons.setStandardButtons(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(translate("shell", "Take off"))
        self.buttons.button(standard.Cancel).setText(translate("shell", "Cancel"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setContentsMargins(24, 8, 24, 18)
        if room_for(self).width() >= WITH_RULES * text_scale():
            row.addWidget(self.rules)
        row.addWidget(self.reason, 1)
        row.addWidget(self.buttons)
        return row
