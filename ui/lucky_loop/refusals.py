"""Why Lucky Loop refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.lucky_loop.reasons import Reason
from ui.look.phrases import REFUSED_GAME_OVER
from ui.look.text import Phrase

SENTENCES: Final[Mapping[StrEnum, Phrase]] = {
    Reason.GAME_OVER: REFUSED_GAME_OVER,
    Reason.NOT_YOUR_TURN: Phrase("lucky_loop", "It is another player's turn."),
    Reason.CHANCE_FIRST: Phrase("lucky_loop", "Wait a moment: dice are rolling or cards are being shuffled."),
    Reason.NOT_FOR_CHANCE: Phrase("lucky_loop", "This is for a player to decide, not for chance."),
    Reason.ONLY_CHANCE: Phrase("lucky_loop", "Dice and shuffles are up to chance."),
    Reason.NOT_THIS_GAME: Phrase("lucky_loop", "There is no such move in Lucky Loop."),
    Reason.ALREADY_CHOSEN: Phrase("lucky_loop", "You have already chosen what to do in this turn."),
    Reason.FLY_YOUR_SET: Phrase(
        "lucky_loop", "Your free programme is on the table: put the highlight token on a card and fly it."
    ),
    Reason.FREE_PROGRAMME_ONLY: Phrase(
        "lucky_loop", "You have scored all four programmes: now only your free programme counts."
    ),
    Reason.FREE_PROGRAMME_LATER: Phrase(
        "lucky_loop", "The free programme comes when you have scored all four programmes."
    ),
    Reason.NOT_IN_HAND: Phrase("lucky_loop", "You do not have that card in your hand."),
    Reason.NOT_DRAWING: Phrase("lucky_loop", "Cards are drawn only in an exchange, or after a flight."),
    Reason.NO_SUCH_DECK: Phrase("lucky_loop", "There are only two decks."),
    Reason.DECK_EMPTY: Phrase("lucky_loop", "This deck is empty: draw from the other one."),
    Reason.NOT_DISCARDING: Phrase("lucky_loop", "Cards are discarded only at the end of an exchange."),
    Reason.NO_SUCH_PROGRAMME: Phrase("lucky_loop", "There is no such programme."),
    Reason.SCALE_FULL: Phrase(
        "lucky_loop", "You already have {full} points or more in {programme}: you can't fly it again."
    ),
    Reason.WRONG_FIGURES: Phrase("lucky_loop", "{programme} needs three cards: one for each of its figures."),
    Reason.FIGURES_NOT_SORTED: Phrase(
        "lucky_loop", "This move names the cards in another order than {programme} has its figures."
    ),
    Reason.FIRST_ROUND: Phrase("lucky_loop", "A single card may be played from the second round on."),
    Reason.EMPTY_SIDE: Phrase("lucky_loop", "No cards lie at {programme} yet: a single card needs one to replace."),
    Reason.NO_SUCH_FIGURE_THERE: Phrase("lucky_loop", "This figure is not part of {programme}."),
    Reason.NOT_HARDER: Phrase(
        "lucky_loop", "This card must be harder than the one it replaces: {new} is not more than {old}."
    ),
    Reason.WRONG_SET_SIZE: Phrase("lucky_loop", "A free programme has {least} to {most} cards."),
    Reason.NO_SUCH_SET: Phrase(
        "lucky_loop",
        "Your hand has no cards that would make a set of this: {least} or more in all, and {dice} dice must do.",
    ),
    Reason.SET_NOT_SORTED: Phrase(
        "lucky_loop", "This move names a card twice, or the cards of the set in another order than they were dealt."
    ),
    Reason.SET_TOO_EASY: Phrase(
        "lucky_loop", "This set is too easy: the numbers add up to {total}, but {least} are needed."
    ),
    Reason.SET_NEEDS_TOO_MANY_DICE: Phrase(
        "lucky_loop", "This set can't be flown with {dice} dice: it needs {needed}. A card above 6 takes two dice."
    ),
    Reason.NOT_HIGHLIGHTING: Phrase(
        "lucky_loop", "The highlight token is placed only before the first throw of a free programme."
    ),
    Reason.NOT_IN_SET: Phrase("lucky_loop", "That card is not part of your free programme."),
    Reason.NOT_BEFORE_A_THROW: Phrase("lucky_loop", "You can do that only in flight, before a throw."),
    Reason.NOT_AFTER_A_THROW: Phrase("lucky_loop", "You can do that only in flight, after a throw."),
    Reason.NO_DICE_LEFT: Phrase("lucky_loop", "There are no dice left to throw."),
    Reason.NO_TOKEN: Phrase("lucky_loop", "You have no bonus token to pay with."),
    Reason.RED_DIE_BOUGHT: Phrase("lucky_loop", "You already have the red die in this turn."),
    Reason.NOT_OF_THIS_THROW: Phrase("lucky_loop", "Take one, two or three of the dice you have just thrown."),
    Reason.NOT_ON_THIS_FLIGHT: Phrase("lucky_loop", "That card is not part of this flight."),
    Reason.ALREADY_COMPLETED: Phrase("lucky_loop", "That card is already completed."),
    Reason.TOO_LITTLE: Phrase("lucky_loop", "These dice show {total}, but the card needs at least {difficulty}."),
    Reason.HIGHLIGHT_NOT_EXACT: Phrase(
        "lucky_loop", "The highlighted card needs exactly {difficulty}, and these dice show {total}."
    ),
    Reason.STOP_TOO_EARLY: Phrase("lucky_loop", "You may stop only after the second completed card."),
    Reason.NO_STOP_IN_FREE_PROGRAMME: Phrase("lucky_loop", "A free programme can't be stopped early."),
    Reason.MUST_COMPLETE: Phrase("lucky_loop", "You can still complete a card: do that, or pay a token to roll again."),
    Reason.STILL_IN_THE_AIR: Phrase("lucky_loop", "The flight is not over: throw the dice, or stop where you may."),
}
