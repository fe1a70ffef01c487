"""Positions and dice for tests, by name: `given(hands=["R7 L12 T4 ..."]).present(...)`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import NATURE, Action, Event, Illegal, Seat
from core.lucky_loop.actions import THROW, Complete, Highlight, PresentFree, PresentOne, PresentThree
from core.lucky_loop.box import DECK_FACES, FIGURES, HAND, PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase, empty_decks

ALL_FOUR = (8, 9, 10, 11)
"""Results that put a seat into the final phase; the worst is Red Rooster's."""


class Table:
    """A position that tests play on; the pieces are named by what is printed on them."""

    def __init__(self, state: LuckyLoopState) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, action: Action, seat: Seat | None = None) -> Table:
        """Let the player whose turn it is, or another seat, act."""
        step = LUCKY_LOOP.apply(self.state, self.state.turn if seat is None else seat, action)
        self.state = step.state
        self.events = [*step.events]
        return self

    def card(self, face: str, among: Sequence[int] | None = None) -> int:
        """A card with this face: of the player's hand, unless said otherwise."""
        cards = self.state.hands[self.state.turn] if among is None else among
        return next(card for card in cards if self.state.faces[card] == face)

    def cards(self, faces: str) -> tuple[int, ...]:
        """Different cards of the player's hand with these faces."""
        left = list(self.state.hands[self.state.turn])
        found = []
        for face in faces.split():
            found.append(self.card(face, left))
            left.remove(found[-1])
        return tuple(found)

    def faces(self, cards: Sequence[int]) -> str:
        """What is printed on some cards."""
        return " ".join(self.state.faces[card] for card in cards)

    def present(self, programme: str, faces: str) -> Table:
        """Present one card or three."""
        cards = self.cards(faces)
        return self.play(PresentThree(programme, cards) if len(cards) == 3 else PresentOne(programme, cards[0]))

    def present_free(self, faces: str, highlight: str) -> Table:
        """Lay a free programme and highlight a card of it."""
        self.play(PresentFree(tuple(sorted(self.cards(faces)))))
        return self.highlight(highlight)

    def highlight(self, face: str) -> Table:
        return self.play(Highlight(self.card(face, self.state.free[self.state.turn])))

    def throw(self, *values: int) -> Table:
        """Throw, with these dice as the outcome."""
        return self.play(THROW).play(Rolled(values), NATURE)

    def dice(self, *values: int) -> tuple[int, ...]:
        """Dice of the throw that show these values."""
        flight = self.state.flight
        assert flight is not None
        left, found = list(flight.throw), []
        for value in values:
            found.append(next(die for die in left if flight.values[die] == value))
            left.remove(found[-1])
        return tuple(sorted(found))

    def complete(self, face: str, *values: int) -> Table:
        """Complete an open card with dice that show these values."""
        flight = self.state.flight
        assert flight is not None
        still = [card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice]
        return self.play(Complete(self.card(face, still), self.dice(*values)))

    def legal(self) -> list[Action]:
        return list(LUCKY_LOOP.legal(self.state, self.state.turn))

    def refuses(self, rule: str, reason: str, action: Action, seat: Seat | None = None) -> Illegal:
        """The action is refused by this rule and for this reason, and isn't listed as legal."""
        seat = self.state.turn if seat is None else seat
        with pytest.raises(Illegal) as caught:
            LUCKY_LOOP.apply(self.state, seat, action)
        assert (caught.value.rule, caught.value.reason) == (rule, reason)
        assert action not in LUCKY_LOOP.legal(self.state, seat)
        return caught.value

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of one kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]


