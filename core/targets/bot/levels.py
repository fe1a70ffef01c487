"""The opponents of Targets: they try flicks in the simulator, choose what pays, and aim more or less well."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from core.bots.bot import Bot
from core.bots.budget import Account, Budget
from core.game import Action, Game, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NotSeen
from core.targets.bot.ahead import foreseen, silent
from core.targets.bot.practice import GoldenPractice, Practice
from core.targets.bot.spread import Eye
from core.targets.bot.trials import Foresight, best_flick
from core.targets.bot.worth import Rules
from core.targets.box import DICE_EACH
from core.targets.legal import spoken
from core.targets.state import Phase, TargetsState, from_tower, lying_discs, on_turn


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
                return max(keeps, key=lambda keep: _worth(game, view, seat, keep))
            case Phase.DISCARDING:
                return _farthest(view, seat)
            case Phase.GOLDEN:
                return self._flick(GoldenPractice(view, seat), account, rng)
            case Phase.FLICKING | Phase.ASKING:
                return self._say(game, view, seat, rng) or self._flick(Practice(game, view, seat), account, rng)
        (only,) = game.legal(view, seat)
        return only

    def _flick(self, practice: Practice | GoldenPractice, account: Account, rng: random.Random) -> Flick:
        """What does best in practice, aimed at as well as this level can."""
        return self._level.eye.aims(best_flick(practice.candidates(), practice.attempt, account, rng), rng)

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
        worths = [_worth(game, view, seat, word) for word in doubles]
        if may_be_silent and max(worths) <= foreseen(game, silent(view, seat)).chances[seat]:
            return silence
        return doubles[worths.index(max(worths))]


def _worth(game: Rules, view: TargetsState, seat: Seat, action: Action) -> float:
    return foreseen(game, game.apply(view, seat, action).state).chances[seat]


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
