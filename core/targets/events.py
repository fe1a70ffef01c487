"""What happens at the table, in the order in which a log tells it and a scene shows it."""

from __future__ import annotations

from enum import StrEnum

from core.game import Chapter, Event, Milestone, Seat
from core.targets.physics.tabletop import Shot
from core.targets.state import Die


class Fault(StrEnum):
    """Why a die is out for the round (T-5, T-6, T-7)."""

    OFF_THE_TABLE = "off_the_table"
    SLID = "slid"
    SEVERAL = "several"


class FirstDrawn(Milestone, frozen=True, gc=False):
    """The first player was drawn by lot."""

    seat: Seat


class RoundBegun(Chapter, frozen=True, gc=False):
    """The towers are rebuilt; with no disc in the centre it is money time (T-17)."""

    round: int
    sub_round: int
    first: Seat
    discs: int


class Arranged(Event, frozen=True, gc=False):
    """A seat has placed the partner's die in its tower."""

    seat: Seat
    place: int


class Flicked(Event, frozen=True, gc=False):
    """A finger met a die, the top one of its tower."""

    seat: Seat
    die: Die
    shot: Shot


class Disarmed(Event, frozen=True, gc=False):
    """Dice fell off another's puck: one is out, the others stand on it again (T-11)."""

    seat: Seat
    by: Seat
    out: Die
    again: tuple[Die, ...]


class Faulted(Event, frozen=True, gc=False):
    """A die is out for the round."""

    die: Die
    fault: Fault


class Kept(Event, frozen=True, gc=False):
    """Of several dice that left a tower, this one stays where it stopped."""

    seat: Seat
    die: Die


class Rested(Event, frozen=True, gc=False):
    """A die that was flicked or pushed lies on the table."""

    die: Die
    value: int


class Stolen(Event, frozen=True, gc=False):
    """A die lies wholly on the discs under another's puck: they move under its owner's (T-10)."""

    seat: Seat
    victim: Seat
    die: Die
    discs: tuple[int, ...]


class TargetsCalled(Event, frozen=True, gc=False):
    """A seat called a die on a bull's-eye: its owner wins the disc for good, every die on it is out (T-8, T-22)."""

    seat: Seat
    die: Die
    disc: int
    dice: tuple[Die, ...]


class TargetsMissed(Milestone, frozen=True, gc=False):
    """Nobody announced this die in time (T-8)."""

    die: Die


class NotSeenCalled(Event, frozen=True, gc=False):
    """A seat was faster than the owner of this die: no Targets! for it (T-20)."""

    seat: Seat
    die: Die


class Doubled(Event, frozen=True, gc=False):
    """A seat took one of two equal dice back on top of a tower (T-9)."""

    seat: Seat
    back: Die
    other: Die
    value: int
    tower: Seat


class GoneBy(Event, frozen=True, gc=False):
    """A seat announces nothing more."""

    seat: Seat


class Validated(Milestone, frozen=True, gc=False):
    """The discs under a puck are won for good (T-13)."""

    seat: Seat
    discs: tuple[int, ...]


class Attributed(Milestone, frozen=True, gc=False):
    """A disc of the centre goes under a puck, or to nobody (T-14); the totals are by seat."""

    disc: int
    totals: tuple[int, ...]
    seat: Seat | None


class DiscRemoved(Event, frozen=True, gc=False):
    """As no disc left the centre, the first player discarded one (T-15)."""

    seat: Seat
    disc: int


class RoundEnded(Milestone, frozen=True, gc=False):
    """The round is over and the game goes on; the points are by seat."""

    points: tuple[int, ...]


class GoldenCalled(Milestone, frozen=True, gc=False):
    """These are equal and play for the win: Golden Targets (T-19)."""

    seats: tuple[Seat, ...]


class GoldenBegun(Chapter, frozen=True, gc=False):
    """The towers of those who are equal stand around one disc."""

    seats: tuple[Seat, ...]


class Aimed(Event, frozen=True, gc=False):
    """A seat is ready for Golden Targets; how it aims is nobody else's business."""

    seat: Seat


class TowersFlicked(Milestone, frozen=True, gc=False):
    """All towers of Golden Targets were flicked at once; the shots are by seat."""

    shots: tuple[Shot | None, ...]


class GoldenScored(Milestone, frozen=True, gc=False):
    """The totals of Golden Targets by seat: on the disc, and of all dice on the table; `left` are still in."""

    on_disc: tuple[int, ...]
    on_table: tuple[int, ...]
    left: tuple[Seat, ...]


class GameEnded(Milestone, frozen=True, gc=False):
    """Somebody has won."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
