"""The opponents of Targets: they try flicks in the simulator, choose what pays, and flick with an unsteady finger."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from core.bots.bot import Bot
from core.game import NATURE, Action, Game, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NotSeen, Settled
from core.targets.bot.finger import Finger
from core.targets.bot.purposes import Aiming, golden_flicks
from core.targets.bot.trials import Budget, Candidate, best_flick
from core.targets.bot.worth import Rules, after_words, worth
from core.targets.box import DICE_EACH
from core.targets.legal import spoken
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.tabletop import Rest
from core.targets.rules.checking import SEED_BITS
from core.targets.rules.golden_targets import tally
from core.targets.rules.settling import placed, slid
from core.targets.state import Phase, TargetsState, from_tower, lying_discs, on_turn, picked_up

_MOST_GOLDEN: Final = 6 * DICE_EACH
"""The highest total of Golden Targets."""
_ON_TABLE: Final = 0.1
"""What a pip beside the disc of Golden Targets counts, which only breaks a tie."""


class Level(NamedTuple):
    """What makes a player better or worse."""

    finger: Finger
    """How it flicks."""
    believed: Finger
    """How it believes it flicks."""
    skill: float
    """The share of dice that bring home a disc, as it believes."""
    overlooks: float
    """How often it misses what it may say."""


class TargetsBot:
    """A player of some level; `tries` caps how many flicks it tries, whatever the time."""

    def __init__(self, level: Level, tries: int | None = None) -> None:
        self._level = level
        self._tries = tries

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, seconds: float) -> Action:
        """What to do now, from nothing but the view."""
        budget = Budget(seconds, self._tries)
        match view.phase:
            case Phase.ARRANGING:
                # One's own two dice add up best at the end, when it is known where they are needed (T-22).
                return Arrange(DICE_EACH - 1)
            case Phase.KEEPING:
                keeps = [Keep(die) for die in view.fallen]
                return max(keeps, key=lambda keep: self._worth(game, game.apply(view, seat, keep).state, seat))
            case Phase.DISCARDING:
                return _farthest(view, seat)
            case Phase.GOLDEN:
                return self._level.finger.flick(self._golden(view, seat, budget, rng), rng)
            case Phase.FLICKING | Phase.ASKING:
                said = self._say(game, view, seat, rng)
                return said or self._level.finger.flick(self._aim(game, view, seat, budget, rng), rng)
        (only,) = game.legal(view, seat)
        return only

    def _worth(self, game: Rules, state: TargetsState, seat: Seat) -> float:
        return worth(after_words(game, state, seat, self._level.skill), seat, self._level.skill)

    # --- words -------------------------------------------------------------------------------------------

    def _say(self, game: Rules, view: TargetsState, seat: Seat, rng: random.Random) -> Action | None:
        """What pays to say: Targets! before anything else (T-8); `None` is to flick."""
        words = spoken(view, seat)
        silence = LetGo() if view.phase is Phase.ASKING else None
        may_be_silent = silence is not None or on_turn(view) == seat
        if not words or (may_be_silent and rng.random() < self._level.overlooks):
            return silence
        calls: list[Action] = [word for word in words if isinstance(word, Announce)]
        calls += [word for word in words if isinstance(word, NotSeen)]
        if calls:
            return calls[0]
        # A die on the tower against one where it lies (T-9).
        doubles = [word for word in words if isinstance(word, Double)]
        worths = [worth(game.apply(view, seat, word).state, seat, self._level.skill) for word in doubles]
        if may_be_silent and max(worths) <= worth(view, seat, self._level.skill):
            return silence
        return doubles[worths.index(max(worths))]

    # --- flicks ------------------------------------------------------------------------------------------

    def _aim(self, game: Rules, view: TargetsState, seat: Seat, budget: Budget, rng: random.Random) -> Flick:
        """The flick that does best in the simulator, as far as this finger can do it."""
        table = tabletop_of(view)
        aiming = Aiming(view, seat, self._level.believed)

        def judged(flick: Flick, seed: int, rests: tuple[Rest, ...]) -> float:
            flicked = game.apply(view, seat, flick).state
            return self._worth(game, game.apply(flicked, NATURE, Settled(seed, rests)).state, seat)

        def attempt(meant: Flick) -> float:
            flick = self._level.believed.flick(meant, rng)
            seed = rng.getrandbits(SEED_BITS)
            return judged(flick, seed, rolling.settle(table, {seat: flick.shot()}, seed))

        somewhere = aiming.flick_to((0.0, 0.0))
        die = view.towers[seat][-1]
        missed = judged(somewhere, 0, (Rest(die, view.facings[die], None),))
        candidates = [Candidate(somewhere, missed)]
        for purpose in aiming.purposes():
            come_off = judged(purpose.flick, 0, purpose.hoped)
            candidates.append(Candidate(purpose.flick, missed + (come_off - missed) * purpose.chance))
        return best_flick(candidates, attempt, budget, rng)

    def _golden(self, view: TargetsState, seat: Seat, budget: Budget, rng: random.Random) -> Flick:
        """The whole tower at the disc (T-19); how the others aim is not known, so they are left out."""
        table = tabletop_of(view)

        def attempt(meant: Flick) -> float:
            shot = self._level.believed.flick(meant, rng).shot(whole=True)
            rests = rolling.settle(table, {seat: shot}, rng.getrandbits(SEED_BITS))
            result = tally(picked_up(placed(view, rests), slid(rests)))
            return (result.on_disc[seat] + _ON_TABLE * result.on_table[seat]) / _MOST_GOLDEN

        candidates = [Candidate(flick, self._level.skill / 2) for flick in golden_flicks(view, seat)]
        return best_flick(candidates, attempt, budget, rng)


def _farthest(view: TargetsState, seat: Seat) -> Discard:
    """Nearer discs are easier to hit, so the farthest goes (T-15)."""
    disc, _ = max(lying_discs(view), key=lambda lying: from_tower(view, seat, lying[1]))
    return Discard(disc)


PILOT: Final = Level(Finger(4.0, 0.065), Finger(4.0, 0.065), 0.28, 0.0)
ACE: Final = Level(Finger(2.2, 0.034), Finger(2.2, 0.034), 0.45, 0.0)
CADET: Final = Level(Finger(6.5, 0.11), PILOT.believed, PILOT.skill, 0.12)
"""It takes itself for a Pilot."""

STEADY: Final = Finger(0.0, 0.0)
"""Flicks as it was meant."""

LEVELS: Final[dict[str, Bot]] = {"cadet": TargetsBot(CADET), "pilot": TargetsBot(PILOT), "ace": TargetsBot(ACE)}
"""The levels, from the one that misses like people do to the one that is hard to beat."""

ADVISER: Final[Bot] = TargetsBot(ACE._replace(finger=STEADY))
"""It advises what is best for a good finger that strays; only the advice itself does not."""
