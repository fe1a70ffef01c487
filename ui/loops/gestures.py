"""The gestures that make each action of LOOPS, and other cards that would do as well."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from core.game import Action, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import KIND
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import LoopsState, Phase
from ui.table.pieces import NEXT, Click, Gesture, Place, Placement

PASS = "button:pass"
CLAIM = "button:claim"


def gestures(view: LoopsState, seat: Seat, action: Action) -> tuple[Gesture, ...]:
    """Every way to make a legal action by hand."""
    match action:
        case Play(cards, None):
            face = view.faces[cards[0]]
            together = (Click(all_of(face)),) if 1 < len(cards) == len(view.hands[seat][KIND[face]]) else ()
            return (_put(cards, "pile"), *together)
        case Play(cards, int(target)):
            on_plate = _put(cards, f"seat:{target}")
            # With two players there is no question who draws.
            return (on_plate, _put(cards, "pile")) if len(view.hands) == 2 else (on_plate,)
        case Pass():
            return Click(PASS), _put(view.pile[-1:], "hand")
        case Claim():
            return (Click(CLAIM),)
        case Deal():
            return (Click(NEXT),)
    return ()


def all_of(face: str) -> str:
    """The piece that plays all cards of a face at once."""
    return f"all:{face}"


def _put(cards: Iterable[int], zone: str) -> Place:
    return Place(frozenset(Placement(f"card:{card}", zone) for card in cards))


def alike(view: LoopsState, seat: Seat, action: Action) -> tuple[Action, ...]:
    """The action with any other choice of as many equal cards."""
    if not isinstance(action, Play):
        return (action,)
    group = view.hands[seat][KIND[view.faces[action.cards[0]]]]
    return tuple(Play(cards, action.target) for cards in combinations(group, len(action.cards)))


def loose(view: LoopsState, seat: Seat) -> frozenset[str]:
    """The viewer's hand, for whoever plays a card out of turn or one that doesn't fit."""
    return frozenset(f"card:{card}" for card in cards_in(view.hands[seat]))


def wins(view: LoopsState, action: Action) -> bool:
    """While a speed card lies open, whoever lays the first card is the fastest (LP-11)."""
    return view.phase is Phase.SPEED and isinstance(action, Play)


def reactions(view: LoopsState) -> tuple[Mapping[Seat, tuple[Action, ...]], ...]:
    """While a speed card lies open: everybody who may claim the turn."""
    claim = Claim()
    return ({seat: (claim,) for seat in sorted(LOOPS.to_act(view)) if claim in LOOPS.legal(view, seat)},)
