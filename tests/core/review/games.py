"""Games to be reviewed, played by bots; the same seed plays the same game."""

from __future__ import annotations

from collections.abc import Sequence

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.match import play_match
from core.catalog import CATALOG
from core.session import AnySession, Session, replay

BUDGET = Budget(nodes=30)


def played(game: str, levels: Sequence[str], seed: str, budget: Budget = BUDGET) -> AnySession:
    """A finished game between bots of these levels."""
    rules = CATALOG[game]
    match = play_match(rules, rules.options(), [bot_for(game, level) for level in levels], seed, budget)
    session: AnySession = Session(rules, len(levels), rules.options(), seed=1)
    replay(session, match.entries)
    return session
