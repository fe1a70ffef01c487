"""The undo stack of the table: command objects that hold two cursors and a text, never a piece or a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from PySide6.QtGui import QUndoCommand, QUndoStack

from core.cards import UNSEEN
from core.game import NATURE, Seat
from core.players import TakeBack
from core.session import Session
from ui.look.text import translate


class Turn(QUndoCommand):
    """One move of a person with all that chance and bots answered."""

    def __init__(self, seek: Callable[[int], None], start: int, stop: int, text: str) -> None:
        super().__init__(text)
        self._seek = seek
        self.start = start
        self.stop = stop

    def undo(self) -> None:
        self._seek(self.start)

    def redo(self) -> None:
        self._seek(self.stop)


class UndoHistory:
    """The turns of a session on a `QUndoStack`, under the table's take-back policy."""

    def __init__(
        self,
        session: Session[Any, Any],
        people: frozenset[Seat],
        policy: TakeBack,
        label: Callable[[Any], str],
    ) -> None:
        self.stack = QUndoStack()
        self._session = session
        self._people = people
        self._policy = policy
        self._label = label
        self._recording = False
        # QUndoStack owns the C++ side only; without these references Python would take its side away.
        self._turns: list[Turn] = []
        self._rebuild()

    def record(self, start: int) -> None:
        """Take what was played since `start` in: as a new turn of a person, or as the answer that extends the last."""
        seat, _ = self._session.entry(start)
        if seat in self._people:
            undone = self._turns[self.stack.index() :]
            self._push(start, self._session.cursor)
            del self._turns[-1 - len(undone) : -1]
        elif self.stack.canRedo():
            # An answer cuts what could be redone, which a stack does only for a command that is pushed.
            self._rebuild()
        elif self._turns:
            self._turns[-1].stop = self._session.cursor

    @property
    def can_undo(self) -> bool:
        return self.stack.canUndo() and self._policy is not TakeBack.OFF and not self.revealed

    @property
    def can_redo(self) -> bool:
        return self.stack.canRedo()

    @property
    def revealed(self) -> bool:
        """Whether taking the last turn back would take back something that was revealed."""
        if self._policy is not TakeBack.UNTIL_REVEALED or not self.stack.canUndo():
            return False
        turn = self._turns[self.stack.index() - 1]
        return any(_reveals(self._session, index, self._people) for index in range(turn.start, turn.stop))

    def rename(self) -> None:
        """Call every turn by its name in another language."""
        for turn in self._turns:
            turn.setText(self._label(self._session.entry(turn.start)[1]))

    def undo_text(self) -> str:
        """What undo would take back, or why it can't."""
        if self._policy is TakeBack.OFF:
            return translate("table", "Moves can't be taken back at this table.")
        if self.revealed:
            return translate("table", "Something has been revealed since: dice, a drawn card or a hidden one.")
        if not self.stack.canUndo():
            return translate("table", "There is nothing to take back.")
        return translate("table", "Undo {move}").format(move=self.stack.undoText()).rstrip("\u00a0: ")

    def redo_text(self) -> str:
        """What redo would play again."""
        return translate("table", "Redo {move}").format(move=self.stack.redoText()).rstrip("\u00a0: ")

    def _push(self, start: int, stop: int) -> None:
        turn = Turn(self._seek, start, stop, self._label(self._session.entry(start)[1]))
        self._turns.append(turn)
        with self._as_it_stands():
            self.stack.push(turn)

    def _rebuild(self) -> None:
        """Make the turns that the session holds, those that can be redone included."""
        session, old = self._session, list(self._turns)
        self.stack.clear()
        self._turns.clear()
        starts = [index for index in range(session.length) if session.entry(index)[0] in self._people]
        for start, stop in pairwise([*starts, session.length]):
            self._push(start, stop)
        # A record may stand within a turn, which then is the one to take back.
        with self._as_it_stands():
            self.stack.setIndex(sum(1 for start in starts if start < session.cursor))
        self.stack.setClean()
        del old

    @contextmanager
    def _as_it_stands(self) -> Iterator[None]:
        """Pushing a command redoes it, but what is recorded is on the table already."""
        self._recording = True
        yield
        self._recording = False

    def _seek(self, cursor: int) -> None:
        if not self._recording:
            self._session.seek(cursor)


def _reveals(session: Session[Any, Any], index: int, people: frozenset[Seat]) -> bool:
    """Whether chance acted, or the seat that moved saw a face that it had not seen."""
    seat, _ = session.entry(index)
    if seat == NATURE:
        return True
    change, view = session.change(index), session.game.view
    learners = people if seat not in people else {seat}
    return any(_learned(view(change.before, learner), view(change.after, learner)) for learner in learners)


def _learned(before: Any, after: Any) -> bool:
    """Whether a face can be seen that was not seen before; there are games without cards."""
    faces = zip(getattr(before, "faces", ()), getattr(after, "faces", ()), strict=True)
    return any(old == UNSEEN != new for old, new in faces)
