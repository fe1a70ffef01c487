"""What every part of the layout needs: regions, seats, liveries, and cards as pieces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from core.cards import Cards
from core.game import NOBODY, Seat
from core.loops.actions import Play
from core.loops.box import CARDS, FIRST_SPECIAL
from core.loops.game import LOOPS
from core.loops.hand import cards_in
from core.loops.state import PLAYING, LoopsState, Phase
from ui.look.text import translate
from ui.loops.laid import owners
from ui.loops.layout.regions import Middle, Regions, middle, places, regions
from ui.loops.words import card_name, what_it_does
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
        return NOBODY if self.ending is not None else LOOPS.to_act(self.view)

    @cached_property
    def ending(self) -> Seat | None:
        """Who has just laid the last card, while it is seen before the round is counted."""
        if self.view.phase not in (Phase.TURN, Phase.LOOPING):
            return None
        return next((seat for seat in range(self.view.seats) if not self.cards(seat)), None)

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

    @cached_property
    def playable(self) -> frozenset[str]:
        """The faces that the viewer may play now."""
        plays = (action for action in self.moment.actions if isinstance(action, Play))
        return frozenset(self.view.faces[play.cards[0]] for play in plays)

    @property
    def choosing(self) -> bool:
        """Whether the viewer is to choose a card now."""
        return self.acting and self.view.phase in PLAYING and bool(self.moment.actions)

    @cached_property
    def together(self) -> list[Cards]:
        """The altitudes of the viewer's hand that may be laid several at once."""
        if not self.choosing:
            return []
        held = self.view.hands[self.near][:FIRST_SPECIAL]
        return [group for group in held if len(group) > 1 and self.view.faces[group[0]] in self.playable]

    @cached_property
    def owners(self) -> Mapping[int, Seat]:
        """Who laid which card of the pile."""
        return owners(self.view, self.moment.past)

    # --- cards as pieces

    def held(self, card: int, box: Box, z: float) -> Piece:
        """A card of the viewer's hand; what can't be played now is dimmed while it is their turn."""
        face = self.view.faces[card]
        kind = "dimmed" if self.choosing and face not in self.playable else "card"
        return self.face(card, box, z, kind, what_it_does(self.view, CARDS[face]))

    def laid(self, card: int, box: Box, z: float) -> Piece:
        """A card of the pile, with who laid it in its label."""
        name = card_name(CARDS[self.view.faces[card]])
        if card not in self.owners:
            words = translate("loops", "{card}, on the pile")
            return self.face(card, box, z, label=words.format(card=name))
        words = translate("loops", "{card}, laid by {name}")
        return self.face(card, box, z, label=words.format(card=name, name=self.names[self.owners[card]]))

    def face(self, card: int, box: Box, z: float, kind: str = "card", label: str = "") -> Piece:
        """A card face up."""
        return box.piece(f"card:{card}", kind, self.view.faces[card], z, label, "face", "draw")

    def back(self, card: int, box: Box, z: float) -> Piece:
        """A card face down; nothing of it but the back is told."""
        return box.piece(f"card:{card}", "back", None, z, translate("loops", "A card face down"), "back", "draw")
