"""Flicks from one position, tried in the simulator as often as one likes; its finger trembles as everybody's does."""

from __future__ import annotations

from typing import Final

from core.game import NATURE, Seat
from core.targets.actions import Flick, Settled
from core.targets.bot.ahead import foreseen
from core.targets.bot.purposes import Aiming, golden_flicks
from core.targets.bot.trials import Candidate
from core.targets.bot.worth import Outlook, Rules
from core.targets.box import DICE_EACH, MIDDLE
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.tabletop import Rest
from core.targets.rules.golden_targets import tally
from core.targets.rules.settling import placed
from core.targets.state import TargetsState

_MOST_GOLDEN: Final = 6 * DICE_EACH
"""The highest total of Golden Targets."""
_ON_TABLE: Final = 0.1
"""What a pip beside the disc of Golden Targets counts, which only breaks a tie."""
_HOPED_GOLDEN: Final = 0.2
"""The share of the highest total that an untried flick is expected to bring."""


class Practice:
    """The top die of a seat's tower."""

    def __init__(self, game: Rules, view: TargetsState, seat: Seat) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._table = tabletop_of(view)

    def candidates(self) -> list[Candidate]:
        """The flicks that may serve a purpose, and at a guess what each is worth."""
        aiming = Aiming(self._view, self._seat)
        somewhere = aiming.flick_to(MIDDLE)
        die = self._view.towers[self._seat][-1]
        missed = self._worth(somewhere, (Rest(die, self._view.facings[die], None),))
        candidates = [Candidate(somewhere, missed)]
        for purpose in aiming.purposes():
            come_off = self._worth(purpose.flick, purpose.hoped)
            candidates.append(Candidate(purpose.flick, missed + (come_off - missed) * purpose.chance))
        return candidates

    def _worth(self, flick: Flick, rests: tuple[Rest, ...]) -> float:
        return self._settled(flick, 0, rests).chances[self._seat]

    def attempt(self, flick: Flick, seed: int) -> float:
        """What a try is worth."""
        return self.after(flick, seed).chances[self._seat]

    def after(self, flick: Flick, seed: int) -> Outlook:
        """What everybody may hope for after a try."""
        return self._settled(flick, seed, rolling.settle(self._table, {self._seat: flick.shot()}, seed))

    def _settled(self, flick: Flick, seed: int, rests: tuple[Rest, ...]) -> Outlook:
        flicked = self._game.apply(self._view, self._seat, flick).state
        return foreseen(self._game, self._game.apply(flicked, NATURE, Settled(seed, rests)).state)


class GoldenPractice:
    """A seat's whole tower at the disc (T-19); how the others aim is not known, so they are left out."""

    def __init__(self, view: TargetsState, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._table = tabletop_of(view)

    def candidates(self) -> list[Candidate]:
        """The flicks that may bring dice to the disc."""
        return [Candidate(flick, _HOPED_GOLDEN) for flick in golden_flicks(self._view, self._seat)]

    def attempt(self, flick: Flick, seed: int) -> float:
        """The share of the highest total that a try brings."""
        rests = rolling.settle(self._table, {self._seat: flick.shot(whole=True)}, seed)
        # What only slid counts for nothing (T-6).
        result = tally(placed(self._view, tuple([rest for rest in rests if rest.rolled])))
        return (result.on_disc[self._seat] + _ON_TABLE * result.on_table[self._seat]) / _MOST_GOLDEN
