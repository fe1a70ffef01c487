"""Selecting several tiles, as files are selected everywhere, and what can be asked for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from ui.hangar.saved_tile import SavedTile
from ui.hangar.tile_flow import Flow
from ui.look.text import translate

Modifier = Qt.KeyboardModifier
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TileChoice(QObject):
    """Ctrl takes one tile more, Shift all from the last one to this; a plain click or arrow selects nothing."""

    changed = Signal()
    removal_asked = Signal(list)
    """The files of all tiles that are selected, or of the one that has the keyboard."""
    renaming_asked = Signal(Path)

    def __init__(self, flow: Flow, can_rename: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._flow = flow
        self._can_rename = can_rename
        self._followed: list[SavedTile] = []
        self._chosen: list[SavedTile] = []
        self._anchor: SavedTile | None = None
        """Where a selection with Shift begins."""

    @property
    def paths(self) -> list[Path]:
        """The files of the tiles that are selected, in their order."""
        return [tile.path for tile in self._followed if tile in self._chosen]

    def follow(self, tiles: Sequence[SavedTile]) -> None:
        """Watch these tiles instead of those before; what is selected stays so."""
        for tile in tiles:
            if tile not in self._followed:
                tile.installEventFilter(self)
        selected = set(self.paths)
        self._followed = list(tiles)
        self._anchor = self._anchor if self._anchor in tiles else None
        self._choose([tile for tile in tiles if tile.path in selected])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, SavedTile):
            return False
        match event.type(), event:
            case QEvent.Type.MouseButtonPress, QMouseEvent():
                return self._press(watched, event)
            case QEvent.Type.KeyPress, QKeyEvent():
                return self._key(watched, event)
            case QEvent.Type.ContextMenu, QContextMenuEvent():
                self._show_menu(watched, event.globalPos())
                return True
        return False

    # --- mouse and keys ----------------------------------------------------------------------------------

    def _press(self, tile: SavedTile, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        tile.setFocus(Qt.FocusReason.MouseFocusReason)
        return self._select(tile, event.modifiers())

    def _select(self, tile: SavedTile, modifiers: Modifier) -> bool:
        """Whether this was about selecting, and not about the tile alone."""
        if modifiers & Modifier.ShiftModifier:
            self._reach(tile)
            return True
        if modifiers & Modifier.ControlModifier:
            self._toggle(tile)
            return True
        self._anchor = tile
        self._choose([])
        return False

    def _key(self, tile: SavedTile, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self._choose(self._followed)
        elif key in _ARROWS:
            return self._walk(tile, key, modifiers)
        elif key == Qt.Key.Key_Space and modifiers & Modifier.ControlModifier:
            self._toggle(tile)
        elif key == Qt.Key.Key_Delete:
            self.removal_asked.emit(self.paths or [tile.path])
        elif key == Qt.Key.Key_F2 and self._can_rename:
            self.renaming_asked.emit(tile.path)
        elif key == Qt.Key.Key_Escape and self._chosen:
            self._choose([])
        else:
            return False
        return True

    def _walk(self, tile: SavedTile, key: int, modifiers: Modifier) -> bool:
        """Go to the next tile with an arrow: Shift selects on the way, Ctrl leaves the selection as it is."""
        beside = self._flow.beside(tile, key)
        if not isinstance(beside, SavedTile):
            # A selection ends at the edge; without one the keyboard goes on to what follows.
            return bool(modifiers & Modifier.ShiftModifier)
        if modifiers & Modifier.ShiftModifier:
            self._anchor = self._anchor or tile
        if not modifiers & Modifier.ControlModifier:
            self._select(beside, modifiers)
        beside.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _toggle(self, tile: SavedTile) -> None:
        self._anchor = tile
        others = [chosen for chosen in self._chosen if chosen is not tile]
        self._choose(others if tile in self._chosen else [*others, tile])

    def _reach(self, tile: SavedTile) -> None:
        start = self._followed.index(self._anchor) if self._anchor in self._followed else 0
        ends = sorted((start, self._followed.index(tile)))
        self._choose(self._followed[ends[0] : ends[1] + 1])

    def _choose(self, tiles: Sequence[SavedTile]) -> None:
        self._chosen = list(tiles)
        for tile in self._followed:
            tile.mark(tile in self._chosen)
        self.changed.emit()

    # --- the menu ----------------------------------------------------------------------------------------

    def _show_menu(self, tile: SavedTile, at: QPoint) -> None:
        if tile not in self._chosen:
            self._choose([])
        paths = self.paths or [tile.path]
        menu = QMenu(tile)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if len(paths) == 1:
            menu.addAction(translate("shell", "Open")).triggered.connect(lambda: tile.click())
            if self._can_rename:
                rename = menu.addAction(translate("shell", "Rename…"), QKeySequence("F2"))
                rename.triggered.connect(lambda: self.renaming_asked.emit(tile.path))
        remove = menu.addAction(translate("shell", "Remove from the hangar"), QKeySequence("Del"))
        remove.triggered.connect(lambda: self.removal_asked.emit(paths))
        menu.popup(at)
