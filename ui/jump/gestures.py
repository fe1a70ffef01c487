"""The gestures that make each action of Jump!, and what else may be lifted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Action, Log, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.events import Shifted
from core.jump.legal import legal
from core.jump.rules.jumping import shift
from core.jump.state import JumpLog, JumpState, Phase, face_down, next_in, team
from ui.table.pieces import NEXT, Click, Gesture, Place, Placement

BLOW: Final = "button:blow"
HOLD: Final = "button:hold"
SHIFTS: Final[Mapping[int, str]] = {+1: "shift:on", -1: "shift:back"}


def gestures(view: JumpState, seat: Seat, action: Action) -> tuple[Gesture, ...]:
    """Every way to make a legal action by hand."""
    match action:
        case Sit(plane, place):
            free = f"place:{plane}:{place}"
            return _put(f"pawn:{next_in(view, seat)}", free), Click(free)
        case Pick(card):
            return _put(f"card:{card}", "pick"), _put(f"card:{card}", "board")
        case Steer(plane):
            return Click(f"plane:{plane}"), _put(f"pick:{seat}", f"plane:{plane}")
        case Blow():
            return Click(BLOW), _put(f"pick:{seat}", "ground")
        case Hold():
            return (Click(HOLD),)
        case Jump(pawn):
            return Click(f"pawn:{pawn}"), _put(f"pawn:{pawn}", "ground")
        case Shift(columns):
            return Click(SHIFTS[columns]), _blown(view, seat, action)
        case ChangePlace(pawn, plane, place):
            return (_put(f"pawn:{pawn}", f"place:{plane}:{place}"),)
        case NextSession():
            return (Click(NEXT),)
    return ()


def _put(piece: str, zone: str) -> Place:
    return Place(frozenset({Placement(piece, zone)}))


def _blown(view: JumpState, seat: Seat, action: Shift) -> Place:
    """The falling parachutist put on the column to which the wind would blow it."""
    log: JumpLog = Log()
    shift(view, seat, action, log)
    event = log[0]
    assert isinstance(event, Shifted)
    return _put(f"pawn:{event.pawn}", f"column:{event.stop}")


def loose(view: JumpState, seat: Seat) -> frozenset[str]:
    """What a player may lift at any time, to be told why it can't go there: own cards and own parachutists."""
    pawns = {f"pawn:{pawn}" for pawn in team(view, seat)}
    laid = view.picks[seat] if face_down(view, seat) else None
    cards = {f"pick:{seat}" if card == laid else f"card:{card}" for card in view.hands[seat]}
    if seat in view.open_winds:
        cards.add(f"pick:{seat}")
    return frozenset(cards | pawns)


def asides(view: JumpState) -> bool:
    """While everybody says whether their wind blows (J-13): whoever thought about it would show that they have one."""
    return view.phase is Phase.ANSWERING


def formality(view: JumpState, seat: Seat) -> Action | None:
    """No wind from somebody who has none (J-13): they are asked only so that others don't learn who has one."""
    choices = legal(view, seat) if view.phase is Phase.ANSWERING else ()
    return choices[0] if len(choices) == 1 else None
