"""How a move is shown to somebody: what is lit on the table, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from ui.look.text import translate
from ui.table.pieces import CONFIRM, Click, Gesture, Place, Pointed, Spot
from ui.table.stage.scene import TableScene


def hint(move: str, why: str) -> str:
    """A move and what speaks for it, in a sentence."""
    if not why:
        return translate("table", "{move}.").format(move=move)
    return translate("table", "{move} — {why}.").format(move=move, why=why)


def lit(gestures: Sequence[Gesture], pointed: Pointed | None, scene: TableScene) -> tuple[frozenset[str], Spot | None]:
    """What is lit of a move: what the first way to make it takes that can be seen, or the spot of a shot."""
    if pointed is not None:
        return frozenset(), pointed.spot
    for gesture in gestures:
        ids = _ids(gesture)
        if all(scene.item(id) or scene.zone(id) for id in ids):
            # The button comes when everything lies there.
            return (ids | {CONFIRM} if isinstance(gesture, Place) and gesture.confirm else ids), None
    return frozenset(), None


def _ids(gesture: Gesture) -> frozenset[str]:
    match gesture:
        case Click(piece):
            return frozenset({piece})
        case Place(placements, _):
            return frozenset(id for placement in placements for id in placement)
