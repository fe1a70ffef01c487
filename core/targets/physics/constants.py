"""The constants of the physics: the tunable numbers of `resources/targets/physics.json`, and what follows from them."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from core.data import load, require
from core.game import Value
from core.targets.box import DICE_EACH, DIE, GAME
from core.targets.physics.tabletop import HEIGHTS, POWERS, Hands

FRAMES_A_SECOND: Final = 60


class Constants(Value, frozen=True, gc=False):
    """Millimetres, seconds and degrees; a die has the mass 1. A spread is the standard deviation of a seeded chance."""

    gravity: float
    steps_a_second: int
    steps_a_tick: int
    """How many steps of pymunk there are to one look at the dice while one of them is in the air."""
    most_seconds: float
    """After so long everything is stopped where it is; ordinary flicks never last it out."""

    slowest: float
    fastest: float
    power_curve: float
    """The speed of a flicked die at the least and at the most power, and how much finer the lower powers are."""
    lift: float
    """How much of its speed a die met at its foot is lifted by; less when met higher, nothing at the upper edge."""
    height_power: tuple[float, ...]
    """By contact height: the share of the finger's speed that the die gets."""
    height_spin: tuple[float, ...]
    """By contact height: how much the die is spun, 1 being the most forwards and -1 the most backwards (T-24)."""
    tremor_turn: float
    tremor_speed: float
    """How far a human finger is off in direction, and, as a share, in speed, at full power (T-29)."""
    tremor_calm: float
    """The share of that which is left where there is hardly any power."""
    hands: dict[Hands, float]
    """How much each kind of hand trembles, a human one being 1."""
    tumble_height: float
    tumble_spread: float
    """The contact height from which a die tumbles instead of sliding, and how sharp that limit is."""

    strains: tuple[float, ...]
    """The strain that takes one lower die along, two lower dice."""
    strain_foot: float
    strain_top: float
    strain_spread: float
    """The strain of the hardest flick at the foot of a die and at its upper edge; it grows with the power."""
    taken_speed: float
    taken_turn: float
    """The speed of a die taken along as a share of the flicked one's, and how far its direction is off."""
    whole_turn: float
    whole_speed: float
    """The same where a whole tower is flicked in one go."""

    bounce: float
    bounce_from: float
    """The share of its falling speed that a die bounces up with, and the speed below which it stays down."""
    landing: float
    landing_spun: float
    """The share of its speed over the ground that a bounce leaves, and how much more it is for the most spin."""
    landing_turn: float
    landing_speed: float
    landing_yaw: float
    """How far a bounce is off in direction, in speed, and how it turns (radians a second) per speed of falling."""
    slip: float
    """The speed at which a die slides off what it has come down on; it sinks by as much as that costs."""
    overhang: float
    """How far over the edge of what is below it the middle of a die can be and be held by it still."""
    give: float
    """How far a die may sink beside what it slides off before the two push each other."""

    table_friction: float
    disc_friction: float
    sliding: float
    """How much more a die is slowed that slides instead of rolling."""
    turning: float
    """The lever at which friction slows a turning die."""
    tip_speed: float
    """A die tips over its edges as long as it is faster than this."""
    tip_seconds: float
    """How long it takes to tip in the air."""
    hop_seconds: float
    """How long it takes to tip on the ground at least: a faster die hops from edge to edge."""
    edge: float
    edge_spun: float
    """The share of its speed that an edge leaves, and how much more it is for the most spin (T-25)."""
    edge_turn: float
    edge_speed: float
    edge_yaw: float
    """How far an edge kicks a die off its direction and its speed, and how it turns it (radians a second per speed)."""
    spin_kept: float
    """The share of its spin that a bounce or an edge leaves."""
    hit: float
    """A lying die that is given this speed at once starts tipping."""

    topple: float
    topple_puck: float
    """How fast a die must meet a tower's dice, or its puck, to bring it down."""
    toppled: float
    toppled_shares: tuple[float, ...]
    """The share of the striker's loss that the toppled dice get, and how it is divided, from the layer hit upwards."""
    toppled_turn: float
    jerk: float
    """How much faster than that a puck must be hit for each further die that its jerk throws off, the top one first."""
    puck_mass: float
    puck_stiffness: float
    """How heavy a puck is, and how firmly it stands (1 a second): it gives, and comes back to its place."""

    elasticity: float
    puck_elasticity: float
    rub: float
    """How dice bounce off each other and off towers, how off pucks, and their friction."""
    slop: float
    parting: float
    """How much overlap is tolerated, and the share of it that goes in each frame."""

    def __post_init__(self) -> None:
        needs = partial(require, GAME, "physics")
        needs(self.gravity > 0, "there must be gravity.")
        needs(self.steps_a_second >= 1 and self.steps_a_tick >= 1, "time must pass.")
        whole = self.steps_a_second % (FRAMES_A_SECOND * self.steps_a_tick) == 0
        needs(whole, f"the ticks of a second must be a multiple of {FRAMES_A_SECOND}.")
        needs(self.most_seconds > 0, "a flick must have time to come to rest.")
        needs(0 < self.slip <= self.slowest < self.fastest, "the speeds must rise from slip over slowest to fastest.")
        needs(
            self.fastest / self.steps_a_second <= DIE / 2,
            "a die must not move more than half its length in a step.",
        )
        spreads = (
            *(self.tremor_turn, self.tremor_speed, self.tumble_spread, self.strain_spread, self.taken_turn),
            *(self.whole_turn, self.whole_speed, self.landing_turn, self.landing_speed, self.landing_yaw),
            *(self.edge_turn, self.edge_speed, self.edge_yaw, self.toppled_turn),
        )
        needs(min(spreads) >= 0, "no spread can be below 0.")
        needs(0 <= self.tremor_calm <= 1, "a calm finger must tremble no more than a hard one.")
        needs(set(self.hands) == set(Hands), "every kind of hand must be told of.")
        heights = len(HEIGHTS)
        needs(len(self.height_power) == len(self.height_spin) == heights, f"there must be {heights} contact heights.")
        needs(
            min(self.height_power) > 0 and max(self.height_power) <= 1, "a die must get a share of the finger's speed."
        )
        needs(max(map(abs, self.height_spin)) <= 1, "no spin can be more than 1.")
        needs(self.power_curve >= 1, "the lower powers must not be the coarser ones.")
        needs(0 < self.strain_top <= self.strain_foot, "a low flick must strain a tower more than a high one.")
        needs(list(self.strains) == sorted(self.strains), "taking more dice along must need more strain.")
        needs(len(self.strains) == DICE_EACH - 1, f"there must be {DICE_EACH - 1} strains.")
        shares = (
            self.taken_speed,
            self.bounce,
            self.landing,
            self.edge,
            self.spin_kept,
            self.toppled,
            self.elasticity,
            self.puck_elasticity,
        )
        needs(min(shares) >= 0 and max(shares) < 1, "a share of speed or energy must be at least 0 and less than 1.")
        needs(len(self.toppled_shares) == DICE_EACH, f"there must be {DICE_EACH} shares of a topple.")
        needs(
            min(self.toppled_shares) > 0 and sum(self.toppled_shares) <= 1 + 1e-9, "shares must not exceed the whole."
        )
        needs(0 < self.table_friction <= self.disc_friction, "disc card must be at least as rough as the table.")
        needs(self.sliding > 0 and self.turning > 0, "sliding and turning dice must be slowed.")
        needs(0 < self.give < DIE / 2, "dice must push each other before they are half sunk.")
        ending = (self.tip_speed, self.tip_seconds, self.hop_seconds, self.bounce_from)
        needs(min(ending) > 0, "tipping and bouncing must end.")
        needs(min(self.hit, self.topple, self.topple_puck, self.jerk) > 0, "a touch must not count as a blow.")
        needs(min(self.puck_mass, self.puck_stiffness) > 0, "a puck must stand firmly.")
        needs(min(self.rub, self.lift, self.overhang) >= 0, "neither rub nor lift nor overhang can be below 0.")
        needs(0 < self.slop <= 0.1, "no overlap of more than a tenth of a millimetre can be tolerated.")
        needs(0 < self.parting < 1, "what overlaps must part, and not at once.")

    def speed(self, power: int) -> float:
        """How fast a die is flicked."""
        share: float = (power - POWERS[0]) / (POWERS[-1] - POWERS[0])
        return self.slowest + (self.fastest - self.slowest) * math.pow(share, self.power_curve)


CONSTANTS: Final = load(GAME, "physics", Constants)
STEP: Final = 1 / CONSTANTS.steps_a_second
STEPS_A_FRAME: Final = CONSTANTS.steps_a_second // FRAMES_A_SECOND
MOST_STEPS: Final = round(CONSTANTS.most_seconds * CONSTANTS.steps_a_second)
