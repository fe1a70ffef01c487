"""The opponents a table can seat: every game brings its own, by level."""

from __future__ import annotations

from functools import cache

from core.bots.bot import Bot, RandomBot
from core.catalog import GAMES
from core.players import Kind
from core.registry import part

LEVELS = tuple(kind for kind in Kind if kind is not Kind.HUMAN)
"""From the weakest to the strongest."""
ADVISER = "adviser"
"""Who whispers to people: an Ace, or whoever a game has that knows better than to copy the mistakes of one."""


@cache
def bot_for(game: str, level: str) -> Bot:
    """The opponent of a level; a game's are imported when somebody sits down to play them."""
    if level == Kind.RANDOM:
        return RandomBot()
    entry = GAMES[game]
    if level == ADVISER and entry.adviser:
        adviser: Bot = part(entry.adviser)
        return adviser
    bot: Bot = part(entry.bots)[Kind.ACE if level == ADVISER else level]
    return bot
