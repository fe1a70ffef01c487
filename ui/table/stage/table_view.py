"""The view of a table: fitted, zoomed and crisp at any device pixel ratio; it passes all input on to `GestureInput`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ui.table.pieces import width_for
from ui.table.stage.scene import TableScene

if TYPE_CHECKING:
    from ui.table.input.gesture_input import GestureInput

ZOOM_STEP: Final = 1.25
LARGEST_ZOOM: Final = 4.0
NOTCH: Final = 120
"""What a wheel reports for one click of it."""
IN_SIGHT: Final = 40
"""Pixels that are kept between what should be seen and the edge."""
BY_KEYBOARD: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(QGraphicsView):
    """Shows the scene as large as the window allows, or larger."""

    resized = Signal()
    """The room or its sharpness changed."""
    aimed = Signal()
    """A shot is being aimed otherwise, or not any more."""
    # On the class, since Qt still sends events while Python takes the object apart.
    _gesture_input: GestureInput | None = None
    by_keys = False
    """Whether the keyboard was used last, and not the mouse."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._zoom = 1.0
        self._double = False
        self._panned: QPoint | None = None
        self._wheeled = 0
        """What the wheel has turned without having made a whole notch; a touchpad turns it bit by bit."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Pictures have smooth edges of their own: laid down with smooth edges once more, they would take twice as long.
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        # No piece takes what is dragged in from outside; the window does, for it may be a saved game.
        self.setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll(False)

    def attach(self, gesture_input: GestureInput) -> None:
        """Hand every input to `gesture_input` from now on."""
        self._gesture_input = gesture_input

    @property
    def table_width(self) -> float:
        """How wide a table makes best use of the window."""
        room = self.maximumViewportSize()
        return width_for(room.width() / max(1, room.height()))

    @property
    def sharpness(self) -> float:
        """Device pixels per table unit."""
        return self.transform().m11() * self.devicePixelRatioF()

    def fit(self) -> None:
        """Show the whole table."""
        self._zoom = 1.0
        self.refit()
        self.resized.emit()

    def zoom_in(self) -> None:
        self.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom(1 / ZOOM_STEP)

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Come nearer or go away, keeping the point under the cursor where it is."""
        centre = at or QPointF(self.viewport().rect().center())
        held = self.mapToScene(centre.toPoint())
        self._zoom = min(max(self._zoom * factor, 1.0), LARGEST_ZOOM)
        self.refit()
        self._pan(self.mapFromScene(held) - centre.toPoint())
        self.resized.emit()

    def reveal(self, place: QRectF) -> None:
        """Have a place of a zoomed table in sight."""
        if self._zoom > 1:
            self.ensureVisible(place, IN_SIGHT, IN_SIGHT)

    def set_cursor(self, shape: Qt.CursorShape | None) -> None:
        """Show what the cursor would do here."""
        if shape is None:
            self.viewport().unsetCursor()
        else:
            self.viewport().setCursor(shape)

    def sizeHint(self) -> QSize:
        return QSize(960, 600)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Beside the table there is only sky, also while a film has pieces that reach beyond its edge."""
        if self._table.motion.filming and not self.sceneRect().contains(QRectF(rect)):
            table, drawn = QPainterPath(), QPainterPath()
            table.addRect(self.sceneRect())
            drawn.addRect(QRectF(rect))
            painter.fillPath(drawn - table, self._table.backgroundBrush())

    # --- input -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._double = False
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._double = True
        self._press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._panned is not None and event.buttons() & Qt.MouseButton.MiddleButton:
            self._pan(self._panned - at)
            self._panned = at
        elif self._gesture_input is not None:
            self._gesture_input.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned = None
        if self._gesture_input is not None:
            self._gesture_input.release(event, self._double)

    def _press(self, event: QMouseEvent) -> None:
        """The middle button takes hold of the table itself, the others are the hand's."""
        self._panned = event.position().toPoint() if event.button() == Qt.MouseButton.MiddleButton else None
        if self._gesture_input is not None:
            self._gesture_input.press(event)

    def _pan(self, way: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + way.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + way.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._gesture_input is None or not self._gesture_input.key(event):
            # Not the table's: the window may know it, but the view must not scroll.
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._gesture_input is not None and event.reason() in BY_KEYBOARD:
            self._gesture_input.enter()
        elif self._gesture_input is not None:
            self._gesture_input.lighting.light()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # A menu takes the focus only to give it back: what somebody else is asked there ends nobody's aim.
        if self._gesture_input is not None and event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._gesture_input.cancel()
        super().focusOutEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(ZOOM_STEP ** (event.angleDelta().y() / NOTCH), event.position())
        elif self._gesture_input is not None and self._gesture_input.aiming:
            self._wheeled += event.angleDelta().y()
            notches = int(self._wheeled / NOTCH)
            self._wheeled -= notches * NOTCH
            self._gesture_input.wheel(notches)
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()
        self.resized.emit()

    def refit(self) -> None:
        """Fit the table into the room, as after either changed its size; a zoomed one keeps its zoom."""
        # Scroll bars come and go with the zoom, so the zoom must not depend on them.
        room, table = self.maximumViewportSize(), self.sceneRect()
        if table.isEmpty():
            return
        whole = min(room.width() / table.width(), room.height() / table.height())
        self._scroll(self._zoom > 1)
        self.setTransform(QTransform.fromScale(whole * self._zoom, whole * self._zoom))

    def _scroll(self, able: bool) -> None:
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if able else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
