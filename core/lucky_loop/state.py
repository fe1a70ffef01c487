"""A position of Lucky Loop, and the questions everybody asks of it."""

from __future__ import annotations

from enum import StrEnum

from core.cards import Cards, Faces
from core.game import Options, Seat, State, Value
from core.lucky_loop.box import BLACK_DICE, BOX, DICE, DICE_PER_THROW, DIFFICULTY, RED_DIE, SUBSETS, Dice


class Edition(StrEnum):
    """Whose price for an exchange in the final phase holds (LL-25)."""

    A = "a"
    B = "b"


class LuckyLoopOptions(Options, frozen=True, gc=False):
    """What the table agreed on."""

    edition: Edition = Edition.A
    strict: bool = False
    """Whether a faulty free programme may be laid, and is punished (LL-31)."""


class Phase(StrEnum):
    """What the table is waiting for."""

    LOT = "lot"
    CHOOSE = "choose"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    HIGHLIGHT = "highlight"
    READY = "ready"
    ROLL = "roll"
    COMPLETE = "complete"
    REFILL = "refill"
    OVER = "over"


IN_THE_AIR = frozenset({Phase.READY, Phase.ROLL, Phase.COMPLETE})


class Flight(Value, frozen=True, gc=False):
    """One attempt at a programme, or (with `programme` None) at the free programme."""

    seat: Seat
    programme: str | None
    cards: Cards
    dice_on: tuple[Dice, ...]
    """The dice on each card; none on a card not yet completed."""
    left: Dice = BLACK_DICE
    """The dice on no card, those of the current throw among them."""
    throw: Dice = ()
    """The dice of the current throw, or of the last one where the flight has failed."""
    rolling: Dice = ()
    """The dice that nature is about to roll."""
    values: tuple[int, ...] = (0,) * len(DICE)
    """What each die shows; 0 for a die that is neither on a card nor in the throw, or not yet rolled."""
    highlight: int | None = None
    points: int | None = None
    """What a successful flight earned."""

    @property
    def completed(self) -> int:
        """How many cards are completed."""
        return len(self.dice_on) - self.dice_on.count(())

    @property
    def red_die(self) -> bool:
        """Whether the red die was bought."""
        return len(self.left) + sum(map(len, self.dice_on)) == len(DICE)

    def total(self, dice: Dice) -> int:
        """What some dice show together."""
        values = self.values
        return sum([values[die] for die in dice])

    def exact(self, place: int, faces: Faces) -> bool:
        """Whether the completed card at `place` was met exactly."""
        return self.total(self.dice_on[place]) == DIFFICULTY[faces[self.cards[place]]]

    def can_complete(self, faces: Faces) -> bool:
        """Whether the throw can complete any card."""
        most = self.total(self.throw)
        for card, dice in zip(self.cards, self.dice_on, strict=True):
            if dice:
                continue
            difficulty = DIFFICULTY[faces[card]]
            if card != self.highlight:
                if most >= difficulty:
                    return True
            elif any(self.total(choice) == difficulty for choice in SUBSETS[self.throw]):
                return True
        return False


class FreeResult(Value, frozen=True, gc=False):
    """A free programme that succeeded, and the programme whose result it crosses out."""

    points: int
    replaces: str


class LuckyLoopState(State, frozen=True, gc=False):
    """A whole position, or a seat's view of it; `sides` and scales are in the order of `PROGRAMMES`."""

    options: LuckyLoopOptions
    faces: Faces
    decks: tuple[Cards, Cards]
    """Face down, the next card first; always in the order of the ids."""
    discards: tuple[Cards, Cards]
    hands: tuple[Cards, ...]
    sides: tuple[Cards, ...]
    """The cards at each programme, in the order of its figures; empty where nobody has presented it."""
    free: tuple[Cards, ...]
    """Each seat's free programme, once laid."""
    scores: tuple[tuple[int, ...], ...]
    """Each seat's true result per programme; 0 where there is none. A scale shows at most 20+."""
    free_results: tuple[FreeResult | None, ...]
    totals: tuple[int, ...]
    """The main track."""
    tokens: tuple[int, ...]
    phase: Phase = Phase.LOT
    shuffling: tuple[int, ...] = ()
    """The decks that nature has to rebuild, one by one, before anything else goes on (LL-8)."""
    first: Seat = 0
    turn: Seat = 0
    round: int = 1
    to_draw: int = 0
    flight: Flight | None = None
    """The flight in the air."""
    landed: Flight | None = None
    """The last flight, until the first action of the next turn."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def supply(self) -> int:
        """How many bonus tokens nobody holds."""
        return BOX.bonus_tokens - sum(self.tokens)

    def in_final_phase(self, seat: Seat) -> bool:
        """Whether a seat has scored all four programmes (LL-24)."""
        return all(self.scores[seat])


def flight_of(state: LuckyLoopState) -> Flight:
    """The flight in the air, in a phase that has one."""
    assert state.flight is not None, "only some phases are in the air"
    return state.flight


def thrown_from(left: Dice) -> Dice:
    """The dice that a throw takes: the red one always, since it was paid for, and the first black ones."""
    if len(left) > DICE_PER_THROW and left[-1] == RED_DIE:
        return (*left[: DICE_PER_THROW - 1], RED_DIE)
    return left[:DICE_PER_THROW]


def empty_decks(state: LuckyLoopState) -> tuple[int, ...]:
    """The decks that are empty and have a discard pile to be rebuilt from."""
    return tuple(deck for deck in (0, 1) if state.discards[deck] and not state.decks[deck])
