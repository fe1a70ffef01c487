"""Shots that are watched: the last one again, slowly if wanted, and practice with the trail of the shot before."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from core.game import S
from core.play import SeenChange
from core.players import TakeBack
from ui.table import pieces
from ui.table.context import AnyContext
from ui.table.kit import GameTable
from ui.table.pieces import PRACTISE, REPLAY, RETRY, SLOWLY, Layout, Moment, Piece
from ui.table.stage.motion import Film
from ui.table.stage.scene import GHOST, TableScene, Tumbling
from ui.table.stage.table_view import TableView
from ui.table.undo import UndoHistory


class Films(QObject):
    """The films of a game, and whether people only practise: then bots wait, and a shot can be tried again."""

    changed = Signal()
    """A button is down, or up again."""
    shown = Signal()
    """A film that was asked for is over, and everything is where it belongs."""
    undo_asked = Signal()

    def __init__(self, context: AnyContext, scene: TableScene, view: TableView, undo_history: UndoHistory) -> None:
        super().__init__()
        self._context, self._scene, self._view, self._undo = context, scene, view, undo_history
        self.trail: list[QGraphicsItem] = []
        """What the last shot that was taken back left on the table."""
        self.practising = False

    @property
    def buttons(self) -> frozenset[str]:
        """The buttons that make sense now."""
        if self._context.table.flicks.filmed is None:
            return frozenset()
        shot = self._last() is not None
        seating = self._context.seating
        may_practise = seating.take_back is TakeBack.FREE and not seating.watched
        buttons = {SLOWLY: True, REPLAY: shot, PRACTISE: may_practise, RETRY: self.practising and shot}
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
                self.practising = not self.practising
                self.forget_trail()
                self.changed.emit()
            case pieces.RETRY:
                self.retry()

    def replay(self) -> None:
        """Show the last shot once more."""
        change = self._last()
        if change is not None:
            layout = self._scene.layout_shown
            before = self._context.moment(self._view.table_width, view=change.before)
            self._scene.show(self._context.table.layout(before), animated=False)
            self._scene.project(self._film(change), layout, self.shown.emit)

    def retry(self) -> None:
        """Take the last shot back, and leave its trail on the table for the next one to be better."""
        last, play = self._last(), self._context.play
        # What was called after the shot goes with it, and so do the shots of bots that answered it.
        while last is not None and play.cursor >= last.cursor and self._undo.can_undo:
            self.undo_asked.emit()
        taken_back = last and self._first(range(play.cursor, last.cursor))
        if taken_back is not None:
            moment = self._context.moment(self._view.table_width)
            self._leave_trail(list(self._context.table.flicks.ways(taken_back, moment)))

    def forget_trail(self) -> None:
        """Wipe the trail away."""
        for item in self.trail:
            self._scene.removeItem(item)
        self.trail.clear()

    def _last(self) -> SeenChange[Any] | None:
        """The last thing on the table that came about as a film."""
        return self._first(range(self._context.play.cursor - 1, -1, -1))

    def _first(self, entries: range) -> SeenChange[Any] | None:
        """The first of these entries that came about as a film."""
        play, viewer, filmed = self._context.play, self._context.viewer.seat, self._context.table.flicks.filmed
        if filmed is None:
            return None
        index = next((index for index in entries if isinstance(play.action(index, viewer), filmed)), None)
        return None if index is None else play.change(index, viewer)

    def _film(self, change: SeenChange[Any]) -> Film:
        return self._context.table.flicks.film(change, self._context.moment(self._view.table_width))

    def _leave_trail(self, frames: list[tuple[Piece, ...]]) -> None:
        self.forget_trail()
        ways: dict[str, list[Piece]] = {}
        for frame in frames:
            for piece in frame:
                ways.setdefault(piece.id, []).append(piece)
        for way in ways.values():
            line = QGraphicsPathItem(_line(way))
            pen = QPen(QColor(self._scene.theme.accent), 2, Qt.PenStyle.DotLine)
            pen.setCosmetic(True)
            line.setPen(pen)
            ghost = self._scene.picture_of(way[-1])
            for item in (line, ghost):
                item.setOpacity(GHOST)
                item.setZValue(way[-1].z)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._scene.addItem(item)
                self.trail.append(item)


def film_of(table: GameTable[S], told: Iterable[SeenChange[S]], moment: Moment[S]) -> Film | None:
    """What happened frame by frame, if it did not just happen at once."""
    film = chain.from_iterable(table.flicks.film(change, moment) for change in told)
    first = next(film, None)
    return None if first is None else chain((first,), film)


def tumbling_of(table: GameTable[S], layout: Layout, told: Iterable[SeenChange[S]]) -> Tumbling:
    """The pieces that tumble because of what happened, and the looks they go through."""
    rolled = {piece for change in told for event in change.events for piece in table.dice.tumbled(event)}
    return {piece.id: table.dice.tumbling(piece) for piece in layout.pieces if piece.id in rolled}


def _line(way: list[Piece]) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(way[0].x, way[0].y)
    for piece in way[1:]:
        path.lineTo(piece.x, piece.y)
    return path
