"""Why LOOPS refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.loops.reasons import Reason
from ui.look.text import Words, translate

SENTENCES: Final[Mapping[StrEnum, Words]] = {
    Reason.NOT_YOUR_TURN: lambda: translate("loops", "It is not your turn."),
    Reason.NOT_IN_HAND: lambda: translate("loops", "You can only play cards from your own hand."),
    Reason.NO_CARDS: lambda: translate("loops", "Choose a card to play."),
    Reason.MIXED: lambda: translate(
        "loops", "You may lay several cards at once only if they all show the same altitude."
    ),
    Reason.SPECIAL_ALONE: lambda: translate("loops", "A special card is played alone: choose just one."),
    Reason.TOO_LOW: lambda: translate("loops", "The plane climbs: {card} is too low. Play {altitude} or higher."),
    Reason.TOO_HIGH: lambda: translate("loops", "The plane dives: {card} is too high. Play {altitude} or lower."),
    Reason.EMPTY_PILE: lambda: translate("loops", "There is no pile to take, and any card fits: play one."),
    Reason.NEEDS_TARGET: lambda: translate("loops", "Say who has to draw the cards."),
    Reason.BAD_TARGET: lambda: translate("loops", "Choose another player at this table to draw the cards."),
    Reason.NO_TARGET: lambda: translate("loops", "This card makes nobody draw: play it without naming a player."),
    Reason.ONLY_NEXT_PASSES: lambda: translate(
        "loops", "After a speed card only the next player may pass. You may play, or wait."
    ),
    Reason.NO_WINDOW: lambda: translate("loops", "There is no speed card that lets you go first now."),
    Reason.LOST_RACE: lambda: translate("loops", "Too late: somebody else was faster. You keep your cards."),
    Reason.FIRST_ALREADY: lambda: translate("loops", "You are the fastest already: play, or take the pile."),
    Reason.OWN_SPEED: lambda: translate("loops", "You played the speed card: this race is for the others."),
    Reason.ROUND_RUNNING: lambda: translate(
        "loops", "The round is still going on: the next one is dealt when it ends."
    ),
    Reason.ROUND_OVER: lambda: translate("loops", "The round is over: wait for the next deal."),
    Reason.GAME_OVER: lambda: translate("loops", "The game is over."),
    Reason.CHANCE_FIRST: lambda: translate("loops", "Wait a moment: the cards are being shuffled or a lot is drawn."),
    Reason.NOT_CHANCE: lambda: translate("loops", "Shuffling and drawing lots is up to chance, and not now."),
}
