"""Why Jump! refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.jump.reasons import Reason
from ui.look.phrases import REFUSED_GAME_OVER, REFUSED_NOT_YOUR_TURN
from ui.look.text import Phrase

SENTENCES: Final[Mapping[StrEnum, Phrase]] = {
    Reason.GAME_OVER: REFUSED_GAME_OVER,
    Reason.CHANCE_FIRST: Phrase("jump", "Wait: first the cards are shuffled, or lots are drawn."),
    Reason.NOT_YOUR_TURN: REFUSED_NOT_YOUR_TURN,
    Reason.ALREADY_PICKED: Phrase("jump", "You have already picked your card."),
    Reason.ALREADY_ANSWERED: Phrase("jump", "You have already said whether your wind blows."),
    Reason.DRAW_LOT: Phrase("jump", "First, the draw decides who gets the black pawn."),
    Reason.SHUFFLE: Phrase("jump", "First the cards are shuffled."),
    Reason.SEAT_SOMEONE: Phrase("jump", "Now your next parachutist gets in: they go by their numbers."),
    Reason.PICK_A_CARD: Phrase("jump", "Now pick a card and lay it face down."),
    Reason.CHOOSE_A_PLANE: Phrase("jump", "Your card is white: say which plane it moves."),
    Reason.SAY_IF_IT_BLOWS: Phrase("jump", "Somebody is jumping: say whether your wind blows."),
    Reason.CHOOSE_A_JUMPER: Phrase("jump", "Now say which of your parachutists jumps."),
    Reason.SHIFT_THE_JUMPER: Phrase("jump", "Your wind blows: move the parachutist one column."),
    Reason.CHANGE_A_PLACE: Phrase("jump", "Now move one of your parachutists to another place."),
    Reason.START_NEXT_SESSION: Phrase("jump", "The session is over: start the next one."),
    Reason.NO_SUCH_PLACE: Phrase("jump", "There is no such place: a plane has {places} of them."),
    Reason.PLACE_TAKEN: Phrase("jump", "Somebody already sits there."),
    Reason.NOT_IN_HAND: Phrase("jump", "You don't have that card in your hand."),
    Reason.PLANE_OUT: Phrase("jump", "That plane has reached the end of its track."),
    Reason.NO_WIND: Phrase("jump", "Your card is not a wind."),
    Reason.ONE_COLUMN_ONLY: Phrase("jump", "A wind blows one column, towards the sea or back."),
    Reason.NOT_YOUR_PARACHUTIST: Phrase("jump", "That is not your parachutist."),
    Reason.NOT_ABOARD: Phrase("jump", "That parachutist has already jumped."),
    Reason.SAME_PLACE: Phrase("jump", "It already sits there: choose another place."),
}
