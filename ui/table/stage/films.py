"""Shots that are watched: the last one again, slowly if wanted, and those that are only practised."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from core.game import Action, S
from core.play import SeenChange
from core.players import TakeBack
from ui.table import pieces
from ui.table.context import AnyContext
from ui.table.kit import GameTable
from ui.table.pieces import PRACTISE, REPLAY, RETRY, SLOWLY, Layout, Moment
from ui.table.slings.practice import Practice
from ui.table.stage.motion import Film
from ui.table.stage.scene import TableScene, Tumbling
from ui.table.stage.table_view import TableView
from ui.table.undo import UndoHistory


class Films(QObject):
    """The films of a game, and whether people only practise: then bots wait, and a shot can be thrown again."""

    changed = Signal()
    """A button is down, or up again, or something was practised."""
    shown = Signal()
    """A film that was asked for is over, and everything is where it belongs."""
    undo_asked = Signal()

    def __init__(self, context: AnyContext, scene: TableScene, view: TableView, undo_history: UndoHistory) -> None:
        super().__init__()
        self._context, self._scene, self._view, self._undo = context, scene, view, undo_history
        self._practice = Practice(context)

    @property
    def practising(self) -> bool:
        return self._practice.on

    @property
    def tries(self) -> tuple[SeenChange[Any], ...]:
        """The last shots that were only practised from here, or taken back, in order."""
        return self._practice.tries

    @property
    def buttons(self) -> frozenset[str]:
        """The buttons that make sense now."""
        if self._context.table.flicks.filmed is None:
            return frozenset()
        if self._context.viewer.looking_back:
            return frozenset({SLOWLY})
        shot = self._last() is not None
        seating = self._context.seating
        may_practise = seating.take_back is TakeBack.FREE and not seating.watched
        again = self.practising and shot and (bool(self.tries) or self._undo.can_undo)
        buttons = {SLOWLY: True, REPLAY: shot, PRACTISE: may_practise, RETRY: again}
        return frozenset(button for button, sensible in buttons.items() if sensible)

    @property
    def pressed(self) -> frozenset[str]:
        """The buttons that stay down."""
        pressed = {SLOWLY: self._scene.motion.slow_motion, PRACTISE: self.practising}
        return frozenset(button for button, down in pressed.items() if down)

    def click(self, button: str) -> None:
        """Do what a button says."""
        match button:
            case pieces.REPLAY:
                self.replay()
            case pieces.SLOWLY:
                self._scene.motion.slow_motion = not self._scene.motion.slow_motion
                self.changed.emit()
            case pieces.PRACTISE:
                self._practice.on = not self._practice.on
                self._practice.forget()
                self.changed.emit()
            case pieces.RETRY:
                self.retry()

    def replay(self) -> None:
        """Show the last shot once more."""
        change = self._last()
        if change is not None:
            layout, moment = self._scene.layout_shown, self._moment()
            self._scene.show(self._context.table.layout(replace(moment, view=change.before)), animated=False)
            self._scene.project(self._context.table.flicks.film(change, moment), layout, self.shown.emit)

    def throw(self, action: Action) -> bool:
        """Try a shot that does not count, and show what comes of it; whether this was practice at all."""
        if not self.practising:
            return False
        moment = self._moment()
        shot = self._practice.throw(action)
        if shot is None:
            return False
        film = self._context.table.flicks.film(shot, moment)
        # Afterwards everything lies where it lay before, and the trail is there.
        self._scene.project(film, self._scene.layout_shown, self.changed.emit)
        return True

    def retry(self) -> None:
        """Throw the last shot once more, with other luck; one that counted is taken back for it."""
        if not self.tries:
            self._take_back()
        if self._practice.last is not None:
            self.throw(self._practice.last)
        self._view.setFocus()

    def _take_back(self) -> None:
        last, play = self._last(), self._context.play
        # What was called after the shot goes with it, and so do the shots of bots that answered it.
        while last is not None and play.cursor >= last.cursor and self._undo.can_undo:
            self.undo_asked.emit()
        shot = last and self._first(range(play.cursor, last.cursor))
        flicked = play.action(play.cursor, self._context.viewer.seat) if shot else None
        if shot is not None and flicked is not None:
            self._practice.count(flicked, shot)

    def _last(self) -> SeenChange[Any] | None:
        """The last thing that came about as a film, in practice or on the table."""
        if self.tries:
            return self.tries[-1]
        return self._first(range(self._context.play.cursor - 1, -1, -1))

    def _first(self, entries: range) -> SeenChange[Any] | None:
        """The first of these entries that came about as a film."""
        play, viewer, filmed = self._context.play, self._context.viewer.seat, self._context.table.flicks.filmed
        if filmed is None:
            return None
        index = next((index for index in entries if isinstance(play.action(index, viewer), filmed)), None)
        return None if index is None else play.change(index, viewer)

    def _moment(self) -> Moment[Any]:
        """The position on the table as it is shown, with its buttons and trails."""
        moment = self._context.moment(self._view.table_width)
        return replace(moment, films=self.buttons, pressed=self.pressed, tries=self.tries)


def film_of(table: GameTable[S], told: Iterable[SeenChange[S]], moment: Moment[S]) -> Film | None:
    """What happened frame by frame, if it did not just happen at once."""
    film = chain.from_iterable(table.flicks.film(change, moment) for change in told)
    first = next(film, None)
    return None if first is None else chain((first,), film)


def tumbling_of(table: GameTable[S], layout: Layout, told: Iterable[SeenChange[S]]) -> Tumbling:
    """The pieces that tumble because of what happened, and the looks they go through."""
    rolled = {piece for change in told for event in change.events for piece in table.dice.tumbled(event)}
    return {piece.id: table.dice.tumbling(piece) for piece in layout.pieces if piece.id in rolled}
