"""What the viewer may do now: the legal actions, found by the gestures that make them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, NamedTuple

from core.game import Action
from ui.table.pieces import Click, Gesture, Place, Placement

Placements = frozenset[Placement]

NOTHING: Final[Placements] = frozenset()


class Outcome(Enum):
    """What becomes of a drop."""

    PLAYED = auto()
    """It makes one or several actions at once."""
    STAGED = auto()
    """It is part of an action; the pieces stay and wait for the others, or for the button."""
    REFUSED = auto()


class Dropped(NamedTuple):
    """The answer to a drop: the placements that hold now, and the actions they make."""

    outcome: Outcome
    placements: Placements
    actions: tuple[Action, ...] = ()


class Offer:
    """An index of the gestures that make the legal actions."""

    def __init__(
        self,
        gestures: Iterable[tuple[Action, Gesture]] = (),
        loose: frozenset[str] = frozenset(),
        final: bool = False,
    ) -> None:
        """`loose` pieces can be lifted too, although no action moves them; `final` moves can't be taken back."""
        self._loose = loose
        self.asking: set[str] = set()
        """The pieces whose click has to be confirmed."""
        self._clicks: dict[str, list[Action]] = {}
        self._places: list[tuple[Placements, bool, Action]] = []
        for action, gesture in gestures:
            match gesture:
                case Click(piece, weighty=True) if final:
                    self.asking.add(piece)
                    self._places.append((frozenset({Placement(piece, piece)}), True, action))
                case Click(piece):
                    self._clicks.setdefault(piece, []).append(action)
                case Place(placements, confirm):
                    self._places.append((placements, confirm, action))

    @property
    def clickable(self) -> frozenset[str]:
        """The pieces that do something when clicked."""
        return frozenset(self._clicks) | self.asking

    def clicked(self, piece: str) -> tuple[Action, ...]:
        """The actions that a click on a piece may mean."""
        return tuple(self._clicks.get(piece, ()))

    def liftable(self) -> frozenset[str]:
        """The pieces that can be taken up."""
        return self.movable() | self._loose

    def movable(self) -> frozenset[str]:
        """The pieces that can be put somewhere."""
        moved = frozenset(placement.piece for placements, _, _ in self._places for placement in placements)
        return moved - self.asking

    def together(self, pieces: Iterable[str], staged: Placements = NOTHING) -> bool:
        """Whether one action moves all of these pieces, and those already put down; a loose one is held alone."""
        wanted = frozenset(pieces)
        if len(wanted) == 1 and wanted <= self._loose:
            return True
        return any(
            staged <= placements and wanted <= {placement.piece for placement in placements}
            for placements, _, _ in self._places
        )

    def zones(self, pieces: Iterable[str], staged: Placements = NOTHING) -> frozenset[str]:
        """Where all of these pieces may be put down now, also by giving up what is staged elsewhere."""
        wanted = tuple(pieces)
        named = {zone for placements, _, _ in self._places for _, zone in placements}
        return frozenset(zone for zone in named if self._base(_on(wanted, (zone,)), staged) is not None)

    def drop(self, pieces: Iterable[str], zones: Iterable[str], staged: Placements = NOTHING) -> Dropped:
        """Put pieces down; on several zones at once where several pieces were selected as the target."""
        new = _on(pieces, zones)
        base = self._base(new, staged)
        if base is None:
            return Dropped(Outcome.REFUSED, _without(staged, new) | new)
        placements = base | new
        exact = [(confirm, action) for whole, confirm, action in self._places if whole == placements]
        if exact and not any(confirm for confirm, _ in exact):
            return Dropped(Outcome.PLAYED, placements, tuple(action for _, action in exact))
        return Dropped(Outcome.STAGED, placements, tuple(action for _, action in exact))

    def made(self, placements: Placements) -> tuple[Action, ...]:
        """The actions that exactly these placements make."""
        return tuple(action for whole, _, action in self._places if whole == placements)

    def _base(self, new: Placements, staged: Placements) -> Placements | None:
        """What of the staged placements can stay beside the new ones: all, none, or None if even that is refused."""
        kept = _without(staged, new)
        for base in (kept, NOTHING):
            if any(base | new <= placements for placements, _, _ in self._places):
                return base
        return None


def _on(pieces: Iterable[str], zones: Iterable[str]) -> Placements:
    targets = tuple(zones)
    return frozenset(Placement(piece, zone) for piece in pieces for zone in targets)


def _without(staged: Placements, new: Placements) -> Placements:
    """The staged placements of other pieces than the new ones."""
    moved = {placement.piece for placement in new}
    return frozenset(placement for placement in staged if placement.piece not in moved)
