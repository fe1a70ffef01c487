"""What a table is made of, before any Qt: pieces, places for them, and the gestures that move them.

A game's `layout` says where everything is for one viewer; the scene only moves pieces there. Units are table units:
every table is `HEIGHT` high and as wide as the window allows within `WIDTHS`; x goes right, y goes down, and a position
is the centre of the thing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Generic, NamedTuple

from msgspec import Struct

from core.game import Action, Event, S, Seat
from core.play import SeenChange
from core.players import Player

HEIGHT: Final = 1000.0
WIDTHS: Final = (1440.0, 1900.0)
"""The narrowest and the widest table; a window outside of them shows sky at its edges."""


def width_for(ratio: float) -> float:
    """How wide a table makes best use of a window of that ratio of width to height."""
    return min(max(HEIGHT * ratio, WIDTHS[0]), WIDTHS[1])


class Piece(Struct, frozen=True):
    """Something that lies on the table. Equal `kind` and `look` share one picture."""

    id: str
    """The same for the same thing in every layout: "card:12", "die:6", "marker:0:main"."""
    kind: str
    """Which of the game's painters draws it; the kit knows those of `READ`."""
    look: Hashable
    """All that the painter needs to know; must not tell what the viewer may not see."""
    x: float
    y: float
    width: float
    height: float
    z: float = 0.0
    angle: float = 0.0
    label: str = ""
    """What it is, in words: the tooltip, and what a screen reader says."""
    side: str = ""
    """Which side is up ("face", "back"); a change turns it over visibly."""
    origin: str = ""
    """The piece from whose place it comes, where it was not on the table before."""
    goal: str = ""
    """The piece to whose place it goes when it leaves the table; otherwise it fades where it is."""
    ground: bool = False
    """Whether others lie on it, so that it never rises over them, however far it moves."""


class Zone(Struct, frozen=True):
    """A place where pieces may be dropped."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: str = ""
    piece: str = ""
    """The piece that this place is, where dropping on a piece is meant ("die:3")."""


class Layout(Struct, frozen=True):
    """Where everything is."""

    width: float
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...] = ()
    height: float = HEIGHT


class Placement(NamedTuple):
    """A piece put on a zone."""

    piece: str
    zone: str


class Place(Struct, frozen=True):
    """The gesture of putting one or several pieces down; all of them make the action."""

    placements: frozenset[Placement]
    confirm: bool = False
    """Whether a button has to be pressed once all of them lie there."""


class Click(Struct, frozen=True):
    """The gesture of clicking a piece (or button), or focusing it and pressing Return."""

    piece: str
    weighty: bool = False
    """Whether a button has to be pressed after it where nothing can be taken back; until then the piece is staged on
    itself."""


Gesture = Place | Click


class Sling(Struct, frozen=True):
    """The gesture of pulling back from a piece and letting go: direction, strength and height make the action."""

    piece: str
    x: float
    y: float
    """From where the shot goes off."""
    reach: float
    """How far a full pull reaches where there is room for it, in table units."""
    direction: float
    strength: float
    """Where the keyboard aims first, in degrees clockwise from the right, and how hard, from 0 to 1."""
    height: float
    """How high everybody aims first, from 0 to 1."""
    shot: Callable[[float, float, float], Action]
    """The action of a direction in degrees, a strength and a height, both from 0 to 1."""
    spread: Callable[[float], float]
    """How many degrees to either side a shot of a strength may go astray."""
    sight: float
    """How far ahead of the piece its way can be foreseen, in table units."""
    ground: float
    """What lies below this is under the way, and what lies above it stands on it (`Piece.z`)."""
    force: Callable[[float], str]
    """How hard a strength is, in a word or two."""
    effect: Callable[[float], str]
    """What a height does, in a word or two."""


class Spot(Struct, frozen=True):
    """A point of the table that somebody is shown, and how wide a circle around it."""

    id: str
    x: float
    y: float
    radius: float


class Pointed(Struct, frozen=True):
    """A shot that is recommended, without being aimed for anybody: where to, and in words how."""

    spot: Spot
    words: str


class Moment(Struct, Generic[S], frozen=True):
    """Everything a layout may depend on."""

    view: S
    seat: Seat | None
    """Whose view it is; None is a spectator's, and what a curtain shows."""
    players: tuple[Player, ...]
    actions: tuple[Action, ...] = ()
    """What the viewer may do now."""
    staged: tuple[Placement, ...] = ()
    """What the viewer has put down without having finished the gesture, in order."""
    ready: bool = False
    """Whether the staged pieces make an action that only waits for the button."""
    width: float = WIDTHS[0]
    keys: tuple[tuple[str, ...], ...] = ()
    """By kind of reaction and by seat: the key of a person who may react now, empty for the others."""
    films: frozenset[str] = frozenset()
    """Those of `FILM_BUTTONS` that make sense now."""
    pressed: frozenset[str] = frozenset()
    """Those of them that stay down."""
    tries: tuple[SeenChange[S], ...] = ()
    """The last shots that were only practised from here, or taken back, in order."""
    watching: bool = False
    """Whether somebody only looks over the shoulder of that seat."""
    page: bool = False
    """Whether the page that lies on the table waits for somebody to press `NEXT`, whoever is to act."""
    by_keys: bool = False
    """Whether the viewer used the keyboard last, and is told what keys do."""
    past: tuple[Event, ...] = ()
    """What happened in the last entries, which everybody may know: as many of them as the table of the game recalls."""


CONFIRM: Final = "button:confirm"
"""The piece that a layout shows while `ready`; the kit plays the staged action when it is clicked."""
CANCEL: Final = "button:cancel"
"""The piece that a layout shows while something is staged; the kit takes everything staged back."""
NEXT: Final = "button:next"
"""The piece that a layout shows while a `page` lies on the table; the kit goes on when it is clicked."""
REPLAY: Final = "button:replay"
SLOWLY: Final = "button:slowly"
PRACTISE: Final = "button:practise"
RETRY: Final = "button:retry"
FILM_BUTTONS: Final = frozenset({REPLAY, SLOWLY, PRACTISE, RETRY})
"""The pieces with which shots are watched again, and practised; a layout shows those of `Moment.films`."""

READ: Final = frozenset({"plate", "ribbon", "caption", "prompt", "button", "key"})
"""The kinds of pieces from which people read how they stand, what fits and what they have to do."""
MARKER: Final = "marker:"
"""How the ids of markers on the score tracks begin."""


def is_read(piece: Piece) -> bool:
    """Whether people read scores or their task from a piece, so that no message may lie over it."""
    return piece.kind in READ or piece.id.startswith(MARKER)
