"""The search that games share, and what their guides tell it: legal and honest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.bots.rollout import Guide, rollout
from core.catalog import CATALOG
from core.jump.bot.levels import JumpGuide
from core.loops.bot.levels import LoopsGuide
from tests.core.bots.situations import situations

GUIDES: dict[str, Guide[Any]] = {"loops": LoopsGuide(), "jump": JumpGuide()}

every_guide = pytest.mark.parametrize("id", GUIDES)


@every_guide
def test_candidates_are_legal_and_different(id: str) -> None:
    game = CATALOG[id]
    for state, seat in situations(id):
        candidates = GUIDES[id].candidates(game.view(state, seat), seat, random.Random(2))
        assert len(candidates) == len(set(candidates)) > 0
        assert set(candidates) <= set(game.legal(state, seat))


@every_guide
def test_the_players_of_a_rollout_do_not_look_at_what_they_cannot_see(id: str) -> None:
    game, guide = CATALOG[id], GUIDES[id]
    for state, seat in situations(id):
        seen = guide.policy(state, seat, random.Random(4))
        view = game.view(state, seat)
        assert guide.policy(view, seat, random.Random(4)) == seen
        other = game.determinize(view, seat, random.Random(5))
        assert guide.policy(other, seat, random.Random(4)) == seen


@every_guide
def test_a_believed_table_still_fits_the_view(id: str) -> None:
    game, rng = CATALOG[id], random.Random(6)
    for state, seat in situations(id):
        view = game.view(state, seat)
        table = GUIDES[id].believe(game.determinize(view, seat, rng), view, seat, rng)
        game.audit(table)
        assert game.view(table, seat) == view


@every_guide
def test_a_rollout_ends_in_shares_of_one_win(id: str) -> None:
    game, rng = CATALOG[id], random.Random(7)
    for state, seat in situations(id):
        shares = rollout(game, GUIDES[id], game.apply(state, seat, game.sample(state, seat, rng)).state, rng)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
