"""The review of one game on the table: looked for when the game is over, made when somebody asks, and then kept."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.record import Header, dump
from core.review.review import Review, Unit
from core.review.reviewing import USUAL_NODES, assembled, units_of
from core.review.worker import Game
from core.session import AnySession
from ui.files.reviews import Reviews, Unkept
from ui.look.text import translate
from ui.review.crew import Crew, usual_size
from ui.review.time_left import TimeLeft
from ui.table.presenter import Presenter

_LOG: Final = logging.getLogger(__name__)
TICK: Final = 500
"""Milliseconds after which the time that is left is guessed anew."""


class Stage(Enum):
    """How far a review is."""

    TOO_EARLY = auto()
    """The game is still played, and a review would tell what nobody may know yet."""
    POSSIBLE = auto()
    MAKING = auto()
    THERE = auto()


class Reviewer(QObject):
    """Knows nothing before people have been shown the end of the game, and nothing any more when they take it back."""

    changed = Signal()
    """It is at another stage."""
    progressed = Signal()
    """It is a little further."""

    def __init__(
        self, header: Header, session: AnySession, presenter: Presenter, kept: Reviews, file: Callable[[], Path | None]
    ) -> None:
        """`file` is where the game is saved, if it is."""
        super().__init__(presenter)
        self._header, self._session, self._presenter = header, session, presenter
        self._kept, self._file = kept, file
        self._over: tuple[int, int] | None = None
        """Which end of the game is shown."""
        self._review: Review | None = None
        self._crew: Crew | None = None
        self._left = TimeLeft(1)
        self._clock = QElapsedTimer()
        self.trouble = ""
        """What went wrong with the review that was asked for last, in a sentence."""
        self.size = usual_size()
        """How many processes make a review,"""
        self.nodes = USUAL_NODES
        """and how thoroughly."""
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self._note)
        presenter.changed.connect(self._follow)
        self._follow()

    # --- what is there -----------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """How far the review is."""
        if self._over is None or self._over != self._session.version:
            return Stage.TOO_EARLY
        if self._review is not None:
            return Stage.THERE
        return Stage.POSSIBLE if self._crew is None else Stage.MAKING

    @property
    def possible(self) -> bool:
        """Whether the game is over, so that a review tells no secret."""
        return self.stage is not Stage.TOO_EARLY

    @property
    def review(self) -> Review | None:
        """The review, of a game that is over."""
        return self._review if self.stage is Stage.THERE else None

    @property
    def progress(self) -> float:
        """How much of it is made, from 0 to 1."""
        return 0.0 if self._crew is None else self._crew.done / self._crew.whole

    @property
    def seconds_left(self) -> float | None:
        """How long it still takes, as far as that can be guessed."""
        return self._left.seconds

    @property
    def crew(self) -> Crew | None:
        """Those who make it, while they do."""
        return self._crew

    # --- what can be asked for ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Have the review made, if there is none and there may be one."""
        if self.stage is not Stage.POSSIBLE:
            return
        self.trouble = ""
        game = Game(dump(self._header, self._session), self.nodes)
        crew = self._crew = Crew(game, units_of(self._session), self.size, self)
        crew.examined.connect(self._note)
        crew.finished.connect(self._finish)
        crew.failed.connect(self._fail)
        self._left = TimeLeft(crew.whole)
        self._clock.start()
        self._tick.start()
        _LOG.info("a review of %d units begins, in %d processes", crew.whole, self.size)
        crew.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Make it no further; nothing is left of it."""
        if self._crew is not None:
            self._dismiss()
            self.changed.emit()

    def look(self) -> None:
        """Look for the review once more, beside the file that the game has got."""
        if self.stage is Stage.POSSIBLE:
            self._review = self._kept.find(self._session, self._file(), self.nodes)
            if self._review is not None:
                self.changed.emit()

    def keep(self) -> None:
        """Write the review, if there is one, to where the game is saved now."""
        if self._review is None:
            return
        try:
            self._kept.keep(self._review, self._file())
        except Unkept as reason:
            words = translate("review", "The review can't be kept, and has to be made again next time: {reason}")
            self.trouble = words.format(reason=reason)

    def close(self) -> None:
        """Leave nothing running."""
        self._presenter.changed.disconnect(self._follow)
        self._over = None
        self._dismiss()
        self.changed.emit()

    # --- on the way --------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Notice that people have seen the end, or went back behind it; looking back at the game is neither."""
        presenter, session = self._presenter, self._session
        over = session.version if presenter.play.outcome is not None else None
        unseen = presenter.story.behind or presenter.viewer.looking_back
        if over == self._over or (over is not None and unseen):
            return
        self._over, self._review, self.trouble = over, None, ""
        self._dismiss()
        if over is not None:
            self._review = self._kept.find(session, self._file(), self.nodes)
        self.changed.emit()

    def _note(self) -> None:
        if self._crew is not None:
            self._left.note(self._crew.done, self._clock.elapsed() / 1000)
            self.progressed.emit()

    def _finish(self, units: list[Unit]) -> None:
        took = self._clock.elapsed() / 1000
        self._dismiss()
        self._review = assembled(self._session, units, self.nodes)
        _LOG.info("the review of %d units took %.1f s", len(units), took)
        self.keep()
        self.changed.emit()

    def _fail(self) -> None:
        self._dismiss()
        self.trouble = translate("review", "The review could not be made; the log says more.")
        self.changed.emit()

    def _dismiss(self) -> None:
        crew, self._crew = self._crew, None
        self._tick.stop()
        if crew is not None:
            crew.stop()
            crew.deleteLater()


def reviewer_of(presenter: Presenter | None) -> Reviewer | None:
    """Who reviews the game of a table; nobody where it is only practice."""
    return None if presenter is None else presenter.findChild(Reviewer)
