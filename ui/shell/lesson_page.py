"""A guided first game in the window: a table for practice, of which nothing is kept but how far somebody came."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from core.lesson import AnyGuidedPlay, ScriptedSession
from core.record import Header
from ui.catalog import title_of
from ui.files.shelf import Shelf
from ui.look.text import translate
from ui.remembered import Learned
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.table.lesson.guide import Guide
from ui.table.lesson.words import GuidedGame


class NoJournal:
    """Stands where other games have a journal: practice is not written down."""

    path = Path()
    refusal = ""

    def secure(self) -> bool:
        return True

    def close(self, keep: bool) -> None:
        """There is nothing to keep."""


class LessonPage(GamePage):
    """Has a guide over its table; it is never saved, and doesn't wait in the hangar."""

    practice = True

    def __init__(
        self,
        header: Header,
        session: ScriptedSession[Any],
        play: AnyGuidedPlay,
        guided: GuidedGame,
        shelf: Shelf,
        settings: Settings,
    ) -> None:
        super().__init__(header, session, shelf, settings, lambda why: None, play=play, journal=NoJournal())
        self._guided, self._learner = play, settings
        self.guide = Guide(self.presenter, play, guided, title_of(header.game))
        self.lay_over(self.guide.bar)

    @property
    def title(self) -> str:
        return translate("shell", "{game}: guided first game").format(game=title_of(self.header.game))

    @property
    def modified(self) -> bool:
        return False

    @property
    def worth_keeping(self) -> bool:
        return False

    def leave(self) -> None:
        """Clear the table, and keep where to go on another time."""
        game, finished = self.header.game, self._guided.exercise is None
        moves = () if finished else tuple(msgspec.to_builtins(self._guided.done))
        self._learner.set_learned(game, Learned(moves, finished or self._learner.learned(game).finished))
        self.guide.close()
        super().leave()