def given(
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    sides: Mapping[str, str] | None = None,
    free: Mapping[Seat, str] | None = None,
    discards: str = "",
    rest_discarded: Sequence[int] = (),
    next_cards: str = "",
    scores: Mapping[Seat, tuple[int, ...]] | None = None,
    tokens: Sequence[int] = (),
    turn: Seat = 0,
    first: Seat = 0,
    round_: int = 2,
    options: LuckyLoopOptions | None = None,
) -> Table:
    """A sound position at the start of a turn, in round 2 unless said otherwise.

    Hands are filled up to six cards from what is left; `next_cards` are on top of their decks; all that is left of
    the decks in `rest_discarded` is discarded.
    """
    pieces = _Pieces([*hands, *(sides or {}).values(), *(free or {}).values(), discards, next_cards])
    laid = {seat: tuple(sorted(pieces.take(faces))) for seat, faces in (free or {}).items()}
    held = [pieces.take(faces) for faces in hands] + [()] * (seats - len(hands))
    held = [() if seat in laid else pieces.filled(hand) for seat, hand in enumerate(held)]
    side_cards = {name: pieces.take(faces) for name, faces in (sides or {}).items()}
    discarded = pieces.take(discards)
    pieces.take_for_deck(next_cards)
    piles = [tuple(card for card in discarded if card // 32 == deck) for deck in (0, 1)]
    decks = [pieces.rest(deck) for deck in (0, 1)]
    for deck in rest_discarded:
        piles[deck] += decks[deck]
        decks[deck] = ()
    marks = tuple((scores or {}).get(seat, (0,) * len(PROGRAMMES)) for seat in range(seats))
    state = replace(
        LUCKY_LOOP.setup(seats, options or LuckyLoopOptions()),
        faces=tuple(pieces.faces),
        decks=(decks[0], decks[1]),
        discards=(piles[0], piles[1]),
        hands=tuple(held),
        sides=tuple(side_cards.get(programme.id, ()) for programme in PROGRAMMES),
        free=tuple(laid.get(seat, ()) for seat in range(seats)),
        scores=marks,
        totals=tuple(sum(row) for row in marks),
        tokens=tuple(tokens) + (0,) * (seats - len(tokens)),
        phase=Phase.HIGHLIGHT if turn in laid else Phase.CHOOSE,
        turn=turn,
        first=first,
        round=round_,
        shuffling=(),
    )
    state = replace(state, shuffling=empty_decks(state))
    LUCKY_LOOP.audit(state)
    return Table(state)


class _Pieces:
    """Hands out ids of each deck in ascending order, so that what is taken last lies on top of the deck."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.faces = [""] * 64
        self._next = [0, 32]
        self._left = [Counter(faces) for faces in DECK_FACES]
        self._spare = [Counter(faces) for faces in DECK_FACES]
        for face in " ".join(wanted).split():
            self._spare[FIGURES[face[0]].deck][face] -= 1
        assert all(count >= 0 for spare in self._spare for count in spare.values()), "more than the box has"

    def take(self, faces: str) -> tuple[int, ...]:
        return tuple(self._one(face) for face in faces.split())

    def take_for_deck(self, faces: str) -> None:
        """Give the next ids these faces, but leave them in the deck."""
        tops = [*self._next]
        self.take(faces)
        self._next = tops

    def filled(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """The hand with cards that nobody asked for, the hardest first, so that they are rarely in the way."""
        while len(hand) < HAND:
            deck = len(hand) % 2
            face = max((face for face, count in self._spare[deck].items() if count), key=lambda face: int(face[1:]))
            self._spare[deck][face] -= 1
            hand = (*hand, self._one(face))
        return hand

    def rest(self, deck: int) -> tuple[int, ...]:
        ids = range(self._next[deck], 32 * (deck + 1))
        blank = [card for card in ids if not self.faces[card]]
        for card, face in zip(blank, sorted(self._left[deck].elements()), strict=True):
            self.faces[card] = face
        return tuple(ids)

    def _one(self, face: str) -> int:
        deck = FIGURES[face[0]].deck
        self._left[deck][face] -= 1
        card = self._next[deck]
        self._next[deck] += 1
        self.faces[card] = face
        return card


def dealt(seats: int = 2, first: Seat = 0, options: LuckyLoopOptions | None = None) -> Table:
    """A game just dealt from unshuffled decks."""
    table = Table(LUCKY_LOOP.setup(seats, options or LuckyLoopOptions()))
    for deck in (0, 1):
        table.play(Shuffled(DECK_FACES[deck]), NATURE)
    return table.play(FirstPlayerDrawn(first), NATURE)


def side(table: Table, programme: str) -> str:
    """The faces on a programme's side."""
    return table.faces(table.state.sides[PROGRAMME_AT[programme]])
