"""Mouse and keyboard at the table: drag, click-click and keys, turned into drops, clicks and flicks."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from ui.table.input import aim
from ui.table.input.dragging import Dragging
from ui.table.input.focus import Focus
from ui.table.input.gesture_mode import GestureMode
from ui.table.input.hit_test import KIT_BUTTONS, HitTest
from ui.table.input.keyboard import Keyboard
from ui.table.input.lighting import Lighting
from ui.table.input.reactions import Reactions
from ui.table.input.selection import Selection
from ui.table.input.staging import Staging
from ui.table.pieces import Piece, Zone
from ui.table.slings.sling import How, Slingshot
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView
from ui.table.story.hurry import Hurry


class GestureInput(QObject):
    """Lifts, carries and puts down; holds no truth about the game, and can be emptied at any moment."""

    flicked = Signal(object)
    """The action that was aimed."""
    device_changed = Signal()
    """Somebody goes on with the keyboard instead of the mouse, or the other way round."""
    given_up = Signal()
    """Somebody gives something up, and wants no advice either."""
    picked = Signal()
    """Something else is selected, by itself, with others, or nothing any more."""

    def __init__(
        self, view: TableView, scene: TableScene, staging: Staging, reactions: Reactions, hurry: Hurry
    ) -> None:
        super().__init__()
        self.mode = GestureMode.BOTH
        self._hurry = hurry
        self._view, self._scene, self._staging, self._reactions = view, scene, staging, reactions
        self._pressed: str | None = None
        self._pressed_at: QPoint | None = None
        """None while no press is being followed: what is released then was not meant for the table."""
        self._hit_test = HitTest(scene, staging)
        self._selection = Selection(scene, staging, self._hit_test)
        self._dragging = Dragging(view, scene, staging, self._hit_test, self._selection)
        self._carrying = self._dragging.carrying
        self._focus = Focus(view)
        self._keyboard = Keyboard(scene, staging, self._hit_test, self._selection, self._focus)
        self.lighting = Lighting(view, scene, staging, self._carrying, self._selection, self._focus)
        self.slingshot = Slingshot(view, scene)
        view.attach(self)

    @property
    def focus(self) -> str:
        """The piece or zone that the keyboard is at."""
        return self._focus.id

    def keyboard_at(self) -> QPoint | None:
        """Where on the screen something is that the keyboard asks about; None where the mouse does."""
        if not self._view.by_keys:
            return None
        place, viewport = self._focus.place, self._view.viewport()
        at = viewport.rect().center() if place is None else self._view.mapFromScene(place.x, place.y)
        return viewport.mapToGlobal(at)

    @property
    def selected(self) -> tuple[str, ...]:
        """The pieces that were clicked and wait for their place."""
        return self._selection.pieces

    @property
    def carried(self) -> tuple[str, ...]:
        """The pieces that are being dragged."""
        return self._carrying.pieces

    @property
    def carrying(self) -> bool:
        return bool(self.carried)

    def acts_at(self, point: QPointF) -> bool:
        """Whether a click at a point of the table does something by itself."""
        return self._hit_test.acts_at(point)

    @property
    def aiming(self) -> bool:
        return self.slingshot.sling is not None

    def refresh(self) -> None:
        """The position changed: let go of everything that can't be held any more, and light what can."""
        self._selection.keep()
        if self.carrying and self._selection.can_hold(self._carrying.pieces):
            self._carrying.offer(self._hit_test.legal_zones(self._carrying.pieces))
        elif self.carrying:
            self.cancel()
        if self.slingshot.sling and self.slingshot.sling.piece not in self._staging.slings:
            self.slingshot.give_up()
        self._pressed_at = None
        self._keyboard.keep()
        self.lighting.light()

    def cancel(self) -> None:
        """Put everything back where it was."""
        self._pressed_at = None
        self.slingshot.give_up()
        if self._carrying.let_go():
            self._scene.show(self._scene.layout_shown)
        self._view.set_cursor(None)
        self.lighting.light()

    def empty(self) -> None:
        """Hold nothing."""
        self._selection.clear()
        self.cancel()

    def forget(self) -> None:
        """Somebody else looks now: hold nothing, and tell nothing of what was held."""
        self.empty()
        self._focus.forget()

    def escape(self) -> None:
        """Give up the smallest thing first: the drag, the selection, then what is staged; any advice goes with it."""
        self.given_up.emit()
        if self.carrying or self.aiming:
            self.cancel()
        elif self.selected:
            self._selection.clear()
            self.picked.emit()
            self.lighting.light()
        else:
            self._staging.unstage(self._hit_test.staged())

    # --- mouse -------------------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        self._use(keys=False)
        aiming = self.slingshot.how not in (None, How.CLICK)
        if self.carrying or aiming or event.button() != Qt.MouseButton.LeftButton:
            self.cancel()
        if event.button() == Qt.MouseButton.LeftButton:
            point = self._table(event)
            hurried = self._hurry.press(point)
            piece = self._hit_test.piece_at(point)
            self._pressed = piece.id if piece else None
            hurried = hurried or (piece is None and not self.selected and self._hurry.miss())
            self._pressed_at = None if hurried else event.position().toPoint()

    def move(self, event: QMouseEvent) -> None:
        point, held = self._table(event), bool(event.buttons() & Qt.MouseButton.LeftButton)
        dragging = self.carrying or self.slingshot.how is How.DRAG
        if dragging and not held:
            # The release went elsewhere, to a dialog for example.
            self.cancel()
        elif self.carrying:
            self._dragging.carry(point, event.position().toPoint())
        elif self.slingshot.how in (How.DRAG, How.CLICK):
            self.slingshot.pull(point)
        elif not held:
            self._view.set_cursor(self._hit_test.cursor_at(point))
        elif self._pressed and self.mode is not GestureMode.CLICK and not self._near_press(event):
            self._lift(self._pressed, point, event.position().toPoint())

    def release(self, event: QMouseEvent, double: bool = False) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self._table(event)
        if self.carrying:
            self._dragging.carry(point, event.position().toPoint())
            self._dragging.put_down(point)
            self.lighting.light()
        elif self.slingshot.how is How.DRAG or (self.slingshot.how is How.CLICK and not self._hit_test.acts_at(point)):
            self.slingshot.pull(point)
            self._flick()
        # The second click of a double click would play twice what was meant once.
        elif double:
            self._send_home(point)
        elif self._pressed_at is not None:
            piece = self._hit_test.piece_at(point)
            if self._near_press(event) or (piece is not None and piece.id == self._pressed):
                self._click_at(point)
        self._pressed_at = None

    def _near_press(self, event: QMouseEvent) -> bool:
        """Whether the mouse is where it was pressed, or so near that it is not a drag."""
        if self._pressed_at is None:
            return True
        return (event.position().toPoint() - self._pressed_at).manhattanLength() < QApplication.startDragDistance()

    def _lift(self, pressed: str, point: QPointF, cursor: QPoint) -> None:
        # By where it was taken hold of: the mouse may have come far before that counts as a drag.
        held = self._held()
        if sling := self._staging.slings.get(pressed):
            self.slingshot.begin(sling, How.DRAG, held)
            self.slingshot.pull(point)
        elif pressed in self._staging.offer.liftable():
            self._dragging.lift(pressed, held or point)
            self._dragging.carry(point, cursor)

    # --- flicking ----------------------------------------------------------------------------------------

    def wheel(self, notches: int) -> None:
        """Aim higher or lower."""
        self.slingshot.raise_by(notches)

    def _held(self) -> QPointF | None:
        """The point of the table at which a press is being followed."""
        return None if self._pressed_at is None else self._view.mapToScene(self._pressed_at)

    def _flick(self) -> None:
        action = self.slingshot.let_go()
        if action is not None:
            self.flicked.emit(action)

    # --- click-click -------------------------------------------------------------------------------------

    def _click_at(self, point: QPointF) -> None:
        if target := aim.target(self._selection.zones(), point, aim.at(point), self.selected):
            self._selection.drop(tuple(zone.id for zone in target))
        else:
            self._click_on(point)
        self.lighting.light()

    def _send_home(self, point: QPointF) -> None:
        """A double click on a piece: put it where it may go, if that is one place; the first click selected it."""
        piece = self._hit_test.piece_at(point)
        zones = self._selection.zones()
        if piece is not None and self.selected == (piece.id,) and len(zones) == 1:
            self._selection.drop((zones[0].id,))
            self.lighting.light()

    def _click_on(self, point: QPointF) -> None:
        """A click where nothing selected may go."""
        # A loose piece is there to be dragged; a click goes through it to what it lies on.
        piece = self._hit_test.piece_at(point, self._hit_test.useful()) or self._hit_test.piece_at(point)
        refusing = self._hit_test.refusing(self.selected, point)
        if refusing and (piece is None or self._selection.means_place(refusing, piece)):
            self._selection.drop((refusing.id,))
        elif piece is not None:
            self.touch(piece.id)
        else:
            self._selection.clear()

    def touch(self, piece: str) -> None:
        """What a click on a piece does: an action, taking it back, or (de)selecting it."""
        offer = self._staging.offer
        if piece in offer.clickable or piece in KIT_BUTTONS:
            self._staging.click(piece)
        elif piece in self._hit_test.staged():
            self._staging.unstage((piece,))
        elif self.mode is not GestureMode.DRAG and (sling := self._staging.slings.get(piece)):
            self.slingshot.begin(sling, How.CLICK, self._held())
        elif piece in offer.liftable() and self.mode is not GestureMode.DRAG:
            left = piece in self.selected
            self._selection.toggle(piece)
            if left or self.selected:
                self.picked.emit()
        self.lighting.light()

    # --- keyboard ----------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; whether it was one of the table's."""
        # A key that helps the mouse, such as Page Up in the middle of a pull, makes nobody somebody who plays by keys.
        if self.slingshot.how in (None, How.KEYS) and not self.carrying:
            self._use(keys=True)
        if self._hurry.key(event.key(), self.aiming or self.carrying or bool(self._keyboard.places())):
            return True
        if self.aiming and self.slingshot.key(event):
            return True
        match event.key():
            case Qt.Key.Key_Escape:
                self.escape()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self.slingshot.how is How.KEYS:
                if not event.isAutoRepeat():
                    self._flick()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if not self.carrying:
                # A key held down means one move, not a series of them.
                if not event.isAutoRepeat():
                    self._use_focus()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down if not self.carrying:
                self._keyboard.step(Qt.Key(event.key()))
            case _:
                # Others may react while somebody carries a card, but not with a key they hold down all the time.
                return not event.isAutoRepeat() and self._reactions.press(event.text().upper())
        self.lighting.light()
        return True

    def enter(self) -> None:
        """The keyboard came to the table: show where it is."""
        self._keyboard.enter()
        self.lighting.light()

    def places(self) -> list[Piece | Zone]:
        """Whatever the keyboard may go to."""
        return self._keyboard.places()

    @property
    def movable(self) -> frozenset[str]:
        """The pieces that can be taken up and put somewhere."""
        return self._staging.offer.movable()

    def go_to(self, id: str) -> bool:
        """Have the keyboard at one of its places, as if arrow keys had led there; whether it is one."""
        if id != self.focus:
            self.slingshot.give_up()
        found = self._keyboard.go_to(id)
        self.lighting.light()
        return found

    def _use_focus(self) -> None:
        if sling := self._staging.slings.get(self.focus):
            self.slingshot.begin(sling, How.KEYS)
        else:
            self._keyboard.use(self.touch)

    def _use(self, keys: bool) -> None:
        if keys != self._view.by_keys:
            self._view.by_keys = keys
            self.device_changed.emit()

    def _table(self, event: QMouseEvent) -> QPointF:
        return self._view.mapToScene(event.position().toPoint())
