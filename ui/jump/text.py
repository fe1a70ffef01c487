"""Jump! in words: positions, moves, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.cards import UNSEEN
from core.game import Action, Event, Illegal, Seat
from core.jump import actions, events
from core.jump.box import BOARD, MOVES, SESSIONS, START, Ground, Plane, column_of, ground_of
from core.jump.events import Void
from core.jump.state import JumpState, Phase, SessionResult, clockwise, pick_face
from ui.jump.options import OPTIONS
from ui.jump.refusals import SENTENCES
from ui.jump.words import card_name, pawn_name, place_name, plane_moved, plane_name, plane_title, waiting_card, where
from ui.look.phrases import HAND_LINE, NOBODY, RESULT, congratulations, per_player
from ui.look.refusal_text import sentence
from ui.look.text import GameText, Passage, Phrase, Plural, Section, lines_of, listed, titled, translate

Names = Sequence[str]


class JumpText:
    """Log lines, moves, refusals and the table in words."""

    options = OPTIONS

    def position(self, view: JumpState, seat: Seat | None, names: Names) -> list[str]:
        return lines_of(self.sections(view, seat, names))

    def sections(self, view: JumpState, seat: Seat | None, names: Names) -> list[Section]:
        headline = translate("jump", "Session {session} of {sessions}. {name} holds the black pawn.").format(
            session=view.session, sessions=SESSIONS, name=names[view.black_pawn]
        )
        scores = translate("jump", "Score: {scores}.").format(scores=per_player(view.scores, names))
        planes = [_plane_line(view, index, plane, names) for index, plane in enumerate(Plane)]
        sections = [
            Section("", [Passage(headline), Passage(scores)]),
            Section(translate("jump", "Planes"), planes),
            Section("", [_ground_line(view, names)]),
        ]
        if view.picks.count(None) < view.seats:
            sections.append(Section("", [_trick_line(view, names)]))
        if view.falling is not None:
            falling = translate("jump", "{pawn} is in the air above column {column}.").format(
                pawn=pawn_name(view, view.falling.pawn, names), column=view.falling.column
            )
            sections.append(Section("", [Passage(falling)]))
        if view.phase in (Phase.SCORED, Phase.OVER) and view.result is not None:
            sections.append(Section(RESULT(), [Passage(line) for line in _result_lines(view, view.result, names)]))
        if seat is not None:
            hand = tuple(card_name(view.faces[card]) for card in view.hands[seat])
            sections.append(Section("", [Passage(HAND_LINE().format(cards=", ".join(hand)), hand)]))
        piles = translate("jump", "Cards in the deck: {deck}. Discarded: {discards}.")
        sections.append(Section("", [Passage(piles.format(deck=len(view.deck), discards=len(view.discards)))]))
        return sections

    def action(self, view: JumpState, seat: Seat, action: Action, names: Names) -> str:
        match action:
            case actions.Sit(plane, place):
                return translate("jump", "Sit in {plane}, {place}").format(
                    plane=plane_name(plane), place=place_name(place)
                )
            case actions.Pick(card):
                return translate("jump", "Pick {card}").format(card=card_name(_face(view, card)))
            case actions.Steer(plane):
                return translate("jump", "Move {plane} by {step}").format(
                    plane=plane_name(plane), step=f"{MOVES[pick_face(view, seat)][1]:+d}"
                )
            case actions.Blow():
                return translate("jump", "Let the wind blow")
            case actions.Hold():
                return translate("jump", "No wind from me")
            case actions.Jump(pawn):
                return translate("jump", "Jump with {pawn}").format(pawn=pawn_name(view, pawn, names))
            case actions.Shift(columns):
                onwards = translate("jump", "Blow the parachutist one column towards the sea")
                return onwards if columns > 0 else translate("jump", "Blow the parachutist one column back")
            case actions.ChangePlace(pawn, plane, place):
                return translate("jump", "Move {pawn} to {plane}, {place}").format(
                    pawn=pawn_name(view, pawn, names), plane=plane_name(plane), place=place_name(place)
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
                return _SHUFFLED(cards)
            case events.Dealt(seat, cards) if all(after.faces[card] != UNSEEN for card in cards):
                drawn = listed([card_name(after.faces[card]) for card in cards])
                return translate("jump", "{name} draws: {cards}.").format(name=names[seat], cards=drawn)
            case events.Dealt(seat, cards):
                line = translate("jump", "{name} draws cards: {count}.")
                return line.format(name=names[seat], count=len(cards))
            case events.Seated(pawn, plane, place):
                return translate("jump", "{pawn} gets into {plane}, {place}.").format(
                    pawn=pawn_name(after, pawn, names), plane=plane_name(plane), place=place_name(place)
                )
            case events.Revealed(seat, card):
                line = translate("jump", "{name} shows {card}.")
                return line.format(name=names[seat], card=card_name(after.faces[card]))
            case events.Voided(seat, _, why):
                return _VOIDS[why]().format(name=names[seat])
            case events.PlaneMoved(_, plane, start, stop):
                return plane_moved(plane, start, stop)
            case events.Held(seat):
                return translate("jump", "{name} lets no wind blow.").format(name=names[seat])
            case events.WindOpened(seat):
                return translate("jump", "{name}'s wind lies open and waits for a jump.").format(name=names[seat])
            case events.Blown(seat):
                return translate("jump", "{name} lets the wind blow!").format(name=names[seat])
            case events.BlackPawnPassed(seat):
                return translate("jump", "The black pawn goes to {name}.").format(name=names[seat])
            case events.SessionScored(session, totals, _):
                line = translate("jump", "Session {session} is over: {totals}.")
                return line.format(session=session, totals=per_player(totals, names))
            case events.SessionBegun(session):
                return translate("jump", "Session {session} begins: the planes are back.").format(session=session)
            case events.GameEnded(winners):
                return congratulations(winners, names)
        return ""  # picks and discards are seen, not told

    def reason(self, illegal: Illegal) -> str:
        return sentence(SENTENCES, illegal)


def _flight_event(after: JumpState, event: Event, names: Names) -> str:
    match event:
        case events.Jumped(pawn, plane, _, column):
            return translate("jump", "{pawn} jumps out of {plane} above column {column}.").format(
                pawn=pawn_name(after, pawn, names), plane=plane_name(plane), column=column
            )
        case events.Shifted(seat, pawn, _, stop):
            return translate("jump", "{name}'s wind blows {pawn} to column {column}.").format(
                name=names[seat], pawn=pawn_name(after, pawn, names), column=stop
            )
        case events.Landed(pawn, _, column, ground):
            return translate("jump", "{pawn} lands {where}.").format(
                pawn=pawn_name(after, pawn, names), where=where(column, ground)
            )
        case events.Evacuated(plane, pawns) if pawns:
            line = translate("jump", "Everyone must leave {plane}: {pawns}.")
            return line.format(plane=plane_name(plane), pawns=listed([pawn_name(after, pawn, names) for pawn in pawns]))
        case events.PlaceChanged(_, pawn, plane, place, None):
            return translate("jump", "{pawn} moves to {plane}, {place}.").format(
                pawn=pawn_name(after, pawn, names), plane=plane_name(plane), place=place_name(place)
            )
        case events.PlaceChanged(_, pawn, plane, place, int(other)):
            return translate("jump", "{pawn} swaps places with {other} in {plane}, {place}.").format(
                pawn=pawn_name(after, pawn, names),
                other=pawn_name(after, other, names),
                plane=plane_name(plane),
                place=place_name(place),
            )
    return ""


# --- the table in words --------------------------------------------------------------------------------


def _plane_line(view: JumpState, index: int, plane: Plane, names: Names) -> Passage:
    aboard = tuple(
        translate("jump", "{pawn} ({place})").format(pawn=pawn_name(view, pawn, names), place=place_name(place))
        for place, pawn in enumerate(view.aboard[index])
        if pawn is not None
    )
    column = view.columns[index]
    at_start = translate("jump", "{plane} is on its start space. Aboard: {pawns}.")
    line = at_start if column == START else translate("jump", "{plane} is above column {column}. Aboard: {pawns}.")
    text = line.format(plane=plane_title(plane), column=column, pawns=", ".join(aboard) or NOBODY())
    return Passage(text, aboard)


def _ground_line(view: JumpState, names: Names) -> Passage:
    down = [(column_of(space), ground_of(space), pawn) for space, pawn in enumerate(view.spaces) if pawn is not None]
    down += [
        (column, ground, pawn)
        for column, ground, pawn in (
            (BOARD.lake, Ground.LAKE, view.lake),
            (BOARD.island, Ground.ISLAND, view.island),
        )
        if pawn is not None
    ]
    landed = tuple(
        translate("jump", "{pawn} {where}").format(pawn=pawn_name(view, pawn, names), where=where(column, ground))
        for column, ground, pawn in down
    )
    return Passage(translate("jump", "Landed: {pawns}.").format(pawns=", ".join(landed) or NOBODY()), landed)


def _trick_line(view: JumpState, names: Names) -> Passage:
    cards = []
    for seat in clockwise(view):
        if view.picks[seat] is None:
            shown = translate("jump", "still picking")
        elif seat in view.open_winds:
            shown = waiting_card(pick_face(view, seat))
        elif seat in view.revealed:
            shown = card_name(pick_face(view, seat))
        else:
            shown = translate("jump", "face down")
        cards.append(titled(names[seat], shown))
    return Passage(translate("jump", "On the table: {cards}.").format(cards=", ".join(cards)), tuple(cards))


def _result_lines(view: JumpState, result: SessionResult, names: Names) -> list[str]:
    def ranked(pawns: tuple[int, ...]) -> str:
        return ", ".join(f"{place} {pawn_name(view, pawn, names)}" for place, pawn in enumerate(pawns, 1)) or NOBODY()

    return [
        translate("jump", "Good places: {pawns}.").format(pawns=ranked(result.positive)),
        translate("jump", "Wet places: {pawns}.").format(pawns=ranked(result.negative)),
        translate("jump", "This session: {totals}.").format(totals=per_player(result.totals, names)),
    ]


# --- single words --------------------------------------------------------------------------------------


def _face(view: JumpState, card: int) -> str:
    return view.faces[card] if 0 <= card < len(view.faces) else UNSEEN


_SHUFFLED: Final = Plural("jump", "%n cards are shuffled into a new deck.", "%n card is shuffled into a new deck.", 1)
_VOIDS: Mapping[Void, Phrase] = {
    Void.PLANE_OUT: Phrase("jump", "Nothing happens: that plane is at the end of its track."),
    Void.NOBODY_ABOARD: Phrase("jump", "Nothing happens: {name} has nobody left in a plane."),
    Void.JUMP_FORBIDDEN: Phrase("jump", "Jumping is forbidden: {name}'s parachutists stay on board."),
    Void.WIND_UNUSED: Phrase("jump", "{name}'s wind blows nobody about."),
}

TEXT: GameText[JumpState] = JumpText()
