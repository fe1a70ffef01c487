"""The decks, the discard piles and the supply of tokens. No Qt here."""

from __future__ import annotations

from ui.look.text import translate
from ui.lucky_loop.layout.context import Desk
from ui.lucky_loop.layout.regions import Z
from ui.lucky_loop.words import DECK_NAMES, tokens_text
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part
from ui.table.pieces import Piece, Zone

_CAPTION = 22.0
"""Under each pile: how many cards it has."""


def piles_part(desk: Desk) -> Part:
    """Both decks, both discard piles, the supply; cards can be dropped on the discards."""
    pieces: list[Piece] = []
    zones: list[Zone] = []
    for deck in (0, 1):
        pieces += _deck(desk, deck)
        pieces += _discard(desk, deck)
        name = translate("lucky_loop", "Discard pile, {deck}").format(deck=DECK_NAMES[deck]())
        zones.append(desk.column.discards[deck].zone(f"discard:{deck}", name, f"discard:{deck}"))
    supply = desk.view.supply
    label = translate("lucky_loop", "Supply: {tokens}").format(tokens=tokens_text(supply))
    pieces.append(desk.column.supply.piece("token:supply", "supply", supply, Z.PILE, label))
    return Part(pieces, zones)


def _deck(desk: Desk, deck: int) -> list[Piece]:
    """The top card, which can be lifted, and the pile under it."""
    cards, box = desk.view.decks[deck], desk.column.decks[deck]
    label = translate("lucky_loop", "The {deck} deck: {count} cards").format(deck=DECK_NAMES[deck](), count=len(cards))
    pile = _captioned(box).piece(f"deck:{deck}", "deck", (deck, len(cards)), Z.PILE, label)
    return [pile, *(desk.back(card, box, Z.CARD) for card in cards[:1])]


def _discard(desk: Desk, deck: int) -> list[Piece]:
    """The last two cards face up, and the place under them."""
    cards, box = desk.view.discards[deck], desk.column.discards[deck]
    label = translate("lucky_loop", "Discarded, {deck}: {count} cards").format(
        deck=DECK_NAMES[deck](), count=len(cards)
    )
    pieces = [_captioned(box).piece(f"discard:{deck}", "discard", (deck, len(cards)), Z.PILE, label)]
    for place, card in enumerate(cards[-2:]):
        pieces.append(desk.card(card, box, Z.CARD + place, origin=f"discard:{deck}"))
    return pieces


def _captioned(box: Box) -> Box:
    return Box(box.left, box.top, box.width, box.height + _CAPTION)
