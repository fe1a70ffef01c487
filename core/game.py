"""What every game is made of: seats, actions, events, and the protocol that the rest of Voltige relies on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated, Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from core.concern import Owned

Seat = Annotated[int, Owned(lambda seat, seats: seat)]
"""A player, by number; `core.concern.concerned` finds it in the fields of events."""
NATURE: Seat = -1
"""The seat of chance: it shuffles, rolls and draws lots, and its outcomes are recorded like any move."""

ONLY_NATURE: frozenset[Seat] = frozenset({NATURE})
NOBODY: frozenset[Seat] = frozenset()


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable value; everything the core hands out is made of these and tuples of them."""


class Action(Value, frozen=True, gc=False, tag=True, omit_defaults=True):
    """What a seat, or nature, does. Actions are imperatives."""


class Event(Value, frozen=True, gc=False, tag=True):
    """What has happened, for logs and animation. Events carry card ids, never faces, and are public."""


class Milestone(Event, frozen=True, gc=False):
    """What belongs to nobody's turn: a round that begins, points that are counted, the end."""


class Chapter(Milestone, frozen=True, gc=False):
    """With what a part of the game begins, such as a round or a session."""


class Deed(Event, frozen=True, gc=False):
    """What belongs to the turn of its `seat`, whoever's move brought it about, and what follows with it."""

    seat: Seat


class Options(Value, frozen=True, gc=False):
    """What the table agreed on before the game: one field per choice, each with a default."""


class State(Value, frozen=True, gc=False):
    """A whole position, or one seat's view of it (the same type with unseen faces masked).

    It knows the `options` of its table and how many `seats` it has; where there are several kinds of decisions, its
    `phase` is a `StrEnum` of them, and where cards are hidden, its `faces` are what they show, by card.
    """


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)
T = TypeVar("T")


class Stage(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A position on the way of a step that people at a real table see before it goes on, such as a card turned over."""

    state: S
    events: int
    """How many events of the step had happened by then."""


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The result of one accepted action.

    A search makes steps by the million and asks only for their states, so the rest is worked out when it is looked at.
    """

    state: S
    log: Sequence[Event | S] = ()
    """What happened, one after the other, and the positions that people see in between."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return tuple([entry for entry in self.log if isinstance(entry, Event)])

    @property
    def stages(self) -> tuple[Stage[S], ...]:
        """The positions on the way, where one action makes several things happen one after the other."""
        stages: list[Stage[S]] = []
        for index, entry in enumerate(self.log):
            if not isinstance(entry, Event):
                stages.append(Stage(entry, events=index - len(stages)))
        return tuple(stages)


class Log(list[Event | S]):
    """What a step is made of while the rules carry it out: events, and the positions that people see between them."""

    __slots__ = ()

    def pause(self, state: S) -> None:
        """Let people see this position before the step goes on."""
        self.append(state)


class Outcome(Value, frozen=True, gc=False):
    """The end of a game: a score per seat, and the winners (several when a tie is shared)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Illegal(Exception):
    """An action the rules refuse. The state is untouched; the ui turns `reason` into a sentence."""

    def __init__(self, rule: str, reason: StrEnum, **params: Any) -> None:
        super().__init__(f"{rule} {reason.value}")
        self.rule = rule
        self.reason = reason
        self.params = params


class ChanceReason(StrEnum):
    """Why an outcome attributed to chance can't be one."""

    NOT_THESE_CARDS = "not_these_cards"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_A_ROLL = "not_a_roll"


class Corrupt(Exception):
    """A position that no sequence of moves can reach; only a damaged or forged snapshot has one."""


@runtime_checkable
class Game(Protocol[S, O]):
    """One game's rules. Everything is a pure function of its arguments."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def rules(self) -> str:
        """The version of rules and data that a record was played under."""
        ...

    @property
    def options(self) -> type[O]: ...
    @property
    def state(self) -> type[S]: ...
    @property
    def actions(self) -> Any:
        """The tagged union of all actions, for the codec."""
        ...

    def setup(self, seats: int, options: O) -> S:
        """The position before anything happened; nature usually acts first."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """`ONLY_NATURE`: chance; empty: over; several: simultaneous choices or reactions."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """What `seat` may do: complete where finite, a sample where continuous; works on the seat's view."""
        ...

    def sample(self, state: S, seat: Seat, rng: random.Random) -> Action:
        """A random legal action, any of them possible: what random players and rollouts do."""
        ...

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """The single judge: the next position and what happened, or `Illegal`."""
        ...

    def nature(self, state: S, rng: random.Random) -> Action:
        """Chance's answer where `to_act` is `ONLY_NATURE`."""
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """What a seat sees; `None` is a spectator."""
        ...

    def determinize(self, view: S, seat: Seat, rng: random.Random) -> S:
        """A full position that `seat` can't tell from the real one, for search."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Scores and winners once the game is over."""
        ...

    def audit(self, state: S) -> None:
        """Raise `Corrupt` unless the full position is sound: pieces conserved, numbers in range."""
        ...

    # What follows has a default for the games that inherit from this class, as all of ours do.

    def is_open(self, action: Action) -> bool:
        """Whether everybody may know all of an action, and not only what came of it; by default nobody else may."""
        return False

    def given_time(self, state: S) -> frozenset[Seat]:
        """Of those who may act: whom the others give the time to, such as who may announce something before the next
        move; by default all of them are equally quick."""
        return self.to_act(state)

    def renewal(self, rules: str) -> Callable[[S], S] | None:
        """How a position that was saved under those rules goes on under today's, where moves mean something else now.

        The log of such a game can't be replayed. By default it can, as far as today's rules let every move pass.
        """
        return None

    def learned(self, before: S, after: S) -> bool:
        """Whether somebody who had these views one after the other saw something that they can't unsee.

        By default nothing is hidden from anybody. `core.cards.turned_up` compares the faces of card games.
        """
        return False


AnyGame = Game[Any, Any]
"""The rules of a game that is known only when it is opened."""


def any_of(items: Sequence[T], rng: random.Random) -> T:
    """One of the items, each as likely as the others."""
    return items[int(rng.random() * len(items))]


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the highest score."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """All seats in the order of play, from `first` on."""
    return [(first + step) % seats for step in range(seats)]


def replaced(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one item changed."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)
