"""J-10 and J-14: where parachutists come down."""

from __future__ import annotations

from core.jump.actions import Jump
from core.jump.box import Ground, Plane
from core.jump.events import Evacuated, Landed
from tests.core.jump.scripted import Landings, happened, play, table, trick

OUTER, INNER, LAKE, ISLAND = Ground.OUTER, Ground.INNER, Ground.LAKE, Ground.ISLAND


def jump_at(column: int, landed: Landings) -> tuple[int, Ground]:
    """Seat 1's pawn 9 jumps from the red plane above `column`; where it lands."""
    state = table(["yellow+2"], [], red=[9], columns=(column, 0), landed=landed)
    state, _ = trick(state, "yellow+2", "jump")
    state, events = play(state, (1, Jump(9)))
    (down,) = happened(events, Landed)
    return down.column, down.ground


def test_J_10_where_both_spaces_are_free_a_parachutist_lands_on_the_outer_one() -> None:
    assert jump_at(4, {}) == (4, OUTER)


def test_J_10_where_one_space_is_taken_a_parachutist_lands_on_the_other() -> None:
    assert jump_at(4, {(4, OUTER): 0}) == (4, INNER)
    assert jump_at(4, {(4, INNER): 0}) == (4, OUTER)


def test_J_10_where_both_are_taken_the_first_free_space_towards_the_start_is_next() -> None:
    assert jump_at(4, {(4, OUTER): 0, (4, INNER): 1}) == (3, OUTER)
    assert jump_at(4, {(4, OUTER): 0, (4, INNER): 1, (3, OUTER): 2}) == (3, INNER)


def test_J_10_the_next_free_space_of_the_sea_may_be_on_the_land() -> None:
    assert jump_at(10, {(10, OUTER): 0, (10, INNER): 1}) == (9, OUTER)


def test_J_10_where_none_is_free_towards_the_start_the_first_towards_the_sea_is_next() -> None:
    full = {(column, ground): 2 * (column - 1) + (ground is INNER) for column in (1, 2) for ground in (OUTER, INNER)}
    assert jump_at(2, full) == (3, OUTER)
    assert jump_at(2, {**full, (3, OUTER): 4}) == (3, INNER)


def test_J_10_the_first_who_jumps_above_the_lake_falls_into_it() -> None:
    assert jump_at(6, {}) == (6, LAKE)
    assert jump_at(6, {(6, OUTER): 0}) == (6, LAKE)


def test_J_10_the_second_who_jumps_above_the_lake_stays_dry() -> None:
    assert jump_at(6, {(6, LAKE): 0}) == (6, OUTER)


def test_J_10_the_first_who_jumps_above_the_island_lands_on_it_and_the_second_in_the_sea() -> None:
    assert jump_at(12, {}) == (12, ISLAND)
    assert jump_at(12, {(12, ISLAND): 0}) == (12, OUTER)


def test_J_10_the_next_free_space_is_never_the_lake_or_the_island() -> None:
    assert jump_at(7, {(7, OUTER): 0, (7, INNER): 1}) == (6, OUTER)
    assert jump_at(13, {(13, OUTER): 0, (13, INNER): 1}) == (12, OUTER)


def test_J_14_a_plane_is_evacuated_place_by_place_from_the_front() -> None:
    # given the red plane one column from its end, with gaps between its passengers
    state = table(["red+4"], ["yellow+1"], red=[None, 7, 2, 6, None, 0], columns=(13, 0))
    # when it overshoots
    state, events = trick(state, "red+4", "yellow+1")
    # then all land in the last column, or behind it towards the start
    assert happened(events, Evacuated) == [Evacuated(Plane.RED, (7, 2, 6, 0))]
    assert [(down.pawn, down.column, down.ground) for down in happened(events, Landed)] == [
        (7, 14, OUTER),
        (2, 14, INNER),
        (6, 13, OUTER),
        (0, 13, INNER),
    ]
    assert state.aboard[0] == (None,) * 8


def test_J_14_the_evacuated_do_not_reach_the_island_though_its_column_is_free() -> None:
    state = table(["red+4"], ["yellow+1"], red=[0, 1, 2, 3, 5], columns=(13, 0))
    state, _ = trick(state, "red+4", "yellow+1")
    assert state.island is None
    assert state.spaces[22] == 5


def test_J_14_wind_and_forbidden_do_not_change_an_evacuation() -> None:
    state = table(["red+4"], ["wind"], ["forbidden"], red=[0, 4], columns=(13, 0))
    state, events = trick(state, "red+4", "wind", "forbidden")
    assert [down.column for down in happened(events, Landed)] == [14, 14, 13, 13]


def test_J_14_reaching_the_end_exactly_evacuates_an_empty_plane_too() -> None:
    state = table(["red+1"], ["yellow+1"], columns=(13, 0), landed={(1, OUTER): 0, (1, INNER): 5})
    _, events = trick(state, "red+1", "yellow+1")
    assert happened(events, Evacuated) == [Evacuated(Plane.RED, ())]
