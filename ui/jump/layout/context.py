"""What every part of the layout needs: regions, liveries, the turn, and cards as pieces."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from core.game import NOBODY, Seat
from core.jump.box import Card
from core.jump.legal import to_act
from core.jump.state import JumpState, Phase, face_down, on_turn, pick_face
from ui.jump.layout.regions import Coast, Regions, coast, regions
from ui.jump.words import card_name
from ui.look.phrases import HIDDEN_CARD
from ui.table.layout.boxes import Box
from ui.table.layout.context import BaseContext
from ui.table.pieces import Piece

CHOICES: Final = frozenset({Phase.STEERING, Phase.ANSWERING, Phase.JUMPING, Phase.SHIFTING, Phase.CHANGING})
"""The phases in which somebody's revealed card asks for a choice."""
TURNED_OVER: Final = CHOICES | {Phase.REVEALING}
"""The phases in which the cards of the trick are turned over, one after the other."""


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
        """Whom the table waits for; a page waits for anybody."""
        return NOBODY if self.moment.page else to_act(self.view)

    @property
    def acting(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.person in self.actors

    @property
    def asked(self) -> bool:
        """Whether the viewer is spoken to: not where a wind is asked for that they have not got, and needn't say so."""
        return self.acting and (self.view.phase is not Phase.ANSWERING or bool(self.moment.actions))

    @cached_property
    def carried_out(self) -> Seat | None:
        """Whose card is being carried out."""
        view = self.view
        if view.phase not in TURNED_OVER or view.turn == view.seats or on_turn(view) not in view.revealed:
            return None
        return on_turn(view)

    @cached_property
    def forbidding(self) -> frozenset[Seat]:
        """Whose cards forbid the jump that is being carried out."""
        view, seat = self.view, self.carried_out
        if seat is None or pick_face(view, seat) != Card.JUMP:
            return frozenset()
        return frozenset([other for other in view.revealed if pick_face(view, other) == Card.FORBIDDEN])

    @property
    def effective(self) -> frozenset[Seat]:
        """Whose cards have their effect now: the one on turn, the winds that blow on it and what forbids it."""
        seat = self.carried_out
        return frozenset() if seat is None else frozenset({seat, *self.view.winds}) | self.forbidding

    @property
    def near(self) -> Seat:
        """Whose hand lies in front: the viewer's, or for a spectator that of whoever leads a trick or gets in."""
        if self.seat is not None:
            return self.seat
        if self.view.phase in TURNED_OVER:
            return self.view.black_pawn
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
