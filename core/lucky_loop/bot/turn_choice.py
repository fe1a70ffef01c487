"""The turn before take-off: what to present, when to exchange, and which cards to draw, keep and highlight."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from core.bots.budget import Account
from core.cards import Cards, without
from core.game import Action, Seat, T, replaced
from core.lucky_loop.actions import EXCHANGE, Discard, Draw, Highlight, PresentFree, PresentOne, PresentThree
from core.lucky_loop.bot.estimates import free_values, programme_values
from core.lucky_loop.bot.flying import TimeUp, value_of
from core.lucky_loop.bot.prospects import Prospects, hand_of, unseen
from core.lucky_loop.bot.race import FreeRace, programme_race, race_at
from core.lucky_loop.bot.worth import TOKENS, ProgrammeWorth
from core.lucky_loop.box import BOX, DICE, DIFFICULTY, EXCHANGED, FACES, PROGRAMME_AT, deck_of
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.flight_odds import FlightProblem, Worth
from core.lucky_loop.odds.problem import problem_of
from core.lucky_loop.rules.turn import exchange_price, side_with
from core.lucky_loop.state import Flight, LuckyLoopState

_SAMPLES: Final = 10
"""The draws imagined to see what will become of a hand."""
_BROAD, _NARROW = 8, 3
"""The sets for which that is done, and those that are solved exactly."""
_LANDED: Final = 0.7
"""The share of a flight's worth that will stand on the scale; the rest is tokens."""
_NEAR: Final = 1
"""The programmes that somebody is still to score when the end is near; before that, points are as good as chances."""
_WAIT: Final = 4.0
"""What it costs to end the game a turn later."""


class Plan(NamedTuple):
    """A set that can be presented now, and what it promises."""

    value: float
    action: Action
    programme: str | None
    cards: Cards
    played: Cards


def plans(view: LuckyLoopState, seat: Seat, tokens: int) -> list[Plan]:
    """Every set that can be presented now, by the tables for that many tokens, best first."""
    faces = view.faces
    found = []
    for action in legal(view, seat):
        match action:
            case PresentThree(programme, cards):
                played = cards
            case PresentOne(programme, card):
                cards, played = side_with(view, programme, card), (card,)
            case PresentFree(cards):
                difficulties = tuple(sorted([DIFFICULTY[faces[card]] for card in cards]))
                value = free_values(tokens).get(difficulties)
                # At a strict table a faulty set could be laid (LL-31).
                if value is not None:
                    value -= min(view.scores[seat])
                    found.append(Plan(value, action, None, cards, cards))
                continue
            case _:
                continue
        result = view.scores[seat][PROGRAMME_AT[programme]]
        trio = tuple([DIFFICULTY[faces[card]] for card in cards])
        found.append(Plan(programme_values(result, tokens)[trio], action, programme, cards, played))
    found.sort(key=lambda plan: -plan.value)
    return found


Weighing = Callable[[LuckyLoopState, Seat, str | None], Worth]
"""What the landing of a flight at a programme, or at the free one, is worth to a seat."""


def by_points(view: LuckyLoopState, seat: Seat, programme: str | None) -> Worth:
    """Points and tokens, however the game stands; tokens are for the free programme, and not to be saved in it."""
    if programme is None:
        return Worth()
    return Worth(ProgrammeWorth(not view.scores[seat][PROGRAMME_AT[programme]]))


def by_chances(view: LuckyLoopState, seat: Seat, programme: str | None) -> Worth:
    """The chance to win, once the end is near."""
    if programme is None:
        return Worth(FreeRace(race_at(view, seat)))
    if min(scores.count(0) for scores in view.scores) > _NEAR:
        return by_points(view, seat, programme)
    return Worth(programme_race(view, seat, view.scores[seat][PROGRAMME_AT[programme]]))


# --- exchange or present ---------------------------------------------------------------------------------


