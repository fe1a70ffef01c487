"""What an animation of a game shows: one thing after the other, each for its time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from core.game import NATURE
from ui.share.shared_game import SharedGame
from ui.share.steps import Step, Steps
from ui.table.layout.captions import with_captions
from ui.table.pieces import Layout, Moment
from ui.table.story.beats import Caption, parts
from ui.table.story.pace import TIMES, Length, Pace

MOST: Final = 240
"""Shots of one animation; nobody looks longer, and few would wait for a larger file."""
LAST: Final = 4
"""So many times as long as anything else the end is seen,"""
LAST_SECONDS: Final = 3.0
"""and at least for so long."""
_TIMES: Final = TIMES[Pace.CALM]


class Shot(NamedTuple):
    """Something that is seen for a while."""

    moment: Moment[Any]
    captions: tuple[Caption, ...] = ()
    length: Length = Length.LOOK

    def milliseconds(self, seconds: float) -> int:
        """How long it stands where a move stands for so many seconds."""
        return round(1000 * seconds * _TIMES.of(self.length) / _TIMES.look)


def layout_of(game: SharedGame, shot: Shot) -> Layout:
    """Where everything is in a shot."""
    return with_captions(game.sight.table.layout(shot.moment), shot.captions)


def last_milliseconds(seconds: float) -> int:
    """How long the end stands, before everything begins again."""
    return round(1000 * max(LAST * seconds, LAST_SECONDS))


def planned(game: SharedGame, width: float) -> Steps[list[Shot]]:
    """All that is seen of a game on a table that is so wide: first what was dealt, last the position on the table."""
    sight, play = game.sight, game.sight.play
    first = next((index for index in range(game.upto) if play.mover(index) != NATURE), game.upto)
    shots: list[Shot] = []
    if first < game.upto:
        shots.append(Shot(sight.moment(play.change(first, sight.seat).before, first, width)))
    for index in range(first, game.upto):
        shots += _shots_of(game, index, width)
        yield Step(0, 1)
    return [*thinned(shots, MOST - 1), Shot(sight.moment(game.view, game.upto, width))]


def _shots_of(game: SharedGame, index: int, width: float) -> Iterator[Shot]:
    """What is seen of one entry; what chance answers at once is seen with the answer."""
    sight, play = game.sight, game.sight.play
    answered = index + 1 < game.upto and play.mover(index + 1) == NATURE
    for part in parts(play.change(index, sight.seat)):
        moment = sight.moment(part.after, part.cursor, width)
        beat = sight.table.beats.of(part, moment)
        if beat is not None:
            yield Shot(moment, beat.captions, beat.length)
        elif not answered:
            yield Shot(moment)


def thinned(shots: Sequence[Shot], most: int) -> list[Shot]:
    """As many as there may be: without what is only one of several, and if need be with evenly spread ones alone."""
    if len(shots) > most:
        shots = [shot for shot in shots if shot.length is not Length.GLANCE]
    if len(shots) > most:
        shots = [shots[number * len(shots) // most] for number in range(most)]
    return list(shots)
