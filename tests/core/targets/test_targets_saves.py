"""A saved game never depends on physics: what came to rest is in the record (T-27)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.loading import load
from core.players import Player
from core.record import dump, header_of
from core.session import Session
from core.targets.actions import Settled
from core.targets.game import TARGETS
from core.targets.physics import rolling
from tests.whole import state_of


def broken(*_: Any) -> Any:
    raise AssertionError("a reload runs no physics")


def save_after_every_flick(monkeypatch: pytest.MonkeyPatch, seed: int, least: int) -> None:
    """Play whole games, and after every flick save and load with the physics taken away."""
    rng, flicks = random.Random(seed), 0
    while flicks < least:
        session = Session(TARGETS, rng.choice(TARGETS.seats), TARGETS.options(), rng.getrandbits(20))
        session.begin()
        players = [Player(f"Player {seat + 1}") for seat in range(session.seats)]
        while session.to_act and flicks < least:
            seat = rng.choice(sorted(session.to_act))
            session.submit(seat, TARGETS.sample(session.view(seat), seat, rng))
            if not isinstance(session.entry(session.cursor - 1)[1], Settled):
                continue
            flicks += 1
            with monkeypatch.context() as without:
                without.setattr(rolling, "settle", broken)
                loaded = load(dump(header_of(session, players), session))
            assert loaded.problem is None
            assert state_of(loaded.session) == state_of(session)


def test_T_27_every_save_reloads_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    save_after_every_flick(monkeypatch, 1, 60)


@pytest.mark.torture
def test_T_27_ten_thousand_saves_reload_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    save_after_every_flick(monkeypatch, 2, 10_000)
