"""The names of Jump! pieces and places, for sentences and labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.game import Seat
from core.jump.box import BOARD, LAST, MOVES, START, Card, Ground, Plane
from core.jump.state import JumpState, owner, team
from ui.look.phrases import HIDDEN_CARD
from ui.look.text import Phrase, translate


def number_of(view: JumpState, pawn: int) -> int:
    """The number a parachutist wears: 1, 2, 3 … within its team."""
    return team(view, owner(view, pawn)).index(pawn) + 1


def pawn_name(view: JumpState, pawn: int, names: Sequence[str]) -> str:
    """A parachutist by its owner and its number."""
    words = translate("jump", "{name}'s parachutist {number}")
    return words.format(name=names[owner(view, pawn)], number=number_of(view, pawn))


def plane_name(plane: Plane) -> str:
    """A plane within a sentence."""
    return translate("jump", "the red plane") if plane is Plane.RED else translate("jump", "the yellow plane")


def plane_title(plane: Plane) -> str:
    """A plane at the beginning of a sentence."""
    return translate("jump", "The red plane") if plane is Plane.RED else translate("jump", "The yellow plane")


def plane_moved(plane: Plane, start: int, stop: int) -> str:
    """Where a plane flies, in a sentence."""
    if stop == LAST:
        line = translate("jump", "{plane} reaches the end of its track.")
    elif start == stop:
        line = translate("jump", "{plane} stays on its start space.")
    elif stop == START:
        line = translate("jump", "{plane} flies back to its start space.")
    elif stop < start:
        line = translate("jump", "{plane} flies back to column {column}.")
    else:
        line = translate("jump", "{plane} flies on to column {column}.")
    return line.format(plane=plane_title(plane), column=stop)


def place_name(place: int) -> str:
    """A place of a cabin by its row and the number on it, in the order in which places are left (J-14)."""
    return translate("jump", "row {row}, seat {seat}").format(row=place // BOARD.abreast + 1, seat=place + 1)


def where(column: int, ground: Ground) -> str:
    """Where somebody comes down."""
    return _GROUNDS[ground]().format(column=column)


def card_name(face: str) -> str:
    """A card by its face, if the viewer sees it."""
    if face in _CARDS:
        return _CARDS[face]()
    if face not in MOVES:
        return HIDDEN_CARD()
    plane, step = MOVES[face]
    return _MOVES[plane]().format(step=f"{step:+d}")


def card_use(face: str) -> str:
    """What a card that everybody sees is for, in a sentence."""
    if face in _USES:
        return _USES[face]()
    plane, step = MOVES[face]
    line = _ONWARDS[plane] if step > 0 else _BACKWARDS[plane]
    return line().format(step=abs(step))


def waiting_card(face: str) -> str:
    """A card that lies open until somebody jumps (J-13)."""
    return translate("jump", "{card}, waiting for a jump").format(card=card_name(face))


def colour_name(plane: int | None) -> str:
    """The colour of the cards that move a plane (by index), or either."""
    return _MOVES[plane]().format(step="").strip()


def scored(points: int) -> str:
    """Points of a session with their sign, as printed: a true minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def in_order(view: JumpState, names: Sequence[str], seats: Sequence[Seat]) -> list[str]:
    """The names of some seats, in the order in which the trick goes round."""
    order = sorted(seats, key=lambda seat: (seat - view.black_pawn) % view.seats)
    return [names[seat] for seat in order]


_MOVES: Final[Mapping[int | None, Phrase]] = {
    0: Phrase("jump", "Red {step}"),
    1: Phrase("jump", "Yellow {step}"),
    None: Phrase("jump", "White {step}"),
}
_CARDS: Final[Mapping[str, Phrase]] = {
    Card.JUMP: Phrase("jump", "Jump"),
    Card.SWAP: Phrase("jump", "Change of position"),
    Card.FORBIDDEN: Phrase("jump", "Jumping forbidden"),
    Card.WIND: Phrase("jump", "Wind"),
}
_ONWARDS: Final[Mapping[int | None, Phrase]] = {
    0: Phrase("jump", "The red plane flies {step} towards the sea."),
    1: Phrase("jump", "The yellow plane flies {step} towards the sea."),
    None: Phrase("jump", "Either plane flies {step} towards the sea."),
}
_BACKWARDS: Final[Mapping[int | None, Phrase]] = {
    0: Phrase("jump", "The red plane flies back {step}."),
    1: Phrase("jump", "The yellow plane flies back {step}."),
    None: Phrase("jump", "Either plane flies back {step}."),
}
_USES: Final[Mapping[str, Phrase]] = {
    Card.JUMP: Phrase("jump", "A parachutist jumps, unless that is forbidden."),
    Card.SWAP: Phrase("jump", "A parachutist changes places."),
    Card.FORBIDDEN: Phrase("jump", "Nobody jumps in this trick."),
    Card.WIND: Phrase("jump", "It blows a jumping parachutist one column on or back."),
}
_GROUNDS: Final[Mapping[Ground, Phrase]] = {
    Ground.OUTER: Phrase("jump", "in column {column}, outer space"),
    Ground.INNER: Phrase("jump", "in column {column}, inner space"),
    Ground.LAKE: Phrase("jump", "in the lake"),
    Ground.ISLAND: Phrase("jump", "on the island"),
}
