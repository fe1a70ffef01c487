"""Whole games of LOOPS by mouse, passed from person to person; races are won with one's own key."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.game import Action, Seat
from core.loops.actions import Claim, Deal, Pass, Play
from core.loops.box import CARDS, Effect
from core.loops.hand import cards_in
from core.loops.state import LoopsState, Phase
from core.session import replay
from tests.core.loops.scripted import given
from tests.ui.loops.moments import session_at
from tests.ui.table.driver import LEFT, Driver
from tests.ui.table.tables import session_of, table_for
from tests.whole import behind, state_of
from ui.table.pieces import NEXT, Gesture

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = (800, 500)
SEATED = "a draw card on a plate"
TOGETHER = "equal cards together"
EVERY_GAME = {Play, Pass, Deal, SEATED, TOGETHER, Effect.ATTITUDE, Effect.DRAW, Effect.LOOPING}


class Player:
    """Plays mostly, passes now and then, and notes what there was to do."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.presenter = driver.presenter
        self.session = behind(driver.presenter.play)
        self.done: set[object] = set()
        self._rng = random.Random(seed)

    def turn(self) -> None:
        """Take the table over and do something, in one of the ways there are."""
        self.driver.pass_on()
        seat = self.presenter.viewer.seat
        assert seat is not None
        action = self._choose(seat)
        self._note(action)
        cursor = self.session.cursor
        self.driver.make(self._way(action), clicking=self._rng.random() < 0.3)
        assert self.session.entry(cursor) == (seat, action)

    def turn_page(self) -> None:
        """Everybody looks at the points, and somebody goes on."""
        page, cursor = self.presenter.view, self.session.cursor
        assert not page.handover.isVisible()
        assert self.presenter.viewer.seat is None
        self.driver.click(NEXT)
        self._note(Deal())
        assert self.session.entry(cursor)[1] == Deal()

    def race(self) -> None:
        """Everybody looks at the screen and at nobody's hand, and somebody is the first."""
        state: LoopsState = state_of(self.session)
        page = self.presenter.view
        assert not page.handover.isVisible()
        assert not page.curtain.isVisible()
        assert self.presenter.viewer.seat is None
        seat = self._rng.choice(sorted(self.session.to_act))
        assert self.driver.piece(f"key:{seat}").look == self.presenter.reactions.keys[0][seat]
        self.driver.key(Qt.Key[f"Key_{self.presenter.reactions.keys[0][seat]}"])
        self._note(Claim())
        assert self.session.entry(self.session.cursor - 1) == (seat, Claim())
        assert (state_of(self.session).phase, state_of(self.session).turn) == (Phase.CLAIMED, seat)
        assert state_of(self.session).hands == state.hands
        # The others turn away before the fastest one's hand is shown.
        assert self.presenter.viewer.seat is None
        assert page.curtain.isVisible()
        self.driver.pass_on()
        assert self.presenter.viewer.seat == seat

    def _choose(self, seat: Seat) -> Action:
        view = self.session.view(seat)
        legal = self.session.game.legal(view, seat)
        plays = [action for action in legal if isinstance(action, Play)]
        action = self._rng.choice(plays if plays and self._rng.random() < 0.97 else legal)
        return self._rng.choice(self.presenter.table.drops.alike(view, seat, action))

    def _way(self, action: Action) -> Gesture:
        return self._rng.choice(self.driver.gestures(action))

    def _note(self, action: Action) -> None:
        self.done.add(type(action))
        if isinstance(action, Play):
            self.done.add(CARDS[state_of(self.session).faces[action.cards[0]]].effect)
            self.done |= {TOGETHER} if len(action.cards) > 1 else set()
            self.done |= {SEATED} if action.target is not None else set()


@pytest.mark.parametrize(
    ("seats", "seed", "everything"),
    [(2, 11, EVERY_GAME), (8, 3, EVERY_GAME | {Claim, Effect.DIRECTION, Effect.SPEED})],
    ids=["two", "eight"],
)
def test_a_whole_game_by_mouse_shows_everything_there_is(seats: int, seed: int, everything: set[object]) -> None:
    presenter = table_for(session_of("loops", seats, seed), size=SMALL)
    session, player = behind(presenter.play), Player(Driver(presenter), seed)
    while session.to_act:
        if presenter.pages.waits:
            player.turn_page()
        if presenter.reactions.seats:
            player.race()
        player.turn()
    assert state_of(session).phase is Phase.OVER
    assert everything <= player.done
    assert presenter.viewer.seat is None
    assert presenter.scene.item("sheet") is not None
    again = session_of("loops", seats, seed)
    again.seek(0)
    replay(again, session.entries)
    assert state_of(again) == state_of(session)
    presenter.close()


def test_every_card_of_a_huge_hand_can_be_taken_up() -> None:
    presenter = table_for(session_at(given("1000 1000", "2000", "3000", spare=8, turn=2)), size=SMALL)
    driver = Driver(presenter)
    driver.pass_on()
    cards = cards_in(state_of(presenter.play).hands[2])
    assert len(cards) > 90
    for card in cards:
        driver.lift(f"card:{card}")
        assert presenter.input.carried == (f"card:{card}",)
        driver.key(Qt.Key.Key_Escape)
        QTest.mouseRelease(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    presenter.close()


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("down", [0.04, 0.5, 0.96])
def test_a_draw_card_is_for_whoever_is_pointed_at_however_it_is_held(seats: int, down: float) -> None:
    table = given("draw2 1000 2000", *["3000 4000"] * (seats - 1), pile="1000")
    (card,) = table.cards(0, "draw2")
    for target in range(1, seats):
        presenter = table_for(session_at(table), size=SMALL)
        driver = Driver(presenter)
        driver.pass_on()
        piece = driver.piece(f"card:{card}")
        start = driver.table.mapFromScene(piece.x, piece.y + (down - 0.5) * piece.height)
        QTest.mousePress(driver.viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
        driver.carry_to(f"seat:{target}")
        driver.let_go(f"seat:{target}")
        assert behind(presenter.play).entries == ((0, Play((card,), target)),)
        presenter.close()


@pytest.mark.parametrize("clicking", [False, True], ids=["drag", "click-click"])
def test_with_two_players_a_draw_card_may_go_on_the_pile(clicking: bool) -> None:
    table = given("draw3 1000", "3000 4000", pile="1000")
    presenter = table_for(session_at(table), size=SMALL)
    driver = Driver(presenter)
    driver.pass_on()
    action = table.card(0, "draw3", target=1)
    _, on_the_pile = driver.gestures(action)
    driver.make(on_the_pile, clicking)
    assert behind(presenter.play).entries == ((0, action),)
    presenter.close()
