"""Whether a position could have come from a game, so that a loaded one can be played on."""

from __future__ import annotations

from itertools import chain

from core.audit import require
from core.cards import Cards
from core.dice import PIPS
from core.game import Seat
from core.lucky_loop.box import (
    BLACK_DICE,
    BOX,
    CARDS_PER_PROGRAMME,
    DECK_CARDS,
    DECK_FACES,
    DICE,
    DIFFICULTY,
    EXCHANGED,
    FREE_SIZES,
    HAND,
    MOST_POINTS,
    PROGRAMME_AT,
    PROGRAMMES,
    SEATS,
    SUBSETS,
)
from core.lucky_loop.rules.flight import can_buy_red_die
from core.lucky_loop.rules.free_programme import fault_of
from core.lucky_loop.rules.landing import card_points
from core.lucky_loop.state import IN_THE_AIR, Flight, LuckyLoopState, Phase, empty_decks, thrown_from

_BOXED = tuple(sorted(faces) for faces in DECK_FACES)


def audit(state: LuckyLoopState) -> None:
    """Raise `Corrupt` unless pieces are conserved, numbers in range and the phase fits the table.

    The checks build on each other, so their order matters.
    """
    _audit_seats(state)
    _audit_cards(state)
    _audit_sets(state)
    _audit_scores(state)
    _audit_free_results(state)
    _audit_phase(state)
    _audit_shuffling(state)
    require((state.flight is not None) == (state.phase in IN_THE_AIR), "a flight and its phase don't match")
    if state.flight is not None:
        _audit_in_the_air(state, state.flight)
    if state.landed is not None:
        _audit_landed(state, state.landed)


# --- pieces ----------------------------------------------------------------------------------------------


def _audit_seats(state: LuckyLoopState) -> None:
    seats = len(state.hands)
    require(seats in SEATS, f"{seats} seats")
    per_seat = (state.free, state.scores, state.free_results, state.totals, state.tokens)
    require(all(len(items) == seats for items in per_seat), "not one of everything per seat")
    require(len(state.sides) == len(PROGRAMMES), "not one side per programme")
    require(all(len(scores) == len(PROGRAMMES) for scores in state.scores), "not one scale per programme")
    require(state.turn in range(seats) and state.first in range(seats), "nobody sits on that seat")
    require(state.round >= 1, "the rounds begin at 1")


def _audit_cards(state: LuckyLoopState) -> None:
    zones = (*state.decks, *state.discards, *state.hands, *state.sides, *state.free)
    cards = sorted(chain.from_iterable(zones))
    require(cards == [*DECK_CARDS[0], *DECK_CARDS[1]], "a card is missing or lies in two places")
    require(len(state.faces) == len(cards), "a card has no face")
    for deck, ids in enumerate(DECK_CARDS):
        faces = sorted(state.faces[card] for card in ids)
        require(faces == _BOXED[deck], f"deck {deck} has other cards than the box")
        require(set(ids).issuperset(state.decks[deck] + state.discards[deck]), f"deck {deck} has a wrong back")
        require(list(state.decks[deck]) == sorted(state.decks[deck]), f"deck {deck} is out of order")


def _audit_sets(state: LuckyLoopState) -> None:
    for programme, side in zip(PROGRAMMES, state.sides, strict=True):
        figures = tuple(state.faces[card][0] for card in side)
        require(not side or figures == programme.figures, f"wrong cards at {programme.id}")
    for seat, cards in enumerate(state.free):
        if cards:
            sound = len(cards) in FREE_SIZES and fault_of(cards, state.faces) is None
            require(sound and list(cards) == sorted(cards), "a faulty free programme")
            require(state.in_final_phase(seat), "a free programme before its time")


def _audit_scores(state: LuckyLoopState) -> None:
    require(min(state.tokens) >= 0 and state.supply >= 0, "more tokens than the box has")
    for seat, scores in enumerate(state.scores):
        sound = all(score == 0 or BOX.scale_first <= score <= MOST_POINTS for score in scores)
        require(sound, "a result no scale has")
        total, free = state.totals[seat], state.free_results[seat]
        if all(scores):
            most = sum(scores) + (free.points - min(scores) if free else 0)
            require(0 <= total <= most, "a total the scales don't bear out")
        else:
            require(total == sum(scores), "a total the scales don't add up to")


def _audit_free_results(state: LuckyLoopState) -> None:
    seats = len(state.hands)
    played = seats if state.phase is Phase.OVER else (state.turn - state.first) % seats
    for seat, result in enumerate(state.free_results):
        if result is None:
            continue
        scores = state.scores[seat]
        require(bool(state.free[seat]) and 0 <= result.points <= MOST_POINTS, "a free result without a flight")
        require(result.replaces == PROGRAMMES[scores.index(min(scores))].id, "the wrong result is crossed out")
        require((seat - state.first) % seats < played, "a turn after the free programme succeeded")
    require(state.phase is not Phase.OVER or any(state.free_results), "over without a free programme flown")


# --- phase -----------------------------------------------------------------------------------------------


def _audit_phase(state: LuckyLoopState) -> None:
    waiting = [seat for seat in range(len(state.hands)) if seat != state.turn]
    if state.phase is Phase.LOT:
        empty = not any(chain(state.hands, state.sides, state.free)) and not any(chain(state.totals, state.tokens))
        require(empty and state.to_draw == 0 and state.landed is None, "the game is under way before it began")
        return
    for seat in waiting:
        require(len(state.hands[seat]) == _resting_hand(state, seat), "a waiting player's hand has a wrong size")
    size, laid = len(state.hands[state.turn]), bool(state.free[state.turn])
    drawing = state.phase in (Phase.EXCHANGE, Phase.REFILL)
    require(drawing == (state.to_draw != 0), "cards to draw outside of drawing")
    require(_hand_fits(state, size, laid), f"a hand of {size} in phase {state.phase.value}")


