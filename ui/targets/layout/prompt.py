"""What is to be done now, in words, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from core.targets.actions import Announce, Arrange, Double, LetGo, NextRound, NotSeen
from core.targets.box import DICE_EACH
from core.targets.rules.round_start import tower
from core.targets.state import Phase, can_flick, in_teams, owner
from ui.look.phrases import DICE_ROLLING, FIRST_PLAYER_NOW, GAME_OVER, NEXT_ROUND, ROUND_OVER, named
from ui.look.text import Phrase, Plural, listed, translate
from ui.table.layout.boxes import Box
from ui.table.layout.part import Part
from ui.table.layout.prompt import Button, Shown, offered, prompt_with
from ui.table.pieces import NEXT, Piece
from ui.targets.gestures import CALL, LET_GO, place_id
from ui.targets.layout.context import LayoutContext
from ui.targets.layout.regions import Z
from ui.targets.layout.scatter import practised, practises
from ui.targets.layout.seats import CALLS, call_words

_CALL = 52.0
_BUTTON = 50.0
_GAP = 13.0
"""Room for the rings of two calls, one under the other."""
_BUTTONS: Final = (Button(LetGo, LET_GO, Phrase("targets", "Call nothing")),)
_PLACES: Final[tuple[Phrase, ...]] = (
    Phrase("targets", "At the bottom"),
    Phrase("targets", "In the middle"),
    Phrase("targets", "On top"),
)
"""By the place of the partner's die in the tower."""


class Call(NamedTuple):
    """How the button of an announcement looks."""

    kind: str
    """ "targets", "double" or "not_seen"."""
    words: str
    key: str
    value: int
    """Of a double."""


class Place(NamedTuple):
    """How the button looks that puts the partner's die somewhere."""

    words: str
    liveries: tuple[str, ...]
    """From the bottom up."""


def prompt_part(context: LayoutContext) -> Part:
    """The prompt, and under it the announcements, the places of a tower, and other buttons."""
    regions = context.regions
    large = [*_calls(context), *_places(context)]
    taken = len(large) * (_CALL + _GAP)
    under = Box(regions.buttons.left, regions.buttons.top + taken, regions.buttons.width, _BUTTON)
    acting = context.acting or context.moment.page
    told = prompt_with(regions.prompt, under, _told(context), acting, _others(context), Z.PROMPT)
    return Part([*told.pieces, *large])


def _others(context: LayoutContext) -> list[Shown]:
    actions = context.moment.actions
    if context.view.phase is Phase.OVER:
        return [Shown(NEXT, translate("targets", "Show the poster"), primary=True)] if context.moment.page else []
    if context.moment.page or any(isinstance(action, NextRound) for action in actions):
        words = translate("targets", "Golden Targets!") if context.view.tied else NEXT_ROUND()
        return [Shown(NEXT, words, primary=True)]
    return offered(_BUTTONS, actions)


def _slot(context: LayoutContext, place: int) -> Box:
    buttons = context.regions.buttons
    return Box(buttons.left, buttons.top + place * (_CALL + _GAP), buttons.width, _CALL)


def _calls(context: LayoutContext) -> list[Piece]:
    """What the viewer may announce, each with its key."""
    pieces: list[Piece] = []
    kinds = list(dict.fromkeys(type(action) for action in context.moment.actions if type(action) in CALLS))
    for place, kind in enumerate(kinds):
        assert context.seat is not None
        words = call_words(context, context.seat, kind)
        key = context.key(CALLS[kind][0], context.seat)
        look = Call(CALL[kind].partition(":")[2], words, key, context.double_of(context.seat) or 0)
        label = translate("targets", "{words} (key {key})").format(words=words, key=key) if key else words
        pieces.append(_slot(context, place).piece(CALL[kind], "call", look, Z.PROMPT, label))
    return pieces


def _places(context: LayoutContext) -> list[Piece]:
    """Where the partner's die may stand in the viewer's tower, the top at the top."""
    if context.seat is None or not any(isinstance(action, Arrange) for action in context.moment.actions):
        return []
    pieces = []
    for row, place in enumerate(reversed(range(DICE_EACH))):
        words = _PLACES[place]()
        dice = tower(context.view, context.seat, place)
        look = Place(words, tuple(context.liveries[owner(die)] for die in dice))
        pieces.append(_slot(context, row).piece(place_id(place), "place", look, Z.PROMPT, words))
    return pieces


# --- words -----------------------------------------------------------------------------------------------


def _told(context: LayoutContext) -> tuple[str, str]:
    view = context.view
    names = listed(context.listed(context.awaited))
    if view.phase is Phase.OVER:
        return GAME_OVER(), _WON(len(view.winners)).format(names=named(view.winners, context.names))
    calls = _open_calls(context)
    if practises(context):
        return translate("targets", "Practice"), practised(context)
    if context.lie_still:
        headline, task = _still(context)
    elif context.seat in context.awaited or context.moment.page:
        tasks = _BY_KEYS if context.moment.by_keys else _MY_TASKS
        headline, task = _MY_HEADLINES[view.phase](), tasks[view.phase]()
    else:
        headline, task = _HEADLINES[view.phase](), _TASKS[view.phase]()
    if context.acting and calls:
        headline = translate("targets", "Your call") if context.seat not in context.awaited else headline
        task = _before(context, calls)
    if view.tied and view.phase is Phase.ROUND_OVER:
        headline = translate("targets", "A tie")
    filled = {"name": names, "round": view.round, "flicker": context.names[view.flicker]}
    return headline.format(**filled), task.format(**filled)


