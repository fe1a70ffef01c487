"""Looking back at a running game: it goes on behind what is looked at, and all ways lead back."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.catalog import CATALOG
from core.game import NATURE
from tests.ui.table.driver import Driver
from tests.ui.table.recorder import Recorder
from tests.ui.table.tables import BOT, HUMAN, SECRETIVE, session_of, table_for, take_the_table
from ui.look.theme import DARK, LIGHT
from ui.table.pieces import SLOWLY
from ui.table.presenter import Presenter
from ui.table.stage.painting import Pictures
from ui.table.stage.scene import TableScene
from ui.table.story.pace import TIMES, Pace
from ui.timeline.tempo import Tempo

LEFT = Qt.MouseButton.LeftButton
GAMES = sorted(CATALOG)


def under_way(game: str, entries: int = 40, seats: int = 2, seed: int = 3) -> tuple[Presenter, Recorder]:
    """A person among bots, some moves into a game."""
    presenter = table_for(session_of(game, seats, seed), (HUMAN, *[BOT] * (seats - 1)))
    recorder = Recorder(presenter, seed)
    recorder.play(entries)
    return presenter, recorder


def as_fresh(presenter: Presenter) -> dict[str, object]:
    """What would stand on a table that showed nothing before."""
    showing = presenter.showing
    layout = presenter.table.layout(showing.past_moment) if showing.looking_back else showing.layout()
    fresh = TableScene(Pictures(presenter.table.painters, LIGHT))
    fresh.show(layout, animated=False)
    return dict(fresh.standing())


@pytest.mark.parametrize("game", GAMES)
def test_at_every_cursor_the_table_stands_as_if_fresh_there_and_back(game: str) -> None:
    presenter, _ = under_way(game, 60)
    end = presenter.play.cursor
    for cursor in (*range(end - 1, -1, -1), *range(1, end), *random.Random(2).sample(range(end), 20)):
        presenter.showing.look_at(cursor)
        presenter.scene.motion.skip()
        assert presenter.showing.at == cursor
        assert presenter.showing.view == presenter.play.view(presenter.viewer.seat, cursor)
        assert dict(presenter.scene.standing()) == as_fresh(presenter)
    presenter.showing.look_at(end)
    assert not presenter.showing.looking_back
    assert dict(presenter.scene.standing()) == as_fresh(presenter)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_done_in_the_past(game: str) -> None:
    presenter, _ = under_way(game)
    play, cursor = presenter.play, presenter.play.cursor
    for past in range(0, cursor, 3):
        presenter.showing.look_at(past)
        assert not presenter.staging.offer.liftable()
        assert not presenter.staging.offer.clickable
        assert not presenter.staging.slings
        assert not presenter.context.legal
        assert not presenter.moves.in_words()
        assert not presenter.advice.possible
        for item in list(presenter.scene.layout_shown.pieces):
            presenter.input.touch(item.id)
        for key in "QWEOZMALXNIUCB":
            assert not presenter.reactions.press(key)
    assert play.cursor == play.length == cursor


def test_bots_go_on_behind_it_and_what_they_did_is_told_when_somebody_comes_back() -> None:
    presenter, recorder = under_way("loops", 30, seats=4)
    play, showing = presenter.play, presenter.showing
    while not presenter.context.legal:
        recorder.tick()
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    showing.look_at(5)
    standing, before = dict(presenter.scene.standing()), play.cursor
    while play.to_act - presenter.seating.people and recorder.tick():
        assert showing.at == 5
        assert dict(presenter.scene.standing()) == standing
    assert play.cursor > before
    assert showing.looking_back
    presenter.story.times = TIMES[Pace.CALM]
    showing.come_back()
    assert presenter.story.holding
    while presenter.story.holding:
        recorder.tick()
    assert showing.at == play.cursor
    assert not showing.looking_back
    assert dict(presenter.scene.standing()) == as_fresh(presenter)


def race() -> tuple[Presenter, Recorder]:
    """A table of LOOPS at which a person could lay at once, and so could others."""
    for seed in range(40):
        presenter, recorder = under_way("loops", 8, 4, seed)
        for _ in range(60):
            racing = presenter.reactions.seats
            if 0 in racing and len(racing) > 1:
                return presenter, recorder
            if not presenter.play.to_act:
                break
            recorder.play(presenter.play.cursor + 1)
        presenter.close()
    raise AssertionError("there is no race")


def test_a_race_waits_for_those_who_look_back() -> None:
    presenter, _ = race()
    assert presenter.bots.clock.isActive()
    presenter.showing.look_at(2)
    assert not presenter.bots.clock.isActive()
    cursor = presenter.play.cursor
    presenter.showing.come_back()
    assert presenter.play.cursor == cursor
    assert presenter.bots.clock.isActive()


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_escape_lead_back(game: str) -> None:
    presenter, _ = under_way(game)
    showing, viewport = presenter.showing, presenter.view.table.viewport()
    showing.look_at(3)
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert not showing.looking_back
    assert showing.at == presenter.play.cursor
    showing.look_at(3)
    presenter.takeback.undo()
    assert not showing.looking_back
    assert showing.at == presenter.play.cursor < presenter.play.length
    showing.look_at(2)
    presenter.takeback.redo()
    assert showing.at == presenter.play.cursor


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_next_person_finds_the_game_and_nothing_is_seen_behind_the_curtain(game: str) -> None:
    presenter = table_for(session_of(game, 2, 3))
    Recorder(presenter).play(30)
    showing, curtain = presenter.showing, presenter.view.curtain
    take_the_table(presenter)
    showing.look_at(5)
    presenter.viewer.next = 1 - (presenter.viewer.seat or 0)
    showing.pass_on()
    assert not showing.looking_back
    assert curtain.isVisible()
    showing.look_at(1)
    assert not showing.looking_back
    assert curtain.isVisible()
    showing.take_over()
    assert showing.at == presenter.play.cursor


@pytest.mark.parametrize("game", GAMES)
def test_other_eyes_words_and_colours_leave_people_where_they_are(game: str) -> None:
    presenter, _ = under_way(game)
    presenter.showing.look_at(7)
    presenter.retranslate()
    assert presenter.showing.at == 7
    presenter.set_theme(DARK)
    presenter.view.resize(1100, 760)
    QTest.qWait(1)
    assert presenter.showing.at == 7
    assert presenter.showing.looking_back
    presenter.set_theme(LIGHT)
    assert dict(presenter.scene.standing()) == as_fresh(presenter)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_once_more_at_any_tempo_and_ends_in_the_present(game: str) -> None:
    presenter, recorder = under_way(game)
    presenter.bots.halt(True)
    showing, end = presenter.showing, presenter.play.cursor
    for tempo in (Tempo.USUAL, Tempo.EIGHTFOLD):
        recorder.seen.clear()
        showing.play_from(end - 12, tempo.times)
        assert showing.looking_back
        while showing.looking_back:
            recorder.tick()
        seen = [each.at for each in recorder.seen]
        assert seen == sorted(seen)
        assert {each.milliseconds for each in recorder.seen} <= set(tempo.times)
        movers = {cursor for cursor in range(end - 12, end) if presenter.play.mover(cursor) != NATURE}
        assert len(set(seen)) >= len(movers) // 2
        assert showing.at == end
        assert dict(presenter.scene.standing()) == as_fresh(presenter)


def test_a_press_hurries_a_replay_on_and_other_keys_stop_it() -> None:
    presenter, _ = under_way("jump")
    showing, viewport, end = presenter.showing, presenter.view.table.viewport(), presenter.play.cursor
    presenter.bots.halt(True)
    showing.play_from(0, Tempo.USUAL.times)
    before = showing.at
    QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    assert showing.at > before
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert showing.looking_back
    assert not presenter.story.behind
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert not showing.looking_back
    assert showing.at == end


@pytest.mark.parametrize("game", SECRETIVE)
def test_nobody_looks_over_a_shoulder_before_all_agree(game: str) -> None:
    presenter, _ = under_way(game)
    showing, play = presenter.showing, presenter.play
    showing.look_at(9, over=1)
    assert showing.view == play.view(0, 9)
    presenter.viewer.agreed = frozenset({1})
    showing.look_at(9, over=1)
    assert showing.view == play.view(1, 9)
    showing.come_back()
    assert not presenter.viewer.agreed
    showing.look_at(9, over=1)
    assert showing.view == play.view(0, 9)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_behind_somebodys_back_is_told_when_they_come_back(game: str) -> None:
    presenter, recorder = under_way(game)
    presenter.showing.look_at(4)
    session, rng = presenter.play, random.Random(1)
    while session.to_act:
        seat = rng.choice(sorted(session.to_act))
        presenter.moves.answer(seat, session.game.sample(session.view(seat), seat, rng), session.cursor)
    assert presenter.showing.at == 4
    presenter.showing.come_back()
    while presenter.story.holding:
        recorder.tick()
    assert presenter.showing.at == session.cursor
    assert dict(presenter.scene.standing()) == as_fresh(presenter)


def test_who_is_in_the_present_already_keeps_what_they_hold() -> None:
    presenter = table_for(session_of("lucky_loop", 2), (HUMAN, BOT))
    staged = presenter.staging
    driver = Driver(presenter)
    card = next(iter(sorted(staged.offer.liftable())))
    driver.click(card)
    assert presenter.input.selected == (card,)
    presenter.showing.look_at(presenter.play.cursor)
    assert presenter.input.selected == (card,)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_replay_over_a_shoulder_is_stopped_over_that_shoulder(game: str) -> None:
    presenter, _ = under_way(game)
    presenter.bots.halt(True)
    presenter.viewer.agreed = frozenset({1})
    presenter.showing.play_from(5, Tempo.USUAL.times, over=1)
    QTest.keyClick(presenter.view.table.viewport(), Qt.Key.Key_Escape)
    showing = presenter.showing
    assert showing.looking_back
    assert showing.view == presenter.play.view(1, showing.at)


def test_since_my_last_turn_tells_what_happened_behind_the_past_once() -> None:
    presenter, recorder = under_way("loops", 30, seats=4)
    while not presenter.context.legal:
        recorder.tick()
    presenter.moves.submit(presenter.moves.in_words()[0][1])
    showing, play = presenter.showing, presenter.play
    showing.look_at(5)
    while play.to_act - presenter.seating.people and recorder.tick():
        assert showing.looking_back
    recorder.seen.clear()
    presenter.story.times = TIMES[Pace.CALM]
    showing.tell_again()
    assert not showing.looking_back
    while presenter.story.holding:
        recorder.tick()
    told = [each.at for each in recorder.seen]
    assert told == sorted(told)
    assert showing.at == play.cursor
    assert dict(presenter.scene.standing()) == as_fresh(presenter)


def test_slow_motion_is_seen_to_be_on_in_the_past() -> None:
    presenter, _ = under_way("targets", 12)
    presenter.bots.halt(True)
    presenter.showing.look_at(3)
    for _ in range(2):
        Driver(presenter).click(SLOWLY)
        presenter.scene.motion.skip()
        assert presenter.showing.at == 3
        assert dict(presenter.scene.standing()) == as_fresh(presenter)
