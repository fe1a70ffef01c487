"""The odds of a flight for the panel beside the table: what to ask, and how to say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.cards import Cards
from core.game import Action, Seat
from core.lucky_loop.actions import EXCHANGE, Highlight, PresentFree
from core.lucky_loop.box import BOX, DIFFICULTY
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.legal import legal
from core.lucky_loop.odds.answers import OddsAnswer, flown_with
from core.lucky_loop.state import IN_THE_AIR, LuckyLoopState, Phase
from ui.look.numbers import decimal, percent
from ui.look.phrases import POINTS
from ui.look.text import Phrase, listed, titled, translate
from ui.lucky_loop.interpret import interpret
from ui.lucky_loop.text import TEXT
from ui.lucky_loop.words import card_name, programme_name
from ui.table.bots.odds import OddsChoice, OddsFigure, OddsReading
from ui.table.pieces import Placement

_SAME: Final = 1e-9
_DOT: Final = "\u00a0·\u00a0"
"""Between the numbers of a flight, which stay on one line."""
Words = tuple[Phrase, Phrase]
"""The label of a figure, and what it means."""
Inquiries = tuple[tuple[LuckyLoopState, Action | None], ...]


def inquiries(view: LuckyLoopState, seat: Seat, staged: frozenset[Placement]) -> Inquiries:
    """What to ask about the viewer's flight, in the air or before take-off."""
    if seat != view.turn or view.shuffling:
        return ()
    if view.phase in IN_THE_AIR:
        return ((view, None),)
    match view.phase:
        case Phase.HIGHLIGHT:
            # One by one, as each takes its time.
            return tuple([(view, Highlight(card)) for card in view.free[seat]])
        case Phase.CHOOSE:
            return _before_take_off(view, seat, interpret(view, seat, staged) if staged else None)
    return ()


def _before_take_off(view: LuckyLoopState, seat: Seat, presented: Action | None) -> Inquiries:
    """The flight with the cards put down; until they make one, all that the hand could fly."""
    possible = legal(view, seat)
    if presented is None or presented not in possible:
        return ((view, None),) if any(action != EXCHANGE for action in possible) else ()
    if isinstance(presented, PresentFree):
        laid = LUCKY_LOOP.apply(view, seat, presented).state
        # What the rules reject has no odds (LL-31).
        return inquiries(laid, seat, frozenset()) if laid.phase is Phase.HIGHLIGHT else ()
    return ((view, presented),)


def reading(view: LuckyLoopState, found: Sequence[OddsAnswer]) -> OddsReading:
    """The best flight that was found, and what may be done."""
    best, *_ = ranked = sorted(found, key=lambda flight: -flight.value)
    choices: Sequence[tuple[Action, float]] = best.choices
    if not choices and view.phase not in IN_THE_AIR:
        choices = [(Highlight(flight.highlight), flight.value) for flight in ranked if flight.highlight is not None]
    # Cards and dice that show the same are worth the same, and so they are named once.
    named: dict[str, OddsChoice] = {}
    for action, worth in choices:
        words = _named(view, action)
        named.setdefault(words, OddsChoice(words, worth, action))
    return OddsReading(
        _title(view, best), _summary(best), best.odds.distribution, tuple(named.values()), _worth(best.programme)
    )


def _named(view: LuckyLoopState, action: Action) -> str:
    """A choice in few words: a flight by its numbers."""
    flight = flown_with(view, action)
    if flight is None:
        return TEXT.action(view, view.turn, action, ())
    return _numbered(view, flight.programme, flight.cards)


def _numbered(view: LuckyLoopState, programme: str | None, cards: Cards) -> str:
    numbers = [DIFFICULTY[view.faces[card]] for card in cards]
    if programme is None:
        return _DOT.join(map(str, sorted(numbers)))
    return titled(programme_name(programme), _DOT.join(map(str, numbers)))


def _title(view: LuckyLoopState, flight: OddsAnswer) -> str:
    if view.phase is Phase.CHOOSE and flight.choices:
        best = _numbered(view, flight.programme, flight.cards)
        return translate("lucky_loop", "Best in hand: {flight}").format(flight=best)
    name = programme_name(flight.programme)
    return titled(name[0].upper() + name[1:], listed([card_name(view, card) for card in flight.cards]))


def _worth(programme: str | None) -> tuple[str, str]:
    """What is written over the worth of choices: a free programme replaces an old result instead of improving it."""
    if programme is None:
        return POINTS(), translate("lucky_loop", "Points on average")
    return translate("lucky_loop", "Gain"), translate("lucky_loop", "Points gained on average")


def _summary(flight: OddsAnswer) -> tuple[OddsFigure, ...]:
    odds, programme = flight.odds, flight.programme is not None
    shown = [_chance(_COMPLETED, odds.success)]
    if programme:
        shown.append(_chance(_COUNTS, odds.valid, BOX.scale_first))
    shown.append(_chance(_TOKEN if programme else _OR_MORE, odds.at_least_12, BOX.token_from))
    shown.append(_chance(_TOP if programme else _OR_MORE, odds.at_least_20, BOX.scale_last))
    shown.append(_average(_AVERAGE, odds.expected_points))
    if abs(flight.value - odds.expected_points) > _SAME:
        # Only what is better than the old result counts (LL-18).
        shown.append(_average(_GAIN, flight.value))
    return tuple(shown)


def _chance(words: Words, chance: float, points: int = 0) -> OddsFigure:
    label, meaning = (phrase().format(points=points) for phrase in words)
    return OddsFigure(label, percent(chance, 1), meaning)


def _average(words: Words, points: float) -> OddsFigure:
    label, meaning = (phrase() for phrase in words)
    return OddsFigure(label, decimal(points, 2), meaning)


_COMPLETED: Final[Words] = (
    Phrase("lucky_loop", "All cards completed"),
    Phrase(
        "lucky_loop", "The flight succeeds: dice lie on every card. What it earns may still be too little to count."
    ),
)
_COUNTS: Final[Words] = (
    Phrase("lucky_loop", "Counts: {points} or more"),
    Phrase("lucky_loop", "The flight succeeds and counts: a programme goes on its scale from {points} points on."),
)
_OR_MORE: Final[Words] = (
    Phrase("lucky_loop", "{points} or more"),
    Phrase("lucky_loop", "The flight succeeds and earns at least {points} points."),
)
_TOKEN: Final[Words] = (
    _OR_MORE[0],
    Phrase("lucky_loop", "From {points} points on, the best result so far also brings a token."),
)
_TOP: Final[Words] = (
    _OR_MORE[0],
    Phrase("lucky_loop", "{points} points are the top of the scale."),
)
_AVERAGE: Final[Words] = (
    Phrase("lucky_loop", "Points on average"),
    Phrase("lucky_loop", "What such flights earn on average; those that fail are counted too."),
)
_GAIN: Final[Words] = (
    Phrase("lucky_loop", "Gain on average"),
    Phrase("lucky_loop", "What it adds to your points on average: only what is better than your old result counts."),
)
