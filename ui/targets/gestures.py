"""The gestures that make each action of Targets, and what may be called out of turn."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from core.game import Action, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Keep, LetGo, NextRound, NotSeen
from core.targets.legal import spoken, to_act
from core.targets.state import TargetsState
from ui.table.pieces import NEXT, Click, Gesture

LET_GO: Final = "button:let_go"
CALL: Final[Mapping[type, str]] = {Announce: "call:targets", Double: "call:double", NotSeen: "call:not_seen"}


def place_id(place: int) -> str:
    """The button that puts the partner's die in a place of the tower."""
    return f"place:{place}"


def gestures(view: TargetsState, seat: Seat, action: Action) -> tuple[Gesture, ...]:
    """Every way to make a legal action by hand; a flick is made with a sling."""
    match action:
        case Arrange(place):
            return Click(place_id(place)), Click(f"die:{view.towers[seat][place]}")
        case Keep(die):
            return (Click(f"die:{die}"),)
        case Announce(die) | NotSeen(die) | Double(die, _):
            # On the table it is plain which die is meant; the button asks where there are several.
            return Click(CALL[type(action)]), Click(f"die:{die}")
        case LetGo():
            return (Click(LET_GO),)
        case Discard(disc):
            return (Click(f"disc:{disc}"),)
        case NextRound():
            return (Click(NEXT),)
    return ()


def same(view: TargetsState, action: Action) -> Hashable:
    """What an announcement comes to: of three equal dice it does not matter which two are the double, but which of them
    goes back, and whether the other could have been a Targets!."""
    match action:
        case Double(back, other):
            return Double, back, other in view.targets
    return action


def reactions(view: TargetsState) -> tuple[Mapping[Seat, tuple[Action, ...]], ...]:
    """By kind of announcement: what each seat may call before the next flick."""
    found: dict[type, dict[Seat, tuple[Action, ...]]] = {kind: {} for kind in CALL}
    for seat in sorted(to_act(view)):
        for action in spoken(view, seat):
            calls = found[type(action)]
            calls[seat] = (*calls.get(seat, ()), action)
    return tuple(found.values())
