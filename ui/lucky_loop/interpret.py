"""What any pieces put on any places would mean, for the rules to judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game import Action, Seat
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.box import PROGRAMME_AT, PROGRAMMES, RED_DIE, Dice
from core.lucky_loop.state import LuckyLoopState
from ui.table.pieces import Placement

Reading = Callable[[LuckyLoopState, Sequence[str], Sequence[str]], Action | None]
"""Reads the names of the pieces and of the places, each without its kind."""


def interpret(view: LuckyLoopState, seat: Seat, placements: frozenset[Placement]) -> Action | None:
    """The action that the placements would mean; None where pieces of that kind mean nothing there."""
    pieces = sorted({placement.piece for placement in placements})
    zones = sorted({placement.zone for placement in placements})
    kinds = {_kind(piece) for piece in pieces}, {_kind(zone) for zone in zones}
    if any(len(found) != 1 for found in kinds):
        return None
    reading = _READINGS.get((kinds[0].pop(), kinds[1].pop()))
    return reading(view, [_name(piece) for piece in pieces], [_name(zone) for zone in zones]) if reading else None


def _kind(id: str) -> str:
    return id.partition(":")[0]


def _name(id: str) -> str:
    return id.partition(":")[2]


def _numbers(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(int(name) for name in names))


def _presented(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    """Cards on a side: a single one replaces its counterpart; where none lies there, three are called for."""
    cards, (name, *others) = _numbers(pieces), zones
    if others:
        return None
    place = PROGRAMME_AT[name]
    if len(cards) == 1 and view.sides[place]:
        return PresentOne(name, cards[0])
    figures = PROGRAMMES[place].figures
    order = {letter: slot for slot, letter in enumerate(figures)}
    return PresentThree(name, tuple(sorted(cards, key=lambda card: order.get(view.faces[card][0], len(order)))))


def _on_card(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    """A hand card on a flown card asks for its place on that side."""
    lying = int(zones[0])
    for programme, side in zip(PROGRAMMES, view.sides, strict=True):
        if lying in side:
            return _presented(view, pieces, [programme.id])
    return None


def _freely(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    return PresentFree(_numbers(pieces))


def _discarded(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    return Discard(_numbers(pieces)[0])


def _drawn(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    for deck, cards in enumerate(view.decks):
        if cards[:1] == _numbers(pieces):
            return Draw(deck)
    return None


def _completed(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    """Dice on one card; on several cards at once they mean nothing."""
    return Complete(int(zones[0]), _numbers(pieces)) if len(zones) == 1 else None


def _paid_for(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    """A token on dice: they are rolled again; on the red die alone, before it is bought, it buys that."""
    return _dice_for_a_token(view, _numbers(zones))


def _into_the_cup(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    """Dice back into the cup; the red die alone, before it is bought, asks to be bought."""
    return _dice_for_a_token(view, _numbers(pieces))


def _dice_for_a_token(view: LuckyLoopState, dice: Dice) -> Action:
    flight = view.flight
    if dice == (RED_DIE,) and not (flight is not None and flight.red_die):
        return BUY_RED_DIE
    return Reroll(dice)


def _bought(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    return BUY_RED_DIE


def _highlighted(view: LuckyLoopState, pieces: Sequence[str], zones: Sequence[str]) -> Action | None:
    return Highlight(int(zones[0])) if len(zones) == 1 else None


_READINGS: Final[dict[tuple[str, str], Reading]] = {
    ("card", "side"): _presented,
    ("card", "card"): _on_card,
    ("card", "free"): _freely,
    ("card", "discard"): _discarded,
    ("card", "hand"): _drawn,
    ("die", "card"): _completed,
    ("die", "cup"): _into_the_cup,
    ("token", "die"): _paid_for,
    ("token", "cup"): _bought,
    ("highlight", "card"): _highlighted,
}
