"""Targets told at the table: every beat for its time, calls that never wait, and the page that people turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.game import Action
from core.targets.actions import Announce, Flick, NextRound, Settled
from core.targets.game import TargetsGame
from core.targets.physics.tabletop import Pose, Rest
from core.targets.state import Announcing, Phase, TargetsOptions, TargetsState
from tests.core.targets.scripted import FLICK, away, beside, on, rest, table
from tests.core.targets.test_targets_stages import whole_game
from tests.ui.moments import by_id, overlap
from tests.ui.table.driver import LEFT, Driver
from tests.ui.table.tables import BOT, HUMAN, session_from, table_for
from tests.ui.targets.moments import moment, round_over
from tests.whole import behind, state_of
from ui.table.layout.captions import CAPTION
from ui.table.pieces import NEXT
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed
from ui.table.story.pace import TIMES, UNSEEN, Length, Pace
from ui.targets.layout.whole_table import layout

pytestmark = pytest.mark.usefixtures("qapp")

Scripted = Callable[[Sequence[Rest]], None]


@pytest.fixture
def comes_to_rest(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    """Have the dice come to rest as a test wants it."""

    def script(rests: Sequence[Rest]) -> None:
        outcome = Settled(1, tuple(sorted(rests, key=lambda rest: rest.die)))
        monkeypatch.setattr(TargetsGame, "nature", lambda *_: outcome)

    return script


def seated(state: TargetsState, kinds: Iterable[Any] = (HUMAN, BOT), pace: Pace = Pace.CALM) -> Presenter:
    """A table at which everything is told; its bots move when a test lets them."""
    presenter = table_for(session_from("targets", state), tuple(kinds))
    presenter.bots.halt(True)
    presenter.set_pace(pace)
    return presenter


def answer(presenter: Presenter, seat: int, action: Action) -> None:
    presenter.moves.answer(seat, action, presenter.play.cursor)


def captions(presenter: Presenter) -> list[str]:
    return [piece.label for piece in presenter.scene.layout_shown.pieces if piece.kind == CAPTION]


def recorded(presenter: Presenter) -> list[tuple[int, list[str]]]:
    """Everything that is told from now on: for how long, and with which captions on the table."""
    seen = []
    while presenter.story.clock.isActive():
        now = presenter.story.now
        assert now is not None
        assert captions(presenter) == [caption.text for caption in now.captions]
        seen.append((presenter.story.clock.interval(), captions(presenter)))
        presenter.story.hurry()
    return seen


def last_flick() -> TargetsState:
    """Seat 0 flicks the last die of the round; seat 1 has discs stored."""
    lying = {
        0: (6, on(0, 25, first=1)),
        1: (2, on(2, -22, first=1)),
        3: (4, on(0, -25, first=1)),
        4: (2, on(2, 22, first=1)),
    }
    return table(2, lying=lying, out=(5,), stored={1: (1, 4)}, won={0: (8,)}, round=2, first=1)


LAST = [rest(2, 5, on(1, 28, first=1))]
ROUND_TOLD = [
    (Length.LOOK, ["Ada: 5"]),
    (Length.LOOK, ["Blériot wins 2 discs for good"]),
    (Length.READ, ["Ada 6 : 4 Blériot", "Ada 5", "Ada 2 : 2 Blériot"]),
    (Length.LOOK, ["Ada stores 2 discs"]),
    (Length.READ, []),
]


# --- beats ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", Pace)
def test_the_end_of_a_round_is_told_bit_by_bit_before_the_page(comes_to_rest: Scripted, pace: Pace) -> None:
    comes_to_rest(LAST)
    presenter = seated(last_flick(), pace=pace)
    answer(presenter, 0, FLICK)
    assert presenter.scene.item("result") is None
    assert recorded(presenter) == [(TIMES[pace].of(length), words) for length, words in ROUND_TOLD]
    assert presenter.scene.item("result") is not None


@pytest.mark.parametrize("pace", Pace)
def test_watchers_read_the_page_of_a_round(comes_to_rest: Scripted, pace: Pace) -> None:
    comes_to_rest(LAST)
    presenter = seated(last_flick(), (BOT, BOT), pace)
    answer(presenter, 0, FLICK)
    told = recorded(presenter)
    assert told == ([] if pace is Pace.AT_ONCE else [(TIMES[pace].of(length), words) for length, words in ROUND_TOLD])
    assert presenter.scene.item(NEXT) is None
    assert not presenter.pages.waits


FLICKS: dict[str, tuple[TargetsState, list[Rest], list[tuple[Length, list[str]]]]] = {
    "on the bare table": (table(2, flicker=0), [rest(5, 3, away(5))], [(Length.GLANCE, [])]),
    "on a disc": (table(2, flicker=0), [rest(5, 3, on(0, 20))], [(Length.LOOK, ["Blériot: 3"])]),
    "over the edge": (table(2, flicker=0), [rest(5, 3, on(0, 48))], [(Length.LOOK, ["Blériot: 3, over the edge"])]),
    "off the table": (table(2, flicker=0), [rest(5, 3, None)], [(Length.LOOK, ["Off the table: out"])]),
    "slid": (
        table(2, flicker=0),
        [rest(5, 3, on(0, 20), rolled=False)],
        [(Length.GLANCE, []), (Length.LOOK, ["Slid, did not roll: out"])],
    ),
    "a theft": (
        table(2, flicker=0, stored={0: (1, 4)}),
        [rest(5, 3, beside(0))],
        [(Length.LOOK, ["On Ada's discs!"]), (Length.LOOK, ["Blériot steals from Ada"])],
    ),
    "a tower that is hit": (
        table(2, flicker=0),
        [rest(5, 3, away(5)), rest(2, 1, away(2))],
        [(Length.GLANCE, []), (Length.LOOK, ["Blériot hits Ada's tower: a die is out"])],
    ),
    "several dice": (
        table(2, flicker=0),
        [rest(5, 3, away(5)), rest(4, 1, away(4))],
        [(Length.LOOK, ["Several dice fell: Blériot keeps one"])],
    ),
}


@pytest.mark.parametrize("name", FLICKS)
def test_what_comes_of_the_flick_of_a_bot_is_told(comes_to_rest: Scripted, name: str) -> None:
    state, rests, told = FLICKS[name]
    comes_to_rest(rests)
    presenter = seated(state)
    answer(presenter, 1, FLICK)
    assert recorded(presenter) == [(TIMES[Pace.CALM].of(length), words) for length, words in told]


def test_what_happens_to_the_viewer_is_loud(comes_to_rest: Scripted) -> None:
    comes_to_rest([rest(5, 3, beside(0, 3))])
    presenter = seated(table(3, flicker=0, stored={0: (1, 4)}), (HUMAN, BOT, BOT))
    answer(presenter, 1, FLICK)
    presenter.story.hurry()
    (said,) = [piece for piece in presenter.scene.layout_shown.pieces if piece.kind == CAPTION]
    assert said.look == ("Blériot steals from Ada", True)


def test_calls_are_told_and_so_is_a_missed_one(comes_to_rest: Scripted) -> None:
    comes_to_rest([rest(5, 3, on(1, 4))])
    presenter = seated(table(2, flicker=0))
    answer(presenter, 1, FLICK)
    answer(presenter, 1, Announce(5))
    assert recorded(presenter)[0] == (TIMES[Pace.CALM].look, ["Targets! Blériot takes orange disc 1"])
    missed = seated(table(2, flicker=0))
    answer(missed, 1, FLICK)
    comes_to_rest([rest(2, 3, away(2))])
    answer(missed, 0, FLICK)
    assert recorded(missed)[0] == (TIMES[Pace.CALM].glance, ["Too late: nobody called it"])


def test_the_dice_of_golden_targets_are_counted_before_the_winner(comes_to_rest: Scripted) -> None:
    comes_to_rest([rest(die, 1 + die, Pose(60.0 * die, 0.0, 0.0)) for die in range(6)])
    won = {0: (3, 4, 5), 1: (6, 7, 8)}
    tied = table(2, phase=Phase.ROUND_OVER, centre=(), removed=(0, 1, 2), won=won, tied=(0, 1), round=3)
    presenter = seated(tied)
    Driver(presenter).click(NEXT)
    answer(presenter, 1, FLICK)
    answer(presenter, 0, FLICK)
    assert captions(presenter) == ["On the disc: Ada 1 : 0 Blériot"]
    assert presenter.scene.item("result") is None
    presenter.story.hurry()
    # The dice that decided it are seen until somebody has seen enough of them.
    sheet = Driver(presenter).piece("result")
    assert sheet.label == "Golden Targets. on the disc: Ada 1 : 0 Blériot. on the table: Blériot 15 : 6 Ada. Ada wins"
    assert not [piece for piece in presenter.scene.layout_shown.pieces if piece.kind == "die" and overlap(piece, sheet)]
    recorded(presenter)
    assert presenter.pages.waits
    Driver(presenter).click(NEXT)
    assert Driver(presenter).piece("result").label == (
        "Ada wins. Decided by Golden Targets, on the disc: Ada 1 : 0 Blériot. Ada: 3. Blériot: 3"
    )
    assert presenter.scene.item(NEXT) is None


def test_the_last_position_of_a_game_is_seen_before_the_winner(comes_to_rest: Scripted) -> None:
    comes_to_rest([rest(2, 5, on(1, 4))])
    presenter = seated(table(2, won={0: (2, 5, 8)}))
    answer(presenter, 0, FLICK)
    answer(presenter, 0, Announce(2))
    recorded(presenter)
    assert Driver(presenter).piece("result").label == "Round 1. 4 discs end the game. Ada wins"
    Driver(presenter).key(Qt.Key.Key_Return)
    Driver(presenter).use(NEXT)
    assert Driver(presenter).piece("result").label.startswith("Ada wins. 4 discs end the game. Ada: 4")
    watched = seated(table(2, won={0: (2, 5, 8)}), (BOT, BOT))
    answer(watched, 0, FLICK)
    answer(watched, 0, Announce(2))
    recorded(watched)
    assert Driver(watched).piece("result").label.startswith("Ada wins. 4 discs end the game. Ada: 4")


def test_a_die_of_golden_targets_that_slid_is_told_of_before_the_sums(comes_to_rest: Scripted) -> None:
    comes_to_rest([rest(die, 1 + die, Pose(60.0 * die, 0.0, 0.0), rolled=die > 0) for die in range(6)])
    won = {0: (3, 4, 5), 1: (6, 7, 8)}
    tied = table(2, phase=Phase.ROUND_OVER, centre=(), removed=(0, 1, 2), won=won, tied=(0, 1), round=3)
    presenter = seated(tied)
    Driver(presenter).click(NEXT)
    answer(presenter, 1, FLICK)
    answer(presenter, 0, FLICK)
    told = [words for _, words in recorded(presenter)]
    assert told[0] == []
    assert told[1][-1] == "Slid, did not roll: out"
    assert "On the disc: Ada 0 : 0 Blériot" in told[1]


# --- the page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", [(HUMAN, BOT), (HUMAN, HUMAN), (BOT, HUMAN)], ids=["a bot", "people", "a person"])
def test_the_page_of_a_round_lies_there_until_somebody_presses(comes_to_rest: Scripted, kinds: tuple[Any, ...]) -> None:
    """Seat 1 starts the next round, whoever sits there."""
    comes_to_rest(LAST)
    presenter = seated(last_flick(), kinds)
    answer(presenter, 0, FLICK)
    recorded(presenter)
    presenter.bots.halt(False)
    session = behind(presenter.play)
    assert presenter.pages.waits
    assert not presenter.bots.clock.isActive()
    assert state_of(session).phase is Phase.ROUND_OVER
    Driver(presenter).click(NEXT)
    assert not presenter.pages.waits
    if kinds[1] is BOT:
        assert presenter.scene.item(NEXT) is None
        presenter.bots.clock.timeout.emit()
    assert session.entry(2) == (1, NextRound())


def test_the_page_is_turned_from_the_keyboard(comes_to_rest: Scripted) -> None:
    presenter = seated(round_over())
    driver = Driver(presenter)
    driver.focus(NEXT)
    driver.key(Qt.Key.Key_Return)
    assert behind(presenter.play).cursor == 1


# --- hands never wait -------------------------------------------------------------------------------------


def pushed() -> tuple[TargetsState, list[Rest]]:
    """Seat 1 hits the tower of seat 0, and pushes a die of theirs onto a bull's-eye."""
    state = table(2, flicker=0, lying={0: (4, on(1, 30))})
    return state, [rest(5, 3, away(5)), rest(2, 1, away(2)), rest(0, 4, on(1, 3))]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL], ids=["while it is told", "during the film"])
