"""Practice in Targets: what comes of a flick with other luck, what is counted, and the trails on the table."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

from core.game import NATURE, Illegal
from core.play import SeenChange
from core.targets.actions import Announce, Flick, Settled
from core.targets.box import DIE, HALF_TABLE
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Rest
from core.targets.state import Phase, TargetsState, lying_discs, points
from tests.core.targets.scripted import FLICK, away, beside, on, rest, table
from tests.core.targets.test_targets_golden import golden
from tests.ui.moments import by_id
from tests.ui.targets.moments import in_play, moment, practising
from ui.table.pieces import PRACTISE
from ui.targets.aiming.practice import Lie, lie_of, rests_of, share, trial
from ui.targets.layout.scatter import Trail
from ui.targets.layout.surface import surface_of
from ui.targets.layout.whole_table import layout


def shot(state: TargetsState, *rests: Rest) -> SeenChange[TargetsState]:
    """Seat 0 has flicked, and these dice came to rest."""
    rolling = TARGETS.apply(state, 0, FLICK).state
    settled = Settled(1, tuple(rests))
    step = TARGETS.apply(rolling, NATURE, settled)
    return SeenChange(rolling, step.state, 0, NATURE, settled, step.events)


# --- throws ----------------------------------------------------------------------------------------------


def test_a_trial_is_what_nature_would_answer_with_that_luck() -> None:
    state = in_play()
    found = trial(state, 0, FLICK, random.Random(5))
    assert found is not None
    assert found.action is not None
    rolling = TARGETS.apply(state, 0, FLICK).state
    assert (found.before, found.action) == (rolling, TARGETS.nature(rolling, random.Random(5)))
    assert found.after == TARGETS.apply(rolling, NATURE, found.action).state


def test_only_flicks_are_tried_and_only_those_that_the_rules_allow() -> None:
    assert trial(table(), 0, Announce(2), random.Random(1)) is None
    with pytest.raises(Illegal):
        trial(table(), 1, FLICK, random.Random(1))


def test_a_practised_golden_flick_shows_the_whole_tower_and_nothing_of_the_others() -> None:
    state = golden()[0]
    assert state.phase is Phase.GOLDEN
    shot = trial(TARGETS.view(state, 1), 1, Flick(900, 50, 7), random.Random(1))
    assert shot is not None
    assert [each is not None for each in shot.before.shots] == [seat == 1 for seat in range(state.seats)]
    assert {rest.die for rest in rests_of(shot, 1)} <= set(state.towers[1])


# --- what is counted -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lies", "expected"),
    [
        (rest(2, 3, on(0)), Lie.ON_BULLSEYE),
        (rest(2, 3, on(0, 28)), Lie.ON_DISC),
        (rest(2, 3, on(0, 46)), Lie.ELSEWHERE),
        (rest(2, 3, away(2)), Lie.ELSEWHERE),
        (rest(2, 3, None), Lie.ELSEWHERE),
        (rest(2, 3, on(0), rolled=False), Lie.ELSEWHERE),
    ],
    ids=["bull's-eye", "wholly", "in part", "beside", "off the table", "slid"],
)
def test_a_die_hits_by_how_it_lies(lies: Rest, expected: Lie) -> None:
    assert lie_of(shot(table(), lies), lies) is expected


def test_the_share_is_told_in_a_sentence() -> None:
    shots = [shot(table(), rest(2, 3, on(0, aside))) for aside in (0, 28, 28, 46)]
    assert share(shots, 0) == "1 of 4 on a bull's-eye, 3 wholly on a disc."


def test_thefts_towers_and_faults_are_told_where_there_are_any() -> None:
    stored = table(stored={1: (8,)})
    thief = shot(stored, rest(2, 3, beside(1)))
    disarmed = shot(stored, rest(2, 3, away(2)), rest(5, 3, away(5)))
    slid = shot(stored, rest(2, 3, on(0), rolled=False))
    words = share([thief, disarmed, slid], 0)
    assert words == "0 of 3 on a bull's-eye, 0 wholly on a disc. Thefts: 1. Towers hit: 1. Faults: 1."


def test_in_golden_targets_dice_are_counted() -> None:
    state = golden()[0]
    shots = [trial(state, 0, Flick(2700, 45, 7), random.Random(luck)) for luck in range(4)]
    thrown = [each for each in shots if each is not None]
    on_disc = sum(lie_of(each, lies) is Lie.ON_DISC for each in thrown for lies in rests_of(each, 0))
    dice = sum(len(rests_of(each, 0)) for each in thrown)
    assert share(thrown, 0) == f"Dice on the disc: {on_disc} of {dice}."


# --- on the table ----------------------------------------------------------------------------------------


def test_the_trails_end_where_the_dice_came_to_rest_and_the_latest_stands_out() -> None:
    now = practising()
    trails = [piece for piece in layout(now).pieces if piece.kind == "trail"]
    assert len(trails) == len(now.tries) == 10
    surface = {disc: by_id(layout(now))[f"disc:{disc}"] for disc, _ in lying_discs(now.view)}
    for piece, each in zip(trails, now.tries, strict=True):
        look = piece.look
        assert isinstance(look, Trail)
        assert look.last is (each is now.tries[-1])
        x, y = piece.x - piece.width / 2 + look.points[-1].x, piece.y - piece.height / 2 + look.points[-1].y
        on_it = [disc for disc in surface.values() if abs(disc.x - x) < disc.width / 2 > abs(disc.y - y)]
        assert bool(on_it) or look.lie is Lie.ELSEWHERE


def test_a_trail_ends_at_the_edge_of_the_table_where_the_die_fell() -> None:
    now = moment(in_play(), 0)
    thrown = trial(now.view, 0, Flick(900, 100, 7), random.Random(2))
    assert thrown is not None
    assert rests_of(thrown, 0)[0].pose is None
    now = replace(now, pressed=frozenset({PRACTISE}), tries=(thrown,))
    (piece,) = [piece for piece in layout(now).pieces if piece.kind == "trail"]
    assert isinstance(piece.look, Trail)
    surface = surface_of(now.view, now.width)
    edge, bottom = surface.at(0.0, HALF_TABLE).y, piece.y + piece.height / 2
    assert edge - DIE * surface.scale < bottom - DIE * surface.scale <= edge
    assert piece.look.heading is None


def test_whoever_practises_is_told_so_and_what_it_came_to() -> None:
    now = practising()
    told = by_id(layout(now))["prompt"].label
    assert re.fullmatch(r"Practice\. \d of 10 on a bull's-eye, \d+ wholly on a disc\..*", told)
    told = by_id(layout(replace(now, tries=())))["prompt"].label
    assert told == "Practice. Flick as often as you like: nothing counts."


def test_nobody_else_sees_what_was_practised() -> None:
    now = practising()
    watched = layout(replace(now, watching=True))
    assert not [piece for piece in watched.pieces if piece.kind == "trail"]
    assert points(now.view) == points(in_play())
