"""Golden playthroughs: whole games written down, entry by entry with what the table says about each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from core.bots.bot import RandomBot
from core.bots.budget import NO_THOUGHT
from core.bots.match import play_match
from core.catalog import CATALOG, GAMES
from core.game import Game
from core.session import Change, Entry, Session
from tests.packages import SAMPLE
from ui.catalog import TEXTS, title_of

FOLDER = Path(__file__).parent
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]


def tables(game: Game[Any, Any]) -> list[int]:
    """The seat counts that are written down: fewest, most and one between."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


def path(id: str, seats: int) -> Path:
    """The file of a playthrough; a game of another package keeps its own."""
    return (FOLDER if id in GAMES.ours else SAMPLE / "golden") / f"{id}-{seats}.txt"


def shortest_random_game(id: str, seats: int) -> list[Entry]:
    """A short one of a few random games, so that a person can read it."""
    game = CATALOG[id]
    bots = [RandomBot()] * seats
    matches = [
        play_match(game, game.options(), bots, f"golden {id} {seats} {number}", NO_THOUGHT) for number in range(40)
    ]
    return min((match.entries for match in matches), key=len)


def script(id: str, seats: int, entries: Iterable[Entry]) -> str:
    """The playthrough: each entry as it is saved, and the log lines a spectator reads."""
    game, text, names = CATALOG[id], TEXTS[id], NAMES[:seats]
    session: Session[Any, Any] = Session(game, seats, game.options(), 0)
    lines = [f"# {title_of(id)}, {seats} players"]

    def tell(change: Change[Any]) -> None:
        lines.append(msgspec.json.encode(change.entry).decode())
        before, after = game.view(change.before, None), game.view(change.after, None)
        told = (text.event(before, after, event, names) for event in change.events)
        lines.extend(f"    {line}" for line in told if line)

    session.subscribe(tell)
    for seat, action in entries:
        session.play(seat, action)
    lines.append(f"= {msgspec.json.encode(session.outcome).decode()}")
    return "\n".join(lines) + "\n"


def entries_of(id: str, written: str) -> list[Entry]:
    """The entries of a playthrough as it was written down."""
    entry: Any = tuple.__class_getitem__((int, CATALOG[id].actions))
    decoder = msgspec.json.Decoder(entry)
    return [decoder.decode(line) for line in written.splitlines() if line.startswith("[")]
