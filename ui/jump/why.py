"""Reasons for a move of Jump!: where planes and parachutists are then, and whom it helps."""

from __future__ import annotations

from core.game import Action, Log, Seat
from core.jump.actions import Blow, ChangePlace, Hold, Jump, NextSession, Pick, Shift, Sit, Steer
from core.jump.box import BOARD, INDEX, LAST, MOVES, PLANES, START, Card, Ground
from core.jump.events import Landed
from core.jump.rules.jumping import jump, shift
from core.jump.rules.landing import land
from core.jump.state import JumpLog, JumpState, flying, last_chance, owner, pick_face, seat_of, team_aboard
from ui.jump.words import plane_name, where
from ui.look.text import translate


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
        case Hold() if last_chance(view, seat):
            return translate("jump", "your wind leaves this jump alone, and no other can come in this trick")
        case Hold():
            return translate("jump", "your wind leaves this jump alone and can blow on a later one of this trick")
        case Jump() | Shift():
            return _landing(view, seat, action)
        case ChangePlace(pawn, plane, _):
            old, new = seat_of(view, pawn)[0], INDEX[plane]
            if old == new:
                return _front_first()
            words = translate("jump", "{plane} is {here}, the other one {there}")
            return words.format(plane=plane_name(plane), here=_over(view, new), there=_over(view, old))
        case NextSession():
            return translate("jump", "the session is over")
    return ""


def _pick(view: JumpState, seat: Seat, face: str) -> str:
    if face in MOVES:
        return _moving(view, seat, *MOVES[face])
    match face:
        case Card.JUMP | Card.SWAP if not team_aboard(view, seat):
            return translate("jump", "you have nobody left aboard")
        case Card.JUMP:
            return _unless(_jumping(view, seat))
        case Card.SWAP if len(flying(view)) < len(PLANES):
            return _front_first()
        case Card.SWAP:
            words = translate("jump", "distance between the planes, in columns: {columns}")
            return words.format(columns=abs(view.columns[0] - view.columns[1]))
        case Card.FORBIDDEN:
            words = translate(
                "jump",
                "forbids every jump of this trick; "
                "parachutists of others that would win points by jumping now: {count}",
            )
        case _:
            words = translate(
                "jump",
                "can blow on one jump of this trick; "
                "parachutists of others that would win points by jumping now: {count}",
            )
    return words.format(count=_tempted(view, seat))


def _moving(view: JumpState, seat: Seat, plane: int | None, step: int) -> str:
    """What a movement card does once it is shown; cards before it may change that."""
    planes = flying(view) if plane is None else [plane]
    if len(planes) > 1:
        words = translate("jump", "you choose the plane when it is shown")
    elif view.columns[planes[0]] == LAST:
        words = translate("jump", "{plane} has reached the end of its track and moves no more")
        return words.format(plane=plane_name(PLANES[planes[0]]))
    else:
        words = _moved(view, seat, planes[0], step)
    return words if seat == view.black_pawn else _unless(words)


def _unless(words: str) -> str:
    """What becomes true only if nobody else's card changes it."""
    return translate("jump", "{then}, if nothing gets in the way").format(then=words)


def _moved(view: JumpState, seat: Seat, plane: int, step: int) -> str:
    """Where a plane would be, and who sits in it."""
    mine, others = _crew(view, seat, plane)
    column = min(max(view.columns[plane] + step, START), LAST)
    words = translate("jump", "takes {plane} to column {column}, with {mine} of yours and {others} of others aboard")
    if column == START:
        words = translate(
            "jump", "{plane} is on its start space then, with {mine} of yours and {others} of others aboard"
        )
    elif column == LAST:
        words = translate(
            "jump", "takes {plane} to the end of its track, where {mine} of yours and {others} of others must leave it"
        )
    return words.format(plane=plane_name(PLANES[plane]), column=column, mine=mine, others=others)


def _over(view: JumpState, plane: int) -> str:
    """Where a plane is."""
    if view.columns[plane] == START:
        return translate("jump", "on its start space")
    return translate("jump", "over column {column}").format(column=view.columns[plane])


def _front_first() -> str:
    return translate("jump", "whoever sits in front leaves the plane first at the end of its track")


def _crew(view: JumpState, seat: Seat, plane: int) -> tuple[int, int]:
    """How many of a seat's own, and how many others, sit in a plane."""
    aboard = [owner(view, pawn) == seat for pawn in view.aboard[plane] if pawn is not None]
    return sum(aboard), len(aboard) - sum(aboard)


def _jumping(view: JumpState, seat: Seat) -> str:
    """Where the one that jumps would come down, from either plane."""
    landings = [_below(view, seat_of(view, pawn)[0], pawn) for pawn in team_aboard(view, seat)]
    first, *others = dict.fromkeys([where(landed.column, landed.ground) for landed in landings])
    if not others:
        return translate("jump", "one of yours lands {where}").format(where=first)
    words = translate("jump", "one of yours lands {where} or {other}")
    return words.format(where=first, other=others[0])


def _below(view: JumpState, plane: int, pawn: int) -> Landed:
    """Where a pawn of a plane would come down now."""
    log: JumpLog = Log()
    land(view, pawn, max(view.columns[plane], 1), log)
    (landed,) = [event for event in log if isinstance(event, Landed)]
    return landed


def _landing(view: JumpState, seat: Seat, action: Jump | Shift) -> str:
    log: JumpLog = Log()
    if isinstance(action, Jump):
        jump(view, seat, action, log)
    else:
        shift(view, seat, action, log)
    found = _where(log)
    if found:
        return translate("jump", "lands {where}").format(where=found)
    return translate("jump", "winds still to blow: {count}").format(count=len(view.winds) - isinstance(action, Shift))


def _where(log: JumpLog) -> str:
    """Where somebody came down, if anybody did."""
    return next((where(event.column, event.ground) for event in log if isinstance(event, Landed)), "")


def _tempted(view: JumpState, seat: Seat) -> int:
    """How many of others would come down on land or on the island."""
    others = [other for other in range(view.seats) if other != seat]
    pawns = [pawn for other in others for pawn in team_aboard(view, other)]
    return sum(_scores(_below(view, seat_of(view, pawn)[0], pawn)) for pawn in pawns)


def _scores(landed: Landed) -> bool:
    on_land = landed.column <= BOARD.last_land and landed.ground is not Ground.LAKE
    return on_land or landed.ground is Ground.ISLAND
