"""The names of the pieces of Targets, for every sentence and label."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.game import Seat
from core.targets.actions import Flick
from core.targets.box import DICE_EACH, DISCS_PER_COLOUR
from core.targets.physics.overlaps import lies_within
from core.targets.rules.aiming import aims, direction_to
from core.targets.state import TargetsState, dice_of, lying_discs, on_table, owner, value
from ui.look.numbers import decimal
from ui.look.phrases import ROUND
from ui.look.text import Phrase, listed, translate


def none() -> str:
    """Where pieces are listed and there are none."""
    return translate("targets", "none")


def disc_name(disc: int) -> str:
    """A disc by its colour and number, within a sentence."""
    colour, number = divmod(disc, DISCS_PER_COLOUR)
    return _DISCS[colour]().format(number=number + 1)


def disc_names(discs: Sequence[int]) -> str:
    """Several discs in a row."""
    return listed([disc_name(disc) for disc in discs])


def number_of(die: int) -> int:
    """The number a die has within its colour: 1, 2 or 3."""
    return die % DICE_EACH + 1


def die_name(die: int, names: Sequence[str]) -> str:
    """A die by its owner and its number."""
    return translate("targets", "{name}'s die {number}").format(name=names[owner(die)], number=number_of(die))


def die_called(die: int, seat: Seat, names: Sequence[str]) -> str:
    """A die as a seat calls it: its own by its number, another's by the owner too."""
    if owner(die) != seat:
        return die_name(die, names)
    return translate("targets", "die {number}").format(number=number_of(die))


def die_shown(view: TargetsState, die: int, seat: Seat, names: Sequence[str]) -> str:
    """A die as a seat calls it, what it shows and the disc it lies on."""
    disc = disc_under(view, die)
    words = translate("targets", "{die}, a {value}")
    if disc is not None:
        words = translate("targets", "{die}, a {value} on {disc}")
    called = die_called(die, seat, names)
    return words.format(die=called, value=value(view, die), disc="" if disc is None else disc_name(disc))


def disc_under(view: TargetsState, die: int) -> int | None:
    """The disc of the centre that a die lies wholly on: over the edge it does not count (T-14)."""
    pose = view.poses[die]
    if pose is None:
        return None
    return next((disc for disc, spot in lying_discs(view) if lies_within(pose, spot)), None)


def aim_name(view: TargetsState, seat: Seat, flick: Flick, names: Sequence[str]) -> str:
    """What a flick is aimed at, or its direction in degrees."""
    for aim in aims(view, seat):
        if direction_to(view, seat, aim.spot) == flick.direction:
            if aim.disc is not None:
                return disc_name(aim.disc)
            if aim.puck is not None:
                return translate("targets", "{name}'s puck").format(name=names[aim.puck])
            return translate("targets", "the middle of the table")
    return translate("targets", "{degrees}°").format(degrees=decimal(flick.direction / 10))


def place_name(place: int) -> str:
    """Where a die stands in a tower."""
    return _PLACES[place]() if place in _PLACES else str(place)


def round_name(view: TargetsState) -> str:
    """Which round it is, as a title."""
    if view.options.three_by_three:
        words = translate("targets", "Round {round}, part {part}")
        return words.format(round=view.round, part=view.sub_round)
    if not view.centre:
        return translate("targets", "Money time")
    return ROUND().format(round=view.round)


def side_line(view: TargetsState, seat: Seat, names: Sequence[str]) -> str:
    """What a player has: dice in the tower, on the table and out, and discs."""
    lying = on_table(view, dice_of(seat))
    standing = sum(owner(die) == seat for tower in view.towers for die in tower)
    words = translate(
        "targets",
        "{name}: dice in towers: {tower}, on the table: {lying}, out: {out}. Stored: {stored}. Won: {won}.",
    )
    return words.format(
        name=names[seat],
        tower=standing,
        lying="; ".join(die_shown(view, die, seat, names) for die in lying) or none(),
        out=DICE_EACH - standing - len(lying),
        stored=disc_names(view.stored[seat]) or none(),
        won=disc_names(view.won[seat]) or none(),
    )


def against(totals: Sequence[int], names: Sequence[str], seats: Sequence[Seat] | None = None) -> str:
    """Sums against each other, the highest first; of the seats, or of those who have any."""
    counted = [seat for seat, total in enumerate(totals) if total] if seats is None else seats
    ordered = sorted(counted, key=lambda seat: -totals[seat])
    if len(ordered) == 2:
        one, other = ordered
        words = translate("targets", "{name} {total} : {other_total} {other}")
        return words.format(name=names[one], total=totals[one], other_total=totals[other], other=names[other])
    return ", ".join(f"{names[seat]} {totals[seat]}" for seat in ordered)


_DISCS: Final[Sequence[Phrase]] = (
    Phrase("targets", "red disc {number}"),
    Phrase("targets", "orange disc {number}"),
    Phrase("targets", "purple disc {number}"),
)
_PLACES: Final[Mapping[int, Phrase]] = {
    0: Phrase("targets", "at the bottom"),
    1: Phrase("targets", "in the middle"),
    2: Phrase("targets", "on top"),
}
