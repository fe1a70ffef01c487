"""The pieces on the scene: pixmaps that Qt paints by itself, while Python moves them in every frame."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from ui.look.widgets.plain_text import tooltip
from ui.table.pieces import Piece
from ui.table.stage.painting import Pictures, margins_of

LIFTED_Z: Final = 10_000.0
TURNS_OF_A_TUMBLE: Final = 2


class Pose(NamedTuple):
    """Where and how a piece stands."""

    x: float
    y: float
    angle: float
    scale: float
    opacity: float = 1.0


class Side(NamedTuple):
    """How a piece looked before it was turned over."""

    picture: QPixmap
    offset: QPointF
    width: float
    """Of the piece that the picture was drawn for."""


class PieceItem(QGraphicsPixmapItem):
    """One piece: it knows where it stands, where it belongs, and the way between."""

    def __init__(self, piece: Piece, pictures: Pictures, scale: float) -> None:
        super().__init__()
        self.piece = piece
        self.lifted = False
        self._pictures = pictures
        self._sharpness = scale
        self._start = self._end = rest(piece)
        self._resting = True
        self._tumbling: tuple[Hashable, ...] | None = None
        self._turning: Side | None = None
        self._enlarged = 1.0
        """How much larger the piece is than its picture, which a film does not draw anew for every size."""
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(piece.z)
        self.setToolTip(tooltip(piece.label))
        self._draw()
        self._stand(self._end)

    @property
    def pose(self) -> Pose:
        """Where it stands now."""
        return Pose(self.x(), self.y(), self.rotation(), self.scale() / self._enlarged, self.opacity())

    @property
    def rectangle(self) -> QRectF:
        """What it covers of the table now."""
        wide, high = self.piece.width / self._enlarged, self.piece.height / self._enlarged
        return self.mapRectToScene(QRectF(-wide / 2, -high / 2, wide, high))

    def covers(self, point: QPointF, least: float = 0.0) -> bool:
        """Whether a point of the table is on the piece, its margin not included, as if it had at least this size."""
        inside = self.mapFromScene(point) * self._enlarged
        wide, high = max(self.piece.width, least), max(self.piece.height, least)
        return abs(inside.x()) <= wide / 2 and abs(inside.y()) <= high / 2

    def become(self, piece: Piece, tumbling: tuple[Hashable, ...] | None = None) -> bool:
        """Be `piece` from now on and set out to its place; whether there is a way to go."""
        if self._resting and piece == self.piece and tumbling is None:
            return False
        if self.lifted:
            # It is in somebody's hand, and goes to its place once it is put down.
            self.piece = piece
            self._draw()
            self.setToolTip(tooltip(piece.label))
            return False
        old, self.piece = self.piece, piece
        pose, interrupted = self.pose, self._turning is not None or self._tumbling is not None
        self._turning = Side(self.pixmap(), self.offset(), self._drawn_width) if old.side != piece.side else None
        self._tumbling = tumbling
        self.setTransform(QTransform())
        if interrupted or self._enlarged != 1.0 or _drawn(old) != _drawn(piece):
            self._draw()
            # The picture has its new size at once; the scale makes up for it and eases to 1.
            pose = pose._replace(scale=pose.scale * old.width / piece.width)
        self._end = rest(piece)
        # A piece that turns goes the short way round.
        pose = pose._replace(angle=self._end.angle + (pose.angle - self._end.angle + 180) % 360 - 180)
        self._start = pose
        self._stand(pose)
        moving = pose != self._end or tumbling is not None or self._turning is not None
        rises = moving and not piece.ground and _far(pose, self._end)
        self.setZValue(LIFTED_Z - 1 + piece.z / LIFTED_Z if rises else piece.z)
        self.setToolTip(tooltip(piece.label))
        self._resting = not moving
        return moving

    def appear(self, piece: Piece) -> None:
        """Be `piece` at once, as one frame of a film has it, in a picture of the size that it had before the film."""
        self._resting = False
        self._tumbling = self._turning = None
        before, self.piece = self.piece, piece
        if (before.kind, before.look) != (piece.kind, piece.look):
            self._show(replace(piece, width=self._drawn_width, height=self._drawn_height))
        self._enlarged = piece.width / self._drawn_width
        self._end = rest(piece)
        self._stand(self._end)
        self.setZValue(piece.z)

    def leave(self, to: Piece | None) -> None:
        """Fade away where it is, or on the way to another piece."""
        self._resting = False
        self._start = self.pose
        self._end = (self._start if to is None else rest(to))._replace(opacity=0.0)

    def enter(self, pose: Pose | None) -> None:
        """Come from another place, or fade in."""
        self._resting = False
        self._start = rest(self.piece)._replace(opacity=0.0) if pose is None else pose
        self._stand(self._start)

    def sharpen(self, pictures: Pictures, scale: float) -> None:
        """Be drawn anew for another theme or size."""
        self._pictures, self._sharpness = pictures, scale
        pose = self.pose
        self._draw()
        self._stand(pose)

    def lift(self, lifted: bool) -> None:
        """Rise from the table under somebody's hand, or lie down again."""
        self.lifted, self._resting = lifted, False
        self._draw()
        self.setScale(1.0)
        self.setZValue(LIFTED_Z + self.piece.z if lifted else self.piece.z)

    # --- motion ------------------------------------------------------------------------------------------

    def advance_to(self, part: float, tumbled: float) -> None:
        start, end = self._start, self._end
        pose = Pose(*(a + (b - a) * part for a, b in zip(start, end, strict=True)))
        if self._tumbling is not None:
            pose = self._tumbled(pose, tumbled)
        self._stand(pose)
        if self._turning is not None:
            self._turn_over(part)

    def arrive(self) -> None:
        turned, self._turning = self._turning is not None, None
        tumbled, self._tumbling = self._tumbling is not None, None
        if turned or tumbled:
            self.setTransform(QTransform())
            self._draw()
        self._stand(self._end)
        self.setZValue(self.piece.z)
        self._resting = True

    def _tumbled(self, pose: Pose, part: float) -> Pose:
        """Spin and bounce, showing other faces until just before the end."""
        looks = self._tumbling or ()
        left = 1 - part
        if looks and part < 0.85:
            shown = replace(self.piece, look=looks[int(part * 14) % len(looks)])
            self.setPixmap(self._pictures.of(shown, self._sharpness))
        else:
            self._draw()
        bounce = abs(math.sin(part * 3 * math.pi)) * left
        spin = 360 * TURNS_OF_A_TUMBLE * left * left
        return pose._replace(angle=pose.angle + spin, scale=pose.scale * (1 + 0.25 * bounce), y=pose.y - 40 * bounce)

    def _turn_over(self, part: float) -> None:
        width, size = abs(math.cos(part * math.pi)), 1.0
        if part < 0.5 and self._turning is not None:
            picture, offset, self._drawn_width = self._turning
            self.setPixmap(picture)
            self.setOffset(offset)
            # The scale is meant for the new picture, and the old one may be much larger or smaller.
            size = self.piece.width / self._drawn_width
        else:
            self._draw()
        self.setTransform(QTransform.fromScale(max(width, 0.02) * size, size))

    def _stand(self, pose: Pose) -> None:
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.scale * self._enlarged)
        self.setOpacity(pose.opacity)

    def _draw(self) -> None:
        self._show(self.piece)
        self._enlarged = 1.0

    def _show(self, piece: Piece) -> None:
        """Wear the picture of a piece."""
        self.setPixmap(self._pictures.of(piece, self._sharpness, self.lifted))
        margins = margins_of(piece, self.lifted)
        self.setOffset(-piece.width / 2 - margins.left(), -piece.height / 2 - margins.top())
        self._drawn_width, self._drawn_height = piece.width, piece.height


def rest(piece: Piece) -> Pose:
    """Where a piece belongs."""
    return Pose(piece.x, piece.y, piece.angle, 1.0)


def _drawn(piece: Piece) -> tuple[Hashable, ...]:
    """What the picture of a piece depends on."""
    return piece.kind, piece.look, piece.width, piece.height


def _far(pose: Pose, end: Pose) -> bool:
    """Whether a way is long enough to pass over other pieces."""
    return abs(pose.x - end.x) + abs(pose.y - end.y) > 60
