"""The opponents a table can seat: every game brings its own, by level."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from core.bots.bot import Bot, RandomBot
from core.players import Kind

LEVELS = tuple(kind for kind in Kind if kind is not Kind.HUMAN)
"""From the weakest to the strongest."""
ADVISER = "adviser"
"""Who whispers to people: an Ace, or whoever a game has that knows better than to copy the mistakes of one."""


@cache
def bot_for(game: str, level: str) -> Bot:
    """The opponent of a level; a game's are imported when somebody sits down to play them."""
    if level == Kind.RANDOM:
        return RandomBot()
    bots = import_module(f"core.{game}.bot.levels")
    bot: Bot = getattr(bots, "ADVISER", bots.LEVELS[Kind.ACE]) if level == ADVISER else bots.LEVELS[level]
    return bot
