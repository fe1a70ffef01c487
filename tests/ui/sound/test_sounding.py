"""Sounds come with what is shown, and never with what is skipped, hurried on, taken back or not seen."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from core.game import NATURE
from core.targets.actions import Flick
from tests.ui.sound.heard import Heard, listen_to
from tests.ui.table.recorder import Recorder
from tests.ui.table.shots import at
from tests.ui.table.tables import BOT, HUMAN, LASTING, any_action, session_of, table_for
from ui.sound.sounds import Sound
from ui.table.presenter import Presenter
from ui.table.stage.speed import Speed
from ui.table.story.pace import TIMES, UNSEEN, Pace
from ui.table.story.sounding import AT_ONCE

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = sorted(CATALOG)
HARD = Flick(900, 100, 10)


def against_a_bot(game: str, seed: int = 3) -> tuple[Presenter, Heard]:
    presenter = table_for(session_of(game, 2, seed), (HUMAN, BOT), size=(700, 430))
    presenter.set_pace(Pace.CALM)
    return presenter, listen_to(presenter)


def sounds_of(presenter: Presenter) -> set[Sound]:
    """What there was to hear of everything that happened."""
    play, of = presenter.play, presenter.table.sounds.of
    events = [event for index in range(play.cursor) for event in play.change(index, presenter.viewer.seat).events]
    return {sound for event in events if (sound := of(event)) is not None}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_heard(game: str) -> None:
    presenter, heard = against_a_bot(game)
    # Films run to their end in their own time, which no test waits for.
    presenter.scene.motion.speed = Speed.OFF
    Recorder(presenter).play(60)
    assert heard.played
    assert set(heard.played) <= sounds_of(presenter) | {Sound.BELL}


def test_a_sound_comes_when_its_beat_is_shown_and_not_when_it_is_true() -> None:
    presenter, heard = against_a_bot("jump")
    presenter.story.times = LASTING
    recorder = Recorder(presenter)
    while not presenter.story.behind:
        if not recorder.tick() and recorder.person() is not None:
            presenter.moves.submit(any_action(presenter, random.Random(1)))
    before = len(heard.played)
    presenter.story.clock.stop()
    presenter.story.clock.timeout.emit()
    assert len(heard.played) - before <= AT_ONCE + 1
    told = sounds_of(presenter)
    while presenter.story.behind:
        presenter.story.clock.stop()
        presenter.story.clock.timeout.emit()
    assert set(heard.played) <= told | {Sound.BELL}
    assert len(heard.played) > before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_heard_where_nobody_has_to_see_anything(game: str) -> None:
    presenter, heard = against_a_bot(game)
    presenter.story.times = UNSEEN
    Recorder(presenter).play(60)
    assert heard.played == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_not_in_front_is_silent(game: str) -> None:
    presenter, heard = against_a_bot(game)
    presenter.view.hide()
    Recorder(presenter).play(60)
    assert heard.played == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_what_is_hurried_on_is_silent(key: Qt.Key) -> None:
    presenter, heard = against_a_bot("jump")
    presenter.story.times = LASTING
    recorder = Recorder(presenter)
    while not presenter.story.behind:
        if not recorder.tick() and recorder.person() is not None:
            presenter.moves.submit(any_action(presenter, random.Random(1)))
    heard.take()
    while presenter.story.behind:
        QTest.keyClick(presenter.view.table.viewport(), key)
    assert heard.played == []


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_playing_again_and_looking_back_are_silent(game: str) -> None:
    presenter, heard = against_a_bot(game)
    Recorder(presenter).play(40)
    presenter.bots.halt(True)
    heard.take()
    assert presenter.undo_history.can_undo
    presenter.takeback.undo()
    presenter.takeback.redo()
    presenter.showing.look_at(presenter.play.cursor - 2)
    presenter.showing.look_at(presenter.play.cursor - 1)
    presenter.showing.look_at(presenter.play.cursor)
    presenter.retranslate()
    presenter.view.resize(800, 460)
    assert heard.played == []


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_game_is_silent(game: str) -> None:
    session = session_of(game, 2, 3)
    rng = random.Random(2)
    while len(session.entries) < 20:
        seat = min(session.to_act - {NATURE})
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))
    presenter = table_for(session, (HUMAN, HUMAN), size=(700, 430))
    presenter.set_pace(Pace.CALM)
    heard = listen_to(presenter)
    presenter.refresh()
    presenter.refresh(animated=False)
    assert heard.played == []


# --- the bell --------------------------------------------------------------------------------------------


def test_the_bell_rings_for_a_person_who_waited_for_bots() -> None:
    presenter, heard = against_a_bot("lucky_loop")
    Recorder(presenter).play(60)
    movers = [mover for index in range(presenter.play.cursor) if (mover := presenter.play.mover(index)) != NATURE]
    waits = sum(pair == (1, 0) for pair in pairwise([*movers, min(presenter.play.to_act)]))
    assert waits > 1
    assert heard.played.count(Sound.BELL) == waits


def test_nobody_is_rung_for_who_plays_alone_or_passes_the_screen_on() -> None:
    presenter = table_for(session_of("lucky_loop", 2, 3), (HUMAN, HUMAN), size=(700, 430))
    presenter.set_pace(Pace.CALM)
    heard = listen_to(presenter)
    Recorder(presenter).play(60)
    assert heard.played
    assert Sound.BELL not in heard.played


def test_nobody_is_rung_where_only_bots_play() -> None:
    presenter = table_for(session_of("loops", 3, 3), (BOT, BOT, BOT), size=(700, 430))
    presenter.set_pace(Pace.CALM)
    heard = listen_to(presenter)
    Recorder(presenter).play(60)
    assert heard.played
    assert Sound.BELL not in heard.played


# --- a refusal -------------------------------------------------------------------------------------------


def test_a_refusal_knocks_while_its_reason_is_shown() -> None:
    presenter, heard = against_a_bot("loops")
    heard.take()
    presenter.moves.refuse(None)
    assert heard.take() == [Sound.KNOCK]
    assert presenter.view.toast.isVisible()


# --- films -----------------------------------------------------------------------------------------------


def flicked(speed: Speed) -> tuple[Presenter, Heard]:
    """A die that is flicked so hard that it leaves the table."""
    driver = at((HUMAN, HUMAN), speed)
    driver.presenter.story.times = TIMES[Pace.CALM]
    heard = listen_to(driver.presenter)
    driver.presenter.moves.submit(HARD)
    return driver.presenter, heard


def test_a_flick_is_heard_when_its_film_begins_and_its_end_when_it_has_ended(qtbot: QtBot) -> None:
    presenter, heard = flicked(Speed.FAST)
    assert presenter.scene.motion.filming
    assert heard.take() == [Sound.ROLL]
    qtbot.waitUntil(lambda: not presenter.scene.motion.filming, timeout=60_000)
    assert heard.take() == [Sound.FALL]


def test_the_end_of_a_film_that_is_cut_short_is_silent() -> None:
    presenter, heard = flicked(Speed.NORMAL)
    heard.take()
    QTest.mouseClick(presenter.view.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not presenter.scene.motion.filming
    assert heard.played == []


def test_without_animation_the_same_is_heard() -> None:
    _, heard = flicked(Speed.OFF)
    assert heard.played == [Sound.ROLL, Sound.FALL]
