"""What has to be seen of Lucky Loop, for how long, and what is said of it meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import Event, Seat
from core.lucky_loop import events as e
from core.lucky_loop.box import PROGRAMME_AT, RED_DIE
from core.lucky_loop.state import LuckyLoopState, Phase
from core.play import SeenChange
from ui.look.phrases import points_text
from ui.look.text import listed, translate
from ui.lucky_loop.hints import completion_text
from ui.lucky_loop.verdict import NOT_ALLOWED, Verdict, has_just_landed, unchanged_text, verdict_of, verdict_text
from ui.lucky_loop.words import WHYS, programme_name
from ui.table.pieces import Moment
from ui.table.story.beats import Beat, Beats, Caption
from ui.table.story.pace import Length

Change = SeenChange[LuckyLoopState]

_LENGTHS: Final[Mapping[type[Event], Length]] = {
    e.FirstPlayerChosen: Length.LOOK,
    e.DeckShuffled: Length.LOOK,
    e.ExchangeBegun: Length.LOOK,
    e.CardDrawn: Length.GLANCE,
    e.CardDiscarded: Length.GLANCE,
    e.ProgrammePresented: Length.LOOK,
    e.CardPresented: Length.LOOK,
    e.FreeProgrammePresented: Length.READ,
    e.FreeProgrammeRejected: Length.READ,
    e.CardHighlighted: Length.LOOK,
    e.TokenSpent: Length.LOOK,
    e.DiceRolled: Length.LOOK,
    e.CardCompleted: Length.LOOK,
    e.FlightSucceeded: Length.READ,
    e.FlightFailed: Length.READ,
    e.TokenEarned: Length.LOOK,
    e.PointsLost: Length.LOOK,
    e.FinalPhaseReached: Length.READ,
    e.GameEnded: Length.READ,
}
_ORDER: Final = tuple(Length)
"""From the shortest to the longest."""


def beat_of(change: Change, moment: Moment[LuckyLoopState]) -> Beat | None:
    """The beat of a change: as long as the weightiest of its events, each with its words."""
    lengths = [_LENGTHS[type(event)] for event in change.events if type(event) in _LENGTHS]
    if not lengths:
        # After a landing the turn goes on; there is nothing in that to wait for.
        return Beat(Length.GLANCE) if has_just_landed(change.before) else None
    said = (_caption(event, change, moment) for event in change.events)
    return Beat(max(lengths, key=_ORDER.index), tuple([caption for caption in said if caption is not None]))


def _caption(event: Event, change: Change, moment: Moment[LuckyLoopState]) -> Caption | None:
    """What is said of an event; nobody is told what they just did themselves, only what came of it."""
    person = None if moment.watching else moment.seat
    seat: Seat | None = getattr(event, "seat", None)
    text = _result(event, change)
    if text and seat is not None:
        return Caption(text, _plate(change.after, seat), loud=seat == person)
    if seat is not None and seat == person:
        return None
    name = "" if seat is None else moment.players[seat].name
    return _deed(event, change, name)


def _plate(view: LuckyLoopState, seat: Seat) -> str:
    """The lowest piece of a plate, so that words stand clear of it: a ribbon, or else the plate itself."""
    if view.free_results[seat] is not None:
        return f"free:{seat}"
    return "turn" if seat == view.turn and view.phase not in (Phase.OVER, Phase.LOT) else f"plate:{seat}"


def _result(event: Event, change: Change) -> str:
    """What came of a deed for the player whose plate it stands under."""
    match event:
        case e.FirstPlayerChosen():
            return translate("lucky_loop", "Begins")
        case e.FreeProgrammeRejected():
            return NOT_ALLOWED()
        case e.FlightFailed():
            return _failed(change.after)
        case e.ProgrammeScored(_, programme, points, gained):
            return _scored(programme, points, gained)
        case e.ResultTooLow(seat, programme, points):
            return unchanged_text(points, change.before.scores[seat][PROGRAMME_AT[programme]])
        case e.FreeProgrammeScored(seat, points, replaces, gained):
            old = change.before.scores[seat][PROGRAMME_AT[replaces]]
            words = translate("lucky_loop", "Free programme: {points} in place of {old}, {change}")
            return words.format(points=points, old=old, change=f"{gained:+d}")
        case e.PointsLost(_, points, why):
            return translate("lucky_loop", "−{points} {why}").format(points=points_text(points), why=WHYS[why]())
        case e.TokenEarned(_, why):
            return translate("lucky_loop", "+1 token {why}").format(why=WHYS[why]())
        case e.FinalPhaseReached():
            return translate("lucky_loop", "All four scored: next comes the free programme")
    return ""


def _failed(view: LuckyLoopState) -> str:
    flight = view.landed
    if flight is None:
        return ""
    text = verdict_text(view, flight)
    if verdict_of(view, flight) is Verdict.CRASHED:
        return translate("lucky_loop", "Crash! {how}").format(how=text)
    return text


def _scored(programme: str, points: int, gained: int) -> str:
    if gained == points:
        words = translate("lucky_loop", "{programme}: {points}")
    else:
        words = translate("lucky_loop", "{programme}: {points} instead of {before}, {change}")
    return words.format(
        programme=programme_name(programme),
        points=points_text(points),
        before=points - gained,
        change=f"{gained:+d}",
    )


def _deed(event: Event, change: Change, name: str) -> Caption | None:
    """What somebody else does, beside the piece they do it with."""
    view = change.after
    match event:
        case e.DeckShuffled(deck):
            return Caption(translate("lucky_loop", "The discard pile is shuffled"), f"deck:{deck}")
        case e.ExchangeBegun(seat):
            return Caption(translate("lucky_loop", "Exchanges cards"), _plate(view, seat))
        case e.ProgrammePresented(_, programme) | e.CardPresented(_, programme):
            words = translate("lucky_loop", "{name} flies {programme}")
            return Caption(words.format(name=name, programme=programme_name(programme)), f"side:{programme}")
        case e.FreeProgrammePresented():
            return Caption(translate("lucky_loop", "{name} lays the free programme").format(name=name), "stage")
        case e.CardHighlighted(_, card):
            return Caption(translate("lucky_loop", "Only exact counts, and it counts double"), f"card:{card}")
        case e.RedDieBought():
            words = translate("lucky_loop", "{name} buys the red die for a token")
            return Caption(words.format(name=name), f"die:{RED_DIE}")
        case e.TokenSpent() if view.flight is not None and view.flight.rolling:
            values = listed([str(view.flight.values[die]) for die in view.flight.rolling])
            words = translate("lucky_loop", "{name} pays a token to roll {dice} again")
            return Caption(words.format(name=name, dice=values), "tray")
        case e.CardCompleted(_, card, dice):
            return Caption(completion_text(change.before, card, dice), f"card:{card}")
    return None


BEATS: Final[Beats[LuckyLoopState]] = Beats(beat_of)
