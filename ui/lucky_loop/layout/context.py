"""What every part of the layout asks of a moment: regions, liveries, staged pieces, and cards as pieces."""

from __future__ import annotations

from functools import cached_property

from core.game import Seat
from core.lucky_loop.box import FACES, deck_of
from core.lucky_loop.state import Flight, LuckyLoopState, Phase
from ui.look.phrases import points_text
from ui.look.text import translate
from ui.lucky_loop.layout.regions import Column, Regions, Side, column, regions, sides
from ui.lucky_loop.words import DECK_NAMES, card_name
from ui.table.layout.boxes import Box
from ui.table.layout.context import BaseContext
from ui.table.pieces import Piece


class LayoutContext(BaseContext[LuckyLoopState]):
    """One moment of Lucky Loop, seen by one viewer."""

    @cached_property
    def regions(self) -> Regions:
        return regions(self.moment.width)

    @property
    def sides(self) -> tuple[Side, ...]:
        return sides(self.regions.board)

    @property
    def column(self) -> Column:
        return column(self.regions.column)

    @property
    def flight(self) -> Flight | None:
        """The flight in the air, or the last one while it is still to be seen."""
        return self.view.flight or self.view.landed

    @property
    def near(self) -> Seat:
        """Whose hand and tokens lie in front: the viewer's, or for a spectator those of the player on turn."""
        return self.view.turn if self.seat is None else self.seat

    @property
    def acting(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.person == self.view.turn and self.view.phase is not Phase.OVER

    @property
    def clears_up(self) -> bool:
        """Whether the last flight makes room for what the viewer is about to do; its score sheet stays."""
        return self.acting and self.view.phase in (Phase.CHOOSE, Phase.HIGHLIGHT)

    @property
    def lying(self) -> Flight | None:
        """The flight whose dice lie on its cards and in the tray."""
        return self.view.flight or (None if self.clears_up else self.view.landed)

    @property
    def choosing_free(self) -> bool:
        """Whether the viewer is about to lay a free programme."""
        return self.acting and self.view.phase is Phase.CHOOSE and self.view.in_final_phase(self.view.turn)

    @property
    def on_stage(self) -> Seat | None:
        """Whose free programme lies large in front of everybody."""
        view = self.view
        if view.flight is not None:
            return view.flight.seat if view.flight.programme is None else None
        if view.phase is Phase.HIGHLIGHT:
            return view.turn
        if view.landed is not None and view.landed.programme is None and not self.clears_up:
            return view.landed.seat
        return None

    def staged_on(self, zone: str) -> list[str]:
        """The pieces put down on a zone, in order."""
        return [placement.piece for placement in self.moment.staged if placement.zone == zone]

    @cached_property
    def staged_cards(self) -> frozenset[int]:
        """The cards put down without having been played."""
        return frozenset(number for piece, _ in self.moment.staged if (number := card_of(piece)) is not None)

    # --- cards as pieces

    def card(self, card: int, box: Box, z: float, mood: str = "", origin: str = "") -> Piece:
        """A card face up; `mood` is "staged" for one that is not yet played."""
        face = self.view.faces[card]
        label = translate("lucky_loop", "{card}: {exact} if met exactly, {exceeded} if exceeded").format(
            card=card_name(self.view, card),
            exact=points_text(FACES[face].exact),
            exceeded=points_text(FACES[face].exceeded),
        )
        if card in self.staged_cards:
            label = translate("lucky_loop", "{card}. Put down, not played yet.").format(card=label)
        deck = deck_of(card)
        return box.piece(
            f"card:{card}", "card", (face, mood), z, label, "face", origin or f"deck:{deck}", f"discard:{deck}"
        )

    def back(self, card: int, box: Box, z: float) -> Piece:
        """A card face down; nothing of it but the back is told."""
        deck = deck_of(card)
        label = translate("lucky_loop", "A card of the {deck} deck").format(deck=DECK_NAMES[deck]())
        return box.piece(f"card:{card}", "back", deck, z, label, "back", f"deck:{deck}")


def card_of(piece: str) -> int | None:
    """The number of a card by its piece, if it is a card."""
    kind, _, number = piece.partition(":")
    return int(number) if kind == "card" else None
