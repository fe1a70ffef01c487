"""The viewer's cards: sorted, equal ones close together, in as few rows as can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from core.cards import Cards
from core.loops.hand import cards_in
from ui.look.phrases import YOUR_HAND
from ui.look.text import Phrase, translate
from ui.loops.gestures import all_of
from ui.loops.laid import given_to
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import CARD_RATIO, Z
from ui.table.layout.boxes import Box, around
from ui.table.layout.part import Part
from ui.table.pieces import Piece

Groups = Sequence[Cards]

_WIDEST: Final = 164.0
_TALLEST: Final = _WIDEST * CARD_RATIO


class Overlap(NamedTuple):
    """How far cards lie apart, as parts of their width."""

    other: float
    """From the card before, where that is another kind."""
    equal: float

    def reach(self, groups: Groups) -> float:
        """The length of a row, in widths of a card."""
        count = sum(map(len, groups))
        return 1.0 + self.other * (len(groups) - 1) + self.equal * (count - len(groups)) if count else 0.0


_TIGHT: Final = Overlap(0.44, 0.22)
_LOOSE: Final = Overlap(1.05, 0.42)
_ROWS: Final = {1: 1.0, 2: 0.44, 3: 0.36}
"""By number of rows: how much of a card is seen over the row before it."""

_ALL: Final = (0.375, 0.13)
"""How far down on a card the button for all its equals is, and how high; in every row that part of a card is seen."""

_WORDS: Final = {
    False: (Phrase("loops", "Both"), Phrase("loops", "Lay both of your {altitude}s at once")),
    True: (Phrase("loops", "All {count}"), Phrase("loops", "Lay all {count} of your {altitude}s at once")),
}
"""By whether there are more than two: what the button says, and what it does."""
_NEW: Final = 28.0
"""How large the mark of a new card is."""


def hand_part(context: LayoutContext) -> Part:
    """The hand of whoever sits in front; backs for a spectator."""
    held, box = context.view.hands[context.near], context.regions.hand
    if context.seat is None and not context.counting:
        # The order of hidden cards must not tell them.
        cards: Groups = [(card,) for card in sorted(cards_in(held))]
        show = context.back
    else:
        cards = [group for group in held if group]
        show = context.held
    places = hand_boxes(cards, box)
    laid = enumerate(zip(cards_in(cards), places, strict=True))
    pieces = [show(card, at, Z.HAND + place) for place, (card, at) in laid]
    mine = [] if context.person is None else [box.zone("hand", YOUR_HAND())]
    lying = {piece.id: piece for piece in pieces}
    return Part([*pieces, *_all_at_once(context, lying), *_given(context, lying)], mine)


def _all_at_once(context: LayoutContext, hand: Mapping[str, Piece]) -> list[Piece]:
    """On the last card of equal altitudes that fit: a button that lays all of them, where one card alone is dragged."""
    pieces = []
    for group in context.together:
        last, face = hand[f"card:{group[-1]}"], context.view.faces[group[0]]
        box = around(last.x, last.y - last.height / 2 + _ALL[0] * last.height, 0.56 * last.width, _ALL[1] * last.height)
        text, label = (words().format(count=len(group), altitude=face) for words in _WORDS[len(group) > 2])
        pieces.append(box.piece(all_of(face), "all", text, Z.TOGETHER, label))
    return pieces


def _given(context: LayoutContext, hand: Mapping[str, Piece]) -> list[Piece]:
    """At the corner of every card that somebody made the viewer draw: that it is new."""
    if context.seat is None or context.counting:
        return []
    given = given_to(context.seat, context.moment.past)
    label = translate("loops", "You were made to draw this card")
    new = [(card, hand[f"card:{card}"]) for card in sorted(given) if f"card:{card}" in hand]
    return [
        around(piece.x - piece.width / 2 + _NEW / 2, piece.y - piece.height / 2 - 5.0, _NEW, _NEW).piece(
            f"new:{card}", "new", None, Z.TOGETHER, label
        )
        for card, piece in new
    ]


def hand_boxes(groups: Groups, box: Box) -> list[Box]:
    """A place for every card, row by row."""
    rows, width = _rows(groups, box)
    height = width * CARD_RATIO
    seen = _ROWS[len(rows)]
    whole = height * (1 + seen * (len(rows) - 1))
    boxes = []
    for place, row in enumerate(rows):
        top = box.centre.y - whole / 2 + place * seen * height
        boxes += [Box(left, top, width, height) for left in _lefts(row, box, width)]
    return boxes


def _rows(groups: Groups, box: Box) -> tuple[list[Groups], float]:
    """The groups in the fewest rows in which every corner is seen, and the width of a card there."""
    for count, seen in _ROWS.items():
        height = min(_TALLEST, box.height / (1 + seen * (count - 1)))
        width = height / CARD_RATIO
        rows = _split(groups, count)
        if max(map(_TIGHT.reach, rows), default=0.0) * width <= box.width:
            break
    return rows, width


def _split(groups: Groups, rows: int) -> list[Groups]:
    """The groups in rows of much the same length."""
    cuts = combinations(range(len(groups) + 1), rows - 1)
    ways = [[groups[start:stop] for start, stop in pairwise((0, *cut, len(groups)))] for cut in cuts]
    return min(ways, key=lambda way: max(map(_TIGHT.reach, way)))


def _lefts(groups: Groups, box: Box, width: float) -> list[float]:
    """The left edges of a row of cards: as loose as there is room, centred."""
    count, room = sum(map(len, groups)), box.width / width
    tight, loose = _TIGHT.reach(groups), _LOOSE.reach(groups)
    share = 1.0 if loose <= room else (room - tight) / (loose - tight)
    if share < 0:
        # Too many even for tight rows: all of them closer still.
        steps = [(room - 1) / max(1, count - 1)] * max(0, count - 1)
    else:
        overlap = Overlap(*(less + share * (more - less) for less, more in zip(_TIGHT, _LOOSE, strict=True)))
        steps = [overlap.equal if place else overlap.other for group in groups for place, _ in enumerate(group)][1:]
    left = box.centre.x - width * (1 + sum(steps)) / 2
    return [left + width * sum(steps[:place]) for place in range(count)]
