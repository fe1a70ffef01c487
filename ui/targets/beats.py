"""What people have to see of Targets before it goes on: where dice rest, what is called, and what decides a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.game import Event
from core.play import SeenChange
from core.targets import events
from core.targets.actions import Settled
from core.targets.events import Fault
from core.targets.physics.overlaps import lies_within, touches_disc
from core.targets.rules.golden_targets import tally
from core.targets.rules.round_end import totals_on
from core.targets.rules.settling import slid
from core.targets.state import Phase, TargetsState, allied, golden_disc, lying_discs, owner, puck_spots
from ui.look.text import Phrase, Plural, titled, translate
from ui.table.pieces import Moment
from ui.table.story.beats import Beat, Caption
from ui.table.story.pace import Length
from ui.targets.words import against, disc_name

_AT_A_LOOK: Final = 2
"""More captions than that have to be read."""
_Told = tuple[Length, Caption | None]
"""How long one thing has to be seen, and what is said of it."""


def is_page(view: TargetsState) -> bool:
    """Whether the result of a round lies on the table."""
    return view.phase is Phase.ROUND_OVER


def beat(change: SeenChange[TargetsState], moment: Moment[TargetsState]) -> Beat | None:
    """What has to be seen of a change, or of one stage of it."""
    told = list(_told(change, moment))
    if not told:
        return None
    captions = tuple(caption for _, caption in told if caption is not None)
    longest = max((length for length, _ in told), key=list(Length).index)
    return Beat(Length.READ if len(captions) > _AT_A_LOOK else longest, captions)


def _told(change: SeenChange[TargetsState], moment: Moment[TargetsState]) -> Iterator[_Told]:
    speaks = _Words(change, moment)
    rolled = isinstance(change.action, Settled)
    if _golden_dice_count(change):
        yield from speaks.golden_sums()
    elif rolled and change.after.phase is Phase.KEEPING:
        yield speaks.keeping()
    elif rolled:
        yield Length.GLANCE, None
    elif not change.events:
        # The dice that decide are looked at once more when everything else has been seen to.
        yield from speaks.sums()
    for event in change.events:
        yield from speaks.of(event)
    yield from speaks.stored([event for event in change.events if isinstance(event, events.Attributed)])


def _golden_dice_count(change: SeenChange[TargetsState]) -> bool:
    """Whether the dice of Golden Targets lie there, and those that slid have been taken away."""
    after, settled = change.after, change.action
    if not after.tied or after.phase is not Phase.SETTLING or any(after.shots):
        return False
    return not isinstance(settled, Settled) or not slid(settled.dice)


class _Words:
    """What is said of one change."""

    def __init__(self, change: SeenChange[TargetsState], moment: Moment[TargetsState]) -> None:
        self._view, self._mover, self._viewer = change.after, change.seat, moment.seat
        self._names = [player.name for player in moment.players]

    def of(self, event: Event) -> Iterator[_Told]:
        """How long an event has to be seen, and what is said of it; nothing where it is just a move."""
        yield from self._of_dice(event)
        yield from self._of_calls(event)
        yield from self._of_discs(event)
        yield from self._of_rounds(event)

    # --- dice --------------------------------------------------------------------------------------------

    def _of_dice(self, event: Event) -> Iterator[_Told]:
        match event:
            case events.Rested(die, value):
                yield from self._rested(die, value)
            case events.Faulted(die, fault):
                yield Length.LOOK, Caption(_FAULTS[fault](), f"plate:{owner(die)}", owner(die) == self._viewer)
            case events.Kept(seat, die):
                words = translate("targets", "{name} keeps this one").format(name=self._names[seat])
                yield Length.LOOK, Caption(words, f"die:{die}")
            case events.Disarmed(seat, by, _, _):
                words = translate("targets", "{by} hits {name}'s tower: a die is out")
                words = words.format(by=self._names[by], name=self._names[seat])
                yield Length.LOOK, Caption(words, f"puck:{seat}", seat == self._viewer)
            case events.Arranged(seat, _) if seat != self._viewer:
                yield Length.GLANCE, None
            case events.Aimed(seat) if seat != self._viewer:
                words = translate("targets", "{name} has aimed").format(name=self._names[seat])
                yield Length.GLANCE, Caption(words, f"plate:{seat}")

    def _rested(self, die: int, value: int) -> Iterator[_Told]:
        """Where a die came to rest, if that matters: on the bare table it is enough to have seen it."""
        pose, view = self._view.poses[die], self._view
        if pose is None:
            # It is out already, by a call that the rules made.
            return
        words = titled(self._names[owner(die)], str(value))
        for victim, spot in enumerate(puck_spots(view)):
            if view.stored[victim] and not allied(view, owner(die), victim) and lies_within(pose, spot):
                on_discs = translate("targets", "On {name}'s discs!").format(name=self._names[victim])
                yield Length.LOOK, Caption(on_discs, f"die:{die}", victim == self._viewer)
                return
        for _, spot in lying_discs(view):
            if lies_within(pose, spot):
                yield Length.LOOK, Caption(words, f"die:{die}")
                return
            if touches_disc(pose, spot):
                over = translate("targets", "{die}, over the edge").format(die=words)
                yield Length.LOOK, Caption(over, f"die:{die}")
                return

    def keeping(self) -> _Told:
        """Several dice left the tower together."""
        view = self._view
        words = translate("targets", "Several dice fell: {name} keeps one")
        return Length.LOOK, Caption(words.format(name=self._names[view.flicker]), f"die:{view.fallen[0]}")

    # --- calls -------------------------------------------------------------------------------------------

    def _of_calls(self, event: Event) -> Iterator[_Told]:
        match event:
            case events.TargetsCalled(seat, die, disc, dice):
                words = translate("targets", "Targets! {name} takes {disc}")
                if seat != owner(die):
                    words = translate("targets", "Targets! {partner} calls it, {name} takes {disc}")
                winner, partner = self._names[owner(die)], self._names[seat]
                words = words.format(name=winner, partner=partner, disc=disc_name(disc))
                mine = self._viewer in (seat, *map(owner, dice))
                yield Length.LOOK, Caption(words, f"plate:{owner(die)}", mine)
            case events.TargetsMissed(die):
                words = translate("targets", "Too late: nobody called it")
                # Whoever flicks wants to see the die fly.
                length = Length.GLANCE if self._mover == self._viewer else Length.LOOK
                yield length, Caption(words, f"die:{die}", owner(die) == self._viewer)
            case events.NotSeenCalled(seat, die):
                words = translate("targets", "Not seen! {name} spoils it").format(name=self._names[seat])
                yield Length.LOOK, Caption(words, f"die:{die}", owner(die) == self._viewer)
            case events.Doubled(seat, back, _, value, _):
                words = translate("targets", "Double {value}! {name} takes it back")
                words = words.format(value=value, name=self._names[seat])
                yield Length.LOOK, Caption(words, f"die:{back}", seat == self._viewer)
            case events.GoneBy(seat) if seat != self._viewer:
                words = translate("targets", "{name} calls nothing").format(name=self._names[seat])
                yield Length.GLANCE, Caption(words, f"plate:{seat}")

    # --- discs -------------------------------------------------------------------------------------------

    def _of_discs(self, event: Event) -> Iterator[_Told]:
        match event:
            case events.Stolen(seat, victim, _, _):
                words = translate("targets", "{name} steals from {victim}")
                words = words.format(name=self._names[seat], victim=self._names[victim])
                yield Length.LOOK, Caption(words, f"puck:{seat}", self._viewer in (seat, victim))
            case events.Validated(seat, discs):
                words = _WON_FOR_GOOD(len(discs)).format(name=self._names[seat])
                yield Length.LOOK, Caption(words, f"plate:{seat}", seat == self._viewer)
            case events.DiscRemoved(seat, disc):
                words = translate("targets", "{name} removes it").format(name=self._names[seat])
                yield Length.LOOK, Caption(words, f"disc:{disc}")

    def stored(self, attributed: Sequence[events.Attributed]) -> Iterator[_Told]:
        """Who gets how many discs; those that stay are told of by the sheet that lies there next."""
        for seat, name in enumerate(self._names):
            discs = [event.disc for event in attributed if event.seat == seat]
            if discs:
                words = _STORES(len(discs)).format(name=name)
                yield Length.LOOK, Caption(words, f"disc:{discs[0]}", seat == self._viewer)

    def sums(self) -> Iterator[_Told]:
        """What the dice on each disc of the centre come to."""
        for disc, spot in lying_discs(self._view):
            totals = totals_on(self._view, spot)
            if any(totals):
                yield Length.READ, Caption(against(totals, self._names), f"disc:{disc}")

    def golden_sums(self) -> Iterator[_Told]:
        """What the dice on the disc come to, and those on the table where that decides nothing."""
        result, disc = tally(self._view), f"disc:{golden_disc(self._view)}"
        words = translate("targets", "On the disc: {sums}")
        yield Length.READ, Caption(words.format(sums=against(result.on_disc, self._names, self._view.tied)), disc)
        best = max(result.on_disc)
        if result.on_disc.count(best) > 1:
            equal = tuple(seat for seat in self._view.tied if result.on_disc[seat] == best)
            words = translate("targets", "On the table: {sums}")
            yield Length.READ, Caption(words.format(sums=against(result.on_table, self._names, equal)), disc)

    # --- rounds ------------------------------------------------------------------------------------------

    def _of_rounds(self, event: Event) -> Iterator[_Told]:
        match event:
            case events.RoundBegun(_, _, first, discs):
                words = translate("targets", "{name} flicks first").format(name=self._names[first])
                if not discs:
                    yield Length.READ, Caption(translate("targets", "Money time: steal what you can!"), "about")
                yield Length.LOOK, Caption(words, f"plate:{first}", first == self._viewer)
            case events.GoldenBegun():
                words = translate("targets", "The highest sum on this disc wins")
                yield Length.LOOK, Caption(words, f"disc:{golden_disc(self._view)}")
            case events.RoundEnded() | events.GoldenCalled():
                yield Length.READ, None


_STORES: Final = Plural("targets", "{name} stores %n discs", "{name} stores %n disc", 1)
_WON_FOR_GOOD: Final = Plural("targets", "{name} wins %n discs for good", "{name} wins %n disc for good", 1)
_FAULTS: Final[Mapping[Fault, Phrase]] = {
    Fault.OFF_THE_TABLE: Phrase("targets", "Off the table: out"),
    Fault.SLID: Phrase("targets", "Slid, did not roll: out"),
    Fault.SEVERAL: Phrase("targets", "Only one may stay: out"),
}
