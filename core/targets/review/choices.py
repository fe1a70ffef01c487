"""What is decided without a finger: what to say, when to be silent, and which die to keep. None of it is chance."""

from __future__ import annotations

from core.game import Action, Seat
from core.review.appraiser import NO_LOSS, Loss
from core.review.estimate import Estimate, rounded
from core.targets.actions import Announce, Keep, LetGo, NotSeen
from core.targets.bot.ahead import foreseen, silent
from core.targets.bot.worth import Rules
from core.targets.legal import spoken
from core.targets.review.prospects import Prospect, prospect
from core.targets.state import Phase, TargetsState, on_turn

Choices = dict[Action | None, Prospect]
"""What each choice promises; `None` is to say nothing and flick on."""


def choices_of(game: Rules, view: TargetsState, seat: Seat) -> Choices:
    """What a seat may say or keep. Who is silent out of turn does nothing, so there it is no choice."""
    after: dict[Action | None, TargetsState]
    if view.phase is Phase.KEEPING:
        after = {keep: game.apply(view, seat, keep).state for keep in map(Keep, view.fallen)}
    else:
        after = {word: _said(game, view, seat, word) for word in spoken(view, seat)}
        if view.phase is Phase.ASKING:
            after[LetGo()] = silent(view, seat)
        elif on_turn(view) == seat:
            after[None] = silent(view, seat)
    return {choice: prospect(foreseen(game, state), seat) for choice, state in after.items()}


def _said(game: Rules, view: TargetsState, seat: Seat, word: Action) -> TargetsState:
    """After a word; who calls "Pas vu!" at all does so in any order (T-20)."""
    state: TargetsState = game.apply(view, seat, word).state
    while calls := [call for call in spoken(state, seat) if isinstance(call, NotSeen)]:
        state = game.apply(state, seat, calls[0]).state
    return state


def choice_loss(choices: Choices, made: Action | None) -> Loss:
    """What a choice gave away. A call is right before anything else: it decides about a disc for good (T-8, T-20)."""
    calls = [choice for choice in choices if isinstance(choice, Announce | NotSeen)]
    best = max(calls or choices, key=lambda choice: choices[choice].chance)
    gone, kept = choices[best], choices[made]
    if gone.chance <= kept.chance:
        return NO_LOSS
    return Loss(Estimate(rounded(gone.chance - kept.chance)), Estimate(rounded(gone.points - kept.points)), best)
