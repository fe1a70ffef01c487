"""What happened is told: every beat for its time, hurried on by any press, and nothing lost or shown too early."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.catalog import CATALOG
from core.game import NATURE
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, LASTING, SECRETIVE, any_action, session_of, table_for
from tests.whole import behind
from ui.look.theme import DARK, LIGHT
from ui.table.pieces import Piece
from ui.table.presenter import Presenter
from ui.table.stage.painting import Pictures
from ui.table.stage.scene import TableScene
from ui.table.story.pace import TIMES, UNSEEN, Pace, times_for
from ui.table.story.since import since_last_turn

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = sorted(CATALOG)
LEFT = Qt.MouseButton.LeftButton


def against_bots(game: str, pace: Pace, seats: int = 2, seed: int = 3) -> Recorder:
    """One person among bots that move at random."""
    presenter = table_for(session_of(game, seats, seed), (HUMAN, *[BOT] * (seats - 1)), size=(700, 430))
    presenter.set_pace(pace)
    return Recorder(presenter)


def among_bots(game: str, pace: Pace) -> Recorder:
    presenter = table_for(session_of(game, 2, 3), (BOT, BOT), size=(700, 430))
    presenter.set_pace(pace)
    return Recorder(presenter)


@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("game", GAMES)
def test_every_beat_stands_for_its_time(game: str, pace: Pace) -> None:
    recorder = against_bots(game, pace)
    recorder.play(60)
    assert recorder.shown == recorder.beats
    recorder.presenter.close()


@pytest.mark.parametrize("game", GAMES)
def test_with_bots_only_nothing_is_held_at_once_and_everything_is_when_calm(game: str) -> None:
    at_once = among_bots(game, Pace.AT_ONCE)
    at_once.play(60)
    assert not at_once.seen
    calm = among_bots(game, Pace.CALM)
    calm.play(60)
    assert calm.shown == calm.beats
    assert min(seen.milliseconds for seen in calm.seen) > 0


def test_animation_is_for_eyes_and_pace_for_people() -> None:
    recorder = against_bots("loops", Pace.CALM)
    recorder.play(20)
    assert recorder.presenter.scene.motion.speed == "off"
    assert {seen.milliseconds for seen in recorder.seen} <= set(TIMES[Pace.CALM])


@pytest.mark.parametrize("game", GAMES)
def test_scores_and_positions_are_not_told_before_they_are_shown(game: str) -> None:
    recorder = against_bots(game, Pace.CALM)
    presenter = recorder.presenter
    while presenter.play.to_act and presenter.play.cursor < 60:
        recorder.play(presenter.play.cursor + 1)
        presenter.story.times = TIMES[Pace.CALM]
        if presenter.story.behind:
            assert presenter.showing.at <= presenter.play.cursor
            assert presenter.showing.scores == tuple(presenter.table.scores(presenter.showing.view))
    presenter.close()


def assert_stands_as_if_fresh(presenter: Presenter) -> None:
    presenter.showing.catch_up()
    while presenter.story.hurry():
        pass
    presenter.scene.motion.skip()
    fresh = TableScene(Pictures(presenter.table.painters, LIGHT))
    fresh.show(presenter.showing.layout(), animated=False)
    assert presenter.scene.standing() == fresh.standing()


def disturb(presenter: Presenter, rng: random.Random) -> None:
    """What people do while something is being told: press anywhere, take back, look elsewhere."""
    viewport = presenter.view.table.viewport()
    match rng.randrange(9):
        case 0 | 1 | 2:
            # Where nothing can be meant but to go on: hands that move pieces have tests of their own.
            QTest.mouseClick(viewport, Qt.MouseButton.MiddleButton)
            QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
            QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
        case 3:
            QTest.keyClick(viewport, Qt.Key.Key_Escape)
        case 4:
            presenter.takeback.undo()
        case 5:
            presenter.takeback.redo()
        case 6:
            presenter.view.resize(rng.choice((700, 800)), rng.choice((430, 460)))
        case 7:
            presenter.set_theme(rng.choice((LIGHT, DARK)))
        case 8:
            presenter.showing.tell_again()


def tell_and_disturb(game: str, seed: int, moves: int) -> None:
    """A person's game in which something is always being told, and somebody never leaves it alone."""
    rng = random.Random(seed)
    seats = rng.choice(CATALOG[game].seats)
    presenter = table_for(session_of(game, seats, seed), (HUMAN, *[BOT] * (seats - 1)), size=(700, 430))
    session, played = behind(presenter.play), 0
    presenter.story.times = LASTING
    while session.to_act and played < moves:
        seat = rng.choice(sorted(session.to_act))
        presenter.moves.answer(seat, session.game.sample(session.view(seat), seat, rng), session.cursor)
        played += 1
        for _ in range(rng.randrange(3)):
            disturb(presenter, rng)
        if rng.random() < 0.3:
            assert_stands_as_if_fresh(presenter)
            presenter.story.times = LASTING
    assert_stands_as_if_fresh(presenter)
    presenter.close()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_do_while_it_is_told_everything_stands_as_if_fresh(game: str) -> None:
    tell_and_disturb(game, 1, 60)


