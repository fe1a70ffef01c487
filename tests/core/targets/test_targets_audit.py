"""What an audit must not let pass."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.game import Corrupt
from core.targets.actions import NextRound
from core.targets.game import TARGETS
from core.targets.physics.tabletop import Pose, Shot
from core.targets.state import Announcing, GoldenResult, Phase, RoundResult, TargetsOptions, TargetsState
from tests.core.targets.scripted import FLICK, away, on, play, rest, shoot, table
from tests.core.targets.test_targets_golden import golden, tie

SHOT = FLICK.shot()


def broken(state: TargetsState, sentence: str, **damage: Any) -> None:
    TARGETS.audit(state)
    with pytest.raises(Corrupt, match=sentence):
        TARGETS.audit(replace(state, **damage))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"seats": 5}, "2 to 4"),
        ({"seats": 3}, "every seat has a tower"),
        ({"poses": ()}, "three dice"),
        ({"centre": (0, 3, 6, None)}, "three spots"),
        ({"first": 2}, "a player's"),
        ({"flicker": -1}, "a player's"),
        ({"doubles": (11, 0)}, "doubles"),
        ({"round": 0}, "no such round"),
        ({"arranged": (0,)}, "only partners"),
        ({"facings": (24, 0, 0, 0, 0, 0)}, "no face"),
        ({"poses": (Pose(0, 500, 0), None, None, None, None, None)}, "beside the table"),
        ({"towers": ((0, 1, 1), (3, 4, 5))}, "twice"),
        ({"towers": ((0, 1, 3), (2, 4, 5))}, "strange"),
        ({"poses": (away(0), None, None, None, None, None)}, "stand and lie"),
        ({"moved": (0,)}, "in their time"),
        ({"reserve": ()}, "not conserved"),
        ({"removed": (0,)}, "not conserved"),
        ({"round": 2}, "a disc leaves|has a result"),
        ({"sub_round": 2}, "3 x 3|has a result"),
        ({"tied": (0, 1)}, "at the end"),
        ({"golden": GoldenResult((0, 0), (0, 0), (0,))}, "decide a tie"),
        ({"result": RoundResult(((),), ())}, "every seat's"),
        ({"winners": (0,)}, "has a winner"),
        ({"targets": (0,)}, "bull's-eye"),
        ({"pairs": ((0, 1),)}, "on the table"),
        ({"pairs": ((0, 3),)}, "one colour"),
        ({"let_go": (0,)}, "nobody is asked"),
        ({"shots": (SHOT, None)}, "nothing is being flicked"),
        ({"towers": ((), ())}, "nobody can flick"),
        ({"phase": Phase.SETTLING}, "one die"),
        ({"phase": Phase.KEEPING}, "several dice"),
        ({"phase": Phase.ASKING}, "anything to say"),
        ({"phase": Phase.DISCARDING}, "has a result"),
        ({"phase": Phase.ROUND_OVER}, "has a result|a disc leaves"),
        ({"phase": Phase.GOLDEN}, "decide a tie|still to aim"),
        ({"phase": Phase.OVER}, "has a winner"),
        ({"phase": Phase.ARRANGING}, "arranged"),
    ],
)
def test_an_audit_finds_damage(damage: dict[str, Any], sentence: str) -> None:
    broken(table(), sentence, **damage)


def test_an_audit_knows_what_may_be_announced() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, on(0)))
    broken(state, "bull's-eye", targets=(0,))
    broken(state, "announced twice", targets=(2, 2))
    broken(state, "one value", facings=(0, *state.facings[1:]))
    broken(state, "too many doubles", doubles=(10, 0))
    broken(state, "at once", options=TargetsOptions(announce=Announcing.AUTOMATIC))


def test_an_audit_knows_what_can_be_kept() -> None:
    state, _ = shoot(table(), rest(0, 3, away(0), rolled=False), rest(1, 5, away(1)), rest(2, 6, away(2)))
    broken(state, "several dice", fallen=(1,))
    broken(state, "what fell was flicked", turned=(1,))
    broken(state, "what slid is out", slid=(1,))
    broken(state, "what slid is out", slid=(0, 0))


def test_an_audit_knows_what_is_being_settled() -> None:
    state, _ = play(table(), (0, FLICK))
    broken(state, "one die", shots=(None, SHOT))
    broken(state, "whole towers", shots=(replace(SHOT, whole=True), None))
    broken(state, "no finger", shots=(Shot(0, 0, 0), None))
    broken(state, "on the puck", towers=((), (3, 4, 5)))


def test_an_audit_knows_a_tie() -> None:
    state, _ = tie()
    broken(state, "tied alone", tied=(0,))
    broken(state, "who is tied", tied=(0, 2))
    state, _ = golden()
    broken(state, "whole towers", towers=((0, 1), (3, 4, 5)))
    state, _ = play(state, (0, FLICK))
    broken(state, "still to aim", shots=(replace(SHOT, whole=True),) * 2)
    broken(state, "no finger", shots=TARGETS.view(state, None).shots)


def test_an_audit_knows_when_a_round_is_over() -> None:
    state, _ = shoot(table(out=(0, 1, 3, 4, 5)), rest(2, 4, on(0, 30)))
    assert state.phase is Phase.ROUND_OVER
    broken(state, "nobody can flick", towers=((2,), ()), poses=(None,) * 6)
    play(state, (0, NextRound()))
    broken(state, "a disc leaves", round=2)


def test_an_audit_knows_that_a_round_of_3_x_3_ends_with_its_discs() -> None:
    state = table(options=TargetsOptions(three_by_three=True), centre=(2,), stored={0: (0, 1)}, sub_round=2)
    broken(state, "nothing to play for", centre=(None,), won=((2,), ()))
