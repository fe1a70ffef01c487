"""The words that say what is to be done now, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.game import leaders
from core.jump.actions import Blow, Hold, NextSession
from core.jump.box import MOVES, SESSIONS
from core.jump.state import Phase, last_chance, next_in, on_turn, pick_face
from ui.jump.gestures import BLOW, HOLD
from ui.jump.layout.context import LayoutContext
from ui.jump.layout.regions import Z
from ui.jump.words import card_name, card_use, in_order, number_of, scored
from ui.look.phrases import GAME_OVER, TURN_OF, WELCOME_ABOARD, victory
from ui.look.text import Phrase, Plural, listed, titled, translate
from ui.table.layout.part import Part
from ui.table.layout.prompt import Button, Shown, offered, prompt_with
from ui.table.pieces import NEXT

_NEXT: Final = Phrase("jump", "Next session")
_BUTTONS: Final = (
    Button(Blow, BLOW, Phrase("jump", "The wind blows"), primary=True),
    Button(Hold, HOLD, Phrase("jump", "No wind")),
    Button(NextSession, NEXT, _NEXT, primary=True),
)


def prompt_part(context: LayoutContext) -> Part:
    """The prompt and the buttons under it, the most likely one first."""
    regions, buttons = context.regions, offered(_BUTTONS, context.moment.actions)
    if context.moment.page and not buttons:
        buttons = [Shown(NEXT, _NEXT(), primary=True)]
    asked = context.acting or context.moment.page
    return prompt_with(regions.prompt, regions.buttons, _told(context), asked, buttons, Z.PROMPT)


# --- words -----------------------------------------------------------------------------------------------


def _told(context: LayoutContext) -> tuple[str, str]:
    phase = context.view.phase
    if context.asked:
        return _HEADLINES[phase](), _task(context)
    names = listed(in_order(context.view, context.names, [seat for seat in context.actors if seat >= 0]))
    match phase:
        case Phase.OVER:
            return GAME_OVER(), victory(leaders(context.view.scores), context.names)
        case Phase.LOT | Phase.SHUFFLING:
            return WELCOME_ABOARD(), translate("jump", "The cards are being shuffled.")
        case Phase.REVEALING:
            return _turned_over(context)
        case Phase.SCORED if context.moment.page:
            return _HEADLINES[phase](), _task(context)
        case Phase.PICKING if context.person is not None:
            return translate("jump", "Your card is laid"), translate("jump", "Still picking: {names}.").format(
                names=names
            )
    return _OTHER_HEADLINES[phase]().format(name=names, session=context.view.session), _OTHERS[phase]().format(
        name=names
    )


def _turned_over(context: LayoutContext) -> tuple[str, str]:
    """Whose card has its effect, and what that is."""
    view, seat = context.view, context.carried_out
    if seat is None and not view.revealed:
        words = translate("jump", "They are turned over one by one, {name}'s first.")
        return translate("jump", "All cards lie face down"), words.format(name=context.names[view.black_pawn])
    if seat is None:
        return translate("jump", "The trick is over"), translate("jump", "The wind that waited blows nobody about.")
    face = pick_face(view, seat)
    own = seat == context.person
    whose = translate("jump", "Your card") if own else context.names[seat]
    if context.forbidding:
        return titled(whose, card_name(face)), translate("jump", "Jumping is forbidden in this trick: nobody jumps.")
    return titled(whose, card_name(face)), card_use(face)


_OTHER_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.SEATING: Phrase("jump", "All aboard"),
    Phase.PICKING: Phrase("jump", "A new trick"),
    Phase.STEERING: TURN_OF,
    Phase.ANSWERING: Phrase("jump", "Does the wind blow?"),
    Phase.JUMPING: Phrase("jump", "Jump!"),
    Phase.SHIFTING: Phrase("jump", "The wind blows!"),
    Phase.CHANGING: TURN_OF,
    Phase.SCORED: Phrase("jump", "Session {session} is over"),
}
_OTHERS: Final[Mapping[Phase, Phrase]] = {
    Phase.SEATING: Phrase("jump", "{name} puts a parachutist into a plane."),
    Phase.PICKING: Phrase("jump", "Still picking: {name}."),
    Phase.STEERING: Phrase("jump", "{name} says which plane a white card moves."),
    Phase.ANSWERING: Phrase("jump", "Still to answer: {name}."),
    Phase.JUMPING: Phrase("jump", "{name} chooses who jumps."),
    Phase.SHIFTING: Phrase("jump", "{name} blows the parachutist one column."),
    Phase.CHANGING: Phrase("jump", "{name} changes a place in the planes."),
    Phase.SCORED: Phrase("jump", "{name} starts the next session."),
}
_HEADLINES: Final[Mapping[Phase, Phrase]] = {
    Phase.SEATING: Phrase("jump", "All aboard"),
    Phase.PICKING: Phrase("jump", "Pick a card"),
    Phase.STEERING: Phrase("jump", "Which plane?"),
    Phase.ANSWERING: Phrase("jump", "Does your wind blow?"),
    Phase.JUMPING: Phrase("jump", "Jump!"),
    Phase.SHIFTING: Phrase("jump", "Your wind blows"),
    Phase.CHANGING: Phrase("jump", "Change of position"),
    Phase.SCORED: Phrase("jump", "Session over"),
}


_TASKS: Final[Mapping[Phase, Phrase]] = {
    Phase.SEATING: Phrase("jump", "Drag your parachutist {number} into any free seat of a plane."),
    Phase.PICKING: Phrase("jump", "Drag a card onto the board: it lies face down until its turn comes."),
    Phase.SHIFTING: Phrase("jump", "Blow the parachutist one column, towards the sea or back."),
    Phase.CHANGING: Phrase("jump", "Drag one of your parachutists to another seat; a taken one swaps."),
    Phase.SCORED: Phrase("jump", "Have all seen their points? Then session {next} of {sessions} begins."),
}
_BY_KEYS: Final[Mapping[Phase, Phrase]] = {
    **_TASKS,
    Phase.SEATING: Phrase("jump", "Select your parachutist {number}, then any free seat of a plane."),
    Phase.PICKING: Phrase("jump", "Select a card, then the board: it lies face down until its turn comes."),
    Phase.CHANGING: Phrase("jump", "Select one of your parachutists, then another seat; a taken one swaps."),
}


def _task(context: LayoutContext) -> str:
    tasks = _BY_KEYS if context.moment.by_keys else _TASKS
    match context.view.phase:
        case Phase.STEERING:
            return _steer(context)
        case Phase.ANSWERING:
            return _answer(context)
        case Phase.JUMPING:
            return _jump(context)
        case Phase.SEATING:
            number = number_of(context.view, next_in(context.view, context.near))
            return tasks[Phase.SEATING]().format(number=number)
    return tasks[context.view.phase]().format(next=context.view.session + 1, sessions=SESSIONS)


def _steer(context: LayoutContext) -> str:
    step = MOVES[pick_face(context.view, on_turn(context.view))][1]
    words = translate("jump", "Your card is white: click the plane that flies {step}.")
    if context.moment.by_keys:
        words = translate("jump", "Your card is white: select the plane that flies {step}.")
    return words.format(step=scored(step))


def _answer(context: LayoutContext) -> str:
    jumper = context.names[on_turn(context.view)]
    if Blow() not in context.moment.actions:
        words = translate("jump", "{name} jumps. Everyone with a hidden card is asked; yours is not a wind.")
    elif last_chance(context.view, context.near):
        words = translate("jump", "{name} jumps, and nobody else will in this trick: use your wind now, or it is lost.")
    else:
        words = translate("jump", "{name} jumps. Your card is a wind: use it now, or keep it for a later jump.")
    return words.format(name=jumper)


def _jump(context: LayoutContext) -> str:
    winds = len(context.view.winds)
    return _WINDS(winds) if winds else translate("jump", "Drop one of your parachutists to the ground. No wind blows.")


_WINDS: Final = Plural(
    "jump",
    "Drop one of your parachutists to the ground. %n winds will blow.",
    "Drop one of your parachutists to the ground. The wind will blow it one column.",
    1,
)
