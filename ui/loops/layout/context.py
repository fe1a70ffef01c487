"""What every part of the layout needs: regions, seats, liveries, and cards as pieces."""

from __future__ import annotations

from functools import cached_property

from core.game import Seat
from core.loops.box import CARDS
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import LoopsState, Phase
from ui.look.phrases import points_text
from ui.look.text import translate
from ui.loops.layout.regions import Middle, Regions, middle, places, regions
from ui.loops.words import card_name
from ui.table.layout.boxes import Box
from ui.table.layout.context import BaseContext
from ui.table.pieces import Piece


class LayoutContext(BaseContext[LoopsState]):
    """One moment of LOOPS, seen by one viewer."""

    @cached_property
    def regions(self) -> Regions:
        return regions(self.moment.width)

    @property
    def middle(self) -> Middle:
        return middle(self.regions.board)

    @property
    def near(self) -> Seat:
        """Who sits in front: the viewer; for a spectator always the same seat, so that nobody moves round."""
        return 0 if self.seat is None else self.seat

    @cached_property
    def plates(self) -> dict[Seat, Box]:
        """Everybody's plate; the next to the left of somebody sits clockwise of them."""
        count = len(self.names)
        boxes = places(count - 1, self.moment.width)
        return {(self.near + place) % count: box for place, box in enumerate(boxes)}

    @cached_property
    def to_act(self) -> frozenset[Seat]:
        return LOOPS.to_act(self.view)

    @property
    def acting(self) -> bool:
        """Whether the viewer may do something."""
        return self.person in self.to_act

    @property
    def counting(self) -> bool:
        """Whether a round is over, so that all hands are open."""
        return self.view.phase in (Phase.ROUND_OVER, Phase.OVER)

    def key(self, seat: Seat) -> str:
        """The key with which a person claims the turn; empty where there is none."""
        return self.moment.keys[0][seat] if self.moment.keys else ""

    def cards(self, seat: Seat) -> int:
        """How many cards somebody holds."""
        return len(cards_in(self.view.hands[seat]))

    # --- cards as pieces

    def face(self, card: int, box: Box, z: float, kind: str = "card") -> Piece:
        """A card face up."""
        face = CARDS[self.view.faces[card]]
        label = translate("loops", "{card}: {points} in hand").format(
            card=card_name(face), points=points_text(face.points)
        )
        return box.piece(f"card:{card}", kind, face.face, z, label, "face", "draw")

    def back(self, card: int, box: Box, z: float) -> Piece:
        """A card face down; nothing of it but the back is told."""
        return box.piece(f"card:{card}", "back", None, z, translate("loops", "A card face down"), "back", "draw")
