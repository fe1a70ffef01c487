"""Tournaments of bots: numbered games, each of which depends on nothing but the tournament and its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.match import play_match
from core.catalog import CATALOG
from core.game import AnyGame, Outcome, Value
from core.players import Kind, Player
from core.record import dump, header_of
from core.session import AnySession, Session, replay


class OtherRules(Exception):
    """Whoever should play some of the games has other rules."""


class Tournament(Value, frozen=True):
    """What is played: all that a game of it depends on but its number, and the clock where a budget has seconds."""

    game: str
    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """A level for each seat of the first game."""
    rotate: bool
    """Whether each deal is played from all seats: then the games of a deal follow each other."""
    seed: int
    budget: Budget

    @property
    def seatings(self) -> int:
        """How many games a deal is played in: as many as it takes until everybody sits where they sat first."""
        if not self.rotate:
            return 1
        return next(turn for turn in range(1, len(self.bots) + 1) if self._turned(turn) == self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in one of the games."""
        return self._turned(number % self.seatings)

    def deal(self, number: int) -> int:
        """Which deal one of the games has: nature's luck is the same in all games of a deal."""
        return number // self.seatings

    def _turned(self, by: int) -> tuple[str, ...]:
        return self.bots[by:] + self.bots[:by]


class Played(Value, frozen=True):
    """A finished game."""

    number: int
    outcome: Outcome
    moves: int
    record: bytes = b""
    """The game as it is saved, where that was asked for."""


def play(tournament: Tournament, numbers: Sequence[int], names: Sequence[str]) -> list[Played]:
    """Some of the games; they are recorded if the players have names."""
    game = CATALOG[tournament.game]
    if game.rules != tournament.rules:
        raise OtherRules(f"{game.id} has rules {game.rules}, not {tournament.rules}")
    return [_play(tournament, game, number, names) for number in numbers]


def _play(tournament: Tournament, game: AnyGame, number: int, names: Sequence[str]) -> Played:
    levels = tournament.seated(number)
    options = msgspec.convert(tournament.options, game.options)
    bots = [bot_for(game.id, level) for level in levels]
    seed = f"{tournament.seed}/{tournament.deal(number)}"
    match = play_match(game, options, bots, seed, tournament.budget)
    if not names:
        return Played(number, match.outcome, match.moves)
    session: AnySession = Session(game, len(levels), options, tournament.seed)
    replay(session, match.entries)
    players = [Player(name, kind=Kind(level)) for name, level in zip(names, levels, strict=True)]
    return Played(number, match.outcome, match.moves, dump(header_of(session, players), session))
