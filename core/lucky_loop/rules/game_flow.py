"""The flow of the game: set-up, shuffles, the passing of turns, the refilling of hands."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from core.cards import Cards, FirstPlayerDrawn, Shuffled, with_shuffled
from core.game import Action, ChanceReason, Illegal, Log, Seat, leaders, replaced
from core.lucky_loop.actions import Discard
from core.lucky_loop.box import DEALT_PER_DECK, DECK_CARDS, DECK_FACES, HAND, PROGRAMMES, deck_of
from core.lucky_loop.events import (
    DeckShuffled,
    FirstPlayerChosen,
    GameEnded,
    HandDealt,
    LossReason,
    PointsLost,
    RoundBegan,
    TurnBegan,
)
from core.lucky_loop.state import LuckyLoopOptions, LuckyLoopState, Phase, empty_decks


def set_up(seats: int, options: LuckyLoopOptions) -> LuckyLoopState:
    """All cards lie sorted and face up beside the board; nature turns them into two decks."""
    return LuckyLoopState(
        options=options,
        faces=DECK_FACES[0] + DECK_FACES[1],
        decks=((), ()),
        discards=DECK_CARDS,
        hands=((),) * seats,
        sides=((),) * len(PROGRAMMES),
        free=((),) * seats,
        scores=((0,) * len(PROGRAMMES),) * seats,
        free_results=(None,) * seats,
        totals=(0,) * seats,
        tokens=(0,) * seats,
        shuffling=(0, 1),
    )


def shuffle(state: LuckyLoopState, outcome: Shuffled, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Nature rebuilds a deck from its discard pile (LL-8)."""
    deck = state.shuffling[0]
    pile = state.discards[deck]
    log.append(DeckShuffled(deck))
    return replace(
        state,
        faces=with_shuffled(state.faces, pile, outcome, "LL-8"),
        decks=replaced(state.decks, deck, tuple(sorted(pile))),
        discards=replaced(state.discards, deck, ()),
        shuffling=state.shuffling[1:],
    )


def deal(state: LuckyLoopState, outcome: FirstPlayerDrawn, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Nature draws the first player; then everybody draws three cards from each deck (LL-5)."""
    seats, first = len(state.hands), outcome.seat
    if first not in range(seats):
        raise Illegal("LL-5", ChanceReason.NO_SUCH_SEAT)
    log.append(FirstPlayerChosen(first))
    hands = list(state.hands)
    top, bottom = state.decks
    for offset in range(seats):
        seat = (first + offset) % seats
        hands[seat] = top[:DEALT_PER_DECK] + bottom[:DEALT_PER_DECK]
        top, bottom = top[DEALT_PER_DECK:], bottom[DEALT_PER_DECK:]
        log.append(HandDealt(seat, hands[seat]))
    log += (RoundBegan(1), TurnBegan(first))
    return replace(state, decks=(top, bottom), hands=tuple(hands), first=first, turn=first, phase=Phase.CHOOSE)


def end_turn(state: LuckyLoopState, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Pass the turn clockwise; a round in which a free programme succeeded is the last (LL-32)."""
    turn = (state.turn + 1) % len(state.hands)
    number = state.round
    if turn == state.first:
        if any(state.free_results):
            log.append(GameEnded(leaders(state.totals)))
            return replace(state, phase=Phase.OVER)
        number += 1
        log.append(RoundBegan(number))
    log.append(TurnBegan(turn))
    # A free programme on the table must be flown again (LL-29), so there is nothing to choose but the highlight.
    phase = Phase.HIGHLIGHT if state.free[turn] else Phase.CHOOSE
    return replace(state, phase=phase, turn=turn, round=number)


def refill(state: LuckyLoopState, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Let the player draw back to six cards, then end the turn (LL-19)."""
    missing = HAND - len(state.hands[state.turn])
    if missing > 0 and can_draw(state):
        return replace(state, phase=Phase.REFILL, to_draw=missing)
    return end_turn(state, log)


def carry_on(state: LuckyLoopState, action: Action) -> LuckyLoopState:
    """After any action: call for a shuffle where a deck has run dry, but not between two discards (LL-8)."""
    if all(state.decks) or (state.phase is Phase.DISCARD and isinstance(action, Discard)):
        return state
    return replace(state, shuffling=empty_decks(state))


def can_draw(state: LuckyLoopState) -> bool:
    """Whether there is a card to be drawn, if need be after a shuffle (LL-8)."""
    return any(state.decks) or any(state.discards)


def with_discarded(state: LuckyLoopState, cards: Iterable[int]) -> tuple[Cards, Cards]:
    """The discard piles after `cards` went there, each to its own."""
    piles: tuple[list[int], list[int]] = ([], [])
    for card in cards:
        piles[deck_of(card)].append(card)
    return (*state.discards[0], *piles[0]), (*state.discards[1], *piles[1])


def lose(state: LuckyLoopState, seat: Seat, points: int, why: LossReason, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Move a marker back on the main track, at most to 0 (LL-25)."""
    total = state.totals[seat]
    lost = min(points, total)
    if not lost:
        return state
    log.append(PointsLost(seat, lost, why))
    return replace(state, totals=replaced(state.totals, seat, total - lost))
