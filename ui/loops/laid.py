"""What the last moves leave to be seen: who laid which card of the pile, and which cards somebody was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.game import Event, Seat
from core.loops.events import Drew, Faulted, PileTaken, Played, RoundBegun
from core.loops.state import LoopsState, Phase, opener


def owners(view: LoopsState, past: Sequence[Event]) -> Mapping[int, Seat]:
    """By card: who laid it, as far as the past tells; of the top card the view itself does."""
    laid: dict[int, Seat] = {}
    for event in past:
        match event:
            case Played(seat, cards) | Faulted(seat, cards, _):
                laid.update(dict.fromkeys(cards, seat))
    last = _last(view)
    if view.pile and last is not None:
        laid[view.pile[-1]] = last
    return laid


def _last(view: LoopsState) -> Seat | None:
    """Who laid the top card; nobody says so once a round is counted."""
    match view.phase:
        case Phase.TURN | Phase.SPEED | Phase.LOOPING:
            return opener(view)
        case Phase.CLAIMED:
            return view.race_opener
        case Phase.FAULT:
            return view.turn
    return None


def given_to(seat: Seat, past: Sequence[Event]) -> frozenset[int]:
    """The cards that others made somebody draw since they played last."""
    given: set[int] = set()
    for event in past:
        match event:
            case Drew(who, cards) if who == seat:
                given.update(cards)
            case Played(who, _) | PileTaken(who, _) if who == seat:
                given.clear()
            case RoundBegun():
                given.clear()
    return frozenset(given)
