"""The view of the person at the screen: passed from one to the next, and laid out for the one who looks."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from core.game import Action
from ui.table.context import AnyContext
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.page.table_page import TablePage
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films
from ui.table.story.pages import Pages


class Perspective:
    """Follows the people at one screen, and sees nothing that the one who looks may not."""

    def __init__(
        self,
        context: AnyContext,
        page: TablePage,
        pages: Pages,
        reactions: Reactions,
        films: Films,
        staging: Staging,
    ) -> None:
        self._context, self._page, self._pages = context, page, pages
        self._reactions, self._films, self._staging = reactions, films, staging

    def follow(self) -> None:
        """Have somebody who is asked to act look, as far as the game alone can tell."""
        context, reactions = self._context, self._reactions
        to_act, racing = context.play.to_act, reactions.seats
        if self._pages.waits:
            # A page is for everybody to see, and anybody turns it.
            context.viewer.follow(frozenset(), shared=True)
            return
        # While everybody may react, nobody has to be asked to.
        only_reacting = frozenset(filter(reactions.nothing_else, racing)) if context.table.open else racing
        context.viewer.follow(to_act - only_reacting, shared=not to_act or bool(racing))

    def show_handover(self) -> None:
        """Ask for the table to be passed on, or hide it from everybody until it was."""
        page, viewer, names = self._page, self._context.viewer, self._context.names
        if viewer.next is None:
            page.settle()
        elif viewer.curtain:
            page.draw_curtain(names[viewer.next])
        else:
            page.ask(names[viewer.next])

    def layout(self, legal: tuple[Action, ...]) -> Layout:
        """Where everything belongs now, for a viewer who may do this."""
        return self._context.table.layout(self._moment(legal))

    def _moment(self, legal: tuple[Action, ...]) -> Moment[Any]:
        return replace(
            self._context.moment(self._page.table.table_width, legal),
            staged=self._staging.laid,
            ready=self._staging.ready,
            keys=self._reactions.keys,
            films=self._films.buttons,
            pressed=self._films.pressed,
            tries=self._films.tries,
            page=self._pages.waits,
            by_keys=self._page.table.by_keys,
        )
