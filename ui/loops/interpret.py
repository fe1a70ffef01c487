"""The action that pieces put on a place would mean, for the rules to judge."""

from __future__ import annotations

from core.cards import Cards
from core.game import Action, Seat
from core.loops.actions import Pass, Play
from core.loops.box import KIND, KINDS, UNSEEN_KIND
from core.loops.hand import cards_in
from core.loops.state import LoopsState
from ui.table.pieces import Placement


def interpret(view: LoopsState, seat: Seat, placements: frozenset[Placement]) -> Action | None:
    """The action that the placements would mean; None where such pieces mean nothing there."""
    zones = {placement.zone for placement in placements}
    if len(zones) != 1 or any(not placement.piece.startswith("card:") for placement in placements):
        return None
    cards = _in_order(view, seat, placements)
    kind, _, name = zones.pop().partition(":")
    match kind:
        case "hand":
            return Pass() if cards == view.pile[-1:] else None
        case "seat" if set(cards).issubset(cards_in(view.hands[seat])):
            return Play(cards, int(name))
        case "pile" if set(cards).issubset(cards_in(view.hands[seat])):
            return Play(cards, _only_target(view, seat, cards))
    return None


def _in_order(view: LoopsState, seat: Seat, placements: frozenset[Placement]) -> Cards:
    """The cards as the hand holds them, so that equal choices are equal actions."""
    cards = {int(placement.piece.partition(":")[2]) for placement in placements}
    held = [card for card in cards_in(view.hands[seat]) if card in cards]
    return (*held, *sorted(cards.difference(held)))


def _only_target(view: LoopsState, seat: Seat, cards: Cards) -> Seat | None:
    """With two players a draw card on the pile is meant for the other one."""
    kinds = {KIND[view.faces[card]] for card in cards}
    draws = all(kind != UNSEEN_KIND and KINDS[kind].draw for kind in kinds)
    return 1 - seat if draws and len(view.hands) == 2 else None
