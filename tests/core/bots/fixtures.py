"""The matches that show how strong the levels are: each beats the one below it, all beat chance, the Ace its peer."""

from __future__ import annotations

from itertools import product

import msgspec

from core.catalog import CATALOG

PLAIN = "plain"
"""The peer: information-set UCT that knows the rules and how points are counted."""
RANDOM = "random"
WIDE = 0.15
"""What a wide margin over level is: nearly two wins for each defeat at the least, with certainty."""


class Fixture(msgspec.Struct, frozen=True):
    """What is played against what, how, and how often."""

    game: str
    seats: int
    a: str
    b: str
    games: int
    seconds: float
    seed: str = "match"
    alone: bool = False

    @property
    def level(self) -> float:
        """`a`'s share of the wins if the bots were equally strong."""
        return 1 / self.seats if self.alone else 0.5

    @property
    def least(self) -> float:
        """What `a`'s share must be above, with certainty: level, and more against a player that has no plan."""
        return self.level + WIDE if self.b == RANDOM else self.level

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.a}-{self.b}"


_SEED = "2026-11-16"
"""No bot was ever tuned on these deals."""
_PAIRS = (
    ("ace", "pilot"),
    ("pilot", "cadet"),
    ("ace", RANDOM),
    ("pilot", RANDOM),
    ("cadet", RANDOM),
    ("ace", PLAIN),
)
_GAMES = {"lucky_loop": 600, "targets": 200}
"""More than usual where they are short and much depends on the dice, fewer where all think over every flick."""
_USUAL_GAMES = 400
_GAMES_WITH_THE_PEER = 100
_SECONDS = {"lucky_loop": 0.05}
_USUAL_SECONDS = 0.03
"""A move: much less than at the table, where it is a second."""


def _fixture(game: str, seats: int, a: str, b: str) -> Fixture:
    games = _GAMES_WITH_THE_PEER if b == PLAIN else _GAMES.get(game, _USUAL_GAMES)
    return Fixture(game, seats, a, b, games, _SECONDS.get(game, _USUAL_SECONDS), _SEED)


def evenly(seats: range) -> set[int]:
    """The tables at which a game is tried: the smallest and a larger one, as two sides can share them."""
    return {seats[0], 4} & {count for count in seats if count % 2 == 0}


FIXTURES = [
    _fixture(id, seats, a, b) for (id, game), (a, b) in product(CATALOG.items(), _PAIRS) for seats in evenly(game.seats)
]
