"""Moments of Targets for tests of the table and for pictures: random games at any table, and scenes of every phase."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from core.game import NATURE, ONLY_NATURE, Action, Seat
from core.players import Player
from core.targets.actions import Flick, Settled
from core.targets.game import TARGETS
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.physics.tabletop import Pose
from core.targets.rules.aiming import direction_to
from core.targets.rules.checking import SEED_BITS
from core.targets.state import Phase, TargetsOptions, TargetsState, lying_discs
from tests.core.targets.scripted import away, on, play, rest, shoot, table, wild_physics
from ui.table.input.reactions import KEYS
from ui.table.pieces import FILM_BUTTONS, PRACTISE, SLOWLY, WIDTHS, Moment
from ui.targets.aiming.practice import trial
from ui.targets.gestures import reactions

NAMES = ("Ada", "Blériot", "A rather long name", "Dumont")
VARIANTS = {
    "plain": TargetsOptions(),
    "not seen": TargetsOptions(not_seen=True),
    "3 x 3": TargetsOptions(three_by_three=True),
    "teams": TargetsOptions(teams=True, not_seen=True),
}
SORTS = [(2, "not seen"), (3, "plain"), (4, "3 x 3"), (4, "teams")]
"""Tables of every size, and every variant."""
_KEPT = 2
"""How many positions of each sort are kept."""


@cache
def positions(seats: int, variant: str = "plain") -> tuple[TargetsState, ...]:
    """Positions of random games in which dice fly anywhere: a few of every phase."""
    kept: list[TargetsState] = []
    met: Counter[object] = Counter()
    for game in range(8):
        rng = random.Random(100 * seats + game)
        state = TARGETS.setup(seats, VARIANTS[variant])
        while actors := TARGETS.to_act(state):
            said = bool(state.targets), bool(state.pairs)
            sort = (state.phase, said, any(state.stored), bool(state.tied), state.golden is not None)
            met[sort] += 1
            if met[sort] <= _KEPT:
                kept.append(state)
            state = TARGETS.apply(state, *_next(state, actors, rng)).state
        kept.append(state)
    return tuple(kept)


def _next(state: TargetsState, actors: frozenset[Seat], rng: random.Random) -> tuple[Seat, Action]:
    if actors != ONLY_NATURE:
        seat = rng.choice(sorted(actors))
        return seat, TARGETS.sample(state, seat, rng)
    if state.phase is not Phase.SETTLING:
        return NATURE, TARGETS.nature(state, rng)
    seed = rng.getrandbits(SEED_BITS)
    return NATURE, Settled(seed, wild_physics(tabletop_of(state), shots_of(state), seed))


def moment(state: TargetsState, seat: Seat | None, width: float = WIDTHS[0]) -> Moment[TargetsState]:
    """What `seat` sees of a position, with everything it may do; everybody is a person with keys."""
    view = TARGETS.view(state, seat)
    actions = () if seat is None else tuple(TARGETS.legal(view, seat))
    players = tuple(Player(name) for name in NAMES[: state.seats])
    keys = tuple(
        tuple(letters[other] if other in kind else "" for other in range(state.seats))
        for letters, kind in zip(KEYS, reactions(view), strict=True)
    )
    return Moment(view, seat, players, actions, width=width, keys=keys, films=FILM_BUTTONS, pressed=frozenset({SLOWLY}))


def of_a_variant(seats: int, variant: str) -> Iterator[Moment[TargetsState]]:
    """Every kept position as somebody who acts, somebody else and a spectator see it, at several widths."""
    for place, state in enumerate(positions(seats, variant)):
        width = (WIDTHS[0], 1684.0, WIDTHS[1])[place % 3]
        acting = max(0, *TARGETS.to_act(state), 0)
        for seat in (acting, (acting + 1) % seats, None):
            yield moment(state, seat, width)


def seen(seats: int) -> Iterator[Moment[TargetsState]]:
    """The same of every variant that so many play."""
    for count, variant in SORTS:
        if count == seats:
            yield from of_a_variant(seats, variant)


# --- scenes ----------------------------------------------------------------------------------------------


def begun(seats: int, variant: str, seed: int) -> TargetsState:
    """A game whose first player was drawn."""
    state = TARGETS.setup(seats, VARIANTS[variant])
    return play(state, (NATURE, TARGETS.nature(state, random.Random(seed))))[0]


def settled(state: TargetsState, flick: Flick, seed: int) -> tuple[TargetsState, TargetsState]:
    """A flick by whoever is on turn, before and after the dice have come to rest."""
    (seat,) = TARGETS.to_act(state)
    before = TARGETS.apply(state, seat, flick).state
    return before, TARGETS.apply(before, NATURE, TARGETS.nature(before, random.Random(seed))).state


def in_play() -> TargetsState:
    """Three players, dice on discs, and discs stored and won."""
    return table(
        3,
        lying={
            0: (6, on(0, 20, seats=3)),
            1: (3, away(4)),
            3: (4, on(0, -25, seats=3)),
            4: (2, on(1, 30, seats=3)),
            6: (5, Pose(-30.0, 60.0, 30.0)),
        },
        out=(7,),
        stored={1: (4, 7), 2: (1,)},
        won={0: (8, 5), 1: (2,)},
    )


def calling() -> TargetsState:
    """Seat 0 has a Targets! and a double, seat 1 a double, and anybody may call "Not seen!"."""
    lying = {0: (6, Pose(40.0, 190.0, 20.0)), 3: (6, Pose(-90.0, 10.0, 50.0)), 4: (2, Pose(120.0, -60.0, 5.0))}
    state = table(4, lying=lying, stored={2: (1, 4, 7)}, won={0: (8,)}, options=VARIANTS["not seen"])
    return shoot(state, rest(2, 6, on(1, 6, seats=4)), rest(4, 6, Pose(-120.0, -80.0, 5.0)))[0]


def several() -> TargetsState:
    """Seat 0 has taken the whole tower along."""
    fell = rest(0, 1, Pose(-70.0, 150.0, 60.0)), rest(1, 3, Pose(20.0, 120.0, 33.0)), rest(2, 5, on(0, 22))
    return shoot(table(2), *fell)[0]


def practising(shots: int = 10, power: int = 40) -> Moment[TargetsState]:
    """Seat 0 has practised at the nearest disc."""
    now = moment(in_play(), 0)
    flick = Flick(direction_to(now.view, 0, lying_discs(now.view)[1][1]), power, 7)
    tries = [trial(now.view, 0, flick, random.Random(luck)) for luck in range(shots)]
    return replace(now, pressed=frozenset({PRACTISE}), tries=tuple(shot for shot in tries if shot is not None))


def round_over() -> TargetsState:
    """Seat 0 stores two discs, a third is equal, and seat 1 wins two for good."""
    lying = {0: (6, on(0, 25)), 1: (2, on(2, -22)), 3: (4, on(0, -25)), 4: (2, on(2, 22))}
    return shoot(table(2, lying=lying, out=(5,), stored={1: (1, 4)}, won={0: (8,)}, round=2), rest(2, 5, on(1, 28)))[0]


def discarding() -> TargetsState:
    """Nobody got a disc."""
    lying = {0: (6, away(0)), 1: (2, away(1)), 3: (4, away(3))}
    return shoot(table(2, lying=lying, out=(4, 5)), rest(2, 5, away(2)))[0]


def equal_again(golden: TargetsState) -> TargetsState:
    """All who are tied flick their towers, and are still equal."""
    flicks = [(seat, Flick(2700, 40, 7)) for seat in golden.tied]
    dice = [die for seat in golden.tied for die in golden.towers[seat]]
    fell = tuple(rest(die, 1 + die % 3, Pose(-300.0 + 55 * die, 60.0, 4.0 * die)) for die in dice)
    return play(golden, *flicks, (NATURE, Settled(1, fell)))[0]


def scenes() -> dict[str, tuple[TargetsState, Seat | None]]:
    """Positions worth looking at, and who looks."""
    golden = next(state for state in positions(3) if state.phase is Phase.GOLDEN)
    scored = equal_again(golden)
    tied = next(state for state in positions(3) if state.phase is Phase.ROUND_OVER and state.tied)
    return {
        "start": (begun(2, "plain", 1), 0),
        "in_play": (in_play(), 0),
        "calling": (calling(), 0),
        "spoiling": (calling(), 1),
        "several": (several(), 0),
        "round_over": (round_over(), 0),
        "discarding": (discarding(), 0),
        "arranging": (begun(4, "teams", 2), 1),
        "tied": (tied, tied.first),
        "golden": (golden, golden.tied[0]),
        "scored": (scored, scored.first),
        "won": (next(state for state in positions(4) if state.phase is Phase.OVER), 0),
    }
