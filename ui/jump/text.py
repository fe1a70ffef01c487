"""How Jump! speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.cards import UNSEEN
from core.game import Action, Event, Illegal, Seat
from core.jump import actions, events
from core.jump.board import BOARD, LAST, MOVES, SESSIONS, START, Card, Ground, Plane, column_of, ground_of
from core.jump.events import Void
from core.jump.state import JumpState, Phase, SessionResult, clockwise, owner, pick_face, team
from ui.jump.refusals import SENTENCES
from ui.text import GameText, Words, listed, sentence, translate

Names = Sequence[str]


class JumpText:
    """Log lines, moves, refusals and the table in words."""

    title = "Jump!"

    def position(self, view: JumpState, seat: Seat | None, names: Names) -> list[str]:
        lines = [
            translate("jump", "Session {session} of {sessions}. {name} holds the black pawn.").format(
                session=view.session, sessions=SESSIONS, name=names[view.black_pawn]
            ),
            translate("jump", "Score: {scores}.").format(scores=_per_player(view.scores, names)),
            *(_plane_line(view, index, plane, names) for index, plane in enumerate(Plane)),
            _ground_line(view, names),
        ]
        if view.picks.count(None) < view.seats:
            lines.append(_trick_line(view, names))
        if view.falling is not None:
            lines.append(
                translate("jump", "{pawn} is in the air above column {column}.").format(
                    pawn=_pawn(view, view.falling.pawn, names), column=view.falling.column
                )
            )
        if view.phase in (Phase.SCORED, Phase.OVER) and view.result is not None:
            lines += _result_lines(view, view.result, names)
        if seat is not None:
            hand = [_card(view.faces[card]) for card in view.hands[seat]]
            lines.append(translate("jump", "Your hand: {cards}.").format(cards=", ".join(hand)))
        piles = translate("jump", "Cards in the deck: {deck}. Discarded: {discards}.")
        lines.append(piles.format(deck=len(view.deck), discards=len(view.discards)))
        return lines

    def action(self, view: JumpState, seat: Seat, action: Action, names: Names) -> str:
        match action:
            case actions.Sit(plane, place):
                return translate("jump", "Sit in {plane}, {place}").format(plane=_plane(plane), place=_place(place))
            case actions.Pick(card):
                return translate("jump", "Pick {card}").format(card=_card(_face(view, card)))
            case actions.Steer(plane):
                return translate("jump", "Move {plane} by {step}").format(
                    plane=_plane(plane), step=f"{MOVES[pick_face(view, seat)][1]:+d}"
                )
            case actions.Blow():
                return translate("jump", "Let the wind blow")
            case actions.Hold():
                return translate("jump", "No wind from me")
            case actions.Jump(pawn):
                return translate("jump", "Jump with {pawn}").format(pawn=_pawn(view, pawn, names))
            case actions.Shift(columns):
                onwards = translate("jump", "Blow the parachutist one column towards the sea")
                return onwards if columns > 0 else translate("jump", "Blow the parachutist one column back")
            case actions.ChangePlace(pawn, plane, place):
                return translate("jump", "Move {pawn} to {plane}, {place}").format(
                    pawn=_pawn(view, pawn, names), plane=_plane(plane), place=_place(place)
                )
            case actions.NextSession():
                return translate("jump", "Start the next session")
        return ""

    def event(self, before: JumpState, after: JumpState, event: Event, names: Names) -> str:
        match event:
            case events.Landed() | events.Evacuated() | events.Jumped() | events.Shifted() | events.PlaceChanged():
                return _flight_event(after, event, names)
            case events.HolderDrawn(seat):
                return translate("jump", "{name} gets the black pawn first.").format(name=names[seat])
            case events.DeckShuffled(cards):
                return translate("jump", "{cards} cards are shuffled into a new deck.").format(cards=cards)
            case events.Dealt(seat, cards):
                line = translate("jump", "{name} draws cards: {count}.")
                return line.format(name=names[seat], count=len(cards))
            case events.Seated(pawn, plane, place):
                return translate("jump", "{pawn} gets into {plane}, {place}.").format(
                    pawn=_pawn(after, pawn, names), plane=_plane(plane), place=_place(place)
                )
            case events.Revealed(seat, card):
                line = translate("jump", "{name} shows {card}.")
                return line.format(name=names[seat], card=_card(after.faces[card]))
            case events.Voided(seat, _, why):
                return _VOIDS[why]().format(name=names[seat])
            case events.PlaneMoved(_, plane, start, stop):
                return _plane_moved(plane, start, stop)
            case events.Held(seat):
                return translate("jump", "{name} lets no wind blow.").format(name=names[seat])
            case events.Blown(seat):
                return translate("jump", "{name} lets the wind blow!").format(name=names[seat])
            case events.BlackPawnPassed(seat):
                return translate("jump", "The black pawn goes to {name}.").format(name=names[seat])
            case events.SessionScored(session, totals, _):
                line = translate("jump", "Session {session} is over: {totals}.")
                return line.format(session=session, totals=_per_player(totals, names))
            case events.SessionBegun(session):
                return translate("jump", "Session {session} begins: the planes are back.").format(session=session)
            case events.GameEnded(winners):
                return translate("jump", "The game is over. Congratulations, {names}!").format(
                    names=listed([names[seat] for seat in winners])
                )
        return ""  # picks and discards are seen, not told

    def reason(self, illegal: Illegal) -> str:
        return sentence(SENTENCES, illegal)


def _flight_event(after: JumpState, event: Event, names: Names) -> str:
    match event:
        case events.Jumped(pawn, plane, _, column):
            return translate("jump", "{pawn} jumps out of {plane} above column {column}.").format(
                pawn=_pawn(after, pawn, names), plane=_plane(plane), column=column
            )
        case events.Shifted(seat, pawn, _, stop):
            return translate("jump", "{name}'s wind blows {pawn} to column {column}.").format(
                name=names[seat], pawn=_pawn(after, pawn, names), column=stop
            )
        case events.Landed(pawn, _, column, ground):
            return translate("jump", "{pawn} lands {where}.").format(
                pawn=_pawn(after, pawn, names), where=_where(column, ground)
            )
        case events.Evacuated(plane, pawns) if pawns:
            line = translate("jump", "Everyone must leave {plane}: {pawns}.")
            return line.format(plane=_plane(plane), pawns=listed([_pawn(after, pawn, names) for pawn in pawns]))
        case events.PlaceChanged(_, pawn, plane, place, None):
            return translate("jump", "{pawn} moves to {plane}, {place}.").format(
                pawn=_pawn(after, pawn, names), plane=_plane(plane), place=_place(place)
            )
        case events.PlaceChanged(_, pawn, plane, place, int(other)):
            return translate("jump", "{pawn} swaps places with {other} in {plane}, {place}.").format(
                pawn=_pawn(after, pawn, names),
                other=_pawn(after, other, names),
                plane=_plane(plane),
                place=_place(place),
            )
    return ""


def _plane_moved(plane: Plane, start: int, stop: int) -> str:
    if stop == LAST:
        line = translate("jump", "{plane} reaches the end of its track.")
    elif start == stop:
        line = translate("jump", "{plane} stays on its start space.")
    elif stop == START:
        line = translate("jump", "{plane} flies back to its start space.")
    elif stop < start:
        line = translate("jump", "{plane} flies back to column {column}.")
    else:
        line = translate("jump", "{plane} flies on to column {column}.")
    return line.format(plane=_PLANES[plane](), column=stop)


# --- the table in words --------------------------------------------------------------------------------


def _plane_line(view: JumpState, index: int, plane: Plane, names: Names) -> str:
    aboard = [
        translate("jump", "{pawn} ({place})").format(pawn=_pawn(view, pawn, names), place=_place(place))
        for place, pawn in enumerate(view.aboard[index])
        if pawn is not None
    ]
    column = view.columns[index]
    at_start = translate("jump", "{plane} is on its start space. Aboard: {pawns}.")
    line = at_start if column == START else translate("jump", "{plane} is above column {column}. Aboard: {pawns}.")
    return line.format(plane=_PLANES[plane](), column=column, pawns=", ".join(aboard) or _nobody())


def _ground_line(view: JumpState, names: Names) -> str:
    down = [(column_of(space), ground_of(space), pawn) for space, pawn in enumerate(view.spaces) if pawn is not None]
    down += [
        (column, ground, pawn)
        for column, ground, pawn in (
            (BOARD.lake, Ground.LAKE, view.lake),
            (BOARD.island, Ground.ISLAND, view.island),
        )
        if pawn is not None
    ]
    landed = [
        translate("jump", "{pawn} {where}").format(pawn=_pawn(view, pawn, names), where=_where(column, ground))
        for column, ground, pawn in down
    ]
    return translate("jump", "Landed: {pawns}.").format(pawns=", ".join(landed) or _nobody())


def _trick_line(view: JumpState, names: Names) -> str:
    cards = []
    for seat in clockwise(view):
        if view.picks[seat] is None:
            shown = translate("jump", "still picking")
        elif seat in view.revealed:
            shown = _card(pick_face(view, seat))
        else:
            shown = translate("jump", "face down")
        cards.append(f"{names[seat]}: {shown}")
    return translate("jump", "On the table: {cards}.").format(cards=", ".join(cards))


def _result_lines(view: JumpState, result: SessionResult, names: Names) -> list[str]:
    def ranked(pawns: tuple[int, ...]) -> str:
        return ", ".join(f"{place} {_pawn(view, pawn, names)}" for place, pawn in enumerate(pawns, 1)) or _nobody()

    return [
        translate("jump", "Good places: {pawns}.").format(pawns=ranked(result.positive)),
        translate("jump", "Wet places: {pawns}.").format(pawns=ranked(result.negative)),
        translate("jump", "This session: {totals}.").format(totals=_per_player(result.totals, names)),
    ]


# --- single words --------------------------------------------------------------------------------------


def _per_player(numbers: Sequence[int], names: Names) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=False))


def _nobody() -> str:
    return translate("jump", "nobody")


def _pawn(view: JumpState, pawn: int, names: Names) -> str:
    seat = owner(view, pawn)
    number = team(view, seat).index(pawn) + 1
    return translate("jump", "{name}'s parachutist {number}").format(name=names[seat], number=number)


def _plane(plane: Plane) -> str:
    return translate("jump", "the red plane") if plane is Plane.RED else translate("jump", "the yellow plane")


def _place(place: int) -> str:
    row, seat = divmod(place, BOARD.abreast)
    return translate("jump", "row {row}, seat {seat}").format(row=row + 1, seat=seat + 1)


def _where(column: int, ground: Ground) -> str:
    return _GROUNDS[ground]().format(column=column)


def _face(view: JumpState, card: int) -> str:
    return view.faces[card] if 0 <= card < len(view.faces) else UNSEEN


def _card(face: str) -> str:
    if face in _CARDS:
        return _CARDS[face]()
    if face not in MOVES:
        return translate("jump", "a hidden card")
    plane, step = MOVES[face]
    return _MOVES[plane]().format(step=f"{step:+d}")


_PLANES: Mapping[Plane, Words] = {
    Plane.RED: lambda: translate("jump", "The red plane"),
    Plane.YELLOW: lambda: translate("jump", "The yellow plane"),
}
_MOVES: Mapping[int | None, Words] = {
    0: lambda: translate("jump", "Red {step}"),
    1: lambda: translate("jump", "Yellow {step}"),
    None: lambda: translate("jump", "White {step}"),
}
_CARDS: Mapping[str, Words] = {
    Card.JUMP: lambda: translate("jump", "Jump"),
    Card.SWAP: lambda: translate("jump", "Change of place"),
    Card.FORBIDDEN: lambda: translate("jump", "Jump forbidden"),
    Card.WIND: lambda: translate("jump", "Wind"),
}
_GROUNDS: Mapping[Ground, Words] = {
    Ground.OUTER: lambda: translate("jump", "in column {column}, outer space"),
    Ground.INNER: lambda: translate("jump", "in column {column}, inner space"),
    Ground.LAKE: lambda: translate("jump", "in the lake"),
    Ground.ISLAND: lambda: translate("jump", "on the island"),
}
_VOIDS: Mapping[Void, Words] = {
    Void.PLANE_OUT: lambda: translate("jump", "Nothing happens: that plane is at the end of its track."),
    Void.NOBODY_ABOARD: lambda: translate("jump", "Nothing happens: {name} has nobody left in a plane."),
    Void.JUMP_FORBIDDEN: lambda: translate("jump", "Jumping is forbidden: {name}'s parachutists stay on board."),
    Void.WIND_UNUSED: lambda: translate("jump", "{name}'s wind blows nobody about."),
}

TEXT: GameText = JumpText()
