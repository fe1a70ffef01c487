"""Thermals at the table: the gestures and what they mean, the painters, and the words of hints."""

from __future__ import annotations

from typing import Final

from thermals.actions import Circle, Circled, Drawn, GameEnded, Thrown
from thermals.state import ThermalsState, climb, lift
from thermals.ui.art import (
    paint_air,
    paint_back,
    paint_card,
    paint_die,
    paint_glider,
    paint_pile,
    paint_result,
    paint_thermal,
)
from thermals.ui.layout import RATIO, layout
from thermals.ui.text import climbing

from core.game import Action, Event, Seat
from ui.look.text import Phrase
from ui.sound.sounds import Sound, Sounds
from ui.table.art.common import paint_prompt, paint_ribbon, paint_sky
from ui.table.art.plate import paint_plate
from ui.table.kit import Dice, Drops, GameTable
from ui.table.layout.illustrations import Shown, around_all, side_by_side
from ui.table.pieces import Gesture, Layout, Place, Placement


def gestures(view: ThermalsState, seat: Seat, action: Action) -> tuple[Gesture, ...]:
    """A card is laid on a thermal."""
    match action:
        case Circle(card, thermal):
            return (Place(frozenset({Placement(f"card:{card}", f"thermal:{thermal}")})),)
    return ()


def interpret(view: ThermalsState, seat: Seat, placements: frozenset[Placement]) -> Action | None:
    """What any piece on any thermal would mean, for the rules to judge."""
    match [(*piece.split(":"), *zone.split(":")) for piece, zone in placements]:
        case [("card", card, "thermal", thermal)]:
            return Circle(int(card), int(thermal))
    return None


def hint(view: ThermalsState, seat: Seat, placements: frozenset[Placement]) -> str:
    """What a card put down would do."""
    action = interpret(view, seat, placements)
    return why(view, seat, action) if isinstance(action, Circle) and action.card in view.hands[seat] else ""


def why(view: ThermalsState, seat: Seat, action: Action) -> str:
    """What speaks for a move."""
    match action:
        case Circle(card, thermal) if strength := view.air[thermal]:
            return climbing(lift(view, card), strength, climb(lift(view, card), strength))
    return ""


def loose(view: ThermalsState, seat: Seat) -> frozenset[str]:
    """One's own cards may be lifted at any time, to be told why they can't be laid."""
    return frozenset(f"card:{card}" for card in view.hands[seat])


def tumbled(event: Event) -> tuple[str, ...]:
    """The dice that are thrown."""
    return tuple(f"die:{thermal}" for thermal in event.thermals) if isinstance(event, Thrown) else ()


def centred() -> Layout:
    """For the rulebook: a card and a thermal that are equal."""
    return around_all(side_by_side(Shown("card", "4", 96.0, 96.0 * RATIO), Shown("die", 4, 64.0, 64.0)))


TABLE: Final[GameTable[ThermalsState]] = GameTable(
    painters={
        "sky": paint_sky,
        "plate": paint_plate,
        "ribbon": paint_ribbon,
        "air": paint_air,
        "thermal": paint_thermal,
        "die": paint_die,
        "glider": paint_glider,
        "card": paint_card,
        "back": paint_back,
        "pile": paint_pile,
        "prompt": paint_prompt,
        "result": paint_result,
    },
    layout=layout,
    gestures=gestures,
    scores=lambda view: view.heights,
    labels={Circle: Phrase("thermals", "Lay a card")},
    drops=Drops(interpret, hint, loose),
    dice=Dice(tumbled),
    sounds=Sounds(
        {Drawn: Sound.CARD, Circled: Sound.CARD, Thrown: Sound.DICE, GameEnded: Sound.FANFARE},
    ),
    why=why,
    illustrations={"centred": centred},
)
