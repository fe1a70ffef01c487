"""Time stepped by hand: what was on the screen of a table, and for how long."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.game import Seat
from core.players import Kind
from tests.ui.table.tables import take_the_table
from ui.table.pieces import Layout
from ui.table.presenter import Presenter
from ui.table.story.beats import Beat, parts


class Seen(NamedTuple):
    """Something that stood on the screen."""

    layout: Layout
    beat: Beat | None
    milliseconds: int
    at: int


class Recorder:
    """Lets a table go on without a clock on the wall, and writes down what it shows."""

    def __init__(self, presenter: Presenter, seed: int = 0, level: Kind = Kind.RANDOM) -> None:
        """People play as a bot of this level would, without brooding."""
        self.presenter = presenter
        self.looked: Callable[[], object] = lambda: None
        """Called whenever something is shown for a while."""
        self.glided: Callable[[], object] = presenter.scene.motion.skip
        """Called to let things come to where they are shown."""
        self._bot = bot_for(presenter.play.game.id, level)
        self.seen: list[Seen] = []
        self.beats: list[tuple[Beat, int]] = []
        """Every beat of what was played, with the milliseconds that the pace of the table gives it."""
        self._rng = random.Random(seed)
        presenter.play.subscribe(self._expect)

    def _expect(self, played: int | None) -> None:
        presenter = self.presenter
        if played is None:
            return
        context, seat = presenter.context, presenter.viewer.seat
        for part in parts(presenter.play.change(played, seat)):
            beat = presenter.table.beats.of(part, context.moment(presenter.view.table.table_width, view=part.after))
            if beat is not None and (time := presenter.story.times.of(beat.length)):
                self.beats.append((beat, time))

    @property
    def shown(self) -> list[tuple[Beat, int]]:
        """The beats that were shown, with their times."""
        return [(seen.beat, seen.milliseconds) for seen in self.seen if seen.beat is not None and seen.milliseconds]

    def tick(self) -> bool:
        """Let pass what the table waits for; whether it waited for anything but a person."""
        presenter = self.presenter
        self.glided()
        presenter.scene.motion.skip()
        story, bots = presenter.story.clock, presenter.bots.clock
        if story.isActive():
            now = presenter.story.now
            beat = None if now is None else now.beat
            self.seen.append(Seen(presenter.scene.layout_shown, beat, story.interval(), presenter.showing.at))
            self.looked()
            _ring(story)
        elif bots.isActive():
            _ring(bots)
        else:
            QApplication.processEvents()
            return presenter.story.clock.isActive() or presenter.bots.clock.isActive()
        return True

    def person(self) -> Seat | None:
        """The person who is to act and looks, if there is one."""
        take_the_table(self.presenter)
        seat = self.presenter.viewer.seat
        return seat if self.presenter.viewer.plays and seat in self.presenter.play.to_act else None

    def play(self, entries: int) -> None:
        """Play at random until so many entries lie on the table, and let people see it all."""
        presenter = self.presenter
        for _ in range(100 + 40 * entries):
            if not presenter.story.holding and (presenter.play.cursor >= entries or not presenter.play.to_act):
                return
            if self.tick():
                continue
            if presenter.pages.waits:
                presenter.moves.turn_page()
            elif (seat := self.person()) is not None:
                view = presenter.play.view(seat)
                presenter.moves.submit(self._bot.choose(presenter.play.game, view, seat, self._rng, NO_THOUGHT))
        raise AssertionError("the game does not go on")


def _ring(clock: QTimer) -> None:
    clock.stop()
    clock.timeout.emit()
