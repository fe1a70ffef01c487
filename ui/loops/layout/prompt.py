"""The words that say what is to be done now, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.loops.actions import Claim, Deal, Pass
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
from ui.loops.gestures import CLAIM, DEAL, PASS
from ui.loops.layout.context import LayoutContext
from ui.loops.layout.regions import Z
from ui.loops.words import count_text, fits_text
from ui.table.layout.part import Part
from ui.table.layout.prompt import Button, offered, prompt_with

_BUTTONS: Final = (
    Button(Claim, CLAIM, Phrase("loops", "Me first!"), primary=True),
    Button(Deal, DEAL, NEXT_ROUND, primary=True),
    Button(Pass, PASS, Phrase("loops", "Take the pile: {cards}")),
)


def prompt_part(context: LayoutContext) -> Part:
    """The prompt and the buttons under it, the most likely one first."""
    regions, cards = context.regions, count_text(len(context.view.pile))
    buttons = [
        shown._replace(text=shown.text.format(cards=cards)) for shown in offered(_BUTTONS, context.moment.actions)
    ]
    return prompt_with(regions.prompt, regions.buttons, _told(context), context.acting, buttons, Z.PROMPT)


# --- words -----------------------------------------------------------------------------------------------


def _told(context: LayoutContext) -> tuple[str, str]:
    view = context.view
    if view.phase is Phase.OVER:
        return GAME_OVER(), victory(winners(view.totals), context.names)
    headlines, tasks = (_MY_HEADLINES, _MY_TASKS) if context.acting else (_HEADLINES, _TASKS)
    filled = {
        "name": context.names[view.turn],
        "opener": context.names[opener(view)],
        "fits": fits_text(view),
        "round": len(view.sheet),
        "key": context.key(context.near),
    }
    task = tasks[_task(context)]().format(**filled)
    if view.phase is Phase.TURN and view.raced:
        task = translate("loops", "The race is over. {task}").format(task=task)
    return headlines[view.phase]().format(**filled), task


def _task(context: LayoutContext) -> Phase | str:
    """What there is to do, more exactly than by the phase."""
    view = context.view
    match view.phase:
        case Phase.TURN if not view.pile:
            return "begin"
        case Phase.TURN | Phase.CLAIMED if not view.altitude:
            return "anything"
        case Phase.SPEED if not context.acting and context.person == opener(view):
            return "opened"
        case Phase.SPEED if context.acting and context.key(context.near):
            return "key"
    return view.phase


_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.LOTS: WELCOME_ABOARD,
    Phase.DEAL: Phrase("loops", "Shuffling"),
    Phase.TURN: TURN_OF,
    Phase.SPEED: Phrase("loops", "Speed!"),
    Phase.CLAIMED: Phrase("loops", "{name} was fastest"),
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
    Phase.LOOPING: Phrase("loops", "The pile goes back into the draw pile."),
    Phase.ROUND_OVER: Phrase("loops", "{name} deals the next round."),
}
_MY_TASKS: Final[Mapping[Phase | str, Phrase]] = {
    Phase.TURN: Phrase("loops", "Play {fits}, or a special card. Or take the pile."),
    "begin": Phrase("loops", "The pile is empty: begin with any card."),
    "anything": Phrase("loops", "Any card fits. Or take the pile."),
    Phase.SPEED: Phrase("loops", "Be the first: play at once, or claim the turn."),
    "key": Phrase("loops", "Be the first: play at once, or claim the turn with {key}."),
    Phase.CLAIMED: Phrase("loops", "Play {fits}, or a special card. Or take the pile."),
    Phase.ROUND_OVER: Phrase("loops", "Deal the next one."),
}
