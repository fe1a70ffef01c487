"""Keeps every game that comes to its end at a table of the window, and shows the record of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from PySide6.QtCore import QObject, QTimer, Signal

from ui.files.shelf import Shelf
from ui.shell.game_controller import GameController
from ui.shell.tabs import Tabs

if TYPE_CHECKING:
    from ui.files.played import Played, PlayedGame
    from ui.record.page import RecordPage
    from ui.shell.game_page import GamePage


class RecordKeeping(QObject):
    """Listens at the tables; nothing is loaded before a game is over or somebody asks."""

    told = Signal(str)

    def __init__(self, games: GameController, tabs: Tabs, shelf: Shelf) -> None:
        super().__init__(games)
        self._games, self._tabs, self._shelf = games, tabs, shelf
        self._played: Played | None = None

    def follow(self, page: GamePage) -> None:
        """Keep the game of a table when it is over; guided ones are no games."""
        if not page.practice:
            # What is only looked at, or done again, was over before.
            page.play.subscribe(lambda entry: self._look(page) if entry is not None else None)
            if page.reviewer is not None:
                page.reviewer.changed.connect(lambda: self._note_review(page))
                self._note_review(page)

    def keep(self, page: GamePage) -> None:
        """Keep the game of a table if it is over, also one that nobody saw the end of; not a played-on one."""
        if page.play.outcome is not None and page.header.origin is UNSET:
            self._of_shelf().keep(page.header, page.session)

    def show(self) -> RecordPage:
        """Go to the record, on a tab of its own."""
        from ui.record.page import RecordPage

        for page in self._tabs.others:
            if isinstance(page, RecordPage):
                self._tabs.setCurrentWidget(page)
                return page
        page = RecordPage(self._of_shelf())
        page.open_asked.connect(self._open)
        page.told.connect(self.told)
        self._tabs.add_other(page)
        return page

    def _look(self, page: GamePage) -> None:
        if page.play.outcome is not None:
            # The last move is on the table before anything is written.
            QTimer.singleShot(0, page, lambda: self.keep(page))

    def _note_review(self, page: GamePage) -> None:
        """Have the record know what the review of a game found, as soon as there is one."""
        review = None if page.reviewer is None else page.reviewer.review
        if review is None:
            return
        from core.finished import identity
        from core.review.estimate import rounded
        from core.review.summary import summary_of

        seats = summary_of(review).seats
        accuracies = [None if seat.accuracy is None else rounded(seat.accuracy / 100) for seat in seats]
        lucks = [seat.luck_points.value for seat in seats]
        self._of_shelf().note_review(identity(page.header), review.digest, accuracies, lucks)

    def _open(self, played: PlayedGame) -> None:
        """Open a finished game, or go to the tab that has it; what happens to it there does not change its file."""
        from core.finished import identity

        for page in self._tabs.pages:
            if not page.practice and identity(page.header) == played.identity:
                self._tabs.setCurrentWidget(page)
                return
        self._games.open_copy(self._of_shelf().folder / played.file)

    def _of_shelf(self) -> Played:
        if self._played is None:
            self._played = self._shelf.played
            self._played.told.connect(self.told)
        return self._played