def _still(context: LayoutContext) -> tuple[str, str]:
    """While people look at the dice that lie there, before anything comes of them."""
    if context.view.tied:
        return translate("targets", "Golden Targets"), translate("targets", "The highest sum on the disc wins.")
    if can_flick(context.view):
        return translate("targets", "{flicker} has flicked"), translate("targets", "The dice lie still.")
    return translate("targets", "All dice are flicked"), translate("targets", "Now the dice on the discs count.")


def _open_calls(context: LayoutContext) -> list[type]:
    return [] if context.seat is None or not context.speaks(context.seat) else context.said(context.seat)


def _before(context: LayoutContext, calls: Sequence[type]) -> str:
    """What the viewer may announce, and until when."""
    words = {**_CALLED, **(_CALLED_IN_TEAMS if in_teams(context.view) else {})}
    lines = [words[kind]() for kind in calls]
    if context.view.phase is Phase.FLICKING:
        mine = context.seat == context.flicks
        lines.append(
            translate("targets", "Your flick ends it.") if mine else translate("targets", "Before {name} flicks!")
        )
    double = context.double_of(context.seat or 0)
    return " ".join(lines).replace(" {value}", "" if double is None else f" {double}")


_WON: Final = Plural("targets", "{names} win.", "{names} wins.", 1)
_CALLED: Final[Mapping[type, Phrase]] = {
    Announce: Phrase("targets", "Your die is on a bull's-eye: call it!"),
    Double: Phrase("targets", "A double {value}: take one die back."),
    NotSeen: Phrase("targets", "Not called yet: spoil it!"),
}
_CALLED_IN_TEAMS: Final[Mapping[type, Phrase]] = {
    Announce: Phrase("targets", "A die of your side is on a bull's-eye: call it!"),
}
_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.LOT: Phrase("targets", "Welcome"),
    Phase.ARRANGING: Phrase("targets", "Building towers"),
    Phase.FLICKING: Phrase("targets", "{name}'s flick"),
    Phase.SETTLING: Phrase("targets", "Flicked"),
    Phase.KEEPING: Phrase("targets", "Several dice fell"),
    Phase.ASKING: Phrase("targets", "Last chance"),
    Phase.DISCARDING: Phrase("targets", "Nobody got a disc"),
    Phase.ROUND_OVER: ROUND_OVER,
    Phase.GOLDEN: Phrase("targets", "Golden Targets"),
}
_TASKS: Final[Mapping[Phase, Phrase]] = {
    Phase.LOT: FIRST_PLAYER_NOW,
    Phase.ARRANGING: Phrase("targets", "Still to place their partner's die: {name}."),
    Phase.FLICKING: Phrase("targets", "{name} flicks the top die of the tower."),
    Phase.SETTLING: DICE_ROLLING,
    Phase.KEEPING: Phrase("targets", "{name} keeps one of them."),
    Phase.ASKING: Phrase("targets", "Still to say whether they announce: {name}."),
    Phase.DISCARDING: Phrase("targets", "{name} removes a disc from the centre."),
    Phase.ROUND_OVER: Phrase("targets", "{name} goes on."),
    Phase.GOLDEN: Phrase("targets", "Still aiming: {name}."),
}
_MY_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.ARRANGING: Phrase("targets", "Build your tower"),
    Phase.FLICKING: Phrase("targets", "Your flick"),
    Phase.KEEPING: Phrase("targets", "Keep one die"),
    Phase.ASKING: Phrase("targets", "Last chance"),
    Phase.DISCARDING: Phrase("targets", "Nobody got a disc"),
    Phase.ROUND_OVER: ROUND_OVER,
    Phase.GOLDEN: Phrase("targets", "Golden Targets"),
}
_MY_TASKS: Final[Mapping[Phase, Phrase]] = {
    Phase.ARRANGING: Phrase("targets", "Where does your partner's die stand?"),
    Phase.FLICKING: Phrase("targets", "Pull back from your top die and let go. The wheel sets the height."),
    Phase.KEEPING: Phrase("targets", "Click the die that stays; the others are out."),
    Phase.ASKING: Phrase("targets", "Announce now, or let it go."),
    Phase.DISCARDING: Phrase("targets", "Click the disc that leaves the game."),
    Phase.ROUND_OVER: Phrase("targets", "Look at the result, then go on."),
    Phase.GOLDEN: Phrase("targets", "Flick your whole tower. All towers fly at once."),
}
_BY_KEYS: Final[Mapping[Phase, Phrase]] = {
    **_MY_TASKS,
    Phase.FLICKING: Phrase("targets", "Space, then arrows aim; Page Up sets the height. Space flicks."),
    Phase.KEEPING: Phrase("targets", "Select the die that stays; the others are out."),
    Phase.DISCARDING: Phrase("targets", "Select the disc that leaves the game."),
}
