"""A running game: every position it went through, a cursor among them, and the only queue for actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic

import msgspec

from core.game import NATURE, ONLY_NATURE, Action, Event, Game, O, Outcome, S, Seat, Stage

Entry = tuple[Seat, Action]


class Change(msgspec.Struct, Generic[S], frozen=True):
    """What subscribers are told: one entry played, or (with `entry` None) a jump to another cursor."""

    before: S
    after: S
    cursor: int
    entry: Entry | None = None
    events: tuple[Event, ...] = ()
    stages: tuple[Stage[S], ...] = ()


class Stale(Exception):
    """An answer to a position that is no longer on the table."""


class Session(Generic[S, O]):
    """States, cursor, submit, seek and subscribe; the one object that sees the whole state."""

    def __init__(self, game: Game[S, O], seats: int, options: O, seed: int, start: S | None = None) -> None:
        """`start` replaces the set-up where only a snapshot could be loaded."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.resumed = start is not None
        """Whether it went on from a snapshot, and the moves before that are nowhere."""
        self._states: list[S] = [game.setup(seats, options) if start is None else start]
        self._entries: list[Entry] = []
        self._cursor = 0
        self._plays = 0
        self._subscribers: list[Callable[[Change[S]], object]] = []

    @property
    def cursor(self) -> int:
        """How many entries lie before the position on the table."""
        return self._cursor

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry, the ones that can be redone included."""
        return tuple(self._entries)

    def entry(self, index: int) -> Entry:
        """One entry, without copying them all."""
        return self._entries[index]

    def still_true(self, entries: Sequence[Entry]) -> int:
        """How many of the entries that somebody wrote down are still those of the session."""
        # A new move cuts everything after it, so the last entry that is the same object ends the common part.
        for index in range(min(len(entries), len(self._entries)) - 1, -1, -1):
            if entries[index] is self._entries[index]:
                return index + 1
        return 0

    @property
    def length(self) -> int:
        """How many entries there are, the ones that can be redone included."""
        return len(self._entries)

    @property
    def version(self) -> tuple[int, int]:
        """What a record of the session depends on: equal after a jump and back, never after another move."""
        # Every move cuts what came after it, so the number of moves ever made stands for all entries.
        return self._cursor, self._plays

    @property
    def _state(self) -> S:
        return self._states[self._cursor]

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.game.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def view(self, seat: Seat | None) -> S:
        """What a seat, or a spectator, may know of the position on the table."""
        return self.game.view(self._state, seat)

    def change(self, index: int) -> Change[S]:
        """What playing entry `index` changed, told once more; also for entries that can be redone."""
        before, (seat, action) = self._states[index], self._entries[index]
        step = self.game.apply(before, seat, action)
        return Change(before, step.state, index + 1, (seat, action), step.events, step.stages)

    def begin(self) -> None:
        """Let nature act first, as a fresh game asks."""
        self._let_nature_answer()

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        """Play one action and let nature answer; a refused one changes nothing.

        `at` is the cursor the answer was meant for: a bot's or a loser's late answer raises `Stale`.
        """
        if at is not None and at != self._cursor:
            raise Stale(f"meant for position {at}, the table is at {self._cursor}")
        self.play(seat, action)
        self._let_nature_answer()

    def play(self, seat: Seat, action: Action) -> None:
        """Play exactly one entry, as replaying a record does: nature's outcomes come from the record."""
        before = self._state
        step = self.game.apply(before, seat, action)
        del self._states[self._cursor + 1 :]
        del self._entries[self._cursor :]
        self._states.append(step.state)
        self._entries.append((seat, action))
        self._cursor += 1
        self._plays += 1
        self._tell(Change(before, step.state, self._cursor, (seat, action), step.events, step.stages))

    def seek(self, cursor: int) -> None:
        """Put the position before entry `cursor` on the table."""
        if not 0 <= cursor < len(self._states):
            raise IndexError(f"no position {cursor} among {len(self._states)}")
        before = self._state
        self._cursor = cursor
        self._tell(Change(before, self._state, cursor))

    def subscribe(self, told: Callable[[Change[S]], object]) -> Callable[[], None]:
        """Have `told` called after every change; the result ends that."""
        self._subscribers.append(told)
        return lambda: self._subscribers.remove(told)

    def _let_nature_answer(self) -> None:
        while (answer := self._answer()) is not None:
            self.play(*answer)

    def _answer(self) -> Entry | None:
        """What happens now without anybody being asked, if anything does."""
        if self.game.to_act(self._state) != ONLY_NATURE:
            return None
        # Seeded by place, so that taking a throw back and throwing again gives the same dice.
        rng = random.Random(f"{self.seed}/{self._cursor}")
        return NATURE, self.game.nature(self._state, rng)

    def _tell(self, change: Change[S]) -> None:
        for told in tuple(self._subscribers):
            told(change)


AnySession = Session[Any, Any]
"""A session of a game that is known only when it is opened."""


def replay(session: Session[S, O], entries: Iterable[Entry]) -> None:
    """Play recorded entries one by one; the first that the rules refuse raises `Illegal`."""
    for seat, action in entries:
        session.play(seat, action)


def outcome_at(session: Session[S, O], cursor: int) -> Outcome | None:
    """How the game ended, if it was over after so many entries."""
    return session.game.outcome(whole_state(session, cursor))


def start_of(session: Session[S, O]) -> S | None:
    """The snapshot that a session went on from; None for one that has its beginning."""
    return whole_state(session, 0) if session.resumed else None


def whole_state(session: Session[S, O], cursor: int | None = None) -> S:
    """The position on the table or at another cursor with all its secrets: for the core and its records alone."""
    return session._states[session.cursor if cursor is None else cursor]
