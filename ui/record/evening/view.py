"""A club evening: several tables summed up as a ranking, to look at and to print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QPushButton

from ui.dialogs import ask
from ui.files.played import PlayedGame
from ui.look.numbers import decimal
from ui.look.text import translate
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.field_names import name_field
from ui.look.widgets.plain_text import PlainLabel
from ui.record.evening.ranking import Ranked, evenings, ranking
from ui.record.evening.sheet import Unprinted, rule, save_pdf
from ui.record.figures_table import Column, FiguresTable, Row
from ui.record.looked_at import LookedAt, long_day, moment
from ui.record.names import game_count, title
from ui.record.views.scrolled_page import ScrolledPage

PICKED = "picked"


class EveningView(ScrolledPage):
    """Ranks the games of a day, or those that were picked from the list."""

    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._looked_at = LookedAt()
        self._days: dict[date, list[PlayedGame]] = {}
        self._picked: set[str] = set()
        self._shown: list[PlayedGame] = []
        self._ranked: list[Ranked] = []
        self.day, self.save = QComboBox(), QPushButton()
        self.count = PlainLabel()
        self.table, self.games, self._rule = FiguresTable(scrolls=True), FiguresTable(scrolls=True), Explanation()
        self.day.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.day.activated.connect(self._show)
        self.save.clicked.connect(self._ask_for_file)
        top = QHBoxLayout()
        top.addWidget(self.day)
        top.addWidget(self.count)
        top.addStretch(1)
        top.addWidget(self.save)
        self.column.addLayout(top)
        self.column.addWidget(self.table, 3)
        self.column.addWidget(self._rule)
        self.column.addWidget(self.games, 2)

    def show_games(self, looked_at: LookedAt) -> None:
        """Offer the evenings of these games."""
        self._looked_at = looked_at
        self._days = evenings(looked_at.games)
        before = self.day.currentData()
        self.day.clear()
        if self._picked:
            self.day.addItem(translate("record", "The games that you picked"), PICKED)
        for each in self._days:
            self.day.addItem(long_day(QDate(each.year, each.month, each.day)), each.isoformat())
        self.day.setCurrentIndex(max(0, self.day.findData(before)))
        name_field(self.day, translate("record", "Which evening"))
        self.save.setText(translate("record", "Save as PDF…"))
        self._rule.setText(rule())
        self._show()

    def pick(self, games: Sequence[PlayedGame]) -> None:
        """Rank these games, whenever they were played."""
        self._picked = {played.identity for played in games}
        self.show_games(self._looked_at)
        self.day.setCurrentIndex(0)
        self._show()

    @property
    def heading(self) -> str:
        """What stands over the ranking on paper."""
        if self.day.currentData() == PICKED:
            return translate("record", "Ranking")
        return translate("record", "Ranking of {day}").format(day=self.day.currentText())

    @property
    def ranked(self) -> Sequence[Ranked]:
        """Who is ranked, from the first to the last."""
        return self._ranked

    def _show(self) -> None:
        chosen = self.day.currentData()
        if chosen == PICKED:
            self._shown = [played for played in self._looked_at.every if played.identity in self._picked]
        else:
            self._shown = self._days.get(date.fromisoformat(chosen), []) if chosen else []
        self._ranked = ranking(self._shown)
        self.count.setText(game_count(len(self._shown)))
        self.save.setEnabled(bool(self._ranked))
        columns = [
            Column(translate("record", "Place")),
            Column(translate("shell", "Player"), number=False),
            Column(translate("common", "Points")),
            Column(translate("record", "Games")),
            Column(translate("record", "Wins")),
            Column(translate("record", "Per table"), meaning=translate("record", "Points by the number of games")),
        ]
        rows: list[Row] = []
        for each in self._ranked:
            figures = decimal(float(each.points), 2), str(each.games), str(each.wins), decimal(float(each.average), 2)
            rows.append([str(each.place), self._looked_at.cell(each.player), *figures])
        self.table.fill(translate("record", "Ranking"), columns, rows, wide=1)
        of_games = [
            Column(translate("record", "When"), number=False),
            Column(translate("record", "Game"), number=False),
            Column(translate("common", "Result"), number=False),
        ]
        lines = [[moment(each.ended), title(each.game), self._looked_at.result(each)] for each in self._shown]
        self.games.fill(translate("record", "The tables"), of_games, lines, wide=2)

    def _ask_for_file(self) -> None:
        question = translate("record", "Save the ranking")
        name = f"{self.heading}.pdf".replace("/", "-")
        chosen, _ = QFileDialog.getSaveFileName(self, question, str(Path.home() / name), "PDF (*.pdf)")
        if not chosen:
            return
        path = Path(chosen) if chosen.endswith(".pdf") else Path(f"{chosen}.pdf")
        try:
            save_pdf(path, self.heading, self._ranked, self._looked_at._replace(games=self._shown))
        except Unprinted as error:
            words = translate("record", "The ranking could not be saved as {path}: {reason}.")
            ask.tell(self, words.format(path=path, reason=error))
        else:
            self.told.emit(translate("shell", "Saved as {path}.").format(path=path))
