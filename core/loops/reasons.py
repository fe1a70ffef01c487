"""Why the rules refuse an action."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    NO_CARDS = "no_cards"
    MIXED = "mixed"
    SPECIAL_ALONE = "special_alone"
    TOO_LOW = "too_low"
    TOO_HIGH = "too_high"
    EMPTY_PILE = "empty_pile"
    NEEDS_TARGET = "needs_target"
    BAD_TARGET = "bad_target"
    NO_TARGET = "no_target"
    ONLY_NEXT_PASSES = "only_next_passes"
    NO_WINDOW = "no_window"
    LOST_RACE = "lost_race"
    FIRST_ALREADY = "first_already"
    OWN_SPEED = "own_speed"
    ROUND_RUNNING = "round_running"
    ROUND_OVER = "round_over"
    GAME_OVER = "game_over"
    CHANCE_FIRST = "chance_first"
    NOT_CHANCE = "not_chance"