def choose_turn(view: LuckyLoopState, seat: Seat, rng: random.Random, weigh: Weighing, account: Account) -> Action:
    """Exchange, or the set that promises most for this turn and the next."""
    found = plans(view, seat, view.tokens[seat])
    if not found:
        return EXCHANGE
    if any(view.free_results):
        return _solved_best(view, seat, _within_reach(view, seat, found)[:_BROAD], weigh, account)
    if view.in_final_phase(seat):
        best = found[0]
        if _after_exchange(view, seat, _draws(view, rng)) - exchange_price(view) - _WAIT > best.value:
            return EXCHANGE
        return _solved_best(view, seat, found[:_NARROW], weigh, account)
    drawn = _draws(view, rng)
    exchanged = _after_exchange(view, seat, drawn)
    rated: list[tuple[float, Plan]] = []
    for plan in found[:_BROAD]:
        if not account.allows():
            # What the tables say of this turn alone is a good answer too.
            return (max(rated, key=_first)[1] if rated else found[0]).action
        rated.append((plan.value + _next_turn(view, seat, plan, drawn), plan))
    rated.sort(key=_first, reverse=True)
    if exchanged > rated[0][0]:
        return EXCHANGE
    return _corrected_best(view, seat, rated[:_NARROW], weigh, account)


def _within_reach(view: LuckyLoopState, seat: Seat, found: Sequence[Plan]) -> Sequence[Plan]:
    """The plans that can still win on the last turn, or all where none can: the best on average may not do."""
    behind = max(view.totals) - view.totals[seat]
    return [plan for plan in found if _most(view, seat, plan) >= behind] or found


def _most(view: LuckyLoopState, seat: Seat, plan: Plan) -> int:
    """What a flight brings at its luckiest: every card exactly, with as few dice as it takes."""
    faces = [FACES[view.faces[card]] for card in plan.cards]
    exact = [face.exact for face in faces]
    points = sum(exact) + len(DICE) - sum(face.dice for face in faces)
    if plan.programme is None:
        return points + max(exact) - min(view.scores[seat])
    return points - view.scores[seat][PROGRAMME_AT[plan.programme]]


def _first(rated: tuple[float, Plan]) -> float:
    return rated[0]


def _draws(view: LuckyLoopState, rng: random.Random) -> list[list[str]]:
    """Three cards that may come next, some times over; each from either deck."""
    decks = [sorted(deck.elements()) for deck in unseen(view)]
    draws = []
    for _ in range(_SAMPLES):
        shuffled = [rng.sample(deck, min(len(deck), EXCHANGED)) for deck in decks]
        both = list(chain.from_iterable(zip(*shuffled, strict=False)))
        draws.append(both[:EXCHANGED])
        draws.append(both[::-1][:EXCHANGED])
    return draws


def _after_exchange(view: LuckyLoopState, seat: Seat, draws: Sequence[Sequence[str]]) -> float:
    """What the hand will be worth on the next turn after an exchange."""
    prospects = Prospects(view, seat, view.tokens[seat])
    hand = hand_of(view, view.hands[seat])
    return sum([prospects.of([*hand, *drawn]) for drawn in draws]) / len(draws)


def _next_turn(view: LuckyLoopState, seat: Seat, plan: Plan, draws: Sequence[Sequence[str]]) -> float:
    """What the hand will be worth on the next turn once a set was flown."""
    assert plan.programme is not None, "a free programme is not followed by another"
    place = PROGRAMME_AT[plan.programme]
    result = round(view.scores[seat][place] + _LANDED * plan.value)
    results = view.scores[seat]
    if result >= BOX.scale_first:
        results = replaced(results, place, result)
    prospects = Prospects(view, seat, view.tokens[seat], results)
    kept = hand_of(view, without(view.hands[seat], plan.played))
    return sum([prospects.of([*kept, *drawn[: len(plan.played)]]) for drawn in draws]) / len(draws)


