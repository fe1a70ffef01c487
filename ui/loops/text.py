"""LOOPS in words: positions, moves, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.cards import UNSEEN, Cards, FirstPlayerDrawn, Shuffled
from core.game import Action, Event, Illegal, Seat
from core.loops import actions, events
from core.loops.box import CARDS
from core.loops.hand import cards_in
from core.loops.rules.round import winners
from core.loops.state import LoopsState, Phase, opener
from ui.look.phrases import FIRST_PLAYER_SOON, HAND_LINE, NOBODY, PLAYERS, per_player, points_text, victory_line
from ui.look.refusal_text import sentence
from ui.look.text import GameText, Passage, Phrase, Section, lines_of, translate
from ui.loops.options import OPTIONS
from ui.loops.refusals import SENTENCES
from ui.loops.words import cards_text, count_text, direction_text, face_of, what_it_does

Names = Sequence[str]


class LoopsText:
    """How LOOPS speaks."""

    options = OPTIONS

    def position(self, view: LoopsState, seat: Seat | None, names: Names) -> list[str]:
        return lines_of(self.sections(view, seat, names))

    def sections(self, view: LoopsState, seat: Seat | None, names: Names) -> list[Section]:
        draw_pile = translate("loops", "Draw pile: {cards}.").format(cards=count_text(len(view.draw)))
        plane = [Passage(direction_text(view.direction)), Passage(_attitude(view))]
        sections = [
            Section("", [Passage(_headline(view, names))]),
            Section(translate("loops", "The plane"), plane),
            Section(translate("loops", "The piles"), [Passage(_pile(view)), Passage(draw_pile)]),
            Section(PLAYERS(), [Passage(_player(view, player, names)) for player in range(len(view.hands))]),
        ]
        if seat is not None:
            hand = cards_in(view.hands[seat])
            each = tuple(what_it_does(view, CARDS[view.faces[card]]) for card in hand if view.faces[card] != UNSEEN)
            sections.append(Section("", [Passage(HAND_LINE().format(cards=cards_text(view, hand)), each)]))
        return sections

    def action(self, view: LoopsState, seat: Seat, action: Action, names: Names) -> str:
        match action:
            case actions.Play(cards, None):
                return translate("loops", "Play {cards}").format(cards=cards_text(view, cards))
            case actions.Play(cards, int(target)):
                words = translate("loops", "Play {cards} and make {name} draw")
                return words.format(cards=cards_text(view, cards), name=_name(names, target))
            case actions.Pass():
                return translate("loops", "Pass and take the pile: {cards}").format(cards=count_text(len(view.pile)))
            case actions.Claim():
                return translate("loops", "Me first! Then play, or take the pile")
            case actions.Deal():
                return translate("loops", "Deal the next round")
            case Shuffled():
                return translate("loops", "The cards are shuffled")
            case FirstPlayerDrawn(first):
                return translate("loops", "{name} begins").format(name=_name(names, first))
        return ""

    def event(self, before: LoopsState, after: LoopsState, event: Event, names: Names) -> str:
        match event:
            case events.RoundBegun() | events.RoundScored() | events.GameEnded():
                return _round_event(event, names)
            case events.AttitudeChanged(climbing):
                return _CLIMBING[climbing]()
            case events.DirectionChanged(direction):
                return direction_text(direction)
            case events.Looped():
                return translate("loops", "The plane loops: the pile is shuffled into the draw pile.")
            case events.SpeedOpened(seat):
                line = translate("loops", "Speed! Whoever is fastest goes next, except {name}.")
                return line.format(name=names[seat])
            case events.Claimed(seat):
                return translate("loops", "{name} is the fastest.").format(name=names[seat])
            case events.Played(seat, cards):
                line = translate("loops", "{name} plays {cards}.")
                return line.format(name=names[seat], cards=cards_text(after, cards, before))
            case events.Drew(seat, cards):
                return _drew(before, after, cards, names[seat])
            case events.PileTaken(seat, cards):
                if not cards:
                    return translate("loops", "There is no pile for {name} to take.").format(name=names[seat])
                line = translate("loops", "{name} takes the pile: {cards}.")
                return line.format(name=names[seat], cards=count_text(len(cards)))
            case events.Faulted(seat, cards, _):
                line = translate("loops", "A fault: {name} takes back {cards}.")
                return line.format(name=names[seat], cards=cards_text(after, cards, before))
        return ""

    def reason(self, illegal: Illegal) -> str:
        return sentence(SENTENCES, illegal)


# --- the log ---------------------------------------------------------------------------------------------


def _round_event(event: Event, names: Names) -> str:
    match event:
        case events.RoundBegun(number, seat):
            line = translate("loops", "Round {round} begins: to the left, and climbing. {name} plays first.")
            return line.format(round=number, name=names[seat])
        case events.RoundScored(winner, points, totals):
            line = translate(
                "loops", "{name} has no cards left and wins the round. Points: {points}. In all: {totals}."
            )
            return line.format(name=names[winner], points=per_player(points, names), totals=per_player(totals, names))
        case events.GameEnded(best):
            return victory_line(best, names)
    return ""


def _drew(before: LoopsState, after: LoopsState, cards: Cards, name: str) -> str:
    if not cards:
        return translate("loops", "The draw pile is empty: {name} draws nothing.").format(name=name)
    if any(face_of(card, after, before) == UNSEEN for card in cards):
        return translate("loops", "{name} draws {count}.").format(name=name, count=count_text(len(cards)))
    line = translate("loops", "{name} draws {count}: {cards}.")
    return line.format(name=name, count=count_text(len(cards)), cards=cards_text(after, cards, before))


# --- the table -------------------------------------------------------------------------------------------

_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.LOTS: FIRST_PLAYER_SOON,
    Phase.DEAL: Phrase("loops", "The cards are about to be dealt."),
    Phase.TURN: Phrase("loops", "Round {round}: it is {name}'s turn."),
    Phase.SPEED: Phrase("loops", "Round {round}: speed! Anyone but {opener} may go on; {name} may also pass."),
    Phase.CLAIMED: Phrase("loops", "Round {round}: {name} was the fastest, and plays or takes the pile."),
    Phase.LOOPING: Phrase("loops", "Round {round}: the pile is about to be shuffled into the draw pile."),
    Phase.ROUND_OVER: Phrase("loops", "Round {played} is over. {name} deals the next one."),
}


def _headline(view: LoopsState, names: Names) -> str:
    if view.phase is Phase.OVER:
        return victory_line(winners(view.totals), names)
    played = len(view.sheet)
    return _HEADLINES[view.phase]().format(
        round=played + 1, played=played, name=names[view.turn], opener=names[opener(view)]
    )


_CLIMBING: Final[Mapping[bool, Phrase]] = {
    True: Phrase("loops", "The plane climbs: go higher or stay level."),
    False: Phrase("loops", "The plane dives: go lower or stay level."),
}


def _attitude(view: LoopsState) -> str:
    if not view.altitude:
        line = translate("loops", "{attitude} There is no altitude yet: any card fits.")
    else:
        line = translate("loops", "{attitude} It is at {altitude}.")
    return line.format(attitude=_CLIMBING[view.climbing](), altitude=view.altitude)


def _pile(view: LoopsState) -> str:
    if not view.pile:
        return translate("loops", "The pile is empty.")
    line = translate("loops", "Pile: {cards}, on top {top}.")
    return line.format(cards=count_text(len(view.pile)), top=cards_text(view, view.pile[-1:]))


def _player(view: LoopsState, seat: Seat, names: Names) -> str:
    line = translate("loops", "{name}: {cards} in hand, {points} in all.")
    cards = count_text(len(cards_in(view.hands[seat])))
    return line.format(name=names[seat], cards=cards, points=points_text(view.totals[seat]))


# --- single words ----------------------------------------------------------------------------------------


def _name(names: Names, seat: Seat) -> str:
    return names[seat] if 0 <= seat < len(names) else NOBODY()


TEXT: Final[GameText[LoopsState]] = LoopsText()
