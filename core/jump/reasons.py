"""Why the rules refuse an action."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """One member per sentence that a player may be told."""

    GAME_OVER = "game_over"
    CHANCE_FIRST = "chance_first"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_PICKED = "already_picked"
    ALREADY_ANSWERED = "already_answered"

    DRAW_LOT = "draw_lot"
    SHUFFLE = "shuffle"
    SEAT_SOMEONE = "seat_someone"
    PICK_A_CARD = "pick_a_card"
    CHOOSE_A_PLANE = "choose_a_plane"
    SAY_IF_IT_BLOWS = "say_if_it_blows"
    CHOOSE_A_JUMPER = "choose_a_jumper"
    SHIFT_THE_JUMPER = "shift_the_jumper"
    CHANGE_A_PLACE = "change_a_place"
    START_NEXT_SESSION = "start_next_session"

    NO_SUCH_PLACE = "no_such_place"
    PLACE_TAKEN = "place_taken"
    NOT_IN_HAND = "not_in_hand"
    PLANE_OUT = "plane_out"
    NO_WIND = "no_wind"
    ONE_COLUMN_ONLY = "one_column_only"
    NOT_YOUR_PARACHUTIST = "not_your_parachutist"
    NOT_ABOARD = "not_aboard"
    SAME_PLACE = "same_place"
