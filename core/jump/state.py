"""A position of Jump!, and the questions everybody asks of it."""

from __future__ import annotations

from enum import StrEnum

from core import game
from core.cards import FACE_DOWN, Cards, Faces
from core.game import Log, Options, Seat, State, Value
from core.jump.box import EMPTY_PLANES, LAST, PARACHUTISTS, PLACES, PLANES, Card, owner_among

Pawns = tuple[int, ...]
Places = tuple[int | None, ...]
"""The pawn on each place of a cabin or of the board, `None` where there is none."""


class Refill(StrEnum):
    """When hands are filled up within a session (J-16)."""

    WHEN_DRY = "when_dry"
    STRICT = "strict"


class JumpOptions(Options, frozen=True, gc=False):
    """What the table agreed on."""

    refill: Refill = Refill.WHEN_DRY
    begins: Seat | None = None
    """The seat that the table named to begin; a lot decides where it named none."""


class Phase(StrEnum):
    """What the table is waiting for."""

    LOT = "lot"
    SHUFFLING = "shuffling"
    SEATING = "seating"
    PICKING = "picking"
    REVEALING = "revealing"
    """Cards are being carried out; people see it on the way, and no position ever rests here."""
    STEERING = "steering"
    ANSWERING = "answering"
    JUMPING = "jumping"
    SHIFTING = "shifting"
    CHANGING = "changing"
    SCORED = "scored"
    OVER = "over"


class Falling(Value, frozen=True, gc=False):
    """A parachutist in the air, and the column now under it."""

    pawn: int
    column: int


class SessionResult(Value, frozen=True, gc=False):
    """The two tables at the end of a session: the first pawn of each stands on 1."""

    positive: Pawns
    negative: Pawns
    points: tuple[int, ...]
    """Per pawn; negative ones below zero."""
    totals: tuple[int, ...]
    """Per player, before the score track's start stops a fall."""


class JumpState(State, frozen=True, gc=False):
    """A whole position, or a seat's view of it."""

    options: JumpOptions
    seats: int
    phase: Phase
    faces: Faces
    deck: Cards
    hands: tuple[Cards, ...]
    """A picked card stays in its hand until it is revealed."""
    scores: tuple[int, ...]
    columns: tuple[int, int]
    """Where the planes are; 0 is the start space."""
    aboard: tuple[Places, Places]
    """The pawn on each place, row by row from the front."""
    spaces: Places
    """The pawn on each landing space: outer and inner of column 1, of column 2, and so on."""
    picks: tuple[int | None, ...]
    """This trick's cards; in a view another's face-down one is `FACE_DOWN`."""
    owed: tuple[int, ...]
    """How many cards each seat is still to draw."""
    discards: Cards = ()
    session: int = 1
    black_pawn: Seat = 0
    """Who holds it; says nothing until the lot is drawn."""
    lake: int | None = None
    island: int | None = None
    turn: int = 0
    """How many seats' turns have passed in this trick, from the black pawn on."""
    revealed: tuple[Seat, ...] = ()
    """Whose cards of this trick lie open, in the order in which they were shown."""
    waiting: tuple[Seat, ...] = ()
    """Who has still to say whether a wind blows."""
    winds: tuple[Seat, ...] = ()
    """Whose winds blow on this jump and have not shifted it yet, in the order of the trick."""
    open_winds: tuple[Seat, ...] = ()
    """Whose winds were turned over on their own turn and wait for a later jump of the trick, in its order."""
    falling: Falling | None = None
    turned: tuple[bool, bool] = (False, False)
    """Which planes flew back last and are turned round on the table."""
    result: SessionResult | None = None
    """The last session that was scored."""


JumpLog = Log[JumpState]
"""The events of a step, with the positions that people see between them."""


def clockwise(state: JumpState) -> list[Seat]:
    """The seats in the order of the trick, from the black pawn on."""
    return game.clockwise(state.black_pawn, state.seats)


def on_turn(state: JumpState) -> Seat:
    """Whose card of the trick is being carried out."""
    return (state.black_pawn + state.turn) % state.seats


def owner(state: JumpState, pawn: int) -> Seat:
    """Whose parachutist it is."""
    return owner_among(pawn, state.seats)


def team(state: JumpState, seat: Seat) -> range:
    """A player's parachutists."""
    each = PARACHUTISTS[state.seats]
    return range(seat * each, (seat + 1) * each)


def team_aboard(state: JumpState, seat: Seat) -> list[int]:
    """A player's parachutists that still sit in a plane."""
    red, yellow = state.aboard
    return [pawn for pawn in team(state, seat) if pawn in red or pawn in yellow]


def seat_of(state: JumpState, pawn: int) -> tuple[int, int]:
    """The plane (by index) and the place where a pawn sits."""
    plane = 0 if pawn in state.aboard[0] else 1
    return plane, state.aboard[plane].index(pawn)


def seated(state: JumpState) -> int:
    """How many parachutists sit in the planes."""
    red, yellow = state.aboard
    return 2 * PLACES - red.count(None) - yellow.count(None)


def next_in(state: JumpState, seat: Seat) -> int:
    """A player's parachutist that gets in next; they do so in the order of their numbers."""
    return team(state, seat)[seated(state) // state.seats]


def nobody_aboard(state: JumpState) -> bool:
    """Whether both planes are empty."""
    return state.aboard == EMPTY_PLANES


def flying(state: JumpState) -> list[int]:
    """The planes (by index) that have not reached the end of the track."""
    return [plane for plane in range(len(PLANES)) if state.columns[plane] < LAST]


def face_down(state: JumpState, seat: Seat) -> bool:
    """Whether the seat's card of this trick is picked and not yet revealed."""
    return state.picks[seat] is not None and seat not in state.revealed


def last_chance(state: JumpState, seat: Seat) -> bool:
    """Whether no card but the seat's own lies face down, so that no other jump can come in this trick."""
    return not any(face_down(state, other) for other in range(state.seats) if other != seat)


def forbidden(state: JumpState) -> bool:
    """Whether a card that forbids all jumps of this trick lies open."""
    return any(pick_face(state, seat) == Card.FORBIDDEN for seat in state.revealed)


def pick_face(state: JumpState, seat: Seat) -> str:
    """The face of a seat's pick, which must be known to whoever asks."""
    card = state.picks[seat]
    assert card is not None
    assert card != FACE_DOWN
    return state.faces[card]
