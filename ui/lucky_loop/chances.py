"""The odds of a flight for the panel beside the table, and of the flight that an action begins. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.cards import Cards
from core.game import Action, Seat
from core.lucky_loop.actions import Highlight, PresentFree, PresentOne, PresentThree
from core.lucky_loop.figures import BOX, PROGRAMME_AT
from core.lucky_loop.legal import legal
from core.lucky_loop.odds import Outlook, before, decisions_in, outlook_in
from core.lucky_loop.state import IN_THE_AIR, LuckyLoopState, Phase
from ui.figures import decimal, percent
from ui.lucky_loop.meaning import meant
from ui.lucky_loop.words import card_name, programme_name
from ui.table.pieces import Placement
from ui.table.reckoning import Reckoning
from ui.text import listed, titled, translate

_SAME: Final = 1e-9


def odds(view: LuckyLoopState, seat: Seat, staged: frozenset[Placement]) -> Iterator[Reckoning]:
    """How the viewer's flight stands, or would stand with the cards put down; nothing where there is none."""
    if seat != view.turn or view.shuffling:
        return
    if view.phase in IN_THE_AIR:
        yield from _in_the_air(view)
    elif view.phase is Phase.HIGHLIGHT:
        yield from _highlights(view, view.free[seat])
    elif staged:
        action = meant(view, seat, staged)
        if action is not None and action in legal(view, seat):
            yield from _presented(view, action)


def _in_the_air(view: LuckyLoopState) -> Iterator[Reckoning]:
    flight = view.flight
    assert flight is not None, "these phases are in the air"
    choices = () if view.phase is Phase.ROLL else tuple([(made.action, made.value) for made in decisions_in(view)])
    left = [card for card, dice in zip(flight.cards, flight.dice_on, strict=True) if not dice]
    yield _reckoned(view, flight.programme, left, outlook_in(view), choices)


def _presented(view: LuckyLoopState, action: Action) -> Iterator[Reckoning]:
    if isinstance(action, PresentFree):
        # What the rules will reject has no odds (LL-31).
        yield from _highlights(view, action.cards)
    elif (flown := flown_with(view, action)) is not None:
        programme, cards = flown
        yield _reckoned(view, programme, cards, before(view, cards, programme), ())


def _highlights(view: LuckyLoopState, cards: Cards) -> Iterator[Reckoning]:
    """One highlight after the other, as each takes its time."""
    found: list[tuple[Outlook, Action]] = []
    for card in cards:
        found.append((before(view, cards, None, card), Highlight(card)))
        ranked = sorted(found, key=lambda pair: -pair[0].value)
        choices = tuple([(action, outlook.value) for outlook, action in ranked])
        yield _reckoned(view, None, cards, ranked[0][0], choices)


def flown_with(view: LuckyLoopState, action: Action) -> tuple[str, Cards] | None:
    """The programme that an action begins, and all of its cards."""
    match action:
        case PresentThree(programme, cards):
            return programme, cards
        case PresentOne(programme, card):
            faces, side = view.faces, view.sides[PROGRAMME_AT[programme]]
            return programme, tuple([card if faces[old][0] == faces[card][0] else old for old in side])
    return None


def _reckoned(
    view: LuckyLoopState,
    programme: str | None,
    cards: Cards | list[int],
    outlook: Outlook,
    choices: tuple[tuple[Action, float], ...],
) -> Reckoning:
    name, odds = programme_name(programme), outlook.odds
    title = titled(name[0].upper() + name[1:], listed([card_name(view, card) for card in cards]))
    at_least = translate("lucky_loop", "{points} or more")
    figures = [(translate("lucky_loop", "Success"), odds.success)]
    if programme is not None:
        figures.append((translate("lucky_loop", "Valid: {points} or more").format(points=BOX.scale_first), odds.valid))
    figures.append((at_least.format(points=BOX.token_from), odds.at_least_12))
    figures.append((at_least.format(points=BOX.scale_last), odds.at_least_20))
    shown = [(label, percent(chance, 1)) for label, chance in figures]
    shown.append((translate("lucky_loop", "Points on average"), decimal(odds.expected_points, 2)))
    if abs(outlook.value - odds.expected_points) > _SAME:
        # Only what is better than the old result counts (LL-18).
        shown.append((translate("lucky_loop", "Gain on average"), decimal(outlook.value, 2)))
    return Reckoning(title, tuple(shown), odds.distribution, choices)
