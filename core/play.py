"""What a screen may know and do of a game: views, never a whole state, a seed or an entry.

Everything that shows or changes a game goes through `Play`: a game on this computer (`LocalPlay`), and one that is only
looked at (`Recording`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from core.game import NATURE, Action, Event, Game, Illegal, Options, Outcome, S, Seat
from core.session import Session, whole_state

Told = Callable[[int | None], object]
"""Called after every change, with the index of the entry that was played, or None after a jump to another cursor."""

MOST_VIEWS: Final = 64
"""So many views are remembered, and changes: those of all seats, for the few positions that a change is told with."""


class SeenChange(msgspec.Struct, Generic[S], frozen=True):
    """What playing one entry changed, as one seat or a spectator sees it."""

    before: S
    after: S
    cursor: int
    """How many entries lie before the position that it led to."""
    seat: Seat
    """Who acted."""
    action: Action | None
    """What they did, where the seat that looks may know."""
    events: tuple[Event, ...] = ()
    stages: tuple[tuple[S, int], ...] = ()
    """Where one thing happened after the other: what was seen on the way, each with how many events led there."""


class ReadOnly(Exception):
    """A move in a game that is only looked at."""


class Play(Protocol[S]):
    """One game at one cursor, as those see it who look at it."""

    @property
    def game(self) -> Game[S, Any]:
        """The rules, whose functions are asked about views."""
        ...

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def cursor(self) -> int:
        """How many entries lie before the position on the table."""
        ...

    @property
    def length(self) -> int:
        """How many entries there are, the ones that can be redone included."""
        ...

    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def view(self, seat: Seat | None, cursor: int | None = None) -> S:
        """What a seat, or a spectator, may know of the position on the table, or knew of that after so many entries."""
        ...

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat may do now; nothing where it is not to act."""
        ...

    def refusal(self, seat: Seat, action: Action) -> Illegal | None:
        """Why an action would be refused now; None where it may be played."""
        ...

    def mover(self, index: int) -> Seat:
        """Who acted in an entry, also in one that can be redone."""
        ...

    def action(self, index: int, seat: Seat | None) -> Action | None:
        """What was done in an entry; None where the seat may not know."""
        ...

    def change(self, index: int, seat: Seat | None) -> SeenChange[S]:
        """What playing an entry changed, as a seat sees it; also of one that can be redone."""
        ...

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        """Play an action that answers the position at cursor `at`, or raise `Illegal`, `Stale` or `ReadOnly`."""
        ...

    def seek(self, cursor: int) -> None:
        """Put the position before entry `cursor` on the table."""
        ...

    def subscribe(self, told: Told) -> Callable[[], None]:
        """Have `told` called after every change; the result ends that."""
        ...


T = TypeVar("T")
AnyPlay = Play[Any]
"""A game that is known only when it is opened."""


