"""The free programme before take-off: laying the set and placing the highlight token."""

from __future__ import annotations

from itertools import combinations, pairwise

from msgspec.structs import replace

from core.cards import Cards, Faces, without
from core.game import Illegal, Log, Seat, replaced
from core.lucky_loop.actions import Highlight, PresentFree
from core.lucky_loop.box import BLACK_DICE, BOX, FACES, FREE_SIZES
from core.lucky_loop.events import CardHighlighted, FreeProgrammePresented, FreeProgrammeRejected, LossReason
from core.lucky_loop.reasons import Reason
from core.lucky_loop.rules.game_flow import lose, refill, with_discarded
from core.lucky_loop.rules.turn import require_choice, require_held
from core.lucky_loop.state import Flight, LuckyLoopState, Phase

FAULTY_SET = 3
"""The points a faulty set costs at a strict table (LL-31)."""


def present_free(state: LuckyLoopState, seat: Seat, action: PresentFree, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Lay the free programme and discard the rest of the hand (LL-26)."""
    require_choice(state)
    cards, hand = action.cards, state.hands[seat]
    if not state.in_final_phase(seat):
        raise Illegal("LL-24", Reason.FREE_PROGRAMME_LATER)
    if len(cards) not in FREE_SIZES:
        raise _misfit(state, seat, cards)
    require_held(hand, cards, "LL-26")
    if any(card >= following for card, following in pairwise(cards)):
        raise Illegal("LL-26", Reason.SET_NOT_SORTED)
    fault = fault_of(cards, state.faces)
    rest = without(hand, cards)
    state = replace(state, hands=replaced(state.hands, seat, ()), landed=None)
    laid = replace(
        state, free=replaced(state.free, seat, cards), discards=with_discarded(state, rest), phase=Phase.HIGHLIGHT
    )
    if fault is None:
        log.append(FreeProgrammePresented(seat, cards, rest))
        return laid
    if not state.options.strict:
        raise fault
    log.append(FreeProgrammeRejected(seat, cards, rest))
    log.pause(laid)
    state = replace(state, discards=with_discarded(state, hand))
    return refill(lose(state, seat, FAULTY_SET, LossReason.FAULTY_SET, log), log)


def _misfit(state: LuckyLoopState, seat: Seat, cards: Cards) -> Illegal:
    """What is wrong with too many or too few cards: perhaps no others in hand could make them a set (LL-26)."""
    hand, laid = state.hands[seat], set(cards)
    sets = [set_ for size in FREE_SIZES for set_ in combinations(hand, size) if laid <= set(set_)]
    # At a table that punishes any set of the right size may be laid (LL-31).
    if sets and not state.options.strict and all(fault_of(set_, state.faces) for set_ in sets):
        return Illegal("LL-26", Reason.NO_SUCH_SET, least=BOX.free_difficulty, dice=len(BLACK_DICE))
    return Illegal("LL-26", Reason.WRONG_SET_SIZE, least=FREE_SIZES[0], most=FREE_SIZES[-1])


def fault_of(cards: Cards, faces: Faces) -> Illegal | None:
    """What is wrong with a set of the right size: too easy, or not to be flown with six dice (LL-26)."""
    set_ = [FACES[faces[card]] for card in cards]
    total = sum([face.difficulty for face in set_])
    if total < BOX.free_difficulty:
        return Illegal("LL-26", Reason.SET_TOO_EASY, total=total, least=BOX.free_difficulty)
    dice = sum([face.dice for face in set_])
    if dice > len(BLACK_DICE):
        return Illegal("LL-26", Reason.SET_NEEDS_TOO_MANY_DICE, needed=dice, dice=len(BLACK_DICE))
    return None


def highlight(state: LuckyLoopState, seat: Seat, action: Highlight, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Choose the card that must be met exactly, and take off (LL-27)."""
    if state.phase is not Phase.HIGHLIGHT:
        raise Illegal("LL-27", Reason.NOT_HIGHLIGHTING)
    cards = state.free[seat]
    if action.card not in cards:
        raise Illegal("LL-27", Reason.NOT_IN_SET)
    log.append(CardHighlighted(seat, action.card))
    flight = Flight(seat, None, cards, ((),) * len(cards), highlight=action.card)
    return replace(state, phase=Phase.READY, flight=flight, landed=None)
