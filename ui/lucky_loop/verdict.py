"""What became of a flight that has landed, and the words for it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from core.lucky_loop.box import BOX, PROGRAMME_AT
from core.lucky_loop.rules.flight import can_buy_red_die
from core.lucky_loop.state import IN_THE_AIR, Flight, LuckyLoopState, Phase
from ui.look.phrases import points_text
from ui.look.text import Phrase, translate
from ui.lucky_loop.words import programme_name


class Verdict(StrEnum):
    """How a flight ended."""

    SCORED = "scored"
    UNCHANGED = "unchanged"
    """All figures flown, for a result that changes nothing (LL-17, LL-18)."""
    STOPPED = "stopped"
    """Given up for a token after the second card (LL-15)."""
    CRASHED = "crashed"


STAMPS: Final[Mapping[Verdict, Phrase]] = {
    Verdict.SCORED: Phrase("lucky_loop", "Landed!"),
    Verdict.UNCHANGED: Phrase("lucky_loop", "Landed"),
    Verdict.STOPPED: Phrase("lucky_loop", "Stopped"),
    Verdict.CRASHED: Phrase("lucky_loop", "Crash!"),
}
NOT_ALLOWED: Final = Phrase("lucky_loop", "This free programme is not allowed")


def verdict_of(view: LuckyLoopState, flight: Flight) -> Verdict:
    """How the last flight ended; a repeat that was just as good as before looks as if it had been scored."""
    if flight.points is None:
        # After a throw that failed the dice still lie there, and who has none left didn't choose to stop.
        return Verdict.STOPPED if flight.left and not flight.throw else Verdict.CRASHED
    if flight.programme is None:
        return Verdict.SCORED
    best = view.scores[flight.seat][PROGRAMME_AT[flight.programme]]
    return Verdict.UNCHANGED if flight.points < max(best, BOX.scale_first) else Verdict.SCORED


def has_just_landed(view: LuckyLoopState) -> bool:
    """Whether this is the stage at which a flight has come down and nothing else has happened yet."""
    return view.flight is None and view.landed is not None and view.phase in IN_THE_AIR


def comes_down(view: LuckyLoopState, flight: Flight) -> bool:
    """Whether this is the stage before a landing: the last card completed, or a throw that nothing can save."""
    if view.phase is Phase.READY:
        return flight.completed == len(flight.cards) or not (flight.left or can_buy_red_die(view, flight))
    return view.phase is Phase.COMPLETE and not view.tokens[flight.seat] and not flight.can_complete(view.faces)


def verdict_text(view: LuckyLoopState, flight: Flight) -> str:
    """The end of the last flight in a few words."""
    completed, figures = flight.completed, len(flight.cards)
    match verdict_of(view, flight):
        case Verdict.SCORED:
            words = translate("lucky_loop", "{programme}: {points}")
            return words.format(programme=_title(flight), points=points_text(flight.points or 0))
        case Verdict.UNCHANGED:
            place = PROGRAMME_AT[flight.programme or ""]
            return unchanged_text(flight.points or 0, view.scores[flight.seat][place])
        case Verdict.STOPPED:
            words = translate("lucky_loop", "Stopped after {completed} of {figures} figures")
        case Verdict.CRASHED:
            words = translate("lucky_loop", "Only {completed} of {figures} figures")
    return words.format(completed=completed, figures=figures)


def unchanged_text(points: int, before: int) -> str:
    """Why a result changes nothing: below the scale, or no better than before."""
    if points < BOX.scale_first:
        words = translate("lucky_loop", "Nothing changes: {points} is less than {least}")
    else:
        words = translate("lucky_loop", "Nothing changes: {points} is not more than {before}")
    return words.format(points=points, least=BOX.scale_first, before=before)


def _title(flight: Flight) -> str:
    return programme_name(flight.programme) if flight.programme else translate("lucky_loop", "Free programme")