@pytest.mark.torture
@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("game", GAMES)
def test_fifty_games_disturbed_stand_as_if_fresh(game: str, seed: int) -> None:
    tell_and_disturb(game, seed, 150)


def table_pieces(layout: tuple[Piece, ...]) -> list[Piece]:
    """What lies on the table, without what only speaks to the person who may act now."""
    return [piece for piece in layout if piece.kind in {"card", "back", "die", "marker", "pawn", "plane", "landed"}]


@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_since_my_last_turn_shows_what_was_seen_then(game: str, most: bool) -> None:
    seats = CATALOG[game].seats[-1] if most else 2
    recorder = against_bots(game, Pace.CALM, seats)
    presenter = recorder.presenter
    for _ in range(4):
        recorder.play(presenter.play.cursor + 25)
        if not presenter.play.to_act:
            break
        entries = since_last_turn(presenter.play, 0)
        recorder.seen.clear()
        presenter.showing.tell_again()
        if not entries:
            assert not presenter.story.behind
            continue
        assert presenter.showing.at <= entries.stop
        while presenter.story.holding:
            recorder.tick()
        for seen in recorder.seen:
            views = [presenter.play.change(index, 0) for index in entries]
            known = [view for change in views for view in (change.after, *(stage for stage, _ in change.stages))]
            moments = [presenter.context.moment(presenter.view.table.table_width, view=view) for view in known]
            layouts = [table_pieces(presenter.table.layout(moment).pieces) for moment in moments]
            assert table_pieces(seen.layout.pieces) in layouts
        assert recorder.seen
        assert presenter.showing.at == presenter.play.cursor
        assert_stands_as_if_fresh(presenter)
    presenter.close()


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_told_again_depends_on_nothing_unseen(game: str) -> None:
    """Unseen faces dealt otherwise: stage by stage the same is told, and told again."""
    rng, session = random.Random(5), session_of(game, 3, 5)
    while session.to_act and session.cursor < 80:
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    presenter = table_for(session, (HUMAN, BOT, BOT))
    play, table, width = presenter.play, presenter.table, presenter.view.table.table_width
    for index in range(play.length):
        change = play.change(index, 0)
        for view in (change.before, change.after, *(stage for stage, _ in change.stages)):
            other = session.game.view(session.game.determinize(view, 0, rng), 0)
            moments = [presenter.context.moment(width, view=one) for one in (view, other)]
            assert table.layout(moments[0]) == table.layout(moments[1])


def test_nobody_is_told_again_what_nobody_did() -> None:
    presenter = table_for(session_of("loops", 2, 1), (HUMAN, BOT))
    presenter.showing.tell_again()
    assert presenter.view.toast.isVisible()
    assert not presenter.story.behind


def test_the_moves_since_a_turn_are_those_of_the_others() -> None:
    presenter = table_for(session_of("loops", 3, 4), (HUMAN, BOT, BOT))
    recorder = Recorder(presenter)
    recorder.play(30)
    entries = since_last_turn(presenter.play, 0)
    movers = [presenter.play.mover(index) for index in entries]
    assert movers
    assert set(movers) <= {1, 2, NATURE}
    assert movers[0] != NATURE
    assert entries.start == 0 or presenter.play.mover(entries.start - 1) in (0, NATURE)


def test_bots_move_when_what_happened_was_seen_and_a_press_says_so() -> None:
    presenter = table_for(session_of("loops", 2, 2), (HUMAN, BOT))
    recorder, rng = Recorder(presenter), random.Random(1)
    while recorder.person() is None:
        recorder.tick()
    presenter.story.times = LASTING
    while presenter.play.to_act == {0}:
        presenter.moves.submit(any_action(presenter, rng))
    told = presenter.play.cursor
    presenter.bots.clock.stop()
    presenter.bots.clock.timeout.emit()
    assert presenter.play.cursor == told
    while presenter.story.holding and presenter.play.cursor == told:
        QTest.mouseClick(presenter.view.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
        presenter.bots.clock.stop()
        presenter.bots.clock.timeout.emit()
    assert presenter.play.cursor > told
    presenter.close()


def test_nobody_waits_where_nobody_has_to_see() -> None:
    assert times_for(Pace.AT_ONCE, people=False) == UNSEEN
    assert all(times_for(Pace.AT_ONCE, people=True)[1:])
    assert TIMES[Pace.CALM] > TIMES[Pace.BRISK] > TIMES[Pace.AT_ONCE]
