"""The Lucky Loop opponents: Cadet, Pilot and Ace."""

from __future__ import annotations

import random
from typing import Any, Final

from core.bots.bot import Bot
from core.bots.budget import Budget
from core.cards import Cards
from core.game import Action, Game, Seat
from core.lucky_loop.actions import EXCHANGE, Highlight
from core.lucky_loop.bot.flying import fly, rule_of_thumb
from core.lucky_loop.bot.turn_choice import (
    Weighing,
    by_chances,
    choose_deck,
    choose_discard,
    choose_highlight,
    choose_turn,
    plans,
)
from core.lucky_loop.box import DIFFICULTY, PROGRAMME_AT
from core.lucky_loop.odds.flight_odds import Worth
from core.lucky_loop.state import LuckyLoopState, Phase, flight_of

_MODEST: Final = 19
"""The difficulty of a set with which a Cadet feels at ease."""
_ALL_TOKENS: Final = 6
"""More tokens than this change no decision, but take time."""


class LuckyLoopAce:
    """Solves flights exactly, thinks of the next turn, and knows what tokens and the end of the game are worth."""

    def __init__(self, weigh: Weighing = by_chances) -> None:
        self._weigh = weigh

    def choose(
        self, game: Game[Any, Any], view: LuckyLoopState, seat: Seat, rng: random.Random, budget: Budget
    ) -> Action:
        account = budget.begin()
        match view.phase:
            case Phase.CHOOSE:
                return choose_turn(view, seat, rng, self._weigh, account)
            case Phase.EXCHANGE | Phase.REFILL:
                return choose_deck(view, seat, account)
            case Phase.DISCARD:
                return choose_discard(view, seat, account)
            case Phase.HIGHLIGHT:
                return choose_highlight(view, seat, self._weigh(view, seat, None), account)
            case _:
                return fly(view, seat, self._weigh(view, seat, flight_of(view).programme), account, _ALL_TOKENS)


class LuckyLoopPilot:
    """Flies well for points, but presents by eye what looks best now, and remembers its tokens only in the air."""

    def __init__(self, worth: Worth, tokens: int, enough: float, eye: float) -> None:
        self._worth = worth
        self._tokens = tokens
        """How many tokens it thinks of in the air."""
        self._enough = enough
        """What a set must promise to be presented."""
        self._eye = eye
        """By how many points it misjudges a set, as people do who have no tables."""

    def choose(
        self, game: Game[Any, Any], view: LuckyLoopState, seat: Seat, rng: random.Random, budget: Budget
    ) -> Action:
        account = budget.begin()
        match view.phase:
            case Phase.CHOOSE:
                return self._present(view, seat, rng)
            case Phase.EXCHANGE | Phase.REFILL:
                return game.sample(view, seat, rng)
            case Phase.DISCARD:
                return choose_discard(view, seat, account)
            case Phase.HIGHLIGHT:
                return Highlight(max(view.free[seat], key=lambda card: DIFFICULTY[view.faces[card]]))
            case _:
                return fly(view, seat, self._worth, account, self._tokens)

    def _present(self, view: LuckyLoopState, seat: Seat, rng: random.Random) -> Action:
        judged = [(rng.gauss(plan.value, self._eye), plan.action) for plan in plans(view, seat, tokens=0)]
        if not judged:
            return EXCHANGE
        value, action = max(judged, key=lambda each: each[0])
        # Waiting for a better free programme could take for ever: each exchange costs points.
        return action if view.in_final_phase(seat) or value >= self._enough else EXCHANGE


class LuckyLoopCadet:
    """Flies by a rule of thumb, scores every programme once, and does anything at all `slips` of the time."""

    def __init__(self, slips: float) -> None:
        self._slips = slips

    def choose(
        self, game: Game[Any, Any], view: LuckyLoopState, seat: Seat, rng: random.Random, budget: Budget
    ) -> Action:
        if rng.random() < self._slips:
            return game.sample(view, seat, rng)
        match view.phase:
            case Phase.CHOOSE:
                return self._present(view, seat)
            case Phase.READY | Phase.COMPLETE:
                return rule_of_thumb(view, seat)
            case _:
                return game.sample(view, seat, rng)

    def _present(self, view: LuckyLoopState, seat: Seat) -> Action:
        """A set that is neither too hard nor worth nothing, for a programme that has no result yet."""
        results = view.scores[seat]
        found = [
            plan
            for plan in plans(view, seat, tokens=0)
            if plan.programme is None or not results[PROGRAMME_AT[plan.programme]]
        ]
        if not found:
            return EXCHANGE
        return min(found, key=lambda plan: abs(_difficulty(view, plan.cards) - _MODEST)).action


def _difficulty(view: LuckyLoopState, cards: Cards) -> int:
    return sum([DIFFICULTY[view.faces[card]] for card in cards])


LEVELS: Final[dict[str, Bot]] = {
    "cadet": LuckyLoopCadet(slips=0.2),
    "pilot": LuckyLoopPilot(Worth(token=1.0), tokens=1, enough=4.0, eye=2.0),
    "ace": LuckyLoopAce(),
}
