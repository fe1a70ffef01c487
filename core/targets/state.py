"""A position of Targets, and the questions everybody asks of it."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Annotated, Final

from msgspec.structs import replace

from core.concern import Owned
from core.game import Options, Seat, State, Value, clockwise
from core.targets.box import DICE_EACH, MIDDLE, Point, centre_spots, towers
from core.targets.physics.tabletop import Hands, Pose, Shot, upper

Dice = tuple[int, ...]
Discs = tuple[int, ...]
Pair = tuple[int, int]

FOUR: Final = 4
"""How many play in teams (T-22)."""
GOLDEN_SPOT: Final = MIDDLE
UNSEEN_SHOT: Final = Shot(-1, 0, 0, whole=True)
"""In a view: a shot of Golden Targets that another seat has chosen."""


class Announcing(StrEnum):
    """Who says "Targets!" (T-23)."""

    BY_HAND = "by_hand"
    AUTOMATIC = "automatic"


class TargetsOptions(Options, frozen=True, gc=False):
    """What the table agreed on. Every combination can be played: what can't take effect has none."""

    announce: Announcing = Announcing.BY_HAND
    not_seen: bool = False
    three_by_three: bool = False
    teams: bool = False
    hands: Hands = Hands.HUMAN
    begins: Seat | None = None
    """The seat that the table named to begin; a lot decides where it named none."""


class Phase(StrEnum):
    """What the table is waiting for."""

    LOT = "lot"
    ARRANGING = "arranging"
    FLICKING = "flicking"
    SETTLING = "settling"
    KEEPING = "keeping"
    ASKING = "asking"
    """Somebody may still announce, and the table waits for that."""
    DISCARDING = "discarding"
    ROUND_OVER = "round_over"
    GOLDEN = "golden"
    OVER = "over"


class DiscResult(Value, frozen=True, gc=False):
    """Who had how much on a disc of the centre at the end of a round (T-14)."""

    disc: int
    totals: tuple[int, ...]
    """By seat."""
    seat: Seat | None
    """Who stores it."""


class RoundResult(Value, frozen=True, gc=False):
    """What the end of a round brought."""

    validated: tuple[Discs, ...]
    """By seat."""
    discs: tuple[DiscResult, ...]
    removed: int | None = None
    """The disc that was discarded."""


class GoldenResult(Value, frozen=True, gc=False):
    """Totals of Golden Targets by seat, and who is best."""

    on_disc: tuple[int, ...]
    on_table: tuple[int, ...]
    left: tuple[Seat, ...]


class TargetsState(State, frozen=True, gc=False):
    """A whole position, or a seat's view of it. Each colour has three dice: those of seat 0 are 0, 1 and 2."""

    options: TargetsOptions
    seats: int
    phase: Phase
    facings: tuple[int, ...]
    """By die, wherever it is."""
    poses: tuple[Pose | None, ...]
    """By die: where it lies on the table. One that lies nowhere and stands in no tower is out."""
    towers: tuple[Dice, ...]
    """By seat, from the bottom up."""
    centre: tuple[int | None, ...]
    """The disc on each spot of this round, `None` where it is gone; no spots at all in money time."""
    reserve: Discs
    """The discs put aside, the next one first."""
    stored: tuple[Discs, ...]
    """By seat: the discs under its puck."""
    won: tuple[Discs, ...]
    """By seat: the discs won for good."""
    shots: tuple[Shot | None, ...]
    """By seat: what is being settled, or chosen for Golden Targets."""
    doubles: tuple[int, ...]
    """By seat: how many this round."""
    removed: Discs = ()
    round: int = 1
    sub_round: int = 1
    """Always 1 but in 3 x 3 (T-21)."""
    first: Seat = 0
    """Who begins this round; says nothing until the lot is drawn."""
    flicker: Seat = 0
    """Who flicked last; before the first flick of a round the seat before the first player."""
    arranged: tuple[Seat, ...] = ()
    targets: Dice = ()
    """Dice that may be announced until the next flick: the active player's first, then clockwise (T-8)."""
    pairs: tuple[Pair, ...] = ()
    """Doubles that may be announced until the next flick, in the same order (T-9)."""
    let_go: tuple[Seat, ...] = ()
    """Who announces nothing more while the table waits."""
    fallen: Dice = ()
    """Dice that left the flicker's tower together: one is to be kept (T-7)."""
    moved: Dice = ()
    """Meanwhile: all dice that this flick moved and that lie on the table."""
    turned: Dice = ()
    """Meanwhile: those of them that were flicked or show another value than before (T-9)."""
    slid: Dice = ()
    """Meanwhile: those that left the tower too, but only slid, so that none of them can be kept (T-6, T-7)."""
    result: RoundResult | None = None
    """The end of the last round."""
    tied: tuple[Seat, ...] = ()
    """Who plays Golden Targets."""
    golden: GoldenResult | None = None
    """The last time that Golden Targets were flicked."""
    winners: tuple[Seat, ...] = ()


def in_golden(state: TargetsState) -> bool:
    """Whether the towers stand, or the dice lie, around the one disc of Golden Targets (T-19)."""
    begun = state.golden is not None or state.phase in (Phase.GOLDEN, Phase.SETTLING)
    return bool(state.tied) and begun


