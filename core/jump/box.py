"""The board, the planes and the cards: the tables of `resources/jump/`, and what follows from them."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Annotated, Final

from core.concern import Owned
from core.data import load, require, rules_version
from core.game import Seat, Value

GAME: Final = "jump"
SEATS: Final = range(2, 6)
SPACES_PER_COLUMN: Final = 2


class Plane(StrEnum):
    """The two planes, named after their tracks."""

    RED = "red"
    YELLOW = "yellow"


PLANES: Final = tuple(Plane)
INDEX: Final = {plane: index for index, plane in enumerate(PLANES)}
"""Where a plane's figures stand in the tuples of the state."""


class Ground(StrEnum):
    """Where in its column a parachutist comes down."""

    OUTER = "outer"
    INNER = "inner"
    LAKE = "lake"
    ISLAND = "island"


GROUNDS: Final = (Ground.OUTER, Ground.INNER)
"""The two landing spaces of a column, in the order in which they fill."""

WHITE: Final = "white"
"""The colour of the cards that move either plane."""


class Card(StrEnum):
    """The faces of the action cards; movement cards are called "red+3", "white-1" and so on."""

    JUMP = "jump"
    SWAP = "swap"
    FORBIDDEN = "forbidden"
    WIND = "wind"


class Board(Value, frozen=True, gc=False):
    """The figures of the board and of a plane's cabin (J-1, J-2)."""

    columns: int
    last_land: int
    lake: int
    island: int
    table: int
    rows: int
    abreast: int

    def __post_init__(self) -> None:
        needs = partial(require, GAME, "board")
        needs(1 <= self.last_land < self.columns, "the sea must begin after column 1 and before the last one.")
        needs(1 <= self.lake <= self.last_land, "the lake must lie in a column of the land.")
        needs(self.last_land < self.island <= self.columns, "the island must lie in a column of the sea.")
        needs(self.rows >= 1 and self.abreast >= 1, "a plane needs at least one row and one seat in it.")


class Copies(Value, frozen=True, gc=False):
    """How many there are of each card (J-3), and how many are dealt (J-5)."""

    hand: int
    movement: dict[int, int]
    jump: int
    swap: int
    forbidden: int
    wind: int

    def __post_init__(self) -> None:
        needs = partial(require, GAME, "cards")
        counts = (*self.movement.values(), self.swap, self.forbidden, self.wind)
        needs(min(counts) >= 0, "no card can have fewer than 0 copies.")
        needs(0 not in self.movement, "a movement card must move its plane.")
        needs(sum(step * copies for step, copies in self.movement.items()) > 0, "the planes must get to the sea.")
        needs(self.jump >= SEATS[-1], f"{SEATS[-1]} players need a jump card each.")
        needs(self.hand >= 1, "at least one card must be dealt to each.")
        needs(len(rest(self)) >= SEATS[-1] * self.hand, f"too few cards for the hands of {SEATS[-1]} players.")


class Players(Value, frozen=True, gc=False):
    """The pawns of each player, score marker included, by the number of players (J-4), and the sessions (J-21)."""

    pawns: dict[int, int]
    sessions: int

    def __post_init__(self) -> None:
        needs = partial(require, GAME, "players")
        needs(sorted(self.pawns) == list(SEATS), "the pawns must be given for 2, 3, 4 and 5 players.")
        needs(min(self.pawns.values()) >= 2, "everyone needs a score marker and a parachutist.")
        needs(self.sessions >= 1, "there must be at least one session.")


def rest(copies: Copies) -> tuple[str, ...]:
    """The faces of all cards but the jump cards, sorted by kind."""
    moves = (
        f"{colour}{step:+d}"
        for colour in (*PLANES, WHITE)
        for step, count in copies.movement.items()
        for _ in range(count)
    )
    return (
        *moves,
        *(Card.SWAP.value,) * copies.swap,
        *(Card.FORBIDDEN.value,) * copies.forbidden,
        *(Card.WIND.value,) * copies.wind,
    )


def require_room(board: Board, players: Players) -> None:
    """Refuse tables that together leave a parachutist without a seat, a landing space or a place to score."""
    needs = partial(require, GAME, "board")
    most = max(seats * (pawns - 1) for seats, pawns in players.pawns.items())
    needs(len(PLANES) * board.rows * board.abreast >= most, f"the planes need seats for {most} parachutists.")
    needs(board.columns * SPACES_PER_COLUMN >= most, f"the columns need landing spaces for {most} parachutists.")
    needs(board.table >= most, f"the score tables need {most} places.")


def search_from(column: int, columns: int) -> tuple[int, ...]:
    """The spaces a landing in `column` tries in turn: its own, then towards the start, then towards the sea (J-10)."""
    tried = (*range(column, 0, -1), *range(column + 1, columns + 1))
    return tuple(
        (column - 1) * SPACES_PER_COLUMN + space  # outer before inner
        for column in tried
        for space in range(SPACES_PER_COLUMN)
    )


BOARD: Final = load(GAME, "board", Board)
CARDS: Final = load(GAME, "cards", Copies)
PLAYERS: Final = load(GAME, "players", Players)
require_room(BOARD, PLAYERS)
RULES: Final = rules_version(GAME, 2, "board", "cards", "players")

START: Final = 0
LAST: Final = BOARD.columns
PLACES: Final = BOARD.rows * BOARD.abreast
HAND: Final = CARDS.hand
SESSIONS: Final = PLAYERS.sessions
REST: Final = rest(CARDS)
PARACHUTISTS: Final = {seats: pawns - 1 for seats, pawns in PLAYERS.pawns.items()}
"""The parachutists of each player, by the number of players."""


def owner_among(pawn: int, seats: int) -> Seat:
    """Whose parachutist it is, by the number of players."""
    return pawn // PARACHUTISTS[seats]


Pawn = Annotated[int, Owned(owner_among)]
"""A parachutist."""

MOVES: Final[dict[str, tuple[int | None, int]]] = {
    f"{colour}{step:+d}": (INDEX.get(Plane(colour)) if colour != WHITE else None, step)
    for colour in (*PLANES, WHITE)
    for step in CARDS.movement
}
"""What each movement card moves, `None` for either plane, and by how much."""

NO_SPACES: Final[tuple[int | None, ...]] = (None,) * (BOARD.columns * SPACES_PER_COLUMN)
NO_PLACES: Final[tuple[int | None, ...]] = (None,) * PLACES
EMPTY_PLANES: Final = (NO_PLACES, NO_PLACES)
AT_START: Final = (START, START)

SEARCH: Final = ((), *(search_from(column, BOARD.columns) for column in range(1, BOARD.columns + 1)))
"""The spaces to try, by the column of the landing."""

_NEAREST: Final = tuple(
    (column - 1) * SPACES_PER_COLUMN + space
    for column in range(1, BOARD.columns + 1)
    for space in reversed(range(SPACES_PER_COLUMN))  # the inner space counts as nearer (J-18)
)
LAND: Final = _NEAREST[: BOARD.last_land * SPACES_PER_COLUMN]
SEA: Final = _NEAREST[BOARD.last_land * SPACES_PER_COLUMN :]
"""The landing spaces of land and sea, nearest to the start first."""


def column_of(space: int) -> int:
    """The column a landing space belongs to."""
    return space // SPACES_PER_COLUMN + 1


def ground_of(space: int) -> Ground:
    """Whether a landing space is an outer or an inner one."""
    return GROUNDS[space % SPACES_PER_COLUMN]
