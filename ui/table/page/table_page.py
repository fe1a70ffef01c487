"""A table with what lies over it: the notices, the toast, the bar that passes the turn on, and the curtain."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.table.input.aim import around
from ui.table.page.curtain import Curtain, Handover
from ui.table.page.go_on_bar import GoOnBar
from ui.table.page.notice import Notice
from ui.table.page.toast import Toast
from ui.table.pieces import is_read
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView


class TablePage(QWidget):
    """The table fills it; the others float above."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self.table = TableView(scene, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notice = Notice(self)
        column.addWidget(self.notice)
        self.go_on_bar = GoOnBar(self)
        column.addWidget(self.go_on_bar)
        column.addWidget(self.table)
        self.toast = Toast(self, self._kept_free)
        self.handover = Handover(self)
        self.curtain = Curtain(self)
        self.setFocusProxy(self.table)

    def rect_of(self, place: QRectF) -> QRect:
        """A part of the table in pixels of this page."""
        shown = self.table.mapFromScene(place).boundingRect()
        return QRect(self.table.viewport().mapTo(self, shown.topLeft()), shown.size())

    def _kept_free(self, about: frozenset[str]) -> list[QRect]:
        """Where a message about some pieces, zones and spots may not lie."""
        layout = self._scene.layout_shown
        pieces = [around(piece) for piece in layout.pieces if piece.id in about or is_read(piece)]
        zones = [around(zone) for zone in layout.zones if zone.id in about]
        known = {piece.id for piece in layout.pieces} | {zone.id for zone in layout.zones}
        spots = [glow.sceneBoundingRect() for id, glow in self._scene.glows.items() if id in about - known]
        return [self.rect_of(place) for place in (*pieces, *zones, *spots)]

    def settle(self) -> None:
        """Leave the table to whoever looks at it."""
        self.handover.hide()
        self.curtain.hide()
        self.table.setEnabled(True)
        self.setFocusProxy(self.table)

    def ask(self, name: str) -> None:
        """Ask whoever looks to pass the table on to `name`."""
        self.handover.ask(name)

    def draw_curtain(self, name: str) -> None:
        """Hide the table until `name` says it may be seen; nothing behind the curtain can be touched."""
        self.handover.hide()
        self.setFocusProxy(self.curtain.button)
        self.table.setEnabled(False)
        self.curtain.draw_for(name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.table.resized.emit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.resize(self.size())
        if not self.toast.isHidden():
            self.toast.place()
        self.handover.place()
