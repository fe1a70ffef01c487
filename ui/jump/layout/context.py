"""What every part of the layout needs: regions, liveries, the turn, and cards as pieces."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from core.game import Seat
from core.jump.legal import to_act
from core.jump.state import JumpState, Phase, face_down, on_turn
from ui.jump.layout.regions import Coast, Regions, coast, regions
from ui.jump.words import card_name
from ui.look.phrases import HIDDEN_CARD
from ui.table.layout.boxes import Box
from ui.table.layout.context import BaseContext
from ui.table.pieces import Piece

CARRIED_OUT: Final = frozenset({Phase.STEERING, Phase.ANSWERING, Phase.JUMPING, Phase.SHIFTING, Phase.CHANGING})
"""The phases in which somebody's revealed card is being carried out."""


class LayoutContext(BaseContext[JumpState]):
    """One moment of Jump!, seen by one viewer."""

    @cached_property
    def regions(self) -> Regions:
        return regions(self.moment.width)

    @property
    def coast(self) -> Coast:
        return coast(self.regions.board)

    @cached_property
    def actors(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return to_act(self.view)

    @property
    def acting(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.person in self.actors

    @property
    def carried_out(self) -> Seat | None:
        """Whose card is being carried out."""
        return on_turn(self.view) if self.view.phase in CARRIED_OUT else None

    @property
    def near(self) -> Seat:
        """Whose hand lies in front: the viewer's, or for a spectator that of whoever leads or acts."""
        if self.seat is not None:
            return self.seat
        return min(self.actors) if len(self.actors) == 1 and min(self.actors) >= 0 else self.view.black_pawn

    def held(self, seat: Seat) -> int:
        """How many cards a seat holds; a card laid face down is no longer one of them."""
        return len(self.view.hands[seat]) - face_down(self.view, seat)

    # --- cards as pieces

    def card(self, id: str, face: str, box: Box, z: float, mood: str = "", origin: str = "deck") -> Piece:
        """A card face up; `mood` is "locked", "now", "done" or "waiting" for a card of the trick."""
        return box.piece(id, "card", (face, mood), z, card_name(face), "face", origin)

    def back(self, id: str, box: Box, z: float, origin: str = "deck") -> Piece:
        """A card face down; nothing of it but the back is told."""
        return box.piece(id, "back", None, z, HIDDEN_CARD(), "back", origin)


def pick_id(seat: Seat) -> str:
    """The piece of a seat's card of the trick; it never tells which card it is."""
    return f"pick:{seat}"
