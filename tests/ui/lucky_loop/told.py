"""Games of Lucky Loop told at a table: a person on seat 0 among bots, with every telling noted as it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from core.game import Seat
from core.lucky_loop.state import LuckyLoopState
from core.play import SeenChange
from tests.ui.lucky_loop.pilots import Pilots
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from tests.whole import behind
from ui.lucky_loop.table import TABLE
from ui.table.pieces import Layout, Moment
from ui.table.presenter import Presenter
from ui.table.story.beats import Beat, parts
from ui.table.story.pace import Times

Change = SeenChange[LuckyLoopState]
SMALL = (480, 320)


class Told(NamedTuple):
    """Something that was shown for a while."""

    change: Change
    beat: Beat
    time: int
    layout: Layout


class Recorder:
    """Lets bots move and the clock run by hand, and notes what stands on the table meanwhile."""

    def __init__(self, seats: int, times: Times, seed: int = 2, people: int = 1) -> None:
        kinds = [HUMAN] * people + [BOT] * (seats - people)
        self.presenter: Presenter = table_for(session_of("lucky_loop", seats, seed), kinds, size=SMALL)
        self.presenter.bots.halt(True)
        self.presenter.story.times = times
        self.told: list[Told] = []
        self.first = self.presenter.play.cursor
        self._pilots = Pilots()

    def move(self) -> Seat | None:
        """Let whoever is to act move as a good player would; None once the game is over."""
        presenter, play = self.presenter, self.presenter.play
        if not play.to_act:
            return None
        (seat,) = play.to_act
        action = self._pilots.choose(play.view(seat), play.legal(seat))
        presenter.bots.decided.emit(seat, action, play.cursor)
        return seat

    def note(self) -> bool:
        """Note what stands on the table; whether anything does that has to be seen."""
        story = self.presenter.story
        if not story.clock.isActive():
            return False
        now = story.now
        assert now is not None
        if now.beat is not None:
            shown = self.presenter.scene.layout_shown
            self.told.append(Told(now.changes[-1], now.beat, story.clock.interval(), shown))
        return True

    def play(self, moves: int, on: Callable[[], Any] | None = None) -> None:
        """Have so many moves told; `on` is what lets the next thing come, if not the time."""
        for _ in range(moves):
            if self.move() is None:
                break
            while self.note():
                on() if on else self.pass_time()

    def pass_time(self) -> None:
        clock = self.presenter.story.clock
        clock.stop()
        clock.timeout.emit()

    def expected(self) -> Iterator[tuple[Change, Beat]]:
        """What the rules of the beats ask for, move by move, whatever the table does."""
        presenter = self.presenter
        for index in range(self.first, presenter.play.cursor):
            for part in parts(presenter.play.change(index, 0)):
                moment: Moment[LuckyLoopState] = presenter.context.moment(1440.0, view=part.after)
                beat = TABLE.beats.of(part, moment)
                if beat is not None:
                    yield part, beat

    def close(self) -> None:
        self.presenter.close()

    def fresh(self) -> Presenter:
        """Another table with the same position."""
        session = behind(self.presenter.play)
        kinds = [player.kind for player in self.presenter.seating.players]
        other = table_for(session, kinds, size=SMALL)
        # Prompts follow the device that was used last.
        other.view.table.by_keys = self.presenter.view.table.by_keys
        other.refresh(animated=False)
        return other
