"""Shots that are watched: the last one again, slowly if wanted, and practice with the trail of the shot before."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from core.game import Action, Seat
from core.play import AnyPlay, SeenChange
from ui.table import pieces
from ui.table.kit import AnyTable
from ui.table.pieces import PRACTISE, REPLAY, RETRY, SLOWLY, Layout, Moment, Piece
from ui.table.stage.motion import Film
from ui.table.stage.scene import GHOST, TableScene, Tumbling
from ui.table.undo import UndoHistory


class Host(Protocol):
    """What films need of the presenter."""

    play: AnyPlay
    table: AnyTable
    scene: TableScene

    undo_history: UndoHistory

    @property
    def free(self) -> bool:
        """Whether everything may be taken back, as practice needs it."""
        ...

    @property
    def watched(self) -> bool:
        """Whether nobody is there who could practise."""
        ...

    @property
    def viewer(self) -> Seat | None: ...
    def layout_of(self, view: Any) -> Layout:
        """A view of the viewer's with nothing to do in it."""
        ...

    def moment(self, legal: tuple[Action, ...]) -> Moment[Any]: ...
    def undo(self) -> None: ...
    def refresh(self) -> None: ...
    def shown(self) -> None:
        """Everything is where it belongs: let hands and bots go on."""
        ...


class Films:
    """The films of a session, and whether people only practise: then bots wait, and a shot can be tried again."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._trail: list[QGraphicsItem] = []
        self.practising = False

    @property
    def buttons(self) -> frozenset[str]:
        """The buttons that make sense now."""
        if self._host.table.flicks.filmed is None:
            return frozenset()
        shot = self._last() is not None
        may_practise = self._host.free and not self._host.watched
        buttons = {SLOWLY: True, REPLAY: shot, PRACTISE: may_practise, RETRY: self.practising and shot}
        return frozenset(button for button, sensible in buttons.items() if sensible)

    @property
    def pressed(self) -> frozenset[str]:
        """The buttons that stay down."""
        pressed = {SLOWLY: self._host.scene.motion.slow_motion, PRACTISE: self.practising}
        return frozenset(button for button, down in pressed.items() if down)

    def click(self, button: str) -> None:
        """Do what a button says."""
        match button:
            case pieces.REPLAY:
                self.replay()
            case pieces.SLOWLY:
                self._host.scene.motion.slow_motion = not self._host.scene.motion.slow_motion
                self._host.refresh()
            case pieces.PRACTISE:
                self.practising = not self.practising
                self.forget_trail()
                self._host.refresh()
            case pieces.RETRY:
                self.retry()

    def replay(self) -> None:
        """Show the last shot once more."""
        change = self._last()
        if change is not None:
            layout = self._host.scene.layout_shown
            self._host.scene.show(self._host.layout_of(change.before), animated=False)
            self._host.scene.project(self._film(change), layout, self._host.shown)

    def retry(self) -> None:
        """Take the last shot back, and leave its trail on the table for the next one to be better."""
        last = self._last()
        # What was called after the shot goes with it, and so do the shots of bots that answered it.
        while last is not None and self._host.play.cursor >= last.cursor and self._host.undo_history.can_undo:
            self._host.undo()
        taken_back = last and self._first(range(self._host.play.cursor, last.cursor))
        if taken_back is not None:
            self._leave_trail(list(self._film(taken_back)))

    def forget_trail(self) -> None:
        """Wipe the trail away."""
        for item in self._trail:
            self._host.scene.removeItem(item)
        self._trail.clear()

    def _last(self) -> SeenChange[Any] | None:
        """The last thing on the table that came about as a film."""
        return self._first(range(self._host.play.cursor - 1, -1, -1))

    def _first(self, entries: range) -> SeenChange[Any] | None:
        """The first of these entries that came about as a film."""
        play, viewer, filmed = self._host.play, self._host.viewer, self._host.table.flicks.filmed
        if filmed is None:
            return None
        index = next((index for index in entries if isinstance(play.action(index, viewer), filmed)), None)
        return None if index is None else play.change(index, viewer)

    def _film(self, change: SeenChange[Any]) -> Film:
        return self._host.table.flicks.film(change, self._host.moment(()))

    def _leave_trail(self, frames: list[tuple[Piece, ...]]) -> None:
        self.forget_trail()
        ways: dict[str, list[Piece]] = {}
        for frame in frames:
            for piece in frame:
                ways.setdefault(piece.id, []).append(piece)
        for way in ways.values():
            line = QGraphicsPathItem(_line(way))
            pen = QPen(QColor(self._host.scene.theme.accent), 2, Qt.PenStyle.DotLine)
            pen.setCosmetic(True)
            line.setPen(pen)
            ghost = self._host.scene.picture_of(way[-1])
            for item in (line, ghost):
                item.setOpacity(GHOST)
                item.setZValue(way[-1].z)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._host.scene.addItem(item)
                self._trail.append(item)


def film_of(table: AnyTable, told: Iterable[SeenChange[Any]], moment: Moment[Any]) -> Film | None:
    """What happened frame by frame, if it did not just happen at once."""
    film = chain.from_iterable(table.flicks.film(change, moment) for change in told)
    first = next(film, None)
    return None if first is None else chain((first,), film)


def tumbling_of(table: AnyTable, layout: Layout, told: Iterable[SeenChange[Any]]) -> Tumbling:
    """The pieces that tumble because of what happened, and the looks they go through."""
    rolled = {piece for change in told for event in change.events for piece in table.dice.tumbled(event)}
    return {piece.id: table.dice.tumbling(piece) for piece in layout.pieces if piece.id in rolled}


def _line(way: list[Piece]) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(way[0].x, way[0].y)
    for piece in way[1:]:
        path.lineTo(piece.x, piece.y)
    return path
