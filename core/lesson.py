"""A guided first game: chance and opponents follow a script, and the person does what each exercise asks for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Generic

import msgspec

from core.game import NATURE, ONLY_NATURE, Action, Event, Game, Illegal, Options, S, Seat
from core.play import LocalPlay, ReadOnly
from core.session import Entry, Session

PERSON: Final[Seat] = 0
"""Where the person sits who is taught."""


Hope = Callable[[S, Sequence[Event]], bool]
"""Whether what is seen now, after these events, is as it should be."""
TRIES: Final = 60
"""So many possible outcomes of a move are looked at before it is left to chance."""


class Exercise(msgspec.Struct, Generic[S], frozen=True):
    """One idea, and what the person does to see it at work."""

    example: Callable[[S], Action]
    """What to do, by what the person sees; it is pointed out on the table."""
    wanted: Callable[[S, Action], bool] | None = None
    """Whether a move does what is asked for; without it, only the example does."""
    reached: Hope[S] = lambda view, events: True
    """Whether it is done, by what is seen and has happened since the last move; otherwise it goes on."""
    retry: bool = False
    """Whether it takes skill: chance is kind to whoever tries, and a move that fails is taken back for another try."""

    def wants(self, view: S, action: Action) -> bool:
        """Whether a legal move is what is asked for."""
        return action == self.example(view) if self.wanted is None else self.wanted(view, action)


class Lesson(msgspec.Struct, Generic[S], frozen=True):
    """A table that is set for learning, and what is learned there in which order."""

    game: Game[S, Any]
    seats: int
    options: Options
    script: Mapping[Seat, Sequence[Action | Callable[[S], Action]]]
    """What chance and each opponent do, in order, or do by what they see; where chance has nothing left, it is real."""
    exercises: tuple[Exercise[S], ...]
    hopes: Mapping[Seat, Hope[S]] = {}
    """What chance should make of a seat's moves, by what the person sees of it, as far as it can; while the person is
    to try something, what is hoped for is that it comes off."""


class Astray(ReadOnly):
    """A move that the rules allow, and that the exercise does not ask for."""


class ScriptedSession(Session[S, Any]):
    """Has chance and the opponents answer by the script at once; the person's moves are left to them."""

    def __init__(self, lesson: Lesson[S]) -> None:
        super().__init__(lesson.game, lesson.seats, lesson.options, seed=0)
        self._script = lesson.script
        self.waiting: Callable[[], bool] = lambda: False
        """Whether the opponents wait for the person, who has to try again or has done everything."""
        self.hope_of: Callable[[Seat], Hope[S] | None] = lambda seat: None
        """What chance should make of the move of a seat."""

    def _answer(self) -> Entry | None:
        acting = self.to_act
        if PERSON in acting or (acting != ONLY_NATURE and self.waiting()):
            return None
        for seat in sorted(acting):
            # Counted by place, so that a move that is taken back is answered alike the next time.
            done = sum(self.entry(index)[0] == seat for index in range(self.cursor))
            if done < len(self._script.get(seat, ())):
                scripted = self._script[seat][done]
                return seat, scripted if isinstance(scripted, Action) else scripted(self.view(seat))
        hope = self.hope_of(self.entry(self.cursor - 1)[0]) if self.cursor else None
        return super()._answer() if hope is None or acting != ONLY_NATURE else (NATURE, self._kind_chance(hope))

    def _kind_chance(self, hope: Hope[S]) -> Action:
        """The first of many possible outcomes that is hoped for; where none is, any."""
        game, state = self.game, self._state
        # Seeded by place, so that the same move made again comes to the same.
        outcomes = [game.nature(state, random.Random(f"{self.cursor}/0"))]
        for attempt in range(1, TRIES):
            step = game.apply(state, NATURE, outcomes[-1])
            if hope(game.view(step.state, PERSON), (*self.change(self.cursor - 1).events, *step.events)):
                return outcomes[-1]
            outcomes.append(game.nature(state, random.Random(f"{self.cursor}/{attempt}")))
        return outcomes[0]


class GuidedPlay(LocalPlay[S]):
    """A guided game as a screen knows it: at any cursor it knows which exercise that is."""

    def __init__(self, session: ScriptedSession[S], lesson: Lesson[S]) -> None:
        self.lesson = lesson
        self.strayed: Callable[[], object] = lambda: None
        """Called when somebody does something else than the exercise asks for."""
        self._number: int | None = None
        self._missed = False
        session.waiting = lambda: self.missed or self.exercise is None
        session.hope_of = self._hope_of
        super().__init__(session)

    @property
    def number(self) -> int:
        """How many exercises are done."""
        if self._number is None:
            self._number = self._count()
        return self._number

    @property
    def exercise(self) -> Exercise[S] | None:
        """What the person is asked for; None when everything is done."""
        done, exercises = self.number, self.lesson.exercises
        return exercises[done] if done < len(exercises) else None

    @property
    def missed(self) -> bool:
        """Whether the last move was tried and did not come off."""
        exercise = self.exercise
        return self._missed and exercise is not None and exercise.retry

    @property
    def done(self) -> tuple[Action, ...]:
        """What the person has done so far."""
        return tuple(self._session.entry(index)[1] for index in self._moves())

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> None:
        if at in (None, self.cursor) and self.refusal(seat, action) is None and not self._welcome(action):
            self.strayed()
            raise Astray("the exercise asks for something else")
        super().submit(seat, action, at)

    def resume(self, actions: Iterable[Action]) -> None:
        """Do again what was done another time, as far as that still fits."""
        for action in actions:
            try:
                self.submit(PERSON, action)
            except (Illegal, Astray):
                return

    def _welcome(self, action: Action) -> bool:
        """Whether an exercise asks for a move, or nothing else can be done."""
        exercise = self.exercise
        return exercise is not None and (exercise.wants(self.view(PERSON), action) or self.legal(PERSON) == (action,))

    def _moves(self) -> list[int]:
        return [index for index in range(self.cursor) if self.mover(index) == PERSON]

    def _count(self) -> int:
        """Follow the exercises from the beginning to the position on the table."""
        moves, exercises, number = self._moves(), self.lesson.exercises, 0
        self._missed = False
        for index, following in pairwise([*moves, self.cursor]):
            if number == len(exercises):
                break
            first = self.change(index, PERSON)
            if first.action is None or not exercises[number].wants(first.before, first.action):
                continue
            rest = [self.change(later, PERSON) for later in range(index + 1, following)]
            events = [event for change in (first, *rest) for event in change.events]
            self._missed = not exercises[number].reached((rest[-1] if rest else first).after, events)
            number += not self._missed
        return number

    def _hope_of(self, seat: Seat) -> Hope[S] | None:
        exercise = self.exercise
        if seat == PERSON and exercise is not None and exercise.retry:
            return exercise.reached
        return self.lesson.hopes.get(seat)

    def _follow(self, index: int | None) -> None:
        self._number = None
        super()._follow(index)


def begun(lesson: Lesson[S], actions: Iterable[Action] = ()) -> tuple[ScriptedSession[S], GuidedPlay[S]]:
    """The table of a lesson, where somebody may have done some of it already, and what a screen knows of it."""
    session = ScriptedSession(lesson)
    session.begin()
    play = GuidedPlay(session, lesson)
    play.resume(actions)
    return session, play


AnyLesson = Lesson[Any]
"""The lesson of a game that is known only when it is opened."""
AnyGuidedPlay = GuidedPlay[Any]