class _Seen(ABC, Generic[S]):
    """The positions of a session as views, each worked out once while it is remembered."""

    def __init__(self, session: Session[S, Any]) -> None:
        self._session = session
        self._views: OrderedDict[tuple[int, Seat | None], S] = OrderedDict()
        self._changes: OrderedDict[tuple[int, Seat | None], SeenChange[S]] = OrderedDict()
        self._legal: dict[tuple[int, Seat], tuple[Action, ...]] = {}
        self._subscribers: list[Told] = []

    @property
    @abstractmethod
    def cursor(self) -> int:
        """How many entries lie before the position on the table."""

    @property
    def game(self) -> Game[S, Any]:
        return self._session.game

    @property
    def seats(self) -> int:
        return self._session.seats

    @property
    def options(self) -> Options:
        options: Options = self._session.options
        return options

    @property
    def length(self) -> int:
        return self._session.length

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.game.to_act(whole_state(self._session, self.cursor))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(whole_state(self._session, self.cursor))

    def view(self, seat: Seat | None, cursor: int | None = None) -> S:
        at = self.cursor if cursor is None else cursor
        if not 0 <= at <= self.length:
            raise IndexError(f"no position {at} among {self.length + 1}")
        return self._view_at(at, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act:
            return ()
        key = self.cursor, seat
        if key not in self._legal:
            self._legal[key] = tuple(self.game.legal(self.view(seat), seat))
        return self._legal[key]

    def refusal(self, seat: Seat, action: Action) -> Illegal | None:
        try:
            self.game.apply(whole_state(self._session, self.cursor), seat, action)
        except Illegal as illegal:
            return illegal
        return None

    def mover(self, index: int) -> Seat:
        return self._session.entry(index)[0]

    def action(self, index: int, seat: Seat | None) -> Action | None:
        mover, action = self._session.entry(index)
        return action if mover == seat or self.game.is_open(action) else None

    def change(self, index: int, seat: Seat | None) -> SeenChange[S]:
        return _remembered(self._changes, (index, seat), self._change)

    def _change(self, index: int, seat: Seat | None) -> SeenChange[S]:
        before, after = self._view_at(index, seat), self._view_at(index + 1, seat)
        change = self._session.change(index)
        stages = tuple([(self.game.view(stage.state, seat), stage.events) for stage in change.stages])
        mover, action = self.mover(index), self.action(index, seat)
        return SeenChange(before, after, index + 1, mover, action, change.events, stages)

    def subscribe(self, told: Told) -> Callable[[], None]:
        self._subscribers.append(told)
        return lambda: self._subscribers.remove(told)

    def _view_at(self, cursor: int, seat: Seat | None) -> S:
        return _remembered(self._views, (cursor, seat), self._view)

    def _view(self, cursor: int, seat: Seat | None) -> S:
        return self.game.view(whole_state(self._session, cursor), seat)

    def _tell(self, index: int | None) -> None:
        for told in tuple(self._subscribers):
            told(index)


def _remembered(
    known: OrderedDict[tuple[int, Seat | None], T], key: tuple[int, Seat | None], find: Callable[[int, Seat | None], T]
) -> T:
    """What was found before, or is found now; what was not asked for lately is forgotten."""
    if key in known:
        known.move_to_end(key)
    else:
        known[key] = find(*key)
        if len(known) > MOST_VIEWS:
            known.popitem(last=False)
    return known[key]


class LocalPlay(_Seen[S]):
    """A game that is played on this computer."""

    def __init__(self, session: Session[S, Any]) -> None:
        super().__init__(session)
        session.subscribe(lambda change: self._follow(change.cursor - 1 if change.entry else None))

    @property
    def cursor(self) -> int:
        return self._session.cursor

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        self._session.submit(seat, action, at)

    def seek(self, cursor: int) -> None:
        self._session.seek(cursor)

    def _follow(self, index: int | None) -> None:
        self._legal.clear()
        if index is not None:
            # What was played cut all that came after it.
            for key in [key for key in self._views if key[0] > index]:
                del self._views[key]
            for key in [key for key in self._changes if key[0] >= index]:
                del self._changes[key]
        self._tell(index)


class Recording(_Seen[S]):
    """A game that is only looked at: at any cursor, and without taking moves."""

    def __init__(self, session: Session[S, Any]) -> None:
        """Begin where the session stands; it is never moved from there."""
        super().__init__(session)
        self._cursor = session.cursor

    @property
    def cursor(self) -> int:
        return self._cursor

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        raise ReadOnly("this game is only looked at")

    def seek(self, cursor: int) -> None:
        if not 0 <= cursor <= self.length:
            raise IndexError(f"no position {cursor} among {self.length + 1}")
        self._cursor = cursor
        self._legal.clear()
        self._tell(None)


def reveals(play: AnyPlay, index: int, people: frozenset[Seat]) -> bool:
    """Whether chance acted, or a person learned something: the one who moved, or anybody where a bot did."""
    mover = play.mover(index)
    if mover == NATURE:
        return True
    learners = {mover} if mover in people else people
    seen = (play.change(index, learner) for learner in learners)
    return any(play.game.learned(change.before, change.after) for change in seen)