def test_a_call_counts_whatever_is_being_shown(comes_to_rest: Scripted, speed: Speed) -> None:
    state, rests = pushed()
    comes_to_rest(rests)
    presenter = seated(state)
    presenter.set_speed(speed)
    answer(presenter, 1, FLICK)
    assert presenter.story.behind
    assert presenter.scene.motion.filming == (speed is Speed.NORMAL)
    Driver(presenter).key(Qt.Key.Key_Q)
    assert behind(presenter.play).entry(2) == (0, Announce(0))
    assert captions(presenter) == ["Targets! Ada takes orange disc 1"]


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "press"])
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL], ids=["beats", "film"])
def test_whoever_hurries_misses_nothing_and_sees_what_a_fresh_scene_shows(
    comes_to_rest: Scripted, speed: Speed, by_key: bool
) -> None:
    comes_to_rest(LAST)
    presenter = seated(last_flick())
    presenter.set_speed(speed)
    answer(presenter, 0, FLICK)
    driver, cursor, seen = Driver(presenter), presenter.play.cursor, []
    while presenter.story.behind:
        seen.append(captions(presenter) if not presenter.scene.motion.filming else ["film"])
        if by_key:
            driver.key(Qt.Key.Key_Space)
        else:
            QTest.mouseClick(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, driver.spot("wood"))
    told = [words for _, words in ROUND_TOLD[:-1]]
    assert [words for words in seen if words != ["film"]] == told
    assert presenter.play.cursor == cursor
    presenter.story.hurry()
    presenter.scene.motion.skip()
    fresh = table_for(session_from("targets", state_of(behind(presenter.play))), (HUMAN, BOT))
    shown, wanted = presenter.scene.standing(), fresh.scene.standing()
    # A fresh game has no shot to be watched again.
    assert {id: shown[id] for id in shown if not id.startswith("button:re")} == {
        id: wanted[id] for id in wanted if not id.startswith("button:re")
    }


