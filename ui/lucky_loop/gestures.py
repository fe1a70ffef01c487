"""The gestures that make each action of Lucky Loop, and what tumbles."""

from __future__ import annotations

from collections.abc import Iterable

from core.game import Action, Event, Seat
from core.lucky_loop.actions import (
    BuyRedDie,
    Complete,
    Discard,
    Draw,
    Exchange,
    Highlight,
    Land,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
    StopEarly,
    Throw,
)
from core.lucky_loop.box import RED_DIE, deck_of
from core.lucky_loop.events import DiceRolled
from core.lucky_loop.state import LuckyLoopState
from ui.table.pieces import Click, Gesture, Piece, Place, Placement

EXCHANGE = "button:exchange"
THROW = "button:throw"
STOP = "button:stop"
LAND = "button:land"
BUY_RED_DIE = "button:red_die"


def gestures(view: LuckyLoopState, seat: Seat, action: Action) -> tuple[Gesture, ...]:
    """Every way to make a legal action by hand."""
    match action:
        case Exchange():
            return (Click(EXCHANGE, weighty=True),)
        case Throw():
            return Click("cup"), Click(THROW)
        case StopEarly():
            return (Click(STOP),)
        case Land():
            return (Click(LAND),)
        case Draw(deck):
            top = f"card:{view.decks[deck][0]}"
            return Click(top), Click(f"deck:{deck}"), _put([top], "hand")
        case Discard(card):
            return (_put([f"card:{card}"], f"discard:{deck_of(card)}"),)
        case PresentThree(programme, cards):
            return (_put(_cards(cards), f"side:{programme}", confirm=True),)
        case PresentOne(programme, card):
            return (_put([f"card:{card}"], f"side:{programme}", confirm=True),)
        case PresentFree(cards):
            return (_put(_cards(cards), "free", confirm=True),)
        case Highlight(card):
            return _put(["highlight"], f"card:{card}"), Click(f"card:{card}")
        case BuyRedDie():
            red, token = f"die:{RED_DIE}", _top_token(view, seat)
            return _put([token], red), _put([token], "cup"), _put([red], "cup"), Click(red), Click(BUY_RED_DIE)
        case Reroll(dice):
            token, thrown = _top_token(view, seat), [f"die:{die}" for die in dice]
            return Place(frozenset(Placement(token, die) for die in thrown)), _put(thrown, "cup")
        case Complete(card, dice):
            return (_put([f"die:{die}" for die in dice], f"card:{card}"),)
    return ()


def _put(pieces: Iterable[str], zone: str, confirm: bool = False) -> Place:
    return Place(frozenset(Placement(piece, zone) for piece in pieces), confirm)


def _cards(cards: Iterable[int]) -> list[str]:
    return [f"card:{card}" for card in cards]


def _top_token(view: LuckyLoopState, seat: Seat) -> str:
    return f"token:{seat}:{view.tokens[seat] - 1}"


def loose(view: LuckyLoopState, seat: Seat) -> frozenset[str]:
    """The viewer's own cards, token and dice: they can be lifted to learn why they may not be played."""
    tokens = [_top_token(view, seat)] if view.tokens[seat] else []
    flight = view.flight
    thrown = [f"die:{die}" for die in flight.throw] if flight is not None and flight.seat == seat else []
    return frozenset((*_cards(view.hands[seat]), *tokens, *thrown))


def tumbled(event: Event) -> tuple[str, ...]:
    """The dice that were rolled."""
    return tuple(f"die:{die}" for die in event.dice) if isinstance(event, DiceRolled) else ()


def tumbling(piece: Piece) -> tuple[tuple[int, bool], ...]:
    """A die shows its other faces, opposite ones never in a row, before the one it rests on."""
    if piece.kind != "die" or not isinstance(piece.look, tuple):
        return ()
    value, red = piece.look
    order = (1, 3, 5, 6, 4, 2)
    return tuple((face, red) for face in order if face != value)
