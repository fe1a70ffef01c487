"""Whose colour is whose."""

from __future__ import annotations

from collections.abc import Sequence

from core.players import Player
from ui.look.theme import LIVERIES


def liveries(players: Sequence[Player]) -> tuple[str, ...]:
    """The name of each player's livery; a player without one takes the next that nobody wears."""
    worn = {player.colour for player in players}
    spare = iter([name for name in LIVERIES if name not in worn] + list(LIVERIES))
    return tuple(player.colour if player.colour in LIVERIES else next(spare) for player in players)
