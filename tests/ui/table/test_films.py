"""Films of shots: watched again, slowly, skipped, and cut short by whatever can happen meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.game import NATURE
from core.players import TakeBack
from core.targets.actions import Discard, Flick, Settled
from core.targets.game import TargetsGame
from tests.core.targets.scripted import FLICK, rest, table
from tests.ui.table.driver import Driver
from tests.ui.table.shots import DIE, assert_stands, at, flicks, stands
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from tests.whole import behind, state_of
from ui.table.bots import bot_seats
from ui.table.pieces import FILM_BUTTONS, PRACTISE, REPLAY, SLOWLY
from ui.table.stage.motion import FRAMES
from ui.table.stage.speed import Speed

pytestmark = pytest.mark.usefixtures("qapp")

FRAME = 1000 / 60


class FrameByFrame:
    """A clock by which every look at a film is one frame later, however long it took to get there."""

    def __init__(self) -> None:
        self._frames = 0

    def elapsed(self) -> float:
        self._frames += 1
        return self._frames * FRAME


@pytest.fixture(autouse=True)
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow film takes longer than any test looks at it."""
    monkeypatch.setitem(FRAMES, Speed.SLOW, 0.5)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that wait for anything wait for the film, and not for people who might call."""
    monkeypatch.setattr(bot_seats, "GRACE", 20)


def filming(driver: Driver) -> Driver:
    """A shot is on its way."""
    driver.flick(FLICK)
    QTest.qWait(40)
    assert driver.scene.motion.filming
    return driver


# --- watching --------------------------------------------------------------------------------------------


def test_without_speed_no_film_is_shown() -> None:
    driver = at()
    driver.flick(FLICK)
    assert not driver.scene.motion.running
    before = stands(driver.presenter)
    driver.click(REPLAY)
    assert not driver.scene.motion.running
    assert stands(driver.presenter) == before


def test_a_film_shows_the_way_and_then_the_position(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at(speed=Speed.NORMAL)
    item = driver.scene.item(DIE)
    assert item is not None
    driver.flick(FLICK)
    assert driver.scene.motion.filming
    monkeypatch.setattr(driver.scene.motion._projector, "_time", FrameByFrame())
    seen = set()
    while driver.scene.motion.filming:
        QTest.qWait(10)
        seen.add((item.x(), item.y()))
    assert len(seen) > 5
    qtbot.waitUntil(lambda: not driver.scene.motion.running)
    assert item.piece == next(piece for piece in driver.presenter.showing.layout().pieces if piece.id == DIE)


def test_the_last_shot_is_shown_again_and_changes_nothing() -> None:
    driver = at(speed=Speed.SLOW)
    driver.flick(FLICK)
    after, entries = stands(driver.presenter), behind(driver.presenter.play).entries
    item = driver.scene.item(DIE)
    assert item is not None
    lies = item.pos()
    driver.click(REPLAY)
    QTest.qWait(40)
    assert driver.scene.motion.filming
    assert item.pos() != lies
    assert stands(driver.presenter) == after
    assert behind(driver.presenter.play).entries == entries


def test_bots_wait_until_a_film_was_seen(qtbot: QtBot) -> None:
    driver = filming(at((HUMAN, BOT), speed=Speed.SLOW))
    driver.scene.motion.skip()
    driver.click(REPLAY)
    QTest.qWait(100)
    assert driver.scene.motion.filming
    assert flicks(driver.presenter) == [0]
    driver.scene.motion.skip()
    qtbot.waitUntil(lambda: flicks(driver.presenter) == [0, 1])


def test_what_is_refused_during_a_film_does_not_stop_the_bots(qtbot: QtBot) -> None:
    driver = filming(at((HUMAN, BOT), speed=Speed.SLOW))
    driver.presenter.moves.refuse(None)
    assert not driver.scene.motion.filming
    qtbot.waitUntil(lambda: flicks(driver.presenter) == [0, 1])


def test_slow_motion_is_half_as_fast_as_its_button_says_until_it_is_switched_off() -> None:
    driver = at(speed=Speed.NORMAL)
    for rate in (FRAMES[Speed.NORMAL] / 2, FRAMES[Speed.NORMAL]):
        driver.click(SLOWLY)
        assert (SLOWLY in driver.presenter.films.pressed) == (rate < FRAMES[Speed.NORMAL])
        driver.flick(FLICK if driver.presenter.viewer.seat == 0 else Flick(900, 40, 7))
        assert driver.scene.motion._projector._rate == rate
        driver.scene.motion.skip()


def test_only_buttons_that_make_sense_are_there() -> None:
    driver = at()
    films = driver.presenter.films
    assert films.buttons == {SLOWLY, PRACTISE}
    driver.flick(FLICK)
    assert films.buttons == {SLOWLY, PRACTISE, REPLAY}
    driver.click(PRACTISE)
    assert films.buttons == FILM_BUTTONS
    assert films.pressed == {PRACTISE}
    assert at(take_back=TakeBack.OFF).presenter.films.buttons == {SLOWLY}
    assert table_for(session_of("loops", 3)).films.buttons == frozenset()
    assert PRACTISE not in table_for(session_of("targets", 2), (BOT, BOT)).films.buttons, "nobody is there to practise"


# --- cutting short ---------------------------------------------------------------------------------------


def test_undo_in_the_middle_of_a_film_is_safe() -> None:
    driver = filming(at(speed=Speed.SLOW))
    driver.presenter.takeback.undo()
    assert not driver.scene.motion.filming
    assert driver.presenter.play.cursor == 0
    assert_stands(driver)
    driver.presenter.takeback.redo()
    assert_stands(driver)


@pytest.mark.parametrize(("size", "cut"), [((1500, 700), True), ((640, 380), False)])
def test_a_resize_in_the_middle_of_a_film_keeps_the_game_going(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], cut: bool
) -> None:
    driver = filming(at((HUMAN, BOT), Speed.SLOW))
    presenter = driver.presenter
    presenter.view.resize(*size)
    assert driver.scene.motion.filming is not cut
    # What is left of the film takes no time.
    monkeypatch.setattr(driver.scene.motion._projector, "_rate", 1e6)
    qtbot.waitUntil(lambda: presenter.play.cursor > 2)
    assert behind(presenter.play).entry(2)[0] == 1
    assert_stands(driver)


def test_closing_in_the_middle_of_a_film_ends_everything(capfd: pytest.CaptureFixture[str]) -> None:
    driver = filming(at((HUMAN, BOT), Speed.SLOW))
    presenter = driver.presenter
    presenter.close()
    presenter.view.close()
    QTest.qWait(300)
    assert not driver.scene.motion.running
    assert presenter.play.cursor == 2
    assert "Traceback" not in capfd.readouterr().err


def test_a_press_in_the_middle_of_a_film_goes_to_its_end_and_means_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = Settled(1, (rest(2, 1, None),))
    monkeypatch.setattr(TargetsGame, "nature", lambda *_: gone)
    driver = filming(at(speed=Speed.SLOW, state=table(2, out=(0, 1, 3, 4, 5))))
    session = behind(driver.presenter.play)
    disc = f"disc:{state_of(session).centre[0]}"
    driver.click(disc)
    assert session.entries[1:] == ((NATURE, gone),)
    assert not driver.scene.motion.filming
    driver.scene.motion.skip()
    assert_stands(driver)
    driver.click(disc)
    assert isinstance(session.entry(2)[1], Discard)


def test_whoever_has_shot_into_a_film_sees_the_new_one() -> None:
    driver = at(speed=Speed.NORMAL)
    presenter = driver.presenter
    driver.flick(FLICK)
    # The list of moves asks nobody to wait for the film.
    presenter.moves.submit(Flick(900, 40, 7))
    assert driver.scene.motion.filming
    assert flicks(presenter) == [0, 1]
    assert_stands(driver)
