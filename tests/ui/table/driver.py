"""A person at the table: real mouse and key events on the viewport, aimed at what can be seen there."""

from __future__ import annotations

from itertools import product
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from core.game import Action
from ui.table.pieces import CONFIRM, Click, Gesture, Piece, Place
from ui.table.presenter import Presenter

LEFT = Qt.MouseButton.LeftButton
STEPS = 6
ROUGHLY = (0.5, 0.3, 0.7, 0.15, 0.85)
FINELY = tuple(part / 100 for part in range(1, 100, 2))


class Driver:
    """Plays by hand. It knows the gestures, never the rules."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.table = presenter.view.table
        self.scene = presenter.scene

    @property
    def viewport(self) -> Any:
        return self.table.viewport()

    def piece(self, id: str) -> Piece:
        found = self.scene.item(id)
        assert found is not None, f"there is no {id} on the table"
        return found.piece

    def spot(self, id: str) -> QPoint:
        """A pixel where a piece, or else a zone, can be touched."""
        item = self.scene.item(id)
        if item is not None:
            return self._visible(item.piece)
        zone = self.scene.zone(id)
        assert zone is not None, f"there is no {id} on the table"
        return self._pixel(zone.x, zone.y)

    def click(self, id: str) -> None:
        QTest.mouseClick(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, self.spot(id))

    def drag(self, piece: str, zone: str) -> None:
        """Press on a piece, move over to the zone in steps, and let go."""
        self.lift(piece)
        self.carry_to(zone)
        self.let_go(zone)

    def lift(self, piece: str) -> None:
        start = self.spot(piece)
        QTest.mousePress(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(self.viewport, start + QPoint(12, 9))
        assert self.presenter.hand.carrying, f"{piece} can't be lifted"

    def carry_to(self, zone: str) -> None:
        start, end = self.table.viewport().rect().center(), self._zone_pixel(zone)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.viewport, start + (end - start) * step / STEPS)

    def let_go(self, zone: str) -> None:
        QTest.mouseRelease(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, self._zone_pixel(zone))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def focus(self, id: str) -> None:
        """Go to a piece or zone with the arrow keys."""
        for _ in range(200):
            if self.presenter.hand.focus == id:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"the arrow keys never reach {id}")

    def perform_by_keys(self, action: Action) -> None:
        """Make an action with the keyboard alone."""
        gesture = max(self.gestures(action), key=lambda gesture: isinstance(gesture, Click))
        if isinstance(gesture, Click):
            self.use(gesture.piece)
            return
        pieces, zones = _sides(gesture)
        # One piece for several targets: these are selected first, and the piece goes on all of them.
        for id in [*zones, *pieces] if len(zones) > 1 else [*pieces, *zones]:
            self.use(id)
        if gesture.confirm:
            self.use(CONFIRM)

    def use(self, id: str) -> None:
        self.focus(id)
        self.key(Qt.Key.Key_Space)

    def perform(self, action: Action, clicking: bool = False) -> None:
        """Make an action with its gesture: by dragging, or by click and click."""
        gesture = min(self.gestures(action), key=lambda gesture: isinstance(gesture, Click))
        self.make(gesture, clicking)

    def make(self, gesture: Gesture, clicking: bool = False) -> None:
        """Make one of the gestures of an action."""
        if isinstance(gesture, Click):
            self.click(gesture.piece)
            return
        self._place(gesture, clicking)
        if gesture.confirm:
            self.click(CONFIRM)

    def gestures(self, action: Action) -> tuple[Gesture, ...]:
        """Every way in which the viewer can make an action."""
        seat = self.presenter.viewer
        assert seat is not None
        found = self.presenter.table.gestures(self.presenter.session.view(seat), seat, action)
        assert found, f"there is no gesture for {action}"
        return found

    def _place(self, gesture: Place, clicking: bool) -> None:
        pieces, zones = _sides(gesture)
        if len(zones) > 1:
            for zone in zones:
                self.click(zone)
            if clicking:
                self.click(pieces[0])
            else:
                self.drag(pieces[0], zones[0])
            return
        (zone,) = zones
        # Dice go together, since the first that is enough would complete the card alone.
        together = clicking or (len(pieces) > 1 and not gesture.confirm)
        if together:
            for piece in pieces:
                self.click(piece)
        if clicking:
            self.click_zone(zone)
        elif together:
            self.drag(pieces[0], zone)
        else:
            for piece in pieces:
                self.drag(piece, zone)

    def click_zone(self, zone: str) -> None:
        QTest.mouseClick(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, self._zone_pixel(zone))

    def pass_on(self) -> None:
        """Pass the table to the next person and open the curtain, if it is asked for."""
        page = self.presenter.view
        if page.handover.isVisible():
            QTest.mouseClick(page.handover.button, LEFT)
        if page.curtain.isVisible():
            QTest.mouseClick(page.curtain.button, LEFT)

    def _zone_pixel(self, id: str) -> QPoint:
        zone = self.scene.zone(id)
        assert zone is not None, f"there is no zone {id}"
        return self._pixel(zone.x, zone.y)

    def _visible(self, piece: Piece) -> QPoint:
        """A pixel of the piece that no other piece covers; of a card in a large hand only a strip is seen."""
        for across, down in (*product(ROUGHLY, ROUGHLY), *product(FINELY, FINELY)):
            pixel = self._pixel(piece.x + (across - 0.5) * piece.width, piece.y + (down - 0.5) * piece.height)
            if self.scene.piece_at(self.table.mapToScene(pixel)) is piece:
                return pixel
        raise AssertionError(f"{piece.id} is covered")

    def _pixel(self, x: float, y: float) -> QPoint:
        return self.table.mapFromScene(QPointF(x, y))


def _sides(gesture: Place) -> tuple[list[str], list[str]]:
    """The pieces of a gesture, and where they go."""
    pieces = {placement.piece for placement in gesture.placements}
    return sorted(pieces), sorted({placement.zone for placement in gesture.placements})
