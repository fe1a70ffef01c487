"""Finished games as they might have been, without a table."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from core.players import Kind
from ui.files.played import PlayedGame, PlayedSeat, Skill
from ui.look.theme import LIVERIES

EVENING = datetime(2026, 11, 14, 20, 0)


def seat(player: str, place: int = 1, **more: Any) -> PlayedSeat:
    """A person by name, or a bot by its level; more points for a better place."""
    kind = Kind(player) if player in set(Kind) else Kind.HUMAN
    usual = {
        "name": player if kind is Kind.HUMAN else player.title(),
        "colour": "",
        "kind": kind,
        "score": 40 - 10 * place,
        "won": place == 1,
    }
    return PlayedSeat(**{**usual, "place": place, **more})


def played(*seats: PlayedSeat, game: str = "jump", minute: int = 0, **more: Any) -> PlayedGame:
    """A game that was over so many minutes after the evening began."""
    ended = int(EVENING.timestamp()) + 60 * minute
    usual = {"identity": f"{game}-{minute:05}", "game": game, "created": "2026-11-14T20:00:00", "ended": ended}
    usual |= {"options": "{}", "seats": seats, "entries": 120, "moves": 80, "file": f"{game}-{minute:05}.voltige"}
    return PlayedGame(**{**usual, **more})


def season() -> list[PlayedGame]:
    """Some weeks of a household: two people, a guest, and bots."""
    games: list[PlayedGame] = []
    ratings: dict[tuple[str, str], float] = {}
    tables = [("Ada", "Bea"), ("Ada", "ace"), ("Bea", "Cleo", "pilot"), ("Ada", "Bea", "cadet"), ("Cleo", "ace", "ace")]
    for number in range(60):
        game = ("lucky_loop", "loops", "jump", "targets")[number % 4]
        table = tables[number % len(tables)]
        winner = (number * 7 // 3) % len(table)
        order = [winner, *(each for each in range(len(table)) if each != winner)]
        seats = []
        for index, player in enumerate(table):
            place = order.index(index) + 1
            rating = ratings.get((game, player), 1500.0) + (25 if place == 1 else -15)
            ratings[game, player] = rating
            skill = Skill(rating, max(90.0, 400.0 - 12 * number))
            colour = list(LIVERIES)[index]
            seats.append(seat(player, place, skill=skill, feat=8 + number % 17, colour=colour))
        games.append(played(*seats, game=game, minute=number * 60 * 9))
    return games
