"""All that a table says to people who don't see it: what happens, and what lies there for a screen reader to find."""

from __future__ import annotations

from ui.table.context import AnyContext
from ui.table.game_log import GameLog
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.page.table_page import TablePage
from ui.table.showing import Showing
from ui.table.speech.accessible_table import install
from ui.table.speech.announcer import Announcer
from ui.table.speech.children import Children
from ui.table.speech.narrator import Narrator
from ui.table.speech.reading import Reading
from ui.table.stage.scene import TableScene
from ui.table.story.pages import Pages


class Speech:
    """One voice for a table: the narrator, toasts and notices speak through the same announcer."""

    def __init__(
        self,
        context: AnyContext,
        page: TablePage,
        scene: TableScene,
        pages: Pages,
        reactions: Reactions,
        gestures: GestureInput,
        showing: Showing,
        log: GameLog,
    ) -> None:
        self.announcer = Announcer(page)
        self._narrator = Narrator(context, showing, page, scene, pages, reactions, gestures, log, self.announcer)
        install()
        self.reading = Reading(page.table, scene, gestures)
        self._children = Children(self.reading, scene)
        page.toast.said.connect(self.announcer.say)
        page.notice.said.connect(self.announcer.say)

    def close(self) -> None:
        """Leave nothing that a screen reader could still ask for."""
        self._children.close()
