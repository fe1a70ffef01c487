"""The moves of everybody at a table: submitted as they are meant, asked about or refused."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QObject, Signal

from core.game import Action, Illegal, Seat
from core.play import ReadOnly
from core.session import Stale
from ui.look.text import translate
from ui.table.context import AnyContext
from ui.table.input.chooser import Chooser
from ui.table.input.staging import Staging
from ui.table.page.toast import Toast
from ui.table.showing import Showing
from ui.table.stage.films import Films
from ui.table.story.pages import Pages
from ui.table.undo import UndoHistory


class Moves(QObject):
    """Submits actions, and has what came of them shown."""

    refused = Signal()
    """Somebody is told why something can't be done."""

    def __init__(
        self,
        context: AnyContext,
        undo_history: UndoHistory,
        staging: Staging,
        films: Films,
        pages: Pages,
        showing: Showing,
        chooser: Chooser,
        toast: Toast,
    ) -> None:
        super().__init__()
        self._context, self._undo, self._staging, self._pages = context, undo_history, staging, pages
        self._films, self._showing, self._chooser, self._toast = films, showing, chooser, toast

    def in_words(self) -> list[tuple[str, Action]]:
        """Every action of the viewer in words."""
        seat = self._context.viewer.seat
        return [] if seat is None else self._context.in_words(self._context.legal, seat)

    def submit(self, action: Action) -> None:
        """Play an action of the viewer, or show why it is refused."""
        viewer = self._context.viewer
        if viewer.seat is not None and viewer.plays and not viewer.looking_back:
            self.answer(viewer.seat, action, self._context.play.cursor)

    def answer(self, seat: Seat, action: Action, at: int) -> None:
        """Play anybody's action, if it still answers the position on the table."""
        play = self._context.play
        start = play.cursor
        try:
            if seat == self._context.viewer.seat and self._films.throw(action):
                return
            play.submit(seat, action, at)
        except Stale:
            return
        except ReadOnly:
            self._showing.put_back()
            return
        except Illegal as illegal:
            self.refuse(illegal)
            return
        self._undo.record(start)
        if seat == self._context.viewer.seat:
            self._staging.clear()
            self._toast.hide()
        self._showing.refresh()

    def choose(self, actions: tuple[Action, ...], seat: Seat | None = None) -> None:
        """Play the one action meant, by the viewer or by somebody else, or ask which of several."""
        viewer, cursor = self._context.viewer, self._context.play.cursor
        actor = viewer.seat if seat is None and viewer.plays else seat
        if actor is None:
            return
        different = self._different(actions, actor)
        if len(different) == 1:
            self.answer(actor, different[0], cursor)
            return
        self._showing.put_back()
        if different:
            self._chooser.ask(self._context.in_words(different, actor), partial(self.answer, actor, at=cursor))

    def _different(self, actions: tuple[Action, ...], seat: Seat) -> tuple[Action, ...]:
        """The first of those that come to the same."""
        view, same = self._context.play.view(seat), self._context.table.same
        found: dict[Hashable, Action] = {}
        for action in actions:
            found.setdefault(same(view, action), action)
        return tuple(found.values())

    def turn_page(self) -> None:
        """Go on after a page: for the person who is to act, or let the bot go on."""
        play, people = self._context.play, self._context.seating.people
        seat = min(play.to_act & people, default=None)
        self._pages.turn()
        if seat is None:
            self._showing.refresh()
        else:
            self.answer(seat, play.legal(seat)[0], play.cursor)

    def answer_formality(self) -> None:
        """Answer for a person among bots who has no choice, and is asked only so that others learn nothing."""
        play, seat = self._context.play, self._context.alone
        if seat in play.to_act and not self._context.viewer.looking_back:
            action = self._context.table.races.formality(play.view(seat), seat)
            if action is not None:
                self.answer(seat, action, play.cursor)

    def refuse(self, illegal: Illegal | None, about: frozenset[str] = frozenset()) -> None:
        """Say why some pieces can't go somewhere, with a link to the rule, and let everything spring back."""
        if illegal is None:
            self._toast.say(translate("table", "That doesn't go there."), about=about)
        else:
            self._toast.say(self._context.text.reason(illegal), illegal.rule, about)
        self.refused.emit()
        self._showing.put_back()
