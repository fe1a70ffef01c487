"""What happens at the table, in the order in which a log tells it and a scene shows it."""

from __future__ import annotations

from enum import StrEnum

from core.cards import Cards
from core.game import Chapter, Deed, Event, Milestone, Seat
from core.jump.box import Ground, Pawn, Plane


class Void(StrEnum):
    """Why a revealed card does nothing."""

    PLANE_OUT = "plane_out"
    NOBODY_ABOARD = "nobody_aboard"
    JUMP_FORBIDDEN = "jump_forbidden"
    WIND_UNUSED = "wind_unused"


class HolderDrawn(Milestone, frozen=True, gc=False):
    """The first holder of the black pawn was drawn by lot."""

    seat: Seat


class DeckShuffled(Milestone, frozen=True, gc=False):
    """The deck was made of these many cards."""

    cards: int


class Dealt(Deed, frozen=True, gc=False):
    """A seat drew cards from the deck."""

    cards: Cards


class Seated(Event, frozen=True, gc=False):
    """A parachutist took a place."""

    pawn: Pawn
    plane: Plane
    place: int


class Picked(Event, frozen=True, gc=False):
    """A seat laid a card face down; which one is nobody else's business."""

    seat: Seat


class Revealed(Deed, frozen=True, gc=False):
    """A seat's card was turned over."""

    card: int


class Voided(Deed, frozen=True, gc=False):
    """A revealed card has no effect."""

    card: int
    why: Void


class PlaneMoved(Event, frozen=True, gc=False):
    """A plane flew from one column to another, or tried to."""

    seat: Seat
    plane: Plane
    start: int
    stop: int


class Held(Event, frozen=True, gc=False):
    """A seat let no wind blow on this jump."""

    seat: Seat


class WindOpened(Event, frozen=True, gc=False):
    """A seat's wind lies open and waits for a later jump of the trick."""

    seat: Seat


class Blown(Event, frozen=True, gc=False):
    """A seat's wind blows on this jump."""

    seat: Seat


class Jumped(Event, frozen=True, gc=False):
    """A parachutist left its plane above a column."""

    pawn: Pawn
    plane: Plane
    place: int
    column: int


class Shifted(Event, frozen=True, gc=False):
    """A wind moved the falling parachutist."""

    seat: Seat
    pawn: Pawn
    start: int
    stop: int


class Landed(Event, frozen=True, gc=False):
    """A parachutist came down; `aim` is the column it fell towards."""

    pawn: Pawn
    aim: int
    column: int
    ground: Ground


class Evacuated(Event, frozen=True, gc=False):
    """A plane reached the end of the track; these left it, in this order."""

    plane: Plane
    pawns: tuple[Pawn, ...]


class PlaceChanged(Event, frozen=True, gc=False):
    """A parachutist moved to another place; `swapped` is the pawn that took its old one."""

    seat: Seat
    pawn: Pawn
    plane: Plane
    place: int
    swapped: Pawn | None


class Discarded(Event, frozen=True, gc=False):
    """The trick's cards left the table; jump cards went back to hand."""

    cards: Cards


class BlackPawnPassed(Milestone, frozen=True, gc=False):
    """The black pawn went to the left."""

    seat: Seat


class SessionScored(Milestone, frozen=True, gc=False):
    """A session ended: each player's result, and the score track after it."""

    session: int
    totals: tuple[int, ...]
    scores: tuple[int, ...]


class SessionBegun(Chapter, frozen=True, gc=False):
    """The planes are back on their start spaces."""

    session: int


class GameEnded(Milestone, frozen=True, gc=False):
    """The last session was scored."""

    winners: tuple[Seat, ...]