# --- exact values ----------------------------------------------------------------------------------------


def _problem(view: LuckyLoopState, seat: Seat, plan: Plan, highlight: int | None = None) -> FlightProblem:
    return problem_of(view, Flight(seat, plan.programme, plan.cards, (), highlight=highlight))


def _corrected_best(
    view: LuckyLoopState, seat: Seat, rated: Sequence[tuple[float, Plan]], weigh: Weighing, account: Account
) -> Action:
    """The best of some plans with the tables' values replaced by exact ones, as far as there is time."""
    tokens = view.tokens[seat]

    def corrected() -> Iterator[tuple[float, Plan]]:
        for value, plan in rated:
            worth = weigh(view, seat, plan.programme)
            exact = value_of(_problem(view, seat, plan), worth, tokens, account) - TOKENS[tokens]
            yield value - plan.value + exact, plan

    return _best_in_time(corrected(), rated[0][1]).action


def _solved_best(view: LuckyLoopState, seat: Seat, found: Sequence[Plan], weigh: Weighing, account: Account) -> Action:
    """The plan whose flight is worth most, exactly, as far as there is time."""

    def solved() -> Iterator[tuple[float, Plan]]:
        for plan in found:
            worth = weigh(view, seat, plan.programme)
            for highlight in [None] if plan.programme else _likely_highlights(view, plan.cards):
                yield value_of(_problem(view, seat, plan, highlight), worth, view.tokens[seat], account), plan

    return _best_in_time(solved(), found[0]).action


def _best_in_time(rated: Iterator[tuple[float, T]], otherwise: T) -> T:
    """The first of the best that are found before the time is up."""
    best, chosen = float("-inf"), otherwise
    try:
        for value, found in rated:
            if value > best:
                best, chosen = value, found
    except TimeUp:
        pass
    return chosen


def _likely_highlights(view: LuckyLoopState, cards: Cards) -> list[int]:
    """A card for each difficulty, the hardest first; few but the first two ever pay."""
    by_difficulty = {DIFFICULTY[view.faces[card]]: card for card in cards}
    return [by_difficulty[difficulty] for difficulty in sorted(by_difficulty, reverse=True)]


def choose_highlight(view: LuckyLoopState, seat: Seat, worth: Worth, account: Account) -> Action:
    """The highlight with which the free programme is worth most."""
    cards = view.free[seat]
    likely = _likely_highlights(view, cards)

    def solved() -> Iterator[tuple[float, int]]:
        for highlight in likely:
            problem = problem_of(view, Flight(seat, None, cards, (), highlight=highlight))
            yield value_of(problem, worth, view.tokens[seat], account), highlight

    return Highlight(_best_in_time(solved(), likely[0]))


# --- cards -----------------------------------------------------------------------------------------------


def choose_deck(view: LuckyLoopState, seat: Seat, account: Account) -> Action:
    """The deck whose next card will help most, or the one the hand has less of if there is no time to see."""
    draws = [action for action in legal(view, seat) if isinstance(action, Draw)]
    if len(draws) == 1:
        return draws[0]
    prospects = Prospects(view, seat, view.tokens[seat])
    hand = hand_of(view, view.hands[seat])
    hopes = []
    for deck in unseen(view):
        hope = 0.0
        for face, count in deck.items():
            if not account.allows():
                held = [deck_of(card) for card in view.hands[seat]]
                return min(draws, key=lambda draw: held.count(draw.deck))
            hope += count * prospects.of([*hand, face])
        hopes.append(hope / deck.total())
    return draws[hopes[1] > hopes[0]]


def choose_discard(view: LuckyLoopState, seat: Seat, account: Account) -> Action:
    """A card that is not among the six worth keeping."""
    hand = view.hands[seat]
    kept = Prospects(view, seat, view.tokens[seat]).kept(hand_of(view, hand), account)
    return Discard(next(card for place, card in enumerate(hand) if place not in kept))