def test_bots_wait_for_a_beat_but_not_in_a_race_with_people(comes_to_rest: Scripted) -> None:
    state, rests = pushed()
    comes_to_rest(rests)
    presenter = seated(state)
    answer(presenter, 1, FLICK)
    presenter.bots.halt(False)
    assert presenter.bots._to_be_seen
    presenter.story.hurry()
    assert presenter.story.holding
    assert not presenter.bots._to_be_seen


def test_nothing_is_told_where_nobody_has_to_see_it() -> None:
    presenter = table_for(session_from("targets", table(2)), (BOT, BOT))
    presenter.set_pace(Pace.AT_ONCE)
    assert presenter.story.times == UNSEEN
    answer(presenter, 0, Flick(2700, 40, 7))
    assert not presenter.story.holding


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_way_can_be_shown_to_everybody(seats: int) -> None:
    options = TargetsOptions(announce=Announcing.AUTOMATIC, three_by_three=seats == 4)
    stages = [stage.state for step in whole_game(seats, options, seats) for stage in step.stages]
    assert stages
    for state in stages:
        for seat in (None, *range(seats)):
            found = by_id(layout(moment(state, seat)))
            assert {"prompt", "wood", f"plate:{seats - 1}"} <= found.keys()
            assert not [piece for piece in found.values() if piece.kind in ("button", "ribbon", "call")]
