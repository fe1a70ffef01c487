"""Where a carried piece would go: what is pointed at, else what is covered most."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from ui.table.input.aim import around, at, target, under
from ui.table.pieces import Zone

LEFT = Zone("left", 100, 100, 80, 120, piece="die:1")
RIGHT = Zone("right", 200, 100, 80, 120, piece="die:2")
WITHIN = Zone("within", 210, 100, 20, 20)
NOBODY: tuple[str, ...] = ()


def names(zones: list[Zone]) -> list[str]:
    return [zone.id for zone in zones]


def card(x: float, y: float) -> QRectF:
    """A carried card around a point."""
    return QRectF(x - 50, y - 70, 100, 140)


def test_a_place_is_around_its_middle() -> None:
    assert around(LEFT) == QRectF(60, 40, 80, 120)


def test_what_is_pointed_at_is_meant_whatever_the_card_covers() -> None:
    # given a card that is held by its left edge, so that nearly all of it lies on the right
    assert names(target([LEFT, RIGHT], QPointF(135, 100), card(185, 100), NOBODY)) == ["left"]


def test_else_the_place_that_is_covered_most() -> None:
    assert names(target([LEFT, RIGHT], QPointF(150, 100), card(155, 100), NOBODY)) == ["right"]
    assert names(target([LEFT, RIGHT], QPointF(150, 100), card(145, 100), NOBODY)) == ["left"]
    assert names(target([RIGHT], QPointF(100, 100), card(120, 100), NOBODY)) == ["right"]


def test_what_touches_no_place_goes_nowhere() -> None:
    assert target([LEFT, RIGHT], QPointF(400, 400), card(400, 400), NOBODY) == []
    assert target([], QPointF(100, 100), card(100, 100), NOBODY) == []
    # at its edge is not on it
    assert target([LEFT], QPointF(190, 100), card(190, 100), NOBODY) == []


def test_one_of_several_selected_pieces_means_all_of_them() -> None:
    both = ("die:1", "die:2")
    assert names(target([LEFT, RIGHT, WITHIN], QPointF(100, 100), card(100, 100), both)) == ["left", "right"]
    assert names(target([LEFT, RIGHT, WITHIN], QPointF(100, 100), card(100, 100), ("die:2",))) == ["left"]


def test_of_places_within_each_other_the_smallest_is_under_a_point() -> None:
    assert names(under([RIGHT, WITHIN], QPointF(210, 100))) == ["within"]
    assert names(under([RIGHT, WITHIN], QPointF(180, 100))) == ["right"]
    assert under([RIGHT, WITHIN], QPointF(100, 100)) == []


@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_fingertip_reaches_just_as_far_in_every_direction(x: int, y: int) -> None:
    def from_the_edge(by: float) -> QPointF:
        return QPointF(LEFT.x + x * (LEFT.width / 2 + by), LEFT.y + y * (LEFT.height / 2 + by))

    assert under([LEFT], from_the_edge(-0.5)) == [LEFT]
    assert under([LEFT], from_the_edge(0.9)) == [LEFT]
    assert under([LEFT], from_the_edge(1.1)) == []
    assert at(QPointF(5, 7)).center() == QPointF(5, 7)
