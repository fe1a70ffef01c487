"""Bringing the position on the table to the scene, for the person who looks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from core.game import Seat
from core.play import SeenChange
from ui.table.context import AnyContext
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.page import TablePage
from ui.table.perspective import Perspective
from ui.table.pieces import Layout
from ui.table.stage.films import Films, film_of, tumbling_of
from ui.table.stage.scene import TableScene


class Showing(QObject):
    """Shows what happened since the last time, and leaves nothing of one viewer for the next."""

    beginning = Signal()
    """Another position, or another viewer, is about to be shown."""
    shown = Signal()
    """Everything is where it belongs."""

    def __init__(
        self,
        context: AnyContext,
        page: TablePage,
        scene: TableScene,
        perspective: Perspective,
        reactions: Reactions,
        staging: Staging,
        films: Films,
        gestures: GestureInput,
    ) -> None:
        super().__init__()
        self._context, self._page, self._scene = context, page, scene
        self._perspective, self._reactions, self._staging = perspective, reactions, staging
        self._films, self._input = films, gestures
        self._shown_to: Seat | None = None
        self._racing = False
        self._played: list[int] = []
        """The entries that have not been shown yet."""

    def note(self, played: int | None) -> None:
        """Remember what is to be shown; after a jump there is nothing to show of what came before it."""
        if played is None:
            self._played.clear()
        else:
            self._played.append(played)

    def refresh(self, animated: bool = True) -> None:
        """Show the position on the table to the person who may look."""
        context, viewer = self._context, self._context.viewer
        self._perspective.follow()
        self.beginning.emit()
        if viewer.seat != self._shown_to:
            self._forget_the_last_viewer()
            # Where there are secrets, nothing may come from where somebody else saw it.
            animated = animated and context.table.open
        self._follow_race()
        legal = context.legal
        self._staging.follow(legal)
        layout = self._perspective.layout(legal)
        self._perspective.show_handover()
        told = self._told(animated)
        film = film_of(context.table, told, context.moment(self._page.table.table_width))
        if film is None:
            self._scene.show(layout, tumbling_of(context.table, layout, told), animated)
            self.arrive()
        else:
            # The end of it is told when it has been seen; whoever touches the table sees it at once.
            self._input.refresh()
            self._scene.project(film, layout, self.arrive)

    def arrive(self) -> None:
        """Everything is where it belongs: let hands go on, and tell it."""
        self._input.refresh()
        self.shown.emit()

    def put_back(self) -> None:
        """Let everything spring back to where it belongs."""
        if self._scene.motion.filming:
            # What waits for the end of a film must not wait for ever.
            self._scene.motion.skip()
        self._scene.show(self._scene.layout_shown)

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return self._perspective.layout(self._context.legal)

    def resize(self) -> None:
        """Lay the table for another shape of the window."""
        if self._page.table.table_width == self._scene.layout_shown.width:
            return
        self._input.cancel()
        # What waits for the end of a film must not wait for ever, and a trail lies on the old table.
        self._scene.motion.skip()
        self._films.forget_trail()
        self._staging.follow(self._context.legal)
        self._scene.show(self.layout(), animated=False)
        self._page.table.refit()
        self._input.refresh()

    def pass_on(self) -> None:
        """Close the curtain for the next person."""
        self._context.viewer.draw_curtain()
        self.refresh(animated=False)

    def take_over(self) -> None:
        """Open the curtain: the next person looks."""
        self._context.viewer.open_curtain()
        self.refresh(animated=False)
        self._page.table.setFocus()

    def _told(self, animated: bool) -> tuple[SeenChange[Any], ...]:
        """What happened since the last time, as the viewer sees it; nothing where it is not to be seen happening."""
        played, self._played = self._played, []
        play, seat = self._context.play, self._context.viewer.seat
        return tuple([play.change(index, seat) for index in played]) if animated else ()

    def _follow_race(self) -> None:
        """When a race is lost, empty the hands: what was meant for it is no move of the next turn."""
        racing = bool(self._reactions.seats)
        over, self._racing = self._racing and not racing, racing
        # A shot that is being aimed is meant for the turn, whatever the others call meanwhile.
        if over and not self._input.aiming:
            self._input.empty()

    def _forget_the_last_viewer(self) -> None:
        """Nothing of what one person saw or did is left for the next to see."""
        self._shown_to = self._context.viewer.seat
        self._staging.clear()
        self._input.forget()
        self._page.toast.hide()
