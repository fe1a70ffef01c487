"""Two pilots who play a whole game and show everything there is to show, with dice that help them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from core.dice import Rolled, rolled
from core.game import Action
from core.lucky_loop import actions as a
from core.lucky_loop.box import DIFFICULTY, FACES, PROGRAMME_AT, deck_of
from core.lucky_loop.game import LuckyLoopGame
from core.lucky_loop.state import LuckyLoopState, Phase

FEATURES = frozenset(
    {"exchange", "three cards", "one card", "red die", "roll again", "early stop", "repeat", "free programme"}
)


def script_the_dice(monkeypatch: pytest.MonkeyPatch, pilots: Pilots) -> None:
    """Let every roll be what the pilots need at that moment; everything else stays chance's."""
    chance = LuckyLoopGame.nature

    def nature(self: LuckyLoopGame, state: LuckyLoopState, rng: random.Random) -> Action:
        if state.shuffling or state.flight is None:
            return chance(self, state, rng)
        wanted = pilots.wanted_roll(state)
        return Rolled(wanted) if wanted else rolled(len(state.flight.rolling), rng)

    monkeypatch.setattr(LuckyLoopGame, "nature", nature)


class Pilots:
    """Chooses what both players do: everything once, and then the shortest way to the end."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def choose(self, view: LuckyLoopState, legal: Sequence[Action]) -> Action:
        feature, action = next(self._wishes(view, legal))
        if feature:
            self.shown.add(feature)
        return action

    def wanted_roll(self, state: LuckyLoopState) -> tuple[int, ...] | None:
        """Dice that complete the hardest open card exactly; a bad throw while "roll again" has to be shown."""
        flight = state.flight
        assert flight is not None
        count = len(flight.rolling)
        if "roll again" not in self.shown and state.tokens[flight.seat] and count == len(flight.throw):
            return (1,) * count
        open_cards = [card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice]
        for difficulty in sorted((DIFFICULTY[state.faces[card]] for card in open_cards), reverse=True):
            if 6 * count >= difficulty:
                first = min(6, difficulty)
                second = difficulty - first
                return (first, second or 1, 1)[:count]
        return None

    def _wishes(self, view: LuckyLoopState, legal: Sequence[Action]) -> Iterator[tuple[str, Action]]:
        """Actions from the most to the least wanted."""
        seat = view.turn
        by_kind: dict[type[Action], list[Any]] = {}
        for action in legal:
            by_kind.setdefault(type(action), []).append(action)
        if "exchange" not in self.shown and a.Exchange in by_kind:
            yield "exchange", a.EXCHANGE
        if "early stop" not in self.shown and a.StopEarly in by_kind:
            yield "early stop", a.STOP_EARLY
        if "red die" not in self.shown and a.BuyRedDie in by_kind and view.phase is Phase.READY:
            yield "red die", a.BUY_RED_DIE
        # The first token is for the red die.
        if {"roll again"} == {"red die", "roll again"} - self.shown and a.Reroll in by_kind:
            yield "roll again", by_kind[a.Reroll][-1]
        if "one card" not in self.shown and a.PresentOne in by_kind:
            yield "one card", by_kind[a.PresentOne][0]
        trios = sorted(by_kind.get(a.PresentThree, ()), key=lambda trio: self._worth(view, trio), reverse=True)
        flown = [trio for trio in trios if view.scores[seat][PROGRAMME_AT[trio.programme]]]
        better = [t for t in flown if self._worth(view, t) > view.scores[seat][PROGRAMME_AT[t.programme]]]
        if "repeat" not in self.shown and better:
            yield "repeat", better[0]
        fresh = [trio for trio in trios if trio not in flown and self._worth(view, trio) >= 8]
        if fresh:
            yield "three cards", fresh[0]
        for free in by_kind.get(a.PresentFree, ()):
            yield "free programme", free
        figures = [view.faces[card][0] for card in view.hands[seat]]
        rest: list[Action] = sorted(by_kind.get(a.Complete, ()), key=lambda done: self._waste(view, done))
        rest += sorted(by_kind.get(a.Draw, ()), key=lambda draw: self._held(view, draw.deck))
        # Keep one of every figure, and hard ones.
        rest += sorted(
            by_kind.get(a.Discard, ()),
            key=lambda gone: (
                -figures.count(view.faces[gone.card][0]),
                DIFFICULTY[view.faces[gone.card]],
            ),
        )
        for kind in (a.Throw, a.Highlight, a.Exchange, a.Land):
            rest += by_kind.get(kind, ())
        yield "", rest[0]

    def _held(self, view: LuckyLoopState, deck: int) -> int:
        """How many cards of a deck the player holds."""
        return sum(deck_of(card) == deck for card in view.hands[view.turn])

    def _worth(self, view: LuckyLoopState, trio: Any) -> int:
        """What three cards are worth when all are met exactly."""
        faces = [FACES[view.faces[card]] for card in trio.cards]
        return sum(face.exact for face in faces) + 6 - sum(face.dice for face in faces)

    def _waste(self, view: LuckyLoopState, done: a.Complete) -> tuple[bool, int]:
        flight = view.flight
        assert flight is not None
        difficulty = DIFFICULTY[view.faces[done.card]]
        return flight.total(done.dice) != difficulty, -difficulty
