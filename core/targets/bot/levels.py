"""The opponents of Targets: they try flicks in the simulator, choose what pays, and aim more or less well."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from core.bots.bot import Bot
from core.bots.budget import Account, Budget
from core.game import NATURE, Action, Game, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NotSeen, Settled
from core.targets.bot.purposes import Aiming, golden_flicks
from core.targets.bot.spread import Eye
from core.targets.bot.trials import Candidate, Foresight, best_flick
from core.targets.bot.worth import Rules, after_words, worth
from core.targets.box import DICE_EACH, MIDDLE
from core.targets.legal import spoken
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.tabletop import Rest
from core.targets.rules.golden_targets import tally
from core.targets.rules.settling import placed
from core.targets.state import Phase, TargetsState, from_tower, lying_discs, on_turn

_MOST_GOLDEN: Final = 6 * DICE_EACH
"""The highest total of Golden Targets."""
_ON_TABLE: Final = 0.1
"""What a pip beside the disc of Golden Targets counts, which only breaks a tie."""
_HOPED_GOLDEN: Final = 0.2
"""The share of the highest total that an untried flick is expected to bring."""


class Level(NamedTuple):
    """What makes a player better or worse; the finger is everybody's (T-29)."""

    eye: Eye
    """How well it aims."""
    overlooks: float
    """How often it misses what it may say."""
    tries: int
    """How many flicks it tries before it makes up its mind, if there is time."""


class TargetsBot:
    """A player of some level."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: random.Random, budget: Budget) -> Action:
        """What to do now, from nothing but the view."""
        account = budget.at_most(self._level.tries).begin(Foresight)
        match view.phase:
            case Phase.ARRANGING:
                # One's own two dice add up best at the end, when it is known where they are needed (T-22).
                return Arrange(DICE_EACH - 1)
            case Phase.KEEPING:
                keeps = [Keep(die) for die in view.fallen]
                return max(keeps, key=lambda keep: _worth(game, game.apply(view, seat, keep).state, seat))
            case Phase.DISCARDING:
                return _farthest(view, seat)
            case Phase.GOLDEN:
                return self._level.eye.aims(_golden(view, seat, account, rng), rng)
            case Phase.FLICKING | Phase.ASKING:
                said = self._say(game, view, seat, rng)
                return said or self._level.eye.aims(_aim(game, view, seat, account, rng), rng)
        (only,) = game.legal(view, seat)
        return only

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
        worths = [worth(game.apply(view, seat, word).state, seat) for word in doubles]
        if may_be_silent and max(worths) <= worth(view, seat):
            return silence
        return doubles[worths.index(max(worths))]


def _aim(game: Rules, view: TargetsState, seat: Seat, account: Account, rng: random.Random) -> Flick:
    """The flick that does best in the simulator, whose finger trembles as everybody's does."""
    table = tabletop_of(view)
    aiming = Aiming(view, seat)

    def judged(flick: Flick, seed: int, rests: tuple[Rest, ...]) -> float:
        flicked = game.apply(view, seat, flick).state
        return _worth(game, game.apply(flicked, NATURE, Settled(seed, rests)).state, seat)

    def attempt(flick: Flick, seed: int) -> float:
        return judged(flick, seed, rolling.settle(table, {seat: flick.shot()}, seed))

    somewhere = aiming.flick_to(MIDDLE)
    die = view.towers[seat][-1]
    missed = judged(somewhere, 0, (Rest(die, view.facings[die], None),))
    candidates = [Candidate(somewhere, missed)]
    for purpose in aiming.purposes():
        come_off = judged(purpose.flick, 0, purpose.hoped)
        candidates.append(Candidate(purpose.flick, missed + (come_off - missed) * purpose.chance))
    return best_flick(candidates, attempt, account, rng)


def _worth(game: Rules, state: TargetsState, seat: Seat) -> float:
    return worth(after_words(game, state, seat), seat)


def _golden(view: TargetsState, seat: Seat, account: Account, rng: random.Random) -> Flick:
    """The whole tower at the disc (T-19); how the others aim is not known, so they are left out."""
    table = tabletop_of(view)

    def attempt(flick: Flick, seed: int) -> float:
        rests = rolling.settle(table, {seat: flick.shot(whole=True)}, seed)
        # What only slid counts for nothing (T-6).
        result = tally(placed(view, tuple([rest for rest in rests if rest.rolled])))
        return (result.on_disc[seat] + _ON_TABLE * result.on_table[seat]) / _MOST_GOLDEN

    candidates = [Candidate(flick, _HOPED_GOLDEN) for flick in golden_flicks(view, seat)]
    return best_flick(candidates, attempt, account, rng)


def _farthest(view: TargetsState, seat: Seat) -> Discard:
    """Nearer discs are easier to hit, so the farthest goes (T-15)."""
    disc, _ = max(lying_discs(view), key=lambda lying: from_tower(view, seat, lying[1]))
    return Discard(disc)


CADET: Final = Level(Eye(4.5, 0.11), overlooks=0.12, tries=10)
PILOT: Final = Level(Eye(2.2, 0.055), overlooks=0.0, tries=40)
ACE: Final = Level(Eye(0.0, 0.0), overlooks=0.0, tries=1200)

LEVELS: Final[dict[str, Bot]] = {"cadet": TargetsBot(CADET), "pilot": TargetsBot(PILOT), "ace": TargetsBot(ACE)}
"""The levels, from the one that misses like people do to the one that is hard to beat."""

ADVISER: Final[Bot] = LEVELS["ace"]
"""It advises what is best for a finger that trembles, and leaves the flick to the person."""
