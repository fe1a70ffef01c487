"""The games: an entry for each of ours, and the rules of all that are installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from core.registry import GameEntry, Parts, Registry, part

if TYPE_CHECKING:
    from core.game import Game

GAMES: Final = Registry(
    [
        GameEntry(
            id="lucky_loop",
            seats=range(2, 7),
            prefix="LL",
            rules="core.lucky_loop.game:LUCKY_LOOP",
            bots="core.lucky_loop.bot.levels:LEVELS",
            appraiser="core.lucky_loop.review.appraiser:APPRAISER",
            odds="core.lucky_loop.odds.answers",
            feat="core.lucky_loop.feat:best_flight",
            resources="resources.lucky_loop",
        ),
        GameEntry(
            id="loops",
            seats=range(2, 9),
            prefix="LP",
            rules="core.loops.game:LOOPS",
            bots="core.loops.bot.levels:LEVELS",
            appraiser="core.loops.review:APPRAISER",
            feat="core.loops.feat:best_round",
            resources="resources.loops",
        ),
        GameEntry(
            id="jump",
            seats=range(2, 6),
            prefix="J",
            rules="core.jump.game:JUMP",
            bots="core.jump.bot.levels:LEVELS",
            appraiser="core.jump.review:APPRAISER",
            feat="core.jump.feat:best_session",
            resources="resources.jump",
        ),
        GameEntry(
            id="targets",
            seats=range(2, 5),
            prefix="T",
            rules="core.targets.game:TARGETS",
            bots="core.targets.bot.levels:LEVELS",
            adviser="core.targets.bot.levels:ADVISER",
            feat="core.targets.feat:bulls_eyes",
            appraiser="core.targets.review.appraiser:APPRAISER",
            resources="resources.targets",
        ),
    ]
)

CATALOG: Final[Parts[Game[Any, Any]]] = Parts(GAMES, lambda id: part(GAMES[id].rules))
"""The rules of every game, imported when they are asked for."""
