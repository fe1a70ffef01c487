"""Where things lie at the table of any game: on it, under names of their own, said in words, and no secret is told."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from core.catalog import CATALOG
from core.game import ONLY_NATURE
from tests.ui.moments import moments_of, overlap, shown
from ui.catalog import TABLES
from ui.table.pieces import HEIGHT, Piece, Zone

GROUND = {"sky", "shadow", "trail", "wood"}
"""What lies under things, and needs no words."""
PANELS = {"plate", "prompt", "button"}
"""What people read."""

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, game in CATALOG.items() for seats in game.seats]
)


@every_table
def test_ids_are_unique_and_nothing_leaves_the_table(game: str, seats: int) -> None:
    for _, found in shown(game, seats):
        assert len({piece.id for piece in found.pieces}) == len(found.pieces)
        assert len({zone.id for zone in found.zones}) == len(found.zones)
        things: list[Piece | Zone] = [*found.pieces, *found.zones]
        for thing in things:
            assert thing.width / 2 <= thing.x + 0.01, thing
            assert thing.x <= found.width - thing.width / 2 + 0.01, thing
            assert thing.height / 2 <= thing.y + 0.01, thing
            assert thing.y <= HEIGHT - thing.height / 2 + 0.01, thing


@every_table
def test_everything_has_a_label_or_is_mere_ground(game: str, seats: int) -> None:
    for _, found in shown(game, seats):
        assert all(piece.label for piece in found.pieces if piece.kind not in GROUND)


@every_table
def test_what_people_read_lies_apart(game: str, seats: int) -> None:
    for _, found in shown(game, seats):
        panels = [piece for piece in found.pieces if piece.kind in PANELS]
        assert not [(one.id, other.id) for one, other in combinations(panels, 2) if overlap(one, other)]


@every_table
def test_no_layout_tells_what_its_viewer_may_not_know(game: str, seats: int) -> None:
    rules, layout, rng = CATALOG[game], TABLES[game].layout, random.Random(seats)
    for state in moments_of(game).positions(seats):
        actors = rules.to_act(state)
        if actors == ONLY_NATURE:
            continue
        for seat in (*range(seats), None):
            seen = moments_of(game).moment(state, seat)
            found = layout(seen)
            # Even told what the others might hold, a layout must come out the same.
            told = rules.determinize(seen.view, max(actors, default=0) if seat is None else seat, rng)
            assert layout(replace(seen, view=told)) == found
            assert layout(replace(seen, view=rules.view(told, seat))) == found
