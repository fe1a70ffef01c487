"""The action that a piece put on a place would mean, for the rules to judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.game import Action, Seat
from core.jump.actions import Blow, ChangePlace, Jump, Pick, Shift, Sit, Steer
from core.jump.box import LAST, Plane
from core.jump.state import JumpState, Phase, next_in
from ui.table.pieces import Placement

Reading = Callable[[JumpState, Seat, str, str], Action | None]
"""Reads the names of the piece and of the place, each without its kind."""


def interpret(view: JumpState, seat: Seat, placements: frozenset[Placement]) -> Action | None:
    """The action that the placements would mean; None where pieces of that kind mean nothing there."""
    if len(placements) != 1:
        return None
    (placement,) = placements
    piece, _, name = placement.piece.partition(":")
    zone, _, place = placement.zone.partition(":")
    reading = _READINGS.get((piece, zone))
    return reading(view, seat, name, place) if reading else None


def _picked(view: JumpState, seat: Seat, card: str, zone: str) -> Action | None:
    return Pick(int(card))


def _on_a_place(view: JumpState, seat: Seat, pawn: str, zone: str) -> Action | None:
    """The next parachutist gets in while the planes are boarded; any other one would change places."""
    plane, _, place = zone.partition(":")
    number = int(pawn)
    if view.phase is Phase.SEATING and number == next_in(view, seat):
        return Sit(Plane(plane), int(place))
    return ChangePlace(number, Plane(plane), int(place))


def _on_the_ground(view: JumpState, seat: Seat, pawn: str, zone: str) -> Action | None:
    """A parachutist dropped from its plane jumps; the one in the air is blown to a column."""
    falling = view.falling
    if falling is None or falling.pawn != int(pawn):
        return Jump(int(pawn))
    if not zone:
        return None
    column = int(zone)
    # At either end of the track the wind can only blow it to where it is.
    pressed = {1: -1, LAST: +1}.get(column, 0) if column == falling.column else 0
    return Shift(pressed or column - falling.column)


def _on_a_plane(view: JumpState, seat: Seat, pick: str, zone: str) -> Action | None:
    return Steer(Plane(zone)) if pick == str(seat) else None


def _blown(view: JumpState, seat: Seat, pick: str, zone: str) -> Action | None:
    return Blow() if pick == str(seat) else None


_READINGS: Final[dict[tuple[str, str], Reading]] = {
    **{("card", zone): _picked for zone in ("pick", "board", "ground", "column", "plane", "place")},
    ("pawn", "place"): _on_a_place,
    ("pawn", "ground"): _on_the_ground,
    ("pawn", "column"): _on_the_ground,
    ("pick", "plane"): _on_a_plane,
    ("pick", "place"): lambda view, seat, pick, zone: _on_a_plane(view, seat, pick, zone.partition(":")[0]),
    ("pick", "ground"): _blown,
    ("pick", "column"): _blown,
}
