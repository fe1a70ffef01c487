"""The names of Lucky Loop's pieces and amounts, for every sentence and label."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from core.cards import UNSEEN
from core.lucky_loop.box import BOX, FACES, PROGRAMME_AT, PROGRAMMES
from core.lucky_loop.events import LossReason, TokenReason
from core.lucky_loop.state import LuckyLoopState
from ui.look.phrases import HIDDEN_CARD
from ui.look.text import Phrase, Plural, translate

FIGURE_NAMES: Final[Mapping[str, Phrase]] = {
    "T": Phrase("lucky_loop", "Turn"),
    "L": Phrase("lucky_loop", "Loop"),
    "D": Phrase("lucky_loop", "Dive"),
    "R": Phrase("lucky_loop", "Roll"),
}
FIGURE_LETTERS: Final[Mapping[str, Phrase]] = {
    "T": Phrase("figure", "T"),
    "L": Phrase("figure", "L"),
    "D": Phrase("figure", "D"),
    "R": Phrase("figure", "R"),
}
"""The letters on the cards, by the letters of the rules: initials differ between languages."""
DECK_NAMES: Final[Sequence[Phrase]] = (
    Phrase("lucky_loop", "turn and loop"),
    Phrase("lucky_loop", "dive and roll"),
)
tokens_text: Final = Plural("lucky_loop", "%n tokens", "%n token", 1)
WHYS: Final[Mapping[StrEnum, Phrase]] = {
    TokenReason.TWO_CARDS: Phrase("lucky_loop", "for two completed cards"),
    TokenReason.FIRST_HIGH: Phrase("lucky_loop", "for the first high result in this programme"),
    TokenReason.NEW_BEST: Phrase("lucky_loop", "for the best result so far"),
    TokenReason.SCALE_FULL: Phrase("lucky_loop", "for filling the scale"),
    TokenReason.LAST_CARD: Phrase("lucky_loop", "for failing only at the last card"),
    LossReason.EXCHANGE: Phrase("lucky_loop", "for the exchange"),
    LossReason.FREE_PROGRAMME_FAILED: Phrase("lucky_loop", "for the failed free programme"),
    LossReason.FAULTY_SET: Phrase("lucky_loop", "for a free programme that is not allowed"),
}
"""What tokens are earned and points are lost for."""


def card_name(view: LuckyLoopState, card: int) -> str:
    """A card by figure and difficulty, if the viewer sees it."""
    face = view.faces[card]
    if face == UNSEEN:
        return HIDDEN_CARD()
    words = translate("lucky_loop", "{figure} {difficulty}")
    return words.format(figure=FIGURE_NAMES[face[0]](), difficulty=FACES[face].difficulty)


def programme_name(name: str | None) -> str:
    """A programme by its id; None is the free programme."""
    if name is None:
        return translate("lucky_loop", "the free programme")
    return PROGRAMMES[PROGRAMME_AT[name]].name


def scale_text(score: int) -> str:
    """A result as the scale shows it."""
    return f"{BOX.scale_last}+" if score >= BOX.scale_last else str(score)
