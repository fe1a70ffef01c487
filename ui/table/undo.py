"""The undo stack of the table: command objects that hold two cursors and a text, never a piece or a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtGui import QUndoCommand, QUndoStack

from core.game import Action, Seat
from core.play import AnyPlay, reveals
from core.players import TakeBack
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
    """The turns of a game on a `QUndoStack`, under the table's take-back policy."""

    def __init__(
        self,
        play: AnyPlay,
        people: frozenset[Seat],
        policy: TakeBack,
        label: Callable[[Action], str],
        formal: Callable[[int], bool] = lambda index: False,
    ) -> None:
        """`formal` entries of people were played for them, and are no turns of their own."""
        self.stack = QUndoStack()
        self._play = play
        self._people = people
        self._policy = policy
        self._label = label
        self._formal = formal
        self._recording = False
        # QUndoStack owns the C++ side only; without these references Python would take its side away.
        self.turns: list[Turn] = []
        self._rebuild()

    def record(self, start: int) -> None:
        """Take what was played since `start` in: as a new turn of a person, or as the answer that extends the last."""
        if self._begins_turn(start):
            undone = self.turns[self.stack.index() :]
            self._push(start, self._play.cursor)
            del self.turns[-1 - len(undone) : -1]
        elif self.stack.canRedo():
            # An answer cuts what could be redone, which a stack does only for a command that is pushed.
            self._rebuild()
        elif self.turns:
            self.turns[-1].stop = self._play.cursor

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
        turn = self.turns[self.stack.index() - 1]
        return any(reveals(self._play, index, self._people) for index in range(turn.start, turn.stop))

    def rename(self) -> None:
        """Call every turn by its name in another language."""
        for turn in self.turns:
            turn.setText(self._name(turn.start))

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
        turn = Turn(self._seek, start, stop, self._name(start))
        self.turns.append(turn)
        with self._as_it_stands():
            self.stack.push(turn)

    def _begins_turn(self, index: int) -> bool:
        """Whether a person decided something in an entry."""
        return self._play.mover(index) in self._people and not self._formal(index)

    def _name(self, start: int) -> str:
        """What the turn of a person is called: by their own move, which they know."""
        action = self._play.action(start, self._play.mover(start))
        return "" if action is None else self._label(action)

    def _rebuild(self) -> None:
        """Make the turns that the game holds, those that can be redone included."""
        play, old = self._play, list(self.turns)
        self.stack.clear()
        self.turns.clear()
        starts = [index for index in range(play.length) if self._begins_turn(index)]
        for start, stop in pairwise([*starts, play.length]):
            self._push(start, stop)
        # A record may stand within a turn, which then is the one to take back.
        with self._as_it_stands():
            self.stack.setIndex(sum(1 for start in starts if start < play.cursor))
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
            self._play.seek(cursor)
