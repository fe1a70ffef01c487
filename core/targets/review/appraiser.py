"""How reviews appraise Targets: flicks by trying them, words by what they come to. A node is a try."""

from __future__ import annotations

import random
from typing import Final

from core.game import Action, AnyGame, Seat
from core.review.appraiser import NO_LOSS, Appraiser, Loss
from core.review.estimate import Estimate, rounded
from core.review.review import Standing
from core.review.standings import standing_of
from core.targets.actions import Flick
from core.targets.bot.ahead import foreseen
from core.targets.review.choices import choice_loss, choices_of
from core.targets.review.flicks import flick_loss, flick_to_make, golden_loss, settled
from core.targets.rules.checking import SEED_BITS
from core.targets.state import Phase, TargetsState

_TRIFLES: Final = (Phase.ARRANGING, Phase.DISCARDING)
"""Where nothing that is known depends on what is chosen."""


class TargetsAppraiser:
    """Appraises all variants of Targets."""

    def loss(
        self, game: AnyGame, view: TargetsState, seat: Seat, action: Action, rng: random.Random, nodes: int
    ) -> Loss | None:
        if view.phase in _TRIFLES or len(game.legal(view, seat)) < 2:
            return None
        if not isinstance(action, Flick):
            said = choice_loss(choices_of(game, view, seat), action)
            if said == NO_LOSS or said.better is not None:
                return said
            return said._replace(better=flick_to_make(game, view, seat, rng, nodes // 2))
        if view.phase is Phase.GOLDEN:
            return golden_loss(game, view, seat, action, rng, nodes)
        unsaid = choice_loss(choices_of(game, view, seat), None)
        return _both(unsaid, flick_loss(game, view, seat, action, rng, nodes))

    def standing(self, game: AnyGame, state: TargetsState, rng: random.Random, nodes: int) -> Standing:
        # As long as nobody has aimed at anything, nothing is open but what players will do.
        luck = [rng.getrandbits(SEED_BITS) for _ in range(max(2, nodes))] if any(state.shots) else []
        ends = [settled(game, state, seed) for seed in luck] or [state]
        outlooks = [foreseen(game, end) for end in ends]
        return standing_of([_shared(each.chances) for each in outlooks], [each.discs for each in outlooks])


def _both(unsaid: Loss, flicked: Loss) -> Loss:
    """What was given away by silence and by the flick that ended it; first it had to be said."""
    return Loss(
        Estimate(rounded(unsaid.chance.value + flicked.chance.value), flicked.chance.error),
        Estimate(rounded(unsaid.points.value + flicked.points.value), flicked.points.error),
        unsaid.better or flicked.better,
    )


def _shared(chances: list[float]) -> list[float]:
    """Partners win together, and each of them has a part of it, as winners have."""
    return [chance / sum(chances) for chance in chances]


APPRAISER: Final[Appraiser] = TargetsAppraiser()
