"""Leads somebody through a guided game: says each step, points it out, and answers what is not asked for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from core.lesson import PERSON, AnyGuidedPlay
from ui.look.text import translate
from ui.table.lesson.bar import LessonBar
from ui.table.lesson.finish import FinishPage
from ui.table.lesson.words import GuidedGame, said
from ui.table.presenter import Presenter

LOOK: Final = 1200
"""Milliseconds for which people look at what did not come off."""


class Guide(QObject):
    """Follows one table; the game itself knows which step it is."""

    finished = Signal()
    """Everything has been done, and was shown."""

    def __init__(self, presenter: Presenter, play: AnyGuidedPlay, guided: GuidedGame, title: str) -> None:
        super().__init__(presenter)
        self._presenter, self.play, self._guided, self._title = presenter, play, guided, title
        self.bar = LessonBar()
        self.end = FinishPage(presenter.view)
        # The script moves for the opponents, and all of them at once.
        presenter.bots.halted = True
        presenter.showing.retelling.one_by_one = True
        play.strayed = self._answer_kindly
        self.bar.back.connect(presenter.takeback.undo)
        presenter.showing.shown.connect(self.follow)
        presenter.showing.passing.connect(self.bar.watch)
        # What was pointed out belongs to a position that is gone.
        presenter.showing.beginning.connect(presenter.advice.forget)
        # Whoever gives up what they hold still has to know where to go on.
        presenter.input.given_up.connect(self._point_out)
        # Not within the signal: what was put down by mistake goes back when the move has been refused.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._put_back)
        self._again = QTimer(self, singleShot=True, interval=LOOK)
        self._again.timeout.connect(self._try_again)
        self.follow()

    def follow(self) -> None:
        """Say what comes now, in the language of the moment."""
        self.bar.retranslate()
        play, guided = self.play, self._guided
        if play.missed:
            self._again.start()
            return
        count = len(guided.steps)
        self.bar.go_back.setEnabled(self._presenter.undo_history.can_undo)
        if play.exercise is None:
            self.bar.show_end(count)
            self.end.tell(self._title, [said(words, self._presenter.context.names) for words in guided.known])
            self.finished.emit()
        else:
            self.end.hide()
            self.bar.show_step(play.number + 1, count, *self._words())
        self._point_out()

    def close(self) -> None:
        """Follow nothing any more."""
        self._soon.stop()
        self._again.stop()
        self.play.strayed = lambda: None

    def _words(self) -> tuple[str, str]:
        idea, task = self._guided.steps[self.play.number]
        names = self._presenter.context.names
        return said(idea, names), said(task, names)

    def _point_out(self) -> None:
        play, exercise = self.play, self.play.exercise
        if exercise is None or play.missed or PERSON not in play.to_act:
            self._presenter.advice.forget()
        else:
            self._presenter.advice.ring(PERSON, exercise.example(play.view(PERSON)))

    def _answer_kindly(self) -> None:
        """Say what to do instead of a move that would be allowed."""
        self._soon.start()
        toast, lighting = self._presenter.view.toast, self._presenter.input.lighting
        if self.play.exercise is None:
            toast.say(translate("lesson", "The guided first game ends here; play on in a real one."))
        else:
            words = translate("lesson", "That can be done, but let's do it another time. {task}")
            toast.say(words.format(task=self._words()[1]), about=lighting.advised)

    def _try_again(self) -> None:
        """Take a move back that did not come off, once it was seen."""
        exercise = self.play.exercise
        if exercise is not None and self.play.missed:
            tried = self.play.done[-1]
            self._presenter.takeback.undo()
            fault = self._guided.fault(tried, exercise.example(self.play.view(PERSON)))
            words = translate("lesson", "Not quite, so try it once more. {task}")
            if fault is not None:
                words = translate("lesson", "{fault} Try it once more. {task}").replace("{fault}", fault())
            self._presenter.view.toast.say(words.format(task=self._words()[1]))

    def _put_back(self) -> None:
        self._presenter.input.empty()
        self._presenter.staging.clear()
        self._presenter.refresh()
