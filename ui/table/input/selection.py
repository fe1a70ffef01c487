"""The pieces that were clicked and wait for the place where they are to go."""

from __future__ import annotations

from ui.table.input.hit_test import KIT_BUTTONS, HitTest
from ui.table.input.staging import Staging
from ui.table.pieces import Piece, Zone
from ui.table.stage.scene import TableScene


class Selection:
    """The first click of click-click; the second one puts the pieces down."""

    def __init__(self, scene: TableScene, staging: Staging, hit_test: HitTest) -> None:
        self.pieces: tuple[str, ...] = ()
        self._scene, self._staging, self._hit_test = scene, staging, hit_test

    def clear(self) -> None:
        self.pieces = ()

    def keep(self) -> None:
        """The position changed: give up what can't go together any more."""
        if not self.can_hold(self.pieces):
            self.clear()

    def can_hold(self, pieces: tuple[str, ...]) -> bool:
        """Whether some action still moves all of these pieces, and they lie on the table."""
        return all(map(self._scene.item, pieces)) and self._staging.offer.together(pieces, self._staging.staged)

    def zones(self) -> list[Zone]:
        """Where the pieces may go."""
        return self._hit_test.legal_zones(self.pieces)

    def toggle(self, piece: str) -> None:
        """Take a piece up with the others, or instead of them, or leave it; or put it on all that was taken up."""
        if piece in self.pieces:
            self.pieces = tuple(other for other in self.pieces if other != piece)
        elif targets := self._as_targets(piece):
            self.clear()
            self._staging.drop((piece,), targets)
        elif self._staging.offer.together((*self.pieces, piece), self._staging.staged):
            self.pieces = (*self.pieces, piece)
        else:
            self.pieces = (piece,)

    def _as_targets(self, piece: str) -> tuple[str, ...]:
        """The zones of the selected pieces, if the piece may go on all of them: a token on the dice chosen first."""
        legal = [zone for zone in self._hit_test.legal_zones((piece,)) if zone.piece in self.pieces]
        return tuple(zone.id for zone in legal) if len(legal) == len(self.pieces) else ()

    def drop(self, zones: tuple[str, ...]) -> None:
        """Put the pieces down."""
        pieces = self.pieces
        self.clear()
        self._staging.drop(pieces, zones)

    def means_place(self, zone: Zone, piece: Piece) -> bool:
        """Whether a click on a piece means its place rather: it does nothing itself, and goes with nothing selected."""
        acts = piece.id in self._staging.offer.clickable | KIT_BUTTONS | self._hit_test.staged()
        together = self._staging.offer.together((*self.pieces, piece.id), self._staging.staged)
        return not acts and not together and zone.piece != piece.id
