"""Who has won what: by game, by player and by opponent, with streaks and feats."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.catalog import feat_of
from ui.files.played import PlayedGame
from ui.look.numbers import percent
from ui.look.style import set_as_heading, text_scale
from ui.look.text import Plural, translate
from ui.look.widgets.plain_text import PlainLabel
from ui.record import tallies
from ui.record.evening.ranking import evenings
from ui.record.faces import livery_of
from ui.record.figures_table import Column, FiguresTable, Row
from ui.record.looked_at import LookedAt, day
from ui.record.names import feat_amount, game_count, in_order, title
from ui.record.tallies import LEAST, Tally, Who
from ui.record.time_plot import Series, TimePlot
from ui.record.views.scrolled_page import MARGIN, ScrolledPage

TWO_COLUMNS: Final = 1000
"""Above this width, at the usual text size, tables stand beside each other."""

_EVENINGS: Final = Plural("record", "{games} on %n evenings.", "{games} on one evening.", 1)
_WON: Final = Plural(
    "record", "{name} has won {wins} of %n games ({share}).", "{name} has won {wins} of one game ({share}).", 1
)


class Section(QWidget):
    """A heading with something under it."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.heading, self.inside = QLabel(), inside
        set_as_heading(self.heading, 15)
        self.heading.setBuddy(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(inside)
        column.addStretch(1)


class ResultsView(ScrolledPage):
    """Tables that stand beside each other where there is room, and below each other otherwise."""

    open_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.summary = PlainLabel()
        self.summary.setObjectName("headline")
        self.summary.setWordWrap(True)
        self.tallies, self.duels, self.feats = FiguresTable(), FiguresTable(), FiguresTable()
        self.form = TimePlot()
        self._sections = [Section(inside) for inside in (self.tallies, self.duels, self.feats, self.form)]
        self._of_feats: list[PlayedGame] = []
        self.feats.activated.connect(lambda index: self.open_asked.emit(self._of_feats[index.row()]))
        self._beside = QHBoxLayout()
        self._halves = QVBoxLayout(), QVBoxLayout()
        for half in self._halves:
            half.setSpacing(MARGIN)
            self._beside.addLayout(half)
        for section in self._sections:
            section.setParent(self.widget())
        self.column.setSpacing(MARGIN - 6)
        self.column.addWidget(self.summary)
        self.column.addLayout(self._beside)
        self.column.addStretch(1)
        self._columns = 0

    def show_games(self, looked_at: LookedAt) -> None:
        """Add these games up."""
        player = looked_at.choice.player
        self._show_feats(looked_at)
        if player is None:
            self._show_everybody(looked_at)
        else:
            self._show_player(looked_at, player)
        alone = player is not None
        for section, wanted in zip(
            self._sections, (True, alone, bool(self._of_feats), alone and len(looked_at.games) > LEAST), strict=True
        ):
            section.setVisible(wanted)
        self._arrange(anew=True)

    # --- everybody, or one -------------------------------------------------------------------------------

    def _show_everybody(self, looked_at: LookedAt) -> None:
        games = looked_at.games
        self.summary.setText(_EVENINGS(len(evenings(games))).format(games=game_count(len(games))))
        everybody = sorted(tallies.by_player(games).items(), key=lambda each: (-each[1].wins, each[0]))
        heading = translate("record", "By player")
        self._sections[0].heading.setText(heading)
        columns = [Column(translate("shell", "Player"), number=False), *_tally_columns()]
        self.tallies.fill(heading, columns, [[looked_at.cell(who), *_figures(tally)] for who, tally in everybody])

    def _show_player(self, looked_at: LookedAt, player: Who) -> None:
        games, name = looked_at.games, looked_at.called(player)
        whole = tallies.by_player(games).get(player, Tally())
        words = _WON(whole.games)
        self.summary.setText(words.format(name=name, wins=whole.wins, share=percent(whole.share)))
        heading = translate("record", "By game")
        self._sections[0].heading.setText(heading)
        columns = [Column(translate("record", "Game"), number=False), *_tally_columns()]
        of_games = tallies.by_game(games, player)
        rows = [[title(game), *_figures(of_games[game])] for game in in_order(of_games)]
        if len(rows) > 1:
            rows.append([translate("record", "All games"), *_figures(whole)])
        self.tallies.fill(heading, columns, rows)
        self._show_duels(looked_at, player)
        self._show_form(looked_at, player)

    def _show_duels(self, looked_at: LookedAt, player: Who) -> None:
        duels = sorted(tallies.by_opponent(looked_at.games, player).items(), key=lambda each: (-each[1].games, each[0]))
        heading = translate("record", "By opponent")
        self._sections[1].heading.setText(heading)
        columns = [
            Column(translate("record", "Opponent"), number=False),
            Column(translate("record", "Games")),
            Column(translate("record", "Ahead"), meaning=translate("record", "Games finished ahead of the opponent")),
            Column(translate("record", "Level"), meaning=translate("record", "Games finished level")),
            Column(translate("record", "Behind"), meaning=translate("record", "Games finished behind the opponent")),
        ]
        rows: list[Row] = [[looked_at.cell(who), *map(str, (duel.games, *duel))] for who, duel in duels]
        self.duels.fill(heading, columns, rows)

    def _show_form(self, looked_at: LookedAt, player: Who) -> None:
        games = looked_at.games
        heading = translate("record", "Wins in the last {count} games").format(count=tallies.FORM)
        self._sections[3].heading.setText(heading)
        points = [(float(number), 100 * share, 0.0) for number, (_, share) in enumerate(tallies.form(games, player))]
        series = Series(looked_at.called(player), livery_of(player, looked_at.colours), points, stands_out=True)
        ends = (day(games[0].ended), day(games[-1].ended)) if games else ("", "")
        self.form.show_series(heading, [series], ends, lambda share: percent(share / 100), (0.0, 100.0))

    # --- feats -------------------------------------------------------------------------------------------

    def _show_feats(self, looked_at: LookedAt) -> None:
        heading = translate("record", "Feats")
        self._sections[2].heading.setText(heading)
        anybody = looked_at.choice.player is None
        columns = [
            Column(translate("record", "Game"), number=False),
            Column(translate("record", "What"), number=False),
            Column(translate("record", "Best"), number=False),
            *([Column(translate("record", "Who"), number=False)] if anybody else []),
            Column(translate("record", "When")),
        ]
        rows: list[Row] = []
        self._of_feats = []
        feats = tallies.best_feats(looked_at.games, looked_at.choice.player)
        for game in in_order(feats):
            best, words = feats[game], feat_of(game)
            if words is not None:
                told = [title(game), words.name(), feat_amount(words.amount, best.feat)]
                by = [looked_at.cell(best.player)] if anybody else []
                rows.append([*told, *by, day(best.played.ended)])
                self._of_feats.append(best.played)
        self.feats.fill(heading, columns, rows, wide=1)

    # --- room --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self, anew: bool = False) -> None:
        columns = 2 if self.width() >= TWO_COLUMNS * text_scale() else 1
        if columns == self._columns and not anew:
            return
        self._columns = columns
        self._beside.setSpacing((MARGIN + 8) * (columns - 1))
        for place, half in enumerate(self._halves):
            self._beside.setStretch(place, int(place < columns))
            while half.takeAt(0) is not None:
                pass
        shown = [section for section in self._sections if not section.isHidden()]
        for place, section in enumerate(shown):
            self._halves[place % columns].addWidget(section)
        for half in self._halves:
            half.addStretch(1)


def _tally_columns() -> list[Column]:
    return [
        Column(translate("record", "Games")),
        Column(translate("record", "Wins"), meaning=translate("record", "Shared ones included")),
        Column(translate("record", "Share")),
        Column(translate("record", "Streak"), meaning=translate("record", "Wins in a row, up to the last game")),
        Column(translate("record", "Longest"), meaning=translate("record", "The most wins in a row")),
    ]


def _figures(tally: Tally) -> list[str]:
    return [str(tally.games), str(tally.wins), percent(tally.share), str(tally.streak), str(tally.longest)]
