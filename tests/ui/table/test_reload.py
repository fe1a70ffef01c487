"""A game can be written down at any position, and whoever reads it sees the same table and can take back as much."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from core.game import NATURE, Action
from core.jump.state import Phase as JumpPhase
from core.loading import load
from core.loops.actions import Pass
from core.loops.state import Phase as LoopsPhase
from core.lucky_loop.state import Phase as LuckyPhase
from core.record import dump, header_of
from core.session import Session
from core.targets.physics import rolling
from core.targets.state import Phase as TargetsPhase
from tests.core.targets.scripted import wild_physics
from tests.ui.lucky_loop.pilots import Pilots, script_the_dice
from tests.ui.table.tables import look_as, session_of, table_for, table_with
from tests.whole import state_of
from ui.table.presenter import Presenter

SMALL = (640, 400)


pytestmark = pytest.mark.usefixtures("unpainted")
Choice = Callable[[Any, Sequence[Action]], Action]


def at_random(seed: int) -> Choice:
    """Anything; but whoever takes the pile again and again never ends a round."""
    rng = random.Random(seed)

    def choose(view: Any, legal: Sequence[Action]) -> Action:
        plays = [action for action in legal if not isinstance(action, Pass)]
        return rng.choice(plays if plays and rng.random() < 0.95 else legal)

    return choose


def played(game_id: str, seats: int, seed: int, choose: Choice, **options: Any) -> Session[Any, Any]:
    """A whole game."""
    session, rng = session_of(game_id, seats, seed, **options), random.Random(seed)
    while session.to_act:
        seat = rng.choice(sorted(session.to_act))
        view = session.view(seat)
        session.submit(seat, choose(view, session.game.legal(view, seat)))
    return session


def spread(session: Session[Any, Any], count: int) -> Iterator[int]:
    """Cursors all over a game: the first and the last of every phase, and others in equal steps."""
    cursors = {round(step * session.length / count) for step in range(count + 1)}
    phases = [state_of(session, cursor).phase for cursor in range(session.length + 1)]
    for phase in set(phases):
        cursors |= {phases.index(phase), len(phases) - 1 - phases[::-1].index(phase)}
    return iter(sorted(cursors))


def assert_the_same_table(presenter: Presenter, again: Presenter) -> None:
    again.scene.motion.skip()
    assert again.viewer.seat == presenter.viewer.seat
    assert again.showing.layout() == presenter.showing.layout()
    assert again.scene.standing() == presenter.scene.standing()


def assert_takes_back(again: Presenter, session: Session[Any, Any]) -> None:
    """One turn taken back and played again, on both sides of the position on the table."""
    for there, back in ((again.takeback.undo, again.takeback.redo), (again.takeback.redo, again.takeback.undo)):
        start = again.play.cursor
        there()
        assert state_of(again.play) == state_of(session, again.play.cursor)
        moved = again.play.cursor != start
        back()
        assert state_of(again.play) == state_of(session, again.play.cursor)
        # Between two of nature's moves there is nothing to go back to.
        at_rest = start == session.length or session.entry(start)[0] != NATURE
        assert again.play.cursor == start or not (moved and at_rest)


def reload_everywhere(session: Session[Any, Any], count: int) -> Iterator[Any]:
    """Every position that was written down and read again."""
    presenter, rng = table_for(session, size=SMALL), random.Random(count)
    for cursor in spread(session, count):
        session.seek(cursor)
        looking = sorted(session.to_act - {NATURE})
        if looking:
            look_as(presenter, rng.choice(looking))
        else:
            presenter.refresh(animated=False)
        loaded = load(dump(header_of(session, presenter.seating.players), session))
        assert loaded.problem is None
        assert state_of(loaded.session) == state_of(session)
        assert loaded.session.cursor == cursor
        assert loaded.session.entries == session.entries
        again = table_with(loaded.header, loaded.session, size=SMALL)
        if presenter.viewer.seat is not None:
            look_as(again, presenter.viewer.seat)
        assert_the_same_table(presenter, again)
        assert_takes_back(again, session)
        again.close()
        yield state_of(session)
    presenter.close()


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (8, 10)])
def test_whoever_reads_a_record_of_loops_sees_the_same_table(seats: int, seed: int) -> None:
    session = played("loops", seats, seed, at_random(seed))
    met = {state.phase for state in reload_everywhere(session, 40)}
    # No position of LOOPS rests between a fault and its pile.
    assert met == set(LoopsPhase) - {LoopsPhase.FAULT}


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (5, 1)])
def test_whoever_reads_a_record_of_jump_sees_the_same_table(seats: int, seed: int) -> None:
    session = played("jump", seats, seed, at_random(seed))
    states = list(reload_everywhere(session, 40))
    # No position of Jump! rests where cards are being revealed.
    assert {state.phase for state in states} == set(JumpPhase) - {JumpPhase.REVEALING}
    picked = {seats - state.picks.count(None) for state in states if state.phase is JumpPhase.PICKING}
    assert picked == set(range(seats))


def test_whoever_reads_a_record_of_lucky_loop_sees_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    pilots = Pilots()
    script_the_dice(monkeypatch, pilots)
    session = played("lucky_loop", 2, 2, pilots.choose)
    met = {state.phase for state in reload_everywhere(session, 30)}
    assert met == set(LuckyPhase)


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(3, 140, {"not_seen": True}), (4, 15, {"teams": True, "three_by_three": True})]
)
def test_whoever_reads_a_record_of_targets_sees_the_same_table(
    monkeypatch: pytest.MonkeyPatch, seats: int, seed: int, options: dict[str, Any]
) -> None:
    # Dice that fly anywhere bring everything that rules can tell of.
    monkeypatch.setattr(rolling, "settle", wild_physics)
    session = played("targets", seats, seed, at_random(seed), **options)
    met = {state.phase for state in reload_everywhere(session, 40)}
    assert met == set(TargetsPhase) - (set() if seats == 4 else {TargetsPhase.ARRANGING})
