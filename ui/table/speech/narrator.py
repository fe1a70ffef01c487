"""What is told of a game as the table shows it: the lines of the log, tasks, races, and who is next."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from core.game import NATURE, Seat
from ui.look.text import Plural, titled, translate
from ui.table.context import AnyContext
from ui.table.game_log import GameLog
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.page.table_page import TablePage
from ui.table.showing import Showing
from ui.table.speech.announcer import Announcer
from ui.table.stage.scene import TableScene
from ui.table.story.pages import Pages

PROMPT: Final = "prompt"
"""The piece whose label says what is to be done."""
FAR: Final = 10
"""After a jump over more entries only what led to the position is told."""

_SELECTED: Final = Plural("table", "%n pieces selected, the last is {piece}.", "Selected: {piece}.", 1)


class Key(NamedTuple):
    """The key with which somebody may react."""

    kind: int
    seat: Seat
    letter: str


class Narrator(QObject):
    """Follows what is shown to the person who looks, and has nothing to tell while the curtain is closed."""

    def __init__(
        self,
        context: AnyContext,
        showing: Showing,
        page: TablePage,
        scene: TableScene,
        pages: Pages,
        reactions: Reactions,
        gestures: GestureInput,
        log: GameLog,
        announcer: Announcer,
    ) -> None:
        super().__init__()
        self._context, self._page, self._scene = context, page, scene
        self._showing, self._pages, self._reactions, self._log = showing, pages, reactions, log
        self._input, self._announcer = gestures, announcer
        self._seat = context.viewer.seat
        self._at = showing.at
        """How many entries lay before what was shown last."""
        self._public = _last_move(context)
        """How many entries everybody has been told of,"""
        self._heard: dict[Seat | None, int] = {}
        """and how many each person who looks alone."""
        self._task = ""
        """What was told to be done, and nothing since."""
        self._keys: frozenset[Key] = frozenset()
        """The keys that were told, as long as they mean something."""
        self._passed_on: tuple[Seat | None, bool] = None, False
        """To whom the table goes, and whether the curtain is closed for them."""
        showing.beginning.connect(self._change_viewer)
        showing.passing.connect(self._tell_lines)
        showing.shown.connect(self._tell)
        gestures.picked.connect(self._tell_selection)

    def _change_viewer(self) -> None:
        """Leave nothing of what one person was told for the next."""
        viewer = self._context.viewer
        if viewer.seat == self._seat:
            return
        self._seat, self._task, self._keys = viewer.seat, "", frozenset()
        if viewer.curtain:
            self._announcer.forget()
        elif not self._context.table.open:
            self._announcer.speak()
            self._announcer.forget()

    def _tell(self) -> None:
        """Tell what happened, and what is to be done now."""
        self._tell_lines()
        self._tell_who_is_next()
        if not self._context.viewer.curtain:
            self._tell_task()

    # --- what happened -----------------------------------------------------------------------------------

    def _tell_lines(self) -> None:
        """Tell the lines of the log that have come into sight; where somebody looks back, those that lead there."""
        viewer, cursor, at = self._context.viewer, self._context.play.cursor, self._showing.at
        if viewer.curtain:
            return
        self._notice_undo(cursor)
        before, self._at = self._at, at
        lines = self._log.lines(viewer.seat, at)
        last = lines[-1].cursor - 1 if lines else at
        seat = None if self._context.table.open else viewer.seat
        heard = max(self._public, self._heard.get(seat, 0)) if seat is not None else self._most_heard
        if at > heard:
            # Whoever was away for long is not read all that they missed in one go.
            start = last if before < heard and at - heard > FAR else heard
            if seat is None:
                self._public = at
            else:
                self._heard[seat] = at
        elif at in (before, cursor):
            return
        elif abs(at - before) > FAR:
            start = last
        else:
            start = before if before < at else at - 1
        for line in lines:
            if line.cursor > start:
                self._task = ""
                self._announcer.say(line.text)

    @property
    def _most_heard(self) -> int:
        return max(self._public, *self._heard.values(), 0)

    def _notice_undo(self, cursor: int) -> None:
        """What was taken back has not happened, and can be told again."""
        if self._most_heard > cursor:
            self._public = min(self._public, cursor)
            self._heard = {seat: min(heard, cursor) for seat, heard in self._heard.items()}
            self._task = ""
            self._announcer.say(translate("table", "Taken back."))

    # --- what is to be done ------------------------------------------------------------------------------

    def _tell_who_is_next(self) -> None:
        viewer, page = self._context.viewer, self._page
        passed_on = viewer.next, viewer.curtain
        if passed_on == self._passed_on:
            return
        self._passed_on = passed_on
        if viewer.curtain:
            # It cuts short what the last person may still be read.
            self._announcer.say(page.curtain.told, urgent=True)
        elif viewer.waiting:
            self._announcer.say(page.handover.told)

    def _tell_task(self) -> None:
        """Tell the person who is asked what to do, and everybody the keys of a race."""
        prompt = self._scene.item(PROMPT)
        task = prompt.piece.label if prompt is not None and self._asked else ""
        keys = self._open_keys()
        if task != self._task:
            self._announcer.say(task, urgent=bool(keys - self._keys))
        for key in sorted(keys - self._keys):
            # A task that names the key has said enough.
            if not re.search(rf"\b{key.letter}\b", task):
                self._announcer.say(self._in_words(key), urgent=True)
        self._task, self._keys = task, keys

    @property
    def _asked(self) -> bool:
        """Whether whoever looks has something to do: to act, or to turn a page; how it ended is told already."""
        return bool(self._context.play.to_act) and (bool(self._context.legal) or self._pages.waits)

    def _tell_selection(self) -> None:
        """Tell what is selected and waits for its place."""
        items = map(self._scene.item, self._input.selected)
        labels = [item.piece.label for item in items if item is not None]
        if labels:
            self._announcer.say(_SELECTED(len(labels)).format(piece=labels[-1]))
        else:
            self._announcer.say(translate("table", "Nothing is selected any more."))

    def _open_keys(self) -> frozenset[Key]:
        kinds = enumerate(self._reactions.keys)
        every = (Key(kind, seat, letter) for kind, letters in kinds for seat, letter in enumerate(letters))
        return frozenset(key for key in every if key.letter)

    def _in_words(self, key: Key) -> str:
        """What somebody's key does."""
        actions = self._reactions.open[key.kind][key.seat]
        (words, _), *_ = self._context.in_words(actions, key.seat)
        told = translate("table", "{action}: key {key}.").format(action=words, key=key.letter)
        return told if key.seat == self._context.alone else titled(self._context.names[key.seat], told)


def _last_move(context: AnyContext) -> int:
    """From where on a game that is opened is told: its last move; a new one from its beginning."""
    play = context.play
    return max((index for index in range(play.cursor) if play.mover(index) != NATURE), default=0)
