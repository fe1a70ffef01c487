"""Positions by the faces of cards, so that a test reads like a scene at the table; and games at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from core.game import NATURE, ONLY_NATURE, Action, Event, Illegal, Seat, Step
from core.loops.actions import Pass, Play
from core.loops.box import CARDS, DECKS
from core.loops.events import Faulted
from core.loops.game import LOOPS
from core.loops.hand import EMPTY, cards_in, joined
from core.loops.state import Faults, LoopsOptions, LoopsState, Phase

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
AS_PRINTED = LoopsOptions(Faults.AS_PRINTED)
REFUSED = LoopsOptions(Faults.REFUSED)
E = TypeVar("E", bound=Event)


class Table:
    """A position that plays on, and what happened in the last step."""

    def __init__(self, state: LoopsState) -> None:
        LOOPS.audit(state)
        self.state = state
        self.events: tuple[Event, ...] = ()

    def hand(self, seat: Seat) -> str:
        """The faces in a hand, as it is held."""
        return self.faces(cards_in(self.state.hands[seat]))

    def sizes(self) -> list[int]:
        """How many cards everyone holds."""
        return [len(cards_in(hand)) for hand in self.state.hands]

    @property
    def pile(self) -> str:
        return self.faces(self.state.pile)

    def faces(self, cards: Sequence[int]) -> str:
        """What is printed on some cards."""
        return " ".join(self.state.faces[card] for card in cards)

    def cards(self, seat: Seat, faces: str) -> tuple[int, ...]:
        """Different cards of a hand with these faces."""
        left = list(cards_in(self.state.hands[seat]))
        found = []
        for face in faces.split():
            found.append(next(card for card in left if self.state.faces[card] == face))
            left.remove(found[-1])
        return tuple(found)

    def card(self, seat: Seat, faces: str, target: Seat | None = None) -> Play:
        """The action that lays these cards."""
        return Play(self.cards(seat, faces), target)

    def play(self, seat: Seat, faces: str, target: Seat | None = None) -> Table:
        """Lay cards of a hand."""
        return self.do(seat, self.card(seat, faces, target))

    def pass_(self, seat: Seat) -> Table:
        return self.do(seat, Pass())

    def do(self, seat: Seat, action: Action) -> Table:
        """Any action; the position after it is sound."""
        step: Step[LoopsState] = LOOPS.apply(self.state, seat, action)
        LOOPS.audit(step.state)
        self.state, self.events = step.state, step.events
        return self

    def refuses(self, rule: str, reason: str, seat: Seat, action: Action) -> Illegal:
        """The action is refused by this rule and for this reason, and isn't listed as legal."""
        with pytest.raises(Illegal) as caught:
            LOOPS.apply(self.state, seat, action)
        assert (caught.value.rule, caught.value.reason) == (rule, reason)
        assert action not in LOOPS.legal(self.state, seat)
        return caught.value

    def legal(self, seat: Seat) -> set[str]:
        """What a seat may lay, by faces, and the names of its other actions; draw cards once per target."""
        return {
            self.faces(action.cards) if isinstance(action, Play) else type(action).__name__
            for action in LOOPS.legal(self.state, seat)
        }

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]


def given(
    *hands: str,
    pile: str = "",
    draw: str = "",
    spare: int | None = None,
    sheet: Sequence[Sequence[int]] = (),
    **fields: Any,
) -> Table:
    """A sound position in a turn, seat 0 to play, climbing and to the left unless `fields` say otherwise.

    `hands`, `pile` and the top of the draw pile (`draw`, next card first) are named by faces. The rest of the deck
    lies beneath the draw pile, or (`spare` says how many cards stay there) in the hand of the last seat.
    """
    seats = len(hands)
    left = list(DECKS[seats])
    faces: list[str] = []

    def take(wanted: str) -> tuple[int, ...]:
        start = len(faces)
        for face in wanted.split():
            left.remove(face)
            faces.append(face)
        return tuple(range(start, len(faces)))

    held = [take(hand) for hand in hands]
    laid, top = take(pile), take(draw)
    rest = take(" ".join(left))
    if spare is not None:
        held[-1] += rest[spare:]
        rest = rest[:spare]
    altitudes = [CARDS[face].altitude for face in pile.split() if CARDS[face].altitude]
    totals = [sum(row[seat] for row in sheet) for seat in range(seats)]
    state = replace(
        LOOPS.setup(seats, REFUSED),
        phase=Phase.TURN,
        faces=tuple(faces),
        draw=rest + top[::-1],
        pile=laid,
        hands=tuple(joined(EMPTY, hand, tuple(faces)) for hand in held),
        altitude=altitudes[-1] if altitudes else 0,
        sheet=tuple(map(tuple, sheet)),
        totals=tuple(totals),
    )
    return Table(replace(state, **fields))


def game(start: LoopsState, rng: random.Random) -> Iterator[LoopsState]:
    """The positions of a game at random, the last one over; where faults are played as printed, some are made."""
    state = start
    yield state
    while actors := LOOPS.to_act(state):
        if actors == ONLY_NATURE:
            seat, action = NATURE, LOOPS.nature(state, rng)
        else:
            seat = rng.choice(sorted(actors))
            action = rng.choice(LOOPS.legal(state, seat))
            if rng.random() < 0.05:
                seat, action = clumsy(state, seat, action, rng)
        state = LOOPS.apply(state, seat, action).state
        yield state


def clumsy(state: LoopsState, seat: Seat, action: Action, rng: random.Random) -> tuple[Seat, Action]:
    """A fault instead of the action, where that is one."""
    other = rng.randrange(len(state.hands))
    play = Play((rng.choice(cards_in(state.hands[other]) or (0,)),))
    try:
        events = LOOPS.apply(state, other, play).events
    except Illegal:
        return seat, action
    return (other, play) if any(isinstance(event, Faulted) for event in events) else (seat, action)
