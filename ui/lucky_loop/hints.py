"""What pieces put down so far would do, or what is still missing, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.cards import UNSEEN
from core.game import Seat
from core.lucky_loop.actions import BuyRedDie, Complete, Highlight, PresentFree, PresentOne, PresentThree, Reroll
from core.lucky_loop.box import BLACK_DICE, BOX, FACES, PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.legal import legal
from core.lucky_loop.state import LuckyLoopState
from ui.look.phrases import points_text
from ui.look.text import Plural, listed, translate
from ui.lucky_loop.interpret import interpret
from ui.lucky_loop.layout.context import card_of
from ui.lucky_loop.words import FIGURE_NAMES, card_name, programme_name
from ui.table.pieces import Placement


def hint(view: LuckyLoopState, seat: Seat, placements: frozenset[Placement]) -> str:
    """The placements in a few words; empty where nothing useful can be said."""
    put_down = [card for placement in placements if (card := card_of(placement.piece)) is not None]
    if any(view.faces[card] == UNSEEN for card in put_down):
        return ""
    match interpret(view, seat, placements):
        case Complete(card, dice):
            return completion_text(view, card, dice)
        case PresentOne(programme, card) as one:
            # A card that may not be flown among the old ones can still be the first of three.
            old = view.sides[PROGRAMME_AT[programme]] if one in legal(view, seat) else ()
            return _side(view, seat, programme, (*old, card))
        case PresentThree(programme, cards):
            return _side(view, seat, programme, cards)
        case PresentFree(cards):
            return _free(view, cards)
        case Reroll(dice):
            return _REROLL(len(dice))
        case BuyRedDie():
            return translate("lucky_loop", "Buy the red die for 1 token")
        case Highlight(card):
            words = translate("lucky_loop", "Highlight {card}: only exact counts, {points}")
            return words.format(card=card_name(view, card), points=points_text(2 * FACES[view.faces[card]].exact))
    return ""


def completion_text(view: LuckyLoopState, card: int, dice: Sequence[int]) -> str:
    """What dice of the throw make of a card."""
    face, flight = FACES[view.faces[card]], view.flight
    values = [flight.values[die] for die in dice] if flight is not None else []
    total, wanted = sum(values), face.difficulty
    if total < wanted:
        words = translate("lucky_loop", "{total} so far, {missing} missing")
        return words.format(total=total, missing=wanted - total)
    double = 2 if flight is not None and flight.highlight == card else 1
    if total == wanted:
        words = translate("lucky_loop", "Exactly {wanted}: {points}")
        return words.format(wanted=wanted, points=points_text(double * face.exact))
    shown = " + ".join(map(str, values)) + (f" = {total}" if len(values) > 1 else "")
    if double == 2:
        return translate("lucky_loop", "{sum}: the highlighted card needs exactly {wanted}").format(
            sum=shown, wanted=wanted
        )
    words = translate("lucky_loop", "{sum}: exceeds {wanted}, {points}")
    return words.format(sum=shown, wanted=wanted, points=points_text(face.exceeded))


def _side(view: LuckyLoopState, seat: Seat, name: str, cards: Sequence[int]) -> str:
    """The programme as it would be flown; of two cards of a figure the later one counts."""
    place = PROGRAMME_AT[name]
    programme = PROGRAMMES[place]
    laid = {view.faces[card][0]: card for card in cards}
    missing = [FIGURE_NAMES[letter]() for letter in programme.figures if letter not in laid]
    if missing:
        return translate("lucky_loop", "{figures} missing").format(figures=listed(missing))
    faces = [FACES[view.faces[laid[letter]]] for letter in programme.figures]
    dice = len(BLACK_DICE) + (view.tokens[seat] > 0)
    most, before = sum(face.exact - face.dice for face in faces) + dice, view.scores[seat][place]
    return _prospect(most, before).format(
        programme=programme_name(name),
        numbers=" + ".join(str(face.difficulty) for face in faces),
        points=points_text(most),
        more=most - before,
        before=before,
    )


def _prospect(most: int, before: int) -> str:
    """What a flight can bring at best, the red die included: only what is better than before counts (LL-17, LL-18)."""
    if most < BOX.scale_first:
        return translate("lucky_loop", "Fly {programme}: {numbers}, up to {points}, too few to score")
    if not before:
        return translate("lucky_loop", "Fly {programme}: {numbers}, up to {points}")
    if most <= before:
        return translate("lucky_loop", "Fly {programme} again: {numbers}, nothing to gain, you have {before}")
    return translate("lucky_loop", "Fly {programme} again: {numbers}, up to +{more} to your {before}")


def _free(view: LuckyLoopState, cards: Sequence[int]) -> str:
    faces = [FACES[view.faces[card]] for card in cards]
    words = translate("lucky_loop", "{total} of {least}, {dice} of {most} dice")
    return words.format(
        total=sum(face.difficulty for face in faces),
        least=BOX.free_difficulty,
        dice=sum(face.dice for face in faces),
        most=len(BLACK_DICE),
    )


_REROLL: Final = Plural("lucky_loop", "Roll %n dice again for 1 token", "Roll %n die again for 1 token", 1)
