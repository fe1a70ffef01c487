"""What the player whose turn it is may do: every action the rules accept, each once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product

from core.game import Action, Seat
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    EXCHANGE,
    LAND,
    STOP_EARLY,
    THROW,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.box import BOX, DIFFICULTY, FIGURES, FREE_SIZES, PROGRAMMES, SUBSETS
from core.lucky_loop.rules.flight import STOP_AFTER, can_buy_red_die
from core.lucky_loop.rules.free_programme import fault_of
from core.lucky_loop.state import Flight, LuckyLoopState, Phase


def legal(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    """All actions of `seat`; none unless it is to act."""
    if seat != state.turn or state.shuffling:
        return ()
    listing = _LISTINGS.get(state.phase)
    return listing(state, seat) if listing else ()


def _choices(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    presented = _free_sets if state.in_final_phase(seat) else _programmes
    return [EXCHANGE, *presented(state, seat)]


def _programmes(state: LuckyLoopState, seat: Seat) -> list[Action]:
    faces, scores, held = state.faces, state.scores[seat], _by_figure(state, seat)
    actions: list[Action] = []
    for programme, side, score in zip(PROGRAMMES, state.sides, scores, strict=True):
        if score >= BOX.scale_last:
            continue
        trios = product(*[held[letter] for letter in programme.figures])
        actions += [PresentThree(programme.id, trio) for trio in trios]
        if state.round == 1:
            continue
        for old in side:
            difficulty = DIFFICULTY[faces[old]]
            harder = [card for card in held[faces[old][0]] if DIFFICULTY[faces[card]] > difficulty]
            actions += [PresentOne(programme.id, card) for card in harder]
    return actions


def _by_figure(state: LuckyLoopState, seat: Seat) -> dict[str, list[int]]:
    held: dict[str, list[int]] = {letter: [] for letter in FIGURES}
    for card in state.hands[seat]:
        held[state.faces[card][0]].append(card)
    return held


def _free_sets(state: LuckyLoopState, seat: Seat) -> list[Action]:
    hand, faces, strict = sorted(state.hands[seat]), state.faces, state.options.strict
    return [
        PresentFree(cards)
        for size in FREE_SIZES
        for cards in combinations(hand, size)
        if strict or fault_of(cards, faces) is None
    ]


def _draws(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    return [Draw(deck) for deck in (0, 1) if state.decks[deck]]


def _discards(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    return [Discard(card) for card in state.hands[seat]]


def _highlights(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    return [Highlight(card) for card in state.free[seat]]


def _before_a_throw(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    flight = _flight(state)
    actions: list[Action] = [THROW] if flight.left else []
    if can_buy_red_die(state, flight):
        actions.append(BUY_RED_DIE)
    if flight.programme is None:
        if not flight.left:
            actions.append(LAND)
    elif flight.completed >= STOP_AFTER:
        actions.append(STOP_EARLY)
    return actions


def _after_a_throw(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    flight, faces = _flight(state), state.faces
    choices, values = SUBSETS[flight.throw], flight.values
    totals = [(dice, sum([values[die] for die in dice])) for dice in choices]
    whole_throw = totals[-1][1]
    actions: list[Action] = []
    for card, used in zip(flight.cards, flight.dice_on, strict=True):
        if used:
            continue
        difficulty = DIFFICULTY[faces[card]]
        most = difficulty if card == flight.highlight else whole_throw
        actions += [Complete(card, dice) for dice, total in totals if difficulty <= total <= most]
    if not actions:
        actions.append(LAND)
    if state.tokens[seat]:
        actions += [Reroll(dice) for dice in choices]
    return actions


def _flight(state: LuckyLoopState) -> Flight:
    assert state.flight is not None, "these phases are in the air"
    return state.flight


_LISTINGS: dict[Phase, Callable[[LuckyLoopState, Seat], Sequence[Action]]] = {
    Phase.CHOOSE: _choices,
    Phase.EXCHANGE: _draws,
    Phase.REFILL: _draws,
    Phase.DISCARD: _discards,
    Phase.HIGHLIGHT: _highlights,
    Phase.READY: _before_a_throw,
    Phase.COMPLETE: _after_a_throw,
}
