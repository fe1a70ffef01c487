"""Hints and odds: the best bot thinks about the viewer's view, and its move is shown with a reason, or made."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from core.bots.levels import ADVISER
from core.game import Action, Seat, State
from ui.look.text import translate
from ui.table.bots.bot_process import BotProcess, Inquiry, Task, Then, Thinker
from ui.table.bots.pointing import hint, lit
from ui.table.context import AnyContext
from ui.table.input.gesture_input import GestureInput
from ui.table.page.table_page import TablePage
from ui.table.pieces import Pointed
from ui.table.stage.scene import TableScene

_LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 1.0
"""How long a hint is thought about."""
PATIENCE: Final = 5000
"""Milliseconds over that time after which there is no hint; a process needs some to start."""

Point = tuple[Seat | None, int]
"""Who looks, and at which moment of the game."""


class Advice(QObject):
    """Thinks in processes of its own, so that no bot is disturbed; what was asked at another moment is forgotten."""

    decided = Signal(int, object, int)
    """The viewer lets a move be made: whose, what they do, and at which cursor that was decided."""

    def __init__(self, context: AnyContext, scene: TableScene, page: TablePage, gestures: GestureInput) -> None:
        super().__init__()
        self._context, self._scene, self._page, self._input = context, scene, page, gestures
        self._wanted = True
        self._thinker: Thinker | None = None
        self._reckoner: Thinker | None = None
        self._at: Point | None = None
        """The moment for which a hint is awaited or shown."""
        self._pointed_out = False
        """Whether what is shown there was chosen among the odds."""
        self._shown: Action | None = None
        """The move that is lit up."""
        self._for_them = False
        """Whether the move that is awaited is to be made, and not shown."""
        self._said: int | None = None
        """Which sentence of the toast is ours."""
        self._excused = False
        """Whether people have been told that the odds can't be calculated."""
        self._given_up = QTimer(self, singleShot=True)
        self._given_up.timeout.connect(self._give_up)
        gestures.given_up.connect(self.forget)
        page.table.resized.connect(self._resize)

    @property
    def agreed(self) -> bool:
        """Whether this table plays with hints and odds."""
        return self._context.seating.hints

    @property
    def allowed(self) -> bool:
        """Whether hints and odds are given: at this table, and to people who want them at all."""
        return self.agreed and self._wanted

    @property
    def possible(self) -> bool:
        """Whether the viewer may act, and so may be advised."""
        viewer, play = self._context.viewer, self._context.play
        here = viewer.plays and not viewer.waiting and not viewer.looking_back
        return self.allowed and here and viewer.seat in play.to_act

    def allow(self, wanted: bool) -> None:
        """Give hints and odds from now on where the table plays with them, or none."""
        self._wanted = wanted
        self.follow()

    def ask(self) -> None:
        """Have the viewer's best move thought out, and shown."""
        if self.possible:
            self.forget()
            # Whoever asks has seen enough of what moves.
            self._scene.motion.skip()
            self._think()

    def play(self) -> None:
        """Have the viewer's best move thought out, and made for them; if a hint shows it already, at once."""
        if not self.possible or (self._for_them and self._at == self._now()):
            return
        seat, shown = self._context.viewer.seat, self._shown
        if self._at == self._now() and shown is not None and not self._pointed_out and seat is not None:
            self._make(seat, shown)
            return
        self.forget()
        self._scene.motion.skip()
        self._for_them = True
        self._think()

    def _make(self, seat: Seat, action: Action) -> None:
        """Make a move as the person would; the log tells it as theirs, and they can take it back."""
        self.forget()
        self.decided.emit(seat, action, self._context.play.cursor)

    def _think(self) -> None:
        seat, play = self._context.viewer.seat, self._context.play
        if seat is None:
            return
        self._at = seat, play.cursor
        for_them = translate("table", "Thinking for you…")
        self._say(for_them if self._for_them else translate("table", "Thinking about a hint…"))
        self._given_up.start(round(SECONDS * 1000) + PATIENCE)
        # The same question has the same answer, and the seed tells nothing of how the cards were dealt.
        task = Task(play.game, ADVISER, play.view(seat), seat, SECONDS, seed=play.cursor)
        if self._thinker is None:
            self._thinker = BotProcess()
        self._thinker.ask(task, partial(self._answer, self._at))

    def point_out(self, action: Action | None) -> None:
        """Show a move of the viewer on the table as a hint is, but without a word; None takes only that back."""
        if action is None and not self._pointed_out:
            return
        self.forget()
        seat, play = self._context.viewer.seat, self._context.play
        if action is not None and self.possible and seat is not None and play.refusal(seat, action) is None:
            self._at, self._pointed_out = self._now(), True
            self._show(play.view(seat), seat, action)

    def ring(self, seat: Seat, action: Action) -> None:
        """Show a move as a hint is, but without a word, also at a table without hints: to somebody who is taught."""
        self._show(self._context.play.view(seat), seat, action)

    def inquire(self, view: State, seat: Seat, action: Action | None, then: Then) -> None:
        """Have odds calculated that `seat` may know, instead of anything that was asked before."""
        if self._reckoner is None:
            self._reckoner = BotProcess()
        self._reckoner.ask(Inquiry(self._context.play.game, view, seat, action), partial(self._learn, then))

    def _learn(self, then: Then, found: object) -> None:
        """Pass on what was found; a failure is told once."""
        failed = found is None and self._reckoner is not None and self._reckoner.trouble is not None
        if failed and not self._excused:
            self._excused = True
            self._page.toast.say(translate("table", "The odds can't be calculated just now."))
        then(found)

    def follow(self) -> None:
        """Forget what is no longer asked; a person who still waits for a hint gets one for how it is now."""
        if self._at is None or (self._at == self._now() and self.possible):
            return
        waits, for_them = self._given_up.isActive() and self._only_others_moved(*self._at), self._for_them
        self.forget()
        if waits and self.possible:
            self._for_them = for_them
            self._think()

    def forget(self) -> None:
        """Show no hint, and wait for none."""
        self._at, self._shown, self._pointed_out, self._for_them = None, None, False, False
        self._given_up.stop()
        if self._thinker is not None:
            self._thinker.forget()
        self._input.lighting.advise(frozenset())
        self._page.toast.withdraw(self._said)
        self._said = None

    def close(self) -> None:
        """Leave nothing running."""
        self.forget()
        for thinker in (self._thinker, self._reckoner):
            if thinker is not None:
                thinker.close()

    def _only_others_moved(self, seat: Seat | None, cursor: int) -> bool:
        """Whether the person who asked still looks, and has done nothing since."""
        play = self._context.play
        since = [play.mover(index) for index in range(cursor, play.cursor)]
        return bool(since) and seat == self._context.viewer.seat and seat not in since

    def _now(self) -> Point:
        return self._context.viewer.seat, self._context.play.cursor

    def _answer(self, at: Point, action: Action | None) -> None:
        if at != self._at or at != self._now() or not self.possible:
            return
        context, seat = self._context, at[0]
        assert seat is not None
        if action is None or context.play.refusal(seat, action) is not None:
            self._give_up()
            return
        self._given_up.stop()
        if self._for_them:
            self._make(seat, action)
            return
        view, table = context.play.view(seat), context.table
        pointed = self._pointed(action)
        move = context.text.action(view, seat, action, context.names) if pointed is None else pointed.words
        self._show(view, seat, action)
        if table.odds is None:
            self._say(hint(move, table.why(view, seat, action)))
        else:
            # The move is shown at once; its odds follow.
            self._say(hint(move, ""))
            assert self._thinker is not None, "it has just answered"
            self._thinker.ask(Inquiry(context.play.game, view, seat, action), partial(self._explain, at, move, action))

    def _show(self, view: State, seat: Seat, action: Action) -> None:
        """Light the move up, or the spot where a shot should go: aiming is left to the person."""
        self._shown = action
        gestures = self._context.table.gestures(view, seat, action)
        self._input.lighting.advise(*lit(gestures, self._pointed(action), self._scene))

    def _pointed(self, action: Action) -> Pointed | None:
        moment = self._context.moment(self._page.table.table_width)
        return self._context.table.flicks.pointed(moment, action)

    def _resize(self) -> None:
        """A spot that is shown lies elsewhere on a table of another shape."""
        pointed = None if self._shown is None else self._pointed(self._shown)
        if pointed is not None:
            self._input.lighting.advise(frozenset(), pointed.spot)

    def _explain(self, at: Point, move: str, action: Action, known: object) -> None:
        odds, seat = self._context.table.odds, at[0]
        if at != self._at or odds is None or seat is None or not self.possible:
            return
        # Somebody who has read enough, or something newer, is left alone.
        if self._page.toast.says(self._said):
            why = odds.why(self._context.play.view(seat), seat, action, known)
            self._say(hint(move, why), aloud=why)

    def _give_up(self) -> None:
        """A hint that takes too long, or whose process was lost, is none."""
        _LOG.warning("there was no hint")
        no_move = translate("table", "There is no move for you this time; please make it yourself.")
        words = no_move if self._for_them else translate("table", "There is no hint this time.")
        self.forget()
        if self._thinker is not None:
            self._thinker.close()
        self._say(words)

    def _say(self, sentence: str, aloud: str | None = None) -> None:
        self._said = self._page.toast.say(sentence, about=self._input.lighting.advised, aloud=aloud)
