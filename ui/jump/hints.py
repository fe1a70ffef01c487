"""What putting a piece down would do, in a few words, by asking the rules."""

from __future__ import annotations

from core.game import Action, Log, Seat
from core.jump.actions import Blow, ChangePlace, Jump, Pick, Shift, Sit, Steer
from core.jump.box import INDEX
from core.jump.events import Jumped, Landed, PlaneMoved, Shifted
from core.jump.legal import legal
from core.jump.rules.jumping import jump, shift
from core.jump.rules.trick import steer
from core.jump.state import JumpLog, JumpState
from ui.jump.interpret import interpret
from ui.jump.words import card_name, place_name, plane_moved, plane_title, where
from ui.look.text import titled, translate
from ui.table.pieces import Placement


def hint(view: JumpState, seat: Seat, placements: frozenset[Placement]) -> str:
    """The placements in a few words; empty where nothing useful can be said."""
    action = interpret(view, seat, placements)
    if action is None or action not in legal(view, seat):
        return ""
    return _told(view, seat, action)


def _told(view: JumpState, seat: Seat, action: Action) -> str:
    log: JumpLog = Log()
    match action:
        case Pick(card):
            return translate("jump", "Lay {card} face down").format(card=card_name(view.faces[card]))
        case Sit(plane, place):
            return titled(plane_title(plane), place_name(place))
        case ChangePlace(_, plane, place):
            name = titled(plane_title(plane), place_name(place))
            taken = view.aboard[INDEX[plane]][place] is not None
            return translate("jump", "{place}: they swap places").format(place=name) if taken else name
        case Blow():
            return translate("jump", "Your wind blows on this jump")
        case Steer():
            steer(view, seat, action, log)
            del log[1:]  # who has to leave the plane is another story
        case Jump():
            jump(view, seat, action, log)
        case Shift():
            shift(view, seat, action, log)
    return _outcome(log)


def _outcome(log: JumpLog) -> str:
    """What comes of it at once: the last that is worth telling."""
    for event in reversed(log):
        match event:
            case Landed(_, _, column, ground):
                return translate("jump", "Lands {where}").format(where=where(column, ground))
            case Shifted(_, _, _, column):
                return translate("jump", "To column {column}, and the next wind blows").format(column=column)
            case Jumped(_, _, _, column):
                return translate("jump", "Above column {column}, and then the wind blows").format(column=column)
            case PlaneMoved(_, plane, start, stop):
                return plane_moved(plane, start, stop)
    return ""
