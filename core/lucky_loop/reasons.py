"""Why the rules refuse an action."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """One member per sentence that a player may be told, grouped by when it can come up."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    CHANCE_FIRST = "chance_first"
    NOT_FOR_CHANCE = "not_for_chance"
    ONLY_CHANCE = "only_chance"
    NOT_THIS_GAME = "not_this_game"

    ALREADY_CHOSEN = "already_chosen"
    FLY_YOUR_SET = "fly_your_set"
    FREE_PROGRAMME_ONLY = "free_programme_only"
    FREE_PROGRAMME_LATER = "free_programme_later"
    NOT_IN_HAND = "not_in_hand"

    NOT_DRAWING = "not_drawing"
    NO_SUCH_DECK = "no_such_deck"
    DECK_EMPTY = "deck_empty"
    NOT_DISCARDING = "not_discarding"

    NO_SUCH_PROGRAMME = "no_such_programme"
    SCALE_FULL = "scale_full"
    WRONG_FIGURES = "wrong_figures"
    FIGURES_NOT_SORTED = "figures_not_sorted"
    FIRST_ROUND = "first_round"
    EMPTY_SIDE = "empty_side"
    NO_SUCH_FIGURE_THERE = "no_such_figure_there"
    NOT_HARDER = "not_harder"

    WRONG_SET_SIZE = "wrong_set_size"
    NO_SUCH_SET = "no_such_set"
    SET_NOT_SORTED = "set_not_sorted"
    SET_TOO_EASY = "set_too_easy"
    SET_NEEDS_TOO_MANY_DICE = "set_needs_too_many_dice"
    NOT_HIGHLIGHTING = "not_highlighting"
    NOT_IN_SET = "not_in_set"

    NOT_BEFORE_A_THROW = "not_before_a_throw"
    NOT_AFTER_A_THROW = "not_after_a_throw"
    NO_DICE_LEFT = "no_dice_left"
    NO_TOKEN = "no_token"
    RED_DIE_BOUGHT = "red_die_bought"
    NOT_OF_THIS_THROW = "not_of_this_throw"
    NOT_ON_THIS_FLIGHT = "not_on_this_flight"
    ALREADY_COMPLETED = "already_completed"
    TOO_LITTLE = "too_little"
    HIGHLIGHT_NOT_EXACT = "highlight_not_exact"
    STOP_TOO_EARLY = "stop_too_early"
    NO_STOP_IN_FREE_PROGRAMME = "no_stop_in_free_programme"
    MUST_COMPLETE = "must_complete"
    STILL_IN_THE_AIR = "still_in_the_air"
