"""What is seen of the table: as close as everything on it allows, in every position and in every frame of a film."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from core.game import NATURE
from core.play import SeenChange
from core.targets.actions import Flick, Settled
from core.targets.box import DIE, HALF_TABLE, MATERIAL
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.rolling import frames, settle
from core.targets.physics.tabletop import Pose, Rest
from core.targets.state import TargetsState
from tests.core.targets.scripted import table
from tests.ui.moments import by_id
from tests.ui.targets.moments import SORTS, begun, moment, practising
from tests.ui.targets.test_targets_layout import shown
from ui.table.layout.boxes import Box
from ui.table.pieces import WIDTHS, Piece
from ui.targets.film import STILL, film
from ui.targets.layout.regions import Z, regions
from ui.targets.layout.scatter import Trail
from ui.targets.layout.surface import DIE_BOX, surface_of
from ui.targets.layout.whole_table import layout

USUAL = 1458.0
"""The width of the table in a window of 1440 x 900 pixels, where a table unit has 0.82 of them."""
PIXELS = 0.82


def inside(piece: Piece, box: Box, spare: float = 0.5) -> bool:
    across, down = piece.width / 2 - spare, piece.height / 2 - spare
    return box.left <= piece.x - across and piece.x + across <= box.right and (
        box.top <= piece.y - down and piece.y + down <= box.bottom
    )  # fmt: skip


# --- positions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), SORTS)
def test_everything_on_the_table_is_seen_whole(seats: int, variant: str) -> None:
    for now, found in shown(seats, variant):
        for piece in found.pieces:
            if Z.DISC <= piece.z < Z.MAT and piece.kind != "shadow":
                assert inside(piece, regions(now.width).wood), piece


@pytest.mark.parametrize("seats", TARGETS.seats)
def test_dice_can_be_read_in_a_usual_window(seats: int) -> None:
    state = begun(seats, "plain", 1)
    # The line round a die is a tenth of it at either side.
    assert surface_of(state, USUAL).scale * DIE * 1.2 * PIXELS > 20.9
    stored = table(seats, stored={seat: ((1, 4, 7, 2)[seat],) for seat in range(seats)})
    assert surface_of(stored, USUAL).scale * DIE * 1.2 * PIXELS > 20


@pytest.mark.parametrize("width", WIDTHS)
def test_the_eye_draws_back_only_for_dice_that_lie_outside(width: float) -> None:
    near = surface_of(table(2), width)
    assert surface_of(table(2, lying={0: (1, Pose(100.0, 100.0, 0.0))}), width) == near
    far = surface_of(table(2, lying={0: (1, Pose(100.0, -440.0, 0.0))}), width)
    assert far.scale < near.scale
    # A nudge does not move the whole table.
    nudged = surface_of(table(2, lying={0: (1, Pose(100.0, -442.0, 0.0))}), width)
    assert tuple(nudged.seen) == pytest.approx(tuple(far.seen))
    assert -HALF_TABLE - 20.01 < far.seen.top < -HALF_TABLE


def test_a_die_is_as_large_as_it_is_on_the_table() -> None:
    found = by_id(layout(moment(table(2, lying={0: (1, Pose(100.0, 100.0, 0.0))}), 0)))
    assert found["die:0"].width == found["die:1"].width
    assert found["disc:0"].width / found["die:0"].width == pytest.approx(MATERIAL.disc / DIE_BOX)


# --- films -----------------------------------------------------------------------------------------------


def flicked(state: TargetsState, flick: Flick, seed: int) -> SeenChange[TargetsState]:
    before = TARGETS.apply(state, 0, flick).state
    action = Settled(seed, settle(tabletop_of(before), shots_of(before), seed))
    return SeenChange(before, TARGETS.apply(before, NATURE, action).state, 3, NATURE, action)


HARD = [
    (flicked(table(2, stored={1: (4,)}), Flick(direction, 100, 7), seed))
    for direction in (2300, 2900, 1800)
    for seed in range(4)
]
"""Dice that fly far, and from the table."""


@pytest.mark.parametrize("change", HARD)
def test_the_eye_follows_dice_until_they_fall_from_the_table(change: SeenChange[TargetsState]) -> None:
    now = moment(change.after, None)
    assert isinstance(change.action, Settled)
    run = frames(tabletop_of(change.before), shots_of(change.before), change.action.seed)
    for moving, frame in zip_longest(run, film(change, now)):
        beyond = (
            {f"die:{die.die}" for die in moving.dice if max(abs(die.x), abs(die.y)) > HALF_TABLE} if moving else set()
        )
        for piece in frame:
            # A hard flick is still in the air when it is beyond the edge.
            if piece.kind == "die" and piece.z >= Z.STANDING and piece.id not in beyond:
                # What flies is high over the table, and may rise over its frame.
                assert inside(piece, regions(now.width).wood, 0.75 * piece.width), piece
        wood = next((piece for piece in frame if piece.kind == "wood"), None)
        if wood is not None:
            seen = regions(now.width).wood
            assert wood.width >= seen.width - 0.01
            assert wood.x - wood.width / 2 <= seen.left + 0.01
            assert wood.y - wood.height / 2 <= seen.top + 0.01


def test_the_films_of_hard_flicks_meet_both() -> None:
    assert {rest.pose is None for change in HARD for rest in settled_by(change)} == {True, False}


def settled_by(change: SeenChange[TargetsState]) -> tuple[Rest, ...]:
    assert isinstance(change.action, Settled)
    return change.action.dice


def test_what_stands_stays_together_while_the_eye_moves() -> None:
    change = HARD[0]
    start = by_id(layout(moment(change.before, None)))
    moved = {f"die:{rest.die}" for rest in settled_by(change)}
    drawn_back = [frame for frame in film(change, moment(change.after, None)) if any(p.kind == "wood" for p in frame)]
    assert drawn_back
    for frame in drawn_back:
        pieces = {piece.id: piece for piece in frame}
        share = pieces["disc:0"].width / start["disc:0"].width
        assert share <= 1
        for id in pieces.keys() & start.keys() - moved - {"wood"}:
            if not id.startswith("shadow:"):
                away, before = pieces[id].x - pieces["disc:0"].x, start[id].x - start["disc:0"].x
                assert away == pytest.approx(before * share, abs=25.0 if id.startswith("count") else 0.01)


def test_a_flick_that_stays_near_moves_nothing_but_dice() -> None:
    change = flicked(table(2), Flick(2700, 30, 7), 1)
    frames = list(film(change, moment(change.after, None)))
    assert {piece.kind for frame in frames for piece in frame} == {"die", "shadow"}
    assert frames[-STILL - 1 :] == [frames[-1]] * (STILL + 1)


def test_trails_of_practice_lie_on_the_table_from_however_far_it_is_seen() -> None:
    now = practising(3, 100)
    frames = [[piece for piece in frame if piece.kind in ("trail", "disc")] for frame in film(HARD[0], now)]
    moved = [frame for frame in frames if frame]
    assert len(moved) > 5
    looks = {piece.look for frame in moved for piece in frame if piece.kind == "trail"}
    assert len(looks) == 3, "a film enlarges pictures, and draws none anew"
    for frame in moved:
        discs, trails = ([piece for piece in frame if piece.kind == kind] for kind in ("disc", "trail"))
        scales = {round(piece.width / piece.look.width, 6) for piece in trails if isinstance(piece.look, Trail)}
        assert scales == {round(max(disc.width for disc in discs) / MATERIAL.disc, 6)}


def test_a_die_that_falls_from_the_table_leaves_no_shadow() -> None:
    change = next(change for change in HARD if settled_by(change)[0].pose is None)
    shadows = [piece for frame in film(change, moment(change.after, None)) for piece in frame if piece.kind == "shadow"]
    assert shadows[0].width > 30
    assert shadows[-1].width < 1
