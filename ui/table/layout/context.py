"""What the layout of every game asks of a moment."""

from __future__ import annotations

from typing import Generic

from core.game import S
from ui.table.layout.liveries import liveries
from ui.table.pieces import Moment


class BaseContext(Generic[S]):
    """One moment, seen by one viewer; each game's context says what else its parts ask for."""

    def __init__(self, moment: Moment[S]) -> None:
        self.moment = moment
        self.view = moment.view
        self.seat = moment.seat
        """Whose view it is."""
        self.person = None if moment.watching else moment.seat
        """Who is spoken to; nobody where somebody only watches a bot."""
        self.names = [player.name for player in moment.players]
        self.liveries = liveries(moment.players)