def at_rest(state: TargetsState) -> TargetsState:
    """The position as people see it on the way of a step: the dice lie, and nobody is asked for anything."""
    return replace(state, phase=Phase.SETTLING, targets=(), pairs=(), let_go=())


# --- sides --------------------------------------------------------------------------------------------


def in_teams(state: TargetsState) -> bool:
    """Whether two play against two (T-22)."""
    return state.options.teams and state.seats == FOUR


def side(state: TargetsState, seat: Seat) -> int:
    """Whose discs count together: partners sit opposite (T-22)."""
    return seat % 2 if in_teams(state) else seat


def partner(seat: Seat) -> Seat:
    """Who sits opposite at a table of four."""
    return (seat + FOUR // 2) % FOUR


def allied(state: TargetsState, seat: Seat, other: Seat) -> bool:
    """Whether two seats are one, or partners."""
    return side(state, seat) == side(state, other)


def points(state: TargetsState) -> tuple[int, ...]:
    """By seat: the discs won for good, by partners together (T-18, T-22)."""
    return tuple(
        [
            sum([len(discs) for other, discs in enumerate(state.won) if allied(state, seat, other)])
            for seat in range(state.seats)
        ]
    )


# --- dice ---------------------------------------------------------------------------------------------


def owner(die: int) -> Seat:
    """Whose colour a die has."""
    return die // DICE_EACH


Die = Annotated[int, Owned(lambda die, seats: owner(die))]
"""A die, which its owner is concerned by wherever it stands."""


def dice_of(seat: Seat) -> range:
    """The dice of a seat's colour."""
    return range(seat * DICE_EACH, (seat + 1) * DICE_EACH)


def home(state: TargetsState, die: int) -> Seat:
    """In whose tower a die stands: partners have swapped the last of theirs (T-22)."""
    swapped = in_teams(state) and not in_golden(state) and die == dice_of(owner(die))[-1]
    return partner(owner(die)) if swapped else owner(die)


def value(state: TargetsState, die: int) -> int:
    """What a die shows."""
    return upper(state.facings[die])


def on_table(state: TargetsState, dice: range) -> list[int]:
    """Those of the dice that lie on the table."""
    return [die for die in dice if state.poses[die] is not None]


def picked_up(state: TargetsState, dice: Dice) -> TargetsState:
    """The position with these dice no longer lying on the table."""
    return replace(state, poses=tuple([None if die in dice else pose for die, pose in enumerate(state.poses)]))


def can_flick(state: TargetsState) -> bool:
    """Whether any die stands on a puck."""
    return any(state.towers)


def on_turn(state: TargetsState) -> Seat | None:
    """The next one clockwise who has a die on the puck (T-4); a double may bring somebody back in."""
    order = clockwise((state.flicker + 1) % state.seats, state.seats)
    return next((seat for seat in order if state.towers[seat]), None)


# --- discs and pucks ----------------------------------------------------------------------------------


def disc_spots(state: TargetsState) -> tuple[Point, ...]:
    """The spots of this round's discs, those that are gone included (T-2)."""
    return (GOLDEN_SPOT,) if in_golden(state) else centre_spots(len(state.centre), state.seats, state.first)


def puck_spots(state: TargetsState) -> tuple[Point, ...]:
    """By seat: where its puck stands; it stays there for the whole round (T-2)."""
    return towers(len(disc_spots(state)), state.seats, state.first)


def from_tower(state: TargetsState, seat: Seat, spot: Point) -> float:
    """How far a place is from a seat's tower."""
    return math.dist(puck_spots(state)[seat], spot)


def heading_to_centre(state: TargetsState, seat: Seat) -> float:
    """The direction from a seat's tower to the middle of the table, in degrees clockwise from the right."""
    x, y = puck_spots(state)[seat]
    return math.degrees(math.atan2(-y, -x)) % 360


def lying_discs(state: TargetsState) -> list[tuple[int, Point]]:
    """The discs in the centre and where they lie."""
    discs = (golden_disc(state),) if in_golden(state) else state.centre
    return [(disc, spot) for disc, spot in zip(discs, disc_spots(state), strict=True) if disc is not None]


def golden_disc(state: TargetsState) -> int:
    """The disc that is lent for Golden Targets; it still counts where it belongs (T-19)."""
    return next(iter((*state.removed, *state.reserve, *sum((*state.stored, *state.won), ()))))


# --- announcements ------------------------------------------------------------------------------------


def not_seen_counts(state: TargetsState) -> bool:
    """Whether "Pas vu!" is played; nobody is faster than an automatic announcement (T-20, T-23)."""
    return state.options.not_seen and state.options.announce is Announcing.BY_HAND


def callers(state: TargetsState, die: int) -> frozenset[Seat]:
    """Who may announce a die: its owner, and in teams the partner just as well (T-22)."""
    return frozenset([seat for seat in range(state.seats) if allied(state, seat, owner(die))])


def may_speak(state: TargetsState) -> frozenset[Seat]:
    """Who has something to announce, or to call against it."""
    seats: set[Seat] = set()
    for die in (*state.targets, *[back for back, _ in state.pairs]):
        seats |= callers(state, die)
    if not_seen_counts(state):
        for die in state.targets:
            seats.update(seat for seat in range(state.seats) if not allied(state, seat, owner(die)))
    return frozenset(seats.difference(state.let_go))
