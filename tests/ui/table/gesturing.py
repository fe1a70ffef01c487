"""What must hold for the gestures of every game that is played by putting pieces down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from core.game import Action, Game, Illegal
from ui.table.kit import AnyTable
from ui.table.pieces import Click, Gesture, Layout, Moment, Place, Placement


def assert_gestures_of_their_own(table: AnyTable, now: Moment[Any], found: Layout) -> None:
    """Every legal action has a gesture, made with what lies on the table; what it puts down means the action."""
    assert now.seat is not None
    pieces, zones = {piece.id for piece in found.pieces}, {zone.id for zone in found.zones}
    made: dict[Gesture, Action] = {}
    for action in now.actions:
        ways = table.gestures(now.view, now.seat, action)
        assert ways, action
        for way in ways:
            assert made.setdefault(way, action) == action
            match way:
                case Click(piece):
                    assert piece in pieces
                case Place(placements):
                    assert {placement.piece for placement in placements} <= pieces
                    assert {placement.zone for placement in placements} <= zones
                    assert table.drops.interpret(now.view, now.seat, placements) == action
                    assert isinstance(table.drops.hint(now.view, now.seat, placements), str)


def assert_other_drops_refused(
    game: Game[Any, Any],
    table: AnyTable,
    state: Any,
    now: Moment[Any],
    found: Layout,
    rng: random.Random,
    prefix: str,
    together: Sequence[int],
) -> None:
    """Drops at random mean a legal action, nothing at all, or one that a rule of the game refuses."""
    assert now.seat is not None
    pieces, zones = [piece.id for piece in found.pieces], [zone.id for zone in found.zones]
    legal = {like for action in now.actions for like in table.drops.alike(now.view, now.seat, action)}
    for _ in range(40):
        zone = rng.choice(zones)
        placements = frozenset(Placement(piece, zone) for piece in rng.sample(pieces, rng.choice(together)))
        action = table.drops.interpret(now.view, now.seat, placements)
        said = table.drops.hint(now.view, now.seat, placements)
        if action is not None and action not in legal:
            with pytest.raises(Illegal) as caught:
                game.apply(state, now.seat, action)
            assert caught.value.rule.startswith(f"{prefix}-")
        if prefix == "J":
            assert not said or action in legal
