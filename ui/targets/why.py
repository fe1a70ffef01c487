"""What speaks for a move of Targets: what a flick is for, and what a call brings."""

from __future__ import annotations

from typing import Final

from core.game import Action, Seat
from core.targets.actions import Announce, Arrange, Discard, Double, Flick, Keep, LetGo, NextRound, NotSeen
from core.targets.bot.purposes import Goal
from core.targets.box import DICE_EACH
from core.targets.state import Phase, TargetsState, from_tower, lying_discs, value
from ui.look.phrases import WHY_ROUND_OVER
from ui.look.text import translate
from ui.targets.aiming.purposes import purpose_of
from ui.targets.words import disc_name, disc_names, disc_under

_ROUNDING: Final = 1e-6


def why(view: TargetsState, seat: Seat, action: Action) -> str:
    """A reason in a few words, from the seat's view."""
    match action:
        case Flick():
            return _aim(view, seat, action)
        case Announce():
            return translate("targets", "only a call before the next flick counts")
        case NotSeen():
            return translate("targets", "called before its owner, it makes the Targets! void")
        case Double():
            return translate("targets", "this die can be flicked once more")
        case LetGo():
            return translate("targets", "you leave your dice where they lie")
        case Keep(die):
            disc = disc_under(view, die)
            if disc is None:
                return translate("targets", "of the dice that fell only one may stay")
            return translate("targets", "a {value} on {disc}").format(value=value(view, die), disc=disc_name(disc))
        case Discard(disc):
            away = {other: from_tower(view, seat, spot) for other, spot in lying_discs(view)}
            if away[disc] > max(away.values()) - _ROUNDING:
                return translate("targets", "no other disc lies farther from your tower")
            return translate("targets", "nobody got a disc from the centre, so one of them goes")
        case Arrange(place) if place == DICE_EACH - 1:
            return translate("targets", "it is the first that you flick")
        case Arrange(0):
            return translate("targets", "it is the last that you flick")
        case Arrange():
            return translate("targets", "it is neither the first nor the last that you flick")
        case NextRound():
            return WHY_ROUND_OVER()
    return ""


def _aim(view: TargetsState, seat: Seat, flick: Flick) -> str:
    """What a flick is for: the purpose that it serves, or nearly does."""
    if view.phase is Phase.GOLDEN:
        return translate("targets", "every die that lies wholly on the disc counts")
    purpose = purpose_of(view, seat, flick)
    if not lying_discs(view) and not any(view.stored):
        return translate("targets", "there is nothing left to win in this round")
    if purpose is None:
        return translate("targets", "it did best of the flicks that were tried")
    match purpose.goal:
        case Goal.BULLSEYE:
            words = translate("targets", "aims at the bull's-eye of {disc}")
            return words.format(disc=disc_name(purpose.which))
        case Goal.PLACE:
            words = translate("targets", "aims at {disc}, short of its bull's-eye")
            return words.format(disc=disc_name(purpose.which))
        case Goal.THEFT:
            words = translate("targets", "aims at what an opponent has stored: {discs}")
            return words.format(discs=disc_names(view.stored[purpose.which]))
        case Goal.TOWER:
            words = translate("targets", "aims at the tower of an opponent, with dice on it: {dice}")
            return words.format(dice=len(view.towers[purpose.which]))
        case Goal.PUSH:
            disc = disc_under(view, purpose.which)
            words = translate("targets", "aims at an opponent's die on {disc}")
            return words.format(disc="" if disc is None else disc_name(disc))
        case Goal.NUDGE:
            return translate("targets", "aims to push a die of your own side towards a bull's-eye")
