"""Who acts, what they may do, and the refusal of those whose turn it isn't."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Final, get_args

from core.cards import FirstPlayerDrawn, Shuffled
from core.dice import Rolled
from core.game import NATURE, NOBODY, ONLY_NATURE, Action, Illegal, Seat
from core.lucky_loop.actions import (
    BUY_RED_DIE,
    EXCHANGE,
    LAND,
    STOP_EARLY,
    THROW,
    Actions,
    Complete,
    Discard,
    Draw,
    Highlight,
    PresentFree,
    PresentOne,
    PresentThree,
    Reroll,
)
from core.lucky_loop.box import BOX, DIFFICULTY, FIGURES, FREE_SIZES, PROGRAMMES, SEATS, SUBSETS
from core.lucky_loop.reasons import Reason
from core.lucky_loop.rules.flight import STOP_AFTER, can_buy_red_die
from core.lucky_loop.rules.free_programme import fault_of
from core.lucky_loop.state import LuckyLoopState, Phase, flight_of

_ALONE: Final = tuple(frozenset({seat}) for seat in range(SEATS[-1]))
_CHANCE: Final[dict[type[Action], str]] = {Shuffled: "LL-8", FirstPlayerDrawn: "LL-5", Rolled: "LL-12"}
"""What is up to chance, and the rule that says so."""
_CHANCE_IN: Final[dict[Phase, type[Action]]] = {Phase.LOT: FirstPlayerDrawn, Phase.ROLL: Rolled}
_KNOWN: Final = frozenset(get_args(Actions))


def to_act(state: LuckyLoopState) -> frozenset[Seat]:
    """Whom the table waits for."""
    if state.phase is Phase.OVER:
        return NOBODY
    return ONLY_NATURE if _chance_due(state) else _ALONE[state.turn]


def _chance_due(state: LuckyLoopState) -> type[Action] | None:
    """What nature has to do now, if anything."""
    return Shuffled if state.shuffling else _CHANCE_IN.get(state.phase)


def legal(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
    """Everything a player may do."""
    if seat != state.turn or state.shuffling:
        return ()
    choices = _CHOICES.get(state.phase)
    return choices(state, seat) if choices else ()


def _turn_choices(state: LuckyLoopState, seat: Seat) -> Sequence[Action]:
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
    flight = flight_of(state)
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
    flight, faces = flight_of(state), state.faces
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


_CHOICES: Final[dict[Phase, Callable[[LuckyLoopState, Seat], Sequence[Action]]]] = {
    Phase.CHOOSE: _turn_choices,
    Phase.EXCHANGE: _draws,
    Phase.REFILL: _draws,
    Phase.DISCARD: _discards,
    Phase.HIGHLIGHT: _highlights,
    Phase.READY: _before_a_throw,
    Phase.COMPLETE: _after_a_throw,
}


def require_turn(state: LuckyLoopState, seat: Seat, action: Action) -> None:
    """Refuse those who do not act now, and what only chance, or only a player, can do."""
    if state.phase is Phase.OVER:
        raise Illegal("LL-32", Reason.GAME_OVER)
    kind, due = type(action), _chance_due(state)
    if seat == NATURE:
        if kind is not due:
            raise Illegal("LL-6", Reason.NOT_FOR_CHANCE)
        return
    if kind in _CHANCE:
        raise Illegal("LL-12", Reason.ONLY_CHANCE)
    if due:
        raise Illegal(_CHANCE[due], Reason.CHANCE_FIRST)
    if seat != state.turn:
        raise Illegal("LL-5", Reason.NOT_YOUR_TURN)
    if kind not in _KNOWN:
        raise Illegal("LL-6", Reason.NOT_THIS_GAME)
