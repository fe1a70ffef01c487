"""What a screen reader on the bus finds of Voltige: its windows, and in them things with a name, a role and a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QRect

from tests.app.at_spi.bus import REGISTRY, Bus, Call, Event, Ref
from tests.app.waiting import wait_for

DESKTOP: Final = Ref(REGISTRY, "/org/a11y/atspi/accessible/root")
ENABLED, FOCUSABLE, FOCUSED, SELECTED, SHOWING = 8, 11, 12, 23, 25
"""The numbers of states in AT-SPI."""
LABELLED_BY: Final = 2


@dataclass
class Thing:
    """Something in a window."""

    ref: Ref
    name: str
    role: str
    description: str
    state: int
    children: list[Thing] = field(default_factory=list)

    def has(self, state: int) -> bool:
        return bool(self.state >> state & 1)

    def all(self) -> Iterator[Thing]:
        """It and all that is in it."""
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str = "") -> Thing | None:
        """The first of a role whose name begins like that."""
        return next((thing for thing in self.all() if thing.role == role and thing.name.startswith(name)), None)


class Reader:
    """Asks for one level of the tree after the other, each in one go."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    @property
    def events(self) -> list[Event]:
        """All that was told so far."""
        self._bus.listen()
        return self._bus.events

    def windows(self) -> list[Thing]:
        """The windows that are open, with everything that shows in them."""
        apps = self._children_of([DESKTOP])[0]
        windows = self._things([ref for refs in self._children_of(apps) for ref in refs])
        return [window for window in windows if window.has(SHOWING)]

    def tree(self, title: str) -> Thing | None:
        """A window whose title begins like this, with all that shows in it."""
        window = next((window for window in self.windows() if window.name.startswith(title)), None)
        if window is not None:
            self.unfold(window)
        return window

    def unfold(self, top: Thing, everything: bool = False) -> None:
        """Find all that is in something; what doesn't show only where it is wanted."""
        level = [top]
        while level:
            found = self._children_of([thing.ref for thing in level])
            things = iter(self._things([ref for refs in found for ref in refs]))
            for thing, refs in zip(level, found, strict=True):
                children = [child for child in (next(things) for _ in refs) if child.role]
                thing.children = [child for child in children if everything or child.has(SHOWING)]
            level = [child for thing in level for child in thing.children]

    def wait_for(self, title: str, ready: Callable[[Thing], Any] = bool) -> Thing:
        """A window as soon as it is there, and as it should be."""

        def look() -> Thing | None:
            window = self.tree(title)
            return window if window is not None and ready(window) else None

        return wait_for(look)

    def labelled(self, thing: Thing) -> bool:
        """Whether something is named by a label beside it."""
        (answer,) = self._bus.ask([Call(thing.ref, "Accessible", "GetRelationSet")])
        return answer is not None and any(kind == LABELLED_BY for kind, _ in answer[0])

    def beside(self, thing: Thing, window: Thing) -> bool:
        """Whether something lies outside its window, where Qt keeps spare tabs and calls them shown."""
        asked = [Call(of.ref, "Component", "GetExtents", "u", (0,)) for of in (thing, window)]
        here, around = (QRect() if answer is None else QRect(*answer[0]) for answer in self._bus.ask(asked))
        return not here.intersects(around)

    def actions(self, things: Sequence[Thing]) -> list[list[str]]:
        """What can be done with each of some things."""
        answers = self._bus.ask([Call(thing.ref, "Action", "GetActions") for thing in things])
        return [[name for name, *_ in answer[0]] if answer else [] for answer in answers]

    def press(self, thing: Thing) -> None:
        """Have the first of its actions done."""
        self._bus.tell(Call(thing.ref, "Action", "DoAction", "i", (0,)))

    def _children_of(self, refs: Sequence[Ref]) -> list[list[Ref]]:
        answers = self._bus.ask([Call(ref, "Accessible", "GetChildren") for ref in refs])
        return [[Ref(*child) for child in answer[0]] if answer else [] for answer in answers]

    def _things(self, refs: Sequence[Ref]) -> list[Thing]:
        questions = (
            ("Get", "s", ("Name",)),
            ("GetRoleName", "", ()),
            ("Get", "s", ("Description",)),
            ("GetState", "", ()),
        )
        asked = [Call(ref, "Accessible", *question) for ref in refs for question in questions]
        answers = iter([answer[0] if answer else None for answer in self._bus.ask(asked)])
        return [_thing(ref, *(next(answers) for _ in questions)) for ref in refs]


def _thing(ref: Ref, name: Any, role: str | None, description: Any, state: Any) -> Thing:
    """What has gone while it was asked for has no role."""
    if None in (name, role, description, state):
        return Thing(ref, "", "", "", 0)
    return Thing(ref, name[1], role or "", description[1], state[0] | state[1] << 32)
