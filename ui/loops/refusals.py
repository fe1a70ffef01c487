"""Why LOOPS refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.loops.reasons import Reason
from ui.look.phrases import REFUSED_GAME_OVER, REFUSED_NOT_YOUR_TURN
from ui.look.text import Phrase

SENTENCES: Final[Mapping[StrEnum, Phrase]] = {
    Reason.NOT_YOUR_TURN: REFUSED_NOT_YOUR_TURN,
    Reason.NOT_IN_HAND: Phrase("loops", "You can only play cards from your own hand."),
    Reason.NO_CARDS: Phrase("loops", "Choose a card to play."),
    Reason.MIXED: Phrase("loops", "You may lay several cards at once only if they all show the same altitude."),
    Reason.SPECIAL_ALONE: Phrase("loops", "A special card is played alone: choose just one."),
    Reason.TOO_LOW: Phrase("loops", "The plane climbs: {card} is too low. Play {altitude} or higher."),
    Reason.TOO_HIGH: Phrase("loops", "The plane dives: {card} is too high. Play {altitude} or lower."),
    Reason.EMPTY_PILE: Phrase("loops", "There is no pile to take, and any card fits: play one."),
    Reason.NEEDS_TARGET: Phrase("loops", "Say who has to draw the cards."),
    Reason.BAD_TARGET: Phrase("loops", "Choose another player at this table to draw the cards."),
    Reason.NO_TARGET: Phrase("loops", "This card makes nobody draw: play it without naming a player."),
    Reason.ONLY_NEXT_PASSES: Phrase(
        "loops", "After a speed card only the next player may pass. You may play, or wait."
    ),
    Reason.NO_WINDOW: Phrase("loops", "There is no speed card that lets you go first now."),
    Reason.LOST_RACE: Phrase("loops", "Too late: somebody else was faster. You keep your cards."),
    Reason.FIRST_ALREADY: Phrase("loops", "You are the fastest already: play, or take the pile."),
    Reason.OWN_SPEED: Phrase("loops", "You played the speed card: this race is for the others."),
    Reason.ROUND_RUNNING: Phrase("loops", "The round is still going on: the next one is dealt when it ends."),
    Reason.ROUND_OVER: Phrase("loops", "The round is over: wait for the next deal."),
    Reason.GAME_OVER: REFUSED_GAME_OVER,
    Reason.CHANCE_FIRST: Phrase("loops", "Wait a moment: cards are being shuffled or lots are being drawn."),
    Reason.NOT_CHANCE: Phrase("loops", "Shuffling and drawing lots are left to chance, and not due now."),
}
