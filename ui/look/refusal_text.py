"""The sentence with which a move is refused, by its reason."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from core.game import ChanceReason, Illegal
from ui.look.text import Phrase


def sentence(sentences: Mapping[StrEnum, Phrase], illegal: Illegal) -> str:
    """The sentence for a refusal, with its parameters filled in."""
    found = sentences.get(illegal.reason) or _CHANCE[illegal.reason]
    return found().format_map(illegal.params)


_CHANCE: Mapping[StrEnum, Phrase] = {
    ChanceReason.NOT_THESE_CARDS: Phrase("chance", "Those are not the cards that were being shuffled."),
    ChanceReason.NO_SUCH_SEAT: Phrase("chance", "Nobody sits in that seat."),
    ChanceReason.NOT_A_ROLL: Phrase("chance", "That is not a roll of {dice} dice."),
}
