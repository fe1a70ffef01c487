"""A person at the table: real mouse and key events on the viewport, aimed at what can be seen there."""

from __future__ import annotations

import math
from itertools import product

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.game import Action
from core.targets.actions import Flick
from core.targets.physics.tabletop import HEIGHTS, POWERS
from ui.table.pieces import CONFIRM, Click, Gesture, Piece, Place, Sling
from ui.table.presenter import Presenter
from ui.table.slings.sling import STRENGTHS, TURNS

LEFT = Qt.MouseButton.LeftButton
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
FINE, COARSE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
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
    def viewport(self) -> QWidget:
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
        assert self.presenter.input.carrying, f"{piece} can't be lifted"

    def carry_to(self, zone: str) -> None:
        start, end = self.table.viewport().rect().center(), self._zone_pixel(zone)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.viewport, start + (end - start) * step / STEPS)

    def let_go(self, zone: str) -> None:
        QTest.mouseRelease(self.viewport, LEFT, Qt.KeyboardModifier.NoModifier, self._zone_pixel(zone))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self.table, key, modifier)

    def focus(self, id: str) -> None:
        """Go to a piece or zone with the arrow keys."""
        for _ in range(200):
            if self.presenter.input.focus == id:
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
        seat = self.presenter.viewer.seat
        assert seat is not None
        found = self.presenter.table.gestures(self.presenter.play.view(seat), seat, action)
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

    # --- slings ------------------------------------------------------------------------------------------

    @property
    def sling(self) -> Sling:
        """The one that the viewer may pull."""
        (sling,) = self.presenter.staging.slings.values()
        return sling

    def nearest(self, wanted: Flick) -> Flick:
        """What the mouse makes of a flick: it can't aim more finely than in pixels."""
        return self._pull(wanted)[2]

    def can_click(self, wanted: Flick) -> bool:
        """Whether the pull ends in the window, where a click does nothing else."""
        end = self._pull(wanted)[1]
        return self.viewport.rect().contains(end) and not self.presenter.input.acts_at(self.table.mapToScene(end))

    def flick(self, wanted: Flick) -> None:
        """Press on the piece, pull back in steps, and let go."""
        end = self.pull(wanted)
        self.set_height(wanted.height)
        QTest.mouseRelease(self.viewport, LEFT, NO_MODIFIER, end)

    def pull(self, wanted: Flick) -> QPoint:
        """Press on the piece and pull back, without letting go; where the mouse is then."""
        start, end, _ = self._pull(wanted)
        QTest.mousePress(self.viewport, LEFT, NO_MODIFIER, start)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.viewport, start + (end - start) * step / STEPS)
        assert self.presenter.input.aiming, "nothing is being aimed"
        return end

    def flick_by_clicks(self, wanted: Flick) -> None:
        """Click on the piece, move back, and click there."""
        start, end, _ = self._pull(wanted)
        QTest.mouseClick(self.viewport, LEFT, NO_MODIFIER, start)
        QTest.mouseMove(self.viewport, end)
        self.set_height(wanted.height)
        QTest.mouseClick(self.viewport, LEFT, NO_MODIFIER, end)

    def flick_by_keys(self, wanted: Flick) -> None:
        """Aim with the arrow keys, which is exact."""
        self.aim_by_keys(wanted)
        self.key(Qt.Key.Key_Return)

    def aim_by_keys(self, wanted: Flick) -> None:
        sling = self.sling
        self.use(sling.piece)
        at_first = _shot(sling, sling.direction, sling.strength, 0.0)
        tenths = (wanted.direction - at_first.direction + 1800) % 3600 - 1800
        turn = Qt.Key.Key_Right if tenths > 0 else Qt.Key.Key_Left
        for modifier, degrees in zip((COARSE, NO_MODIFIER, FINE), reversed(TURNS), strict=True):
            times, tenths = divmod(abs(tenths), round(degrees * 10))
            self.key(turn, modifier, times)
        percent = next(
            percent for percent in range(4, 101) if _shot(sling, 0.0, percent / 100, 0.0).power == wanted.power
        )
        missing = percent - round(sling.strength * 100)
        change = Qt.Key.Key_Up if missing > 0 else Qt.Key.Key_Down
        for modifier, strength in zip((COARSE, NO_MODIFIER, FINE), reversed(STRENGTHS), strict=True):
            times, missing = divmod(abs(missing), round(strength * 100))
            self.key(change, modifier, times)
        self.set_height(wanted.height)

    def set_height(self, height: int) -> None:
        """Meet the piece that high: from the foot upwards, since the height stays as it was last time."""
        self.key(Qt.Key.Key_PageDown, times=len(HEIGHTS) - 1)
        self.key(Qt.Key.Key_PageUp, times=height - HEIGHTS[0])

    def _pull(self, wanted: Flick) -> tuple[QPoint, QPoint, Flick]:
        """Where to press and where to let go for a flick as near as possible to the wanted one, and that one."""
        sling = self.sling
        start = self.spot(sling.piece)
        held = self.table.mapToScene(start)
        turn = math.radians(wanted.direction / 10)
        length = self.presenter.input.slingshot.reach(sling, held) * (wanted.power - POWERS[0]) / (len(POWERS) - 1)
        about = self.table.mapFromScene(held - QPointF(math.cos(turn), math.sin(turn)) * length)
        ends = [about + QPoint(*aside) for aside in product(range(-2, 3), repeat=2)]
        tried = [(end, self._pulled(sling, held, self.table.mapToScene(end), wanted.height)) for end in ends]
        end, best = min(tried, key=lambda tried: _far(tried[1], wanted))
        return start, end, best

    def _pulled(self, sling: Sling, held: QPointF, end: QPointF, height: int) -> Flick:
        back, reach = held - end, self.presenter.input.slingshot.reach(sling, held)
        direction = math.degrees(math.atan2(back.y(), back.x()))
        strength = min(1.0, math.hypot(back.x(), back.y()) / reach)
        return _shot(sling, direction, strength, (height - HEIGHTS[0]) / (len(HEIGHTS) - 1))

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


def _shot(sling: Sling, direction: float, strength: float, height: float) -> Flick:
    shot = sling.shot(direction, strength, height)
    assert isinstance(shot, Flick)
    return shot


def _far(flick: Flick, wanted: Flick) -> float:
    """How far a flick is from the wanted one: a degree of direction counts like two steps of power."""
    return abs((flick.direction - wanted.direction + 1800) % 3600 - 1800) / 10 + abs(flick.power - wanted.power) / 2