def _resting_hand(state: LuckyLoopState, seat: Seat) -> int:
    return 0 if state.free[seat] else HAND


def _hand_fits(state: LuckyLoopState, size: int, laid: bool) -> bool:
    """Whether the player whose turn it is holds as many cards as the phase says."""
    match state.phase:
        case Phase.CHOOSE:
            return not laid and size == HAND
        case Phase.EXCHANGE:
            return not laid and state.to_draw in range(1, EXCHANGED + 1) and size + state.to_draw == HAND + EXCHANGED
        case Phase.DISCARD:
            return not laid and size in range(HAND + 1, HAND + EXCHANGED + 1)
        case Phase.REFILL:
            return not laid and state.to_draw in range(1, HAND + 1) and size + state.to_draw == HAND
        case Phase.HIGHLIGHT:
            return laid and size == 0
        case Phase.OVER:
            return size == _resting_hand(state, state.turn)
        case _:
            return size == 0 if laid else size in (HAND - 1, HAND - CARDS_PER_PROGRAMME)


def _audit_shuffling(state: LuckyLoopState) -> None:
    dry = empty_decks(state)
    # Once an exchange is discarding, a dry deck waits for the last discard.
    waits = state.phase is Phase.DISCARD and not state.shuffling
    require(state.shuffling == dry or waits, "the wrong deck is being shuffled")


# --- flights ---------------------------------------------------------------------------------------------


def _audit_in_the_air(state: LuckyLoopState, flight: Flight) -> None:
    require(flight.seat == state.turn, "somebody else's flight")
    _audit_flight(state, flight)
    require(flight.points is None and flight.completed < len(flight.cards), "a flight that should have landed")
    if flight.programme is None:
        require(state.in_final_phase(flight.seat), "a free programme before its time")
    else:
        score = state.scores[flight.seat][PROGRAMME_AT[flight.programme]]
        require(score < BOX.scale_last and not state.in_final_phase(flight.seat), "a programme that can't be flown")
    require(state.landed is None, "the last flight is still on the table")
    if state.phase is Phase.READY:
        require(not flight.throw and not flight.rolling, "a throw before the throw")
        require(bool(flight.left) or can_buy_red_die(state, flight), "no dice left to throw")
        return
    require(flight.throw in SUBSETS and flight.throw == thrown_from(flight.left), "a throw of the wrong dice")
    rolled = [flight.values[die] in PIPS for die in flight.throw]
    if state.phase is Phase.ROLL:
        require(flight.rolling in SUBSETS[flight.throw], "dice that were not thrown are rolling")
        first = flight.rolling == flight.throw and not any(rolled)
        require(first or all(rolled), "some dice of the throw show nothing")
    else:
        require(not flight.rolling and all(rolled), "the dice are still rolling")
        helped = state.tokens[flight.seat] > 0 or flight.can_complete(state.faces)
        require(helped, "a flight that should have landed")


def _audit_landed(state: LuckyLoopState, flight: Flight) -> None:
    require(state.phase not in (Phase.EXCHANGE, Phase.DISCARD), "the last flight is still on the table")
    require(flight.seat in range(len(state.hands)), "nobody sits on that seat")
    _audit_flight(state, flight)
    require(not flight.rolling, "dice roll after the landing")
    thrown = all(die in flight.left and flight.values[die] in PIPS for die in flight.throw)
    require(thrown and (not flight.throw or flight.throw in SUBSETS), "a throw of the wrong dice")
    succeeded = flight.completed == len(flight.cards)
    points = sum(card_points(state, flight)) + len(flight.left) if succeeded else None
    require(flight.points == points, "a flight with a wrong result")


def _audit_flight(state: LuckyLoopState, flight: Flight) -> None:
    """Check cards and dice, in the air as after the landing."""
    require(flight.programme is None or flight.programme in PROGRAMME_AT, "an unknown programme")
    require(bool(flight.cards) and flight.cards == _laid(state, flight), "a flight with other cards than are laid")
    require(flight.highlight is None or flight.programme is None, "a highlight in a programme")
    require(flight.highlight in flight.cards or flight.programme is not None, "a free programme without highlight")
    dice = sorted(chain(flight.left, *flight.dice_on))
    require(len(flight.dice_on) == len(flight.cards) and dice in (list(BLACK_DICE), list(DICE)), "a die is missing")
    require(list(flight.left) == sorted(flight.left), "the dice are out of order")
    require(len(flight.values) == len(DICE) and all(0 <= value <= PIPS[-1] for value in flight.values), "not a die")
    for card, used in zip(flight.cards, flight.dice_on, strict=True):
        if used:
            require(used in SUBSETS and all(flight.values[die] for die in used), "not dice of a throw on a card")
            over = flight.total(used) - DIFFICULTY[state.faces[card]]
            require(over == 0 or (over > 0 and card != flight.highlight), "a card that is not completed")
    idle = set(DICE).difference(flight.throw, *flight.dice_on)
    require(not any(flight.values[die] for die in idle), "dice show something that were not thrown")


def _laid(state: LuckyLoopState, flight: Flight) -> Cards:
    if flight.programme is None:
        return state.free[flight.seat]
    return state.sides[PROGRAMME_AT[flight.programme]]
