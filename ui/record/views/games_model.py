"""The finished games as lines of a table, newest first; words are made when a line is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ui.files.played import PlayedGame
from ui.look.numbers import decimal, percent
from ui.look.text import Phrase
from ui.record.looked_at import LookedAt, moment
from ui.record.names import title
from ui.record.tallies import who

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NOWHERE: Final = QModelIndex()
WHEN, GAME, RESULT, MOVES, ACCURACY, LUCK = range(6)
HEADINGS: Final = (
    Phrase("record", "When"),
    Phrase("record", "Game"),
    Phrase("common", "Result"),
    Phrase("shell", "Moves"),
    Phrase("record", "Accuracy"),
    Phrase("review", "Luck"),
)
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GamesModel(QAbstractTableModel):
    """A line per game; what a review found is shown of the player who is looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looked_at = LookedAt()
        self._games: list[PlayedGame] = []

    def show_games(self, looked_at: LookedAt) -> None:
        self.beginResetModel()
        self._looked_at = looked_at
        self._games = list(reversed(looked_at.games))
        self.endResetModel()

    @property
    def games(self) -> Sequence[PlayedGame]:
        """What is listed, from the top down."""
        return self._games

    def game(self, row: int) -> PlayedGame:
        return self._games[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return HEADINGS[section]()
        if orientation == Qt.Orientation.Horizontal and role == Role.TextAlignmentRole and section >= MOVES:
            return RIGHT
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role in (Role.DisplayRole, Role.ToolTipRole):
            words = self._words(self._games[index.row()], index.column())
            from ui.look.widgets.plain_text import tooltip

            return words if role == Role.DisplayRole else tooltip(words)
        if role == Role.TextAlignmentRole and index.column() >= MOVES:
            return RIGHT
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; whatever is equal stays in the order of time."""
        self.layoutAboutToBeChanged.emit()
        keys: dict[int, Callable[[PlayedGame], Any]] = {
            WHEN: lambda played: played.ended,
            GAME: lambda played: title(played.game).casefold(),
            RESULT: lambda played: self._words(played, RESULT).casefold(),
            MOVES: lambda played: played.moves,
            ACCURACY: lambda played: self._found(played)[0] or 0.0,
            LUCK: lambda played: self._found(played)[1] or 0.0,
        }
        self._games.sort(key=keys[column], reverse=order == Qt.SortOrder.DescendingOrder)
        self.layoutChanged.emit()

    def _words(self, played: PlayedGame, column: int) -> str:
        match column:
            case 0:
                return moment(played.ended)
            case 1:
                return title(played.game)
            case 2:
                return self._looked_at.result(played)
            case 3:
                return str(played.moves)
        accuracy, luck = self._found(played)
        if column == ACCURACY:
            return "" if accuracy is None else percent(accuracy)
        return "" if luck is None else decimal(luck, 1)

    def _found(self, played: PlayedGame) -> tuple[float | None, float | None]:
        """What a review found of the player who is looked at."""
        player = self._looked_at.choice.player
        seats = (seat for seat in played.seats if player is not None and who(seat) == player)
        return next(((seat.accuracy, seat.luck) for seat in seats), (None, None))
