"""Questions with one possible answer, which the table answers for a person who sits alone among bots."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from ui.table.moves import Moves
from ui.table.showing import Showing
from ui.table.stage.scene import TableScene
from ui.table.story.story import Story


class Formalities(QObject):
    """Answers when people have seen what they are asked about."""

    def __init__(self, scene: TableScene, story: Story, showing: Showing, moves: Moves) -> None:
        super().__init__()
        self._scene, self._story, self._moves = scene, story, moves
        # Not within the signal: an answer shows another position.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._answer)
        showing.shown.connect(self._soon.start)
        story.rested.connect(self._soon.start)

    def stop(self) -> None:
        """Answer nothing any more."""
        self._soon.stop()

    def _answer(self) -> None:
        if not self._story.holding and not self._scene.motion.filming:
            self._moves.answer_formality()
