"""How strong everybody is thought to be, and how that came about."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from ui.look.numbers import decimal
from ui.look.style import text_scale
from ui.look.text import translate
from ui.look.widgets.explanation import Explanation
from ui.record import tallies
from ui.record.faces import livery_of
from ui.record.figures_table import Column, FiguresTable, Row
from ui.record.looked_at import LookedAt, day
from ui.record.names import in_order, title
from ui.record.tallies import Choice, Rated
from ui.record.time_plot import Series, TimePlot
from ui.record.views.scrolled_page import MARGIN, ScrolledPage

BESIDE: Final = 900
"""Above this width, at the usual text size, the plot stands beside the table."""
MOST_LINES: Final = 6
"""So many players can be told apart in a plot."""


class RatingsView(ScrolledPage):
    """The game of the line that is selected is plotted, and its player stands out."""

    def __init__(self) -> None:
        super().__init__()
        self._looked_at = LookedAt()
        self._rated: list[Rated] = []
        self.table, self.plot, self._explanation = FiguresTable(scrolls=True), TimePlot(), Explanation()
        self.table.currentCellChanged.connect(lambda row, *_: self._plot(row))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(MARGIN)
        self._row.addWidget(self.table, 2)
        self._row.addWidget(self.plot, 3)
        self.column.addLayout(self._row, 1)
        self.column.addWidget(self._explanation)

    def show_games(self, looked_at: LookedAt) -> None:
        """List the ratings of everybody, since they mean something beside each other only."""
        choice = looked_at.choice
        games = tallies.chosen(looked_at.every, Choice(game=choice.game))
        self._looked_at = looked_at._replace(games=games)
        rated = tallies.ratings(games)
        order = in_order(played.game for played in games)
        self._rated = sorted(rated, key=lambda each: (order.index(each.game), -each.skill.rating))
        columns = [
            Column(translate("record", "Game"), number=False),
            Column(translate("shell", "Player"), number=False),
            Column(translate("record", "Rating")),
            Column(translate("record", "±"), meaning=translate("record", "How far off the rating may be")),
            Column(translate("record", "Games")),
        ]
        rows: list[Row] = []
        for game, player, skill, count in self._rated:
            rows.append([title(game), looked_at.cell(player), _whole(skill.rating), _whole(skill.doubt), str(count)])
        self.table.fill(translate("record", "Ratings"), columns, rows, wide=1)
        self._explanation.setText(
            translate(
                "record",
                "People and bots are rated on one scale per game, beginning at 1500: who has 400 points more wins ten"
                " games of eleven. In nineteen cases of twenty the true strength lies within ±.",
            )
        )
        own = (place for place, each in enumerate(self._rated) if choice.player in (None, each.player))
        self.table.setCurrentCell(next(own, 0), 0)
        self._plot(self.table.currentRow())

    def _plot(self, row: int) -> None:
        if not 0 <= row < len(self._rated):
            self.plot.show_series("", [], ("", ""), str)
            return
        chosen, looked_at = self._rated[row], self._looked_at
        of_game = [played for played in looked_at.games if played.game == chosen.game]
        histories = tallies.histories(of_game, chosen.game)
        others = sorted(histories, key=lambda player: (player != chosen.player, -len(histories[player])))
        series = [
            Series(
                looked_at.called(player),
                livery_of(player, looked_at.colours),
                [(float(number), skill.rating, skill.doubt) for number, skill in histories[player]],
                stands_out=player == chosen.player,
                dashed=not player.is_person,
            )
            for player in others[:MOST_LINES]
        ]
        name = translate("record", "Ratings in {game} over time").format(game=title(chosen.game))
        self.plot.show_series(name, series, (day(of_game[0].ended), day(of_game[-1].ended)), _whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        beside = self.width() >= BESIDE * text_scale()
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)


def _whole(number: float) -> str:
    return decimal(number, 0)
