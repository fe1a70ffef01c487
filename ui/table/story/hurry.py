"""What a press means while something is still being told: mostly that people have seen enough of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from ui.table.input.staging import Staging
from ui.table.stage.scene import TableScene
from ui.table.story.story import Story


class Hurry(QObject):
    """Goes on to the next thing, or at once to the position on the table where somebody wants to act in it."""

    caught_up = Signal()
    """Somebody wants to see the position on the table."""

    def __init__(self, scene: TableScene, story: Story, staging: Staging) -> None:
        super().__init__()
        self._scene, self._story, self._staging = scene, story, staging

    def press(self, point: QPointF) -> bool:
        """Hurry on by a press on the table; whether that was all it meant."""
        filming = self._scene.motion.filming
        self._scene.motion.skip()
        if not self._story.behind:
            # Whoever cuts a film short does not mean what its end brings there.
            return filming
        wanted = self._scene.piece_at(point, lambda piece: piece.id in self._staging.wanted)
        if wanted is None:
            if not filming:
                self._story.hurry()
            return True
        self.caught_up.emit()
        there = self._scene.piece_at(point, lambda piece: piece.id == wanted.id)
        return there is None

    def miss(self) -> bool:
        """A press on nothing that can be used: whether it ends what is being shown."""
        return self._story.hurry()

    def key(self, key: int, able: bool) -> bool:
        """Hurry on by a key; whether that was all it meant. `able` where the key could do something on the table."""
        filming = self._scene.motion.filming
        self._scene.motion.skip()
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if filming:
                # Whoever cuts a film short still wants to see how it ends.
                return True
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self._story.behind or not able:
                return self._story.hurry()
            case Qt.Key.Key_Escape if self._story.behind:
                self.caught_up.emit()
                return True
        if self._story.behind:
            self.caught_up.emit()
        return False
