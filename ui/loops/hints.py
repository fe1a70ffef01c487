"""What putting cards down would do, or why the rules would refuse it, in a few words."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Seat
from core.loops.actions import Pass, Play
from core.loops.box import CARDS, KIND, Effect
from core.loops.game import LOOPS
from core.loops.reasons import Reason
from core.loops.state import Faults, LoopsOptions, LoopsState
from ui.look.refusal_text import sentence
from ui.look.text import titled, translate
from ui.loops.interpret import interpret
from ui.loops.refusals import SENTENCES
from ui.loops.words import cards_text, count_text, fits_text
from ui.table.pieces import Placement


def hint(view: LoopsState, seat: Seat, placements: frozenset[Placement]) -> str:
    """The placements in a few words; empty where nothing useful can be said."""
    match interpret(view, seat, placements):
        case Pass():
            return translate("loops", "Take the pile: {cards}").format(cards=count_text(len(view.pile)))
        case Play() as play:
            illegal = _refusal(view, seat, play)
            return _effect(view, seat, play) if illegal is None else _reason(view, illegal)
    return ""


def _refusal(view: LoopsState, seat: Seat, play: Play) -> Illegal | None:
    """What the rules have against it, also where a table punishes instead of refusing."""
    try:
        LOOPS.apply(replace(view, options=LoopsOptions(Faults.REFUSED)), seat, play)
    except Illegal as illegal:
        return illegal
    return None


def _reason(view: LoopsState, illegal: Illegal) -> str:
    """Why it won't do, shorter than the sentence that follows a drop."""
    match illegal.reason:
        case Reason.TOO_LOW:
            words = titled(translate("loops", "Climbing"), fits_text(view))
        case Reason.TOO_HIGH:
            words = titled(translate("loops", "Diving"), fits_text(view))
        case Reason.NEEDS_TARGET:
            return translate("loops", "Put it on a player")
        case _:
            words = sentence(SENTENCES, illegal)
    if view.options.faults is Faults.AS_PRINTED and illegal.rule == "LP-5":
        return translate("loops", "A fault! {reason}").format(reason=words)
    return words


def _effect(view: LoopsState, seat: Seat, play: Play) -> str:
    card = CARDS[view.faces[play.cards[0]]]
    match card.effect:
        case None:
            return _altitudes(view, seat, play)
        case Effect.ATTITUDE if view.climbing:
            return translate("loops", "Turns the plane to dive")
        case Effect.ATTITUDE:
            return translate("loops", "Turns the plane to climb")
        case Effect.DIRECTION if view.direction > 0:
            return translate("loops", "Turns play to the right")
        case Effect.DIRECTION:
            return translate("loops", "Turns play to the left")
        case Effect.DRAW:
            return translate("loops", "Must draw {cards}").format(cards=count_text(card.draw))
        case Effect.SPEED:
            return translate("loops", "The fastest goes on")
        case Effect.LOOPING:
            return translate("loops", "Clears the pile")


def _altitudes(view: LoopsState, seat: Seat, play: Play) -> str:
    """What is laid, and that its equals may go with it."""
    words, held = cards_text(view, play.cards), len(view.hands[seat][KIND[view.faces[play.cards[0]]]])
    if held == len(play.cards):
        return words
    both, more = translate("loops", "{cards}. You may lay both"), translate("loops", "{cards}. You may lay all {count}")
    return (both if held == 2 else more).format(cards=words, count=held)
