"""In the air: throws, re-rolls, the red die, completed cards, and the ways a flight ends."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import without
from core.dice import Rolled, require_roll
from core.game import Illegal, Log, Seat, replaced
from core.lucky_loop.actions import Complete, Reroll
from core.lucky_loop.box import DIFFICULTY, RED_DIE, SUBSETS
from core.lucky_loop.events import CardCompleted, DiceRolled, RedDieBought, TokenSpent
from core.lucky_loop.reasons import Reason
from core.lucky_loop.rules.landing import land
from core.lucky_loop.state import Flight, LuckyLoopState, Phase, flight_of, thrown_from

STOP_AFTER = 2
"""The completed cards after which a player may stop early (LL-15)."""


# --- before a throw --------------------------------------------------------------------------------------


def throw(state: LuckyLoopState) -> LuckyLoopState:
    """Take up the dice of the next throw; nature rolls them (LL-12)."""
    flight = _before_a_throw(state, "LL-12")
    if not flight.left:
        raise Illegal("LL-16", Reason.NO_DICE_LEFT)
    dice = thrown_from(flight.left)
    return replace(state, phase=Phase.ROLL, flight=replace(flight, throw=dice, rolling=dice))


def buy_red_die(state: LuckyLoopState, seat: Seat, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Pay for the red die, which joins the dice left (LL-21)."""
    # A player who can't have it at all in this turn need not be told to wait for another moment.
    if state.flight is not None and state.flight.red_die:
        raise Illegal("LL-21", Reason.RED_DIE_BOUGHT)
    if not state.tokens[seat]:
        raise Illegal("LL-21", Reason.NO_TOKEN)
    flight = _before_a_throw(state, "LL-21")
    state = _with_token_spent(state, seat, "LL-21", log)
    log.append(RedDieBought(seat))
    return replace(state, flight=replace(flight, left=(*flight.left, RED_DIE)))


def stop_early(state: LuckyLoopState, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Give up the points for a token after the second card (LL-15)."""
    flight = state.flight
    if flight is not None and flight.programme is None:
        raise Illegal("LL-28", Reason.NO_STOP_IN_FREE_PROGRAMME)
    if flight is not None and flight.completed < STOP_AFTER:
        raise Illegal("LL-15", Reason.STOP_TOO_EARLY)
    return land(state, _before_a_throw(state, "LL-15"), log)


def _before_a_throw(state: LuckyLoopState, rule: str) -> Flight:
    if state.phase is not Phase.READY or state.flight is None:
        raise Illegal(rule, Reason.NOT_BEFORE_A_THROW)
    return state.flight


# --- after a throw ---------------------------------------------------------------------------------------


def roll(state: LuckyLoopState, outcome: Rolled, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Nature rolls; a throw that nothing can save ends the flight (LL-14)."""
    flight = flight_of(state)
    require_roll(outcome, len(flight.rolling), "LL-12")
    values = list(flight.values)
    again = values[flight.rolling[0]] > 0
    for die, value in zip(flight.rolling, outcome.values, strict=True):
        values[die] = value
    log.append(DiceRolled(state.turn, flight.rolling, outcome.values, again))
    flight = replace(flight, rolling=(), values=tuple(values))
    rolled = replace(state, phase=Phase.COMPLETE, flight=flight)
    if state.tokens[state.turn] or flight.can_complete(state.faces):
        return rolled
    log.pause(rolled)
    return land(state, flight, log)


def reroll(state: LuckyLoopState, seat: Seat, action: Reroll, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Pay to have some dice of the throw rolled again (LL-22)."""
    flight = _after_a_throw(state, "LL-22")
    if action.dice not in SUBSETS[flight.throw]:
        raise Illegal("LL-22", Reason.NOT_OF_THIS_THROW)
    state = _with_token_spent(state, seat, "LL-22", log)
    return replace(state, phase=Phase.ROLL, flight=replace(flight, rolling=action.dice))


def complete(state: LuckyLoopState, seat: Seat, action: Complete, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Put dice of the throw on a card (LL-12); the highlighted card takes only its exact number (LL-27)."""
    flight = _after_a_throw(state, "LL-12")
    card, dice = action.card, action.dice
    if card not in flight.cards:
        raise Illegal("LL-12", Reason.NOT_ON_THIS_FLIGHT)
    place = flight.cards.index(card)
    if flight.dice_on[place]:
        raise Illegal("LL-12", Reason.ALREADY_COMPLETED)
    if dice not in SUBSETS[flight.throw]:
        raise Illegal("LL-12", Reason.NOT_OF_THIS_THROW)
    total, difficulty = flight.total(dice), DIFFICULTY[state.faces[card]]
    if total != difficulty and card == flight.highlight:
        raise Illegal("LL-27", Reason.HIGHLIGHT_NOT_EXACT, total=total, difficulty=difficulty)
    if total < difficulty:
        raise Illegal("LL-12", Reason.TOO_LITTLE, total=total, difficulty=difficulty)
    log.append(CardCompleted(seat, card, dice, total == difficulty))
    dice_on = replaced(flight.dice_on, place, dice)
    values = tuple([0 if die in flight.throw and die not in dice else v for die, v in enumerate(flight.values)])
    flight = replace(flight, dice_on=dice_on, left=without(flight.left, dice), throw=(), values=values)
    completed = replace(state, phase=Phase.READY, flight=flight)
    if not all(dice_on) and (flight.left or can_buy_red_die(state, flight)):
        return completed
    log.pause(completed)
    return land(state, flight, log)


def land_unfinished(state: LuckyLoopState, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Land where only a token could have helped (LL-14, LL-21)."""
    flight = state.flight
    if flight is None:
        raise Illegal("LL-14", Reason.NOT_AFTER_A_THROW)
    if state.phase is Phase.COMPLETE:
        if flight.can_complete(state.faces):
            raise Illegal("LL-13", Reason.MUST_COMPLETE)
    elif flight.left or flight.programme is not None:
        raise Illegal("LL-12", Reason.STILL_IN_THE_AIR)
    return land(state, flight, log)


def can_buy_red_die(state: LuckyLoopState, flight: Flight) -> bool:
    """Whether the player can still pay for the red die in this turn (LL-21)."""
    return state.tokens[flight.seat] > 0 and not flight.red_die


def _after_a_throw(state: LuckyLoopState, rule: str) -> Flight:
    if state.phase is not Phase.COMPLETE or state.flight is None:
        raise Illegal(rule, Reason.NOT_AFTER_A_THROW)
    return state.flight


def _with_token_spent(state: LuckyLoopState, seat: Seat, rule: str, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """The token goes back to the supply (LL-23)."""
    if not state.tokens[seat]:
        raise Illegal(rule, Reason.NO_TOKEN)
    log.append(TokenSpent(seat))
    return replace(state, tokens=replaced(state.tokens, seat, state.tokens[seat] - 1))
