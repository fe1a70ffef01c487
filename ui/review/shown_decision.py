"""A decision of a finished game, shown at the table: what its player saw, the better move, and why it was better."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from core.game import Action, Seat, State
from core.review.review import Appraisal
from ui.look.text import translate
from ui.review.telling import Telling
from ui.review.words import loss_at_length
from ui.table.bots.pointing import hint, lit
from ui.table.presenter import Presenter

Then = Callable[[str], None]


class ShownDecision(QObject):
    """Lights a move up as hints do, until something else is shown."""

    def __init__(self, presenter: Presenter, telling: Telling) -> None:
        super().__init__(presenter)
        self._presenter, self._telling = presenter, telling
        self._shown: tuple[Appraisal, Action] | None = None
        """What is lit."""
        presenter.showing.beginning.connect(self._leave)
        presenter.view.table.resized.connect(self._light)

    def show(self, appraisal: Appraisal, then: Then) -> None:
        """Show a decision over the shoulder of its player; `then` is told of it, and once more when more is known."""
        presenter, index, seat = self._presenter, appraisal.index, appraisal.seat
        better = self._telling.better(appraisal)
        action = presenter.play.action(index, seat) if better is None else better
        assert action is not None, "everybody knows what they did themselves"
        presenter.showing.look_at(index, over=seat, offered=(action,))
        self._shown = appraisal, action
        self._light()
        if better is None:
            then(loss_at_length(appraisal))
            return
        table, view = presenter.table, self._telling.view(index)
        say = partial(self._say, appraisal, better, then)
        if table.odds is None:
            say(table.why(view, seat, better))
        else:
            # The move is shown at once; its odds follow.
            say("")
            presenter.advice.inquire(view, seat, better, partial(self._explain, appraisal, better, view, say))

    def close(self) -> None:
        """Show nothing any more."""
        self._leave()
        self._presenter.showing.beginning.disconnect(self._leave)
        self._presenter.view.table.resized.disconnect(self._light)
        self.deleteLater()

    def _explain(self, appraisal: Appraisal, better: Action, view: State, say: Then, known: object) -> None:
        odds = self._presenter.table.odds
        if odds is not None and self._shown is not None and self._shown[0] is appraisal:
            say(odds.why(view, appraisal.seat, better, known))

    def _say(self, appraisal: Appraisal, better: Action, then: Then, why: str) -> None:
        pointed = self._presenter.table.flicks.pointed(self._presenter.showing.past_moment, better)
        move = self._telling.move(appraisal.index, better) if pointed is None else pointed.words
        then(f"{loss_at_length(appraisal)} {self._hinted(appraisal.seat, hint(move, why))}")

    def _hinted(self, seat: Seat, words: str) -> str:
        """A hint that would have been given, in the words that are meant for its player."""
        context = self._presenter.context
        if seat == context.alone:
            return translate("review", "A hint would have been: “{hint}”").format(hint=words)
        told = translate("review", "A hint to {name} would have been: “{hint}”")
        return told.format(name=context.names[seat], hint=words)

    def _light(self) -> None:
        if self._shown is None:
            return
        appraisal, action = self._shown
        presenter = self._presenter
        gestures = presenter.table.gestures(self._telling.view(appraisal.index), appraisal.seat, action)
        pointed = presenter.table.flicks.pointed(presenter.showing.past_moment, action)
        presenter.input.lighting.advise(*lit(gestures, pointed, presenter.scene))

    def _leave(self) -> None:
        """Something else is about to be shown."""
        if self._shown is not None:
            self._shown = None
            self._presenter.input.lighting.advise(frozenset())
