"""Games that were saved under the first rules, where discs lay and towers stood elsewhere."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from core.game import NATURE
from core.loading import Flaw, Loaded, Problem, RecordError, load
from core.targets.game import TARGETS
from core.targets.physics import rolling
from core.targets.renewal import renewal
from core.targets.state import Announcing, Phase, TargetsOptions, TargetsState, in_golden, points
from tests.core.targets.scripted import away, rest, shoot, table, wild_physics
from tests.whole import state_of
from ui.files.record_text import problem_text

SAVE = (Path(__file__).parent / "first_rules.voltige").read_bytes()
"""Four players in the middle of the second round; its last line is a snapshot."""
RULES = "1-1aab9c14"


def loaded() -> tuple[Loaded, TargetsState]:
    found = load(SAVE)
    state: Any = state_of(found.best)
    return found, state


def renewed(state: TargetsState) -> TargetsState:
    renew = renewal(RULES)
    assert renew is not None
    after = renew(state)
    TARGETS.audit(after)
    return after


def test_its_moves_are_not_replayed_as_they_would_mean_something_else() -> None:
    found, _ = loaded()
    assert found.problem == Problem(2, Flaw.OTHER_RULES, RULES)
    assert found.outdated
    assert (found.session.length, found.best) == (0, found.snapshot)


def test_the_last_position_opens_and_the_round_under_way_begins_anew() -> None:
    _, state = loaded()
    # Nothing that was won or stored is lost,
    assert state.won == ((), (0,), (), ())
    assert state.stored == ((6,), (3,), (), ())
    assert (state.centre, state.reserve) == ((1, 4, 7), (2, 5, 8))
    # and no die lies where it says nothing any more.
    assert [len(tower) for tower in state.towers] == [3] * 4
    assert not any(state.poses)
    assert (state.phase, state.round, state.first) == (Phase.FLICKING, 2, 2)
    assert TARGETS.to_act(state) == {2}
    assert not state.pairs


def test_it_can_be_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolling, "settle", wild_physics)
    _, state = loaded()
    rng = random.Random(3)
    while actors := TARGETS.to_act(state):
        seat = rng.choice(sorted(actors))
        action = TARGETS.nature(state, rng) if seat == NATURE else TARGETS.sample(state, seat, rng)
        state = TARGETS.apply(state, seat, action).state
        TARGETS.audit(state)
    assert TARGETS.outcome(state)


def test_without_a_snapshot_it_says_which_rules_it_needs() -> None:
    journal = b"".join(SAVE.splitlines(keepends=True)[:-1])
    with pytest.raises(RecordError) as caught:
        load(journal)
    assert problem_text(caught.value.problem) == (
        "The game needs the rules 1-1aab9c14 of another Voltige: today its moves would mean something else."
    )


def test_a_snapshot_that_was_forged_is_none() -> None:
    for true, forged in ((b'"won":[[],[0],[],[]]', b'"won":[[],[0,1],[],[]]'), (b'"first":2', b'"first":7')):
        assert true in SAVE
        with pytest.raises(RecordError):
            load(SAVE.replace(true, forged))


def test_today_s_rules_need_no_renewal() -> None:
    assert TARGETS.renewal(TARGETS.rules) is None


@pytest.mark.parametrize(
    "options",
    [
        TargetsOptions(),
        TargetsOptions(announce=Announcing.AUTOMATIC, three_by_three=True),
        TargetsOptions(teams=True, not_seen=True),
    ],
    ids=["plain", "3 x 3", "teams"],
)
def test_any_position_goes_on_with_what_was_won_and_stored(
    monkeypatch: pytest.MonkeyPatch, options: TargetsOptions
) -> None:
    monkeypatch.setattr(rolling, "settle", wild_physics)
    rng = random.Random(5)
    met = set()
    for _ in range(12):
        state = TARGETS.setup(4, options)
        while actors := TARGETS.to_act(state):
            seat = rng.choice(sorted(actors))
            action = TARGETS.nature(state, rng) if seat == NATURE else TARGETS.sample(state, seat, rng)
            state = TARGETS.apply(state, seat, action).state
            after = renewed(state)
            met.add(state.phase)
            assert (after.won, after.stored, after.centre) == (state.won, state.stored, state.centre)
            assert in_golden(state) or not any(after.poses)
            assert TARGETS.to_act(after) or TARGETS.outcome(after)
    assert {Phase.FLICKING, Phase.SETTLING, Phase.ASKING, Phase.ROUND_OVER, Phase.OVER} <= met


def test_a_round_of_3_x_3_whose_discs_are_all_won_is_over() -> None:
    """Under the first rules its dice were still flicked."""
    options = TargetsOptions(three_by_three=True)
    before = table(options=options, centre=(2,), stored={1: (0, 1)}, sub_round=2)
    flicked, _ = shoot(before, rest(2, 4, away(2)))
    state = renewed(replace(flicked, centre=(None,), won=((2,), ())))
    assert (state.phase, state.stored, points(state)) == (Phase.ROUND_OVER, ((), ()), (1, 2))
