"""How a Targets table asks for its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.targets.physics.tabletop import Hands
from core.targets.state import Announcing
from ui.look.phrases import WHO_BEGINS
from ui.look.text import OptionWords, Phrase

OPTIONS: Final[Mapping[str, OptionWords]] = {
    "announce": OptionWords(
        label=Phrase("targets", "Who calls “Targets!”"),
        explanation=Phrase(
            "targets",
            "The players must call it before the next flick, or it is too late. Or the table calls it for everybody, "
            "and asks about doubles.",
        ),
        choices={
            Announcing.BY_HAND: Phrase("targets", "the players"),
            Announcing.AUTOMATIC: Phrase("targets", "the table"),
        },
    ),
    "not_seen": OptionWords(
        label=Phrase("targets", "“Not seen!”"),
        explanation=Phrase(
            "targets",
            "A player who calls “Not seen!” before another calls “Targets!” spoils it. "
            "It does nothing where the table calls.",
        ),
    ),
    "three_by_three": OptionWords(
        label=Phrase("targets", "3 × 3"),
        explanation=Phrase(
            "targets",
            "Three rounds, each with the three discs of one colour and up to three parts. "
            "Stored discs are safe only when the round is over.",
        ),
    ),
    "teams": OptionWords(
        label=Phrase("targets", "Two against two"),
        explanation=Phrase(
            "targets",
            "Only when four play: partners sit opposite, swap a die and share the discs they win.",
        ),
    ),
    "hands": OptionWords(
        label=Phrase("targets", "Hands"),
        explanation=Phrase(
            "targets",
            "No finger does quite what it is told, and the harder it flicks, the more it strays. "
            "Everybody at the table has the same hands, the bots too.",
        ),
        choices={
            Hands.STEADY: Phrase("targets", "steady"),
            Hands.HUMAN: Phrase("targets", "human"),
            Hands.SHAKY: Phrase("targets", "shaky"),
        },
    ),
    "begins": OptionWords(
        label=WHO_BEGINS,
        explanation=Phrase(
            "targets",
            "By the printed rules, the first to shout “Targets!” begins. Name that player, or let the draw decide.",
        ),
    ),
}
