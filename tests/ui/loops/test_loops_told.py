"""LOOPS told at a table: time is stepped by hand, for a person among bots and for people at one screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from core.bots.budget import NO_THOUGHT
from core.bots.levels import bot_for
from core.game import Seat
from core.loops.actions import Claim, Deal
from core.loops.state import Phase
from core.players import Kind
from tests.core.loops.scripted import Table, given
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import Driver
from tests.ui.table.tables import BOT, HUMAN, session_of, table_for
from tests.whole import behind, state_of
from ui.table.layout.captions import CAPTION
from ui.table.pieces import NEXT
from ui.table.presenter import Presenter
from ui.table.stage.scene import TableScene
from ui.table.story.beats import Beat
from ui.table.story.pace import TIMES, UNSEEN, Pace, times_for

pytestmark = pytest.mark.usefixtures("unpainted")

WIDE = (960, 600)


def told_table(table: Table, *kinds: Kind, pace: Pace = Pace.CALM) -> Driver:
    """A table at which bots wait for the test to say what they do."""
    presenter = table_for(session_at(table), kinds=kinds, size=WIDE)
    presenter.bots.halt(True)
    presenter.story.times = times_for(pace, bool(presenter.seating.people))
    return Driver(presenter)


def captions(presenter: Presenter) -> list[str]:
    return [piece.label for piece in presenter.scene.layout_shown.pieces if piece.kind == CAPTION]


def step(presenter: Presenter) -> None:
    """Let the time pass for which something is shown."""
    presenter.story.clock.stop()
    presenter.story.clock.timeout.emit()


# --- for its time ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", Pace)
def test_cards_that_a_person_is_given_are_seen_for_their_time(pace: Pace) -> None:
    table = given("1000 2000", "draw2 3000 4000", "5000 6000", pile="1000", turn=1)
    driver = told_table(table, HUMAN, BOT, BOT, pace=pace)
    presenter, times = driver.presenter, TIMES[pace]
    presenter.moves.answer(1, table.card(1, "draw2", target=0), presenter.play.cursor)
    assert presenter.story.clock.interval() == times.glance
    assert captions(presenter) == []
    assert len([piece for piece in presenter.scene.layout_shown.pieces if piece.kind == "card"]) == 2 + 2
    step(presenter)
    assert presenter.story.clock.interval() == times.read
    assert captions(presenter) == [f"{presenter.seating.names[1]} gives you 2 cards"]
    assert len([piece for piece in presenter.scene.layout_shown.pieces if piece.kind == "new"]) == 2
    step(presenter)
    assert captions(presenter) == []
    # Which cards are new is still seen until the person has played.
    assert len([piece for piece in presenter.scene.layout_shown.pieces if piece.kind == "new"]) == 2


def test_where_only_bots_play_at_once_nothing_is_held() -> None:
    table = given("1000 2000", "draw2 3000 4000", "5000 6000", pile="1000", turn=1)
    presenter = told_table(table, BOT, BOT, BOT, pace=Pace.AT_ONCE).presenter
    assert presenter.story.times == UNSEEN
    presenter.moves.answer(1, table.card(1, "draw2", target=0), presenter.play.cursor)
    assert not presenter.story.holding
    assert captions(presenter) == []


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_hurried_round_tells_every_beat_and_ends_like_a_fresh_table(seats: int) -> None:
    presenter = table_for(session_of("loops", seats, 3), kinds=(HUMAN, *[Kind.CADET] * (seats - 1)), size=WIDE)
    presenter.bots.halt(True)
    presenter.story.times = TIMES[Pace.CALM]
    rng, told = random.Random(seats), 0
    while presenter.play.to_act and not presenter.pages.waits:
        seat = min(presenter.play.to_act)
        view = presenter.play.view(seat)
        action = bot_for("loops", Kind.CADET).choose(presenter.play.game, view, seat, rng, NO_THOUGHT)
        presenter.moves.answer(seat, action, presenter.play.cursor)
        beats = shown_beats(presenter)
        told += len(beats)
        assert not presenter.story.holding
        assert_fresh(presenter)
    assert told > 5


def shown_beats(presenter: Presenter) -> list[Beat]:
    """Press until there is nothing more to see; every caption of a beat is on the table while it lasts."""
    beats = []
    while presenter.story.holding:
        now = presenter.story.now
        if now is not None and now.beat is not None:
            beats.append(now.beat)
            assert captions(presenter) == [caption.text for caption in now.beat.captions]
        presenter.story.hurry()
    return beats


def assert_fresh(presenter: Presenter) -> None:
    presenter.scene.motion.skip()
    fresh = TableScene(presenter.picture_scale.pictures)
    fresh.show(presenter.showing.layout(), animated=False)
    assert presenter.scene.standing() == fresh.standing()


# --- races -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["key", "button"])
def test_nobody_waits_for_a_beat_to_win_a_race(way: str) -> None:
    table = given("5000 6000", "speed 3000 4000", "5000 6000", pile="1000", turn=1)
    driver = told_table(table, HUMAN, BOT, BOT)
    presenter = driver.presenter
    presenter.moves.answer(1, table.card(1, "speed"), presenter.play.cursor)
    assert presenter.story.holding
    if way == "key":
        driver.key(Qt.Key.Key_Q)
    else:
        driver.perform(Claim())
    assert behind(presenter.play).entry(1) == (0, Claim())
    assert (state_of(presenter.play).phase, state_of(presenter.play).turn) == (Phase.CLAIMED, 0)


def test_a_card_is_laid_while_a_beat_lasts() -> None:
    table = given("5000 6000 7000", "3000 3000 3000", "attitude 6000 7000", pile="9000", turn=2)
    driver = told_table(table, HUMAN, BOT, BOT)
    presenter = driver.presenter
    presenter.moves.answer(2, table.card(2, "attitude"), presenter.play.cursor)
    assert captions(presenter) == ["Dive: 9000 or lower"]
    driver.perform(table.card(0, "6000"))
    assert behind(presenter.play).entry(1) == (0, table.card(0, "6000"))


# --- the page of a round ---------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("people", [(HUMAN, BOT, BOT), (HUMAN, HUMAN, BOT)], ids=["one", "two"])
def test_the_page_of_a_round_lies_there_until_somebody_turns_it(first: Seat, people: tuple[Kind, ...]) -> None:
    table = given("1000 2000", "3000 4000", "6000", pile="1000", turn=2, first=first)
    driver = told_table(table, *people)
    presenter = driver.presenter
    presenter.moves.answer(2, table.card(2, "6000"), presenter.play.cursor)
    assert "sheet" not in {piece.id for piece in presenter.scene.layout_shown.pieces}
    step(presenter)
    assert "sheet" in {piece.id for piece in presenter.scene.layout_shown.pieces}
    step(presenter)
    presenter.bots.halt(False)
    assert presenter.pages.waits
    assert not presenter.bots.clock.isActive()
    assert not presenter.view.handover.isVisible()
    driver.click(NEXT)
    if presenter.play.cursor == 1:
        presenter.bots.clock.timeout.emit()
    assert behind(presenter.play).entry(1) == ((first + 1) % 3, Deal())
    assert not presenter.pages.waits


def test_a_watched_round_has_no_button() -> None:
    table = given("1000 2000", "3000 4000", "6000", pile="1000", turn=2)
    presenter = told_table(table, BOT, BOT, BOT).presenter
    presenter.moves.answer(2, table.card(2, "6000"), presenter.play.cursor)
    step(presenter)
    assert presenter.story.clock.interval() == TIMES[Pace.CALM].read
    assert NEXT not in {piece.id for piece in presenter.scene.layout_shown.pieces}
    assert not presenter.pages.waits


# --- equal cards together --------------------------------------------------------------------------------


def test_one_press_lays_all_equal_cards() -> None:
    table = given("5000 5000 5000 8000", "1000", "1000", pile="4000")
    driver = told_table(table, HUMAN, BOT, BOT)
    driver.click("all:5000")
    assert behind(driver.presenter.play).entry(0) == (0, table.card(0, "5000 5000 5000"))


def test_cards_that_cannot_be_played_are_dimmed_on_ones_turn_only() -> None:
    table = given("3000 5000 8000 speed", "1000", "1000", pile="4000")
    driver = told_table(table, HUMAN, BOT, BOT)

    def dimmed() -> set[object]:
        return {piece.look for piece in driver.presenter.scene.layout_shown.pieces if piece.kind == "dimmed"}

    assert dimmed() == {"3000"}
    driver.perform(table.card(0, "5000"))
    assert dimmed() == set()
