"""Hints of flicks: a mark where the reason says, the force and the height in words, and the aiming left to people."""

from __future__ import annotations

import math
import random
import re

import pytest

from core.targets.actions import Flick, LetGo
from core.targets.bot.purposes import Aiming, Goal, Purpose
from core.targets.physics.tabletop import Pose
from core.targets.rules.aiming import random_flick
from core.targets.state import TargetsState, lying_discs
from tests.core.targets.scripted import on, table
from tests.core.targets.test_targets_golden import golden
from tests.ui.moments import by_id
from tests.ui.targets.moments import moment
from ui.table.pieces import WIDTHS, Pointed
from ui.targets.aiming.pointing import pointed
from ui.targets.layout.whole_table import layout
from ui.targets.why import why
from ui.targets.words import disc_name


def crowded() -> TargetsState:
    """An opponent has stored discs, and lies on some; a die of seat 0 lies before a bull's-eye."""
    lying = {1: (3, Pose(58.0, 65.0, 0.0)), 3: (4, on(0, -25)), 4: (2, on(2, -25))}
    return table(lying=lying, stored={1: (4, 7)}, won={0: (8, 5)})


def shown(state: TargetsState, flick: Flick, width: float = WIDTHS[0]) -> Pointed:
    found = pointed(moment(state, 0, width), flick)
    assert found is not None
    return found


def purposes(state: TargetsState, goal: Goal) -> list[Purpose]:
    return [purpose for purpose in Aiming(state, 0).purposes() if purpose.goal is goal]


PIECES = {
    Goal.BULLSEYE: lambda which: f"disc:{which}",
    Goal.PLACE: lambda which: f"disc:{which}",
    Goal.THEFT: lambda which: f"puck:{which}",
    Goal.TOWER: lambda which: f"puck:{which}",
    Goal.PUSH: lambda which: f"die:{which}",
    Goal.NUDGE: lambda which: f"die:{which}",
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("goal", PIECES)
def test_the_mark_lies_on_what_a_flick_is_for(goal: Goal, width: float) -> None:
    state = crowded()
    pieces = by_id(layout(moment(state, 0, width)))
    flicks = purposes(state, goal)
    assert flicks
    for purpose in flicks:
        spot = shown(state, purpose.flick, width).spot
        piece = pieces[PIECES[goal](purpose.which)]
        assert abs(spot.x - piece.x) <= piece.width / 2
        assert abs(spot.y - piece.y) <= piece.height / 2 + 10


def test_the_mark_of_a_bullseye_lies_on_its_middle() -> None:
    state = table()
    pieces = by_id(layout(moment(state, 0)))
    for purpose in purposes(state, Goal.BULLSEYE):
        spot, disc = shown(state, purpose.flick).spot, pieces[f"disc:{purpose.which}"]
        assert (spot.x, spot.y) == pytest.approx((disc.x, disc.y))
        assert spot.radius < disc.width / 2


def test_the_mark_agrees_with_the_reason() -> None:
    state, rng, heard = crowded(), random.Random(4), 0
    pieces = by_id(layout(moment(state, 0)))
    for _ in range(60):
        flick = random_flick(state, 0, rng)
        words, spot = why(state, 0, flick), shown(state, flick).spot
        if re.match(r"aims at (the bull|\w+ disc)", words):
            (disc,) = [pieces[f"disc:{disc}"] for disc, _ in lying_discs(state) if disc_name(disc) in words]
            assert math.hypot(spot.x - disc.x, spot.y - disc.y) < 0.7 * disc.width
            heard += 1
    assert heard > 5


@pytest.mark.parametrize(
    ("flick", "words"),
    [
        (Flick(2700, 12, 6), "Flick very softly at the mark"),
        (Flick(2700, 38, 5), "Flick softly at the mark"),
        (Flick(2700, 97, 6), "Flick very hard at the mark"),
        (Flick(2700, 70, 2), "Flick hard at the mark, so that the die slides and pushes"),
        (Flick(2700, 45, 10), "Flick firmly at the mark, so that the die stops short"),
    ],
)
def test_it_is_said_how_hard_and_how_high_where_that_is_unusual(flick: Flick, words: str) -> None:
    assert shown(table(), flick).words == words


def test_in_golden_targets_the_whole_tower_goes_to_the_disc() -> None:
    state = golden()[0]
    found = shown(state, Flick(2700, 45, 7))
    assert found.words == "Flick the whole tower firmly at the mark"
    (disc,) = [
        piece
        for piece in layout(moment(state, 0)).pieces
        if piece.kind == "disc" and piece.side == "star" and piece.width > 100
    ]
    assert (found.spot.x, found.spot.y) == pytest.approx((disc.x, disc.y))


def test_a_flick_into_nowhere_is_marked_where_it_ends() -> None:
    state = table()
    assert why(state, 0, Flick(900, 20, 7)) == "it did best of the flicks that were tried"
    spot, puck = shown(state, Flick(900, 20, 7)).spot, by_id(layout(moment(state, 0)))["puck:0"]
    assert spot.x == pytest.approx(puck.x, abs=40)
    assert spot.y > puck.y + puck.height / 2


def test_what_is_no_flick_is_not_pointed_at() -> None:
    assert pointed(moment(table(), 0), LetGo()) is None
    assert pointed(moment(table(), None), Flick(2700, 40, 7)) is None
