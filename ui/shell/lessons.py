"""The guided first games of a window: begun, gone on with, left, and followed by a real game."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject

from core.catalog import CATALOG
from core.game import Action
from core.lesson import begun
from core.record import Header
from ui.beginnings import new_seed, now
from ui.catalog import lesson_of
from ui.dialogs.seats.seating import USUAL_SEATS, filled_up, seated
from ui.files.shelf import Shelf
from ui.remembered import Learned
from ui.settings import Settings
from ui.shell.game_controller import GameController
from ui.shell.lesson_page import LessonPage
from ui.shell.tabs import Tabs


class Lessons(QObject):
    """One guided game of each kind at a time."""

    def __init__(self, games: GameController, tabs: Tabs, shelf: Shelf, settings: Settings) -> None:
        super().__init__(games)
        self._games, self._tabs, self._shelf, self._settings = games, tabs, shelf, settings

    def begin(self, game: str) -> LessonPage:
        """Go to a guided game that is open, or set its table where somebody left off."""
        for page in self._tabs.pages:
            if isinstance(page, LessonPage) and page.header.game == game:
                self._tabs.setCurrentWidget(page)
                return page
        return self._set(game, _actions(game, self._settings.learned(game)))

    def _set(self, game: str, done: tuple[Action, ...], at: int | None = None) -> LessonPage:
        guided = lesson_of(game)
        lesson = guided.lesson
        session, play = begun(lesson, done)
        header = self._header(game, lesson.seats, hints=False)
        page = LessonPage(header, session, play, guided, self._shelf, self._settings)
        page.guide.bar.left.connect(lambda: self._games.close(page))
        page.guide.end.again.connect(lambda: self._repeat(page))
        page.guide.end.play.connect(lambda: self._play(page))
        self._games.put(page, at)
        return page

    def _repeat(self, page: LessonPage) -> None:
        """Begin once more at the first step."""
        game, at = page.header.game, self._tabs.indexOf(page)
        if self._games.close(page):
            self._set(game, (), at)

    def _play(self, page: LessonPage) -> None:
        """Go on with a real game against beginners."""
        game, at = page.header.game, self._tabs.indexOf(page)
        seats = CATALOG[game].seats
        if self._games.close(page):
            self._games.start(self._header(game, min(max(USUAL_SEATS, seats[0]), seats[-1])), at)

    def _header(self, game: str, seats: int, hints: bool = True) -> Header:
        """A table with one person, called as at home, and Cadets."""
        rules = CATALOG[game]
        return Header(
            game=game,
            rules=rules.rules,
            seats=seated(filled_up((), seats), self._settings.household),
            options=msgspec.to_builtins(rules.options()),
            seed=new_seed(),
            created=now(),
            hints=hints,
        )


def _actions(game: str, learned: Learned) -> tuple[Action, ...]:
    """What somebody did another time; what can't be read is done again."""
    known = CATALOG[game].actions
    try:
        return tuple(msgspec.convert(move, known) for move in learned.moves)
    except msgspec.ValidationError:
        return ()
