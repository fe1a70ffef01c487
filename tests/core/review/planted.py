"""Positions in which somebody throws something away, as anybody at the table would say who knows the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from core.catalog import CATALOG
from core.game import NATURE, Action, Seat
from core.jump.box import BOARD, SPACES_PER_COLUMN
from core.jump.state import JumpState
from core.jump.state import Phase as JumpPhase
from core.loops.actions import Pass, Play
from core.loops.state import LoopsState
from core.session import AnySession
from tests.core.review.games import played
from tests.whole import state_of

DEEPEST = 12
"""Farther out than this a parachutist that stays aboard is lost anyway."""
GROUND = 6
"""From here on the land is worth a jump."""
CLOSE = 8
"""The points that make a game of Jump! a close one."""


class Planted(NamedTuple):
    """What a seat sees, and what it should not do then."""

    view: Any
    seat: Seat
    action: Action


Find = Callable[[Any, Seat], Action | None]


def _planted(game: str, sessions: Iterator[AnySession], find: Find) -> Iterator[Planted]:
    for session in sessions:
        for index in range(session.length):
            seat, _ = session.entry(index)
            if seat == NATURE:
                continue
            view = CATALOG[game].view(state_of(session, index), seat)
            action = find(view, seat)
            if action is not None:
                yield Planted(view, seat, action)


# --- LOOPS: a winning card not played --------------------------------------------------------------------


def loops_planted() -> Iterator[Planted]:
    """The pile is taken in a first round by somebody who could lay the last cards and win it."""
    sessions = (played("loops", ["cadet"] * seats, f"planted/{seed}") for seed in range(25) for seats in (2, 3, 4))
    return _planted("loops", sessions, _takes_the_pile)


def _takes_the_pile(view: LoopsState, seat: Seat) -> Action | None:
    legal = CATALOG["loops"].legal(view, seat)
    cards = sum(map(len, view.hands[seat]))
    wins = any(isinstance(action, Play) and len(action.cards) == cards for action in legal)
    return Pass() if wins and not any(view.totals) and Pass() in legal else None


# --- Jump!: a jump into the sea --------------------------------------------------------------------------

_JUMPS = (130, 151, 277, 305, 346, 464, 480, 501, 547, 551, 796, 934, 996, 1037, 1128, 1135, 1219, 1473, 1510, 1733)
"""The seeds of games with such a choice, which is rare."""


def jump_planted() -> Iterator[Planted]:
    """In a close game somebody jumps into the sea who has another parachutist over good and free land, without wind."""
    sessions = (played("jump", ["cadet", "cadet"], f"planted/{seed}") for seed in _JUMPS)
    return _planted("jump", sessions, _into_the_sea)


def _into_the_sea(view: JumpState, seat: Seat) -> Action | None:
    close = max(view.scores) - min(view.scores) <= CLOSE
    if view.phase is not JumpPhase.JUMPING or view.winds or view.open_winds or not close:
        return None
    land, sea = [], []
    for action in CATALOG["jump"].legal(view, seat):
        plane = next(plane for plane, places in enumerate(view.aboard) if action.pawn in places)  # type: ignore[attr-defined]
        column = view.columns[plane]
        if column == 0 or view.spaces[SPACES_PER_COLUMN * (column - 1)] is not None:
            continue
        if GROUND <= column <= BOARD.last_land and column != BOARD.lake:
            land.append(action)
        elif BOARD.last_land < column <= DEEPEST and column != BOARD.island:
            sea.append(action)
    return sea[0] if land and sea else None
