"""How Targets speaks: a sentence for every refusal, a line for every event."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import get_args

import msgspec
import pytest

from core.game import ONLY_NATURE, Chapter, Event, Illegal, Milestone
from core.targets import events
from core.targets.actions import Announce, Double, Flick, Keep, NextRound
from core.targets.game import TARGETS
from core.targets.physics import rolling
from core.targets.reasons import Impossible, Reason
from core.targets.state import Announcing, TargetsOptions
from tests.core.targets.scripted import away, on, play, rest, shoot, table, wild_physics
from ui.targets.labels import LABELS
from ui.targets.options import OPTIONS
from ui.targets.refusals import SENTENCES
from ui.targets.text import TEXT

NAMES = ("Ann", "Bob", "Cleo", "Dan")
EVENTS = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {
    Event,
    Milestone,
    Chapter,
}
TABLES = [
    TargetsOptions(),
    TargetsOptions(not_seen=True, teams=True),
    TargetsOptions(announce=Announcing.AUTOMATIC, three_by_three=True),
]


@pytest.mark.parametrize("reason", [*Reason, *Impossible])
def test_every_reason_has_a_sentence(reason: StrEnum) -> None:
    said = SENTENCES[reason]()
    assert said.endswith(".")
    assert said[0].isupper() or said[0] == "“"


def test_a_refusal_fills_in_its_parameters() -> None:
    assert "10" in TEXT.reason(Illegal("T-9", Reason.DOUBLES_USED_UP, doubles=10))
    blanks = [reason for reason in SENTENCES if "{" in SENTENCES[reason]()]
    assert blanks == [Reason.NO_SUCH_PLACE, Reason.DOUBLES_USED_UP]


def test_every_option_and_every_move_has_words() -> None:
    assert set(OPTIONS) == {field.name for field in msgspec.structs.fields(TargetsOptions)}
    assert set(OPTIONS["announce"].choices) == set(Announcing)
    assert all(words.label() and words.explanation() for words in OPTIONS.values())
    natures = {"FirstPlayerDrawn", "Settled"}
    kinds = get_args(TARGETS.actions)
    assert set(LABELS) == {kind for kind in kinds if kind.__name__ not in natures}


def test_moves_events_and_positions_are_told_for_every_step_of_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolling, "settle", wild_physics)
    rng = random.Random(8)
    told: set[type] = set()
    for seats, options in [(seats, options) for seats in TARGETS.seats for options in TABLES * 4]:
        state = TARGETS.setup(seats, options)
        while actors := TARGETS.to_act(state):
            seat = rng.choice(sorted(actors))
            if actors == ONLY_NATURE:
                action = TARGETS.nature(state, rng)
            else:
                view = TARGETS.view(state, seat)
                moves = TARGETS.legal(view, seat)
                invitations = [TEXT.action(view, seat, move, NAMES) for move in moves]
                assert all(invitations)
                assert "{" not in "".join(invitations)
                assert len(set(invitations)) == len(invitations)
                action = TARGETS.sample(view, seat, rng)
            step = TARGETS.apply(state, seat, action)
            before, after = TARGETS.view(state, None), TARGETS.view(step.state, None)
            for event in step.events:
                line = TEXT.event(before, after, event, NAMES)
                assert line.endswith((".", "!"))
                assert "{" not in line
                told.add(type(event))
            state = step.state
            lines = TEXT.position(after, None, NAMES)
            assert all(lines)
            assert "{" not in "".join(lines)
    assert told == EVENTS


def test_moves_say_what_is_meant() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}), rest(2, 4, on(0)))
    assert TEXT.action(state, 0, Announce(2), NAMES) == "“Targets!”: win red disc 1 with die 3"
    assert TEXT.action(state, 0, Double(2, 0), NAMES) == "“Double 4!”: take back die 3, a 4 on red disc 1"
    assert TEXT.action(state, 0, Double(0, 2), NAMES) == "“Double 4!”: take back die 1, a 4"
    assert TEXT.action(state, 0, Flick(2576, 40, 7), NAMES) == "Flick at red disc 1: power 40, height 7"
    assert TEXT.action(state, 0, Flick(2577, 40, 7), NAMES) == "Flick at 257.7°: power 40, height 7"
    several, _ = shoot(table(), rest(1, 5, away(1)), rest(2, 6, on(1, 30)))
    assert TEXT.action(several, 0, Keep(2), NAMES) == "Keep die 3, a 6 on orange disc 1"


def test_T_14_a_die_over_the_edge_is_not_said_to_lie_on_the_disc() -> None:
    state, _ = shoot(table(lying={0: (4, on(0, 30))}), rest(2, 4, on(1, 45)))
    assert TEXT.action(state, 0, Double(0, 2), NAMES) == "“Double 4!”: take back die 1, a 4 on red disc 1"
    assert TEXT.action(state, 0, Double(2, 0), NAMES) == "“Double 4!”: take back die 3, a 4"


def test_T_22_a_partners_die_is_called_by_its_owners_name() -> None:
    names = ("Ann", "Bob", "Cleo", "Dan")
    options = TargetsOptions(teams=True)
    scene = table(4, lying={6: (4, away(6))}, options=options, arranged=(0, 1, 2, 3))
    state, _ = shoot(scene, rest(8, 4, on(0, seats=4)))
    assert TEXT.action(state, 0, Announce(8), names) == "“Targets!”: win red disc 1 with Cleo's die 3"
    assert TEXT.action(state, 2, Announce(8), names) == "“Targets!”: win red disc 1 with die 3"
    assert TEXT.action(state, 0, Double(6, 8), names) == "“Double 4!”: take back Cleo's die 1, a 4"
    lines = TEXT.position(state, 0, names)
    assert "Cleo's die 3 lies on a bull's-eye: Cleo or Ann may call “Targets!”." in lines
    assert "Cleo or Ann may call “Double 4!”." in lines
    after, (called,) = play(state, (0, Announce(8)))
    assert TEXT.event(state, after, called, names) == "Ann calls “Targets!” for Cleo, who wins red disc 1 for good."


def test_the_table_in_words() -> None:
    state, _ = shoot(table(lying={0: (4, away(0))}, out=(1,)), rest(2, 4, on(0)))
    lines = "\n".join(TEXT.position(state, 0, NAMES))
    assert "Round 1. Bob is to flick." in lines
    assert "In the centre: red disc 1, orange disc 1 and purple disc 1." in lines
    assert "Ann: dice in towers: 0, on the table: die 1, a 4; die 3, a 4 on red disc 1, out: 1." in lines
    assert "Ann's die 3 lies on a bull's-eye: Ann may call “Targets!”." in lines
    assert lines.count("Ann may call “Double 4!”.") == 1


def test_money_time_and_the_result_are_told() -> None:
    won, out = {0: (1, 3), 1: (6, 2, 4)}, (0, 1, 3, 4, 5)
    state = table(out=out, centre=(0,), won=won, removed=(5, 7, 8), round=4)
    state, _ = shoot(state, rest(2, 4, on(0, 30, discs=1)))
    assert "Dice on red disc 1: Ann 4, Bob 0. It goes to Ann." in TEXT.position(state, 0, NAMES)
    after, happened = play(state, (0, NextRound()))
    assert TEXT.event(state, after, happened[0], NAMES).startswith("Money time!")
    assert TEXT.position(after, 0, NAMES)[0] == "Money time. Bob is to flick."
