"""What happened in some entries, change by change, each with what people must have seen of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from core.game import NATURE
from core.play import AnyPlay, SeenChange
from ui.table.kit import AnyTable
from ui.table.past import Past
from ui.table.story.beats import Beat, parts
from ui.table.story.pace import Length

SEEN: Final = Beat(Length.LOOK)
"""What everything gets that is shown once more."""
ON_THE_WAY: Final = Beat(Length.GLANCE)
"""What a move gets that its player goes on from."""

Told = Iterator[tuple[SeenChange[Any], Beat | None]]


class Retelling:
    """Finds the beats of what happened, as whoever looks sees it."""

    def __init__(self, play: AnyPlay, table: AnyTable, past: Past) -> None:
        self._play, self._table, self._past = play, table, past
        self.one_by_one = False
        """Whether nobody pauses between the moves of others, so that each has to be seen by itself."""

    def of(self, entries: Iterable[int], again: bool = False) -> Told:
        """The changes of these entries with their beats; what is told `again` is seen one by one."""
        play = self._play
        for index in entries:
            change = play.change(index, self._past.looking)
            answered = index + 1 < play.cursor and play.mover(index + 1) == NATURE
            for part in parts(change):
                beat = self._table.beats.of(part, self._past.moment(part.after, part.cursor))
                yield part, self._unremarkable(index, again) if beat is None and not answered else beat

    def _unremarkable(self, index: int, again: bool) -> Beat | None:
        """What a move gets of which the game wants nothing in particular to be seen."""
        if again or not self.one_by_one:
            return SEEN if again else None
        play = self._play
        movers = (play.mover(later) for later in range(index + 1, play.cursor))
        following = next((mover for mover in movers if mover != NATURE), None)
        if following is None:
            return None
        return ON_THE_WAY if following == play.mover(index) else SEEN
