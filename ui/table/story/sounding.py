"""What is heard at a table: the sounds of what is shown, a bell for whoever has waited, and a knock for a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import not_
from typing import Any, Final

from PySide6.QtCore import QObject

from core.play import SeenChange
from ui.sound.sounds import Silence, Sound, SoundPlayer
from ui.table.context import AnyContext
from ui.table.input.reactions import Reactions
from ui.table.moves import Moves
from ui.table.page.table_page import TablePage
from ui.table.showing import Showing
from ui.table.stage.motion import Motion
from ui.table.story.pace import UNSEEN
from ui.table.story.story import Story

AT_ONCE: Final = 2
"""So many sounds begin together at most; more of them are only noise."""
_ORDER: Final = {sound: place for place, sound in enumerate(Sound)}


class Sounding(QObject):
    """Plays what people see happen; nothing that is skipped, hurried on, taken back or behind another tab."""

    def __init__(
        self,
        context: AnyContext,
        page: TablePage,
        motion: Motion,
        story: Story,
        reactions: Reactions,
        showing: Showing,
        moves: Moves,
    ) -> None:
        super().__init__()
        self.player: SoundPlayer = Silence()
        self._context, self._page, self._motion = context, page, motion
        self._story, self._reactions = story, reactions
        self._filmed: tuple[SeenChange[Any], ...] = ()
        """What is heard when the film that runs has come to its end."""
        self._told = False
        """Whether something was told since the position on the table was last shown."""
        self._asked = True
        showing.telling.connect(self._tell)
        showing.arrived.connect(self._end_film)
        showing.shown.connect(self._ring)
        moves.refused.connect(self._knock)

    @property
    def _listening(self) -> bool:
        """Whether somebody sees this table, in its own time."""
        return self._page.isVisible() and self._story.times != UNSEEN and not self._story.hurrying

    def _tell(self, changes: tuple[SeenChange[Any], ...]) -> None:
        """Play what begins to be shown; what a film leads to waits for its end."""
        self._filmed, self._told = (), self._listening
        if not self._listening:
            return
        kind = self._context.table.flicks.filmed
        filmed = [kind is not None and isinstance(change.action, kind) for change in changes]
        self._filmed = tuple(compress(changes, filmed))
        self._play(compress(changes, map(not_, filmed)))

    def _end_film(self) -> None:
        filmed, self._filmed = self._filmed, ()
        if self._listening and not self._motion.skipping:
            self._play(filmed)

    def _play(self, changes: Iterable[SeenChange[Any]]) -> None:
        of = self._context.table.sounds.of
        found = {sound for change in changes for event in change.events if (sound := of(event)) is not None}
        for sound in sorted(found, key=_ORDER.__getitem__)[:AT_ONCE]:
            self.player.play(sound)

    def _ring(self) -> None:
        """Call people when others have moved and it is their turn; a race has a sound of its own."""
        told, self._told = self._told, False
        waited, viewer = not self._asked, self._context.viewer
        self._asked = not self._reactions.seats and (viewer.waiting or bool(self._context.legal))
        if waited and self._asked and told and not self._motion.skipping:
            self.player.play(Sound.BELL)

    def _knock(self) -> None:
        if self._listening:
            self.player.play(Sound.KNOCK)
