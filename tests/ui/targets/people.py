"""People who play Targets by hand: they aim well enough, call what they see, and note what they did."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.game import NATURE, Action, Seat
from core.players import Kind
from core.session import Session
from core.targets.actions import Announce, Discard, Double, Flick, LetGo, NextRound, NotSeen
from core.targets.legal import spoken
from core.targets.physics.overlaps import touches_disc
from core.targets.physics.tabletop import DIRECTIONS, HEIGHTS, POWERS
from core.targets.rules.aiming import random_flick, sample_flicks
from core.targets.state import Phase, TargetsState, lying_discs
from tests.ui.table.driver import LEFT, Driver
from tests.whole import behind, state_of
from ui.table.pieces import NEXT, Click
from ui.targets.gestures import same

TRIED = 10
"""How many flicks somebody thinks about before each."""
SAID = 0.7
"""How often something is called that may be called."""
BY_KEY = "a call with one's key, out of turn"
ASKED = "a menu that asks which die is meant"


class People:
    """Everybody at one screen. Whoever does not look calls with their own key."""

    def __init__(self, driver: Driver, seed: int, wishes: Collection[object]) -> None:
        """They go for whatever of `wishes` was not done yet."""
        self.driver = driver
        self.presenter = driver.presenter
        self.session: Session[Any, Any] = behind(driver.presenter.play)
        self.done: set[object] = set()
        self._wishes = frozenset(wishes)
        self._rng = random.Random(seed)

    @property
    def missing(self) -> frozenset[object]:
        """What of the wishes was not done yet."""
        return self._wishes - self.done

    def act(self) -> None:
        """Somebody does something."""
        state: TargetsState = state_of(self.session)
        page = self.presenter.view
        assert not page.handover.isVisible()
        assert not page.curtain.isVisible()
        seats = [
            seat for seat in self.presenter.reactions.seats if self.presenter.seating.players[seat].kind is Kind.HUMAN
        ]
        calls = [(seat, action) for seat in seats for action in spoken(state, seat)]
        if self.missing:
            # Whoever wins too early misses the rest.
            calls = [
                (seat, action) for seat, action in calls if type(action) in self.missing or type(action) is not Announce
            ]
        if calls and self._rng.random() < SAID and not (state.phase is Phase.ASKING and LetGo in self.missing):
            self._call(*self._rng.choice(calls))
            return
        if self.presenter.pages.waits:
            self._turn_the_page()
            return
        seat = self.presenter.viewer.seat
        assert seat is not None
        if self.presenter.staging.slings:
            self._flick(seat)
            return
        others = [
            action
            for _, action in self.presenter.moves.in_words()
            if not isinstance(action, Announce | Double | NotSeen)
        ]
        if others:
            self._click(seat, self._rng.choice(others))
        else:
            # Nothing to say, and a bot is to flick.
            QTest.qWait(5)

    def _turn_the_page(self) -> None:
        """Whoever starts the next round, anybody may press."""
        self.driver.click(NEXT)
        assert not self.presenter.pages.waits
        self.done.add(NextRound)

    # --- calls -------------------------------------------------------------------------------------------

    def _call(self, seat: Seat, action: Action) -> None:
        if seat == self.presenter.viewer.seat:
            self._click(seat, action)
            return
        kind = next(kind for kind, calls in enumerate(self.presenter.reactions.open) if action in calls.get(seat, ()))
        key = self.presenter.reactions.keys[kind][seat]
        look = self.driver.piece(f"key:{seat}:{kind}").look
        assert isinstance(look, tuple)
        assert look[0] == key
        cursor, alike = self.session.cursor, self._alike(seat, action)
        self.driver.key(Qt.Key[f"Key_{key}"])
        self._played(seat, alike, cursor)
        self.done.add(BY_KEY)

    def _click(self, seat: Seat, action: Action) -> None:
        cursor, way = self.session.cursor, self._rng.choice(self.driver.gestures(action))
        alike = self._alike(seat, action)
        assert isinstance(way, Click)
        self.driver.click(way.piece)
        self._played(seat, alike, cursor)

    def _alike(self, seat: Seat, action: Action) -> list[Action]:
        """An action and those that come to the same, of which the table takes any."""
        view = self.session.view(seat)
        return [other for other in self.session.game.legal(view, seat) if same(view, other) == same(view, action)]

    def _played(self, seat: Seat, alike: list[Action], cursor: int) -> None:
        """Answer the table, if it asks which of several actions is meant."""
        if self.session.cursor == cursor:
            menu, told = self.presenter.chooser.menu, self.presenter.context.in_words(alike, seat)
            assert menu is not None
            (line,) = [line for line in menu.actions() if line.text() in {words for words, _ in told}]
            QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(line).center())
            # Without a window manager nobody gives the focus back to the table.
            self.presenter.view.activateWindow()
            QApplication.processEvents()
            self.done.add(ASKED)
        assert any((seat, action) in self.session.entries[cursor:] for action in alike)
        self.done.add(type(alike[0]))

    # --- flicks ------------------------------------------------------------------------------------------

    def _flick(self, seat: Seat) -> None:
        """The best of a few flicks, as well as the mouse can aim."""
        state, cursor = state_of(self.session), self.session.cursor
        ideas = self._rng.sample(sample_flicks(state, seat), TRIED // 2 if self.missing else TRIED // 4)
        ideas += [random_flick(state, seat, self._rng) for _ in ideas]
        ideas.append(Flick((ideas[0].direction + DIRECTIONS // 2) % DIRECTIONS, POWERS[-1] // 2, HEIGHTS[-1]))
        best = max(map(self.driver.nearest, ideas), key=lambda flick: self._worth(seat, flick))
        clicking = self._rng.random() < 0.33 and self.driver.can_click(best)
        (self.driver.flick_by_clicks if clicking else self.driver.flick)(best)
        if not self.session.to_act and NATURE not in {mover for mover, _ in self.session.entries[cursor:]}:
            # While the finger aimed, a bot's call ended the game.
            return
        assert (seat, best) in self.session.entries[cursor:]
        self.done.add(Flick)

    def _worth(self, seat: Seat, flick: Flick) -> float:
        """What comes of a flick, since nature answers by place; anything that was not done yet is worth most."""
        game = self.session.game
        rolling: TargetsState = game.apply(state_of(self.session), seat, flick).state
        if rolling.phase is not Phase.SETTLING:
            return 0.0
        outcome = game.nature(rolling, random.Random(f"{self.session.seed}/{self.session.cursor + 1}"))
        after: TargetsState = game.apply(rolling, NATURE, outcome).state
        discs = [spot for _, spot in lying_discs(after)]
        lying = sum(touches_disc(pose, spot) for pose in after.poses if pose is not None for spot in discs)
        if Discard in self.missing:
            # Nobody may have anything on a disc at the end of the round.
            return -lying - 5.0 * len(after.pairs)
        new = {type(action) for other in range(after.seats) for action in game.legal(after, other)} & self.missing
        return 10.0 * len(new) + (-2.0 if self.missing else 2.0) * len(after.targets) + lying / 10
