"""Which moves a person has not seen for sure: those of the others since their own last turn."""

from __future__ import annotations

from core.game import NATURE, Seat
from core.play import AnyPlay


def since_last_turn(play: AnyPlay, seat: Seat | None) -> range:
    """The entries that others played between the last two turns of a seat; a spectator's are those since the same
    seat moved before."""
    movers = [play.mover(index) for index in range(play.cursor)]
    moved = [index for index, mover in enumerate(movers) if mover != NATURE]
    if not moved:
        return range(0)
    own = movers[moved[-1]] if seat is None else seat
    last = moved[-1]
    if seat is not None:
        others = [index for index in moved if movers[index] != seat]
        if not others:
            return range(0)
        last = others[-1]
    # The turn that is told ends with the answers of chance.
    stop = next((index for index in range(last + 1, len(movers)) if movers[index] != NATURE), len(movers))
    before = (index for index in range(last, -1, -1) if movers[index] not in (own, NATURE))
    turned = next(before, None) if seat is None else last
    if turned is None:
        return range(stop)
    start = next((index + 1 for index in range(turned, -1, -1) if movers[index] == own), 0)
    while start < turned and movers[start] == NATURE:
        start += 1
    return range(start, stop)
