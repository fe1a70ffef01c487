"""What happens at a Targets table, as lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from core.game import Event
from core.targets import events
from core.targets.events import Fault
from core.targets.state import TargetsState, owner
from ui.look.phrases import congratulations, named, per_player
from ui.look.text import Phrase, Plural, translate
from ui.targets.words import die_name, disc_name, disc_names, disc_under, place_name, round_name

Names = Sequence[str]


def told(after: TargetsState, event: Event, names: Names) -> str:
    """The line for an event; empty where it needs none."""
    return _of_dice(after, event, names) or _of_discs(event, names) or _of_rounds(after, event, names)


def _of_dice(after: TargetsState, event: Event, names: Names) -> str:
    match event:
        case events.Flicked(seat, die, _) if owner(die) == seat:
            return translate("targets", "{name} flicks.").format(name=names[seat])
        case events.Flicked(seat, die, _):
            return translate("targets", "{name} flicks {die}.").format(name=names[seat], die=die_name(die, names))
        case events.Rested(die, value):
            return _rested(after, die, value, names)
        case events.Faulted(die, Fault.SLID) if after.tied:
            line = translate("targets", "{die} slid and did not roll: it counts for nothing.")
            return line.format(die=die_name(die, names))
        case events.Faulted(die, fault):
            return _FAULTS[fault]().format(die=die_name(die, names))
        case events.Kept(_, die):
            line = translate("targets", "Several dice left the tower: {die} stays on the table.")
            return line.format(die=die_name(die, names))
        case events.Disarmed(seat, by, out, again):
            line = translate("targets", "{by} hits {name}'s tower: {die} is out for this round.")
            if again:
                line = translate(
                    "targets", "{by} hits {name}'s tower: {die} is out for this round, the others are stacked again."
                )
            return line.format(by=names[by], name=names[seat], die=die_name(out, names))
        case events.Doubled(seat, back, _, value, tower):
            line = translate("targets", "{name} calls “Double {value}!” and takes {die} back.")
            if tower != seat:
                line = translate("targets", "{name} calls “Double {value}!”: {die} goes back on {other}'s tower.")
            return line.format(name=names[seat], value=value, die=die_name(back, names), other=names[tower])
        case events.Arranged(seat, place):
            line = translate("targets", "{name} puts the partner's die {place}.")
            return line.format(name=names[seat], place=place_name(place))
        case events.GoneBy(seat):
            return translate("targets", "{name} calls nothing.").format(name=names[seat])
    return ""


def _rested(after: TargetsState, die: int, value: int, names: Names) -> str:
    """What a die shows, and the disc that it lies on."""
    disc = disc_under(after, die)
    if disc is None:
        return translate("targets", "{die} stops at {value}.").format(die=die_name(die, names), value=value)
    line = translate("targets", "{die} stops at {value} on {disc}.")
    if die in after.targets:
        line = translate("targets", "{die} stops at {value} on the bull's-eye of {disc}.")
    return line.format(die=die_name(die, names), value=value, disc=disc_name(disc))


def _of_discs(event: Event, names: Names) -> str:
    match event:
        case events.TargetsCalled(seat, die, disc, _):
            line = translate("targets", "{name} calls “Targets!” and wins {disc} for good.")
            if owner(die) != seat:
                line = translate("targets", "{name} calls “Targets!” for {partner}, who wins {disc} for good.")
            return line.format(name=names[seat], partner=names[owner(die)], disc=disc_name(disc))
        case events.TargetsMissed(die):
            line = translate("targets", "Too late for “Targets!”: {die} stays where it is.")
            return line.format(die=die_name(die, names))
        case events.NotSeenCalled(seat, die):
            line = translate("targets", "{name} calls “Not seen!”: no “Targets!” for {die}.")
            return line.format(name=names[seat], die=die_name(die, names))
        case events.Stolen(seat, victim, die, discs):
            line = translate("targets", "{die} lies on {victim}'s discs: {name} steals {discs}.")
            return line.format(
                die=die_name(die, names), victim=names[victim], name=names[seat], discs=disc_names(discs)
            )
        case events.Validated(seat, discs):
            line = translate("targets", "{name} wins for good: {discs}.")
            return line.format(name=names[seat], discs=disc_names(discs))
        case events.Attributed(disc, _, None):
            return translate("targets", "Nobody gets {disc}.").format(disc=disc_name(disc))
        case events.Attributed(disc, totals, int(seat)):
            line = translate("targets", "{name} has most on {disc}, {total}, and stores it.")
            return line.format(name=names[seat], disc=disc_name(disc), total=totals[seat])
        case events.DiscRemoved(seat, disc):
            line = translate("targets", "Nobody got a disc: {name} removes {disc}.")
            return line.format(name=names[seat], disc=disc_name(disc))
    return ""


def _of_rounds(after: TargetsState, event: Event, names: Names) -> str:
    match event:
        case events.FirstDrawn(seat) if seat == after.options.begins:
            return translate("targets", "The table lets {name} begin.").format(name=names[seat])
        case events.FirstDrawn(seat):
            return translate("targets", "The lot falls on {name}.").format(name=names[seat])
        case events.RoundBegun(_, _, first, 0):
            line = translate("targets", "Money time! One last round for the stored discs. {name} begins.")
            return line.format(name=names[first])
        case events.RoundBegun(_, _, first, discs):
            return _ROUND_BEGUN(discs).format(round=round_name(after), name=names[first])
        case events.RoundEnded(points):
            return translate("targets", "The round is over: {points}.").format(points=per_player(points, names))
        case events.GoldenCalled(seats):
            line = translate("targets", "{names} are equal: Golden Targets decide.")
            return line.format(names=named(seats, names))
        case events.GoldenBegun(seats):
            line = translate("targets", "Golden Targets: {names} flick their whole towers at the same time.")
            return line.format(names=named(seats, names))
        case events.Aimed(seat):
            return translate("targets", "{name} has aimed.").format(name=names[seat])
        case events.TowersFlicked():
            return translate("targets", "All towers fly!")
        case events.GoldenScored(on_disc, on_table, _):
            line = translate("targets", "On the disc: {disc}. On the table: {table}.")
            return line.format(disc=per_player(on_disc, names), table=per_player(on_table, names))
        case events.GameEnded(_, winners):
            return congratulations(winners, names)
    return ""


_ROUND_BEGUN: Final = Plural(
    "targets",
    "{round}: %n discs in the centre. {name} begins.",
    "{round}: %n disc in the centre. {name} begins.",
    1,
)
_FAULTS: Final[Mapping[Fault, Phrase]] = {
    Fault.OFF_THE_TABLE: Phrase("targets", "{die} falls off the table: it is out for this round."),
    Fault.SLID: Phrase("targets", "{die} slid and did not roll: it is out for this round."),
    Fault.SEVERAL: Phrase("targets", "{die} left the tower with another: it is out for this round."),
}
