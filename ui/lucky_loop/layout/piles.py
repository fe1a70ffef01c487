"""The decks, the discard piles and the supply of tokens."""

from __future__ import annotations

from ui.look.phrases import card_count
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.words import DECK_NAMES, tokens_text
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part
from ui.table.pieces import Piece, Zone

_CAPTION = 22.0
"""Under each pile: how many cards it has."""


def piles_part(context: LayoutContext) -> Part:
    """Both decks, both discard piles, the supply; cards can be dropped on the discards."""
    pieces: list[Piece] = []
    zones: list[Zone] = []
    for deck in (0, 1):
        pieces += _deck(context, deck)
        pieces += _discard(context, deck)
        name = translate("lucky_loop", "Discard pile, {deck}").format(deck=DECK_NAMES[deck]())
        zones.append(context.column.discards[deck].zone(f"discard:{deck}", name, f"discard:{deck}"))
    supply = context.view.supply
    label = translate("lucky_loop", "Supply: {tokens}").format(tokens=tokens_text(supply))
    pieces.append(context.column.supply.piece("token:supply", "supply", supply, Z.PILE, label))
    return Part(pieces, zones)


def _deck(context: LayoutContext, deck: int) -> list[Piece]:
    """The top card, which can be lifted, and the pile under it."""
    cards, box = context.view.decks[deck], context.column.decks[deck]
    label = translate("lucky_loop", "The {deck} deck: {cards}").format(
        deck=DECK_NAMES[deck](), cards=card_count(len(cards))
    )
    pile = _captioned(box).piece(f"deck:{deck}", "deck", (deck, len(cards)), Z.PILE, label)
    return [pile, *(context.back(card, box, Z.CARD) for card in cards[:1])]


def _discard(context: LayoutContext, deck: int) -> list[Piece]:
    """The last two cards face up, and the place under them."""
    cards, box = context.view.discards[deck], context.column.discards[deck]
    label = translate("lucky_loop", "Discarded, {deck}: {cards}").format(
        deck=DECK_NAMES[deck](), cards=card_count(len(cards))
    )
    pieces = [_captioned(box).piece(f"discard:{deck}", "discard", (deck, len(cards)), Z.PILE, label)]
    for place, card in enumerate(cards[-2:]):
        pieces.append(context.card(card, box, Z.CARD + place, origin=f"discard:{deck}"))
    return pieces


def _captioned(box: Box) -> Box:
    return Box(box.left, box.top, box.width, box.height + _CAPTION)
