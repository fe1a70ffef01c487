"""Who came which place, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game import Outcome, Seat
from core.standings import standings
from ui.look.numbers import decimal
from ui.look.phrases import victory
from ui.look.text import Phrase, listed, translate


def summary(outcome: Outcome, names: Sequence[str], person: Seat | None) -> str:
    """Who has won, and how the only person did."""
    told = victory(outcome.winners, names)
    if person is None:
        return told
    own = next(standing for standing in standings(outcome) if standing.seat == person)
    if own.seat in outcome.winners:
        return _WON() if len(outcome.winners) == 1 else told
    words = translate("shell", "{victory} You come {place} of {players}.")
    return words.format(victory=told, place=ordinal(own.place), players=len(names))


_WON: Final = Phrase("shell", "You win. Congratulations!")
_ORDINALS: Final = (
    Phrase("shell", "1st"),
    Phrase("shell", "2nd"),
    Phrase("shell", "3rd"),
    Phrase("shell", "4th"),
    Phrase("shell", "5th"),
    Phrase("shell", "6th"),
    Phrase("shell", "7th"),
    Phrase("shell", "8th"),
)


def ordinal(place: int) -> str:
    """A place in words; no game has more than eight players."""
    return _ORDINALS[place - 1]() if place <= len(_ORDINALS) else str(place)


def everybody(outcome: Outcome, names: Sequence[str]) -> str:
    """All players with their places and points: "1st Ada 45, 2nd Cleo 31"."""
    words = translate("shell", "{place} {name} {points}")
    return listed(
        [
            words.format(place=ordinal(place), name=names[seat], points=decimal(score, 0))
            for place, seat, score in standings(outcome)
        ]
    )
