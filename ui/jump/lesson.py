"""What the guided first game of Jump! says, step by step."""

from __future__ import annotations

from typing import Final

from core.jump.lesson import LESSON as EXERCISES
from ui.look.text import Phrase
from ui.table.lesson.words import GuidedGame, StepWords

LESSON: Final = GuidedGame(
    EXERCISES,
    (
        StepWords(
            Phrase("jump", "Your four parachutists should come down far from the start, but not in the sea."),
            Phrase("jump", "Put three of them into the two back rows of the red plane."),
        ),
        StepWords(
            Phrase(
                "jump", "At the end of its track a plane is emptied over the sea, and the front row falls farthest out."
            ),
            Phrase("jump", "Put the fourth into the two back rows of the yellow plane."),
        ),
        StepWords(
            Phrase("jump", "Everybody picks a card in secret; from the black pawn on, they are shown one by one."),
            Phrase("jump", "Pick White +4: put it face down beside your name."),
        ),
        StepWords(
            Phrase("jump", "Red and yellow cards move their own plane; with a white one you choose."),
            Phrase("jump", "Click the red plane, so that it flies four columns on."),
        ),
        StepWords(
            Phrase("jump", "The land ends at column 9, red is at 7, and {other}'s card comes before yours."),
            Phrase("jump", "Wait no longer: pick Jump, a card that everybody always has."),
        ),
        StepWords(
            Phrase("jump", "{other} flew the red plane to column 9, right where you want to be."),
            Phrase("jump", "Click one of your parachutists in the red plane: it jumps."),
        ),
        StepWords(
            Phrase("jump", "Your jump card is back in your hand, and this time your card is the first."),
            Phrase("jump", "Pick Jump, and click another parachutist in the red plane."),
        ),
        StepWords(
            Phrase("jump", "Red is at column 12: the first to land straight there gets onto the island."),
            Phrase("jump", "Pick Jump, and click your last parachutist in the red plane."),
        ),
        StepWords(
            Phrase("jump", "Yellow is over the sea, which costs points: the farther out, the more."),
            Phrase("jump", "Pick Jump, and click your parachutist in the yellow plane."),
        ),
        StepWords(
            Phrase("jump", "Land and island scored 1, 2 and 3 for you, the sea −1: that makes 5 points."),
            Phrase("jump", "Look at the two tables, then press Next session."),
        ),
    ),
    (
        Phrase("jump", "On land the farthest scores most, and the island beats them all."),
        Phrase("jump", "In the sea the farthest loses most, and the lake is worse still."),
        Phrase("jump", "Other cards let the wind blow, change places, or forbid all jumps of a trick."),
        Phrase("jump", "After three sessions, whoever leads on the score track wins."),
    ),
)
