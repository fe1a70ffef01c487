"""A turn before take-off: exchanging cards, and presenting a programme."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import Cards, without
from core.game import Illegal, Log, Seat, replaced
from core.lucky_loop.actions import Discard, Draw, PresentOne, PresentThree
from core.lucky_loop.box import BOX, DIFFICULTY, EXCHANGED, HAND, PROGRAMME_AT, PROGRAMMES, Programme
from core.lucky_loop.events import (
    CardDiscarded,
    CardDrawn,
    CardPresented,
    ExchangeBegun,
    LossReason,
    ProgrammePresented,
)
from core.lucky_loop.reasons import Reason
from core.lucky_loop.rules.game_flow import can_draw, end_turn, lose, with_discarded
from core.lucky_loop.state import Edition, Flight, LuckyLoopState, Phase

# --- exchange --------------------------------------------------------------------------------------------


def exchange_price(state: LuckyLoopState) -> int:
    """What a whole exchange costs in the final phase (LL-25)."""
    return 1 if state.options.edition is Edition.A else EXCHANGED


def exchange(state: LuckyLoopState, seat: Seat, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Begin an exchange; in the final phase edition A takes a point for it (LL-7, LL-25)."""
    require_choice(state)
    log.append(ExchangeBegun(seat))
    state = replace(state, phase=Phase.EXCHANGE, to_draw=EXCHANGED, landed=None)
    if state.options.edition is Edition.A and state.in_final_phase(seat):
        state = lose(state, seat, 1, LossReason.EXCHANGE, log)
    return state if can_draw(state) else _drawn(state, log)


