"""What the guided first game of Lucky Loop says, step by step."""

from __future__ import annotations

from typing import Final

from core.lucky_loop.lesson import LESSON as EXERCISES
from ui.look.text import Phrase
from ui.table.lesson.words import GuidedGame, StepWords

LESSON: Final = GuidedGame(
    EXERCISES,
    (
        StepWords(
            Phrase("lucky_loop", "You score by flying three figures; Red Rooster wants a turn, a dive and a loop."),
            Phrase("lucky_loop", "Put the three ringed cards on Red Rooster, then press Fly!"),
        ),
        StepWords(
            Phrase("lucky_loop", "You have six dice for the three cards, and you throw three at a time."),
            Phrase("lucky_loop", "Click the cup to throw."),
        ),
        StepWords(
            Phrase("lucky_loop", "After each throw you complete one card, and hitting its number exactly pays best."),
            Phrase("lucky_loop", "Put the 6 on Turn 6."),
        ),
        StepWords(
            Phrase("lucky_loop", "The dice that you didn't use come back into the cup, and dice may be added up."),
            Phrase("lucky_loop", "Throw, then put the 6 and the 4 on Loop 10."),
        ),
        StepWords(
            Phrase("lucky_loop", "More than the number will do as well, but it pays fewer points."),
            Phrase("lucky_loop", "Throw, then put the 6 and a 3 on Dive 7."),
        ),
        StepWords(
            Phrase(
                "lucky_loop",
                "14 points for the cards, 1 for the die left, and a token for a first 12 or more.",
            ),
            Phrase("lucky_loop", "Draw back to six cards, from either deck."),
        ),
        StepWords(
            Phrase("lucky_loop", "{rival} failed at the last card; two completed cards bring a token, but no points."),
            Phrase("lucky_loop", "You may also use a turn for better cards: press Exchange cards."),
        ),
        StepWords(
            Phrase("lucky_loop", "Choose a deck for each card: one has turns and loops, the other dives and rolls."),
            Phrase("lucky_loop", "Draw three cards."),
        ),
        StepWords(
            Phrase("lucky_loop", "Now three cards have to go, but keep Loop 12."),
            Phrase("lucky_loop", "Put any three other cards on their discard piles."),
        ),
        StepWords(
            Phrase(
                "lucky_loop", "From the second round on, one harder card in place of another is enough for a flight."
            ),
            Phrase("lucky_loop", "Put Loop 12 on Red Rooster, then press Fly!"),
        ),
        StepWords(
            Phrase("lucky_loop", "Flying again pays what is above your 15 points, and nothing is lost if you fail."),
            Phrase("lucky_loop", "Throw the dice."),
        ),
        StepWords(
            Phrase("lucky_loop", "These dice complete no card, but a token lets you roll dice again."),
            Phrase("lucky_loop", "Click the three dice, then put your token on them."),
        ),
        StepWords(
            Phrase("lucky_loop", "Two sixes, exactly what the hardest loop needs!"),
            Phrase("lucky_loop", "Put both sixes on Loop 12."),
        ),
        StepWords(
            Phrase("lucky_loop", "Four dice are left for two easier cards; 20 points bring a token, too."),
            Phrase("lucky_loop", "Throw, put the 4 and the 3 on Dive 7; throw again, put the 6 on Turn 6."),
        ),
    ),
    (
        Phrase("lucky_loop", "A flight needs all three cards, and at least 8 points, to count."),
        Phrase("lucky_loop", "Exact numbers pay best, and each die left over is one point more."),
        Phrase("lucky_loop", "Tokens buy rolls, or the red die before a throw."),
        Phrase("lucky_loop", "Once you have scored all four programmes, you fly a free one; it ends the game."),
    ),
)
