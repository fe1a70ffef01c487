"""Damaged snapshots: what can't be true is called corrupt, and what passes can be played on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from core.game import NATURE, ONLY_NATURE, Corrupt
from core.lucky_loop.actions import EXCHANGE, THROW
from core.lucky_loop.game import LUCKY_LOOP
from core.lucky_loop.state import FreeResult, LuckyLoopOptions, LuckyLoopState, Phase
from tests.core.lucky_loop.scripted import ALL_FOUR, Table, given

CHOOSING = given(hands=["R7 T4 L12 T9 D5 L3"], sides={"red_rooster": "T8 D8 L8"}, discards="T5 D3").state
READY = given(hands=["R7 T4 L12"]).present("mighty_eagle", "R7 T4 L12").state
ROLLING = Table(READY).play(THROW).state
COMPLETING = Table(READY).throw(1, 3, 5).state
LANDED = Table(READY).throw(1, 1, 1).state
EXCHANGING = given(hands=["R6"], sides={"mighty_eagle": "R7 T4 L12"}).play(EXCHANGE).state
FREE = given(hands=["T8 L8 D5 R4"], scores={0: ALL_FOUR}).present_free("T8 L8 D5 R4", highlight="T8").state

Damage = Callable[[LuckyLoopState], LuckyLoopState]


def with_(**fields: Any) -> Damage:
    return lambda state: replace(state, **fields)


def in_flight(**fields: Any) -> Damage:
    return lambda state: replace(state, flight=replace(state.flight, **fields))  # type: ignore[type-var]


def after_landing(**fields: Any) -> Damage:
    return lambda state: replace(state, landed=replace(state.landed, **fields))  # type: ignore[type-var]


DAMAGES: list[tuple[str, LuckyLoopState, Damage]] = [
    ("seats", CHOOSING, with_(hands=CHOOSING.hands[:1])),
    ("not one of everything", CHOOSING, with_(tokens=(0,))),
    ("not one side", CHOOSING, with_(sides=())),
    ("not one scale", CHOOSING, with_(scores=((0,), (0,)))),
    ("nobody sits", CHOOSING, with_(turn=2)),
    ("nobody sits", CHOOSING, with_(first=-1)),
    ("rounds begin", CHOOSING, with_(round=0)),
    ("missing or lies in two places", CHOOSING, with_(hands=(CHOOSING.hands[1], CHOOSING.hands[1]))),
    ("missing or lies in two places", CHOOSING, with_(decks=((), ()))),
    ("has no face", CHOOSING, with_(faces=CHOOSING.faces[:-1])),
    ("other cards than the box", CHOOSING, with_(faces=("?",) * 64)),
    ("wrong back", CHOOSING, with_(discards=CHOOSING.discards[::-1])),
    ("out of order", CHOOSING, with_(decks=(CHOOSING.decks[0][::-1], CHOOSING.decks[1]))),
    ("wrong cards at", CHOOSING, with_(sides=(CHOOSING.sides[0][::-1], (), (), ()))),
    ("faulty free programme", FREE, with_(free=(FREE.free[0][::-1], ()))),
    ("before its time", FREE, with_(scores=((8, 9, 10, 0), (0,) * 4), totals=(27, 0))),
    ("tokens", CHOOSING, with_(tokens=(-1, 0))),
    ("tokens", CHOOSING, with_(tokens=(20, 4))),
    ("no scale has", CHOOSING, with_(scores=((7, 0, 0, 0), (0,) * 4), totals=(7, 0))),
    ("no scale has", CHOOSING, with_(scores=((10**9, 0, 0, 0), (0,) * 4), totals=(10**9, 0))),
    ("don't add up", CHOOSING, with_(totals=(1, 0))),
    ("don't bear out", FREE, with_(totals=(39, 0))),
    ("without a flight", CHOOSING, with_(free_results=(FreeResult(9, "red_rooster"), None))),
    ("wrong result is crossed", FREE, with_(free_results=(FreeResult(9, "mighty_eagle"), None))),
    ("after the free programme", FREE, with_(free_results=(FreeResult(9, "red_rooster"), None))),
    ("over without", CHOOSING, with_(phase=Phase.OVER)),
    ("before it began", CHOOSING, with_(phase=Phase.LOT)),
    ("waiting player", CHOOSING, with_(hands=((*CHOOSING.hands[0], *CHOOSING.hands[1]), ()))),
    ("outside of drawing", CHOOSING, with_(to_draw=1)),
    ("a hand of 6", CHOOSING, with_(phase=Phase.DISCARD)),
    ("a hand of 6", CHOOSING, with_(phase=Phase.EXCHANGE, to_draw=2)),
    ("a hand of 3", LANDED, with_(to_draw=2)),
    ("wrong deck", CHOOSING, with_(shuffling=(0,))),
    ("a flight and its phase", READY, with_(flight=None)),
    ("somebody else's", READY, in_flight(seat=1)),
    ("should have landed", READY, in_flight(points=8)),
    ("can't be flown", READY, with_(scores=((0, 0, 0, 20), (0,) * 4), totals=(20, 0))),
    ("last flight is still", READY, lambda state: replace(state, landed=state.flight)),
    ("a throw before", READY, in_flight(throw=(0, 1, 2))),
    ("no dice left", READY, in_flight(left=(), dice_on=((0, 1, 2), (3, 4, 5), ()), values=(6,) * 6 + (0,))),
    ("wrong dice", ROLLING, in_flight(throw=(1, 2, 3))),
    ("not thrown are rolling", ROLLING, in_flight(rolling=(4,))),
    ("show nothing", ROLLING, in_flight(rolling=(0,))),
    ("still rolling", COMPLETING, in_flight(rolling=(0,))),
    ("should have landed", COMPLETING, in_flight(values=(1, 1, 1, 0, 0, 0, 0))),
    ("unknown programme", READY, in_flight(programme="blue_goose")),
    ("other cards than are laid", READY, in_flight(cards=(0, 1, 2))),
    ("highlight in a programme", READY, in_flight(highlight=READY.sides[3][0])),
    ("without highlight", FREE, in_flight(highlight=None)),
    ("a die is missing", READY, in_flight(left=(0, 1, 2))),
    ("a die is missing", READY, in_flight(dice_on=())),
    ("dice are out of order", READY, in_flight(left=(1, 0, 2, 3, 4, 5))),
    ("not a die", READY, in_flight(values=(7,) * 7)),
    (
        "not dice of a throw",
        READY,
        in_flight(left=(2, 3, 4, 5), dice_on=((1, 0), (), ()), values=(6, 6, 0, 0, 0, 0, 0)),
    ),
    ("not completed", READY, in_flight(left=(1, 2, 3, 4, 5), dice_on=((0,), (), ()), values=(6, 0, 0, 0, 0, 0, 0))),
    ("were not thrown", READY, in_flight(values=(1, 0, 0, 0, 0, 0, 0))),
    ("last flight is still", EXCHANGING, with_(landed=LANDED.landed)),
    ("nobody sits", LANDED, after_landing(seat=9)),
    ("roll after the landing", LANDED, after_landing(rolling=(0,))),
    ("were not thrown", LANDED, after_landing(throw=(9,))),
    ("wrong dice", LANDED, after_landing(throw=(2, 1, 0))),
    ("wrong result", LANDED, after_landing(points=20)),
]


@pytest.mark.parametrize(("said", "state", "damage"), DAMAGES, ids=[f"{i}-{d[0]}" for i, d in enumerate(DAMAGES)])
def test_damage_is_found(said: str, state: LuckyLoopState, damage: Damage) -> None:
    LUCKY_LOOP.audit(state)
    with pytest.raises(Corrupt, match=said):
        LUCKY_LOOP.audit(damage(state))


def test_a_forged_snapshot_that_passes_can_be_played_on() -> None:
    # given positions of a game, when one number in their JSON is changed
    rng = random.Random(7)
    state = LUCKY_LOOP.setup(3, LuckyLoopOptions(strict=True))
    passed = 0
    for _ in range(1500):
        state = _played(state, rng)
        forged = _forged(state, rng)
        try:
            LUCKY_LOOP.audit(forged)
        except Corrupt:
            continue
        # then it is corrupt, or play goes on from there
        passed += 1
        for _ in range(20):
            forged = _played(forged, rng)
            LUCKY_LOOP.audit(forged)
    assert passed


def _forged(state: LuckyLoopState, rng: random.Random) -> LuckyLoopState:
    """The position with one number, or nothing much, changed."""
    raw = msgspec.to_builtins(state)
    places: list[tuple[Any, Any]] = []
    _numbers_in(raw, places)
    where, key = rng.choice(places)
    where[key] = rng.choice((-1, 0, 1, 2, 3, 6, 20, where[key] + 1, where[key] - 1))
    return msgspec.convert(raw, LuckyLoopState)


def _numbers_in(raw: Any, places: list[tuple[Any, Any]]) -> None:
    for key in list(raw) if isinstance(raw, dict) else range(len(raw)):
        if isinstance(raw[key], tuple):
            raw[key] = list(raw[key])
        if isinstance(raw[key], int) and not isinstance(raw[key], bool):
            places.append((raw, key))
        elif isinstance(raw[key], (list, dict)):
            _numbers_in(raw[key], places)


def _played(state: LuckyLoopState, rng: random.Random) -> LuckyLoopState:
    """One entry further, if the game is not over."""
    actors = LUCKY_LOOP.to_act(state)
    if not actors:
        return state
    if actors == ONLY_NATURE:
        return LUCKY_LOOP.apply(state, NATURE, LUCKY_LOOP.nature(state, rng)).state
    (seat,) = actors
    return LUCKY_LOOP.apply(state, seat, rng.choice(LUCKY_LOOP.legal(state, seat))).state
