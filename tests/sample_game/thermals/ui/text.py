"""How Thermals speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from thermals.actions import Circle, Circled, Drawn, GameEnded, Reason, Thrown
from thermals.state import ThermalsState, lift

from core.game import Action, Event, Illegal, Seat
from ui.look.phrases import HAND_LINE, REFUSED_GAME_OVER, REFUSED_NOT_YOUR_TURN, card_count, congratulations
from ui.look.refusal_text import sentence
from ui.look.text import GameText, OptionWords, Phrase, translate

Names = Sequence[str]


class ThermalsText:
    """Log lines, moves, refusals and the table in words."""

    options: Mapping[str, OptionWords] = {}

    def position(self, view: ThermalsState, seat: Seat | None, names: Names) -> list[str]:
        heights = ", ".join(f"{name} {metres(height)}" for name, height in zip(names, view.heights, strict=False))
        lines = [
            translate("thermals", "Heights: {heights}.").format(heights=heights),
            translate("thermals", "Thermals: {air}.").format(air=", ".join(map(str, view.air))),
            translate("thermals", "Cards in the deck: {cards}.").format(cards=len(view.deck)),
        ]
        if seat is not None:
            hand = ", ".join(view.faces[card] for card in view.hands[seat])
            lines.append(HAND_LINE().format(cards=hand))
        return lines

    def action(self, view: ThermalsState, seat: Seat, action: Action, names: Names) -> str:
        match action:
            case Circle(card, thermal):
                words = translate("thermals", "Lay {card} on thermal {thermal}, which has {strength}")
                return words.format(card=view.faces[card], thermal=thermal + 1, strength=view.air[thermal])
        return ""

    def event(self, before: ThermalsState, after: ThermalsState, event: Event, names: Names) -> str:
        match event:
            case Drawn(seat, cards):
                return translate("thermals", "{name} draws {cards}.").format(
                    name=names[seat], cards=card_count(len(cards))
                )
            case Circled(seat, card, thermal, climbed):
                words = translate("thermals", "{name} lays {card} on thermal {thermal}: {result}.")
                result = climbing(lift(after, card), before.air[thermal], climbed)
                return words.format(name=names[seat], card=after.faces[card], thermal=thermal + 1, result=result)
            case Thrown():
                return translate("thermals", "The air: {air}.").format(air=", ".join(map(str, after.air)))
            case GameEnded(winners):
                return congratulations(winners, names)
        return ""

    def reason(self, illegal: Illegal) -> str:
        return sentence(_SENTENCES, illegal)


def metres(height: int) -> str:
    """A height in words."""
    return translate("thermals", "{metres} m").format(metres=height)


def climbing(lift: int, strength: int, climbed: int) -> str:
    """What a card does in a thermal, in a few words."""
    if not climbed:
        return translate("thermals", "sinking air")
    words = (
        translate("thermals", "centred, climbs {metres}")
        if lift == strength
        else translate("thermals", "climbs {metres}")
    )
    return words.format(metres=metres(climbed))


_SENTENCES: Final[Mapping[StrEnum, Phrase]] = {
    Reason.GAME_OVER: REFUSED_GAME_OVER,
    Reason.CHANCE_FIRST: Phrase("thermals", "Wait: the cards or the dice come first."),
    Reason.NOT_YOUR_TURN: REFUSED_NOT_YOUR_TURN,
    Reason.LAY_A_CARD: Phrase("thermals", "Now lay a card on a thermal."),
    Reason.NOT_IN_HAND: Phrase("thermals", "You don't have that card in your hand."),
    Reason.NO_SUCH_THERMAL: Phrase("thermals", "There are only {thermals} thermals."),
}

TEXT: GameText[ThermalsState] = ThermalsText()
