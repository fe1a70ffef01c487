"""Who sits down at a new table: those of last time, the people of the household first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from core.game import Game
from core.players import Kind, Player
from ui.household import Person
from ui.look.names import spare_names
from ui.look.text import translate
from ui.table.layout.liveries import liveries

USUAL_SEATS: Final = 3


def problem_of(players: Sequence[Player]) -> str:
    """Why these players can't sit down together; empty if they can."""
    names = [player.name.strip().casefold() for player in players]
    if not all(names):
        return translate("shell", "Everybody needs a name.")
    twice = next((player.name for player, name in zip(players, names, strict=True) if names.count(name) > 1), None)
    if twice is not None:
        return translate("shell", "Two players are called {name}.").format(name=twice)
    if len({player.colour for player in players}) < len(players):
        return translate("shell", "Two players wear the same colour.")
    return ""


def usual_players(game: Game[Any, Any], last: Sequence[Player], household: Sequence[Person] = ()) -> tuple[Player, ...]:
    """Those of last time, or one person and bots; the household takes the seats of people, in its order."""
    if len(last) not in game.seats or problem_of(last):
        last = filled_up((), min(max(USUAL_SEATS, game.seats[0]), game.seats[-1]))
    return seated(last, household)


def seated(players: Sequence[Player], household: Sequence[Person]) -> tuple[Player, ...]:
    """The household on the seats of people, in its order; whoever has one of their names or colours takes another."""
    people = iter(household)
    places = dict(enumerate(players))
    for seat, player in places.items():
        if player.kind is Kind.HUMAN and (person := next(people, None)):
            places[seat] = person.player
    reserved = [person.name for person in household]
    spare = spare_names([*reserved, *(player.name for player in places.values())])
    names: set[str] = set()
    colours: set[str] = set()
    # People choose first: a bot is called and dressed by what is left.
    for seat, player in sorted(places.items(), key=lambda place: place[1].kind is not Kind.HUMAN):
        taken = names if player.kind is Kind.HUMAN else names | {name.casefold() for name in reserved}
        name = next(spare) if player.name.casefold() in taken else player.name
        colour = "" if player.colour in colours else player.colour
        places[seat] = Player(name, colour, player.kind)
        names.add(name.casefold())
        colours.add(colour)
    return _dressed([places[seat] for seat in range(len(players))])


def filled_up(players: Sequence[Player], count: int, household: Sequence[Person] = ()) -> tuple[Player, ...]:
    """Exactly `count` players: the first of these, then bots with names and colours that are free."""
    seated = list(players[:count])
    spare = spare_names([*(player.name for player in seated), *(person.name for person in household)])
    while len(seated) < count:
        kind = Kind.CADET if seated else Kind.HUMAN
        seated.append(Player(next(spare), kind=kind))
    return _dressed(seated)


def _dressed(players: Sequence[Player]) -> tuple[Player, ...]:
    """Everybody in a colour, those without one in one that is left."""
    dressed = zip(players, liveries(players), strict=True)
    return tuple(msgspec.structs.replace(player, colour=colour) for player, colour in dressed)
