"""What the score sheet of a flight says, line by line."""

from __future__ import annotations

from typing import NamedTuple

from core.lucky_loop.rules.landing import points_of
from core.lucky_loop.state import Flight, LuckyLoopState
from ui.look.text import translate
from ui.lucky_loop.layout.context import LayoutContext
from ui.lucky_loop.verdict import STAMPS, Verdict, verdict_of, verdict_text
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
    dice_points: str = ""
    total_text: str = ""
    total: str = ""
    verdict: Verdict | None = None
    """How the flight ended, once it has landed."""


def sheet_look(context: LayoutContext) -> Sheet:
    """The flight in the air, or the last one."""
    view, flight = context.view, context.flight
    if flight is None:
        return Sheet(translate("lucky_loop", "Points of a flight"), "")
    lines = tuple(_line(view, flight, place) for place in range(len(flight.cards)))
    flown = programme_name(flight.programme) if flight.programme else translate("lucky_loop", "Free programme")
    title = translate("lucky_loop", "{name}: {programme}").format(name=context.names[flight.seat], programme=flown)
    sheet = Sheet(title, context.liveries[flight.seat], lines)
    if flight is view.flight:
        # Dice left are points only once the flight has landed.
        return sheet._replace(
            dice=translate("lucky_loop", "Dice left, 1 point each"),
            dice_points=str(len(flight.left)),
            total_text=translate("lucky_loop", "Cards so far"),
            total=str(sum(line.points for line in lines)),
        )
    verdict = verdict_of(view, flight)
    return sheet._replace(
        dice=translate("lucky_loop", "Dice left"),
        dice_points=f"+{len(flight.left)}",
        total_text=STAMPS[verdict]() if verdict is Verdict.SCORED else verdict_text(view, flight),
        total="–" if flight.points is None else str(flight.points),
        verdict=verdict,
    )


def _line(view: LuckyLoopState, flight: Flight, place: int) -> Line:
    card = flight.cards[place]
    outcome, points = "", 0
    if flight.dice_on[place]:
        outcome = "exact" if flight.exact(place, view.faces) else "exceeded"
        points = points_of(view, flight, place)
    return Line(view.faces[card], card_name(view, card), outcome, points, card == flight.highlight)
