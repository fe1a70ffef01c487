"""Whether a position could have come from a game, so that a loaded one can be played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from core.audit import require
from core.targets.box import DICE_EACH, DISCS, DISCS_PER_COLOUR, IN_THE_CENTRE, MATERIAL, SEATS
from core.targets.physics.overlaps import touches_bullseye
from core.targets.physics.tabletop import DIRECTIONS, FACINGS, HEIGHTS, POWERS, Shot
from core.targets.rules.checking import on_the_table
from core.targets.rules.round_end import won_enough
from core.targets.state import (
    Announcing,
    Phase,
    TargetsState,
    allied,
    callers,
    can_flick,
    home,
    in_golden,
    in_teams,
    lying_discs,
    may_speak,
    owner,
    side,
    value,
)

_GOLDEN_PHASES: Final = (Phase.SETTLING, Phase.ROUND_OVER, Phase.GOLDEN, Phase.OVER)
_SPEAKING: Final = (Phase.FLICKING, Phase.ASKING)


def audit(state: TargetsState) -> None:
    """Raise `Corrupt` unless pieces are conserved, numbers in range and the phase fits the table."""
    _audit_sizes(state)
    _audit_ranges(state)
    _audit_dice(state)
    _audit_discs(state)
    _audit_results(state)
    _audit_tie(state)
    _audit_announcements(state)
    _audit_shots(state)
    _PHASES[state.phase](state)


def _audit_sizes(state: TargetsState) -> None:
    require(state.seats in SEATS, "2 to 4 play")
    per_seat = (state.towers, state.stored, state.won, state.shots, state.doubles)
    require(all(len(row) == state.seats for row in per_seat), "every seat has a tower and a puck")
    dice = state.seats * DICE_EACH
    require(len(state.facings) == len(state.poses) == dice, "every seat has three dice")
    require(len(state.centre) <= IN_THE_CENTRE, "the centre has three spots")


def _audit_ranges(state: TargetsState) -> None:
    seats = range(state.seats)
    require(state.first in seats and state.flicker in seats, "the turn is a player's")
    require(all(0 <= count <= MATERIAL.doubles for count in state.doubles), "too many doubles")
    require(state.round >= 1 and 1 <= state.sub_round <= IN_THE_CENTRE, "there is no such round")
    arranged = state.arranged
    require(arranged == tuple(sorted(set(arranged))) and set(arranged) <= set(seats), "who has arranged a tower?")
    require(in_teams(state) or not arranged, "only partners swap dice")


def _audit_dice(state: TargetsState) -> None:
    require(all(facing in range(FACINGS) for facing in state.facings), "a die lies on no face")
    require(all(pose is None or on_the_table(pose) for pose in state.poses), "a die lies beside the table")
    standing = [die for tower in state.towers for die in tower]
    require(len(set(standing)) == len(standing), "a die stands twice")
    for seat, tower in enumerate(state.towers):
        require(all(die in range(len(state.poses)) and home(state, die) == seat for die in tower), "a strange die")
    require(all(state.poses[die] is None for die in standing), "a die can't stand and lie")
    keeping = state.fallen or state.moved or state.turned or state.slid
    require(state.phase is Phase.KEEPING or not keeping, "dice are kept in their time")


def _audit_discs(state: TargetsState) -> None:
    centre = [disc for disc in state.centre if disc is not None]
    under = [disc for discs in (*state.stored, *state.won) for disc in discs]
    everywhere = sorted((*centre, *state.reserve, *state.removed, *under))
    require(everywhere == list(range(DISCS)), "discs are not conserved")
    if in_golden(state):
        require(not state.centre, "Golden Targets are played for one disc")
        return
    ended = state.phase is Phase.ROUND_OVER and not state.tied
    if state.options.three_by_three:
        require(len(state.reserve) == DISCS - DISCS_PER_COLOUR * state.round, "each round has a colour of its own")
        rounds, gone = state.sub_round, DISCS_PER_COLOUR - len(centre)
    else:
        require(state.sub_round == 1, "only 3 x 3 has parts of rounds")
        rounds, gone = state.round, DISCS - len(centre) - len(state.reserve)
    # In every round a disc leaves the centre, so no game is longer than its discs and money time.
    before = gone - state.centre.count(None)
    require(before >= rounds - 1 and (not ended or None in state.centre), "in every round a disc leaves the centre")
    playing = state.phase not in (Phase.ROUND_OVER, Phase.OVER)
    money_time = any(state.stored) and not state.reserve
    to_play_for = bool(centre) if state.options.three_by_three else bool(state.centre) or money_time
    require(to_play_for or not playing, "there is nothing to play for")


def _audit_results(state: TargetsState) -> None:
    seats = range(state.seats)
    if state.result is None:
        require(state.round == state.sub_round == 1, "a round that has ended has a result")
    else:
        require(len(state.result.validated) == state.seats, "a result is every seat's")
        named = [disc for discs in state.result.validated for disc in discs]
        named += [result.disc for result in state.result.discs]
        named += [] if state.result.removed is None else [state.result.removed]
        require(all(disc in range(DISCS) for disc in named), "a result names a disc that is none")
        for result in state.result.discs:
            require(len(result.totals) == state.seats, "a result is every seat's")
            require(result.seat is None or result.seat in seats, "a disc went to nobody's puck")
    golden = state.golden
    if golden is not None:
        require(len(golden.on_disc) == len(golden.on_table) == state.seats, "a result is every seat's")
        require(bool(golden.left) and all(seat in seats for seat in golden.left), "somebody is best")


def _audit_tie(state: TargetsState) -> None:
    tied = state.tied
    require(tied == tuple(sorted(set(tied))) and set(tied) <= set(range(state.seats)), "who is tied?")
    require(not tied or state.phase in _GOLDEN_PHASES, "a tie is decided at the end")
    require(not tied or len({side(state, seat) for seat in tied}) > 1, "nobody is tied alone")
    require(bool(tied) or state.golden is None, "Golden Targets decide a tie")
    over = state.phase is Phase.OVER
    require(over == bool(state.winners), "a game that is over has a winner")
    require(over or bool(tied) or not won_enough(state), "the game ends at once")


def _audit_announcements(state: TargetsState) -> None:
    speaking = state.phase in _SPEAKING
    require(speaking or not (state.targets or state.pairs), "it is too late to announce")
    require(len(set(state.targets)) == len(state.targets), "a die is announced twice")
    spots = [spot for _, spot in lying_discs(state)]
    for die in state.targets:
        pose = state.poses[die] if die in range(len(state.poses)) else None
        require(pose is not None and any(touches_bullseye(pose, spot) for spot in spots), "no die on a bull's-eye")
    require(len(set(state.pairs)) == len(state.pairs), "a double is announced twice")
    for die, other in state.pairs:
        require(0 <= die < other < len(state.poses) and owner(die) == owner(other), "dice of one colour are a double")
        require(state.poses[die] is not None and state.poses[other] is not None, "a double lies on the table")
        require(value(state, die) == value(state, other), "a double shows one value")
        require(state.doubles[owner(die)] < MATERIAL.doubles, "too many doubles")
    gone_by = state.let_go
    require(state.phase is Phase.ASKING or not gone_by, "nobody is asked now")
    require(gone_by == tuple(sorted(set(gone_by))) and set(gone_by) <= set(range(state.seats)), "who has let go?")
    silent = [callers(state, die) <= set(gone_by) for die in (*state.targets, *[die for die, _ in state.pairs])]
    require(not any(silent), "who lets go has nothing left to announce")
    automatic = state.options.announce is Announcing.AUTOMATIC
    require(not (automatic and state.targets), "the rules announce at once")


def _audit_shots(state: TargetsState) -> None:
    shooting = [seat for seat, shot in enumerate(state.shots) if shot is not None]
    require(all(shot is None or _possible(shot) for shot in state.shots), "no finger does that")
    match state.phase:
        case Phase.SETTLING if not state.tied:
            require(shooting == [state.flicker], "one die is flicked at a time")
        case Phase.SETTLING:
            require(shooting == list(state.tied), "all towers are flicked at once")
        case Phase.GOLDEN:
            require(set(shooting) < set(state.tied), "somebody is still to aim")
        case _:
            require(not shooting, "nothing is being flicked")
    require(all(state.towers[seat] for seat in shooting), "who flicks has a die on the puck")
    golden = bool(state.tied)
    require(all(shot is None or shot.whole == golden for shot in state.shots), "whole towers are golden")


def _possible(shot: Shot) -> bool:
    return shot.direction in range(DIRECTIONS) and shot.power in POWERS and shot.height in HEIGHTS


# --- by phase -----------------------------------------------------------------------------------------


def _audit_towers_whole(state: TargetsState) -> None:
    whole = all(len(tower) == DICE_EACH for tower in state.towers)
    require(whole, "a round begins with whole towers")
    if state.phase is Phase.ARRANGING:
        require(in_teams(state) and len(state.arranged) < state.seats, "all towers are arranged")
    else:
        fresh = state.round == state.sub_round == 1 and not any((*state.stored, *state.won, state.removed))
        require(fresh, "the lot is drawn before anything else")


def _audit_flicking(state: TargetsState) -> None:
    require(can_flick(state), "nobody can flick")
    automatic = state.options.announce is Announcing.AUTOMATIC
    require(not (automatic and state.pairs), "doubles are asked for first")


def _audit_keeping(state: TargetsState) -> None:
    fallen, moved = state.fallen, state.moved
    require(len(fallen) > 1 and len(set(fallen)) == len(fallen), "several dice fell")
    require(len(set(moved)) == len(moved) and set(fallen) <= set(moved), "what fell has moved")
    turned = set(state.turned)
    require(len(turned) == len(state.turned) and set(fallen) <= turned <= set(moved), "what fell was flicked")
    dice = range(len(state.poses))
    require(all(die in dice and state.poses[die] is not None for die in moved), "what moved lies on the table")
    standing = [die for tower in state.towers for die in tower]
    out = [die for die in dice if state.poses[die] is None and die not in standing]
    require(len(set(state.slid)) == len(state.slid) and set(state.slid) <= set(out), "what slid is out")
    own = (*fallen, *state.slid)
    require(all(home(state, die) == state.flicker for die in own), "one keeps one's own dice")


def _audit_asking(state: TargetsState) -> None:
    require(bool(may_speak(state)), "nobody has anything to say")
    automatic = state.options.announce is Announcing.AUTOMATIC
    require(automatic or not can_flick(state), "whoever can flick may do so")


def _audit_ended(state: TargetsState) -> None:
    require(state.result is not None, "a round that has ended has a result")
    nobody_got_one = bool(state.centre) and None not in state.centre
    if state.phase is Phase.DISCARDING:
        require(nobody_got_one, "a disc is discarded when none left the centre")
    elif not state.tied:
        left = any(disc is not None for disc in state.centre) or bool(state.reserve)
        stored = any(state.stored) and not state.options.three_by_three
        require(left or stored, "there is nothing to play for")
    if not state.tied:
        cleared = state.options.three_by_three and all(disc is None for disc in state.centre)
        require(cleared or not can_flick(state), "a round ends when nobody can flick")


def _audit_golden(state: TargetsState) -> None:
    require(bool(state.tied), "Golden Targets decide a tie")
    for seat, tower in enumerate(state.towers):
        require(len(tower) == (DICE_EACH if seat in state.tied else 0), "the tied ones have whole towers")


def _audit_over(state: TargetsState) -> None:
    seats = range(state.seats)
    require(all(seat in seats for seat in state.winners), "a player wins")
    best = [seat for seat in seats if allied(state, seat, state.winners[0])]
    require(list(state.winners) == best, "one side wins")


def _audit_settling(state: TargetsState) -> None:
    if state.tied:
        _audit_golden(state)


_PHASES: Final[dict[Phase, Callable[[TargetsState], None]]] = {
    Phase.LOT: _audit_towers_whole,
    Phase.ARRANGING: _audit_towers_whole,
    Phase.FLICKING: _audit_flicking,
    Phase.SETTLING: _audit_settling,
    Phase.KEEPING: _audit_keeping,
    Phase.ASKING: _audit_asking,
    Phase.DISCARDING: _audit_ended,
    Phase.ROUND_OVER: _audit_ended,
    Phase.GOLDEN: _audit_golden,
    Phase.OVER: _audit_over,
}
