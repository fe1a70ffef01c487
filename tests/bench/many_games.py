"""A folder with thousands of finished games, as a household has after many years."""

from __future__ import annotations

import os
import random
from pathlib import Path

from app.played import rows
from app.played.book import DATABASE
from app.played.database import connected, writing
from app.played.folder import Folder, Review
from app.played.ratings import rate_the_rest
from core.finished import Finished, SeatResult
from core.game import Outcome, leaders
from core.players import Kind, Player
from core.standings import standings
from ui.look.theme import LIVERIES

PEOPLE = ("Ada", "Bea", "Cleo", "Dirk", "Élodie", "Farid", "Grace")
STRENGTH = {"Ada": 24, "Bea": 20, "Cleo": 18, "Dirk": 17, "Élodie": 22, "Farid": 15, "Grace": 19}
LEVELS = {Kind.CADET: 12, Kind.PILOT: 18, Kind.ACE: 23}
GAMES = {"lucky_loop": (2, 4), "loops": (2, 6), "jump": (2, 5), "targets": (2, 4)}
DAY = 24 * 3600
BEGAN = 1_600_000_000


def lay_down(folder: Path, games: int, seed: int = 1) -> None:
    """Have a folder with so many games, and a database that knows them all."""
    place, rng = Folder(folder), random.Random(seed)
    place.make()
    connection = connected(folder / DATABASE)
    with writing(connection):
        for number in range(games):
            facts = finished(number, rng)
            name = f"{facts.game}-{facts.identity}.voltige"
            path = folder / name
            path.touch()
            ended = BEGAN + number * DAY // 3
            os.utime(path, (ended, ended))
            rows.put(connection, facts, name, place.stamp(name), Review())
    rate_the_rest(connection)
    connection.close()


def finished(number: int, rng: random.Random) -> Finished:
    """A game as it might have been: the stronger win more often."""
    game = rng.choices(list(GAMES), [5, 3, 2, 2])[0]
    seats = rng.randint(*GAMES[game])
    people = rng.sample(PEOPLE, rng.randint(1, min(seats, 3)))
    players = [Player(name, list(LIVERIES)[PEOPLE.index(name)]) for name in people]
    spare = [livery for livery in LIVERIES if livery not in {player.colour for player in players}]
    for seat in range(seats - len(people)):
        kind = rng.choice(list(LEVELS))
        players.append(Player(f"Bot {seat}", spare[seat], kind))
    strengths = [STRENGTH.get(player.name, LEVELS.get(player.kind, 0)) for player in players]
    scores = tuple(max(0, round(rng.gauss(strength, 7))) for strength in strengths)
    outcome = Outcome(scores, leaders(scores))
    places = {standing.seat: standing.place for standing in standings(outcome)}
    results = [
        SeatResult(player, scores[seat], places[seat], seat in outcome.winners, rng.choice([None, scores[seat] // 2]))
        for seat, player in enumerate(players)
    ]
    created = f"2026-01-01T00:00:{number:02}"
    moves = rng.randint(60, 400)
    return Finished(f"{number:024x}", game, created, {}, tuple(results), moves + 40, moves)
