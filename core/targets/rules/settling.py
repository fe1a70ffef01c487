"""What comes of a flick: towers that fell, faults, thefts, and then what may be announced."""

from __future__ import annotations

from msgspec.structs import replace

from core.game import Illegal, Log, Seat, clockwise, replaced
from core.targets.actions import Keep, Settled
from core.targets.events import Disarmed, Fault, Faulted, Kept, Rested, Stolen
from core.targets.physics.overlaps import lies_within
from core.targets.physics.tabletop import Rest
from core.targets.reasons import Reason
from core.targets.rules.announcing import open_announcements
from core.targets.rules.checking import require_possible
from core.targets.rules.golden_targets import score_golden
from core.targets.state import Dice, Phase, TargetsState, allied, at_rest, dice_of, picked_up, puck_spots, value


def settle(state: TargetsState, outcome: Settled, log: Log[TargetsState]) -> TargetsState:
    """The dice lie still: see to the towers, then to faults, then to what they lie on."""
    require_possible(state, outcome)
    before, state = state, placed(state, outcome.dice)
    if state.tied:
        log.pause(state)
        return score_golden(_without_slid(state, outcome.dice, log), log)
    return _see_to_faults(before, _see_to_towers(before, state, log), outcome.dice, log)


def placed(state: TargetsState, rests: tuple[Rest, ...]) -> TargetsState:
    """The position with the dice that moved where they came to rest."""
    facings, poses = list(state.facings), list(state.poses)
    for rest in rests:
        facings[rest.die], poses[rest.die] = rest.facing, rest.pose
    moved = {rest.die for rest in rests}
    return replace(
        state,
        facings=tuple(facings),
        poses=tuple(poses),
        towers=tuple([tuple([die for die in tower if die not in moved]) for tower in state.towers]),
        shots=(None,) * state.seats,
    )


def slid(rests: tuple[Rest, ...]) -> Dice:
    """The dice that lie on the table and never rolled (T-6)."""
    return tuple([rest.die for rest in rests if rest.pose is not None and not rest.rolled])


def _without_slid(state: TargetsState, rests: tuple[Rest, ...], log: Log[TargetsState]) -> TargetsState:
    """In Golden Targets all dice are flicked, so every one that slid goes under its puck (T-6, T-19)."""
    faulty = slid(rests)
    if not faulty:
        return state
    log += [Faulted(die, Fault.SLID) for die in faulty]
    state = picked_up(state, faulty)
    log.pause(state)
    return state


def _see_to_towers(before: TargetsState, state: TargetsState, log: Log[TargetsState]) -> TargetsState:
    """Of the dice that fell off another's puck the topmost is out, the others stand on it again (T-11)."""
    lost = [dice[len(tower) :] for dice, tower in zip(before.towers, state.towers, strict=True)]
    if any(fallen for seat, fallen in enumerate(lost) if seat != state.flicker):
        log.pause(state)
    for seat, (fallen, tower) in enumerate(zip(lost, state.towers, strict=True)):
        if seat != state.flicker and fallen:
            *again, out = fallen
            log.append(Disarmed(seat, state.flicker, out, tuple(again)))
            state = picked_up(state, fallen)
            state = replace(state, towers=replaced(state.towers, seat, (*tower, *again)))
    return state


def _see_to_faults(
    before: TargetsState, state: TargetsState, rests: tuple[Rest, ...], log: Log[TargetsState]
) -> TargetsState:
    """Dice off the table and the flicker's that slid are out; of several others one is kept (T-5, T-6, T-7)."""
    own = before.towers[state.flicker][len(state.towers[state.flicker]) :]
    # What fell off another's puck has been seen to, wherever it fell.
    others = [die for seat, tower in enumerate(before.towers) if seat != state.flicker for die in tower]
    log += [Faulted(rest.die, Fault.OFF_THE_TABLE) for rest in rests if rest.pose is None and rest.die not in others]
    # A die that was pushed may slide; one that left the tower must have rolled.
    faulty = tuple([die for die in slid(rests) if die in own])
    if faulty:
        log.pause(state)
        log += [Faulted(die, Fault.SLID) for die in faulty]
        state = picked_up(state, faulty)
    moved = tuple([rest.die for rest in rests if state.poses[rest.die] is not None])
    left = tuple([die for die in own if die in moved])
    turned = tuple([die for die in moved if die in own or value(state, die) != value(before, die)])
    if len(left) > 1:
        return replace(state, phase=Phase.KEEPING, fallen=left, moved=moved, turned=turned, slid=faulty)
    return _see_where_they_lie(state, moved, turned, log)


def keep(state: TargetsState, seat: Seat, action: Keep, log: Log[TargetsState]) -> TargetsState:
    """One of the dice that left the tower stays, the others are out (T-7)."""
    if action.die in state.slid:
        raise Illegal("T-7", Reason.ONLY_SLID)
    if action.die not in state.fallen:
        raise Illegal("T-7", Reason.NOT_AMONG_THE_FALLEN)
    gone = tuple([die for die in state.fallen if die != action.die])
    log.append(Kept(seat, action.die))
    log += [Faulted(die, Fault.SEVERAL) for die in gone]
    moved, turned = (tuple([die for die in dice if die not in gone]) for dice in (state.moved, state.turned))
    state = replace(at_rest(picked_up(state, gone)), fallen=(), moved=(), turned=(), slid=())
    return _see_where_they_lie(state, moved, turned, log)


def _see_where_they_lie(state: TargetsState, moved: Dice, turned: Dice, log: Log[TargetsState]) -> TargetsState:
    log += [Rested(die, value(state, die)) for die in moved]
    state, thieves = _steal(state, moved, log)
    return open_announcements(state, moved, turned, thieves, log)


def _steal(state: TargetsState, moved: Dice, log: Log[TargetsState]) -> tuple[TargetsState, set[Seat]]:
    """Dice that lie wholly on the discs under another's puck take them, the active player's first (T-10)."""
    places = puck_spots(state)
    left = list(state.stored)
    gained: list[Dice] = [()] * state.seats
    thieves: set[Seat] = set()
    for seat in clockwise(state.flicker, state.seats):
        for die in [die for die in dice_of(seat) if die in moved]:
            pose = state.poses[die]
            assert pose is not None
            for victim in range(state.seats):
                # What was taken in the same moment lies under no puck yet, so it can't be taken on.
                if left[victim] and not allied(state, seat, victim) and lies_within(pose, places[victim]):
                    if not thieves:
                        log.pause(state)
                    log.append(Stolen(seat, victim, die, left[victim]))
                    gained[seat] += left[victim]
                    left[victim] = ()
                    thieves.add(seat)
    stored = tuple([(*kept, *taken) for kept, taken in zip(left, gained, strict=True)])
    return replace(state, stored=stored), thieves
