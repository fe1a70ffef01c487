"""The words that say what is to be done now, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.loops.actions import Claim, Deal, Pass
from core.loops.box import CARDS
from core.loops.rules.round import winners
from core.loops.state import Phase, opener
from ui.look.phrases import (
    FIRST_PLAYER_NOW,
    GAME_OVER,
    NEXT_ROUND,
    ROUND_OVER,
    TURN_OF,
    WELCOME_ABOARD,
    YOUR_TURN,
    victory,
)
from ui.look.text import Phrase, translate
from ui.loops.gestures import CLAIM, PASS
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import Z
from ui.loops.words import count_text, fits_text
from ui.table.layout.part import Part
from ui.table.layout.prompt import Button, offered, prompt_with
from ui.table.pieces import NEXT

_BUTTONS: Final = (
    Button(Claim, CLAIM, Phrase("loops", "Me first!"), primary=True),
    Button(Deal, NEXT, NEXT_ROUND, primary=True),
    Button(Pass, PASS, Phrase("loops", "Take the pile: {cards}")),
)
_ANYBODYS: Final = (Deal(),)
"""What everybody at the table may do while a page lies there."""


def prompt_part(context: LayoutContext) -> Part:
    """The prompt and the buttons under it, the most likely one first."""
    regions, cards = context.regions, count_text(len(context.view.pile))
    actions = _ANYBODYS if context.moment.page else context.moment.actions
    buttons = [shown._replace(text=shown.text.format(cards=cards)) for shown in offered(_BUTTONS, actions)]
    return prompt_with(regions.prompt, regions.buttons, _told(context), context.acting, buttons, Z.PROMPT)


# --- words -----------------------------------------------------------------------------------------------


def _told(context: LayoutContext) -> tuple[str, str]:
    view = context.view
    if view.phase is Phase.OVER:
        return GAME_OVER(), victory(winners(view.totals), context.names)
    if context.ending is not None:
        words = translate("loops", "{name} has no cards left: the round is over.")
        return translate("loops", "The last card!"), words.format(name=context.names[context.ending])
    headlines, tasks = (_MY_HEADLINES, _MY_TASKS) if context.acting else (_HEADLINES, _TASKS)
    most = max(context.together, key=len, default=())
    filled = {
        "name": context.names[view.turn],
        "opener": context.names[opener(view)],
        "fits": fits_text(view),
        "round": len(view.sheet),
        "key": context.key(context.near),
        "count": len(most),
        "altitude": view.faces[most[0]] if most else "",
    }
    task = " ".join(words().format(**filled) for words in (tasks[_task(context)], *_also(context)))
    if view.phase is Phase.TURN and view.raced:
        task = translate("loops", "The race is over. {task}").format(task=task)
    return headlines[view.phase]().format(**filled), task


def _task(context: LayoutContext) -> Phase | str:
    """What there is to do, more exactly than by the phase."""
    view = context.view
    match view.phase:
        case Phase.ROUND_OVER if context.moment.page:
            return "page"
        case Phase.FAULT if context.person == view.turn:
            return "own fault"
        case Phase.TURN if not view.pile:
            return "begin"
        case Phase.TURN | Phase.CLAIMED if not view.altitude:
            return "anything"
        case Phase.TURN | Phase.CLAIMED if context.choosing:
            return _fitting(context)
        case Phase.SPEED if context.choosing and not context.playable:
            return "stuck"
        case Phase.SPEED if not context.acting and context.person == opener(view):
            return "opened"
        case Phase.SPEED if context.acting and context.key(context.near):
            return "key"
    return view.phase


def _fitting(context: LayoutContext) -> str:
    """Which kinds of cards the viewer may play."""
    kinds = {bool(CARDS[face].altitude) for face in context.playable}
    return {(): "nothing", (True,): "altitudes", (False,): "specials"}.get(tuple(kinds), "both")


def _also(context: LayoutContext) -> list[Phrase]:
    """What else may be done: equal cards go together, or one takes the pile."""
    if not context.choosing or context.view.phase is Phase.SPEED or not context.playable:
        return []
    if context.together:
        return [_BOTH if max(map(len, context.together)) == 2 else _ALL]
    return [_OR_TAKE] if any(isinstance(action, Pass) for action in context.moment.actions) else []


_BOTH: Final = Phrase("loops", "You may lay both of your {altitude}s at once.")
_ALL: Final = Phrase("loops", "You may lay all {count} of your {altitude}s at once.")
_OR_TAKE: Final = Phrase("loops", "Or take the pile.")

_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.LOTS: WELCOME_ABOARD,
    Phase.DEAL: Phrase("loops", "Shuffling"),
    Phase.TURN: TURN_OF,
    Phase.SPEED: Phrase("loops", "Speed!"),
    Phase.CLAIMED: Phrase("loops", "{name} was fastest"),
    Phase.FAULT: Phrase("loops", "A fault!"),
    Phase.LOOPING: Phrase("loops", "Looping!"),
    Phase.ROUND_OVER: ROUND_OVER,
}
_MY_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.TURN: YOUR_TURN,
    Phase.SPEED: Phrase("loops", "Speed!"),
    Phase.CLAIMED: Phrase("loops", "You were fastest!"),
    Phase.ROUND_OVER: ROUND_OVER,
}
_TASKS: Final[Mapping[Phase | str, Phrase]] = {
    Phase.LOTS: FIRST_PLAYER_NOW,
    Phase.DEAL: Phrase("loops", "The cards are being dealt."),
    Phase.TURN: Phrase("loops", "{name} plays {fits}, or a special card."),
    "begin": Phrase("loops", "{name} begins a new pile."),
    "anything": Phrase("loops", "{name} may play any card."),
    Phase.SPEED: Phrase("loops", "Anyone but {opener} may go on."),
    "opened": Phrase("loops", "Anyone but you may go on."),
    Phase.CLAIMED: Phrase("loops", "{name} plays now, or takes the pile."),
    Phase.FAULT: Phrase("loops", "{name} takes the card back, and the pile."),
    "own fault": Phrase("loops", "You take the card back, and the pile."),
    Phase.LOOPING: Phrase("loops", "The pile goes back into the draw pile."),
    Phase.ROUND_OVER: Phrase("loops", "{name} deals the next round."),
    "page": Phrase("loops", "{name} deals the next one. Go on when everybody is ready."),
}
_MY_TASKS: Final[Mapping[Phase | str, Phrase]] = {
    Phase.TURN: Phrase("loops", "Play {fits}, or a special card."),
    Phase.CLAIMED: Phrase("loops", "Play {fits}, or a special card."),
    "both": Phrase("loops", "Play {fits}, or a special card."),
    "altitudes": Phrase("loops", "Play {fits}."),
    "specials": Phrase("loops", "No altitude of yours fits. Play a special card."),
    "nothing": Phrase("loops", "Nothing in your hand fits: you have to take the pile."),
    "begin": Phrase("loops", "The pile is empty: begin with any card."),
    "anything": Phrase("loops", "Any card fits."),
    Phase.SPEED: Phrase("loops", "Be the first: play at once, or claim the turn."),
    "key": Phrase("loops", "Be the first: play at once, or claim the turn with {key}."),
    "stuck": Phrase("loops", "Nothing of yours fits: leave this race to the others."),
    Phase.ROUND_OVER: Phrase("loops", "Deal the next one."),
    "page": Phrase("loops", "You deal the next one. Go on when you are ready."),
}
