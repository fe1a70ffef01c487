"""Why the rules refuse an action."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """One member per sentence that a player may be told."""

    GAME_OVER = "game_over"
    CHANCE_FIRST = "chance_first"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_ARRANGED = "already_arranged"
    ALREADY_AIMED = "already_aimed"
    NOTHING_TO_SAY = "nothing_to_say"

    DRAW_LOT = "draw_lot"
    ARRANGE_TOWER = "arrange_tower"
    FLICK_A_DIE = "flick_a_die"
    DICE_ARE_ROLLING = "dice_are_rolling"
    KEEP_ONE = "keep_one"
    ANNOUNCE_OR_LET_GO = "announce_or_let_go"
    DISCARD_ONE = "discard_one"
    START_NEXT_ROUND = "start_next_round"
    FLICK_THE_TOWER = "flick_the_tower"

    NO_SUCH_PLACE = "no_such_place"
    NO_SUCH_FLICK = "no_such_flick"
    NOT_AMONG_THE_FALLEN = "not_among_the_fallen"
    ONLY_SLID = "only_slid"
    NOT_IN_THE_CENTRE = "not_in_the_centre"
    NOT_YOUR_DIE = "not_your_die"
    NO_TARGETS = "no_targets"
    NO_DOUBLE = "no_double"
    DOUBLES_USED_UP = "doubles_used_up"
    NOT_SEEN_OFF = "not_seen_off"
    NOT_AN_OPPONENTS_DIE = "not_an_opponents_die"


class Impossible(StrEnum):
    """Why what is said to have come to rest can't be what a flick has done."""

    NO_SUCH_SEED = "no_such_seed"
    NOT_THESE_DICE = "not_these_dice"
    NO_SUCH_REST = "no_such_rest"
    FLICKED_DIE_MISSING = "flicked_die_missing"
    DID_NOT_MOVE = "did_not_move"
    TOWER_HANGS_IN_THE_AIR = "tower_hangs_in_the_air"
