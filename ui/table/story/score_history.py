"""How the scores went up and down over a game."""

from __future__ import annotations

from typing import Final

from ui.table.context import AnyContext

MOST: Final = 400
"""So many positions are asked at most; no screen shows more of a long game."""

Scores = tuple[int, ...]


def score_history(context: AnyContext) -> list[Scores]:
    """The scores as the viewer knew them, from the first position to the one on the table."""
    play, seat, scores = context.play, context.viewer.seat, context.table.scores
    *asked, _ = positions(play.cursor)
    return [*[tuple(scores(play.change(index, seat).before)) for index in asked], tuple(scores(play.view(seat)))]


def positions(cursor: int) -> list[int]:
    """The positions up to one that are asked for their scores."""
    return [*range(0, cursor, max(1, -(-cursor // MOST))), cursor]
