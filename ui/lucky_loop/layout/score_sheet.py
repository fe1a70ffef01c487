"""What the score sheet of a flight says, line by line."""

from __future__ import annotations

from typing import NamedTuple

from core.lucky_loop.box import BOX, PROGRAMME_AT
from core.lucky_loop.rules.landing import points_of
from core.lucky_loop.state import Flight, LuckyLoopState
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.words import card_name, programme_name


class Line(NamedTuple):
    """A card on the sheet."""

    face: str
    text: str
    outcome: str
    """"exact", "exceeded", or empty while the card is open."""
    points: int
    highlighted: bool


class Sheet(NamedTuple):
    """The look of a score sheet; without lines it explains how points are earned."""

    title: str
    livery: str
    lines: tuple[Line, ...] = ()
    dice: str = ""
    dice_left: str = ""
    """How many, or the points for them once the flight has landed."""
    total_text: str = ""
    total: str = ""
    verdict: str = ""
    """"good" or "bad" once the flight has landed."""


def sheet_look(context: LayoutContext) -> Sheet:
    """The flight in the air, or the last one."""
    view, flight = context.view, context.flight
    if flight is None:
        return Sheet(translate("lucky_loop", "Points of a flight"), "")
    lines = tuple(_line(view, flight, place) for place in range(len(flight.cards)))
    flown = programme_name(flight.programme) if flight.programme else translate("lucky_loop", "Free programme")
    title = translate("lucky_loop", "{name}: {programme}").format(name=context.names[flight.seat], programme=flown)
    dice = translate("lucky_loop", "Dice left")
    sheet = Sheet(title, context.liveries[flight.seat], lines, dice, str(len(flight.left)))
    if flight is view.flight:
        # Dice left count at the end, and only if all cards are completed.
        so_far = sum(line.points for line in lines)
        return sheet._replace(total_text=translate("lucky_loop", "Points so far"), total=str(so_far))
    text, verdict = _landed(view, flight)
    total = "–" if flight.points is None else str(flight.points)
    return sheet._replace(dice_left=f"+{sheet.dice_left}", total_text=text, total=total, verdict=verdict)


def _landed(view: LuckyLoopState, flight: Flight) -> tuple[str, str]:
    """What became of a flight, and the verdict."""
    if flight.points is None:
        return translate("lucky_loop", "Not completed"), "bad"
    if flight.programme is not None:
        best = view.scores[flight.seat][PROGRAMME_AT[flight.programme]]
        if flight.points < BOX.scale_first:
            return translate("lucky_loop", "Under {least}: no score").format(least=BOX.scale_first), "bad"
        if flight.points < best:
            return translate("lucky_loop", "Landed; the {best} stays").format(best=best), "bad"
    return translate("lucky_loop", "Landed!"), "good"


def _line(view: LuckyLoopState, flight: Flight, place: int) -> Line:
    card = flight.cards[place]
    outcome, points = "", 0
    if flight.dice_on[place]:
        outcome = "exact" if flight.exact(place, view.faces) else "exceeded"
        points = points_of(view, flight, place)
    return Line(view.faces[card], card_name(view, card), outcome, points, card == flight.highlight)
