"""Every move of every game has a reason that a hint can give, and the reason tells no secret."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from core.bots.odds import odds_of
from core.catalog import CATALOG
from core.game import Action, Seat
from tests.core.bots.situations import situations
from ui.catalog import TABLES

MOST = {"lucky_loop": 6, "targets": 6}
"""How many moves of a situation are looked at, where flights have to be solved or flicks are compared."""
CLUMSY = re.compile(r"[{}]|(?<![.\d])1 (cards|points|columns)|no cards|column 0")
"""What is unfinished, or what nobody would say."""


def reason(id: str, view: Any, seat: Seat, action: Action) -> str:
    table = TABLES[id]
    if table.odds is None:
        return table.why(view, seat, action)
    return table.odds.why(view, seat, action, odds_of(id).answer(view, seat, action))


@pytest.mark.parametrize("id", CATALOG)
def test_no_reason_is_missing_or_unfinished_or_knows_what_is_hidden(id: str) -> None:
    game, rng = CATALOG[id], random.Random(f"reasons {id}")
    for state, seat in situations(id):
        view = game.view(state, seat)
        other = game.determinize(view, seat, rng)
        actions = list(game.legal(view, seat))
        for action in rng.sample(actions, min(MOST.get(id, len(actions)), len(actions))):
            words = reason(id, view, seat, action)
            assert words
            assert not CLUMSY.search(words)
            assert words == reason(id, other, seat, action) == reason(id, game.view(other, seat), seat, action)
