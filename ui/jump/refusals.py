"""Why Jump! refuses a move, in sentences a ten-year-old understands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.jump.reasons import Reason
from ui.look.text import Words, translate

SENTENCES: Final[Mapping[StrEnum, Words]] = {
    Reason.GAME_OVER: lambda: translate("jump", "The game is over."),
    Reason.CHANCE_FIRST: lambda: translate("jump", "Wait: the cards or the lot come first."),
    Reason.NOT_YOUR_TURN: lambda: translate("jump", "It is not your turn."),
    Reason.ALREADY_PICKED: lambda: translate("jump", "You have already picked your card."),
    Reason.ALREADY_ANSWERED: lambda: translate("jump", "You have already said whether your wind blows."),
    Reason.DRAW_LOT: lambda: translate("jump", "First a lot says who gets the black pawn."),
    Reason.SHUFFLE: lambda: translate("jump", "First the cards are shuffled."),
    Reason.SEAT_SOMEONE: lambda: translate("jump", "Now put one of your parachutists into a plane."),
    Reason.PICK_A_CARD: lambda: translate("jump", "Now pick a card and lay it face down."),
    Reason.CHOOSE_A_PLANE: lambda: translate("jump", "Your card is white: say which plane it moves."),
    Reason.SAY_IF_IT_BLOWS: lambda: translate("jump", "Somebody jumps: say whether you let a wind blow."),
    Reason.CHOOSE_A_JUMPER: lambda: translate("jump", "Now say which of your parachutists jumps."),
    Reason.SHIFT_THE_JUMPER: lambda: translate("jump", "Your wind blows: move the parachutist one column."),
    Reason.CHANGE_A_PLACE: lambda: translate("jump", "Now move one of your parachutists to another place."),
    Reason.START_NEXT_SESSION: lambda: translate("jump", "The session is over: start the next one."),
    Reason.NO_SUCH_PLACE: lambda: translate("jump", "There is no such place: a plane has {places} of them."),
    Reason.PLACE_TAKEN: lambda: translate("jump", "Somebody already sits there."),
    Reason.NOT_IN_HAND: lambda: translate("jump", "You don't have that card in your hand."),
    Reason.PLANE_OUT: lambda: translate("jump", "That plane has reached the end of its track."),
    Reason.NO_WIND: lambda: translate("jump", "Your card is not a wind."),
    Reason.ONE_COLUMN_ONLY: lambda: translate("jump", "A wind blows one column, towards the sea or back."),
    Reason.NOT_YOUR_PARACHUTIST: lambda: translate("jump", "That is not your parachutist."),
    Reason.NOT_ABOARD: lambda: translate("jump", "That parachutist has already jumped."),
    Reason.SAME_PLACE: lambda: translate("jump", "It already sits there: choose another place."),
}
