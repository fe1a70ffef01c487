"""Where a carried piece would go: the legal zone that is pointed at, or else the one it covers most."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF

from ui.table.pieces import Piece, Zone


def target(zones: Sequence[Zone], point: QPointF, reach: QRectF, selected: Collection[str]) -> list[Zone]:
    """The zone at the point, or else the one that `reach` covers most; one of the selected pieces means all of them."""
    # However a piece is held, a player who is pointed at is meant, and not the one beside.
    near = under(zones, point) or [zone for zone in zones if _covered(reach, zone)]
    best = max(near, key=lambda zone: _covered(reach, zone), default=None)
    if best is None:
        return []
    if best.piece in selected:
        return [zone for zone in zones if zone.piece in selected]
    return [best]


def under(zones: Sequence[Zone], point: QPointF) -> list[Zone]:
    """The smallest zone at a point."""
    found = [zone for zone in zones if _covered(at(point), zone)]
    return [min(found, key=lambda zone: zone.width * zone.height)] if found else []


def at(point: QPointF) -> QRectF:
    """The reach of a fingertip."""
    return QRectF(point.x() - 1, point.y() - 1, 2, 2)


def around(place: Piece | Zone) -> QRectF:
    """The rectangle of a place on the table."""
    return QRectF(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def _covered(reach: QRectF, zone: Zone) -> float:
    """How much of a zone is covered."""
    common = reach.intersected(around(zone))
    return common.width() * common.height()
