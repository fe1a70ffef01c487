"""What the guided first game of Targets says, step by step."""

from __future__ import annotations

from typing import Final

from core.game import Action
from core.targets.actions import Flick
from core.targets.lesson import LESSON as EXERCISES
from core.targets.physics.tabletop import DIRECTIONS
from ui.look.text import Phrase
from ui.table.lesson.words import GuidedGame, StepWords

_BESIDE: Final = 40
"""So many tenths of a degree beside the mark are too many for a newcomer not to be told."""
_TOO_MUCH: Final = 8
"""So many steps of power are too many, or too few."""


def _fault(tried: Action, asked: Action) -> Phrase | None:
    """What a flick should do otherwise: it is aimed first, and measured out then."""
    if not isinstance(tried, Flick) or not isinstance(asked, Flick):
        return None
    beside = (tried.direction - asked.direction + DIRECTIONS // 2) % DIRECTIONS - DIRECTIONS // 2
    if abs(beside) > _BESIDE:
        left, right = Phrase("targets", "That went too far left."), Phrase("targets", "That went too far right.")
        return right if beside > 0 else left
    if abs(tried.power - asked.power) > _TOO_MUCH:
        gentle = Phrase("targets", "That was too gentle: pull farther back.")
        hard = Phrase("targets", "That was too hard: pull back less.")
        return hard if tried.power > asked.power else gentle
    return None


LESSON: Final = GuidedGame(
    EXERCISES,
    (
        StepWords(
            Phrase("targets", "You play for the discs in the middle; a long pull flicks hard, a short one gently."),
            Phrase("targets", "Pull back from your top die and let go: land on a disc, near the mark."),
        ),
        StepWords(
            Phrase("targets", "{rival}'s die only slid, so it is out: a die has to roll, and to stay on the table."),
            Phrase("targets", "Flick at the mark to hit the bull's-eye; here luck is on your side."),
        ),
        StepWords(
            Phrase("targets", "Your die touches a bull's-eye, which counts if you call it before the next flick."),
            Phrase("targets", "Press “Targets!”, or the key that is written on it."),
        ),
        StepWords(
            Phrase("targets", "That disc is yours for good, and the dice on it are out for this round."),
            Phrase("targets", "Flick your last die at the mark."),
        ),
        StepWords(
            Phrase("targets", "Two of your dice show the same number: call that double before the next flick, too."),
            Phrase("targets", "Press “Double”, and say which of the two comes back on your tower."),
        ),
        StepWords(
            Phrase("targets", "The die stands on your tower again, so you have one flick more."),
            Phrase("targets", "Flick it at the mark: it should lie wholly on a disc."),
        ),
        StepWords(
            Phrase("targets", "Whoever has the highest sum on a disc stores it under their puck."),
            Phrase("targets", "Look at who got what, then press Next round."),
        ),
        StepWords(
            Phrase(
                "targets",
                "What is stored is won when this round ends, unless somebody's die stops on it and steals it.",
            ),
            Phrase("targets", "Flick once more, any way you like."),
        ),
    ),
    (
        Phrase("targets", "A die on a bull's-eye wins the disc at once, if you call it in time."),
        Phrase("targets", "The highest sum on a disc stores it; equal sums cancel each other."),
        Phrase("targets", "Hit a die high or low with the wheel or Page Up and Page Down: low, it may only slide."),
        Phrase("targets", "Four discs for good end the game; most discs win, and in a real game luck takes no sides."),
    ),
    _fault,
)
