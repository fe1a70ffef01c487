"""The pictures in the rulebook of Targets show what the rules say of them."""

from __future__ import annotations

import pytest

from core.targets.box import MATERIAL
from core.targets.physics.overlaps import lies_within, touches_bullseye, touches_disc
from core.targets.physics.tabletop import Pose
from ui.targets.layout.dice import HEADING_STEP
from ui.targets.layout.illustrations import ILLUSTRATIONS

MIDDLE = (0.0, 0.0)


def lying(name: str) -> list[Pose]:
    """The dice of a picture, in millimetres from the middle of its lowest disc; shadows tell where they lie."""
    pieces = ILLUSTRATIONS[name]().pieces
    disc = min((piece for piece in pieces if piece.kind == "disc"), key=lambda piece: piece.z)
    scale = disc.width / MATERIAL.disc
    return [
        Pose((piece.x - disc.x) / scale, (piece.y - disc.y) / scale, piece.look[0] * HEADING_STEP)
        for piece in pieces
        if piece.kind == "shadow" and isinstance(piece.look, tuple)
    ]


def test_a_targets_is_one() -> None:
    (die,) = lying("bullseye")
    assert touches_bullseye(die, MIDDLE)
    assert lies_within(die, MIDDLE)


def test_a_theft_is_one() -> None:
    (die,) = lying("theft")
    assert lies_within(die, MIDDLE)


def test_one_die_counts_and_the_other_does_not() -> None:
    counts, over_the_edge = lying("edge")
    assert lies_within(counts, MIDDLE)
    assert touches_disc(over_the_edge, MIDDLE)
    assert not lies_within(over_the_edge, MIDDLE)


@pytest.mark.parametrize("name", ["edge", "totals"])
def test_no_die_that_only_counts_is_on_the_bulls_eye(name: str) -> None:
    assert not any(touches_bullseye(die, MIDDLE) for die in lying(name))


def test_all_totals_are_of_dice_that_count() -> None:
    dice = lying("totals")
    assert len(dice) == 3
    assert all(lies_within(die, MIDDLE) for die in dice)
