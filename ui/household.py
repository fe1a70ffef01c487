"""The people of a household: whom every new table offers, with the colours they like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from typing import Any, Final

from core.game import Value
from core.players import Kind, Player
from ui.look.names import JOINERS, is_spare, shortened
from ui.look.theme import LIVERIES

MOST_PEOPLE: Final = 16
LONGEST_NAME: Final = 24


class Person(Value, frozen=True, gc=False):
    """Somebody who plays here, under a name and in a favourite colour."""

    name: str
    colour: str

    @property
    def player(self) -> Player:
        """This person at a table."""
        return Player(self.name, self.colour)


def people_in(stored: Iterable[Any]) -> tuple[Person, ...]:
    """Everybody who can be made out in what was stored, each name once, and no more than a list can show."""
    people: list[Person] = []
    for entry in stored:
        match entry:
            case {"name": str(name)}:
                shown = short(name)
                if shown and find(people, shown) is None:
                    people.append(Person(shown, _worn(entry.get("colour"), people)))
        if len(people) == MOST_PEOPLE:
            break
    return tuple(people)


def short(name: str) -> str:
    """As much of a name as can be shown, or nothing."""
    shown = shortened(name, LONGEST_NAME)
    return shown if shown.strip(JOINERS) else ""


def find(people: Iterable[Person], name: str) -> Person | None:
    """Who is called so, in letters of either case."""
    wanted = name.casefold()
    return next((person for person in people if person.name.casefold() == wanted), None)


def joined(people: Sequence[Person], players: Iterable[Player]) -> tuple[Person, ...]:
    """The household with those of a table who are new to it; bots and those who chose no name never are."""
    everybody = list(people)
    for player in players:
        new = player.kind is Kind.HUMAN and not is_spare(player.name) and find(everybody, player.name) is None
        if new and short(player.name) and len(everybody) < MOST_PEOPLE:
            everybody.append(Person(short(player.name), _worn(player.colour, everybody)))
    return tuple(everybody)


def free_colour(people: Sequence[Person]) -> str:
    """A colour that nobody likes yet, or the next in turn."""
    liked = {person.colour for person in people}
    spare = [livery for livery in LIVERIES if livery not in liked]
    return spare[0] if spare else next(islice(cycle(LIVERIES), len(people), None))


def _worn(colour: object, people: Sequence[Person]) -> str:
    return colour if isinstance(colour, str) and colour in LIVERIES else free_colour(people)
