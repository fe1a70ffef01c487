"""What is to be done now, in words, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import leaders
from core.lucky_loop.actions import BuyRedDie, Exchange, Land, StopEarly, Throw
from core.lucky_loop.box import HAND
from core.lucky_loop.rules.free_programme import fault_of
from core.lucky_loop.rules.turn import exchange_price
from core.lucky_loop.state import Phase
from ui.look.phrases import (
    DICE_ROLLING,
    FIRST_PLAYER_NOW,
    GAME_OVER,
    TURN_OF,
    WELCOME_ABOARD,
    YOUR_TURN,
    points_text,
    victory,
)
from ui.look.text import Phrase, Plural, titled, translate
from ui.lucky_loop.gestures import BUY_RED_DIE, EXCHANGE, LAND, STOP, THROW
from ui.lucky_loop.hints import hint
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.verdict import NOT_ALLOWED, STAMPS, comes_down, has_just_landed, verdict_of, verdict_text
from ui.table.layout.part import Part
from ui.table.layout.prompt import Button, Shown, offered, prompt_with
from ui.table.pieces import CANCEL, CONFIRM, Placement

_BUTTONS: Final = (
    Button(Throw, THROW, Phrase("lucky_loop", "Throw the dice"), primary=True),
    Button(BuyRedDie, BUY_RED_DIE, Phrase("lucky_loop", "Red die for 1 token")),
    Button(Land, LAND, Phrase("lucky_loop", "Land")),
    Button(Exchange, EXCHANGE, Phrase("lucky_loop", "Exchange cards")),
)


def prompt_part(context: LayoutContext) -> Part:
    """The prompt and the buttons under it, the most likely one first."""
    regions, buttons = (
        context.regions,
        [*_staging(context), *offered(_buttons(context), context.moment.actions)],
    )
    return prompt_with(regions.prompt, regions.buttons, _told(context), context.acting, buttons, Z.PROMPT)


def _staging(context: LayoutContext) -> list[Shown]:
    """The buttons for what is put down without having been flown."""
    words = translate("lucky_loop", "Exchange") if _asked(context) else translate("lucky_loop", "Fly!")
    fly = [Shown(CONFIRM, words, primary=True)] if context.moment.ready else []
    return [*fly, Shown(CANCEL, translate("lucky_loop", "Take back"))] if context.moment.staged else fly


def _asked(context: LayoutContext) -> bool:
    """Whether the viewer is asked if they really mean to exchange cards."""
    return Placement(EXCHANGE, EXCHANGE) in context.moment.staged


def _buttons(context: LayoutContext) -> tuple[Button, ...]:
    every = (*_BUTTONS, _stop(context))
    return tuple(button for button in every if button.kind is not Exchange) if _asked(context) else every


def _stop(context: LayoutContext) -> Button:
    """Stopping brings a token, if there is one left (LL-15, LL-20)."""
    if context.view.supply:
        return Button(StopEarly, STOP, Phrase("lucky_loop", "Stop and take a token"))
    return Button(StopEarly, STOP, Phrase("lucky_loop", "Stop without a token"))


# --- words -----------------------------------------------------------------------------------------------


def _told(context: LayoutContext) -> tuple[str, str]:
    if context.view.phase is Phase.OVER:
        return GAME_OVER(), victory(leaders(context.view.totals), context.names)
    name = context.names[context.view.turn]
    passing = _passing(context)
    if passing is not None:
        headline, body = passing
        return (headline, body) if context.acting else (titled(name, headline), body)
    if not context.acting:
        doing = _OTHERS[context.view.phase]().format(name=name, to_draw=context.view.to_draw)
        return TURN_OF().format(name=name), doing
    if _asked(context):
        return translate("lucky_loop", "Exchange cards?"), _exchange(context)
    if context.moment.staged and context.seat is not None:
        said = hint(context.view, context.seat, frozenset(context.moment.staged))
        if said:
            return _HEADLINES[context.view.phase](), said
    if context.view.flight is not None and not context.view.flight.left:
        return translate("lucky_loop", "No dice left"), _without_dice(context)
    return _HEADLINES[context.view.phase](), _task(context)


def _passing(context: LayoutContext) -> tuple[str, str] | None:
    """What is seen on the way of a move, where nobody has anything to do."""
    view, flight = context.view, context.view.flight
    if has_just_landed(view) and view.landed is not None:
        return STAMPS[verdict_of(view, view.landed)](), verdict_text(view, view.landed)
    if view.phase is Phase.HIGHLIGHT and fault_of(view.free[view.turn], view.faces) is not None:
        return NOT_ALLOWED(), translate("lucky_loop", "It goes to the discard piles, with the hand.")
    if flight is None or not comes_down(view, flight):
        return None
    if flight.completed == len(flight.cards):
        return translate("lucky_loop", "All figures flown"), translate("lucky_loop", "Now the points are counted.")
    if view.phase is Phase.READY:
        return translate("lucky_loop", "No dice left"), translate("lucky_loop", "The flight ends here.")
    return translate("lucky_loop", "No card can be completed"), translate("lucky_loop", "The flight ends here.")


_OTHERS: Final[Mapping[Phase, Phrase]] = {
    Phase.LOT: FIRST_PLAYER_NOW,
    Phase.CHOOSE: Phrase("lucky_loop", "{name} presents a programme or exchanges cards."),
    Phase.EXCHANGE: Phrase("lucky_loop", "{name} draws cards, {to_draw} to go."),
    Phase.DISCARD: Phrase("lucky_loop", "{name} discards cards."),
    Phase.HIGHLIGHT: Phrase("lucky_loop", "{name} places the highlight token."),
    Phase.READY: Phrase("lucky_loop", "{name} is about to throw the dice."),
    Phase.ROLL: DICE_ROLLING,
    Phase.COMPLETE: Phrase("lucky_loop", "{name} puts dice on a card."),
    Phase.REFILL: Phrase("lucky_loop", "{name} refills the hand, {to_draw} to go."),
}

_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.LOT: WELCOME_ABOARD,
    Phase.CHOOSE: YOUR_TURN,
    Phase.EXCHANGE: Phrase("lucky_loop", "Draw a card"),
    Phase.DISCARD: Phrase("lucky_loop", "Discard"),
    Phase.HIGHLIGHT: Phrase("lucky_loop", "Highlight a card"),
    Phase.READY: Phrase("lucky_loop", "Ready to throw"),
    Phase.ROLL: Phrase("lucky_loop", "The dice are rolling"),
    Phase.COMPLETE: Phrase("lucky_loop", "Complete a card"),
    Phase.REFILL: Phrase("lucky_loop", "Refill your hand"),
}


def _task(context: LayoutContext) -> str:
    match context.view.phase:
        case Phase.LOT:
            return FIRST_PLAYER_NOW()
        case Phase.CHOOSE:
            return _choose(context)
        case Phase.EXCHANGE | Phase.REFILL:
            return _DRAW(context.view.to_draw)
        case Phase.DISCARD:
            discard = _DISCARD_BY_KEYS if context.moment.by_keys else _DISCARD
            return discard(len(context.view.hands[context.view.turn]) - HAND)
        case Phase.HIGHLIGHT:
            return translate("lucky_loop", "It must be met exactly, and counts double.")
        case Phase.READY:
            return _ready(context)
        case Phase.COMPLETE:
            return _complete(context)
    return ""


def _choose(context: LayoutContext) -> str:
    if not context.view.in_final_phase(context.view.turn):
        if context.moment.by_keys:
            return translate("lucky_loop", "Present a programme: select a card, then its place. Or exchange cards.")
        return translate("lucky_loop", "Present a programme: drag cards onto it. Or exchange cards.")
    price = points_text(exchange_price(context.view))
    words = translate("lucky_loop", "Lay your free programme, or exchange cards for {price}.")
    return words.format(price=price)


def _exchange(context: LayoutContext) -> str:
    words = translate("lucky_loop", "You draw 3 cards and discard 3. That is your whole turn.")
    if not context.view.in_final_phase(context.view.turn):
        return words
    price = translate("lucky_loop", "It costs {price}.").format(price=points_text(exchange_price(context.view)))
    return f"{words} {price}"


_DRAW: Final = Plural("lucky_loop", "%n cards, each from either deck.", "One more card, from either deck.", 1)
_DISCARD: Final = Plural(
    "lucky_loop",
    "%n cards: drag them to their discard piles.",
    "One more card: drag it to its discard pile.",
    1,
)
_DISCARD_BY_KEYS: Final = Plural(
    "lucky_loop",
    "%n cards: select each, then its discard pile.",
    "One more card: select it, then its discard pile.",
    1,
)


def _ready(context: LayoutContext) -> str:
    flight = context.view.flight
    left = len(flight.left) if flight is not None else 0
    can = {type(action) for action in context.moment.actions}
    if StopEarly in can and context.view.supply:
        words = translate("lucky_loop", "Dice left: {left}. Go on, or stop and take a token.")
    elif StopEarly in can:
        words = translate("lucky_loop", "Dice left: {left}. Go on, or stop; there is no token left to take.")
    elif context.moment.by_keys:
        words = translate("lucky_loop", "Dice left: {left}. Choose the cup.")
    else:
        words = translate("lucky_loop", "Dice left: {left}. Click the cup.")
    if BuyRedDie in can:
        red_die = translate("lucky_loop", "A token buys the red die.")
        words = f"{words} {red_die}"
    return words.format(left=left)


def _without_dice(context: LayoutContext) -> str:
    """Only the red die goes on; a programme is stopped, and a free one can only land (LL-16, LL-28)."""
    if not any(isinstance(action, StopEarly) for action in context.moment.actions):
        return translate("lucky_loop", "Buy the red die, or land.")
    if context.view.supply:
        return translate("lucky_loop", "Buy the red die, or stop and take a token.")
    return translate("lucky_loop", "Buy the red die, or stop; there is no token left to take.")


def _complete(context: LayoutContext) -> str:
    if any(isinstance(action, Land) for action in context.moment.actions):
        return translate("lucky_loop", "No card can be completed: roll dice again for a token, or land.")
    rich = bool(context.view.tokens[context.view.turn])
    if context.moment.by_keys and rich:
        return translate("lucky_loop", "Select dice, then a card, or a token to roll them again.")
    if context.moment.by_keys:
        return translate("lucky_loop", "Select one or more dice, then a card.")
    if rich:
        return translate("lucky_loop", "Drag dice onto a card, or a token onto dice to roll them again.")
    return translate("lucky_loop", "Drag one or more dice onto a card.")
