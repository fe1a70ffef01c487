"""Blunders that were planted are found."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from core.catalog import CATALOG
from core.review.appraiser import appraiser_for
from core.review.marks import Mark
from core.review.reviewing import judged
from tests.core.lucky_loop.planted import lucky_loop_planted
from tests.core.review.planted import Planted, jump_planted, loops_planted
from tests.core.targets.planted import targets_planted

MANY = 20
FOUND = 18
FEW = {"lucky_loop": 6, "targets": 6}
"""How many are looked at in short runs, where each takes long."""
NODES = 400
PLANTED = {
    "loops": loops_planted,
    "jump": jump_planted,
    "lucky_loop": lucky_loop_planted,
    "targets": targets_planted,
}

Plant = Callable[[], Iterator[Planted]]


def found(game: str, planted: Plant, many: int) -> int:
    """How many of those that were planted are marked as mistakes or worse."""
    appraiser, marks = appraiser_for(game), []
    for index, (view, seat, action) in enumerate(islice(planted(), many)):
        loss = appraiser.loss(CATALOG[game], view, seat, action, random.Random(f"decision/{index}"), NODES)
        appraisal = judged(index, seat, loss)
        assert appraisal is not None
        marks.append(appraisal.mark)
    assert len(marks) == many
    return sum(mark in (Mark.MISTAKE, Mark.BLUNDER) for mark in marks)


@pytest.mark.parametrize(("game", "planted"), PLANTED.items(), ids=PLANTED)
def test_what_is_thrown_away_is_marked(game: str, planted: Plant) -> None:
    many = FEW.get(game, MANY)
    assert found(game, planted, many) >= many - 2


@pytest.mark.torture
@pytest.mark.parametrize(("game", "planted"), PLANTED.items(), ids=PLANTED)
def test_of_many_that_are_planted_nearly_all_are_marked(game: str, planted: Plant) -> None:
    assert found(game, planted, MANY) >= FOUND