def draw(state: LuckyLoopState, seat: Seat, action: Draw, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Draw the top card of a deck, for an exchange or to refill the hand (LL-7, LL-19)."""
    exchanging = state.phase is Phase.EXCHANGE
    if not exchanging and state.phase is not Phase.REFILL:
        raise Illegal("LL-7", Reason.NOT_DRAWING)
    if action.deck not in (0, 1):
        raise Illegal("LL-1", Reason.NO_SUCH_DECK)
    deck = state.decks[action.deck]
    if not deck:
        raise Illegal("LL-8", Reason.DECK_EMPTY)
    log.append(CardDrawn(seat, action.deck, deck[0]))
    state = replace(
        state,
        decks=replaced(state.decks, action.deck, deck[1:]),
        hands=replaced(state.hands, seat, (*state.hands[seat], deck[0])),
        to_draw=state.to_draw - 1,
    )
    if exchanging and state.options.edition is Edition.B and state.in_final_phase(seat):
        state = lose(state, seat, 1, LossReason.EXCHANGE, log)
    return state if state.to_draw and can_draw(state) else _drawn(state, log)


def _drawn(state: LuckyLoopState, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Go on after the last card that could be drawn."""
    too_many = len(state.hands[state.turn]) > HAND
    state = replace(state, phase=Phase.DISCARD, to_draw=0)
    return state if too_many else end_turn(state, log)


def discard(state: LuckyLoopState, seat: Seat, action: Discard, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Discard one card; with six left the exchange is over (LL-7)."""
    if state.phase is not Phase.DISCARD:
        raise Illegal("LL-7", Reason.NOT_DISCARDING)
    hand = state.hands[seat]
    require_held(hand, (action.card,), "LL-7")
    log.append(CardDiscarded(seat, action.card))
    state = replace(
        state,
        hands=replaced(state.hands, seat, without(hand, (action.card,))),
        discards=with_discarded(state, (action.card,)),
    )
    return state if len(hand) - 1 > HAND else end_turn(state, log)


# --- present ---------------------------------------------------------------------------------------------


def present_three(state: LuckyLoopState, seat: Seat, action: PresentThree, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Lay three cards on a programme's side and take off (LL-9)."""
    place = _programme(state, seat, action.programme)
    programme = PROGRAMMES[place]
    require_held(state.hands[seat], action.cards, "LL-9")
    figures = tuple([state.faces[card][0] for card in action.cards])
    if figures != programme.figures:
        raise _misfit(programme, figures)
    old = state.sides[place]
    log.append(ProgrammePresented(seat, programme.id, action.cards, old))
    return _take_off(state, seat, place, action.cards, action.cards, old)


def _misfit(programme: Programme, figures: tuple[str, ...]) -> Illegal:
    """What is wrong with figures that are not those of the programme (LL-9)."""
    if not set(figures) <= set(programme.figures):
        return Illegal("LL-9", Reason.NO_SUCH_FIGURE_THERE, programme=programme.name)
    if sorted(figures) == sorted(programme.figures):
        return Illegal("LL-9", Reason.FIGURES_NOT_SORTED, programme=programme.name)
    return Illegal("LL-9", Reason.WRONG_FIGURES, programme=programme.name)


def present_one(state: LuckyLoopState, seat: Seat, action: PresentOne, log: Log[LuckyLoopState]) -> LuckyLoopState:
    """Replace one card on a side by a harder one of the same figure and take off (LL-10)."""
    place = _programme(state, seat, action.programme)
    side, programme = state.sides[place], PROGRAMMES[place]
    require_held(state.hands[seat], (action.card,), "LL-10")
    face = state.faces[action.card]
    # What can never be comes before what has to wait.
    if face[0] not in programme.figures:
        raise Illegal("LL-10", Reason.NO_SUCH_FIGURE_THERE, programme=programme.name)
    if state.round == 1:
        raise Illegal("LL-10", Reason.FIRST_ROUND)
    if not side:
        raise Illegal("LL-10", Reason.EMPTY_SIDE, programme=programme.name)
    slot = programme.figures.index(face[0])
    old = side[slot]
    if DIFFICULTY[face] <= DIFFICULTY[state.faces[old]]:
        raise Illegal("LL-10", Reason.NOT_HARDER, new=DIFFICULTY[face], old=DIFFICULTY[state.faces[old]])
    log.append(CardPresented(seat, programme.id, action.card, old))
    return _take_off(state, seat, place, replaced(side, slot, action.card), (action.card,), (old,))


def side_with(state: LuckyLoopState, programme: str, card: int) -> Cards:
    """The cards at a programme once `card` has replaced the one of its figure (LL-10)."""
    place = PROGRAMME_AT[programme]
    slot = PROGRAMMES[place].figures.index(state.faces[card][0])
    return replaced(state.sides[place], slot, card)


def _programme(state: LuckyLoopState, seat: Seat, name: str) -> int:
    """The place of a programme that the player may present now."""
    require_choice(state)
    if state.in_final_phase(seat):
        raise Illegal("LL-24", Reason.FREE_PROGRAMME_ONLY)
    place = PROGRAMME_AT.get(name)
    if place is None:
        raise Illegal("LL-4", Reason.NO_SUCH_PROGRAMME)
    if state.scores[seat][place] >= BOX.scale_last:
        raise Illegal("LL-11", Reason.SCALE_FULL, programme=PROGRAMMES[place].name, full=BOX.scale_last)
    return place


def _take_off(state: LuckyLoopState, seat: Seat, place: int, side: Cards, played: Cards, old: Cards) -> LuckyLoopState:
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], played)),
        sides=replaced(state.sides, place, side),
        discards=with_discarded(state, old),
        phase=Phase.READY,
        flight=Flight(seat, PROGRAMMES[place].id, side, ((),) * len(side)),
        landed=None,
    )


# --- what every choice of a turn needs -------------------------------------------------------------------


def require_choice(state: LuckyLoopState) -> None:
    """Refuse to begin a turn a second time, or in another way than the free programme on the table asks."""
    if state.phase is Phase.HIGHLIGHT:
        raise Illegal("LL-29", Reason.FLY_YOUR_SET)
    if state.phase is not Phase.CHOOSE:
        raise Illegal("LL-6", Reason.ALREADY_CHOSEN)


def require_held(hand: Cards, cards: Cards, rule: str) -> None:
    """Refuse cards that the player does not hold."""
    for card in cards:
        if card not in hand:
            raise Illegal(rule, Reason.NOT_IN_HAND)
