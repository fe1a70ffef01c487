"""Setting the table: the discs in the centre, the towers on their pucks, and who begins."""

from __future__ import annotations

from msgspec.structs import replace

from core.cards import FirstPlayerDrawn, may_begin
from core.game import ChanceReason, Illegal, Log, Seat, replaced
from core.targets.actions import Arrange
from core.targets.box import DICE_EACH, DISCS, DISCS_PER_COLOUR, IN_THE_CENTRE
from core.targets.events import Arranged, FirstDrawn, RoundBegun
from core.targets.reasons import Reason
from core.targets.rules.golden_targets import begin_golden
from core.targets.rules.round_end import carry_on
from core.targets.state import (
    Dice,
    Discs,
    Phase,
    TargetsOptions,
    TargetsState,
    dice_of,
    in_teams,
    partner,
)


def set_up(seats: int, options: TargetsOptions) -> TargetsState:
    """Three discs in the centre and everyone's tower built; the first player is still to be drawn (T-1, T-3)."""
    order = disc_order(options)
    state = TargetsState(
        options=options,
        seats=seats,
        phase=Phase.LOT,
        facings=(0,) * (seats * DICE_EACH),
        poses=(None,) * (seats * DICE_EACH),
        towers=((),) * seats,
        centre=order[:IN_THE_CENTRE],
        reserve=order[IN_THE_CENTRE:],
        stored=((),) * seats,
        won=((),) * seats,
        shots=(None,) * seats,
        doubles=(0,) * seats,
    )
    return _with_towers(state)


def disc_order(options: TargetsOptions) -> Discs:
    """The discs as they come into play: one of each colour in turn, or in 3 x 3 a colour per round (T-21)."""
    if options.three_by_three:
        return tuple(range(DISCS))
    return tuple(sorted(range(DISCS), key=lambda disc: (disc % DISCS_PER_COLOUR, disc)))


def draw_first(state: TargetsState, outcome: FirstPlayerDrawn, log: Log[TargetsState]) -> TargetsState:
    """The lot, or the table, says who begins (T-3)."""
    if outcome.seat not in may_begin(state.options.begins, state.seats):
        raise Illegal("T-3", ChanceReason.NO_SUCH_SEAT)
    log.append(FirstDrawn(outcome.seat))
    return _begin(replace(state, first=outcome.seat), log)


def next_round(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Clear the table, fill the centre and let the next player begin (T-16); or decide a tie (T-19)."""
    if state.tied:
        return begin_golden(state, log)
    state = replace(
        state,
        poses=(None,) * len(state.poses),
        doubles=(0,) * state.seats,
        first=(state.first + 1) % state.seats,
    )
    return _begin(_with_towers(_with_centre(state)), log)


def begin_anew(state: TargetsState) -> TargetsState:
    """A round that was under way, once more from its beginning, with what is left in the centre."""
    state = replace(
        state,
        phase=Phase.FLICKING,
        poses=(None,) * len(state.poses),
        shots=(None,) * state.seats,
        doubles=(0,) * state.seats,
        targets=(),
        pairs=(),
        let_go=(),
        fallen=(),
        moved=(),
        turned=(),
        slid=(),
    )
    state = carry_on(_with_towers(state), Log())
    return _begin(state, Log()) if state.phase is Phase.FLICKING else state


def _begin(state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    log.append(RoundBegun(state.round, state.sub_round, state.first, len(state.centre)))
    phase = Phase.ARRANGING if in_teams(state) else Phase.FLICKING
    return replace(state, phase=phase, arranged=(), flicker=(state.first - 1) % state.seats)


def _with_centre(state: TargetsState) -> TargetsState:
    left = [disc for disc in state.centre if disc is not None]
    if not state.options.three_by_three:
        return _refilled(replace(state, round=state.round + 1))
    if left:
        return replace(state, sub_round=state.sub_round + 1, centre=tuple(left))
    return _refilled(replace(state, round=state.round + 1, sub_round=1))


def _refilled(state: TargetsState) -> TargetsState:
    """Fill the gaps in the centre from the reserve; when it runs out, the discs left close up (T-16)."""
    spots = [*state.centre, *(None,) * IN_THE_CENTRE][:IN_THE_CENTRE]
    reserve = list(state.reserve)
    filled = [disc if disc is not None or not reserve else reserve.pop(0) for disc in spots]
    return replace(state, centre=tuple([disc for disc in filled if disc is not None]), reserve=tuple(reserve))


def _with_towers(state: TargetsState) -> TargetsState:
    # Until its owner says otherwise, a partner's die stands on top.
    top = DICE_EACH - 1
    return replace(state, towers=tuple([tower(state, seat, top) for seat in range(state.seats)]))


def tower(state: TargetsState, seat: Seat, place: int) -> Dice:
    """A seat's whole tower; in teams with the partner's die in that place (T-22)."""
    if not in_teams(state):
        return tuple(dice_of(seat))
    own = dice_of(seat)[:-1]
    return (*own[:place], dice_of(partner(seat))[-1], *own[place:])


def arrange(state: TargetsState, seat: Seat, action: Arrange, log: Log[TargetsState]) -> TargetsState:
    """A player places the partner's die; when all four have, the first player flicks (T-22)."""
    if action.place not in range(DICE_EACH):
        raise Illegal("T-22", Reason.NO_SUCH_PLACE, places=DICE_EACH)
    log.append(Arranged(seat, action.place))
    arranged = tuple(sorted((*state.arranged, seat)))
    return replace(
        state,
        phase=Phase.ARRANGING if len(arranged) < state.seats else Phase.FLICKING,
        arranged=arranged,
        towers=replaced(state.towers, seat, tower(state, seat, action.place)),
    )
