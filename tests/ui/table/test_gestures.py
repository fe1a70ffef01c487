"""The gestures of any game that is played by putting pieces down: one for each action, and a rule against any other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from core.catalog import CATALOG, GAMES
from core.game import NATURE, Seat
from tests.core.fuzz import CONTINUOUS
from tests.ui.moments import moments_of
from tests.ui.table.gesturing import assert_gestures_of_their_own, assert_other_drops_refused
from ui.catalog import TABLES
from ui.table.pieces import Layout, Moment, Place

TOGETHER = {"jump": (1,), "lucky_loop": (1, 1, 2, 3)}
"""How many pieces are put down at once."""
USUAL = (1, 1, 2)
QUIET = {"lucky_loop"}
"""Games in which not every drop needs words before it is made."""

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, game in CATALOG.items() if id not in CONTINUOUS for seats in game.seats]
)


def laid(game: str, seats: int) -> Iterator[tuple[Any, Seat, Moment[Any], Layout]]:
    """Every kept position as each player sees it."""
    for state in moments_of(game).positions(seats):
        for seat in range(seats):
            now = moments_of(game).moment(state, seat)
            yield state, seat, now, TABLES[game].layout(now)


@every_table
def test_every_legal_action_has_a_gesture_of_its_own_and_a_label(game: str, seats: int) -> None:
    table = TABLES[game]
    for _, seat, now, found in laid(game, seats):
        assert_gestures_of_their_own(table, now, found)
        assert all(table.label(action) for action in now.actions)
        ways = [way for action in now.actions for way in table.gestures(now.view, seat, action)]
        said = [table.drops.hint(now.view, seat, way.placements) for way in ways if isinstance(way, Place)]
        assert all(said) or game in QUIET


@every_table
def test_any_other_drop_is_refused_with_a_rule_or_means_nothing(game: str, seats: int) -> None:
    rng, prefix, together = random.Random(seats), GAMES[game].prefix, TOGETHER.get(game, USUAL)
    for state, _, now, found in laid(game, seats):
        if CATALOG[game].to_act(state) != {NATURE}:
            assert_other_drops_refused(CATALOG[game], TABLES[game], state, now, found, rng, prefix, together)


@every_table
def test_what_may_be_lifted_at_any_time_is_on_the_table(game: str, seats: int) -> None:
    for _, seat, now, found in laid(game, seats):
        assert TABLES[game].drops.loose(now.view, seat) <= {piece.id for piece in found.pieces}
