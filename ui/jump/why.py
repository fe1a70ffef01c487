"""What speaks for a move of Jump!: where planes and parachutists are then, and whom it helps. No Qt here."""

from __future__ import annotations

from core.game import Action, Event, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, Pick, Shift, Sit, Steer
from core.jump.board import BOARD, INDEX, LAST, MOVES, PLANES, START, Card
from core.jump.events import Landed
from core.jump.jumping import jump, shift
from core.jump.landing import land
from core.jump.state import JumpState, owner, pick_face, seat_of
from ui.jump.words import plane_name, where
from ui.text import listed, translate


def why(view: JumpState, seat: Seat, action: Action) -> str:
    """A reason in a few words, from the seat's view."""
    match action:
        case Sit(plane, _):
            words = translate("jump", "parachutists of yours in {plane} then: {count}")
            return words.format(plane=plane_name(plane), count=_crew(view, seat, INDEX[plane])[0] + 1)
        case Pick(card):
            return _pick(view, seat, view.faces[card])
        case Steer(plane):
            return _moved(view, seat, INDEX[plane], MOVES[pick_face(view, seat)][1])
        case Blow():
            return translate("jump", "your wind moves whoever jumps by one column")
        case Hold() if pick_face(view, seat) != Card.WIND:
            return translate("jump", "you have laid no wind")
        case Hold():
            return translate("jump", "the jump is left as it is")
        case Jump() | Shift():
            return _landing(view, seat, action)
        case ChangePlace(pawn, plane, _):
            old, new = seat_of(view, pawn)[0], INDEX[plane]
            if old == new:
                return translate("jump", "whoever sits in front leaves the plane first at the end of its track")
            words = translate("jump", "{plane} is over column {column}, the other one over column {other}")
            return words.format(plane=plane_name(plane), column=view.columns[new], other=view.columns[old])
    return ""


def _pick(view: JumpState, seat: Seat, face: str) -> str:
    if face in MOVES:
        plane, step = MOVES[face]
        if plane is None:
            return translate("jump", "you choose the plane when it is shown")
        return _moved(view, seat, plane, step)
    match face:
        case Card.JUMP:
            return _jumping(view, seat)
        case Card.SWAP:
            words = translate("jump", "the planes are {columns} columns apart")
            return words.format(columns=abs(view.columns[0] - view.columns[1]))
        case Card.FORBIDDEN:
            return _over_land(
                view, seat, translate("jump", "forbids every jump; parachutists of others over land: {count}")
            )
    return _over_land(view, seat, translate("jump", "blows on a jump; parachutists of others over land: {count}"))


def _moved(view: JumpState, seat: Seat, plane: int, step: int) -> str:
    """Where a plane would be, and who sits in it."""
    mine, others = _crew(view, seat, plane)
    column = min(max(view.columns[plane] + step, START), LAST)
    words = translate("jump", "takes {plane} to column {column}, with {mine} of yours and {others} of others aboard")
    return words.format(plane=plane_name(PLANES[plane]), column=column, mine=mine, others=others)


def _crew(view: JumpState, seat: Seat, plane: int) -> tuple[int, int]:
    """How many of a seat's own, and how many others, sit in a plane."""
    aboard = [owner(view, pawn) == seat for pawn in view.aboard[plane] if pawn is not None]
    return sum(aboard), len(aboard) - sum(aboard)


def _jumping(view: JumpState, seat: Seat) -> str:
    """Where one's parachutists would come down, if no card before this one moves a plane."""
    places = []
    for plane in range(len(PLANES)):
        own = [pawn for pawn in view.aboard[plane] if pawn is not None and owner(view, pawn) == seat]
        if own:
            log: list[Event] = []
            land(view, own[0], max(view.columns[plane], 1), log)
            places.append(_where(log))
    if not places:
        return translate("jump", "nobody of yours is left aboard")
    words = translate("jump", "as the planes stand, yours come down {where}")
    return words.format(where=listed(list(dict.fromkeys(places))))


def _landing(view: JumpState, seat: Seat, action: Jump | Shift) -> str:
    log: list[Event] = []
    if isinstance(action, Jump):
        jump(view, seat, action, log)
    else:
        shift(view, seat, action, log)
    found = _where(log)
    if found:
        return translate("jump", "lands {where}").format(where=found)
    return translate("jump", "winds still to blow: {count}").format(count=len(view.winds) - isinstance(action, Shift))


def _where(log: list[Event]) -> str:
    """Where somebody came down, if anybody did."""
    return next((where(event.column, event.ground) for event in log if isinstance(event, Landed)), "")


def _over_land(view: JumpState, seat: Seat, words: str) -> str:
    over = [plane for plane in range(len(PLANES)) if view.columns[plane] <= BOARD.last_land]
    return words.format(count=sum(_crew(view, seat, plane)[1] for plane in over))
