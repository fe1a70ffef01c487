"""How players, games and results are called in the record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from core.catalog import GAMES
from core.players import Kind
from ui.catalog import title_of
from ui.files.played import PlayedGame
from ui.look.numbers import decimal
from ui.look.text import Phrase, Plural, translate
from ui.record.tallies import Against, Who, who

_LEVELS: Final[Mapping[Kind, Phrase]] = {
    Kind.CADET: Phrase("record", "Cadet (bot)"),
    Kind.PILOT: Phrase("record", "Pilot (bot)"),
    Kind.ACE: Phrase("record", "Ace (bot)"),
    Kind.RANDOM: Phrase("record", "Random (bot)"),
}
AGAINST: Final[Mapping[Against, Phrase]] = {
    Against.ANYBODY: Phrase("record", "Against anybody"),
    Against.PEOPLE: Phrase("record", "Against people"),
    Against.CADET: Phrase("record", "Against Cadets"),
    Against.PILOT: Phrase("record", "Against Pilots"),
    Against.ACE: Phrase("record", "Against Aces"),
}
game_count: Final = Plural("command", "%n games", "%n game", 1)


def called(player: Who | None, spellings: Mapping[Who, str]) -> str:
    """What a player is called."""
    if player is None:
        return translate("record", "Unnamed player")
    return spellings.get(player, player.name) if player.is_person else _LEVELS[player.kind]()


def title(game: str) -> str:
    """What a game is called; one that is not installed any more by its id."""
    return title_of(game) if game in GAMES else game


def in_order(games: Iterable[str]) -> list[str]:
    """Games in the order of the catalogue; those that are not installed any more come last."""
    places = {game: place for place, game in enumerate(GAMES)}
    return sorted(set(games), key=lambda game: (places.get(game, len(places)), game))


def result(played: PlayedGame, spellings: Mapping[Who, str]) -> str:
    """Everybody with their points, from the first to the last: "Ada 45, Ace (bot) 31"."""
    seats = sorted(played.seats, key=lambda seat: seat.place)
    return ", ".join(f"{called(who(seat), spellings)} {decimal(seat.score, 0)}" for seat in seats)


def feat_amount(amount: Plural, feat: int) -> str:
    """So much of what people are proud of, which may be less than nothing."""
    return amount(feat) if feat >= 0 else amount(-feat).replace(str(-feat), decimal(feat, 0), 1)
