"""What a flick gave away, tried in the simulator: nobody is blamed for the tremor of a finger or the whims of dice.

It is judged in two steps. Half as many tries as there are nodes look for the best flick; then that one and the one that
was made get as many each, with the same fresh luck: with the luck that it was found by, the best owes it a part of its
lead.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec.structs import replace

from core.bots.budget import Budget
from core.game import NATURE, ONLY_NATURE, Seat
from core.review.appraiser import NO_LOSS, Loss
from core.review.estimate import mean_of
from core.targets.actions import Flick, Settled
from core.targets.bot.ahead import foreseen
from core.targets.bot.practice import GoldenPractice, Practice
from core.targets.bot.purposes import golden_flicks
from core.targets.bot.trials import Candidate, best_flick
from core.targets.bot.worth import Rules
from core.targets.physics import rolling
from core.targets.physics.from_position import shots_of, tabletop_of
from core.targets.review.prospects import Prospect, prospect
from core.targets.rules.checking import SEED_BITS
from core.targets.state import UNSEEN_SHOT, TargetsState

Try = Callable[[Flick, int], Prospect]
"""What comes of a flick, tried once with that luck."""


def flick_loss(game: Rules, view: TargetsState, seat: Seat, made: Flick, rng: random.Random, nodes: int) -> Loss:
    """What a flick of the top die gave away."""
    practice = Practice(game, view, seat)

    def led_to(flick: Flick, seed: int) -> Prospect:
        return prospect(practice.after(flick, seed), seat)

    field = _with(made, practice.candidates())
    best = best_flick(field, practice.attempt, Budget(nodes=nodes // 2).begin(), rng)
    return _compared(best, made, led_to, rng, nodes // 2)


def flick_to_make(game: Rules, view: TargetsState, seat: Seat, rng: random.Random, nodes: int) -> Flick:
    """The best flick that is known."""
    practice = Practice(game, view, seat)
    return best_flick(practice.candidates(), practice.attempt, Budget(nodes=nodes).begin(), rng)


def golden_loss(game: Rules, view: TargetsState, seat: Seat, made: Flick, rng: random.Random, nodes: int) -> Loss:
    """What a flick of Golden Targets gave away; how the others aimed is not known."""
    practice = GoldenPractice(view, seat)
    unaimed = replace(view, shots=tuple([None if shot == UNSEEN_SHOT else shot for shot in view.shots]))

    def led_to(flick: Flick, seed: int) -> Prospect:
        return prospect(foreseen(game, settled(game, game.apply(unaimed, seat, flick).state, seed)), seat)

    field = _with(made, practice.candidates())
    best = best_flick(field, practice.attempt, Budget(nodes=nodes // 2).begin(), rng)
    return _compared(best, made, led_to, rng, nodes // 2)


def settled(game: Rules, state: TargetsState, seed: int) -> TargetsState:
    """What comes of the flicks that were made; who is still to aim at Golden Targets does it as one who knows how."""
    aims = random.Random(f"aims/{seed}")
    while (actors := game.to_act(state)) != ONLY_NATURE:
        seat = min(actors)
        state = game.apply(state, seat, aims.choice(golden_flicks(state, seat))).state
    rests = rolling.settle(tabletop_of(state), shots_of(state), seed)
    end: TargetsState = game.apply(state, NATURE, Settled(seed, rests)).state
    return end


def _with(made: Flick, candidates: list[Candidate]) -> list[Candidate]:
    """The candidates and the flick that was made, which is taken for as good as the best until it is tried."""
    return [Candidate(made, max([candidate.mean for candidate in candidates])), *candidates]


def _compared(best: Flick, made: Flick, led_to: Try, rng: random.Random, pairs: int) -> Loss:
    if best == made:
        return NO_LOSS
    chances, points = [], []
    for _ in range(max(2, pairs)):
        seed = rng.getrandbits(SEED_BITS)
        gone, kept = led_to(best, seed), led_to(made, seed)
        chances.append(gone.chance - kept.chance)
        points.append(gone.points - kept.points)
    lost = mean_of(chances)
    # What was found by luck is no better than what was done.
    return Loss(lost, mean_of(points), best) if lost.value > 0 else NO_LOSS
