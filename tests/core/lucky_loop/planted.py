"""Positions of close games in which a pilot could throw something away, as anybody would say who knows the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from core.bots.budget import Budget
from core.game import NATURE, Action, Seat
from core.lucky_loop.actions import EXCHANGE, STOP_EARLY, Complete, PresentOne, PresentThree, Reroll
from core.lucky_loop.box import BOX, FACES, PROGRAMME_AT
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.answers import flown_with
from core.lucky_loop.odds.flight_odds import Odds
from core.lucky_loop.rules.landing import points_of
from core.lucky_loop.state import Flight, LuckyLoopState, Phase, flight_of
from core.session import AnySession
from tests.core.review.games import played
from tests.core.review.planted import Planted
from tests.whole import state_of

CLOSE = 12
"""The points that make a game a close one."""
SURE = 0.7
HOPELESS = 0.1
"""The chances of sets that are good to fly, and of those that are not."""
STILL_TO_WIN = 0.2
EASY = 4
"""The difficulty of a card that hardly any throw misses."""

Find = Callable[[LuckyLoopState, Seat], Action | None]


def lucky_loop_planted() -> Iterator[Planted]:
    """Some of each kind."""
    for find, seeds in _KINDS:
        yield from filter(None, [_planted(find, seed) for seed in seeds])


def _planted(find: Find, seed: int) -> Planted | None:
    """The first position of its kind in a game between Aces."""
    session = _game(seed)
    for index in range(session.length):
        seat, _ = session.entry(index)
        if seat != NATURE:
            view = LUCKY_LOOP.view(state_of(session, index), seat)
            action = find(view, seat)
            if action is not None:
                return Planted(view, seat, action)
    return None


@cache
def _game(seed: int) -> AnySession:
    return played("lucky_loop", ["ace", "ace"], f"planted/{seed}", Budget(nodes=300))


def _close(view: LuckyLoopState) -> bool:
    return max(view.totals) - min(view.totals) <= CLOSE


# --- the kinds -------------------------------------------------------------------------------------------


def _gives_up(view: LuckyLoopState, seat: Seat) -> Action | None:
    """Stops before the last card, which any throw completes, of a first result that would count."""
    if view.phase is not Phase.READY or STOP_EARLY not in legal(view, seat) or not _close(view):
        return None
    flight = flight_of(view)
    return STOP_EARLY if _first_result(view, flight) and _nearly_sure(view, flight, dice=3) else None


def _wastes_dice(view: LuckyLoopState, seat: Seat) -> Action | None:
    """Puts the last dice on the last card but one, though a single one would do, and the last card is an easy one."""
    if view.phase is not Phase.COMPLETE or view.tokens[seat] or not _close(view):
        return None
    flight = flight_of(view)
    completions = [action for action in legal(view, seat) if isinstance(action, Complete)]
    wasteful = [action for action in completions if action.dice == flight.left]
    for action in completions:
        after = LUCKY_LOOP.apply(view, seat, action).state.flight
        if after is not None and _first_result(view, after) and _nearly_sure(view, after, dice=2):
            return next((each for each in wasteful if each.card == action.card), None)
    return None


def _rolls_success_again(view: LuckyLoopState, seat: Seat) -> Action | None:
    """Pays the last token to roll dice again that would complete the last card of a good first result."""
    if view.phase is not Phase.COMPLETE or view.tokens[seat] != 1 or not _close(view):
        return None
    flight = flight_of(view)
    if len(_open(flight)) > 1 or not _first_result(view, flight):
        return None
    for action in legal(view, seat):
        if isinstance(action, Complete):
            landed = LUCKY_LOOP.apply(view, seat, action).state.landed
            if landed is not None and (landed.points or 0) >= BOX.token_from:
                return Reroll(flight.throw)
    return None


def _flies_the_hopeless(view: LuckyLoopState, seat: Seat) -> Action | None:
    """Presents a set that hardly ever succeeds, and leaves one in hand that mostly does and would be a first result."""
    if view.phase is not Phase.CHOOSE or view.in_final_phase(seat) or not _close(view):
        return None
    odds = {action: _odds(view, action) for action in legal(view, seat) if action != EXCHANGE}
    good = [
        action
        for action, chances in odds.items()
        if isinstance(action, PresentThree | PresentOne)
        and not view.scores[seat][PROGRAMME_AT[action.programme]]
        and chances.at_least_12 >= SURE
    ]
    bad = [action for action, chances in odds.items() if chances.valid <= HOPELESS]
    return bad[0] if good and bad else None


def _exchanges_at_the_end(view: LuckyLoopState, seat: Seat) -> Action | None:
    """Exchanges cards on the last turn of the game, is behind, and could still win."""
    last = any(view.free_results) and (seat + 1) % view.seats == view.first
    behind = max(view.totals) - view.totals[seat]
    if view.phase is not Phase.CHOOSE or not last or not behind:
        return None
    for action in legal(view, seat):
        if isinstance(action, PresentThree | PresentOne):
            had = view.scores[seat][PROGRAMME_AT[action.programme]]
            chances = _odds(view, action).distribution
            if sum(chance for points, chance in chances if points - had > behind) >= STILL_TO_WIN:
                return EXCHANGE
    return None


_KINDS: Final[tuple[tuple[Find, tuple[int, ...]], ...]] = (
    (_gives_up, (11, 16, 35, 36, 41)),
    (_wastes_dice, (25, 81)),
    (_rolls_success_again, (1, 4, 7, 8, 10, 11)),
    (_flies_the_hopeless, (0, 4, 7, 8, 9, 11)),
    (_exchanges_at_the_end, (39,)),
)
"""With the seeds of the first games in which there are such positions."""


# --- what they ask for -----------------------------------------------------------------------------------


def _open(flight: Flight) -> list[int]:
    return [card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice]


def _first_result(view: LuckyLoopState, flight: Flight) -> bool:
    return flight.programme is not None and not view.scores[flight.seat][PROGRAMME_AT[flight.programme]]


def _nearly_sure(view: LuckyLoopState, flight: Flight, dice: int) -> bool:
    """Whether the last card is an easy one, with so many dice left, and the others are enough for a result."""
    left = _open(flight)
    easy = len(left) == 1 and FACES[view.faces[left[0]]].difficulty <= EASY and len(flight.left) >= dice
    done = [points_of(view, flight, place) for place, used in enumerate(flight.dice_on) if used]
    return easy and sum(done) >= BOX.scale_first


def _odds(view: LuckyLoopState, action: Action) -> Odds:
    flight = flown_with(view, action)
    assert flight is not None
    return flight.outlook(view).odds
