"""Games to put on the table: Lucky Loop between people, played a little at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from core.catalog import CATALOG
from core.players import Kind, Player
from core.record import Header, dump, header_of
from core.session import Session
from ui.shell.game_page import GamePage


def header(game: str = "lucky_loop", seats: int = 2, humans: int = 1, seed: int = 5) -> Header:
    kinds = [Kind.HUMAN if seat < humans else Kind.RANDOM for seat in range(seats)]
    players = tuple(Player(f"Player {seat}", kind=kind) for seat, kind in enumerate(kinds))
    return header_of(started(game, seats, seed), players, "2026-11-16T10:00:00")


def started(game: str = "lucky_loop", seats: int = 2, seed: int = 5) -> Session[Any, Any]:
    session: Session[Any, Any] = Session(CATALOG[game], seats, CATALOG[game].options(), seed)
    session.begin()
    return session


def play_on(session: Session[Any, Any], moves: int, rng: random.Random) -> None:
    """Some random moves of whoever is to act, as long as somebody is."""
    for _ in range(moves):
        if not session.to_act:
            return
        seat = rng.choice(sorted(session.to_act))
        session.submit(seat, session.game.sample(session.view(seat), seat, rng))


def fly(page: GamePage, moves: int, seed: int = 1) -> None:
    """Some random moves at the table of a page."""
    play_on(page.session, moves, random.Random(seed))
    page.presenter.refresh(animated=False)


def saved_game(path: Path, moves: int = 12, game: str = "lucky_loop") -> Path:
    """A game in progress on disk."""
    session = started(game)
    play_on(session, moves, random.Random(3))
    path.write_bytes(dump(header(game), session))
    return path
