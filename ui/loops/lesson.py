"""What the guided first game of LOOPS says, step by step."""

from __future__ import annotations

from typing import Final

from core.loops.lesson import LESSON as EXERCISES
from ui.look.text import Phrase
from ui.table.lesson.words import GuidedGame, StepWords

LESSON: Final = GuidedGame(
    EXERCISES,
    (
        StepWords(
            Phrase("loops", "Everybody flies the same plane, and whoever gets rid of all cards wins the round."),
            Phrase("loops", "The plane climbs from 1000, so go higher: put 2000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "While it climbs, go as high as the last altitude, or higher; equal cards go together."),
            Phrase("loops", "Put both cards of 5000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "Only your 9000s are as high as 8000, but special cards always fit."),
            Phrase("loops", "Put the attitude change on the pile: it turns the nose down."),
        ),
        StepWords(
            Phrase("loops", "Now the plane dives: go as low as the last altitude, or lower."),
            Phrase("loops", "Put 4000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "{rival} played speed, so it's a race: whoever is first goes on, even out of turn!"),
            Phrase("loops", "Press “Me first!”, or the key beside your name."),
        ),
        StepWords(
            Phrase("loops", "You were the fastest, and now you have to play, or take the pile."),
            Phrase("loops", "Put 3000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "Nothing of yours is as low as 1000, but a draw card fits, and somebody else draws."),
            Phrase("loops", "Put draw 2 on {rival}'s plate."),
        ),
        StepWords(
            Phrase("loops", "{rival} drew two cards, then changed the direction: play goes to the right now."),
            Phrase("loops", "Put the looping on the pile: it clears everything away."),
        ),
        StepWords(
            Phrase("loops", "The plane still dives, and your 9000s are too high for 5000."),
            Phrase("loops", "Nothing fits, so take the pile."),
        ),
        StepWords(
            Phrase("loops", "Two more cards, but low ones cost little; and now the plane climbs again."),
            Phrase("loops", "Put both cards of 9000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "{other} turned the nose down once more, and {rival} went to 7000."),
            Phrase("loops", "Put 6000 on the pile."),
        ),
        StepWords(
            Phrase("loops", "You have one card left, and it fits!"),
            Phrase("loops", "Put 5000 on the pile, and win the round."),
        ),
        StepWords(
            Phrase("loops", "You hold no cards and score 0; the others score what they hold, and points are bad here."),
            Phrase("loops", "Look at the sheet, then press Next round."),
        ),
    ),
    (
        Phrase("loops", "On an empty pile any card fits."),
        Phrase("loops", "Special cards always fit, but cost 10 to 20 points in hand."),
        Phrase("loops", "You may take the pile even when you could play."),
        Phrase("loops", "The game ends when somebody has more than 200 points; the lowest total wins."),
    ),
)
