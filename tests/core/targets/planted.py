"""Positions of Targets in which somebody leaves a disc that would win the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from core.catalog import CATALOG
from core.game import NATURE, Action, Seat
from core.session import AnySession
from core.targets.actions import Announce, Flick, LetGo
from core.targets.bot.purposes import Aiming
from core.targets.box import MATERIAL, Point
from core.targets.legal import spoken
from core.targets.physics import rolling
from core.targets.physics.from_position import tabletop_of
from core.targets.physics.overlaps import touches_bullseye
from core.targets.physics.tabletop import DIRECTIONS, POWERS
from core.targets.state import Phase, TargetsState, from_tower, heading_to_centre, lying_discs, on_turn, points
from tests.core.review.games import played
from tests.core.review.planted import Planted
from tests.whole import state_of

CLOSE = 2
"""So many discs make a rival dangerous."""
EASY = 0.3
"""How often the bull's-eye is hit that is easy enough."""
TRIES = 40
_SEEDS = (7, 10, 11, 13, 15, 17, 21, 22, 26, 27, 36, 37, 40, 44, 46, 47, 53)
"""Of games with such a position, so that not all have to be played through."""


def off_the_table(state: TargetsState, seat: Seat) -> Flick:
    """As hard as can be, away from everything."""
    return Flick((round(10 * heading_to_centre(state, seat)) + DIRECTIONS // 2) % DIRECTIONS, POWERS[-1], 8)


def targets_planted() -> Iterator[Planted]:
    """In a close game somebody needs one disc to win it, and lets it go: flicks a die off the table who could as well
    aim at the bull's-eye before it, or does not announce the die that lies on one. No more than once a game each."""
    for seed in chain(_SEEDS, range(100, 1000)):
        yield from _left(played("targets", ["cadet", "cadet"], f"planted/{seed}"))


def _left(session: AnySession) -> Iterator[Planted]:
    finds = [_unsaid, _missed]
    for index in range(session.length):
        seat, _ = session.entry(index)
        view = CATALOG["targets"].view(state_of(session, index), seat)
        if seat == NATURE or not _one_disc_decides(view, seat):
            continue
        for find in list(finds):
            action = find(view, seat)
            if action is not None:
                finds.remove(find)
                yield Planted(view, seat, action)


def _one_disc_decides(view: TargetsState, seat: Seat) -> bool:
    mine, rival = points(view)[seat], max(score for other, score in enumerate(points(view)) if other != seat)
    return mine == MATERIAL.discs_to_end - 1 and not view.stored[seat] and rival >= CLOSE


def _unsaid(view: TargetsState, seat: Seat) -> Action | None:
    calls = [word for word in spoken(view, seat) if isinstance(word, Announce)]
    return LetGo() if calls and view.phase is Phase.ASKING else None


def _missed(view: TargetsState, seat: Seat) -> Action | None:
    if view.phase is not Phase.FLICKING or on_turn(view) != seat or spoken(view, seat):
        return None
    spots = [spot for _, spot in lying_discs(view)]
    nearest = min(spots, key=lambda spot: from_tower(view, seat, spot), default=None)
    return off_the_table(view, seat) if nearest and _hit(view, seat, nearest) >= EASY else None


def _hit(view: TargetsState, seat: Seat, spot: Point) -> float:
    """How often a flick straight at a bull's-eye gets there."""
    flick, die = Aiming(view, seat).flick_to(spot), view.towers[seat][-1]
    hits = 0
    for seed in range(TRIES):
        rests = rolling.settle(tabletop_of(view), {seat: flick.shot()}, seed)
        hits += any(rest.die == die and rest.pose and touches_bullseye(rest.pose, spot) for rest in rests)
    return hits / TRIES
